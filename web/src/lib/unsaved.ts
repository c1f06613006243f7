import { useLayoutEffect, useSyncExternalStore } from "react"

/** Something typed; `parts`: of the address's search, those that what shows it depends on. */
interface Typed {
  readonly parts: readonly string[] | undefined
}

/** Everything that is typed and not saved, and the question about it while it stands. */
export const unsaved = {
  typed: new Set<Typed>(),
  answer: undefined as ((leaves: boolean) => void) | undefined,
  /** False where what asks could not be fetched: nobody is kept for that. */
  canAsk: true,
}

const listeners = new Set<() => void>()

/** After each change of it. */
export const tellUnsaved = () => {
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** What is to be known of it, as it changes. */
export const useAboutUnsaved = (read: () => boolean): boolean => useSyncExternalStore(subscribe, read)

export const isAnythingUnsaved = (): boolean => unsaved.typed.size > 0

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
    unsaved.typed.add(mine)
    tellUnsaved()
    return () => {
      unsaved.typed.delete(mine)
      tellUnsaved()
    }
  }, [isUnsaved, named])
}

/** Asks whether what was typed may be given up; a question that still stands is answered by staying. */
export const askToLeave = (): Promise<boolean> =>
  new Promise((resolve) => {
    if (!unsaved.canAsk) return resolve(true)
    unsaved.answer?.(false)
    unsaved.answer = resolve
    tellUnsaved()
  })

/** The same, where there is anything to lose. */
export const mayLeave = async (): Promise<boolean> => !isAnythingUnsaved() || (await askToLeave())

/** The answer to the question. */
export const replyToLeave = (leaves: boolean): void => {
  unsaved.answer?.(leaves)
  unsaved.answer = undefined
  tellUnsaved()
}
