import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { run } from "#testing/command-line.ts"
import { creatine, lines, post, rising } from "#testing/rising.ts"

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "rounds-cli-"))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const script = Array.from({ length: 30 }, () => "Drink a glass of water now.").join(" ")
describe("fit", () => {
  test("prints words, seconds, limits and a verdict, and nothing else", async () => {
    const { code, out } = await run(["fit", "--language", "en", "--duration", "60_seconds", "-"], {
      input: script,
    })
    expect(code).toBe(0)
    const [line, ...rest] = out.trimEnd().split("\n")
    expect(rest).toEqual([])
    expect(Object.keys(JSON.parse(line ?? ""))).toEqual([
      "words",
      "seconds",
      "min",
      "target",
      "max",
      "verdict",
    ])
  })

  test("reads a file that is packed", async () => {
    const file = join(folder, "script.txt.gz")
    writeFileSync(file, gzipSync(script))
    const packed = await run(["fit", "--language", "en", "--duration", "60_seconds", file])
    const plain = await run(["fit", "--language", "en", "--duration", "60_seconds", "-"], { input: script })
    expect(packed.out).toBe(plain.out)
  })
})

describe("captions", () => {
  test("prints WebVTT or SubRip", async () => {
    const vtt = await run(["captions", "--format", "vtt", "--language", "en", "-"], { input: script })
    expect(vtt.out.startsWith("WEBVTT\n")).toBe(true)
    const srt = await run(["captions", "--format", "srt", "--language", "en", "-"], { input: script })
    expect(srt.out.startsWith("1\n00:00:00,000 --> ")).toBe(true)
  })
})

describe("a text for fit and captions", () => {
  const fitting = ["fit", "--language", "en", "--duration", "60_seconds"]
  const captioning = ["captions", "--format", "srt", "--language", "en"]

  test.each([
    ["binary", Buffer.from([0, 255, 254, 7])],
    ["in another encoding", Buffer.from("Mÿ", "latin1")],
    ["no gzip, though named so", "plain", "x.gz"],
    ["longer than any script", "a ".repeat(600_000)],
    ["packed, and longer than any script", gzipSync("a ".repeat(5_000_000))],
  ])("that is %s is refused in one line", async (_, content, name = "x.txt") => {
    const file = join(folder, name)
    writeFileSync(file, content)
    for (const args of [fitting, captioning]) {
      const { code, out, err } = await run([...args, file])
      expect({ code, out, lines: err.trimEnd().split("\n").length }).toEqual({ code: 1, out: "", lines: 1 })
    }
  })

  test("that is empty has no words and no captions", async () => {
    const { code, out } = await run([...fitting, "-"], { input: "[looks up]\n" })
    expect({ code, ...JSON.parse(out) }).toMatchObject({ code: 0, words: 0, verdict: "short" })
    expect(await run([...captioning, "-"], { input: "" })).toMatchObject({ code: 1, out: "" })
  })

  test("may come packed by another name", async () => {
    const file = join(folder, "script.bin")
    writeFileSync(file, gzipSync(script))
    const { out } = await run([...fitting, file])
    expect(JSON.parse(out)).toMatchObject({ words: 180, verdict: "long" })
  })
})

describe("themes", () => {
  test("puts every post into at most one theme", async () => {
    const { code, out } = await run(["themes", "--posts", "-"], { input: rising })
    expect(code).toBe(0)
    const themes = out
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line))
    for (const theme of themes)
      expect(Object.keys(theme)).toEqual(expect.arrayContaining(["theme", "title", "keywords", "members"]))
    const members = themes.flatMap(({ members: ids }) => ids)
    expect(new Set(members).size).toBe(members.length)
    expect(themes[0]).toMatchObject({ theme: 1 })
  })

  test("counts only the first post of an id, and says how many came again", async () => {
    const twice = `${rising}\n${rising}`
    const once = await run(["themes", "--posts", "-"], { input: rising })
    const { code, out, err } = await run(["themes", "--posts", "-"], { input: twice })
    expect({ code, out }).toEqual({ code: 0, out: once.out })
    expect(err).toBe(`-: ${lines} posts left out: their id came before\n`)
  })
})

