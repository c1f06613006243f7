import type { Source } from "#script/script.ts"

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
