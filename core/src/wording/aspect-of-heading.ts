import type { Aspect } from "#reading/asks.ts"
import type { Subject } from "#vocabulary/subjects.ts"
import { healthyForms, withoutWay } from "./eaten-by.ts"
import { sentenceOf } from "./grammar.ts"
import { headings } from "./headings.ts"
import { madeHeadings, madeOf } from "./made-headings.ts"
import { sortOf } from "./sorts.ts"

/** Which question a title of ours about a subject asks; null of any other text. */
export const aspectOfHeading = (title: string, subject: Subject): Aspect | null => {
  const titles = [title, withoutWay(title)]
  const isHeadedBy = (text: string): boolean => titles.includes(sentenceOf(text, subject))
  const made = madeOf(subject)
  if (made !== null && madeHeadings[made].some(isHeadedBy)) return "cook"
  if (healthyForms(subject).some(isHeadedBy)) return "cook"
  return headings.find(({ on, text }) => on.includes(sortOf(subject)) && isHeadedBy(text))?.aspect ?? null
}
