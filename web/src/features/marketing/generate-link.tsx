import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { useOpenTopic } from "#lib/open-topic.ts"
import { ButtonLink } from "#ui/button.tsx"
import { cover } from "#ui/card.css.ts"
import { hidden } from "#ui/hidden.css.ts"
import type { Teaser } from "./teaser.ts"

interface ForTopic {
  readonly topic: Teaser
  readonly signedIn: boolean
}

/** Signed in: to the topic in the app. A visitor signs in first and keeps the topic. */
export function GenerateLink({ topic, signedIn, children }: ForTopic & { readonly children?: ReactNode }) {
  const open = useOpenTopic()
  const look =
    children === undefined ? ({ tone: "soft", size: "small" } as const) : ({ tone: "soft" } as const)
  const words = children ?? (
    <>
      Generate<span className={hidden}> script: {topic.title}</span>
    </>
  )
  return signedIn ? (
    <ButtonLink {...look} to="/app" search={{ topicId: topic.id }} onClick={() => open(topic.id)}>
      {words}
    </ButtonLink>
  ) : (
    <ButtonLink {...look} to="/auth" search={{ topicId: topic.id }}>
      {words}
    </ButtonLink>
  )
}

/** The title as the link that covers the card. */
export function TitleLink({ topic, signedIn }: ForTopic) {
  const open = useOpenTopic()
  return signedIn ? (
    <Link to="/app" search={{ topicId: topic.id }} onClick={() => open(topic.id)} className={cover}>
      {topic.title}
    </Link>
  ) : (
    <Link to="/auth" search={{ topicId: topic.id }} className={cover}>
      {topic.title}
    </Link>
  )
}
