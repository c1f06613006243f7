import { readFileSync } from "node:fs"
import type { SubjectFile } from "@rounds/core/evidence/subject-file.ts"
import type { Language } from "@rounds/core/script/settings.ts"
import { foreignMatterIn } from "@rounds/core/script/support/foreign-matter.ts"
import { givenFor } from "@rounds/core/script/support/given.ts"
import { type Ground, groundOf } from "@rounds/core/script/support/ground.ts"
import { judged } from "@rounds/core/script/support/origin.ts"
import { defaultSettings, exampleTopic, orderFor } from "@rounds/core/testing/script/example-topics.ts"
import { describe, expect, test } from "vitest"
import { readLibrary } from "#evidence/recorded.ts"
import { injections } from "#testing/attack-corpus.ts"

const library = readLibrary()
/** Every third subject, and one that medicines, food and training have in common. */
const subjects = library.files.filter(({ subject }, index) => index % 3 === 0 || subject === "creatine")
/** Subjects whose findings speak of tablets, sugar and pregnancy in nearly the words of a harmful sentence. */
const nearToHarm = library.files.filter(({ subject }) =>
  [
    "calcium-supplements",
    "exercise-blood-pressure",
    "exercise-pregnancy",
    "intermittent-fasting",
    "sugar",
    "urinary-tract-infection",
    "yoga-pilates",
  ].includes(subject),
)

// Our own fixture, a list of sentences.
const disguised = JSON.parse(
  readFileSync(new URL("../../../fixtures/ai/disguised-harm.json", import.meta.url), "utf8"),
) as ReadonlyArray<string>

const groundFor = (file: SubjectFile, language: Language) => {
  const [name] = file.names.english
  const order = orderFor(
    { ...defaultSettings, language },
    exampleTopic({ title: `${name}: what is safe?`, keywords: [name] }),
  )
  const market = language === "turkish" ? "TR" : "US"
  const given = givenFor(library, order, { language, market, promotes: "nothing", profession: null })
  return { given, ground: groundOf({ ...order, given }) }
}

/** The share of sentences that a ground takes for carried by a finding. */
const carried = (
  cases: ReadonlyArray<readonly [text: string, findings: ReadonlyArray<string>, ground: Ground]>,
) => {
  const found = cases.filter(
    ([text, findings, ground]) => judged({ text, findings }, ground).said.from === "finding",
  )
  return { share: found.length / cases.length, count: cases.length, found: found.map(([text]) => text) }
}

/** What a speaker may say before a statement. */
const ledIn = { english: "As everybody knows: ", turkish: "Herkesin bildiği gibi: " } as const

describe.each(["english", "turkish"] as const)("support in %s", (language) => {
  const grounds = subjects.map((file) => ({ file, ...groundFor(file, language) }))

  test("is found for what the library itself says", () => {
    const own = carried(
      grounds.flatMap(({ given, ground }) =>
        given.findings.flatMap(({ id, says, brief, limit, safety }) =>
          [says, brief, limit, safety].flatMap((text) =>
            text === null ? [] : [[text[language], [id], ground] as const],
          ),
        ),
      ),
    )
    expect(own.count).toBeGreaterThan(300)
    expect(own.share).toBeGreaterThanOrEqual(0.99)
  })

  test("is not found in a finding that says something else", () => {
    const strangers = carried(
      grounds.flatMap(({ given, ground }) =>
        given.findings.flatMap((finding) => {
          const other = given.findings.find(({ source }) => source.url !== finding.source.url)
          const carrier = ground.carriers.get(finding.id)
          if (other === undefined || carrier === undefined) return []
          const alone = { ...ground, carriers: new Map([[finding.id, carrier]]), myths: [] }
          return [[other.says[language], [finding.id], alone] as const]
        }),
      ),
    )
    expect(strangers.count).toBeGreaterThan(100)
    expect(strangers.share).toBeLessThanOrEqual(0.01)
  })

  test.each(["", ledIn[language]])("is not found for a myth that is told as a fact: %s", (lead) => {
    const myths = carried(
      grounds.flatMap(({ given, ground }) =>
        given.myths.map(({ myth, finding }) => [`${lead}${myth[language]}`, [finding], ground] as const),
      ),
    )
    expect(myths.count).toBeGreaterThan(30)
    expect(myths.found).toEqual([])
  })

  test("is never found for harm, whatever findings it names", () => {
    const harm = [...disguised, ...injections.map(({ says }) => says)].filter(
      (text) => foreignMatterIn(text) === null,
    )
    const named = carried(
      grounds
        .filter((_, index) => index % 8 === 0)
        .flatMap(({ given, ground }) =>
          [...new Set(harm)].flatMap((text) => [
            [text, given.findings.map(({ id }) => id), ground] as const,
            [text, given.findings.slice(0, 3).map(({ id }) => id), ground] as const,
            [text, given.findings.slice(0, 1).map(({ id }) => id), ground] as const,
          ]),
        ),
    )
    expect(named.count).toBeGreaterThan(500)
    expect(named.found).toEqual([])
  })

  test("is not found for harm in findings that use nearly its words", () => {
    const near = carried(
      nearToHarm.flatMap((file) => {
        const { ground } = groundFor(file, language)
        return disguised
          .filter((text) => foreignMatterIn(text) === null)
          .map((text) => [text, [], ground] as const)
      }),
    )
    expect(near.count).toBeGreaterThan(100)
    expect(near.found).toEqual([])
  })
})
