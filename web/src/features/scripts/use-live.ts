import { useEffect, useMemo, useState } from "react"
import type { liveOf } from "./live.ts"
import type { Beat, Fit, Point, Review } from "./review.ts"

/** Words that are being typed. */
export interface Draft {
  readonly beat: number
  readonly text: string
}

export interface Live {
  readonly beats: readonly Beat[]
  /** Of the beat that is being written. */
  readonly words: number
  readonly points: readonly Point[]
  readonly fit: Fit
  readonly open: number
}

/** What the words amount to while they are typed. The rules are fetched when somebody begins to write. */
export const useLive = (review: Review, draft: Draft | undefined): Live | undefined => {
  const [look, setLook] = useState<typeof liveOf>()
  const wanted = draft !== undefined && look === undefined
  useEffect(() => {
    if (!wanted) return
    // Without it the server's own check stands, which comes with every save.
    void import("./live.ts").then((module) => setLook(() => module.liveOf)).catch(() => undefined)
  }, [wanted])
  return useMemo(
    () => (draft === undefined || look === undefined ? undefined : look(review, draft)),
    [draft, look, review],
  )
}
