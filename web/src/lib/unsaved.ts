import { useLayoutEffect, useSyncExternalStore } from "react"

/** Where somebody is, or goes. */
interface Place {
  readonly pathname: string
  readonly search: string
}

/** Something typed; `parts`: of the address's search, those that what shows it depends on. */
interface Typed {
  readonly parts: readonly string[] | undefined
}

const everything = new Set<Typed>()
let answer: ((leaves: boolean) => void) | undefined
let canAsk = true
const listeners = new Set<() => void>()

const tell = () => {
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * While something typed is not saved, whoever is about to leave is asked first. Another address is leaving; where only
 * some `parts` of its search matter ("tab"), the others may change.
 */
export const useUnsaved = (isUnsaved: boolean, parts?: readonly string[]): void => {
  const named = parts?.join(" ")
  // Before the next press can be made.
  useLayoutEffect(() => {
    if (!isUnsaved) return undefined
    const mine: Typed = { parts: named?.split(" ") }
    everything.add(mine)
    tell()
    return () => {
      everything.delete(mine)
      tell()
    }
  }, [isUnsaved, named])
}

export const isAnythingUnsaved = (): boolean => everything.size > 0

export const useIsAnythingUnsaved = (): boolean => useSyncExternalStore(subscribe, isAnythingUnsaved)

/** Whether something typed would be gone there. */
export const isLostAt = (from: Place, to: Place): boolean =>
  [...everything].some(({ parts }) => from.pathname !== to.pathname || said(from, parts) !== said(to, parts))

const said = ({ search }: Place, parts: readonly string[] | undefined) =>
  [...new URLSearchParams(search)]
    .filter(([name]) => parts?.includes(name) ?? true)
    .map(([name, value]) => `${name}=${value}`)
    .toSorted()
    .join("&")

/** Asks whether what was typed may be given up; a question that still stands is answered by staying. */
export const askToLeave = (): Promise<boolean> =>
  canAsk
    ? new Promise((resolve) => {
        answer?.(false)
        answer = resolve
        tell()
      })
    : Promise.resolve(true)

const reply = (leaves: boolean) => {
  answer?.(leaves)
  answer = undefined
  tell()
}

/** What asks could not be fetched: nobody is kept for that. */
export const leaveUnasked = (): void => {
  canAsk = false
  reply(true)
}

/** The same, where there is anything to lose. */
export const mayLeave = async (): Promise<boolean> => !isAnythingUnsaved() || (await askToLeave())

/** Whether the question stands, and what answers it. */
export const useLeaveQuestion = () => ({
  isAsked: useSyncExternalStore(subscribe, () => answer !== undefined),
  reply,
})
