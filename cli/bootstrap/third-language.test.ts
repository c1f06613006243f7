import { spawnSync } from "node:child_process"
import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { CopiedSources } from "./copied-sources.ts"

// A third language, added to a copy of the sources as a person would add it: its name first, then its folders. Whole
// packages are compiled twice, which takes minutes: RELEASE_CHECK=1 asks for it. The short form: closed-lists.test.ts.

const root = fileURLToPath(new URL("../..", import.meta.url))

/** Where a language has a folder, and beside it one table for each part. */
const rooms = ["core/src/language", "adapters/src/language", "web/src/lib/language"]

/** The tables of all rooms: what a language consists of. */
const tables = [
  "adapters/src/language/field-words.ts",
  "adapters/src/language/problems.ts",
  "adapters/src/language/prompt.ts",
  "adapters/src/language/told.ts",
  "core/src/language/access.ts",
  "core/src/language/advice.ts",
  "core/src/language/calling.ts",
  "core/src/language/calms.ts",
  "core/src/language/claim-rules.ts",
  "core/src/language/claims.ts",
  "core/src/language/disclaimers.ts",
  "core/src/language/evidence.ts",
  "core/src/language/excuses.ts",
  "core/src/language/filmables.ts",
  "core/src/language/filming.ts",
  "core/src/language/labelling.ts",
  "core/src/language/letters.ts",
  "core/src/language/matter.ts",
  "core/src/language/meaning.ts",
  "core/src/language/names.ts",
  "core/src/language/naming.ts",
  "core/src/language/notices.ts",
  "core/src/language/pace.ts",
  "core/src/language/pack.ts",
  "core/src/language/playing.ts",
  "core/src/language/points.ts",
  "core/src/language/professions.ts",
  "core/src/language/reading.ts",
  "core/src/language/records.ts",
  "core/src/language/safety.ts",
  "core/src/language/speech.ts",
  "core/src/language/spelling.ts",
  "core/src/language/subjects.ts",
  "core/src/language/support.ts",
  "core/src/language/title-words.ts",
  "core/src/language/told-questions.ts",
  "core/src/language/topic-words.ts",
  "core/src/language/weekly-plan.ts",
  "core/src/language/why-now.ts",
  "core/src/language/writing.ts",
  "web/src/lib/language/check.ts",
]

describe.runIf(process.env["RELEASE_CHECK"] === "1")("a third language", () => {
  let sources: CopiedSources
  let missing: ReadonlyArray<string>
  let complete: ReadonlyArray<string>

  beforeAll(async () => {
    sources = new CopiedSources(["core", "adapters", "web", "cli"])
    cpSync(join(root, "fixtures"), join(sources.folder, "fixtures"), { recursive: true })
    sources.replace("core/src/script/settings.ts", '"english", "turkish"', '"english", "german", "turkish"')
    missing = await sources.compile()
    for (const room of rooms) speakGerman(join(sources.folder, room))
    sources.replace(
      "core/src/language/german/names.ts",
      '"en", ownName: "English"',
      '"de", ownName: "Deutsch"',
    )
    complete = await sources.compile()
  }, 900_000)

  afterAll(() => sources[Symbol.dispose]())

  test("does not compile while a part of it is missing, and no other file is concerned", () => {
    const files = missing.filter((line) => /^\S/.test(line)).map((line) => line.replace(/\(.*/, ""))
    expect([...new Set(files)].toSorted()).toEqual(tables)
  })

  test("compiles once it has its folders, and nothing else was changed", () => {
    expect(complete).toEqual([])
  })

  test("has its claims checked: words that are read as English are marked as in English", () => {
    const found = run(
      ["check", "--language", "de", "--market", "UK", "-"],
      "Garlic cures cancer, guaranteed.\n",
    )
    expect(JSON.parse(found)).toEqual(
      JSON.parse(
        run(["check", "--language", "en", "--market", "UK", "-"], "Garlic cures cancer, guaranteed.\n"),
      ),
    )
    expect(found).toContain('"severity":"block"')
  })

  test("has its captions, and says its numbers", () => {
    const text = "Take twenty minutes. Then rest for 2 hours."
    expect(run(["captions", "--format", "srt", "--language", "de", "-"], text)).toBe(
      run(["captions", "--format", "srt", "--language", "en", "-"], text),
    )
  })

  test("is told in the evidence library by data alone", () => {
    const subjects = join(sources.folder, "fixtures/evidence/subjects")
    for (const name of readdirSync(subjects)) tellInGerman(join(subjects, name))
    expect(run(["evidence", "check", "--folder", subjects], "")).toContain(" files, no fault")
  })

  const run = (args: ReadonlyArray<string>, input: string): string => {
    const main = join(sources.folder, "cli/src/main.ts")
    const { stdout, stderr, status } = spawnSync(process.execPath, [main, ...args], {
      input,
      encoding: "utf8",
      cwd: sources.folder,
    })
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" })
    return stdout
  }
})

/** Takes the room's English for German, in each of its tables. */
const speakGerman = (room: string): void => {
  cpSync(join(room, "english"), join(room, "german"), { recursive: true })
  for (const name of readdirSync(room).filter((each) => each.endsWith(".ts"))) {
    const file = join(room, name)
    const code = readFileSync(file, "utf8")
    const english = /^import \{ (\w+) as english \} from "\.\/english\/(.*)"$/m.exec(code)
    if (english === null) continue
    const [line, part, from] = english
    writeFileSync(
      file,
      code
        .replace(line, `${line}\nimport { ${part} as german } from "./german/${from}"`)
        .replace("{ english, turkish }", "{ english, german, turkish }"),
    )
  }
}

/** Puts the English texts of a file of the library beside themselves, as German ones. */
const tellInGerman = (file: string): void => {
  const reviver = (_: string, value: unknown): unknown =>
    typeof value === "object" && value !== null && "english" in value && "turkish" in value
      ? { ...value, german: value.english }
      : value
  writeFileSync(file, JSON.stringify(JSON.parse(readFileSync(file, "utf8"), reviver)))
}
