import { ui as phrases } from "#words/ui.ts"
import type { ReactNode } from "react"

interface AgainstUsualProps {
  readonly topic: { readonly postCount: number; readonly expected: number }
  /** How the number itself is drawn. */
  readonly value?: (posts: ReactNode) => ReactNode
  /** To a tenth, where a ratio stands beside it. */
  readonly exact?: boolean
}

/** The one number of a topic: its posts of three days, beside how many are usual. */
export function AgainstUsual({
  topic: { postCount: posts, expected },
  value = (number) => <b>{number}</b>,
  exact = false,
}: AgainstUsualProps) {
  const usual = exact ? Math.round(expected * 10) / 10 : Math.round(expected)
  return phrases.againstUsual({ posts, usual, value })
}
