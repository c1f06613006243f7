import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useRef, useState } from "react"
import type { AdminTabProps } from "#features/admin/frame/tabs.ts"
import * as styles from "#features/admin/frame/table.css.ts"
import { useKeys } from "#lib/keys.ts"
import { reads } from "#lib/reads.ts"
import { count } from "#lib/words.ts"
import { Box } from "#ui/box.tsx"
import { Button } from "#ui/button.tsx"
import { Columns } from "#ui/columns.tsx"
import { Inline } from "#ui/inline.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { BulkBar } from "./bulk-bar.tsx"
import { columnChoices } from "./columns.tsx"
import { askedFor, PAGE, type Person, type Sort } from "./people.ts"
import { PeopleStats } from "./people-stats.tsx"
import { PeopleTable } from "./people-table.tsx"
import { PersonPanel } from "./person-panel.tsx"
import { TierFilter } from "./tier-filter.tsx"
import { Toolbar } from "./toolbar.tsx"
import { Unread } from "#features/admin/frame/unread.tsx"
import { adminUsers as phrases } from "#words/admin/users.ts"

const nobody: ReadonlyArray<Person> = []
/** Whoever opens another page keeps what was chosen, up to here. */
const MOST_CHOSEN = 100

/** How soon the list is read again while somebody in it is being deleted. */
const DELETING_MS = 2_000

/** Everybody with an account: figures, list, and one person beside it. What is shown stands in the address. */
export function UsersTab({ search, onSearch }: AdminTabProps) {
  const asked = askedFor(search)
  const { q, tier, state, sort, order, page } = asked
  const [visible, setVisible] = useState<Readonly<Record<string, boolean>>>(
    Object.fromEntries(columnChoices.map(([id]) => [id, true])),
  )
  const searched = useRef<HTMLInputElement>(null)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const given = {
    ...(q === undefined ? {} : { q: q.slice(0, 200) }),
    ...(state === undefined ? {} : { state }),
  }
  const people = useQuery({
    ...reads("GET /api/admin/users", {
      query: {
        ...given,
        ...(tier === undefined ? {} : { tier }),
        sort,
        order,
        limit: String(PAGE),
        offset: String((page - 1) * PAGE),
      },
    }),
    staleTime: 0,
    placeholderData: keepPreviousData,
    // Who is being deleted is gone in a moment.
    refetchInterval: ({ state }) =>
      state.data?.some((one) => one.state === "deleting") === true ? DELETING_MS : false,
  })
  const counts = useQuery({
    ...reads("GET /api/admin/user-counts", { query: given }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  const rows = people.data ?? nobody
  const total =
    counts.data === undefined
      ? undefined
      : tier === undefined
        ? Object.values(counts.data).reduce((sum, each) => sum + each, 0)
        : counts.data[tier]
  // Of the page before, nothing is said of the one that is asked for.
  const isCounted = rows.length > 0 && !people.isPlaceholderData && !counts.isPlaceholderData
  const shown = { from: count((page - 1) * PAGE + 1), to: count((page - 1) * PAGE + rows.length) }
  const open = search["user"]
  const close = () => onSearch({ user: undefined })
  const forget = () => onSearch({ user: undefined }, true)
  const step = (by: number) => {
    const at = rows.findIndex(({ id }) => id === focusedPerson())
    const next = rows[Math.min(rows.length - 1, Math.max(0, at + by))]
    if (next !== undefined) document.querySelector<HTMLElement>(`[data-person="${next.id}"]`)?.focus()
  }
  const select = (ids: ReadonlyArray<string>, on: boolean) =>
    setSelected((before) => {
      const next = new Set(before)
      for (const id of ids) {
        if (!on) next.delete(id)
        else if (next.size < MOST_CHOSEN) next.add(id)
      }
      return next
    })
  useKeys({
    j: () => step(1),
    k: () => step(-1),
    x: () => {
      const id = focusedPerson()
      if (id !== undefined) select([id], !selected.has(id))
    },
    "/": () => searched.current?.focus(),
    Escape: close,
  })
  const handleSort = (next: Sort) =>
    onSearch({ sort: next, order: next === sort && order === "desc" ? "asc" : "desc", page: undefined })
  return (
    <>
      <PeopleStats />
      <Columns columns={open === undefined ? 1 : { wide: "1fr 448px", tablet: 1 }} gap="s20" align="start">
        <Box className={open === undefined ? "" : styles.listBeside}>
          <Stack gap="s12">
            <TierFilter
              tier={tier}
              counts={counts.data}
              onChange={(next) => onSearch({ tier: next, page: undefined })}
            />
            <Stack as="section" surface="card" aria-label={phrases.people}>
              <Toolbar
                asked={asked}
                visible={visible}
                onVisible={setVisible}
                searched={searched}
                onSearch={(changes) => onSearch({ ...changes, page: undefined })}
              />
              {selected.size > 0 && <BulkBar ids={[...selected]} onDone={() => setSelected(new Set())} />}
              {people.error === null ? (
                <PeopleTable
                  people={rows}
                  asked={asked}
                  visible={visible}
                  selected={selected}
                  open={open}
                  onSelect={select}
                  onSort={handleSort}
                  onOpen={(id) => onSearch({ user: id })}
                />
              ) : (
                <Unread says={phrases.listNotRead} onAgain={people.refetch} padded />
              )}
              {people.data?.length === 0 && (
                <Text padding="s20" tone="second">
                  {phrases.nobodyFits}
                </Text>
              )}
              <Inline
                justify="between"
                gap="s8"
                padding={["s12", "s16"]}
                rule="top"
                size="small"
                tone="second"
              >
                <span>
                  {isCounted &&
                    (total === undefined
                      ? phrases.fromTo(shown)
                      : phrases.fromToOf({ ...shown, all: count(total) }))}
                </span>
                <Inline gap="s8">
                  <Button
                    size="small"
                    disabled={page === 1}
                    onClick={() => onSearch({ page: String(page - 1) })}
                  >
                    {phrases.previous}
                  </Button>
                  <Button
                    size="small"
                    disabled={rows.length < PAGE || (total !== undefined && page * PAGE >= total)}
                    onClick={() => onSearch({ page: String(page + 1) })}
                  >
                    {phrases.next}
                  </Button>
                </Inline>
              </Inline>
            </Stack>
          </Stack>
        </Box>
        {open !== undefined && <PersonPanel id={open} onClose={close} onGone={forget} />}
      </Columns>
    </>
  )
}

const focusedPerson = () =>
  document.activeElement instanceof HTMLElement ? document.activeElement.dataset["person"] : undefined
