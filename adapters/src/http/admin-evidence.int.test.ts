import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { EvidenceLibrary } from "@rounds/core/evidence/ports.ts"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startApi, type TestApi } from "#testing/api.ts"
import type { TestClient } from "#testing/client.ts"
import { testDatabase } from "#testing/database.ts"

type Finding = SuccessOf<"GET /api/admin/evidence/{subject}">[number]

let api: TestApi
let admin: TestClient

beforeAll(async () => {
  api = await startApi({
    databaseUrl: await testDatabase(),
    env: { ROUNDS_DEMO: "on", ADMIN_EMAILS: "admin@example.org" },
  })
  admin = await api.confirmed("admin@example.org")
})

afterAll(() => api.stop())

const findingsOf = async (subject: string) =>
  (await admin.get<ReadonlyArray<Finding>>(`/api/admin/evidence/${subject}`)).body

const spoken = async (subject: string, at = 0) => {
  const found = (await findingsOf(subject)).filter(({ mayBeSpoken }) => mayBeSpoken)[at]
  if (found === undefined) throw new Error(`nothing of ${subject} may be spoken`)
  return found
}

const wordsOf = ({ says, brief, limit, safety, strength }: Finding) => ({
  says,
  brief,
  limit,
  safety,
  strength,
})

test("a finding is signed by name and qualification, everywhere at once, and the log says by whom", async () => {
  const { id } = await spoken("creatine")
  const person = await api.signUp("dr@clinic.example")
  const signed = await admin.post<Finding>(`/api/admin/findings/${id}/signature`, {
    name: "Dr Ada Lovelace",
    qualification: "Clinical pharmacist",
    note: "Read the abstract",
  })
  expect(signed.body).toMatchObject({
    id,
    signedBy: { name: "Dr Ada Lovelace", qualification: "Clinical pharmacist" },
    history: [{ kind: "signed", note: "Read the abstract" }],
  })
  const hits = await person.get<SuccessOf<"GET /api/evidence">>(
    `/api/evidence?q=${encodeURIComponent(signed.body.says.english)}`,
  )
  expect(hits.body.find(({ findingId }) => findingId === id)?.signedBy).toBe("Dr Ada Lovelace")
  const subjects = await admin.get<SuccessOf<"GET /api/admin/evidence">>("/api/admin/evidence")
  expect(subjects.body.find(({ subject }) => subject === "creatine")?.signed).toBe(1)
  const log = await admin.get<SuccessOf<"GET /api/admin/actions">>("/api/admin/actions")
  expect(log.body[0]).toMatchObject({
    action: "finding_signed",
    subject: `finding ${id}`,
    byEmail: "admin@example.org",
    after: { signedBy: "Dr Ada Lovelace" },
  })
})

test("a correction changes what scripts are made of, and one that promises too much is refused with the words", async () => {
  const finding = await spoken("creatine", 1)
  const says = { ...finding.says, english: "Some trials looked at this, with mixed results." }
  const corrected = await admin.post<Finding>(`/api/admin/findings/${finding.id}/correction`, {
    correction: { ...wordsOf(finding), says },
    why: "Plainer",
  })
  expect(corrected.body).toMatchObject({ says, signedBy: null, history: [{ kind: "corrected" }] })
  const library = await api.run(EvidenceLibrary.use(({ library }) => library))
  const stands = library.files.flatMap(({ findings }) => findings).find(({ id }) => id === finding.id)
  expect(stands?.says).toEqual(says)
  const catchier = {
    correction: { ...wordsOf(finding), says: { ...says, english: "Creatine cures depression." } },
    why: "Catchier",
  }
  const path = `/api/admin/findings/${finding.id}/correction`
  const refused = await admin.post(path, catchier)
  expect(refused).toMatchObject({ status: 422, body: { code: "CorrectionRefused" } })
  expect(refused.body.detail).toContain("Creatine cures depression.")
  const inTurkish = await admin.post(path, catchier, { headers: { "accept-language": "tr" } })
  expect(inTurkish.body.detail).toMatch(
    /^Bu ifadeler kaydedilemedi: İngilizce: "Creatine cures depression\."/,
  )
})

test("a retired finding is spoken no more, and can be neither signed nor retired again", async () => {
  const { id } = await spoken("melatonin")
  const retired = await admin.post<Finding>(`/api/admin/findings/${id}/retirement`, { why: "Outdated dose" })
  expect(retired.body).toMatchObject({
    mayBeSpoken: false,
    standing: "unverified",
    toVerify: "Outdated dose",
  })
  const again = await admin.post(`/api/admin/findings/${id}/retirement`, { why: "Outdated dose" })
  expect(again.status).toBe(409)
  const signature = { name: "Dr Ada Lovelace", qualification: "Clinical pharmacist" }
  expect((await admin.post(`/api/admin/findings/${id}/signature`, signature)).status).toBe(409)
})
