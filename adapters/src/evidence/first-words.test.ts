import type { SubjectFile } from "@rounds/core/evidence/subject-file.ts"
import {
  draftFromFindings,
  hooksFromFindings,
} from "@rounds/core/script/from-findings/draft-from-findings.ts"
import type { Line } from "@rounds/core/script/from-findings/line.ts"
import { substanceOf } from "@rounds/core/script/from-findings/substance-of.ts"
import { exampleTopic, orderFor } from "@rounds/core/testing/script/example-topics.ts"
import { describe, expect, test, vi } from "vitest"
import { writerOver } from "#testing/library-scripts.ts"
import { readLibrary } from "./recorded.ts"

// A thousand scripts are written here: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 300_000 })

const library = readLibrary()
const write = writerOver(library)

const languages = ["english", "turkish"] as const
const formats = ["trend_reaction", "expert_review", "myth_buster", "quick_tip"] as const
const platforms = ["multi_platform", "tiktok", "instagram", "youtube", "linkedin"] as const
const durations = ["30_seconds", "60_seconds"] as const

/** Subjects of medicines of which hardly anything may be said to the public: there first words may rest on nothing. */
const mostPlain = 0.01

/** Each subject in one format and platform after the other, so that all of them meet. */
const openings = (language: (typeof languages)[number]) =>
  library.files.flatMap((file: SubjectFile, index) =>
    durations.flatMap((duration, length) => {
      const scriptFormat = formats[(index + length) % formats.length]
      const targetPlatform = platforms[(index + length) % platforms.length]
      if (scriptFormat === undefined || targetPlatform === undefined) return []
      const { beats, lines } = write(file, { language, duration, scriptFormat, targetPlatform })
      return beats === null ? [] : [{ subject: file.subject, duration, lines }]
    }),
  )

const findingOf = ({ origin }: Line): string | null => (origin.kind === "finding" ? origin.id : null)

describe.each(languages)("the first words of a script, over all subjects: %s", (language) => {
  const all = openings(language)

  test("rest on a finding, and fit no other subject", () => {
    expect(all.length).toBeGreaterThan(350)
    const plain = all.filter(({ lines: [first] }) => first === undefined || findingOf(first) === null)
    expect(plain.length / all.length).toBeLessThanOrEqual(mostPlain)
  })

  test("promise what the script then says", () => {
    const unkept = all.filter(({ lines: [first, ...rest] }) => {
      const promised = first === undefined ? null : findingOf(first)
      return promised !== null && rest.every((line) => findingOf(line) !== promised)
    })
    // Half a minute has no room for a finding that takes three sentences.
    expect(unkept.length / all.length).toBeLessThanOrEqual(0.05)
    expect(unkept.filter(({ duration }) => duration !== "30_seconds").length).toBeLessThanOrEqual(3)
  })
})

/** Pairs that the sample data ask about, with words that show that a hook is about them. */
const pairs = [
  [
    "Semaglutide and muscle loss: is there a link?",
    ["semaglutide", "muscle loss"],
    /muscle|lean|kilo|protein|not fat/i,
  ],
  [
    "What to know before taking creatine gummies",
    ["creatine", "creatine gummies"],
    /gumm|creatine|powder|loading/i,
  ],
  ["Understanding knee clicking", ["knee trouble", "knee clicking"], /knee|click|MRI/i],
  ["Grapefruit with statins: what is safe?", ["grapefruit", "statins"], /grapefruit|statin/i],
  ["Berberine with metformin: what is safe?", ["berberine", "metformin"], /berberine|metformin|capsule/i],
] as const

describe.each(pairs)("the hooks offered for %s", (title, keywords, isAbout) => {
  test.each(languages)("are of five types and rest on findings: %s", (language) => {
    const market = language === "english" ? ("US" as const) : ("TR" as const)
    const order = orderFor(
      {
        language,
        scriptFormat: "trend_reaction",
        contentTone: "professional",
        targetPlatform: "multi_platform",
        duration: "60_seconds",
        market,
        promotes: "nothing",
      },
      exampleTopic({ title, keywords: [...keywords], postCount: 32, specialtyRelevance: [] }),
    )
    const substance = substanceOf(library, order)
    if (substance === null) throw new Error(`nothing on ${title}`)
    const context = { language, market, promotes: "nothing", profession: null } as const
    const hooks = hooksFromFindings(order, substance, context)
    expect(hooks.map(({ type }) => type)).toEqual(["question", "number", "myth", "contrast", "viewer"])
    expect(hooks.filter(({ said }) => said.from !== "finding")).toEqual([])
    expect(new Set(hooks.map(({ said }) => said.text)).size).toBe(5)
    const astray = hooks.filter(({ said }) => language === "english" && !isAbout.test(said.text))
    expect(astray).toEqual([])
    const [beat] = draftFromFindings(order, substance, context, 0) ?? []
    expect(beat?.lines[0]?.origin.kind).toBe("finding")
  })
})
