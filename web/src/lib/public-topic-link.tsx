import type { TopicCard } from "@rounds/core/topic/shown.ts"
import { Link, useNavigate } from "@tanstack/react-router"
import type { MouseEvent } from "react"
import { tagOf } from "./language/choices.ts"

interface PublicTopicLinkProps {
  readonly topic: Pick<TopicCard, "id" | "themeKey" | "title" | "language">
  readonly className: string
}

/**
 * A visitor's link to a topic. Its address is the topic's own page, for search engines and for another tab; a plain click
 * opens the topic above the list instead.
 */
export function PublicTopicLink({ topic, className }: PublicTopicLinkProps) {
  const navigate = useNavigate()
  const handleClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void navigate({ to: "/guest-preview", search: { topicId: topic.id }, resetScroll: false })
  }
  return (
    <Link
      to="/$"
      params={{ _splat: `topics/${topic.themeKey}` }}
      preload={false}
      className={className}
      lang={tagOf(topic.language)}
      onClick={handleClick}
    >
      {topic.title}
    </Link>
  )
}