describe("trends", () => {
  test("ranks the topics of the moment, and says which line it could not read", async () => {
    const file = join(folder, "posts.jsonl")
    writeFileSync(file, `${rising}\nnot json\n`)
    const { code, out, err } = await run(["trends", "--posts", file, "--as-of", "2013-04-16T09:00:00Z"])
    expect(code).toBe(0)
    expect(err).toContain(`${file}:${lines + 1}: Not JSON.`)
    const rows = out
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line))
    expect(rows.map(({ rank }) => rank)).toEqual(rows.map((_, index) => index + 1))
    expect(rows[0]).toMatchObject({
      title: expect.stringMatching(/creatine/i),
      members: expect.arrayContaining(["c0"]),
    })
    expect(Object.keys(rows[0])).toEqual(
      expect.arrayContaining(["rank", "title", "label", "growth", "engagement", "members"]),
    )
  })

  test("says what is new about each, and on request what is asked all the same over seven days", async () => {
    const knees = [
      "Knee pain after squats?",
      "My knee hurts, rest or not?",
      "Knee pain on stairs",
      "Sore knee?",
    ]
    const old = knees.map((title, i) => post(`k${i}`, title, 8 * i, 4))
    const file = join(folder, "steady.jsonl")
    writeFileSync(file, `${rising}\n${old.join("\n")}\n`)
    const asked = ["trends", "--posts", file, "--as-of", "2013-04-16T09:00:00Z"]
    const { out } = await run([...asked, "--steady"])
    const rows = out
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line))
    // That only the number rose is told by the number.
    expect(rows[0].why).toMatch(/^(?:New word|First seen|New in|$)/)
    const [question] = rows.at(-1).steady
    expect(question).toMatchObject({ subject: expect.stringMatching(/knee/), posts: 4, among: 4, days: 7 })
    expect(question.title).toMatch(/knee.*\?$/i)
    expect((await run(asked)).out).not.toContain("steady")
  })

  test("says on request what rose and is not offered, counted by reason", async () => {
    const crisis = creatine.map((text, index) =>
      post(`s${index}`, index < 4 ? `${text} I want to kill myself.` : text, index, index % 2),
    )
    const ordinary = rising.split("\n").slice(creatine.length)
    const file = join(folder, "explained.jsonl")
    writeFileSync(file, `${[...crisis, ...ordinary].join("\n")}\n`)
    const asked = ["trends", "--posts", file, "--as-of", "2013-04-16T09:00:00Z"]
    const { code, out } = await run([...asked, "--explain"])
    expect(code).toBe(0)
    const { dropped } = JSON.parse(out.trimEnd().split("\n").at(-1) ?? "")
    expect(Object.keys(dropped)).toEqual([
      "generic",
      "passing",
      "unasked",
      "sensitive",
      "promotion",
      "person",
      "rude",
      "unreadable",
      "duplicate",
      "outranked",
    ])
    expect(dropped.sensitive).toMatchObject({ count: 1, names: [expect.stringMatching(/creatine/i)] })
    expect((await run(asked)).out).not.toContain("dropped")
  })
})

describe("the exit code", () => {
  test.each([
    [["fit", "--language", "de", "--duration", "60_seconds", "-"]],
    [["fit", "--language", "en", "-"]],
    [["trends", "--posts", "-", "--as-of", "yesterday"]],
    [["dance"]],
    [["fit", "--loudly"]],
  ])("is 2 for a wrong use: %j", async (args) => {
    const { code, out, err } = await run(args)
    expect(code).toBe(2)
    expect(out).toBe("")
    expect(err).not.toBe("")
  })

  test("is 1 with one line when a file cannot be read", async () => {
    const { code, err } = await run(["themes", "--posts", join(folder, "missing.jsonl")])
    expect(code).toBe(1)
    expect(err.trimEnd().split("\n")).toHaveLength(1)
  })

  test("is 0 for help", async () => {
    const { code, out } = await run(["fit", "--help"])
    expect(code).toBe(0)
    expect(out).toContain("--language")
  })

  test("a wrong variable is named in one line", async () => {
    const { code, err } = await run(["usage", "x"], { env: { PORT: "many" } })
    expect({ code, err }).toEqual({ code: 1, err: "PORT: Expected a whole number\n" })
  })
})

describe("check", () => {
  const answers = (out: string) =>
    out
      .trim()
      .split("\n")
      .map((line): { readonly line: number; readonly findings: ReadonlyArray<Record<string, unknown>> } =>
        JSON.parse(line),
      )

  test("answers every line with one line, and says where in it a finding stands", async () => {
    const { code, out } = await run(["check", "--language", "en", "--json", "-"], {
      input: "Garlic cures cancer.\n\nWrite your questions below.\nIt has no side effects.",
    })
    expect(code).toBe(0)
    const lines = answers(out)
    expect(lines.map(({ line }) => line)).toEqual([1, 2, 3, 4])
    expect(lines[0]?.findings[0]).toMatchObject({ rule: "HC-CURE", severity: "block" })
    const { text, start, end } = lines[0]?.findings[0] ?? {}
    expect("Garlic cures cancer.".slice(Number(start), Number(end))).toBe(text)
    expect(lines[1]?.findings).toEqual([])
    expect(lines[2]?.findings).toEqual([])
    expect(lines[3]?.findings).not.toEqual([])
  })

  test("says of a text in a third language that it was not read, instead of finding nothing", async () => {
    const { out } = await run(["check", "--language", "en", "-"], {
      input: "Deja la insulina y toma este jugo todas las mañanas.\nWrite your questions below.",
    })
    const [other, own] = out.trim().split("\n")
    expect(other).toMatch(/"language":"unknown","findings":\[{"rule":"D16-LANGUAGE","severity":"warn"/)
    expect(own).toBe('{"line":2,"findings":[]}')
  })

  test("is graver where the market is, and in the language of the script", async () => {
    const severities = async (market: string) => {
      const args = ["check", "--language", "tr", "--market", market, "--promotes", "own_service", "-"]
      const { out } = await run(args, { input: "Bu hafta ücretsiz muayene kampanyası var, hemen arayın.\n" })
      return answers(out)[0]?.findings ?? []
    }
    expect((await severities("TR")).map(({ severity }) => severity)).toContain("block")
    expect((await severities("UK")).map(({ severity }) => severity)).not.toContain("block")
    expect(String((await severities("TR"))[0]?.["suggestion"])).toMatch(/[çğışöü]/)
  })

  test("prints the class of every rule", async () => {
    const { out } = await run(["check", "--rules"])
    expect(out).toContain('"rule":"HC-CURE","class":"cure","isCodeOfClass":true')
  })

  test("refuses another market", async () => {
    expect((await run(["check", "--language", "en", "--market", "FR", "-"])).code).toBe(2)
  })
})
