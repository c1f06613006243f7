import type { BodyOf, StreamOf } from "@rounds/core/contract/contract.ts"
import { useQueryClient } from "@tanstack/react-query"
import { useEffect, useRef, useState } from "react"
import { newIdempotencyKey } from "#lib/call.ts"
import { stream } from "#lib/event-stream.ts"
import { ApiError, needsUpgrade } from "#lib/problem.ts"
import { reads } from "#lib/reads.ts"
import { announce } from "#ui/live-region.tsx"
import { toast } from "#ui/toast.tsx"
import type { Script } from "./script.ts"

type Body = BodyOf<"POST /api/generate-script">
type Stage = StreamOf<"POST /api/generate-script">["stage"]

export interface Running {
  readonly stage: Stage | undefined
  readonly text: string
  /** 0 to 100, from the server's own events. */
  readonly progress: number
  readonly since: number
}

const again = "Oops! Let's Try That Again"
const secondAttempt = "Sometimes creativity needs a second attempt. We're here to help!"
const quotaFull = "Your monthly quota is full! Ready to upgrade for unlimited creativity?"

/**
 * One Generate click: its stages and text while it runs, its refusal, and how to stop it. `onDone` is not called
 * when the user has gone to another page meanwhile; until its promise is kept, it still counts as running.
 */
export const useGenerate = (onDone: (script: Script, seconds: number) => Promise<void>) => {
  const client = useQueryClient()
  const [running, setRunning] = useState<Running>()
  const [error, setError] = useState<unknown>()
  const abort = useRef<AbortController>(undefined)
  // Kept when the connection was lost: trying again is then the same click, not a second generation.
  const lostKey = useRef<string>(undefined)

  const left = useRef(false)
  useEffect(() => {
    left.current = false
    return () => {
      left.current = true
    }
  }, [])

  const refuse = (cause: unknown) => {
    setError(cause)
    if (needsUpgrade(cause)) {
      toast({ title: "Monthly Quota Reached", text: messageOf(cause) || quotaFull, tone: "error" })
    } else toast({ title: again, text: messageOf(cause) || secondAttempt, tone: "error" })
  }

  const generate = async (body: Body) => {
    const since = performance.now()
    const key = lostKey.current ?? newIdempotencyKey()
    abort.current = new AbortController()
    setError(undefined)
    setRunning({ stage: undefined, text: "", progress: 0, since })
    announce("Writing the script")
    try {
      const script = await stream(
        "POST /api/generate-script",
        { body },
        {
          onStage: (stage) => {
            announce(stage.label)
            // A draft that is revised starts again.
            setRunning(
              (now) =>
                now && {
                  ...now,
                  stage,
                  progress: stage.progress,
                  ...(stage.stage === "revising" ? { text: "" } : {}),
                },
            )
          },
          onDelta: ({ text, progress }) =>
            setRunning((now) => now && { ...now, text: now.text + text, progress }),
        },
        { signal: abort.current.signal, idempotencyKey: key },
      )
      lostKey.current = undefined
      void client.invalidateQueries({ queryKey: ["api", "user", "usage"] })
      void client.invalidateQueries({
        queryKey: ["api", "user", "scripts"],
        exact: false,
        refetchType: "none",
      })
      // After that, so that the script itself is not asked for again.
      client.setQueryData(reads("GET /api/user/scripts/{id}", { params: { id: script.id } }).queryKey, script)
      toast({
        title: "Script Generated Successfully!",
        text: script.madeByAi ? "Your AI-powered script is ready to use." : "Your script is ready to use.",
      })
      if (!left.current) await onDone(script, (performance.now() - since) / 1000)
    } catch (cause) {
      lostKey.current = cause instanceof ApiError && cause.code === "Unreachable" ? key : undefined
      void client.invalidateQueries({ queryKey: ["api", "user", "usage"] })
      if (abort.current.signal.aborted) announce("Stopped. Nothing was used.")
      else refuse(cause)
    } finally {
      setRunning(undefined)
    }
  }
  return { generate, running, error, stop: () => abort.current?.abort() }
}

const messageOf = (error: unknown) => (error instanceof ApiError ? error.problem.message : "")
