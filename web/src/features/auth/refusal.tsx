import { useEffect, useRef } from "react"
import * as styles from "./auth.css.ts"

/** What the service said no to; it takes the focus when it comes. */
export function Refusal({ words }: { readonly words: string | undefined }) {
  const told = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (words !== undefined) told.current?.focus()
  }, [words])
  return words === undefined ? null : (
    <p className={styles.refused} ref={told} tabIndex={-1} role="alert">
      {words}
    </p>
  )
}
