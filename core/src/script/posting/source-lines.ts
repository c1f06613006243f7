import type { Beat, Source } from "#script/script.ts"
import { textOfSaid } from "#script/words-said.ts"
import { numbersBeside } from "#script/sources.ts"

/** "[1] Publisher, 2021: Title. https://…". */
export const sourceLine = ({ number, publisher, year, title, url }: Source): string =>
  `[${number}] ${publisher}${year === null ? "" : `, ${year}`}: ${ended(title)} ${url}`

/** One line for each numbered source. */
export const sourceLines = (sources: ReadonlyArray<Source>): ReadonlyArray<string> =>
  eachOnce(sources).map(sourceLine)

/** The same without the title, for where there is little room. */
export const shortSourceLines = (sources: ReadonlyArray<Source>): ReadonlyArray<string> =>
  eachOnce(sources).map(
    ({ number, publisher, year, url }) =>
      `[${number}] ${publisher}${year === null ? "" : `, ${year}`}, ${url}`,
  )

/** Findings of one source share its number. */
export const eachOnce = (sources: ReadonlyArray<Source>): ReadonlyArray<Source> =>
  sources.filter(({ number }, index) => sources.findIndex((one) => one.number === number) === index)

const ended = (title: string) => title.trim().replace(/(?<![.?!…])$/u, ".")

/** A beat's sentences, each with the numbers of its sources. */
export const withNumbers = (
  { said, text }: Pick<Beat, "said" | "text">,
  sources: ReadonlyArray<Source>,
): string =>
  said.length === 0
    ? text
    : textOfSaid(
        said.map((sentence) => {
          const numbers = numbersBeside(sentence.findings, sources)
          return { text: `${sentence.text}${numbers.map((number) => ` [${number}]`).join("")}` }
        }),
      )
