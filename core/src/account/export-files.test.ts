import * as DateTime from "effect/DateTime"
import { expect, test } from "vitest"
import { exportFiles } from "./export-files.ts"
import type { RecordFile } from "./personal-records.ts"

const now = DateTime.makeUnsafe("2026-11-22T21:05:00Z")
const script = {
  topic_title: "Magnezyum ve uyku",
  made_by_ai: false,
  script_content: "Bir cümle.",
  created_at: "2026-11-21T08:00:00Z",
}
const files: ReadonlyArray<RecordFile> = [
  { name: "profile", rows: [{ profession: "dietitian" }] },
  { name: "scripts", rows: [script] },
]

test("the guide says in its reader's language what each file holds", () => {
  const [english, turkish] = [exportFiles(files, now, "english"), exportFiles(files, now, "turkish")]
  expect(english[0]).toMatchObject({ name: "README.txt" })
  expect(english[0]?.text).toContain("as of 2026-11-22 21:05 UTC")
  expect(english[0]?.text).toContain("profile.json (1): Your professional profile.")
  expect(turkish[0]).toMatchObject({ name: "OKUYUN.txt" })
  expect(turkish[0]?.text).toContain("2026-11-22 21:05 UTC")
  expect(turkish[0]?.text).toContain("profile.json (1 kayıt): Mesleki profiliniz.")
  expect(turkish[0]?.text).not.toMatch(/\b(your|you|the|of)\b/iu)
})

test("a script's text says in that language how it was written; its rows are as they are stored", () => {
  const [, profile, rows, text] = exportFiles(files, now, "turkish")
  expect(profile).toEqual({ name: "profile.json", text: '[\n  {\n    "profession": "dietitian"\n  }\n]\n' })
  expect(rows?.name).toBe("scripts.json")
  expect(text).toEqual({
    name: "scripts/2026-11-21 Magnezyum ve uyku.txt",
    text: "Magnezyum ve uyku\n\nYapay zekâsız taslak\n\nBir cümle.\n",
  })
})
