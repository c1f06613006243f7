import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react"
import { type Scroll, scrollOf } from "./scroll.ts"
import type { Take } from "./takes.ts"
import { beatAt, type TimedBeat, wordsIn } from "./timeline.ts"

export type Phase = "paused" | "countdown" | "playing" | "ended"

interface PlayerOptions {
  readonly beats: ReadonlyArray<TimedBeat>
  readonly wordsPerMinute: number
  /** One beat a screen, which a press changes. */
  readonly isStepped: boolean
  readonly text: RefObject<HTMLElement | null>
  /** Anything that lays the text out anew. */
  readonly layout: string
}

const tickMs = 200

/** What the prompter does: counts down, runs, stops, and times a reading that was whole. */
export const usePlayer = ({ beats, wordsPerMinute, isStepped, text, layout }: PlayerOptions) => {
  const total = wordsIn(beats)
  const [phase, setPhase] = useState<Phase>("paused")
  const [said, setSaid] = useState(0)
  const [take, setTake] = useState<Take | null>(null)
  const scroll = useRef<Scroll>(undefined)
  // Of the reading that is going on: its time without pauses, since when it runs, and whether nothing was left out.
  const reading = useRef({ ms: 0, since: 0, isWhole: true })

  const rest = () => {
    const { current } = reading
    if (current.since > 0) current.ms += performance.now() - current.since
    current.since = 0
    scroll.current?.pause()
  }
  const end = () => {
    rest()
    setTake(reading.current.isWhole ? takeOf(total, reading.current.ms) : null)
    setSaid(total)
    setPhase("ended")
  }
  const now = useRef({ said, phase, wordsPerMinute, end })
  useLayoutEffect(() => {
    now.current = { said, phase, wordsPerMinute, end }
  })
  const seek = (words: number) => {
    reading.current.isWhole = false
    scroll.current?.seek(words)
    setSaid(words)
  }

  useLayoutEffect(() => {
    if (isStepped || text.current === null) return undefined
    const made = scrollOf(text.current, total, () => now.current.end())
    scroll.current = made
    made.seek(now.current.said)
    if (now.current.phase === "playing") made.play(now.current.wordsPerMinute)
    return () => {
      made.cancel()
      scroll.current = undefined
    }
  }, [isStepped, layout, text, total])

  // A stepped reading begins anew at every beat that a press leads to.
  const stepAt = isStepped ? beatAt(beats, said) : 0
  useEffect(() => {
    if (phase !== "playing") return undefined
    scroll.current?.play(wordsPerMinute)
    const began = performance.now()
    const from = now.current.said
    const beat = beats[isStepped ? stepAt : 0]
    const timer = setInterval(() => {
      const read = from + ((performance.now() - began) / 60_000) * wordsPerMinute
      // Beat by beat it waits for a press before the next one.
      const most = beat === undefined ? total : beat.from + beat.words - 0.01
      setSaid(scroll.current?.said() ?? Math.max(from, Math.min(most, read)))
    }, tickMs)
    return () => clearInterval(timer)
  }, [phase, wordsPerMinute, beats, isStepped, stepAt, total])

  const pause = () => {
    if (phase === "playing") {
      rest()
      setSaid(scroll.current?.said() ?? said)
    }
    setPhase("paused")
  }
  return {
    phase,
    said,
    total,
    /** How long the whole reading took; null when parts of it were left out or said twice. */
    take,
    countDown: () => setPhase("countdown"),
    play: () => {
      if (said < 0.5) reading.current = { ms: 0, since: 0, isWhole: true }
      reading.current.since = performance.now()
      setPhase("playing")
    },
    pause,
    /** To a beat; the text goes on where it is running. */
    go: (index: number) => {
      const beat = beats[Math.min(beats.length - 1, Math.max(0, index))]
      if (beat === undefined) return
      seek(beat.from)
      if (phase === "ended") setPhase("paused")
    },
    /** The next beat of a stepped reading; after the last one comes the end. */
    step: () => {
      const next = beats[beatAt(beats, said) + 1]
      if (next === undefined) end()
      else setSaid(next.from)
    },
    again: () => {
      seek(0)
      setPhase("paused")
    },
    drag: (pixels: number) => {
      if (scroll.current === undefined) return
      pause()
      reading.current.isWhole = false
      setSaid(scroll.current.drag(pixels))
    },
  }
}

export type Player = ReturnType<typeof usePlayer>

const takeOf = (words: number, ms: number): Take | null => (ms < 1000 ? null : { words, seconds: ms / 1000 })
