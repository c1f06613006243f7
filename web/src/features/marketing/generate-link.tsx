import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { tagOf } from "#lib/language/choices.ts"
import { askAsGuest } from "#lib/guest.ts"
import { PublicTopicLink } from "#lib/public-topic-link.tsx"
import { useOpenTopic } from "#lib/open-topic.ts"
import { Button, ButtonLink } from "#ui/button.tsx"
import { cover } from "#ui/card.css.ts"
import { hidden } from "#ui/hidden.css.ts"
import type { Teaser } from "./teaser.ts"
import { marketing as phrases } from "#words/marketing.ts"

interface ForTopic {
  readonly topic: Teaser
  readonly signedIn: boolean
}

/** Signed in: to the topic in the app. A visitor has one script written here. */
export function GenerateLink({ topic, signedIn, children }: ForTopic & { readonly children?: ReactNode }) {
  const open = useOpenTopic()
  const look =
    children === undefined ? ({ tone: "soft", size: "small" } as const) : ({ tone: "soft" } as const)
  const words =
    children ??
    phrases.generateFor({
      title: topic.title,
      rest: (inner) => <span className={hidden}>{inner}</span>,
      foreign: (inner) => <span lang={tagOf(topic.language)}>{inner}</span>,
    })
  return signedIn ? (
    <ButtonLink {...look} to="/app" search={{ topicId: topic.id }} onClick={() => open(topic.id)}>
      {words}
    </ButtonLink>
  ) : (
    <Button {...look} onClick={() => askAsGuest(topic)}>
      {words}
    </Button>
  )
}

/** The title as the link that covers the card. */
export function TitleLink({ topic, signedIn }: ForTopic) {
  const open = useOpenTopic()
  return signedIn ? (
    <Link
      to="/app"
      search={{ topicId: topic.id }}
      onClick={() => open(topic.id)}
      className={cover}
      lang={tagOf(topic.language)}
    >
      {topic.title}
    </Link>
  ) : (
    <PublicTopicLink topic={topic} className={cover} />
  )
}
