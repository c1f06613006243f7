import { describe, expect, test } from "vitest"
import { script } from "#testing/answers.ts"
import { copyableDirections, copyableScript, fileHref, mailHref } from "./script-text.ts"

const byAi = { ...script, madeByAi: true, writer: "model-x" }
const ofSample = { ...script, sampleDate: "2026-11-20" }

describe.each([
  ["copied text", copyableScript],
  ["copied directions", copyableDirections],
  ["mail", (one: typeof script) => decodeURIComponent(mailHref(one))],
] as const)("the %s", (_, textOf) => {
  test("says that it is not advice, and that no model wrote it", () => {
    expect(textOf(script)).toContain("This is general information, not medical advice.")
    expect(textOf(script)).toContain("Draft without AI.")
  })
  test("says whether its owner has checked these words", () => {
    const approval = { ...script.approval, state: "checked" as const }
    expect(textOf({ ...script, approval })).toContain("Checked before filming by the person who speaks.")
    expect(textOf(script)).toContain("Not checked before filming.")
  })
  test("says that a model wrote it", () => {
    expect(textOf(byAi)).toContain("Drafted by AI (model-x), to be reviewed by a professional.")
  })
  test("says that it rests on sample data, and only then", () => {
    expect(textOf(ofSample)).toMatch(/sample data of .*2026/)
    expect(textOf(script)).not.toContain("sample data")
  })
})

test("a file is asked for by the script's id and the audience's zone", () => {
  expect(fileHref({ id: "a/b" }, "ics", "America/New_York")).toBe(
    "/api/user/scripts/a%2Fb/files/ics?zone=America%2FNew_York",
  )
})
