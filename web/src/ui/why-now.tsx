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

type Facts = { readonly [K in Fact["kind"]]: Fact & { readonly kind: K } }

/** What the counts say is new; that there are more posts than usual is said by their number. */
const said: {
  readonly [K in Fact["kind"]]: (fact: Facts[K], language: TopicCard["language"]) => ReactNode
} = {
  new_word: ({ word, posts }, language) =>
    phrases.newWord({
      word: () => <b lang={tagOf(language)}>{word.text}</b>,
      holding: word.posts,
      posts,
      isAll: isEvery(word.posts, posts),
    }),
  first_seen: ({ firstSeen, communities }) =>
    phrases.firstSeen({
      day: chartDay(firstSeen.day),
      community: writtenCommunity(firstSeen.community),
      strong,
      communities,
    }),
  companion: ({ companion: { name, posts, among, usual, on } }, language) =>
    phrases.companion({
      name: () => <b lang={tagOf(language)}>{name}</b>,
      holding: posts,
      posts: among,
      isAll: isEvery(posts, among),
      isPart: on === null ? "no" : "yes",
      on: () => <span lang={tagOf(language)}>{on}</span>,
      usual,
    }),
  spread: ({ newCommunities, communities }) =>
    phrases.newInCommunities({
      fresh: newCommunities.length,
      communities,
      isAll: isEvery(newCommunities.length, communities),
      community: writtenCommunity(newCommunities[0] ?? ""),
      strong,
    }),
  at_once: ({ atOnce }) => phrases.atOnce({ ...atOnce, asking: atOnce.asking ? "yes" : "no" }),
  more_posts: () => null,
}

const saidOf = (fact: Fact, language: TopicCard["language"]): ReactNode => {
  // The table has for each kind the function that takes it.
  const say = said[fact.kind] as (fact: Fact, language: TopicCard["language"]) => ReactNode
  return say(fact, language)
}

interface WhyNowProps extends Pick<TopicCard, "language"> {
  readonly fact: Fact | null | undefined
}

/** Why a topic comes now, in a chip; nothing where the counts have nothing to say. */
export function WhyNow({ fact, language }: WhyNowProps) {
  const inWords = fact == null ? null : saidOf(fact, language)
  if (inWords === null) return null
  return (
    <p className={styles.chip}>
      <Icon of={Sparkles} size={14} />
      <span>{inWords}</span>
    </p>
  )
}
