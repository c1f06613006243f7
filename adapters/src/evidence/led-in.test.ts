import { expect, describe, test, vi } from "vitest"
import { writerOver } from "#testing/library-scripts.ts"
import { readLibrary } from "./recorded.ts"

// Some hundreds of scripts are written here: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 300_000 })

const library = readLibrary()
const write = writerOver(library)

/** Each subject as a review of two minutes, which names its sources, and as a tip of one minute, with the step first. */
const scriptsIn = (language: "english" | "turkish") =>
  library.files.flatMap((file) =>
    (["trend_reaction", "expert_review", "quick_tip"] as const).flatMap((scriptFormat) => {
      const duration = scriptFormat === "quick_tip" ? ("60_seconds" as const) : ("2_minutes" as const)
      const { beats, lines } = write(file, {
        language,
        scriptFormat,
        duration,
        targetPlatform: "multi_platform",
      })
      return beats === null ? [] : [{ subject: file.subject, scriptFormat, lines }]
    }),
  )

describe.each([
  {
    language: "english" as const,
    introduces: /^(?:The source I lean on is|My source here:|What comes next is from)/u,
    pointsBack: /^This comes from/u,
    verb: /(?<!\p{L})try(?:ing)?(?!\p{L})/giu,
    today: /(?<!\p{L})today(?!\p{L})/giu,
    before: /\b(?:that|those|the same) (?:[\w-]+ )?(?:trials?|study|studies|analysis|review|cohort)\b/iu,
  },
  {
    language: "turkish" as const,
    introduces: /(?:öğrendiğimiz şu|alıyorum|aktarıyorum)\.$/u,
    pointsBack: /^Bu bilgi .* geliyor\.$/u,
    verb: /(?<!\p{L})dene(?:yin|yecekseniz)(?!\p{L})/giu,
    today: /(?<!\p{L})bugün(?!\p{L})/giu,
    before: /^(?:aynı|o) (?:\p{L}+ )?(?:çalışma|araştırma|analiz|derleme)/iu,
  },
])("what leads in a sentence: $language", ({ language, introduces, pointsBack, verb, today, before }) => {
  const scripts = scriptsIn(language)

  test("a source is named before what it says, so that nobody takes it for the source of what came before", () => {
    const texts = scripts.flatMap(({ lines }) => lines.map(({ text }) => text))
    expect(texts.filter((text) => introduces.test(text)).length).toBeGreaterThan(100)
    expect([...new Set(texts.filter((text) => pointsBack.test(text)))]).toEqual([])
  })

  test("a script names a source once, and not two in the same words", () => {
    const again = scripts.flatMap(({ subject, lines }) => {
      const named = lines.flatMap(({ text }) => (introduces.test(text) ? [text] : []))
      const opened = named.map((text) => text.split(" ").slice(0, 4).join(" "))
      const closed = named.map((text) => text.split(" ").slice(-3).join(" "))
      const isAgain = [opened, closed].every((parts) => new Set(parts).size < parts.length)
      return isAgain || new Set(opened).size < opened.length ? [`${subject}: ${named.join(" | ")}`] : []
    })
    expect(again).toEqual([])
  })

  test("a step is not led in by its own verb or its own day", () => {
    const doubled = scripts.flatMap(({ lines }) =>
      lines.flatMap(({ text }) =>
        [verb, today].some((word) => (text.match(word)?.length ?? 0) > 1) ? [text] : [],
      ),
    )
    expect([...new Set(doubled)]).toEqual([])
  })

  test("a sentence on that study stands behind one of the study", () => {
    const partnersOf = new Map(
      library.files.flatMap(({ findings }) => findings.map(({ id, mustPair }) => [id, mustPair] as const)),
    )
    const arePartners = (one: string, other: string) =>
      partnersOf.get(one)?.includes(other) === true || partnersOf.get(other)?.includes(one) === true
    const alone = scripts.flatMap(({ subject, lines }) =>
      lines.flatMap(({ text, origin }, at) => {
        const isBehind = lines
          .slice(0, at)
          .some(
            (line) =>
              line.origin.kind === "finding" &&
              origin.kind === "finding" &&
              (line.origin.id === origin.id || arePartners(line.origin.id, origin.id)),
          )
        return before.test(text) && !isBehind ? [`${subject}: ${text}`] : []
      }),
    )
    expect([...new Set(alone)]).toEqual([])
  })
})
