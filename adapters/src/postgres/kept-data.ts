import type { Statements } from "./client.ts"
import type { Holding } from "./holding.ts"

const nobody = (sql: Statements) => sql`false`

/** Tables whose rows cannot be told by account: codes and counts that go by themselves, and the play provider's books. */
export const keptHoldings: ReadonlyArray<Holding> = [
  {
    table: "sandbox.objects",
    columns: ["attributes", "private"],
    rowsOf: nobody,
    fate: {
      _tag: "Kept",
      why: "the play provider stands for another company, which keeps books of its own; no real person pays there",
    },
    exported: null,
  },
  {
    table: "sandbox.deliveries",
    columns: ["body"],
    rowsOf: nobody,
    fate: { _tag: "Kept", why: "the play provider's own copy of what it sent" },
    exported: null,
  },
  {
    table: "public.reconcile_progress",
    columns: ["after_user_id"],
    rowsOf: nobody,
    fate: { _tag: "Kept", why: "where the reconciliation stands: one id, overwritten within the hour" },
    exported: null,
  },
  {
    table: "public.erased_identities",
    columns: ["identity_hash"],
    rowsOf: nobody,
    fate: { _tag: "Kept", why: "hashes that keep a token from before an erasure out, gone after 30 days" },
    exported: null,
  },
  {
    table: "public.rate_limits",
    columns: ["key"],
    rowsOf: nobody,
    fate: { _tag: "Kept", why: "counts of requests by coded accounts and networks, gone with their window" },
    exported: null,
  },
]
