import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { toSrt, toVtt } from "./caption-files.ts"
import { captionsOf } from "./captions.ts"
import { spokenLength } from "./fit.ts"
import type { Language } from "./settings.ts"
import { spokenText } from "./spoken-text.ts"

const english =
  "Your evening magnesium is not a sleeping pill. [holds up the jar] People ask whether 400 mg, taken late, " +
  "does anything at all, and the honest answer is: it depends on why you lie awake. **Ask your pharmacist first.** [1] #sleep"
const turkish =
  "Magnezyum bir uyku ilacı değildir. İnsanlar, akşam alınan 400 mg magnezyumun bir şey değiştirip değiştirmediğini soruyor; " +
  "dürüst cevap şu: neden uyuyamadığınıza bağlı. Önce eczacınıza danışın."

const prose = fc
  .array(
    fc.constantFrom(
      ..."sleep is not a pill and, the dose; 400 mg. why? because people ask whether it works! physiotherapist – bağışıklık iyi.".split(
        " ",
      ),
    ),
    { maxLength: 300 },
  )
  .map((parts) => parts.join(" "))
const wordsAMinute = { english: 150, turkish: 110 }
const language = fc.constantFrom<Language>("english", "turkish")

describe("captions", () => {
  test("say everything that is said, in order, without overlap, and end with the speech", () => {
    fc.assert(
      fc.property(prose, language, (text, spokenIn) => {
        const cues = captionsOf(text, spokenIn)
        expect(cues.flatMap(({ lines }) => lines).join(" ")).toBe(cues.length === 0 ? "" : spokenText(text))
        cues.forEach((cue, index) => {
          expect(cue.end).toBeGreaterThan(cue.start)
          expect(cue.start).toBeGreaterThanOrEqual(index === 0 ? 0 : (cues[index - 1]?.end ?? Infinity))
        })
        const { words } = spokenLength(text, spokenIn)
        expect(cues.at(-1)?.end ?? 0).toBe(Math.round((words / wordsAMinute[spokenIn]) * 60_000))
      }),
    )
  })

  test("end with the speech where two numbers are written with spaces around their sign", () => {
    for (const text of [
      "400 – 400",
      "Take 5 – 10 mg, then 20 – 30.",
      "Pages 3 - 4 — 9",
      "Do 3 x 10, then 2 × 8.",
    ])
      for (const spokenIn of ["english", "turkish"] as const) {
        const { words } = spokenLength(text, spokenIn)
        const end = Math.round((words / wordsAMinute[spokenIn]) * 60_000)
        expect([text, captionsOf(text, spokenIn).at(-1)?.end]).toEqual([text, end])
      }
  })

  test("keep to two lines of 32 characters, six seconds, and 20 characters a second, or say so", () => {
    fc.assert(
      fc.property(prose, language, (text, spokenIn) => {
        for (const { start, end, lines, flags } of captionsOf(text, spokenIn)) {
          expect(lines.length).toBeLessThanOrEqual(2)
          expect(end - start).toBeLessThanOrEqual(6_000)
          const longest = Math.max(...lines.map((line) => Array.from(line).length))
          expect(longest > 32).toBe(flags.includes("line"))
          const perSecond = Array.from(lines.join(" ")).length / ((end - start) / 1_000)
          expect(perSecond > 20).toBe(flags.includes("speed"))
        }
      }),
    )
  })

  test.each([
    ["english", english],
    ["turkish", turkish],
  ] as const)("of ordinary %s prose need no flag and break where the sense breaks", (spokenIn, text) => {
    const cues = captionsOf(text, spokenIn)
    expect(cues.flatMap(({ flags }) => flags)).toEqual([])
    const ends = cues.map(({ lines }) => lines.at(-1)?.slice(-1))
    expect(ends.filter((mark) => ".,;:?".includes(mark ?? "")).length).toBeGreaterThanOrEqual(ends.length - 2)
    expect(cues.flatMap(({ lines }) => lines).some((line) => line.endsWith("400"))).toBe(false)
  })

  test("keep a title with its name", () => {
    const cues = captionsOf(
      "Rest for two days after the run. Ask Dr. Smith before you start again today.",
      "english",
    )
    expect(cues.some(({ lines }) => lines.at(-1)?.endsWith("Dr."))).toBe(false)
  })

  test("an unbreakable word is kept whole and flagged", () => {
    const cues = captionsOf(`Say ${"a".repeat(40)} now.`, "english")
    expect(cues.flatMap(({ flags }) => flags)).toContain("line")
  })

  test("are written as SubRip and as WebVTT", () => {
    const cues = [
      { start: 0, end: 1_520, lines: ["Salt & oil", "<b>"], flags: [] },
      { start: 3_600_000, end: 3_661_007, lines: ["Done."], flags: [] },
    ]
    expect(toSrt(cues)).toBe(
      "1\n00:00:00,000 --> 00:00:01,520\nSalt & oil\n<b>\n\n2\n01:00:00,000 --> 01:01:01,007\nDone.\n",
    )
    expect(toVtt(cues, "Not medical\nadvice")).toBe(
      "WEBVTT\n\nNOTE Not medical advice\n\n00:00:00.000 --> 00:00:01.520\nSalt &amp; oil\n&lt;b&gt;\n\n" +
        "01:00:00.000 --> 01:01:01.007\nDone.\n",
    )
    expect(toSrt(captionsOf("– [waves]", "english"))).toBe("")
  })
})

test("SubRip shows the mark that every export carries after the last word, in lines that fit", () => {
  const cues = captionsOf("One two three. Four five six.", "english")
  const note =
    "Drafted by AI (model-x), to be reviewed by a professional. This is general information, not medical advice."
  const srt = toSrt(cues, note)
  expect(srt.startsWith(toSrt(cues))).toBe(true)
  const marks = srt
    .trim()
    .split("\n\n")
    .slice(cues.length)
    .map((cue) => cue.split("\n"))
  expect(marks.map(([number]) => number)).toEqual(marks.map((_, index) => String(cues.length + index + 1)))
  const lines = marks.map((cue) => cue.slice(2))
  expect(lines.flat().join(" ")).toBe(note)
  expect(lines.every((two) => two.length <= 2)).toBe(true)
  expect(lines.flat().every((line) => line.length <= 42)).toBe(true)
})
