import { bone } from "./skeleton.css.ts"

interface SkeletonProps {
  readonly width?: number | string
  readonly height: number
  readonly round?: boolean
  readonly top?: number
}

/** Stands where a line of text or a control will be. */
export function Skeleton({ width = "100%", height, round = false, top = 0 }: SkeletonProps) {
  return (
    <span
      aria-hidden
      className={bone}
      style={{ width, height, marginTop: top, ...(round ? { borderRadius: 99 } : {}) }}
    />
  )
}
