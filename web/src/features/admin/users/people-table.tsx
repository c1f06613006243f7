import { useTable } from "@tanstack/react-table"
import { ArrowDown, ArrowUp } from "lucide-react"
import * as styles from "#features/admin/frame/table.css.ts"
import { hidden } from "#ui/hidden.css.ts"
import { Icon } from "#ui/icon.tsx"
import { Text } from "#ui/text.tsx"
import { columns, features } from "./columns.tsx"
import { type Asked, type Person, type Sort, whatTheyAre } from "./people.ts"
import { adminUsers as phrases } from "#words/admin/users.ts"

interface PeopleTableProps {
  readonly people: ReadonlyArray<Person>
  readonly asked: Asked
  readonly visible: Readonly<Record<string, boolean>>
  readonly selected: ReadonlySet<string>
  readonly open: string | undefined
  readonly onSelect: (ids: ReadonlyArray<string>, selected: boolean) => void
  readonly onSort: (sort: Sort) => void
  readonly onOpen: (id: string) => void
}

const sortOf = new Map<string, Sort>([
  ["tier", "tier"],
  ["scripts", "scripts"],
  ["seen", "seen"],
  ["joined", "joined"],
  ["state", "state"],
])
const placeOf = new Map([
  ["tier", styles.aside],
  ["joined", styles.small],
])
/** What a card says before a value. */
const wordsBefore = new Map([
  ["scripts", `${phrases.scripts} `],
  ["seen", `${phrases.lastSeenIs} `],
])

/** A page of people: a table, and on a phone one card for each. */
export function PeopleTable(props: PeopleTableProps) {
  const { people, asked, visible, selected, open, onSelect, onSort, onOpen } = props
  const table = useTable({
    features,
    columns,
    data: people,
    getRowId: ({ id }) => id,
    state: { columnVisibility: { ...visible, ...(open === undefined ? {} : { joined: false }) } },
  })
  const all = people.length > 0 && people.every(({ id }) => selected.has(id))
  const sorter = (sort: Sort, words: string) => (
    <button type="button" className={styles.sort} onClick={() => onSort(sort)}>
      {words}
      {asked.sort === sort && <Icon of={asked.order === "desc" ? ArrowDown : ArrowUp} size={13} />}
    </button>
  )
  const sorted = (sort: Sort | undefined) =>
    sort === asked.sort ? (asked.order === "desc" ? "descending" : "ascending") : undefined
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section className={styles.scroll} aria-label={phrases.tableOfPeople} tabIndex={0}>
      <table className={styles.table}>
        <caption className={hidden}>{phrases.peopleByPage}</caption>
        <thead className={styles.head}>
          <tr>
            <th scope="col" className={`${styles.heading} ${styles.select}`}>
              <input
                type="checkbox"
                className={styles.check}
                aria-label={phrases.selectAll}
                checked={all}
                onChange={() =>
                  onSelect(
                    people.map(({ id }) => id),
                    !all,
                  )
                }
              />
            </th>
            <th scope="col" className={styles.heading} aria-sort={sorted("email")}>
              {sorter("email", phrases.person)}
            </th>
            {table.getHeaderGroups().flatMap(({ headers }) =>
              headers.map((header) => {
                const sort = sortOf.get(header.column.id)
                return (
                  <th key={header.id} scope="col" className={styles.heading} aria-sort={sorted(sort)}>
                    {sort !== undefined && sorter(sort, String(header.column.columnDef.header))}
                  </th>
                )
              }),
            )}
          </tr>
        </thead>
        <tbody className={styles.body}>
          {table.getRowModel().rows.map((row) => {
            const { id, email } = row.original
            return (
              <tr key={id} className={`${styles.row} ${id === open ? styles.chosen : ""}`}>
                <td className={`${styles.cell} ${styles.select}`}>
                  <input
                    type="checkbox"
                    className={styles.check}
                    aria-label={phrases.selectPerson({ email })}
                    checked={selected.has(id)}
                    onChange={() => onSelect([id], !selected.has(id))}
                  />
                </td>
                <td className={`${styles.cell} ${styles.first}`}>
                  <button
                    type="button"
                    className={styles.person}
                    data-person={id}
                    aria-expanded={id === open}
                    onClick={() => onOpen(id)}
                  >
                    {email}
                  </button>
                  <Text size="caption" tone="third">
                    {whatTheyAre(row.original)}
                  </Text>
                </td>
                {row.getVisibleCells().map((cell) => (
                  // eslint-disable-next-line jsx-a11y/control-has-associated-label -- a cell of text, drawn by its column
                  <td
                    key={cell.id}
                    data-heading={wordsBefore.get(cell.column.id) ?? ""}
                    className={`${styles.cell} ${placeOf.get(cell.column.id) ?? ""}`}
                  >
                    <table.FlexRender cell={cell} />
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
