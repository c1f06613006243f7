import { writtenCommunity } from "@rounds/core/reading/community-name.ts"
import type { TopicCard } from "@rounds/core/topic/shown.ts"
import { tagOf } from "#lib/language/choices.ts"
import { isEvery } from "#lib/part-of.ts"
import { ui as phrases } from "#words/ui.ts"
import * as styles from "./topic-card.css.ts"

interface TopicQuestionProps
  extends
    Pick<TopicCard, "question" | "language" | "statesQuestion">,
    Partial<Pick<TopicCard, "sharing" | "postCount" | "among">> {
  /** What there is to read of a topic that is but a name. */
  readonly posts?: TopicCard["paraphrases"]
}

/**
 * The question most of a topic's posts ask, as a person would say it, and how many do; where none was counted, how many come to what its title states. A
 * topic that is but a name says so, and shows some of its posts in that place.
 */
export function TopicQuestion({
  question,
  language,
  statesQuestion,
  sharing = null,
  postCount = 0,
  among = null,
  posts = [],
}: TopicQuestionProps) {
  if (!statesQuestion)
    return (
      <div>
        <p className={styles.noQuestion}>{phrases.noneIsShared}</p>
        <PostsToRead question={question} language={language} paraphrases={posts} />
      </div>
    )
  // Its title says what half of the posts share: no other words stand for them.
  if (question === null)
    // What is counted by its question says so with its count.
    return sharing === null || among !== null ? null : (
      <p className={styles.noQuestion}>
        {phrases.comeToThis({
          sharing,
          posts: postCount,
          isAll: isEvery(sharing, postCount),
          strong: (inner) => <b>{inner}</b>,
        })}
      </p>
    )
  return (
    <div className={styles.ask}>
      <q className={styles.asked} lang={tagOf(language)}>
        {question.text}
      </q>
      <p className={styles.askedBy}>{askedOf(question)}</p>
    </div>
  )
}

const askedOf = ({ posts, among }: NonNullable<TopicCard["question"]>) =>
  phrases.askThis({
    asking: posts,
    posts: among,
    isAll: isEvery(posts, among),
    strong: (inner) => <b>{inner}</b>,
  })

/**
 * Some of a topic's posts, in our words, each with where it was written; before them the one question that some of them
 * share, with how few they are.
 */
export function PostsToRead({
  question,
  language,
  paraphrases,
}: Pick<TopicCard, "question" | "language" | "paraphrases">) {
  const others = paraphrases.filter(({ text }) => text !== question?.text)
  if (question === null && others.length === 0) return null
  return (
    <ul className={styles.posts} aria-label={phrases.someOfItsPosts}>
      {question !== null && (
        <li>
          <span lang={tagOf(language)}>{question.text}</span> <small>{askedOf(question)}</small>
        </li>
      )}
      {others.map(({ text, community }) => (
        <li key={`${community} ${text}`}>
          <span lang={tagOf(language)}>{text}</span> <small>{writtenCommunity(community)}</small>
        </li>
      ))}
    </ul>
  )
}
