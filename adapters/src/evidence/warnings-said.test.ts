import { leavesUnseen } from "@rounds/core/script/claims/document-safety.ts"
import { lowered } from "@rounds/core/script/claims/pattern.ts"
import { defaultSettings, exampleTopic, orderFor } from "@rounds/core/testing/script/example-topics.ts"
import { expect, test } from "vitest"
import { writeOffline } from "#ai/offline/write-offline.ts"
import { readLibrary } from "./recorded.ts"

const library = readLibrary()

test.each(["english", "turkish"] as const)(
  "a warning of the library about a symptom says when to be seen, as the claims check hears it: %s",
  (language) => {
    const warnings = library.files.flatMap(({ redFlags }) => redFlags.map(({ says }) => says[language]))
    expect(warnings.length).toBeGreaterThan(400)
    expect(warnings.filter((text) => leavesUnseen(lowered(text, language), language))).toEqual([])
  },
)

test("a script that speaks of a symptom says when to be seen, whatever it was asked", () => {
  const left = library.files.flatMap(({ names, subject }) => {
    const [name] = names.english
    const topic = exampleTopic({ title: `Does ${name} really work?`, keywords: [name] })
    const draft = writeOffline(
      orderFor({ ...defaultSettings, scriptFormat: "trend_reaction" }, topic),
      library,
    )
    const text = (draft?.beats ?? []).flatMap(({ said }) => said.map((one) => one.text)).join(" ")
    return leavesUnseen(lowered(text, "english"), "english") ? [subject] : []
  })
  expect(left).toEqual([])
})
