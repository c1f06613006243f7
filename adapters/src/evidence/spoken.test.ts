import { describe, expect, test, vi } from "vitest"
import { type WrittenScript, writerOver } from "#testing/library-scripts.ts"
import { readLibrary } from "./recorded.ts"

// Thousands of scripts are written here: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 300_000 })

const library = readLibrary()
const write = writerOver(library)
/** Every seventh file, and procedures: a new file that shifts the sevenths leaves these. */
const procedures = ["hip-replacement", "fillers-wrinkle-injections", "contraceptive-implant"]
const subjects = library.files.filter(({ subject }, index) => index % 7 === 3 || procedures.includes(subject))

const languages = ["english", "turkish"] as const
const formats = ["trend_reaction", "expert_review", "myth_buster", "quick_tip"] as const

interface Spoken {
  readonly file: (typeof subjects)[number]
  readonly script: WrittenScript
  readonly beats: NonNullable<WrittenScript["beats"]>
}

const writtenBefore = new Map<string, ReadonlyArray<Spoken>>()

/** The same orders give the same scripts: each is written once, and nearly every one must be a script. */
const scriptsIn = (
  language: (typeof languages)[number],
  duration: "30_seconds" | "60_seconds",
): ReadonlyArray<Spoken> => {
  const asked = `${language} ${duration}`
  const scripts =
    writtenBefore.get(asked) ??
    subjects.flatMap((file) =>
      formats.flatMap((scriptFormat) => {
        const script = write(file, { language, scriptFormat, duration, contentTone: "casual" })
        return script.beats === null ? [] : [{ file, script, beats: script.beats }]
      }),
    )
  writtenBefore.set(asked, scripts)
  expect(scripts.length / (subjects.length * formats.length)).toBeGreaterThan(0.9)
  return scripts
}

const notice = "Her cerrahi veya girişimsel işlemde"
const bodyOf = (text: string) => text.slice(0, text.indexOf(notice))

describe("a script read aloud", () => {
  test.each(languages)("never opens on the bare name of its subject: %s", (language) => {
    for (const { file, script } of scriptsIn(language, "30_seconds")) {
      const [first] = script.text.split(/(?<=[.?!…])\s/u)
      const names = file.names[language].map((name) => `${name.toLowerCase()}.`)
      expect(names).not.toContain(first?.toLowerCase())
    }
  })

  test("speaks the question of a topic's headline instead of reading the headline out", () => {
    for (const file of subjects) {
      const { text } = write(file, {}, { question: "what is safe?" })
      expect(text).not.toBe("")
      expect(text).not.toMatch(/: what is safe\?/)
    }
  })

  test("names both things that a topic asks about", () => {
    const semaglutide = library.bySubject.get("semaglutide")
    if (semaglutide === undefined) throw new Error("no such subject")
    const { text } = write(semaglutide, {}, { question: "is there a link to muscle loss?" })
    expect(text).toMatch(/muscle loss/)
  })

  test.each(languages)("begins no beat with a sentence that points back at nothing: %s", (language) => {
    const back = {
      english:
        /\b(?:that (?:trial|study|salt|review)|the same (?:trial|study|report|review|analysis))\b|, too\./,
      turkish: /^(?:Aynı (?:çalışma|araştırma|analiz|derleme)|O çalışma)/u,
    }
    for (const { file, beats } of scriptsIn(language, "60_seconds")) {
      const firsts = beats.slice(0, 3).flatMap(({ lines }) => lines.slice(0, 1))
      for (const { text } of firsts) expect(`${file.subject}: ${text}`).not.toMatch(back[language])
    }
  })

  test.each(languages)("says no whole sentence of findings twice: %s", (language) => {
    for (const { beats } of scriptsIn(language, "60_seconds")) {
      const said = beats.flatMap(({ lines }) => lines.map(({ text }) => text))
      expect(new Set(said).size).toBe(said.length)
    }
  })

  test("carries the notice on operations only where it speaks of one", () => {
    const all = [...scriptsIn("turkish", "30_seconds"), ...scriptsIn("turkish", "60_seconds")]
    const noticed = all.filter(({ script }) => script.text.includes(notice))
    expect([...new Set(noticed.map(({ file }) => file.subject))]).toEqual(
      expect.arrayContaining(procedures.toSorted()),
    )
    for (const { script } of noticed) {
      expect(bodyOf(script.text).toLocaleLowerCase("tr")).toMatch(
        /ameliyat|cerrah|protez|implant|botoks|girişim|dolgu|iğne/u,
      )
    }
  })
})
