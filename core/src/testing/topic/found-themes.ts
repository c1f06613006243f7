import { deliveredLibrary } from "#testing/evidence/delivered-library.ts"
import { detectTopics } from "#topic/detect-topics.ts"
import type { TopicDraft } from "#topic/draft.ts"
import { type ForumTheme, forumPosts, forumThemes } from "./forum-themes.ts"
import { turkishTraffic } from "./own-traffic.ts"
import { readPosts } from "./posts.ts"

const asOf = Date.UTC(2026, 10, 20, 9) / 1000
const perDay = 6

/** A theme with the topic that most of whose posts are its own. */
export interface FoundTheme {
  readonly theme: ForumTheme
  readonly topic: TopicDraft | undefined
}

/** The themes of a file of `fixtures/topics/turkish`, six planted a day into ordinary traffic, each with its topic. */
export const foundThemes = (file: string): ReadonlyArray<FoundTheme> => {
  const usual = readPosts(turkishTraffic(asOf))
  const library = deliveredLibrary()
  const themes = forumThemes(file)
  return Array.from({ length: Math.ceil(themes.length / perDay) }, (_, day) =>
    themes.slice(day * perDay, (day + 1) * perDay),
  ).flatMap((day) => {
    const planted = readPosts(day.flatMap((theme) => forumPosts(theme, asOf)))
    const topics = detectTopics({ posts: [...usual, ...planted], asOf, library })
    return day.map((theme) => ({
      theme,
      topic: topics.find(
        ({ members }) =>
          members.filter((id) => id.startsWith(`forum-${theme.name}-`)).length > members.length / 2,
      ),
    }))
  })
}
