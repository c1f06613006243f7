import * as styles from "./state-mark.css.ts"

/** How something is: told by its shape and, beside it, in words. */
export type State = keyof typeof styles.shape

/** A dot for what is fine, a square for what is slow, a diamond for what is broken, a ring for what is off. */
export function StateMark({ of }: { readonly of: State }) {
  return <span aria-hidden className={`${styles.mark} ${styles.shape[of]}`} />
}
