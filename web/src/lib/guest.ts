import type { Language } from "@rounds/core/script/settings.ts"
import { useSyncExternalStore } from "react"

/** A topic that a visitor asks a script for. */
export interface GuestTopic {
  readonly id: string
  readonly title: string
  readonly language: Language
}

/** One click. Each is another object, also for the same topic. */
export interface GuestClick {
  readonly topic: GuestTopic
}

let click: GuestClick | undefined
const listeners = new Set<() => void>()

/** A visitor asks for their script; what writes it is fetched then. */
export const askAsGuest = (topic: GuestTopic) => {
  click = { topic }
  for (const listener of listeners) listener()
}

/** A click that was carried out, or that the page was left with. */
export const forgetGuestClick = () => {
  click = undefined
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useGuestClick = () => useSyncExternalStore(subscribe, () => click)

const key = "rounds.guest-script"

/** Storage may be switched off; then a script is found again by its cookie when it is asked for. */
const storage = () => {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}

/** The topic that this browser's guest script is on; the script itself stays with the server. */
export const keptGuestTopic = () => storage()?.getItem(key) ?? undefined
export const keepGuestTopic = (topicId: string) => storage()?.setItem(key, topicId)
export const forgetGuestTopic = () => storage()?.removeItem(key)
