import { toTenth } from "@rounds/core/trend/told-points.ts"
import { isEvery } from "#lib/part-of.ts"
import { ui as phrases } from "#words/ui.ts"
import type { ReactNode } from "react"

interface AgainstUsualProps {
  readonly topic: {
    readonly postCount: number
    readonly expected: number
    /** Of so many posts on its subject, where only those that share its question are counted. */
    readonly among: number | null
  }
  /** How the number itself is drawn. */
  readonly value?: (posts: ReactNode) => ReactNode
}

/** The one number of a topic: its posts of three days, or those of them that share its question, beside how many are usual. */
export function AgainstUsual({
  topic: { postCount: posts, expected, among },
  value = (number) => <b>{number}</b>,
}: AgainstUsualProps) {
  const usual = toTenth(expected)
  return among === null
    ? phrases.againstUsual({ posts, usual, value })
    : phrases.askedAgainstUsual({ posts, among, isAll: isEvery(posts, among), usual, value })
}
