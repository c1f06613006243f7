import { toSrt, toVtt } from "@rounds/core/script/caption-files.ts"
import { captionsOf } from "@rounds/core/script/captions.ts"
import { describe, expect, test } from "vitest"
import { script } from "#testing/answers.ts"
import {
  copyableDirections,
  copyableScript,
  fileName,
  mailHref,
  markText,
  scriptFile,
} from "./script-text.ts"

const byAi = { ...script, madeByAi: true, writer: "model-x" }
const ofSample = { ...script, sampleDate: "2026-11-20" }

const cues = captionsOf(script.scriptContent, script.language)

describe.each([
  ["copied text", copyableScript],
  ["copied directions", copyableDirections],
  [".txt", scriptFile],
  ["mail", (one: typeof script) => decodeURIComponent(mailHref(one))],
  [".srt", (one: typeof script) => toSrt(cues, markText(one)).replaceAll("\n", " ")],
  [".vtt", (one: typeof script) => toVtt(cues, markText(one))],
] as const)("the %s", (_, textOf) => {
  test("says that it is not advice, and that no model wrote it", () => {
    expect(textOf(script)).toContain("This is general information, not medical advice.")
    expect(textOf(script)).toContain("Draft without AI.")
  })
  test("says that a model wrote it", () => {
    expect(textOf(byAi)).toContain("Drafted by AI (model-x), to be reviewed by a professional.")
  })
  test("says that it rests on sample data, and only then", () => {
    expect(textOf(ofSample)).toMatch(/sample data of .*2026/)
    expect(textOf(script)).not.toContain("sample data")
  })
})

test.each([
  [
    "Magnesium for sleep: is glycinate really better than oxide?",
    "magnesium-for-sleep-is-glycinate-really-better-than-oxide.txt",
  ],
  ["Kreatin kadınlarda şişkinlik yapar mı?", "kreatin-kadinlarda-siskinlik-yapar-mi.txt"],
  ["İğne, ÖĞÜT, çÇ", "igne-ogut-cc.txt"],
  ["../../etc/passwd", "etc-passwd.txt"],
  ["CON", "script-con.txt"],
  ["🙂 ?", "script.txt"],
  ["a".repeat(200), `${"a".repeat(60)}.txt`],
])("the file of %j is called %s", (topicTitle, expected) => {
  expect(fileName({ topicTitle }, "txt")).toBe(expected)
})
