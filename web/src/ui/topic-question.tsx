import type { TopicCard } from "@rounds/core/topic/shown.ts"
import { tagOf } from "#lib/language/choices.ts"
import { isEvery } from "#lib/part-of.ts"
import { ui as phrases } from "#words/ui.ts"
import * as styles from "./topic-card.css.ts"

/** The question most of a topic's posts ask, as a person would say it, and how many do; or that none stands out. */
export function TopicQuestion({ question, language }: Pick<TopicCard, "question" | "language">) {
  if (question === null) return <p className={styles.noQuestion}>{phrases.noQuestionStandsOut}</p>
  return (
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
  )
}
