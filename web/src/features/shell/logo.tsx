import { Link } from "@tanstack/react-router"
import { brand } from "#lib/brand.ts"
import * as styles from "./logo.css.ts"

export function Logo() {
  return (
    <Link to="/" className={styles.logo}>
      <svg className={styles.mark} viewBox="0 0 26 26" aria-hidden>
        <rect className={styles.plate} width="26" height="26" rx="7.5" />
        <path className={styles.pulse} d="M5 14.5h3.2l2.3-6.2 4 10.5 2.6-7 1.1 2.7H21" />
      </svg>
      {brand.name}
    </Link>
  )
}
