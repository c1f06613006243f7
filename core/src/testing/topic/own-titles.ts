import { detectTopics } from "#topic/detect-topics.ts"
import { plantedThemes } from "./asked-themes.ts"
import { turkishBurst, turkishTraffic } from "./own-traffic.ts"
import { readPosts } from "./posts.ts"

const asOf = Date.UTC(2026, 10, 20, 9) / 1000
const perDay = 5

/** What a title says whatever it is about, endings of the name included. */
const shapeOf = (title: string, name: string): string =>
  title.toLocaleLowerCase("tr").replaceAll(new RegExp(`${name.slice(0, -1)}\\S*`, "gu"), "X")

/**
 * Of forty planted Turkish themes that share a question, five a day: the share whose title states one, and the largest
 * share of those that one shape of title has.
 */
export const ownTitles = (): { readonly stating: number; readonly largestShape: number } => {
  const themes = plantedThemes("turkish/shared-questions.txt")
  const usual = readPosts(turkishTraffic(asOf))
  const days = Array.from({ length: Math.ceil(themes.length / perDay) }, (_, day) =>
    themes.slice(day * perDay, (day + 1) * perDay),
  )
  const stating = days
    .flatMap((day) => {
      const planted = day.flatMap(([name, titles]) => readPosts(turkishBurst(asOf, name, titles)))
      return detectTopics({ posts: [...usual, ...planted], asOf })
    })
    .filter(({ engagementData }) => engagementData.tells === "question")
  const counts = new Map<string, number>()
  for (const { title, keywords } of stating) {
    const shape = shapeOf(title, keywords[0] ?? "")
    counts.set(shape, (counts.get(shape) ?? 0) + 1)
  }
  return {
    stating: stating.length / themes.length,
    largestShape: Math.max(0, ...counts.values()) / Math.max(1, stating.length),
  }
}
