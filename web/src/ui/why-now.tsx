import { writtenCommunity } from "@rounds/core/reading/community-name.ts"
import type { TopicCard } from "@rounds/core/topic/shown.ts"
import { Sparkles } from "lucide-react"
import type { ReactNode } from "react"
import { tagOf } from "#lib/language/choices.ts"
import { isEvery } from "#lib/part-of.ts"
import { chartDay } from "#lib/words.ts"
import { ui as phrases } from "#words/ui.ts"
import { Icon } from "./icon.tsx"
import * as styles from "./topic-card.css.ts"

type Fact = NonNullable<TopicCard["whyNow"]>

const strong = (inner: ReactNode) => <b>{inner}</b>

/** What the counts say is new; that there are more posts than usual is said by their number. */
const saidOf = (
  { kind, word, firstSeen, posts, communities, newCommunities }: Fact,
  language: TopicCard["language"],
) => {
  if (kind === "new_word" && word !== null)
    return phrases.newWord({
      word: () => <b lang={tagOf(language)}>{word.text}</b>,
      holding: word.posts,
      posts,
      isAll: isEvery(word.posts, posts),
    })
  if (kind === "first_seen" && firstSeen !== null)
    return phrases.firstSeen({
      day: chartDay(firstSeen.day),
      community: writtenCommunity(firstSeen.community),
      strong,
      communities,
    })
  if (kind === "spread")
    return phrases.newInCommunities({
      fresh: newCommunities.length,
      communities,
      isAll: isEvery(newCommunities.length, communities),
      community: writtenCommunity(newCommunities[0] ?? ""),
      strong,
    })
  return null
}

interface WhyNowProps extends Pick<TopicCard, "language"> {
  readonly fact: Fact | null | undefined
}

/** Why a topic comes now, in a chip; nothing where the counts have nothing to say. */
export function WhyNow({ fact, language }: WhyNowProps) {
  const said = fact == null ? null : saidOf(fact, language)
  if (said === null) return null
  return (
    <p className={styles.chip}>
      <Icon of={Sparkles} size={14} />
      <span>{said}</span>
    </p>
  )
}
