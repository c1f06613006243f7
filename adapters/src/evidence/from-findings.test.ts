import type { SubjectFile } from "@rounds/core/evidence/subject-file.ts"
import { fit } from "@rounds/core/script/fit.ts"
import { saidOf } from "@rounds/core/script/from-findings/line.ts"
import { review } from "@rounds/core/script/review.ts"
import { textOfSaid } from "@rounds/core/script/said.ts"
import { fiveGrams, masked, mean, sentencesIn, sharedWith } from "@rounds/core/testing/script/likeness.ts"
import { describe, expect, test, vi } from "vitest"
import { everyNth, type WrittenScript, writerOnceOver } from "#testing/library-scripts.ts"
import { readLibrary } from "./recorded.ts"

// Thousands of scripts are written here: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 300_000 })

const library = readLibrary()
const write = writerOnceOver(library)
/** One in sixteen of the subjects; all of them are measured by the benchmark. */
const subjects = everyNth(library.files, 16)

const languages = ["english", "turkish"] as const
const formats = ["trend_reaction", "expert_review", "myth_buster", "quick_tip"] as const
const thorough = process.env["RELEASE_CHECK"] === "1"
const durations = ["30_seconds", "60_seconds", "90_seconds"] as const

/**
 * A release takes every format of a subject in every length. A run of the tests takes each format in one length, another
 * for the next format and for the next subject: all subjects, and every pair of format and length on a third of them.
 */
const isTaken = (subject: number, format: number, duration: number): boolean =>
  thorough || (subject + format + duration) % durations.length === 0

const written = (all: ReadonlyArray<WrittenScript>) => all.filter(({ beats }) => beats !== null)

/**
 * One subject in eighteen, and in nine for a release, each with the one that stands thirty places on. Means are held to
 * their bounds: of four formats each they are means of more than a hundred scripts either way.
 */
const step = thorough ? 9 : 18
const pairs = library.files
  .filter((_, index) => index % step === 0)
  .map((file, index) => [file, library.files[(index * step + 30) % library.files.length] ?? file] as const)

test("names no journal of surgery in a Turkish script that carries no notice of procedures", () => {
  const shoulder = library.bySubject.get("shoulder-pain")
  if (shoulder === undefined) throw new Error("the library has no shoulder")
  const { text } = write(shoulder, {
    language: "turkish",
    scriptFormat: "expert_review",
    duration: "60_seconds",
  })
  expect(text).toMatch(/(?:kaynak|yayımlayan|çalışma)/i)
  expect(text).not.toMatch(/surgery/i)
})

test.each([
  ["UK", /may not quote here|not for quoting here/],
  ["US", /seven minutes/],
] as const)("says why it does not answer, and not that nothing is known: %s", (market, said) => {
  const melatonin = library.bySubject.get("melatonin")
  if (melatonin === undefined) throw new Error("the library has no melatonin")
  const { text } = write(melatonin, { market }, { question: "does it work?" })
  expect(text).toMatch(said)
  expect(text).not.toMatch(/no source|Nothing I have/)
})

