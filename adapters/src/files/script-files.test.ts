import { fileName } from "@rounds/core/script/files/file-name.ts"
import { type FileFormat, textOf } from "@rounds/core/script/files/script-files.ts"
import { ScriptFiles } from "@rounds/core/script/files/ports.ts"
import { spokenText } from "@rounds/core/script/spoken-text.ts"
import * as Effect from "effect/Effect"
import { parse as parseCsv } from "csv-parse/sync"
import ICAL from "ical.js"
import mammoth from "mammoth"
import { parse as parseSrt } from "subsrt-ts"
import { parseSync } from "subtitle"
import { describe, expect, test } from "vitest"
import { WebVTTParser } from "webvtt-parser"
import { exampleExport, now } from "#testing/example-export.ts"
import { unzip } from "#testing/unzip.ts"
import { MadeScriptFiles } from "./script-files.ts"

const grapefruit = exampleExport({
  title: "Grapefruit with statins: how far apart?",
  keywords: ["grapefruit", "statins"],
})
const turkish = exampleExport({
  title: "Uyku için magnezyum",
  keywords: ["magnesium", "sleep"],
  settings: { language: "turkish", market: "TR", targetPlatform: "instagram" },
})
const examples = { grapefruit, turkish } as const

const make = (format: FileFormat, material = grapefruit) =>
  Effect.runPromise(
    ScriptFiles.use((files) => files.make(format, material, now)).pipe(Effect.provide(MadeScriptFiles)),
  )

const flat = (text: string) => text.replace(/\s+/g, " ").trim()

/** Every file as it can be read by a person. */
const readable: { readonly [F in Exclude<FileFormat, "zip">]: (bytes: Uint8Array) => Promise<string> } = {
  txt: async (bytes) => new TextDecoder().decode(bytes),
  srt: async (bytes) =>
    parseSync(new TextDecoder().decode(bytes))
      .flatMap((node) => (node.type === "cue" ? [node.data.text] : []))
      .join(" "),
  vtt: async (bytes) => new TextDecoder().decode(bytes),
  csv: async (bytes) => new TextDecoder().decode(bytes),
  ics: async (bytes) =>
    new TextDecoder()
      .decode(bytes)
      .replaceAll("\r\n ", "")
      .replaceAll(/\\([;,\\])/g, "$1")
      .replaceAll("\\n", " "),
  docx: async (bytes) => (await mammoth.extractRawText({ buffer: Buffer.from(bytes) })).value,
}

describe.each(["txt", "srt", "vtt", "csv", "ics", "docx"] as const)("the file .%s", (format) => {
  test.each(Object.entries(examples))(
    "of %s carries the disclaimer, what it was made of, that nobody has checked it, and every source",
    async (_, material) => {
      const { script } = material
      expect(script.sources.length).toBeGreaterThan(1)
      const text = flat(await readable[format](await make(format, material)))
      const unquoted = text.replaceAll('""', '"')
      expect(text).toContain(script.disclaimer)
      const says =
        script.language === "english"
          ? ["Not checked before filming.", "Draft without AI.", "sample data of November 20, 2026"]
          : [
              "Çekimden önce kontrol edilmedi.",
              "Yapay zekâ kullanılmadan",
              "20 Kasım 2026 tarihli örnek veri",
            ]
      for (const part of says) expect(text).toContain(part)
      for (const { number, publisher, year, url } of script.sources) {
        expect(unquoted).toContain(flat(`[${number}] ${publisher}${year === null ? "" : `, ${year}`}`))
        expect(text).toContain(url)
      }
    },
  )
})

test("a script that its owner has checked, and one that a model wrote, say so in every file", async () => {
  const checked = exampleExport({
    title: "Magnesium: how to find a sensible dose",
    keywords: ["magnesium"],
    changes: { madeByAi: true, writer: "model-x", sampleDate: null },
    isChecked: true,
  })
  for (const format of ["txt", "srt", "vtt", "csv", "ics", "docx"] as const) {
    const text = flat(await readable[format](await make(format, checked)))
    expect(text).not.toContain("Not checked")
    expect(text).toContain("Checked before filming by the person who speaks.")
    expect(text).not.toContain("sample data")
    expect(text).toContain("Drafted by AI (model-x), to be reviewed by a professional.")
  }
})

describe("captions", () => {
  const spoken = flat(spokenText(grapefruit.script.scriptContent))
  const said = (texts: ReadonlyArray<string>) => flat(texts.join(" "))

  test("two independent readers find the same cues in the SubRip file, and in them what is said", async () => {
    const srt = new TextDecoder().decode(await make("srt"))
    const one = parseSrt(srt).flatMap((cue) => (cue.type === "caption" ? [cue] : []))
    const other = parseSync(srt).flatMap((node) => (node.type === "cue" ? [node.data] : []))
    expect(one.map(({ start, end, text }) => ({ start, end, text: flat(text) }))).toEqual(
      other.map(({ start, end, text }) => ({ start, end, text: flat(text) })),
    )
    expect(said(other.map(({ text }) => text)).startsWith(spoken)).toBe(true)
    for (const [index, { start, end, text }] of other.entries()) {
      expect(end).toBeGreaterThan(start)
      expect(start).toBeGreaterThanOrEqual(other[index - 1]?.end ?? 0)
      expect(text.split("\n").length).toBeLessThanOrEqual(2)
    }
  })

  test("the WebVTT file is what its specification asks for, and says what is said and nothing else", async () => {
    const vtt = new TextDecoder().decode(await make("vtt"))
    const { cues, errors } = new WebVTTParser().parse(vtt, "subtitles/captions/descriptions")
    expect(errors).toEqual([])
    expect(said(cues.map(({ text }) => text))).toBe(spoken)
    const other = parseSync(vtt).flatMap((node) => (node.type === "cue" ? [node.data] : []))
    expect(other.map(({ start }) => start / 1000)).toEqual(cues.map(({ startTime }) => startTime))
  })
})

