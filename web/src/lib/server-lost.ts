type Listener = () => void
const listeners = new Set<Listener>()
let isUnheard = false

/** Says that a call found no server: offline, or it is gone. */
export const tellServerLost = () => {
  isUnheard = listeners.size === 0
  for (const listener of listeners) listener()
}

/** What was told before anybody listened is told to the first who does. */
export const onServerLost = (listener: Listener) => {
  listeners.add(listener)
  if (isUnheard) listener()
  isUnheard = false
  return () => void listeners.delete(listener)
}
