import type { Holding } from "./holding.ts"

/** What a person said of findings of the evidence library. */
export const findingReviewHolding: Holding = {
  // A signature without a name counts no more.
  table: "public.finding_reviews",
  columns: ["done_by", "name"],
  rowsOf: (sql, { id }) => sql`done_by = ${id}`,
  fate: {
    _tag: "Anonymised",
    set: (sql) => sql`done_by = NULL, name = NULL, qualification = NULL, note = ''`,
    why: "what was corrected or retired stays so; whoever signed is named no more",
  },
  exported: {
    name: "finding-reviews",
    without: ["done_by"],
  },
}
