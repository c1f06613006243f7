import type { ReactNode } from "react"
import { badge } from "./badge.css.ts"

interface BadgeProps {
  readonly tone?: "neutral" | "brand" | "warn" | "estimate" | "outline"
  readonly title?: string
  readonly children: ReactNode
}

export function Badge({ tone = "neutral", title, children }: BadgeProps) {
  return (
    <span className={badge({ tone })} title={title}>
      {children}
    </span>
  )
}
