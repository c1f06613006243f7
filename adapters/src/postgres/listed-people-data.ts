import type { Holding } from "./holding.ts"

/** What the list of people keeps. Both tables lose an account's rows with its account; that comes before. */
export const listedPeopleHoldings: ReadonlyArray<Holding> = [
  {
    // What the accounts say, over again.
    table: "public.listed_people",
    columns: ["account_id"],
    rowsOf: (sql, { id }) => sql`account_id = ${id}::uuid`,
    fate: { _tag: "Erased" },
    exported: null,
  },
  {
    table: "public.changed_people",
    columns: ["user_id"],
    rowsOf: (sql) => sql`false`,
    fate: {
      _tag: "Kept",
      why: "whose row is to be computed anew: one id, taken out with the account or within minutes",
    },
    exported: null,
  },
]
