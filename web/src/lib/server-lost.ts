type Listener = () => void
const listeners = new Set<Listener>()

/** Says that a call found no server: offline, or it is gone. */
export const tellServerLost = () => {
  for (const listener of listeners) listener()
}

export const onServerLost = (listener: Listener) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
