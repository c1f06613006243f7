import { NamedRow } from "#ui/named-row.tsx"
import { Columns } from "#ui/columns.tsx"
import { named as words } from "#words/named.ts"
import { OwnNotes } from "./own-notes.tsx"
import { useOwnTopic } from "./own-topics.ts"
import { ShelfHead } from "./shelf-head.tsx"
import { TopicTools } from "./topic-item.tsx"
import { TopicLink } from "./topic-link.tsx"
import type { Topic } from "./topic.ts"

interface NamedShelfProps {
  /** That are but names, in the order of the list. */
  readonly topics: readonly Topic[]
  readonly busy: boolean
}

/** What more posts than usual name without a question that they share: below the questions, and nothing where there is none. */
export function NamedShelf({ topics, busy }: NamedShelfProps) {
  if (topics.length === 0) return null
  return (
    <section aria-labelledby="named" aria-busy={busy}>
      <ShelfHead id="named" title={words.namedMoreThanUsual} text={words.whatNamedMeans} />
      <Columns as="ol" columns={{ wide: 2, phone: 1 }} gap={[0, "s44"]} rule="top" aria-labelledby="named">
        {topics.map((topic) => (
          <Row key={topic.id} of={topic} />
        ))}
      </Columns>
    </section>
  )
}

function Row({ of: topic }: { readonly of: Topic }) {
  const own = useOwnTopic(topic.themeKey)
  return (
    <NamedRow
      topic={topic}
      title={<TopicLink topic={topic} />}
      tools={<TopicTools topic={topic} own={own} />}
      note={<OwnNotes own={own} />}
    />
  )
}
