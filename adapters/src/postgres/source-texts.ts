import { SourceTexts } from "@rounds/core/script/ports.ts"
import type { Topic } from "@rounds/core/topic/topic.ts"
import type * as Layer from "effect/Layer"
import { query, type Sql } from "./client.ts"
import { implement } from "./implement.ts"

/** The posts behind a topic, as far as they are still held, by the links the topic shows. */
export const PostgresSourceTexts: Layer.Layer<SourceTexts, never, Sql> = implement(SourceTexts, {
  of: ({ sourceLinks, redditQuotes }: Topic) =>
    query("sourceTexts.of", async (sql) => {
      const links = [...new Set([...sourceLinks, ...redditQuotes.map(({ url }) => url)])]
      const rows = await sql<ReadonlyArray<{ readonly text: string }>>`
          SELECT left(title || E'\n' || body, 20000) AS text FROM posts
          WHERE permalink = ANY(${links})
          LIMIT 300`
      return rows.map(({ text }) => text)
    }),
})
