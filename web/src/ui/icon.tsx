import type { LucideIcon } from "lucide-react"

interface IconProps {
  readonly of: LucideIcon
  readonly size?: number
  readonly filled?: boolean
  readonly className?: string | undefined
}

/** A picture beside words; it is never the only name of a control. */
export function Icon({ of: Picture, size = 16, filled = false, className }: IconProps) {
  return (
    <Picture
      aria-hidden
      size={size}
      strokeWidth={filled ? 0 : 1.6}
      fill={filled ? "currentColor" : "none"}
      className={className}
      style={{ flex: "none" }}
    />
  )
}
