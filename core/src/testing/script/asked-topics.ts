import type { Asked, Topic } from "#topic/topic.ts"
import { exampleTopic } from "./example-topics.ts"

/** A topic by what matters to a script of questions. */
export interface About {
  readonly title: string
  readonly subject: string
  readonly posts: number
  readonly expected?: number
  readonly tells?: "question" | "subject" | "word"
  readonly question?: Asked
  readonly quotes?: ReadonlyArray<string>
  readonly beside?: { readonly name: string; readonly posts: number }
  readonly language?: "english" | "turkish"
}

/** Such a topic as the engine publishes it; one without `tells` is a question that people keep asking. */
export const askedTopic = (about: About): Topic => {
  const { title, subject, posts, expected = 1, tells, question = null, quotes = [], language } = about
  const { tells: _, ...counts } = exampleTopic().engagementData
  return exampleTopic({
    title,
    themeKey: tells === undefined ? `steady-${subject}` : subject,
    keywords: [subject],
    postCount: posts,
    language: language ?? "english",
    redditQuotes: quotes.map((text) => ({ text, community: "Health", upvotes: 1, comments: 1, url: "x" })),
    engagementData: {
      ...counts,
      expected,
      question,
      beside: about.beside ?? null,
      ...(tells === undefined ? {} : { tells }),
    },
  })
}
