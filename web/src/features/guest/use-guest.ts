import { allowanceOf } from "@rounds/core/plan/allowance.ts"
import { useEffect, useRef, useState } from "react"
import {
  forgetGuestClick,
  forgetGuestTopic,
  type GuestClick,
  type GuestTopic,
  keepGuestTopic,
  keptGuestTopic,
} from "#lib/guest.ts"
import { ApiError, isSafetyRefusal, saidOf } from "#lib/problem.ts"
import { announce } from "#ui/live-region.tsx"
import { toast } from "#ui/toast.tsx"
import { stageWords } from "./stage-words.ts"
import { type GuestScript, type GuestStage, guestScriptThere, writeAsGuest } from "./write.ts"
import { guest as words } from "#words/guest.ts"

export interface Running {
  readonly topic: GuestTopic
  readonly stages: readonly GuestStage[]
  readonly text: string
  readonly since: number
}

/** The one script of a visitor: while it is written, when it is there, and what went wrong. */
export const useGuest = (click: GuestClick | undefined) => {
  const [running, setRunning] = useState<Running>()
  const [script, setScript] = useState<GuestScript>()
  const [open, setOpen] = useState(false)
  /** What draws the window was asked for, and stays while it closes. */
  const [wasOpen, setWasOpen] = useState(false)
  if (open && !wasOpen) setWasOpen(true)
  const [seconds, setSeconds] = useState<number>()
  const abort = useRef<AbortController>(undefined)
  const last = useRef<GuestClick>(undefined)

  useEffect(() => {
    if (keptGuestTopic() === undefined) return
    void guestScriptThere().then((found) => {
      if (found === undefined) forgetGuestTopic()
      else setScript(found)
    })
  }, [])

  const show = (found: GuestScript) => {
    keepGuestTopic(found.topicId)
    setScript(found)
    setOpen(true)
  }

  const write = async (topic: GuestTopic) => {
    const since = moment()
    const sending = new AbortController()
    abort.current = sending
    const change = (more: (now: Running) => Partial<Running>) =>
      setRunning((now) => now && { ...now, ...more(now) })
    setSeconds(undefined)
    setRunning({ topic, stages: [], text: "", since })
    try {
      const written = await writeAsGuest(
        topic.id,
        {
          onStage: (stage) => {
            announce(stageWords(stage))
            // A draft that is revised starts again.
            change((now) => ({
              stages: [...now.stages, stage],
              ...(stage.stage === "revising" ? { text: "" } : {}),
            }))
          },
          onText: (text) => change((now) => ({ text: now.text + text })),
        },
        sending.signal,
      )
      setSeconds((moment() - since) / 1000)
      show(written)
      announce(words.heresYourScript)
    } catch (cause) {
      await failed(cause, sending.signal.aborted)
    } finally {
      setRunning(undefined)
    }
  }

  /** Stopped or refused: a script that is there all the same is shown. */
  const failed = async (cause: unknown, stopped: boolean) => {
    const isUsed = cause instanceof ApiError && cause.code === "GuestScriptUsed"
    const found = stopped || isUsed ? await guestScriptThere() : undefined
    if (found !== undefined) {
      toast(stopped ? finishedAnyway : alreadyThere)
      show(found)
    } else if (stopped) announce(words.stopped)
    else toast(failureOf(cause))
  }

  const carryOut = useRef((asked: GuestClick) => void asked)
  useEffect(() => {
    carryOut.current = ({ topic }) => {
      if (running !== undefined) return
      if (script === undefined) void write(topic)
      else {
        if (script.topicId !== topic.id) toast(alreadyThere)
        setOpen(true)
      }
    }
  })
  useEffect(() => {
    if (click === undefined || click === last.current) return
    last.current = click
    forgetGuestClick()
    carryOut.current(click)
  }, [click])

  return {
    running,
    script,
    seconds,
    open,
    wasOpen,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    onCopied: () => setScript((now) => now && { ...now, copyCount: now.copyCount + 1 }),
    stop: () => abort.current?.abort(),
  }
}

/** Milliseconds of the page's clock. */
const moment = () => performance.now()

const alreadyThere = {
  title: words.youHaveYourFreeScript,
  text: words.youHaveYourFreeScriptText({ scripts: allowanceOf("freemium").scripts ?? 0 }),
  tone: "info",
} as const

const finishedAnyway = {
  title: words.yourScriptIsReady,
  text: words.yourScriptIsReadyText,
  tone: "info",
} as const

/** Refusals that trying again does not help against have a name of their own. */
const settled = new Set(["GuestScriptUsed", "GuestNetworkFull", "GuestsOnly", "NotForFilming"])

const failureOf = (cause: unknown) => {
  if (!(cause instanceof ApiError))
    return {
      title: words.oopsLetsTryThatAgain,
      text: words.creativityNeedsASecondAttempt,
      tone: "error",
    } as const
  const text = saidOf(cause, words.failedToGenerateScript)
  const title = settled.has(cause.code) ? cause.problem.title : words.oopsLetsTryThatAgain
  // Whom to call is no fault.
  return { title, text, tone: isSafetyRefusal(cause) ? "info" : "error" } as const
}
