type Listener = () => void
const listeners = new Set<Listener>()

/** Says that an answer was refused because nobody is signed in (any more). Screens go on as they are. */
export const tellSessionLost = () => {
  for (const listener of listeners) listener()
}

export const onSessionLost = (listener: Listener) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
