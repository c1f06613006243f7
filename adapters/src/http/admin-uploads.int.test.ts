import { gzipSync } from "node:zlib"
import { joined } from "@rounds/core/collection/joined.ts"
import type { HandIn } from "@rounds/core/admin/hand-ins.ts"
import type { AdminAction } from "@rounds/core/contract/admin-actions.ts"
import { ForumSource } from "@rounds/core/collection/source-ports.ts"
import * as Layer from "effect/Layer"
import { afterAll, beforeAll, expect, test } from "vitest"
import { uploadReader } from "#forum/uploads.ts"
import { query } from "#postgres/client.ts"
import { startApi, type TestApi } from "#testing/api.ts"
import type { TestClient } from "#testing/client.ts"
import { testDatabase } from "#testing/database.ts"

interface Uploaded {
  readonly id: string
  readonly communities: ReadonlyArray<string>
  readonly posts: number
  readonly stored: number
}

const startWith = async (forum?: Layer.Layer<ForumSource>) =>
  startApi({
    databaseUrl: await testDatabase(),
    env: { ROUNDS_DEMO: "on", ADMIN_EMAILS: "boss@example.org" },
    ...(forum === undefined ? {} : { forum }),
  })

let api: TestApi
let boss: TestClient
beforeAll(async () => {
  api = await startWith(Layer.succeed(ForumSource, joined([uploadReader])))
  boss = await api.confirmed("boss@example.org")
})
afterAll(() => api.stop())

const path = "/api/admin/uploads"
const header = "community,title,created_at,url"
const row = (at: number) =>
  `Clinic questions,Does zinc help? ${at},2026-11-19T08:00:00Z,https://clinic.example/${at}`
const csv = (...rows: ReadonlyArray<string>) => [header, ...rows].join("\n")
const file = (text: string) => ({ fileName: "october.csv", text, reason: " Asked in October " })
const held = () =>
  api.run(query("count posts", (sql) => sql<{ count: number }[]>`SELECT count(*)::int AS count FROM posts`))
const uploads = async (search = "") =>
  (await boss.get<ReadonlyArray<AdminAction>>(`/api/admin/actions?action=posts_uploaded${search}`)).body

test("a file's posts are stored once, and each upload is listed with who, which file, what came of it and why", async () => {
  const first = await boss.post<Uploaded>(path, file(csv(row(1), row(2))))
  expect([first.status, first.body]).toEqual([
    200,
    { id: expect.any(String), communities: ["upload:Clinic questions"], posts: 2, stored: 2 },
  ])
  const second = await boss.post<Uploaded>(path, file(csv(row(1), row(2), row(3))))
  expect(second.body).toMatchObject({ posts: 3, stored: 1 })
  const [newest, older, ...rest] = await uploads()
  expect(rest).toEqual([])
  expect(newest?.after).toEqual({ file: "october.csv", communities: 1, posts: 3, stored: 1 })
  expect(older).toMatchObject({
    byEmail: "boss@example.org",
    why: "Asked in October",
    after: { file: "october.csv", communities: 1, posts: 2, stored: 2 },
  })
  expect(await uploads(`&limit=1&before=${newest?.at}`)).toEqual([older])
})

test("the same click gives the same answer again", async () => {
  const key = { headers: { "idempotency-key": "one-click" } }
  const first = await boss.post<Uploaded>(path, file(csv(row(10))), key)
  expect(first.body.stored).toBe(1)
  expect((await boss.post<Uploaded>(path, file(csv(row(10))), key)).body).toEqual(first.body)
})

test("one row at fault keeps the whole file out, and each fault is told with its row, in both languages", async () => {
  const before = await held()
  const wrong = file(
    csv(
      row(20),
      "Clinic,,yesterday,https://clinic.example/21",
      "Clinic,Zinc,yesterday,https://clinic.example/22",
    ),
  )
  const refused = await boss.post(path, wrong)
  expect([refused.status, refused.body.code]).toEqual([422, "UploadRefused"])
  expect(refused.body.errors).toEqual([
    { field: "rows.2.title", message: "Row 2: title must have at least 1 character" },
    {
      field: "rows.3.created_at",
      message: "Row 3: created_at must be a time with its zone, as 2026-11-20T09:00:00Z",
    },
  ])
  const turkish = await boss.post(path, wrong, { headers: { "accept-language": "tr" } })
  expect(turkish.body.errors?.[0]).toEqual({
    field: "rows.2.title",
    message: "2. satır: title: en az 1 karakter olmalı",
  })
  expect((await boss.post(path, file("[{"))).body.errors?.[0]?.field).toBe("text")
  expect(await held()).toEqual(before)
})

