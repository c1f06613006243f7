import type { SubjectFile } from "@rounds/core/evidence/subject-file.ts"
import { fit } from "@rounds/core/script/fit.ts"
import type { ScriptSettings } from "@rounds/core/script/settings.ts"
import { fiveGrams, masked, mean, sentencesIn, sharedWith } from "@rounds/core/testing/script/likeness.ts"
import { type WrittenScript, writerOver } from "#testing/library-scripts.ts"
import { readLibrary } from "./recorded.ts"

const languages = ["english", "turkish"] as const
const formats = ["trend_reaction", "expert_review", "myth_buster", "quick_tip"] as const
const tones = ["professional", "casual", "investigative", "custom"] as const
const platforms = ["multi_platform", "tiktok", "instagram", "youtube", "linkedin"] as const
const durations = ["30_seconds", "60_seconds", "90_seconds", "2_minutes"] as const

const abroad = {
  english: { language: "english", market: "US", promotes: "nothing" },
  turkish: { language: "turkish", market: "TR", promotes: "nothing" },
} as const

/** Every setting of a language; tone and platform take turns, so that each meets each format and length. */
const settingsIn = (language: (typeof languages)[number]): ReadonlyArray<ScriptSettings> =>
  formats.flatMap((scriptFormat, format) =>
    durations.flatMap((duration, length) =>
      tones.flatMap((contentTone, tone) => {
        const targetPlatform = platforms[(format + length + tone) % platforms.length]
        return targetPlatform === undefined
          ? []
          : [{ ...abroad[language], scriptFormat, duration, contentTone, targetPlatform }]
      }),
    ),
  )

/**
 * What the writer without AI makes of every subject of the library in every setting, beside the limits it is to keep:
 * shares are 0 to 1, of sentences unless named otherwise.
 */
export const bench = async () => {
  const library = readLibrary()
  const write = writerOver(library)
  const { files } = library
  const rows = languages.map((language) => measured(language, files, write))
  return rows.flat()
}

const measured = (
  language: (typeof languages)[number],
  files: ReadonlyArray<SubjectFile>,
  write: ReturnType<typeof writerOver>,
) => {
  const all = settingsIn(language)
  const scripts = files.flatMap((file) =>
    all.flatMap((settings) => {
      const script = write(file, settings)
      return script.beats === null ? [] : [{ file, script }]
    }),
  )
  const late = scripts.filter(({ script }) => {
    const { words, target } = fit({ text: script.text, ...script.settings })
    return words > target
  })
  // A name may hold a figure ("vitamin B12"), which masking takes out.
  const homeless = scripts.flatMap(({ file, script }) =>
    script.lines.filter(
      ({ origin, text }) => origin.kind === "connective" && masked(text, file).includes("#"),
    ),
  )
  const about = mean(
    scripts.map(({ script }) =>
      sharedWith(
        script.lines.map(({ origin }) => origin.kind),
        ["finding"],
      ),
    ),
  )
  const likeness = files.flatMap((file, index) => {
    const other = files[(index + 30) % files.length] ?? file
    const settings = all[index % all.length] ?? {}
    return compare(file, write(file, settings), other, write(other, settings))
  })
  const changed = (make: (file: SubjectFile) => readonly [WrittenScript, WrittenScript]) =>
    mean(
      files.flatMap((file) => {
        const [before, after] = make(file)
        return before.beats === null || after.beats === null
          ? []
          : [1 - sharedWith(sentencesIn(after.text), sentencesIn(before.text))]
      }),
    )
  const angle = "How much is sensible, and who must ask first"
  const row = rowOf(language)
  return [
    row("orders that findings can fill", scripts.length / (files.length * all.length), 0.85, "at least"),
    row("shared with another subject", mean(likeness.map(({ sentences }) => sentences)), 0.25, "at most"),
    row("runs of five words shared with it", mean(likeness.map(({ runs }) => runs)), 0.15, "at most"),
    row("that state a finding", about, 0.6, "at least"),
    row(
      "changed by the angle",
      changed((file) => [write(file, { language }), write(file, { language }, { angle })]),
      0.4,
      "at least",
    ),
    row(
      "changed by the platform",
      changed((file) => [
        write(file, { language, targetPlatform: "tiktok" }),
        write(file, { language, targetPlatform: "linkedin" }),
      ]),
      0.25,
      "at least",
    ),
    row("scripts over their time less 1.5 s", late.length, 0, "at most"),
    row("figures outside of findings", homeless.length, 0, "at most"),
  ]
}

const compare = (one: SubjectFile, a: WrittenScript, other: SubjectFile, b: WrittenScript) => {
  if (a.beats === null || b.beats === null) return []
  const own = sentencesIn(a.text).map((sentence) => masked(sentence, one))
  const others = sentencesIn(b.text).map((sentence) => masked(sentence, other))
  return [
    {
      sentences: sharedWith(own, others),
      runs: sharedWith(fiveGrams(own.join(" ")), fiveGrams(others.join(" "))),
    },
  ]
}

const rowOf =
  (language: string) => (name: string, ours: number, limit: number, aim: "at least" | "at most") => ({
    name: `${language}: ${name}`,
    unit: "",
    ours,
    baseline: limit,
    baselineName: "limit",
    ratio: limit === 0 ? ours : ours / limit,
    aim: `${aim} the limit`,
  })
