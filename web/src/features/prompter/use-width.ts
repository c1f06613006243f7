import { useSyncExternalStore } from "react"

const listen = (tell: () => void) => {
  addEventListener("resize", tell)
  return () => removeEventListener("resize", tell)
}

/** Size of the window: the text is laid out anew when it changes. */
export const useWidth = () => useSyncExternalStore(listen, () => `${innerWidth}×${innerHeight}`)