test("a Word document opens: its headings are the beats, its words what is said, its links the sources", async () => {
  const { script, kit } = grapefruit
  const { value: html, messages } = await mammoth.convertToHtml({ buffer: Buffer.from(await make("docx")) })
  expect(messages.filter(({ type }) => type === "error")).toEqual([])
  const text = flat(
    html
      .replaceAll(/<[^>]+>/g, " ")
      .replaceAll("&amp;", "&")
      .replaceAll("&quot;", '"'),
  )
  for (const { said } of script.beats)
    for (const sentence of said) expect(text).toContain(flat(sentence.text))
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, link]) => link?.replaceAll("&amp;", "&"))
  expect(new Set(links)).toEqual(new Set(script.sources.map(({ url }) => url)))
  expect(html.match(/<tr>/g)).toHaveLength(kit.shots.length + 1)
})

test("a calendar has one event for each platform, in UTC, at the audience's hour", async () => {
  const { script, kit } = grapefruit
  const ics = new TextDecoder().decode(await make("ics"))
  for (const line of ics.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  const calendar = new ICAL.Component(ICAL.parse(ics))
  const events = calendar.getAllSubcomponents("vevent").map((one) => new ICAL.Event(one))
  expect(events.map(({ uid }) => uid)).toEqual(
    ["tiktok", "instagram", "youtube", "linkedin"].map(
      (platform) => `${script.id}-${platform}@rounds.invalid`,
    ),
  )
  expect(events.map(({ startDate }) => startDate.toJSDate().toISOString())).toEqual(
    kit.times.map(({ next }) => next),
  )
  expect(events.every(({ startDate }) => startDate.zone === ICAL.Timezone.utcTimezone)).toBe(true)
  // Wednesday at seven in the evening is named by two studies of three; Istanbul is three hours ahead of UTC.
  expect(kit.times[0]).toMatchObject({ best: { day: 3, hour: 19, named: 2, of: 3, isWeak: false } })
  expect(kit.times[0]?.next).toBe("2026-11-25T16:00:00.000Z")
  expect(events[0]?.summary).toBe(`Post on TikTok: ${script.topicTitle}`)
  expect(events[0]?.description).toContain(script.disclaimer)
})

describe("the shot list as a table", () => {
  const rowsOf = async (material = grapefruit): Promise<ReadonlyArray<ReadonlyArray<string>>> =>
    parseCsv(new TextDecoder("utf-8", { ignoreBOM: false }).decode(await make("csv", material)), {
      relax_column_count: true,
      bom: true,
    })

  test("has a row for each beat with its seconds and words", async () => {
    const { script, kit } = grapefruit
    const rows = await rowsOf()
    expect(rows[0]).toEqual([
      "Beat",
      "Start",
      "Seconds",
      "Framing",
      "On-screen text",
      "B-roll",
      "Prop",
      "Said",
    ])
    const beats = rows.slice(1, script.beats.length + 1)
    expect(beats.map((row) => row[7])).toEqual(script.beats.map(({ text }) => text))
    expect(beats.map((row) => Number(row[2]))).toEqual(
      kit.shots.map(({ seconds }) => Number(seconds.toFixed(1))),
    )
  })

  test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", '=HYPERLINK("http://x.example")'])(
    "lets no spreadsheet calculate %j",
    async (text) => {
      const [beat, ...others] = grapefruit.script.beats
      if (beat === undefined) throw new Error("no beat")
      const script = { ...grapefruit.script, beats: [{ ...beat, text }, ...others] }
      const rows = await rowsOf({ ...grapefruit, script })
      expect(rows[1]?.[7]?.replaceAll("'", "")).toBe(text)
      expect(rows[1]?.[7]).toMatch(/^\s*'/)
    },
  )
})

test("one archive holds every other file, byte for byte, named by the title", async () => {
  const zip = await make("zip", turkish)
  const files = await unzip(Buffer.from(zip))
  expect([...files.keys()]).toEqual([
    "uyku-icin-magnezyum.txt",
    "uyku-icin-magnezyum.docx",
    "uyku-icin-magnezyum.srt",
    "uyku-icin-magnezyum.vtt",
    "uyku-icin-magnezyum.csv",
    "uyku-icin-magnezyum.ics",
    "uyku-icin-magnezyum-posts.txt",
  ])
  for (const format of ["txt", "srt", "vtt", "csv", "ics"] as const) {
    expect(files.get(fileName("Uyku için magnezyum", format))).toBe(
      textOf(format, turkish, now).replace(/^\uFEFF/, ""),
    )
  }
  const posts = files.get("uyku-icin-magnezyum-posts.txt") ?? ""
  for (const { caption, title, comment } of turkish.kit.posts) {
    for (const text of [caption, title, comment]) expect(posts).toContain(text)
  }
})
