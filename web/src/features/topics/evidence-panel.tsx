import { writtenCommunity } from "@rounds/core/reading/community-name.ts"
import { wholePoints } from "@rounds/core/trend/told-points.ts"
import { ExternalLink } from "lucide-react"
import { useState } from "react"
import { tagOf } from "#lib/language/choices.ts"
import { count, decimal } from "#lib/words.ts"
import { BarList } from "#ui/bar-list.tsx"
import { Icon } from "#ui/icon.tsx"
import { TextAnchor, TextButton } from "#ui/text-link.tsx"
import { Text } from "#ui/text.tsx"
import { Inline } from "#ui/inline.tsx"
import { Columns } from "#ui/columns.tsx"
import { Box } from "#ui/box.tsx"
import { Stack } from "#ui/stack.tsx"
import { nameOfRow, valueOfRow } from "./score-words.tsx"
import { ThreadsToRead } from "./threads-to-read.tsx"
import type { OpenTopic } from "./topic.ts"
import * as styles from "./topic-dialog.css.ts"
import { topicCounts as counts } from "#words/topic-counts.ts"

const shownCommunities = 5

/** What the topic's numbers rest on: totals, communities, questions, and how the score came about. */
export function EvidencePanel({ topic }: { readonly topic: OpenTopic }) {
  const { communities, opportunity, expected, baseline, quality } = topic.engagementData
  const [all, setAll] = useState(false)
  const shown = all ? communities : communities.slice(0, shownCommunities)
  const rest = communities.slice(shown.length)
  return (
    <section className={styles.evidence} aria-label={counts.evidence}>
      <Columns as="dl" columns={3} margin={[0, 0, "s24", 0]} className={styles.totals}>
        <Total name={counts.posts} value={topic.postCount} />
        <Total name={counts.comments} value={topic.totalComments} />
        <Total name={counts.upvotes} value={topic.totalUpvotes} />
      </Columns>
      <Inline align="baseline" justify="between" gap={["s4", "s12"]}>
        <Text as="h3" size="body">
          {counts.wherePeopleAsk}
        </Text>
        <Text size="caption" tone="third">
          {counts.postsWereExpected({ posts: decimal(expected) })}
        </Text>
      </Inline>
      <Text as="div" margin={["s12", 0, "s24", 0]}>
        <BarList rows={shown.map((one) => [writtenCommunity(one.community), one.posts])} />
        {rest.length > 0 && (
          <TextButton onClick={() => setAll(true)}>
            {counts.moreCommunities({
              communities: rest.length,
              posts: rest.reduce((sum, one) => sum + one.posts, 0),
            })}
          </TextButton>
        )}
      </Text>
      {topic.redditQuotes.length > 0 && (
        <>
          <Inline align="baseline" justify="between" gap={["s4", "s12"]}>
            <Text as="h3" size="body">
              {counts.whatPeopleAsk}
            </Text>
          </Inline>
          <Stack as="ul" gap="s2" margin={["s8", 0, "s24", 0]} className={styles.asks}>
            {topic.redditQuotes.map((ask) => (
              <Text
                as="li"
                padding={["s12", "s16", "s8", "s16"]}
                size="body"
                wrap="pretty"
                key={`${ask.community} ${ask.text}`}
                className={styles.ask}
              >
                <span lang={tagOf(topic.language)}>{ask.text}</span>
                <Inline as="p" gap={["s2", "s8"]} size="caption" tone="third">
                  <span>{writtenCommunity(ask.community)}</span>
                  <span>{counts.votesAndComments({ upvotes: ask.upvotes, comments: ask.comments })}</span>
                  {ask.url !== null && (
                    <Text as="span" margin={[0, 0, 0, "auto"]}>
                      <TextAnchor href={ask.url} target="_blank" rel="noopener noreferrer nofollow">
                        {counts.openThread}
                        <Icon of={ExternalLink} size={13} />
                      </TextAnchor>
                    </Text>
                  )}
                </Inline>
              </Text>
            ))}
          </Stack>
        </>
      )}
      <ThreadsToRead topic={topic} />
      <Inline align="baseline" justify="between" gap={["s4", "s12"]}>
        <Text as="h3" size="body">
          {counts.howThisScoreIsMade}
        </Text>
        <Text size="caption" tone="third">
          {counts.opportunityOf100({ score: topic.opportunityScore })}
        </Text>
      </Inline>
      <ScoreTable rows={opportunity} />
      <Text padding={["s20", 0, 0, 0]} size="caption" tone="third" wrap="pretty">
        {[
          counts.engagementIsARank({ score: topic.engagementScore }),
          ...(quality === "comments_only" ? [counts.restsOnCommentsOnly] : []),
          ...(baseline === "cold" ? [counts.fewDaysOfHistory] : []),
        ].join(" ")}
      </Text>
    </section>
  )
}

function Total({ name, value }: { readonly name: string; readonly value: number }) {
  return (
    <Box padding={["s8", "s16", "s12", "s16"]} className={styles.total}>
      <Text as="dt" size="caption" tone="third">
        {name}
      </Text>
      <Text as="dd" size="heading" weight="bold" tabular>
        {count(value)}
      </Text>
    </Box>
  )
}

function ScoreTable({ rows }: { readonly rows: OpenTopic["engagementData"]["opportunity"] }) {
  const points = wholePoints(rows.map((row) => row.points))
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th className={styles.th} style={{ textAlign: "left", paddingLeft: 0 }} scope="col">
            {counts.factor}
          </th>
          {[counts.value, counts.weight, counts.points].map((name) => (
            <th key={name} className={styles.th} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={row.name} className={styles.row}>
            <th className={styles.rowHead} scope="row">
              {nameOfRow(row)}
            </th>
            <td className={styles.td}>{valueOfRow(row)}</td>
            <td className={styles.td}>{count(row.weight)}</td>
            <td className={`${styles.td} ${styles.points}`}>{count(points[at] ?? 0)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className={styles.row}>
          <th className={`${styles.rowHead} ${styles.sum}`} scope="row" colSpan={3}>
            {counts.total}
          </th>
          <td className={`${styles.td} ${styles.sum}`}>{count(points.reduce((sum, own) => sum + own, 0))}</td>
        </tr>
      </tfoot>
    </table>
  )
}
