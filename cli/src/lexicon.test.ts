import { testDatabase } from "@rounds/adapters/testing/database.ts"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, expect, test } from "vitest"
import { run } from "#testing/command-line.ts"

const databaseUrl = await testDatabase()
const folder = mkdtempSync(join(tmpdir(), "rounds-lexicon-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const rounds = (...words: ReadonlyArray<string>) =>
  run(words, { env: { DATABASE_URL: databaseUrl, ROUNDS_DATA: folder, LOG_LEVEL: "silent" } })

const listed = async (...words: ReadonlyArray<string>) => {
  const { out } = await rounds("lexicon", "list", ...words, "--json")
  const lines = out.trim() === "" ? [] : out.trim().split("\n")
  return lines.map(
    (line) => JSON.parse(line) as { name: string; key: string; standing: string; kind: string },
  )
}

/** What the log of actions holds of subjects, the oldest first, with its reasons. */
const logged = async () => {
  const { out } = await rounds("account", "audit", "--json")
  const entries = out
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { action: string; why: string })
  return entries
    .filter(({ action }) => action.startsWith("subject_"))
    .map(({ action, why }) => `${action}: ${why}`)
    .toReversed()
}

test("`lexicon add`, `set`, `retire` and `restore` change what the next look for topics goes by", async () => {
  const added = await rounds(
    "lexicon",
    "add",
    "bovine colostrum",
    "--kind",
    "supplement",
    "--forms",
    "english: colostrum, bovine colostrum",
    "--forms",
    "turkish: kolostrum",
    "--why",
    "Asked about since May",
    "--json",
  )
  expect(added.code, added.err).toBe(0)
  expect(JSON.parse(added.out)).toMatchObject({
    name: "bovine colostrum",
    kind: "supplement",
    standing: "added",
    forms: { english: ["colostrum", "bovine colostrum"], turkish: ["kolostrum"] },
    evidence: null,
  })
  const again = await rounds("lexicon", "add", "bovine colostrum", "--kind", "supplement", "--why", "Again")
  expect([again.code, again.out]).toEqual([1, ""])

  const set = await rounds(
    "lexicon",
    "set",
    "bovine colostrum",
    "--name",
    "colostrum",
    "--forms",
    "english: colostrum",
    "--why",
    "Shorter",
    "--json",
  )
  expect(JSON.parse(set.out)).toMatchObject({
    name: "colostrum",
    forms: { english: ["colostrum"], turkish: ["kolostrum"] },
  })
  await rounds("lexicon", "retire", "colostrum", "--why", "Out again")
  expect(await listed("--q", "colostrum", "--state", "retired")).toMatchObject([{ name: "colostrum" }])
  await rounds("lexicon", "restore", "colostrum", "--why", "In again")
  expect(await listed("--q", "colostrum", "--state", "retired")).toEqual([])
  expect(await logged()).toEqual([
    "subject_added: Asked about since May",
    "subject_set: Shorter",
    "subject_retired: Out again",
    "subject_set: In again",
  ])
}, 300_000)

test("`lexicon list` finds subjects by name, kind and state, and says of how many", async () => {
  const some = await listed("--kind", "medicine", "--limit", "3")
  expect(some).toHaveLength(3)
  expect(some.every(({ kind }) => kind === "medicine")).toBe(true)
  const { out } = await rounds("lexicon", "list", "--q", "magnesium")
  expect(out).toMatch(/^magnesium +\S+/)
  expect(out).toMatch(/\d+ of \d+\n$/)
}, 180_000)

test("what is no subject, and what has no reason, is refused", async () => {
  const unknown = await rounds("lexicon", "retire", "moon dust", "--why", "None")
  expect([unknown.code, unknown.out]).toEqual([1, ""])
  expect(unknown.err).toContain("moon dust")
  expect(await rounds("lexicon", "retire", "magnesium")).toMatchObject({ code: 2 })
}, 180_000)
