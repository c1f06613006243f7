import { type QueryClient, useQueryClient } from "@tanstack/react-query"
import { call } from "./call.ts"
import { reads } from "./reads.ts"

/**
 * Opens a topic, which takes a topic view the first time in a month, and reads it. A screen that shows the topic waits
 * for this same answer. Only a person's own click opens: showing a page never does, whoever led there.
 */
export const openTopic = async (client: QueryClient, topicId: string): Promise<void> => {
  const input = { params: { topicId } }
  await client.fetchQuery({
    ...reads("GET /api/trending-topics/{topicId}", input),
    queryFn: async ({ signal }) => {
      await call("POST /api/trending-topics/{topicId}/views", input)
      return call("GET /api/trending-topics/{topicId}", input, { signal })
    },
  })
  await client.invalidateQueries({ queryKey: ["api", "user", "usage"] })
}

/** For a link to a topic: what its click does beside going there. A refusal is shown where the link leads. */
export const useOpenTopic = () => {
  const client = useQueryClient()
  return (topicId: string) => void openTopic(client, topicId).catch(() => undefined)
}
