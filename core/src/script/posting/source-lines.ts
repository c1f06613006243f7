import type { Source } from "#script/script.ts"

/** One line for each numbered source: "[1] Publisher, 2021: Title. https://…". */
export const sourceLines = (sources: ReadonlyArray<Source>): ReadonlyArray<string> =>
  eachOnce(sources).map(
    ({ number, publisher, year, title, url }) =>
      `[${number}] ${publisher}${year === null ? "" : `, ${year}`}: ${ended(title)} ${url}`,
  )

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
