import { ui as phrases } from "#words/ui.ts"
import type { ReactNode } from "react"

interface AgainstUsualProps {
  readonly topic: { readonly postCount: number; readonly expected: number }
  /** How the number itself is drawn. */
  readonly value?: (posts: ReactNode) => ReactNode
}

/** The one number of a topic: its posts of three days, beside how many are usual. */
export function AgainstUsual({ topic, value = (posts) => <b>{posts}</b> }: AgainstUsualProps) {
  return phrases.againstUsual({ posts: topic.postCount, usual: Math.round(topic.expected), value })
}
