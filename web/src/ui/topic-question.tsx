import { writtenCommunity } from "@rounds/core/reading/community-name.ts"
import type { TopicCard } from "@rounds/core/topic/shown.ts"
import { tagOf } from "#lib/language/choices.ts"
import { isEvery } from "#lib/part-of.ts"
import { ui as phrases } from "#words/ui.ts"
import * as styles from "./topic-card.css.ts"

interface TopicQuestionProps extends Pick<TopicCard, "question" | "language" | "statesQuestion"> {
  /** What there is to read of a topic that is but a name. */
  readonly posts?: TopicCard["paraphrases"]
}

/**
 * The question most of a topic's posts ask, as a person would say it, and how many do; or that none stands out. A topic
 * that is but a name says so, and shows some of its posts in its place.
 */
export function TopicQuestion({ question, language, statesQuestion, posts = [] }: TopicQuestionProps) {
  return (
    <>
      {!statesQuestion && <p className={styles.noQuestion}>{phrases.noneIsShared}</p>}
      {question !== null ? (
        <div className={styles.ask}>
          <q className={styles.asked} lang={tagOf(language)}>
            {question.text}
          </q>
          <p className={styles.askedBy}>
            {phrases.askThis({
              asking: question.posts,
              posts: question.among,
              isAll: isEvery(question.posts, question.among),
              strong: (inner) => <b>{inner}</b>,
            })}
          </p>
        </div>
      ) : statesQuestion ? (
        <p className={styles.noQuestion}>{phrases.noQuestionStandsOut}</p>
      ) : (
        <PostsToRead language={language} paraphrases={posts} />
      )}
    </>
  )
}

/** Some of a topic's posts, in our words, each with where it was written. */
export function PostsToRead({ language, paraphrases }: Pick<TopicCard, "language" | "paraphrases">) {
  if (paraphrases.length === 0) return null
  return (
    <ul className={styles.posts} aria-label={phrases.someOfItsPosts}>
      {paraphrases.map(({ text, community }) => (
        <li key={`${community} ${text}`}>
          <span lang={tagOf(language)}>{text}</span> <small>{writtenCommunity(community)}</small>
        </li>
      ))}
    </ul>
  )
}
