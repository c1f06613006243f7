import { type FigureWords, filming } from "#language/filming.ts"
import { inEachLanguage, partsOf } from "#language/pack.ts"
import { hasBlank } from "#script/blanks.ts"
import { spokenSentences } from "#script/said.ts"
import type { Beat } from "#script/script.ts"

/** So much is read while it is heard: two lines of a caption. */
const longest = 64

const figures = inEachLanguage((language) => filming[language].figure)
const anyOf = (part: keyof FigureWords): string => partsOf(figures, part).join("|")

/** A number with what it counts: "about 90 percent", "200 millilitres a day". */
const figure = new RegExp(
  String.raw`(?:(?:${anyOf("bound")})\s+)?(?:%\s?)?\d[\d.,]*(?:\s?(?:%|–|-|${anyOf("upTo")})\s?\d[\d.,]*)?(?:\s(?!(?:${anyOf("notCounted")})\b)\p{L}+)?(?:\s(?:${anyOf("each")})\s\p{L}+)?%?`,
  "u",
)

/**
 * What stands on the screen while a beat is spoken: what the writer asked for; else a whole sentence of the beat that
 * is short enough, one with a figure first. A sentence is never cut, since half of one may say the opposite; where all
 * are too long, the figure alone stands there, and where there is none, the name of what it is about.
 */
export const onScreenOf = (
  { onScreen, text, said }: Pick<Beat, "onScreen" | "text" | "said">,
  disclaimer: string,
  name: string,
): string => {
  if (onScreen.trim() !== "") return onScreen.trim()
  const spoken =
    said.length > 0 ? said : spokenSentences(text).map((one) => ({ text: one, from: "own" as const }))
  const candidates = spoken
    .map((sentence) => ({ ...sentence, text: sentence.text.trim() }))
    .filter(
      (sentence) => sentence.text !== "" && !hasBlank(sentence.text) && !disclaimer.includes(sentence.text),
    )
  if (candidates.length === 0) return hasBlank(text) ? name : disclaimer
  const fitting = candidates.filter((sentence) => sentence.text.length <= longest)
  const best = fitting.toSorted((a, b) => weightOf(b) - weightOf(a))[0]
  if (best !== undefined && weightOf(best) > 0) return withoutStop(best.text)
  const [found] = candidates.flatMap((sentence) => figure.exec(sentence.text) ?? [])
  if (found !== undefined) return found.trim()
  return best === undefined ? name : withoutStop(best.text)
}

const weightOf = ({ text, from }: { readonly text: string; readonly from: string }) =>
  (/\d/.test(text) ? 4 : 0) + (from === "finding" ? 3 : from === "topic" ? 2 : from === "own" ? 1 : 0)

const withoutStop = (text: string) => text.replace(/(?<!\.)\.$/u, "")