test("this call alone takes a long body: of an administrator, and no more than a file may have", async () => {
  const long = csv(...Array.from({ length: 900 }, (_, at) => `${row(1000 + at)}${"x".repeat(400)}`))
  expect((await boss.post<Uploaded>(path, file(long))).body.posts).toBe(900)
  expect((await boss.post(path, { ...file("x"), fileName: "x".repeat(300) })).body.errors?.[0]?.field).toBe(
    "fileName",
  )
  const tooLong = await boss.post(path, file("x".repeat(10_000_001)))
  expect([tooLong.status, tooLong.body.errors?.[0]?.field]).toEqual([400, "text"])
  const wide = await boss.post(path, file("ş".repeat(5_000_001)))
  expect([wide.status, wide.body.code, wide.body.errors?.map(({ field }) => field)]).toEqual([
    422,
    "UploadRefused",
    ["text"],
  ])
  expect((await boss.post(path, file("x".repeat(21_000_000)))).status).toBe(413)
  expect((await boss.post("/api/admin/subreddits", { name: "x".repeat(200_000) })).status).toBe(413)
  const visitor = await api.visitor().post(path, file("x".repeat(300_000)))
  expect([visitor.status, visitor.body.code]).toEqual([401, "NotSignedIn"])
})

test.each([
  ["broken JSON", '{"fileName":', {}, 400],
  ["a text alone", '"posts"', {}, 400],
  ["nothing", "", {}, 400],
  ["bytes that are no UTF-8", Buffer.from('{"fileName":"\xff"}', "latin1"), {}, 400],
  ["a NUL in a text", JSON.stringify({ fileName: "a\u0000b", text: "[]", reason: "Measured" }), {}, 400],
  ["another type", "community,title", { "content-type": "text/csv" }, 415],
  ["another alphabet", "{}", { "content-type": "application/json; charset=latin1" }, 415],
  ["its bytes pressed", gzipSync("{}"), { "content-encoding": "gzip" }, 415],
])("a long body of %s is refused", async (_, body, headers, status) => {
  expect((await boss.raw("POST", path, body, { headers })).status).toBe(status)
})

test("where uploads are no source, that is told before and at the call", async () => {
  const takes = async (client: TestClient) =>
    (await client.get<{ readonly takesUploads: boolean }>("/api/admin/analytics/scraping")).body.takesUploads
  expect(await takes(boss)).toBe(true)
  const silent = await startWith()
  const other = await silent.confirmed("boss@example.org")
  expect(await takes(other)).toBe(false)
  const refused = await other.post(path, file(csv(row(1))))
  expect([refused.status, refused.body.code]).toEqual([409, "UploadsNotRead"])
  await silent.stop()
})

test("an upload is taken back once, with who and why; posts of another upload stay, and what is not there is told", async () => {
  const one = (await boss.post<Uploaded>(path, file(csv(row(50), row(51))))).body
  const two = (await boss.post<Uploaded>(path, file(csv(row(51), row(52))))).body
  const listed = async (id: string) =>
    (await boss.get<ReadonlyArray<HandIn>>(path)).body.find((each) => each.id === id)
  expect(await listed(one.id)).toMatchObject({
    file: "october.csv",
    byEmail: "boss@example.org",
    why: "Asked in October",
    leaving: 1,
    staying: 1,
    takenBack: null,
  })
  const [before] = await held()
  const back = () => boss.post<HandIn>(`${path}/${one.id}/take-back`, { reason: " The wrong file " })
  const taken = await back()
  expect([taken.status, taken.body]).toMatchObject([
    200,
    { id: one.id, takenBack: { byEmail: "boss@example.org", why: "The wrong file", removed: 1 } },
  ])
  expect((await held())[0]?.count).toBe((before?.count ?? 0) - 1)
  expect(await back()).toMatchObject({ status: 200, body: taken.body })
  expect(await listed(two.id)).toMatchObject({ leaving: 2, staying: 0, takenBack: null })
  const done = (await boss.get<ReadonlyArray<AdminAction>>("/api/admin/actions?action=upload_taken_back"))
    .body
  expect(done).toMatchObject([
    { subject: `upload ${one.id}`, why: "The wrong file", after: { file: "october.csv", removed: 1 } },
  ])
  expect((await boss.post<Uploaded>(path, file(csv(row(50))))).body.stored).toBe(1)

  const nobodys = `${path}/0190f1a0-0000-7000-8000-00000000beef/take-back`
  const unknown = await boss.post(nobodys, { reason: "x" })
  expect([unknown.status, unknown.body.code]).toEqual([404, "HandInUnknown"])
  const turkish = await boss.post(nobodys, { reason: "x" }, { headers: { "accept-language": "tr" } })
  expect(turkish.body.title).toBe("Böyle bir yükleme yok")
  const silent = await boss.post<HandIn>(`${path}/${two.id}/take-back`, {})
  expect([silent.status, silent.body]).toMatchObject([400, { errors: [{ field: "reason" }] }])
})
