import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { PublicTopicLink } from "#lib/public-topic-link.tsx"
import { cover } from "#ui/card.css.ts"
import { Columns } from "#ui/columns.tsx"
import { NamedRow } from "#ui/named-row.tsx"
import { Text } from "#ui/text.tsx"
import { named as words } from "#words/named.ts"
import { GenerateFor } from "./generate-for.tsx"

interface GuestNamedShelfProps {
  /** That are but names, in the order of the list. */
  readonly topics: SuccessOf<"GET /api/trending-topics">
}

/** What more posts than usual name without a question that they share, for visitors. Nothing where there is none. */
export function GuestNamedShelf({ topics }: GuestNamedShelfProps) {
  if (topics.length === 0) return null
  return (
    <section aria-labelledby="named">
      <Text as="h2" size="section" id="named">
        {words.namedMoreThanUsual}
      </Text>
      <Text margin={["s4", 0, "s16", 0]} size="small" tone="second" wrap="pretty">
        {words.whatNamedMeans}
      </Text>
      <Columns as="ol" columns={{ wide: 2, phone: 1 }} gap={[0, "s44"]} rule="top" aria-labelledby="named">
        {topics.map((topic) => (
          <NamedRow
            key={topic.id}
            topic={topic}
            title={<PublicTopicLink topic={topic} className={cover} />}
            tools={<GenerateFor topic={topic} />}
          />
        ))}
      </Columns>
    </section>
  )
}
