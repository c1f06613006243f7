import { useEffect, useRef, useState } from "react"
import { patienceMs } from "#lib/identity.ts"
import { provider } from "#lib/provider.ts"
import { Skeleton } from "#ui/skeleton.tsx"
import { Stack } from "#ui/stack.tsx"
import * as styles from "./auth.css.ts"
import { auth as words } from "#words/auth.ts"

interface ProviderSlotProps {
  readonly mode: "sign-in" | "sign-up"
  readonly goOn: string
  /** The provider's sign-in is not there in time. */
  readonly onUnavailable: () => void
}

/** The place that the outside provider draws its own sign-in into. */
export function ProviderSlot({ mode, goOn, onUnavailable }: ProviderSlotProps) {
  const slot = useRef<HTMLDivElement>(null)
  const [drawn, setDrawn] = useState(false)
  const unavailable = useRef(onUnavailable)
  useEffect(() => {
    unavailable.current = onUnavailable
  })
  useEffect(() => {
    const timer = setTimeout(() => unavailable.current(), patienceMs)
    let leave: (() => void) | undefined
    let left = false
    const draw = async () => {
      const { current } = slot
      const outside = await provider()
      if (left || current === null || outside === undefined) return
      leave = await outside.mount(current, mode, goOn)
      clearTimeout(timer)
      if (left) leave()
      else setDrawn(true)
    }
    draw().catch(() => {
      if (!left) unavailable.current()
    })
    return () => {
      left = true
      clearTimeout(timer)
      leave?.()
    }
  }, [mode, goOn])
  return (
    <Stack
      as="section"
      padding={{ wide: ["s24", "s32"], phone: "s20" }}
      className={styles.slot}
      aria-label={mode === "sign-up" ? words.createAccount : words.signIn}
    >
      {!drawn && (
        <div aria-hidden>
          <Skeleton height={44} />
          <Skeleton height={44} top={16} />
        </div>
      )}
      <div ref={slot} />
    </Stack>
  )
}
