import { ExternalLink } from "lucide-react"
import { Icon } from "#ui/icon.tsx"
import { Inline } from "#ui/inline.tsx"
import { TextAnchor } from "#ui/text-link.tsx"
import { Text } from "#ui/text.tsx"
import type { OpenTopic } from "./topic.ts"
import { topicCounts as counts } from "#words/topic-counts.ts"

const shownThreads = 4

/** Posts to read where our words stand beside none of them: a topic is never told without a way to its posts. */
export function ThreadsToRead({
  topic,
}: {
  readonly topic: Pick<OpenTopic, "redditQuotes" | "sourceLinks">
}) {
  const threads = topic.sourceLinks.slice(0, shownThreads)
  if (topic.redditQuotes.length > 0 || threads.length === 0) return null
  return (
    <>
      <Text as="h3" size="body">
        {counts.postsToRead}
      </Text>
      <Inline as="ul" gap={["s4", "s16"]} margin={["s8", 0, "s24", 0]} size="small">
        {threads.map((url, at) => (
          <li key={url}>
            <TextAnchor href={url} target="_blank" rel="noopener noreferrer nofollow">
              {`${counts.openThread} ${at + 1}`}
              <Icon of={ExternalLink} size={13} />
            </TextAnchor>
          </li>
        ))}
      </Inline>
    </>
  )
}
