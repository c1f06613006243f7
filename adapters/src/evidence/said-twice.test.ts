import { Ask } from "@rounds/core/evidence/finding.ts"
import type { SubjectFile } from "@rounds/core/evidence/subject-file.ts"
import { calledByLibrary } from "@rounds/core/script/from-findings/called.ts"
import { hooksOffered } from "@rounds/core/script/from-findings/hooks-offered.ts"
import { closesIn } from "@rounds/core/script/from-findings/opening.ts"
import { questionsIn } from "@rounds/core/script/from-findings/question-put.ts"
import { voiceOf } from "@rounds/core/script/from-findings/voice.ts"
import { hashtagsOf } from "@rounds/core/script/posting/hashtags.ts"
import { exampleTopic, orderFor, defaultSettings } from "@rounds/core/testing/script/example-topics.ts"
import { describe, expect, test } from "vitest"
import { readLibrary } from "./recorded.ts"

const { files } = readLibrary()
const languages = ["english", "turkish"] as const
const asks = Ask.literals

/** What a subject is spoken with where the library has no words of its own. */
const shapesOf = (file: SubjectFile, language: (typeof languages)[number], companion: SubjectFile) => {
  const topic = exampleTopic({ title: `${file.names.english[0]}: today`, keywords: [file.names.english[0]] })
  const market = language === "turkish" ? ("TR" as const) : ("US" as const)
  const order = orderFor({ ...defaultSettings, language, market }, topic)
  const context = { language, market, promotes: "nothing", profession: null } as const
  return asks.flatMap((ask, nth) => {
    // No hook of it may be said: then words stand in that fit any subject.
    const main = { ...file, findings: [] }
    const called = calledByLibrary(main, language)
    const onCompanion = new Set<string>()
    const substance = {
      main,
      called,
      companion,
      asks: [ask],
      onCompanion,
      isExact: false,
      isOneOfTwo: true,
      missing: null,
      leftOut: onCompanion,
      written: "english" as const,
    }
    const by = { avoids: () => false, mayClip: false, turn: 0, mustWarn: false }
    const voice = voiceOf(order, substance, context, nth, by)
    const said = [...questionsIn(voice), ...closesIn(voice)].flatMap(({ lines }) =>
      lines.map(({ text }) => text),
    )
    const tags = [[file], [file, companion]].flatMap((of) =>
      hashtagsOf({ title: file.names.english[0], language, files: of, asks: [ask], says: "sources" }),
    )
    return [...said, ...hooksOffered(voice).map((hook) => hook.said.text), ...tags]
  })
}

/** Said twice on purpose, as Turkish does. */
const onPurpose =
  /^(?:yer|yavaş|ayrı|adım|sık|kat|tek|teker|gram|gün|ara|bol|ağır|kademe|uzun|damla|hemen|ince|tekrar|hızlı|azar|dalga|yama|bacak|topu|parti|zaman|benek|yudum|kuru|birer)$/u

const doubled = (text: string): ReadonlyArray<string> =>
  [...text.toLocaleLowerCase("tr").matchAll(/(?<!\p{L})(\p{L}{3,})[ -]\1(?!\p{L})/gu)].flatMap(
    ([pair, word = ""]) => (onPurpose.test(word) ? [] : [pair]),
  )

describe.each(languages)("around a subject's name in %s", (language) => {
  const shapes = files.map((file, at) => ({
    file,
    texts: shapesOf(file, language, files[(at + 41) % files.length] ?? file),
  }))

  test("no word stands twice in a row", () => {
    expect(shapes.flatMap(({ texts }) => texts).length).toBeGreaterThan(50_000)
    expect(shapes.flatMap(({ texts }) => texts.filter((text) => doubled(text).length > 0))).toEqual([])
  })

  test("no word of the place or the people stands in the name and again beside it", () => {
    const places = {
      english: /pregnan|children|noise|before bed|timing| with (?:training|iron|levothyroxine).* with /giu,
      turkish: /gebelik|çocuk|ileri ?yaş|için|önce/giu,
    }[language]
    const again = shapes.flatMap(({ texts }) =>
      texts.flatMap((text) =>
        text.split(/(?<=[.?!]) /u).filter((sentence) => {
          const found = (
            sentence.toLocaleLowerCase(language === "turkish" ? "tr" : "en").match(places) ?? []
          ).map((word) => word.replace(" ", ""))
          return new Set(found).size < found.length
        }),
      ),
    )
    expect([...new Set(again)]).toEqual([])
  })

  test("nor does one in what the library says", () => {
    const said = files.flatMap(({ names, findings, hooks, redFlags, firstSteps, myths }) => [
      ...names[language],
      ...findings.flatMap(({ says, brief, limit, safety }) =>
        [says, brief, limit, safety].flatMap((text) => (text === null ? [] : [text[language]])),
      ),
      ...[...hooks, ...redFlags, ...firstSteps].map(({ says }) => says[language]),
      ...myths.flatMap(({ myth, truth }) => [myth[language], truth[language]]),
    ])
    expect(said.flatMap(doubled)).toEqual([])
  })
})
