import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { testDatabase } from "@rounds/adapters/testing/database.ts"
import { afterAll, beforeAll, expect, test } from "vitest"
import { run } from "#testing/command-line.ts"

const libraryFile = new URL("../../fixtures/evidence/subjects/melatonin.json", import.meta.url)

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "rounds-evidence-"))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test("`evidence list --json` counts what may be spoken, subject by subject", async () => {
  const { code, out } = await run(["evidence", "list", "--json"])
  const rows = out
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { subject: string; findings: number; current: number })
  expect(code).toBe(0)
  expect(rows.map(({ subject }) => subject)).toContain("grapefruit-statins")
  expect(rows.every(({ current, findings }) => current <= findings)).toBe(true)
})

test("`evidence show` says that nobody has signed, and where each finding was published", async () => {
  const { code, out } = await run(["evidence", "show", "grapefruit-statins"])
  expect(code).toBe(0)
  expect(out).toContain("not yet signed by a clinician")
  expect(out).toMatch(/source {2}.+https?:\/\//)
})

test("`evidence show` of a subject that is not there ends with 1 and says how to find one", async () => {
  const { code, err } = await run(["evidence", "show", "moon-dust"])
  expect(code).toBe(1)
  expect(err).toContain('no subject "moon-dust". See: evidence list')
})

test("`evidence check` names the finding and the rule that it breaks", async () => {
  const file = JSON.parse(readFileSync(libraryFile, "utf8")) as {
    findings: { id: string; says: object; strength: string; design: string }[]
  }
  const [first] = file.findings
  if (first === undefined) throw new Error("the file has no finding")
  first.says = { english: "It always works, " + "and ".repeat(30), turkish: "Mucize." }
  first.strength = "strong"
  first.design = "review"
  writeFileSync(join(folder, "melatonin.json"), JSON.stringify(file))
  const { code, out } = await run(["evidence", "check", "--folder", folder])
  expect(code).toBe(1)
  expect(out).toContain(`${first.id} english: promises what no study shows`)
  expect(out).toMatch(new RegExp(`${first.id} says english: 33 words, at most 22`))
  expect(out).toContain(`${first.id}: called strong, but a review is weak evidence`)
})

test("`evidence articles` without who asks says so and asks nobody", async () => {
  const { code, err } = await run(["evidence", "articles", "magnesium for insomnia"])
  expect(code).toBe(1)
  expect(err).toContain("PubMed search is not set up here")
})

test("`evidence articles` says of a statement of unknown words that there is nothing to search for", async () => {
  const { code, err } = await run(["evidence", "articles", "Böyle gelmiş böyle gider", "--language", "tr"])
  expect(code).toBe(1)
  expect(err).toContain("PubMed is searched in")
})

test("`evidence correct` sets words right, keeps the rest, and is held to the rules of the library", async () => {
  const databaseUrl = await testDatabase()
  const rounds = (...words: ReadonlyArray<string>) =>
    run(["evidence", ...words], {
      env: { DATABASE_URL: databaseUrl, ROUNDS_DATA: folder, LOG_LEVEL: "silent" },
    })
  const id = "melatonin-driving"
  const before = JSON.parse((await rounds("show", "melatonin", "--json")).out) as {
    findings: { id: string; strength: string; says: { turkish: string } }[]
  }
  const was = before.findings.find((finding) => finding.id === id)
  const said = "Do not drive in the hours after you take melatonin: it makes people sleepy."
  const corrected = await rounds("correct", id, "--says", `english: ${said}`, "--why", "Plainer", "--json")
  expect(corrected.code, corrected.err).toBe(0)
  expect(JSON.parse(corrected.out)).toMatchObject({
    id,
    says: { english: said, turkish: was?.says.turkish },
    strength: was?.strength,
    signedBy: null,
  })
  const refused = await rounds("correct", id, "--says", "english: It always works.", "--why", "Bolder")
  expect([refused.code, refused.out]).toEqual([1, ""])
  expect(refused.err).toContain("promises what no study shows")
  const foreign = await rounds("correct", id, "--says", "Ohne Sprache", "--why", "No language")
  expect([foreign.code, foreign.err]).toEqual([1, expect.stringContaining('begin with "english:"')])
  const unknown = await rounds("correct", "moon-dust", "--strength", "weak", "--why", "None")
  expect(unknown.code).toBe(1)
  expect(await rounds("correct", id, "--strength", "weak")).toMatchObject({ code: 2 })
}, 300_000)
