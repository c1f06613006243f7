import type { StreamOf } from "@rounds/core/contract/contract.ts"
import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { stream } from "#lib/event-stream.ts"
import { ApiError } from "#lib/problem.ts"
import { count } from "#lib/words.ts"
import { toast } from "#ui/toast.tsx"
import { adminCollection as phrases } from "#words/admin/collection.ts"

type Stage = StreamOf<"POST /api/test-reddit-collection">["stage"]

/** A collection by hand with its stages; what came of it is told, and everything that shows collections is read anew. */
export const useRun = () => {
  const client = useQueryClient()
  const [stage, setStage] = useState<Stage>()
  const [running, setRunning] = useState(false)

  const run = async () => {
    setRunning(true)
    try {
      const { success, themesFound, activeSubreddits, error } = await stream(
        "POST /api/test-reddit-collection",
        {},
        { onStage: setStage },
      )
      if (success)
        toast({
          title: phrases.collectionSucceeded,
          text: phrases.themesFound({
            themes: count(themesFound),
            sources: count(activeSubreddits),
          }),
        })
      else
        toast({
          title: phrases.collectionFailed,
          text: error === null ? phrases.unknownError : phrases.error({ error }),
          tone: "error",
        })
    } catch (error) {
      const text = error instanceof ApiError ? error.message : phrases.pleaseTryAgain
      toast({ title: phrases.collectionFailed, text, tone: "error" })
    } finally {
      setRunning(false)
      setStage(undefined)
      await client.invalidateQueries({ queryKey: ["api", "admin"] })
      await client.invalidateQueries({ queryKey: ["api", "edition"] })
      await client.invalidateQueries({ queryKey: ["api", "trending-topics"] })
    }
  }
  return { run, running, stage }
}