describe("a script made of findings", () => {
  test.each(languages)("fits the clock, fills every beat and passes every check: %s", (language) => {
    let ordered = 0
    let count = 0
    let withoutBreath = 0
    for (const [nth, file] of subjects.entries()) {
      for (const [format, scriptFormat] of formats.entries()) {
        for (const [length, duration] of durations.entries()) {
          if (!isTaken(nth, format, length)) continue
          ordered += 1
          const { beats, order, context, text, settings } = write(file, { language, scriptFormat, duration })
          if (beats === null) continue
          count += 1
          const { words, target, max } = fit({ text, ...settings })
          expect(words, `${file.subject} ${scriptFormat} ${duration}`).toBeLessThanOrEqual(max)
          if (words > target) withoutBreath += 1
          const draft = {
            beats: beats.map(({ name, lines }) => {
              const said = lines.flatMap(saidOf)
              return { name, text: textOfSaid(said), said, direction: "To the camera.", onScreen: "" }
            }),
            hooks: [],
            hashtags: [],
            platformTips: {},
          }
          expect({
            subject: file.subject,
            scriptFormat,
            duration,
            review: review(draft, order, [], context),
          }).toMatchObject({
            review: { _tag: "Passed" },
          })
        }
      }
    }
    // Where nothing fits with a breath before and after it, the whole time is spoken rather than left to blanks.
    expect(withoutBreath / count).toBeLessThan(0.1)
    // What may not be said in Türkiye, or by this speaker, leaves some subjects too little for some lengths.
    expect(ordered).toBeGreaterThanOrEqual(subjects.length * formats.length)
    expect(count / ordered).toBeGreaterThanOrEqual(0.85)
  })

  test.each(languages)("has an origin for every sentence, and facts only from findings: %s", (language) => {
    const known = new Set(library.files.flatMap(({ findings }) => findings.map(({ id }) => id)))
    const spoken = written(subjects.map((file) => write(file, { language })))
    const lines = spoken.flatMap((script) => script.lines)
    const unknown = lines.filter(
      ({ origin }) => origin.kind === "finding" && !origin.id.includes(":warning-") && !known.has(origin.id),
    )
    expect(unknown).toEqual([])
    // "B12" in the name of a subject is no figure.
    const withFigures = library.files
      .flatMap(({ names }) => [...names.english, ...names.turkish])
      .filter((name) => /\d/.test(name))
    const nameless = (text: string) =>
      withFigures.reduce((rest, name) => rest.replaceAll(name.toLowerCase(), ""), text.toLowerCase())
    const figures = lines.filter(
      ({ origin, text }) => origin.kind === "connective" && /\d/.test(nameless(text)),
    )
    expect(figures).toEqual([])
    expect(
      mean(
        spoken.map(({ lines }) =>
          sharedWith(
            lines.map(({ origin }) => origin.kind),
            ["finding"],
          ),
        ),
      ),
    ).toBeGreaterThanOrEqual(0.6)
  })

  test.each(languages)("sounds unlike the script on another subject: %s", (language) => {
    const compared = formats.flatMap((scriptFormat) =>
      pairs.flatMap(([one, other]) => {
        const [a, b] = [write(one, { language, scriptFormat }), write(other, { language, scriptFormat })]
        if (a.beats === null || b.beats === null) return []
        const own = sentencesIn(a.text).map((sentence) => masked(sentence, one))
        const others = sentencesIn(b.text).map((sentence) => masked(sentence, other))
        return [
          {
            sentences: sharedWith(own, others),
            runs: sharedWith(fiveGrams(own.join(" ")), fiveGrams(others.join(" "))),
          },
        ]
      }),
    )
    expect(compared.length).toBeGreaterThan(80)
    expect(mean(compared.map(({ sentences }) => sentences))).toBeLessThanOrEqual(0.25)
    expect(mean(compared.map(({ runs }) => runs))).toBeLessThanOrEqual(0.15)
  })

  test.each(languages)("changes with the angle, the platform and the next click: %s", (language) => {
    const changed = (make: (file: SubjectFile) => readonly [WrittenScript, WrittenScript]) =>
      mean(
        subjects.flatMap((file) => {
          const [before, after] = make(file)
          if (before.beats === null || after.beats === null) return []
          return [1 - sharedWith(sentencesIn(after.text), sentencesIn(before.text))]
        }),
      )
    const angle = "How much is sensible, and who must ask first"
    expect(
      changed((file) => [write(file, { language }), write(file, { language }, { angle })]),
    ).toBeGreaterThanOrEqual(0.4)
    expect(
      changed((file) => [
        write(file, { language, targetPlatform: "tiktok" }),
        write(file, { language, targetPlatform: "linkedin" }),
      ]),
    ).toBeGreaterThanOrEqual(0.25)
    const different = subjects.filter(
      (file) =>
        new Set([0, 1, 2, 3, 4].map((earlier) => write(file, { language }, { earlier }).text)).size === 5,
    )
    expect(different.length / subjects.length).toBeGreaterThanOrEqual(0.65)
  })

  test("says of a pair what happens, before what one small study found", () => {
    const pair = library.bySubject.get("grapefruit-statins")
    if (pair === undefined) throw new Error("no such pair")
    const { text } = write(pair, {}, { posts: 4, isSample: true })
    expect(text).toMatch(/grapefruit.*simvastatin/is)
    expect(text).toMatch(/call your doctor today/)
    expect(text).toMatch(/handful of posts in the sample/)
    expect(text).not.toMatch(/times/)
  })

  test("leaves the handling of medicines to those who may speak of it, and their praise out of Turkish scripts", () => {
    const semaglutide = library.bySubject.get("semaglutide")
    if (semaglutide === undefined) throw new Error("no such subject")
    const mayNot = new Set(
      semaglutide.findings.filter(({ saidBy }) => saidBy === "clinician").map(({ id }) => id),
    )
    const praise = new Set(
      semaglutide.findings.filter(({ promotes }) => promotes !== "none").map(({ id }) => id),
    )
    for (const scriptFormat of formats) {
      const coach = write(semaglutide, { scriptFormat }, { profession: "health_coach" })
      expect(coach.lines.some(({ origin }) => origin.kind === "finding" && mayNot.has(origin.id))).toBe(false)
      const inTurkish = write(semaglutide, { scriptFormat, language: "turkish" })
      expect(inTurkish.lines.some(({ origin }) => origin.kind === "finding" && praise.has(origin.id))).toBe(
        false,
      )
    }
  })

  test("says in Turkish too that what was counted is a sample", () => {
    const marked = written(
      subjects.map((file) => write(file, { language: "turkish" }, { posts: 31, isSample: true })),
    )
    expect(marked.filter(({ text }) => !/[Öö]rnek veri/.test(text))).toEqual([])
  })

  test("never says a number of posts under eight, and never that it is a sample when it is none", () => {
    for (const file of subjects.slice(0, 10)) {
      expect(write(file, {}, { posts: 7 }).text).not.toMatch(/\b7 posts/)
      expect(write(file, {}, { posts: 7 }).text).not.toMatch(/(?:in|of) the sample/)
    }
  })
})
