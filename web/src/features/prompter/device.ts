import { useEffect, useState } from "react"

/** How somebody likes the prompter; kept on this device. */
export interface Liking {
  /** One of `zooms`. */
  readonly zoom: number
  readonly mirrored: boolean
}

export const zooms = [0.7, 0.85, 1, 1.2, 1.4, 1.7]

const key = "rounds.prompter"
const usual: Liking = { zoom: zooms.indexOf(1), mirrored: false }

const read = (): Liking => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "null")
    if (typeof kept !== "object" || kept === null) return usual
    const zoom = "zoom" in kept ? Number(kept.zoom) : usual.zoom
    return {
      zoom: zooms[zoom] === undefined ? usual.zoom : zoom,
      mirrored: "mirrored" in kept && kept.mirrored === true,
    }
  } catch {
    return usual
  }
}

export const useLiking = () => {
  const [liking, setLiking] = useState(read)
  const change = (more: Partial<Liking>) => {
    const next = { ...liking, ...more }
    setLiking(next)
    try {
      localStorage.setItem(key, JSON.stringify(next))
    } catch {
      // Storage may be off: then it lasts as long as the page.
    }
  }
  return [liking, change] as const
}

export const wantsLessMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches

/** Keeps the screen lit, where the device can. */
export const useWakeLock = (isWanted: boolean) => {
  useEffect(() => {
    if (!isWanted || !("wakeLock" in navigator)) return undefined
    let lock: WakeLockSentinel | undefined
    let isOver = false
    const ask = async () => {
      if (document.visibilityState !== "visible") return
      // Refused where the battery is low: then the screen dims as it does elsewhere.
      const got = await navigator.wakeLock.request("screen").catch(() => undefined)
      if (isOver) void got?.release()
      else lock = got
    }
    // The device takes the lock back when the page is hidden.
    const handleVisible = () => void ask()
    void ask()
    document.addEventListener("visibilitychange", handleVisible)
    return () => {
      isOver = true
      document.removeEventListener("visibilitychange", handleVisible)
      void lock?.release()
    }
  }, [isWanted])
}

export const canFillScreen = () => document.fullscreenEnabled

/** The whole page: the stage stands above it either way. */
export const toggleFullScreen = () => {
  const change =
    document.fullscreenElement === null
      ? document.documentElement.requestFullscreen()
      : document.exitFullscreen()
  // Refused without a press, or by the device: nothing is lost.
  change.catch(() => undefined)
}
