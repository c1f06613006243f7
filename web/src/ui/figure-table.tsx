import type { ReactNode } from "react"
import { hidden } from "./hidden.css.ts"
import * as styles from "./figure-table.css.ts"

interface Column {
  readonly words: string
  /** Numbers stand at the right, below each other. */
  readonly sort?: "text" | "number"
}

interface FigureTableProps {
  /** Said to whoever cannot see what stands above it. */
  readonly caption: string
  readonly columns: ReadonlyArray<Column>
  /** Each with a key of its own; the first cell names the row. */
  readonly rows: ReadonlyArray<{ readonly key: string; readonly cells: ReadonlyArray<ReactNode> }>
  /** Rows that hold sentences or buttons: on a phone each stands as a list of its cells, with their headings. */
  readonly stack?: "phone"
}

/** Rows of figures with a name; on a narrow screen it scrolls sideways by itself, unless its rows are stacked there. */
export function FigureTable({ caption, columns, rows, stack }: FigureTableProps) {
  const isStacked = stack === "phone"
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={caption}>
      <table className={`${styles.table} ${isStacked ? styles.stacked : ""}`}>
        <caption className={hidden}>{caption}</caption>
        <thead className={styles.headings}>
          <tr>
            {columns.map(({ words, sort = "text" }) => (
              <th key={words} scope="col" className={`${styles.head} ${styles.side[sort]}`}>
                {words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.body}>
          {rows.map(({ key, cells: [first, ...others] }) => (
            <tr key={key} className={styles.row}>
              <th scope="row" className={`${styles.cell} ${styles.side.text} ${styles.name}`}>
                {first}
              </th>
              {others.map((cell, at) => {
                const { words = "", sort = "text" } = columns[at + 1] ?? {}
                return (
                  <td key={words} className={`${styles.cell} ${styles.side[sort]}`} data-heading={words}>
                    {isStacked ? <div>{cell}</div> : cell}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
