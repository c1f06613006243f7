import type { QueryOf, StreamOf } from "@rounds/core/contract/contract.ts"
import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { newIdempotencyKey } from "#lib/call.ts"
import { stream } from "#lib/event-stream.ts"
import { ApiError, needsUpgrade } from "#lib/problem.ts"
import { reads } from "#lib/reads.ts"
import { toast } from "#ui/toast.tsx"
import type { Topic } from "./topic.ts"
import { topics as phrases } from "#words/topics.ts"

type Stage = StreamOf<"POST /api/refresh-trending-topics">["stage"]
type Query = QueryOf<"POST /api/refresh-trending-topics">

/** What came of a collection says why; any other failure is told in general. */
const isToldOf = (error: unknown): error is ApiError =>
  error instanceof ApiError && ["EditionWithheld", "NothingCollected"].includes(error.code)

/** A collection by hand: its real stages while it runs, and whether the last one was refused by the plan. */
export const useRefresh = (query: Query, shown: readonly Topic[]) => {
  const client = useQueryClient()
  const [stage, setStage] = useState<Stage>()
  const [running, setRunning] = useState(false)
  const [usedUp, setUsedUp] = useState(false)

  const refresh = async () => {
    setRunning(true)
    setUsedUp(false)
    try {
      const topics = await stream(
        "POST /api/refresh-trending-topics",
        { query },
        { onStage: setStage },
        { idempotencyKey: newIdempotencyKey() },
      )
      client.setQueryData(reads("GET /api/trending-topics", { query }).queryKey, topics)
      await client.invalidateQueries({ queryKey: ["api", "edition"] })
      toast({ title: phrases.refreshFound({ topics: topics.length }), text: changesOf(shown, topics) })
    } catch (error) {
      if (needsUpgrade(error)) setUsedUp(true)
      else if (error instanceof ApiError && error.code === "RefreshedJustNow")
        toast({ title: phrases.refreshedJustNow, text: error.message, tone: "info" })
      else
        toast({
          title: phrases.refreshFailed,
          text: isToldOf(error) ? error.message : phrases.refreshFailedText,
          tone: "error",
        })
    } finally {
      setRunning(false)
      setStage(undefined)
    }
  }
  return { refresh, running, stage, usedUp, dismiss: () => setUsedUp(false) }
}

/** "7 new, 3 updated": a topic is the same when its theme is. */
const changesOf = (before: readonly Topic[], after: readonly Topic[]) => {
  const known = new Set(before.map((topic) => topic.themeKey))
  const fresh = after.filter((topic) => !known.has(topic.themeKey)).length
  return phrases.newAndUpdated({ fresh, updated: after.length - fresh })
}
