import { Link } from "@tanstack/react-router"
import { useOpenTopic } from "#lib/open-topic.ts"
import { cover } from "#ui/card.css.ts"
import { type Markable, wordedIn } from "./own-topics.ts"

/** What a link needs of a topic. */
export type LinkedTopic = Pick<Markable, "title" | "language"> & { readonly id: string }

/** A member's link to a topic: it opens above the list that it stands in. `data-topic` is what the keys go by. */
export function TopicLink({ topic }: { readonly topic: LinkedTopic }) {
  const open = useOpenTopic()
  return (
    <Link
      to="/app"
      search={(now) => ({ ...now, topicId: topic.id })}
      className={cover}
      resetScroll={false}
      data-topic={topic.id}
      lang={wordedIn(topic)}
      onClick={() => open(topic.id)}
    >
      {topic.title}
    </Link>
  )
}
