import type { PostingKit } from "@rounds/core/script/posting/kit.ts"
import type { ScriptReview, ScriptSheet } from "@rounds/core/contract/script-parts.ts"
import { dispatch } from "@rounds/core/kernel/dispatch.ts"
import { ActorId } from "@rounds/core/kernel/stamped.ts"
import { subscription } from "@rounds/core/subscription/aggregate.ts"
import type { Script } from "@rounds/core/script/script.ts"
import mammoth from "mammoth"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { publishTopics, startApi, type TestApi } from "#testing/api.ts"
import { testDatabase } from "#testing/database.ts"
import { order, somebodyWithScript, topicId } from "#testing/person.ts"
import { unzip } from "#testing/unzip.ts"

let api: TestApi
let scriptId: string
let client: Awaited<ReturnType<typeof somebodyWithScript>>["client"]
beforeAll(async () => {
  api = await startApi({ databaseUrl: await testDatabase() })
  await api.run(publishTopics({ id: topicId }))
  const somebody = await somebodyWithScript(api, "files")
  client = somebody.client
  await api.run(
    dispatch(
      subscription,
      { id: somebody.id, by: ActorId.make("cli") },
      { _tag: "SetTier", tier: "creator_pro" },
    ),
  )
  const { body } = await client.get<ReadonlyArray<Script>>("/api/user/scripts")
  scriptId = body[0]?.id ?? ""
})
afterAll(() => api.stop())

const file = (format: string, query = "") =>
  client.raw("GET", `/api/user/scripts/${scriptId}/files/${format}${query}`, undefined)

