import { type QueryClient, useQueryClient } from "@tanstack/react-query"
import { useEffect, useRef, useState } from "react"
import { newIdempotencyKey } from "#lib/call.ts"
import { stream } from "#lib/event-stream.ts"
import { answerLost, isSafetyRefusal, isUnanswered } from "#lib/problem.ts"
import { reads } from "#lib/reads.ts"
import { announce } from "#ui/live-region.tsx"
import { toast } from "#ui/toast.tsx"
import {
  type Click,
  forgetClick,
  isSameOrder,
  keepClick,
  keptClick,
  type Order,
  type Outcome,
  outcomeOf,
  type Patience,
  usualPatience,
} from "./click.ts"
import { type Failure, failureWords, isSettledBy } from "./failure.ts"
import type { Script } from "./script.ts"
import { type Doing, stageWords } from "./stage-words.ts"
import { generator as words } from "#words/scripts/generator.ts"

export interface Running {
  readonly stage: Doing | undefined
  readonly text: string
  /** 0 to 100, from the server's own events. */
  readonly progress: number
  readonly since: number
}

type Show = (change: (now: Running) => Running) => void

/**
 * One Generate click: its stages and text while it runs, its failure, and how to stop it. Whatever happens to the
 * answer, the server is asked what became of the click before anything is said of it, unless its refusal says so, and the
 * click keeps its key until it is settled. `onDone` is not called when the user has gone to another page meanwhile; until its promise is kept, it
 * still counts as running.
 */
export const useGenerate = (
  topicId: string,
  onDone: (script: Script, seconds: number) => Promise<void>,
  patience: Patience = usualPatience,
) => {
  const client = useQueryClient()
  const [running, setRunning] = useState<Running>()
  const [failure, setFailure] = useState<Failure>()
  const abort = useRef<AbortController>(undefined)
  const left = useRef(false)

  const show: Show = (change) => setRunning((now) => now && change(now))
  const fail = (failed: Failure) => {
    setFailure(failed)
    const { cause } = failed
    if (isSafetyRefusal(cause)) announce(`${cause.problem.title}. ${cause.problem.detail}`)
    else toast({ ...failureWords(failed), tone: "error" })
  }

  const work = async (begin: (since: number) => Promise<Script | undefined>) => {
    const since = performance.now()
    setFailure(undefined)
    setRunning({ stage: undefined, text: "", progress: 0, since })
    try {
      const script = await begin(since)
      void client.invalidateQueries({ queryKey: ["api", "user", "usage"] })
      if (script === undefined) return
      remember(client, script)
      if (!left.current) await onDone(script, (performance.now() - since) / 1000)
    } finally {
      setRunning(undefined)
    }
  }

  /** Asks what became of the click, and keeps it while that is open. */
  const outcomeAfter = async ({ key }: Click): Promise<Outcome> => {
    abort.current = new AbortController()
    show((now) => ({ ...now, stage: asking(now.progress) }))
    announce(words.askingWhatBecame)
    const outcome = await outcomeOf(key, abort.current.signal, patience).catch((): Outcome => ({
      state: "unasked",
    }))
    if (isSettled(outcome)) forgetClick(topicId)
    return outcome
  }

  const send = async (click: Click, again: boolean) => {
    const sending = new AbortController()
    abort.current = sending
    keepClick(topicId, click)
    announce(words.writingTheScript)
    try {
      const script = await sendClick(click, show, sending.signal)
      forgetClick(topicId)
      return ready(script)
    } catch (cause) {
      const stopped = sending.signal.aborted
      // What an earlier sending came to is not said by the refusal of a later one.
      if (!stopped && !again && isSettledBy(cause)) {
        forgetClick(topicId)
        fail({ cause, outcome: "released" })
        return undefined
      }
      const outcome = await outcomeAfter(click)
      if (outcome.state === "done") return stopped ? finishedAnyway(outcome.script) : ready(outcome.script)
      // Refused by the server, which knows of no such click: nothing will come of it.
      if (!stopped && !isUnanswered(cause) && outcome.state === "unknown") forgetClick(topicId)
      if (stopped && outcome.state === "released") announce(words.stopped)
      else fail({ cause: stopped ? undefined : cause, outcome: outcome.state })
      return undefined
    }
  }

  const generate = (order: Order) =>
    work(async () => {
      const before = keptClick(topicId)
      if (before !== undefined && !isSameOrder(before.order, order)) {
        const outcome = await outcomeAfter(before)
        if (outcome.state === "done") return earlier(outcome.script)
        if (outcome.state === "unasked") {
          fail({ cause: undefined, outcome: "earlier" })
          return undefined
        }
        forgetClick(topicId)
        return send({ key: newIdempotencyKey(), order }, false)
      }
      return send(before ?? { key: newIdempotencyKey(), order }, before !== undefined)
    })

  const resume = useRef(() => {})
  useEffect(() => {
    resume.current = () => {
      const before = keptClick(topicId)
      if (before === undefined) return
      void work(async () => {
        const outcome = await outcomeAfter(before)
        if (outcome.state === "done") return ready(outcome.script)
        fail({ cause: answerLost(), outcome: outcome.state })
        return undefined
      })
    }
  })
  useEffect(() => {
    left.current = false
    // A click whose answer was lost with the page before: what became of it is shown.
    resume.current()
    return () => {
      left.current = true
    }
  }, [topicId])

  return { generate, running, failure, stop: () => abort.current?.abort() }
}

/** Nothing more will come of the click, and its key has done its work. */
const isSettled = ({ state }: Outcome) => state === "done" || state === "released" || state === "deleted"

const asking = (progress: number): Doing => ({
  stage: "asking",
  step: 4,
  of: 4,
  progress,
})

const sendClick = ({ key, order }: Click, show: Show, signal: AbortSignal) =>
  stream(
    "POST /api/generate-script",
    { body: order },
    {
      onStage: (stage) => {
        announce(stageWords(stage))
        // A draft that is revised starts again.
        show((now) => ({
          ...now,
          stage,
          progress: stage.progress,
          ...(stage.stage === "revising" ? { text: "" } : {}),
        }))
      },
      onDelta: ({ text, progress }) => show((now) => ({ ...now, text: now.text + text, progress })),
    },
    { signal, idempotencyKey: key },
  )

const ready = (script: Script) => {
  toast({
    title: words.scriptGenerated,
    text: script.madeByAi ? words.readyByAi : words.readyToUse,
  })
  return script
}

const finishedAnyway = (script: Script) => {
  toast({
    title: words.scriptGenerated,
    text: words.finishedBeforeStopped,
    tone: "info",
  })
  return script
}

const earlier = (script: Script) => {
  toast({
    title: words.earlierReady,
    text: words.earlierAnswerLost,
    tone: "info",
  })
  return script
}

const remember = (client: QueryClient, script: Script) => {
  void client.invalidateQueries({ queryKey: ["api", "user", "scripts"], exact: false, refetchType: "none" })
  // After that, so that the script itself is not asked for again.
  client.setQueryData(reads("GET /api/user/scripts/{id}", { params: { id: script.id } }).queryKey, script)
}
