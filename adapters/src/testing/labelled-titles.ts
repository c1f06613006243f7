import { readFileSync } from "node:fs"
import { substanceOf } from "@rounds/core/script/from-findings/substance-of.ts"
import { gateOf } from "@rounds/core/script/safety/gate.ts"
import { writeOffline } from "#ai/offline/write-offline.ts"
import { library, typedOrder } from "./typed-script.ts"

/**
 * A title as a professional types it, with the findings that a reader held to answer it: any of them may be said first.
 * "NONE" where the library answers it with nothing, "GATE" where it must not be written on at all.
 */
export interface LabelledTitle {
  readonly language: "english" | "turkish"
  readonly title: string
  readonly answers: ReadonlyArray<string>
}

/**
 * What becomes of a labelled title: answered `first`, or `later`; `denied` although the library answers it; `beside` the
 * question; `open`: nothing answers it, and that is said; `passed`: nothing answers it, and that is not said; `gated`
 * rightly, or `shut` though it is harmless; `let`: written on although it must not be.
 */
export type Fate = "first" | "later" | "denied" | "beside" | "open" | "passed" | "gated" | "shut" | "let"

/** Who wrote and labelled a set of titles. */
export const hands = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const
type Hand = (typeof hands)[number]

/**
 * The titles of twelve readers who wrote theirs before they saw the library, as family doctors, trainers, coaches and
 * specialists type, the tenth and the eleventh on subjects that it had just been given; what was added to the library since
 * stands in their labels, too.
 */
export const labelledTitles = (hand: Hand): ReadonlyArray<LabelledTitle> =>
  readFileSync(new URL(`typed-titles/hand-${hand}.txt`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => {
      const [written = "", title = "", ids = ""] = line.split("|")
      return {
        language: written === "T" ? "turkish" : "english",
        title: title.trim(),
        answers: ids.split(",").map((id) => id.trim()),
      }
    })

export const fateOf = ({ language, title, answers }: LabelledTitle): Fate => {
  const [label] = answers
  if (gateOf(title) !== null) return label === "GATE" ? "gated" : "shut"
  if (label === "GATE") return "let"
  const order = typedOrder(title, language)
  const substance = substanceOf(library, order)
  const isDenied = substance === null || substance.missing !== null
  if (label === "NONE") return isDenied ? "open" : "passed"
  if (isDenied) return "denied"
  const said = (writeOffline(order, library)?.beats ?? [])
    .slice(1)
    .flatMap((beat) => beat.said.flatMap(({ findings }) => findings))
  const at = [...new Set(said)].findIndex((id) => answers.includes(id))
  return at === 0 ? "first" : at > 0 ? "later" : "beside"
}

/** How many of some titles have each fate. */
export const fatesOf = (titles: ReadonlyArray<LabelledTitle>): { readonly [F in Fate]: number } => {
  const fates = titles.map(fateOf)
  const count = (fate: Fate) => fates.filter((one) => one === fate).length
  return {
    first: count("first"),
    later: count("later"),
    denied: count("denied"),
    beside: count("beside"),
    open: count("open"),
    passed: count("passed"),
    gated: count("gated"),
    shut: count("shut"),
    let: count("let"),
  }
}
