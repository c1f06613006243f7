import { useQuery } from "@tanstack/react-query"
import { useEffect, useMemo, useState } from "react"
import { learnedCheck } from "#lib/learned-check.ts"
import type * as LivePart from "./live.ts"
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

/**
 * What the words amount to while they are typed. The rules are fetched when somebody begins to write, and behind them
 * what was learned.
 */
export const useLive = (review: Review, draft: Draft | undefined): Live | undefined => {
  const [look, setLook] = useState<typeof LivePart>()
  const wanted = draft !== undefined && look === undefined
  useEffect(() => {
    if (!wanted) return
    // Without it the server's own check stands, which comes with every save.
    void import("./live.ts").then(setLook).catch(() => undefined)
  }, [wanted])
  const { data: learned } = useQuery({ ...learnedCheck, enabled: look !== undefined })
  return useMemo(
    () =>
      draft === undefined || look === undefined
        ? undefined
        : look.liveOf(review, draft, learned ?? look.checkClaims),
    [draft, learned, look, review],
  )
}
