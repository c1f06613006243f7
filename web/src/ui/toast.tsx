import { CircleAlert, CircleCheck, Info, X } from "lucide-react"
import { type PointerEvent, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from "react"
import { Icon } from "./icon.tsx"
import { IconButton } from "./icon-button.tsx"
import { announce } from "./live-region.tsx"
import * as styles from "./toast.css.ts"
import { ui as words } from "#words/ui.ts"

export interface ToastMessage {
  readonly title: string
  readonly text?: string
  readonly tone?: "success" | "error" | "info"
  readonly action?: ReactNode
}

const displayMs = 5000
const swipePx = 50

let shown: (ToastMessage & { readonly turn: number }) | undefined
const listeners = new Set<() => void>()
const change = (next: typeof shown) => {
  shown = next
  for (const listener of listeners) listener()
}

/** Shows one message, in place of the one before. Success leaves after 5 s; an error stays until dismissed. */
export const toast = (message: ToastMessage) => {
  change({ ...message, turn: (shown?.turn ?? 0) + 1 })
  announce(message.text === undefined ? message.title : `${message.title}. ${message.text}`)
}

export const isErrorToastShown = () => shown?.tone === "error"

export const dismissToast = () => change(undefined)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const icons = { success: CircleCheck, error: CircleAlert, info: Info }

/** Where toasts appear; F8 moves the focus there. Swipe right or press the cross to dismiss. */
export function ToastViewport() {
  const message = useSyncExternalStore(subscribe, () => shown)
  const viewport = useRef<HTMLElement>(null)
  const from = useRef<number | undefined>(undefined)
  const [held, setHeld] = useState(false)

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === "F8") viewport.current?.focus()
    }
    addEventListener("keydown", handleKey)
    return () => removeEventListener("keydown", handleKey)
  }, [])

  const passes = message !== undefined && message.tone !== "error" && !held
  useEffect(() => {
    if (!passes) return undefined
    const timer = setTimeout(dismissToast, displayMs)
    return () => clearTimeout(timer)
  }, [passes, message?.turn])

  const handlePointerDown = (event: PointerEvent) => {
    from.current = event.clientX
  }
  const handlePointerUp = (event: PointerEvent) => {
    if (from.current !== undefined && event.clientX - from.current > swipePx) dismissToast()
    from.current = undefined
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only holds the clock while somebody reads
    <section
      ref={viewport}
      className={styles.viewport}
      aria-label={words.messagesF8}
      tabIndex={-1}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {message !== undefined && (
        <div
          key={message.turn}
          className={styles.toast({ tone: message.tone ?? "success" })}
          onPointerDown={handlePointerDown}
          onPointerUp={handlePointerUp}
        >
          <span className={styles.mark}>
            <Icon of={icons[message.tone ?? "success"]} size={20} />
          </span>
          <div>
            <p className={styles.title}>{message.title}</p>
            {message.text !== undefined && <p className={styles.text}>{message.text}</p>}
            {message.action !== undefined && <div className={styles.action}>{message.action}</div>}
          </div>
          <IconButton label={words.dismissMessage} icon={X} onClick={dismissToast} />
        </div>
      )}
    </section>
  )
}
