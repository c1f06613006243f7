import { toTenth } from "@rounds/core/trend/told-points.ts"
import { ui as phrases } from "#words/ui.ts"
import type { ReactNode } from "react"

interface AgainstUsualProps {
  readonly topic: { readonly postCount: number; readonly expected: number }
  /** How the number itself is drawn. */
  readonly value?: (posts: ReactNode) => ReactNode
}

/** The one number of a topic: its posts of three days, beside how many are usual. */
export function AgainstUsual({
  topic: { postCount: posts, expected },
  value = (number) => <b>{number}</b>,
}: AgainstUsualProps) {
  return phrases.againstUsual({ posts, usual: toTenth(expected), value })
}
