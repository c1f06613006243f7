import type { ArticlesFound } from "./article.ts"

/** What was found, said plainly: also that nothing was. */
export const saysWhatWasFound = ({
  index,
  term,
  total,
  lookedAt,
  retracted,
  articles,
}: ArticlesFound): string => {
  if (articles.length === 0) return `No article found in ${index} for ${term}.`
  const withdrawn = retracted === 0 ? "" : ` ${retracted} withdrawn, left out.`
  return `${index} has ${total} for ${term}; ${lookedAt} looked at, ${articles.length} shown.${withdrawn}`
}
