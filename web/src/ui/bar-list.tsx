import { count } from "#lib/words.ts"
import * as styles from "./bar-list.css.ts"

/** Names with counts, longest bar first as given; every bar is drawn against the longest. */
export function BarList({ rows }: { readonly rows: ReadonlyArray<readonly [name: string, value: number]> }) {
  const most = Math.max(1, ...rows.map(([, value]) => value))
  return (
    <ul className={styles.list}>
      {rows.map(([name, value]) => (
        <li key={name} className={styles.row}>
          <span className={styles.name} title={name}>
            {name}
          </span>
          <span
            aria-hidden
            className={styles.bar}
            style={{ width: `${(Math.max(0, value) / most) * 100}%` }}
          />
          <span className={styles.value}>{count(value)}</span>
        </li>
      ))}
    </ul>
  )
}
