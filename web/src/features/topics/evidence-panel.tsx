import { ExternalLink } from "lucide-react"
import { useState } from "react"
import { count, decimal, plural } from "#lib/words.ts"
import { BarList } from "#ui/bar-list.tsx"
import { Icon } from "#ui/icon.tsx"
import { TextAnchor, TextButton } from "#ui/text-link.tsx"
import type { OpenTopic } from "./topic.ts"
import * as styles from "./topic-dialog.css.ts"

const shownCommunities = 5

/** What the topic's numbers rest on: totals, communities, questions, and how the score came about. */
export function EvidencePanel({ topic }: { readonly topic: OpenTopic }) {
  const { communities, opportunity, expected, baseline, quality } = topic.engagementData
  const [all, setAll] = useState(false)
  const shown = all ? communities : communities.slice(0, shownCommunities)
  const rest = communities.slice(shown.length)
  return (
    <section className={styles.evidence} aria-label="Evidence">
      <dl className={styles.totals}>
        <Total name="Posts" value={topic.postCount} />
        <Total name="Comments" value={topic.totalComments} />
        <Total name="Upvotes" value={topic.totalUpvotes} />
      </dl>
      <div className={styles.headingRow}>
        <h3 className={styles.heading}>Where people ask</h3>
        <p className={styles.headingNote}>{decimal(expected)} posts were expected</p>
      </div>
      <div className={styles.block}>
        <BarList rows={shown.map((one) => [`r/${one.community}`, one.posts])} />
        {rest.length > 0 && (
          <TextButton onClick={() => setAll(true)}>
            {plural(rest.length, "more community", "more communities")},{" "}
            {plural(
              rest.reduce((sum, one) => sum + one.posts, 0),
              "post",
            )}
          </TextButton>
        )}
      </div>
      {topic.redditQuotes.length > 0 && (
        <>
          <div className={styles.headingRow}>
            <h3 className={styles.heading}>What people ask, in our words</h3>
          </div>
          <ul className={styles.asks}>
            {topic.redditQuotes.map((ask) => (
              <li key={`${ask.community} ${ask.text}`} className={styles.ask}>
                {ask.text}
                <p className={styles.askMeta}>
                  <span>r/{ask.community}</span>
                  <span>
                    {plural(ask.upvotes, "upvote")}, {plural(ask.comments, "comment")}
                  </span>
                  {ask.url !== null && (
                    <span className={styles.askLink}>
                      <TextAnchor href={ask.url} target="_blank" rel="noopener noreferrer nofollow">
                        Open thread
                        <Icon of={ExternalLink} size={13} />
                      </TextAnchor>
                    </span>
                  )}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className={styles.headingRow}>
        <h3 className={styles.heading}>How this score is made</h3>
        <p className={styles.headingNote}>Opportunity {topic.opportunityScore} of 100</p>
      </div>
      <ScoreTable rows={opportunity} />
      <p className={styles.by}>
        Engagement {topic.engagementScore} is a rank, not a sum: these posts did better than{" "}
        {topic.engagementScore} of 100 random groups of posts from the same communities.
        {quality === "comments_only" && " Here it rests on comments only, as most posts carry no votes."}
        {baseline === "cold" && " There are fewer than 7 days of history, so labels stay cautious."}
      </p>
    </section>
  )
}

function Total({ name, value }: { readonly name: string; readonly value: number }) {
  return (
    <div className={styles.total}>
      <dt className={styles.scoreName}>{name}</dt>
      <dd className={styles.scoreValue}>{count(value)}</dd>
    </div>
  )
}

function ScoreTable({ rows }: { readonly rows: OpenTopic["engagementData"]["opportunity"] }) {
  const points = rows.reduce((sum, row) => sum + row.points, 0)
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th className={styles.th} style={{ textAlign: "left", paddingLeft: 0 }} scope="col">
            Factor
          </th>
          {["Value", "Weight", "Points"].map((name) => (
            <th key={name} className={styles.th} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name} className={styles.row}>
            <th className={styles.rowHead} scope="row">
              {row.name}
            </th>
            <td className={styles.td}>{row.value}</td>
            <td className={styles.td}>{count(row.weight)}</td>
            <td className={`${styles.td} ${styles.points}`}>{decimal(row.points)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className={styles.row}>
          <th className={`${styles.rowHead} ${styles.sum}`} scope="row" colSpan={3}>
            Total
          </th>
          <td className={`${styles.td} ${styles.sum}`}>{decimal(points)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