describe("the files of a script", () => {
  test.each([
    ["txt", "text/plain; charset=utf-8"],
    ["srt", "application/x-subrip; charset=utf-8"],
    ["vtt", "text/vtt; charset=utf-8"],
    ["csv", "text/csv; charset=utf-8"],
    ["ics", "text/calendar; charset=utf-8"],
    ["docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
    ["zip", "application/zip"],
  ])("come named by the title, with their type, kept nowhere: .%s", async (format, type) => {
    const answer = await file(format)
    expect(answer.status).toBe(200)
    expect(answer.headers.get("content-type")).toBe(type)
    expect(answer.headers.get("cache-control")).toBe("no-store")
    expect(answer.headers.get("content-disposition")).toBe(
      `attachment; filename="does-creatine-cause-hair-loss.${format}"`,
    )
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(200)
  })

  test("say that nobody has checked the words, also in Word and in the archive", async () => {
    const word = await mammoth.extractRawText({
      buffer: Buffer.from(await (await file("docx")).arrayBuffer()),
    })
    expect(word.value).toContain("Not checked before filming.")
    expect(word.value).toContain(order.topicTitle)
    const files = await unzip(Buffer.from(await (await file("zip")).arrayBuffer()))
    expect(files.size).toBe(7)
    expect(files.get("does-creatine-cause-hair-loss-posts.txt")).toContain("Not checked before filming.")
  })

  test("stand in the calendar at the audience's hour", async () => {
    const starts = async (zone: string) => {
      const text = await (await file("ics", `?zone=${encodeURIComponent(zone)}`)).text()
      return [...text.matchAll(/^DTSTART:\d{8}T(\d{2})/gm)].map(([, hour]) => Number(hour))
    }
    const [istanbul, utc] = [await starts("Europe/Istanbul"), await starts("UTC")]
    expect(istanbul).toEqual(utc.map((hour) => (hour + 21) % 24))
  })

  test("are nobody else's, and there are no others", async () => {
    const other = await api.signUp("somebody-else@example.org")
    const path = `/api/user/scripts/${scriptId}`
    for (const each of ["/files/txt", "/files/zip", "/posting-kit"]) {
      expect((await other.raw("GET", `${path}${each}`, undefined)).status).toBe(404)
      expect((await api.visitor().raw("GET", `${path}${each}`, undefined)).status).toBe(401)
    }
    expect((await file("exe")).status).toBe(400)
    expect((await file("txt", `?zone=${"x".repeat(61)}`)).status).toBe(400)
  })
})

test("the posting kit is made of the script, in the audience's zone", async () => {
  const { body } = await client.get<PostingKit>(
    `/api/user/scripts/${scriptId}/posting-kit?zone=Europe%2FIstanbul`,
  )
  expect(body.zone).toBe("Europe/Istanbul")
  expect(body.isChecked).toBe(false)
  expect(body.hashtags).toHaveLength(5)
  expect(body.shots.length).toBeGreaterThan(3)
  expect(body.posts.length).toBe(4)
  expect(body.times.every(({ next }) => Date.parse(next) > Date.now() - 60_000)).toBe(true)
  const unknown = await client.get<PostingKit>(
    `/api/user/scripts/${scriptId}/posting-kit?zone=Mars%2FOlympus`,
  )
  expect(unknown.body.zone).toBe("UTC")
})

test("a plan without texts for each platform gets none, neither in the kit nor in the archive", async () => {
  const starter = (await somebodyWithScript(api, "starter")).client
  const { body: scripts } = await starter.get<ReadonlyArray<Script>>("/api/user/scripts")
  const path = `/api/user/scripts/${scripts[0]?.id}`
  const { body: kit } = await starter.get<PostingKit>(`${path}/posting-kit`)
  expect(kit).toMatchObject({ posts: [], hasPosts: false })
  expect(kit.hashtags).toHaveLength(5)
  expect(kit.times.length).toBeGreaterThan(0)
  const archive = await starter.raw("GET", `${path}/files/zip`, undefined)
  const names = [...(await unzip(Buffer.from(await archive.arrayBuffer()))).keys()]
  expect(names).toHaveLength(6)
  expect(names.filter((name) => name.includes("posts"))).toEqual([])
})

describe("a script on its way to the camera", () => {
  const text = async (id: string) =>
    (await client.raw("GET", `/api/user/scripts/${id}/files/txt`, undefined)).text()

  test("prints the reason of what its speaker keeps, and says that it is checked once it is", async () => {
    const written = (await client.post<ScriptSheet>("/api/generate-script", order)).body
    let { body: review } = await client.patch<ScriptReview>(`/api/user/scripts/${written.id}/beats/0`, {
      version: written.version,
      change: { text: "My clinic sees this every week." },
    })
    expect(await text(written.id)).toContain("Not checked before filming.")
    for (let open = review.points.find(isOpen); open !== undefined; open = review.points.find(isOpen)) {
      const how = open.needsOtherWords
        ? { kind: "leave_out" }
        : { kind: "keep", reason: "I count them myself." }
      const settled = await client.post<ScriptReview>(`/api/user/scripts/${written.id}/points/${open.id}`, {
        version: review.script.version,
        how,
      })
      expect(settled.status).toBe(200)
      review = settled.body
    }
    await client.post(`/api/user/scripts/${written.id}/approval`, { version: review.script.version })
    const file = await text(written.id)
    expect(file).toContain("Checked before filming by the person who speaks.")
    expect(file).toContain(
      "Kept by the speaker: “My clinic sees this every week.” Reason: I count them myself.",
    )
  })

  test("leaves as no file while places in it are to be filled in", async () => {
    const asking = { topicTitle: "Is zorbing worth it?" }
    const { body } = await client.post<ScriptSheet>("/api/generate-script", asking)
    expect(body.scriptContent).toMatch(/\[[^\]]+\]/)
    const refused = await client.raw("GET", `/api/user/scripts/${body.id}/files/docx`, undefined)
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({ code: "PlacesToFill" })
    expect((await client.raw("GET", `/api/user/scripts/${body.id}/posting-kit`, undefined)).status).toBe(200)
  })
})

const isOpen = ({ isOptional, kept }: ScriptReview["points"][number]) => !isOptional && kept === null
