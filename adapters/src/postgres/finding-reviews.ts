import { FindingReviews, type SpokenIn } from "@rounds/core/admin/evidence.ts"
import { Correction, type FindingReview } from "@rounds/core/evidence/reviews.ts"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { query } from "./client.ts"
import { implement } from "./implement.ts"

interface Row {
  readonly findingId: string
  readonly readAs: string
  readonly by: string | null
  readonly note: string
  readonly at: Date
  readonly kind: FindingReview["kind"]
  readonly name: string | null
  readonly qualification: string | null
  readonly correction: unknown
}

const decodeCorrection = Schema.decodeUnknownSync(Correction)

const reviewOf = ({ kind, name, qualification, correction, at, ...row }: Row): FindingReview => {
  const common = { ...row, at: at.toISOString() }
  switch (kind) {
    case "signed": {
      const reviewer = name === null || qualification === null ? null : { name, qualification }
      return { ...common, kind, reviewer }
    }
    case "corrected":
      return { ...common, kind, correction: decodeCorrection(correction) }
    case "retired":
      return { ...common, kind }
  }
}

const add = (review: FindingReview) => {
  const reviewer = review.kind === "signed" ? review.reviewer : null
  const correction = review.kind === "corrected" ? JSON.stringify(review.correction) : null
  return query(
    "findingReviews.add",
    (sql) => sql`
      INSERT INTO finding_reviews (finding_id, kind, read_as, done_by, name, qualification, note, correction, at)
      VALUES (${review.findingId}, ${review.kind}, ${review.readAs}, ${review.by}, ${reviewer?.name ?? null},
        ${reviewer?.qualification ?? null}, ${review.note}, ${correction}::text::jsonb, ${review.at})`,
  ).pipe(Effect.asVoid)
}

const of = (findingIds: ReadonlyArray<string>) =>
  query(
    "findingReviews.of",
    (sql) => sql<Row[]>`
      SELECT finding_id AS "findingId", kind, read_as AS "readAs", done_by AS by, name, qualification, note, correction, at
      FROM finding_reviews WHERE finding_id = ANY(${[...findingIds]}) ORDER BY place DESC LIMIT 200`,
  ).pipe(Effect.map((rows) => rows.map(reviewOf)))

const spokenIn = (findingIds: ReadonlyArray<string>) =>
  query(
    "findingReviews.spokenIn",
    (sql): Promise<ReadonlyArray<SpokenIn>> => sql<SpokenIn[]>`
      SELECT spoken.id AS "findingId", count(*)::integer AS scripts, count(DISTINCT script.user_id)::integer AS people
      FROM unnest(${[...findingIds]}::text[]) AS spoken(id)
      JOIN generated_scripts AS script
        ON script.sources @> jsonb_build_array(jsonb_build_object('findingId', spoken.id))
      GROUP BY spoken.id`,
  )

/** `finding_reviews`. */
export const PostgresFindingReviews = implement(FindingReviews, { add, of, spokenIn })

/** What tells whether anything was said since: reviews are only added, and of erased people only the name goes. */
export const reviewsMark = query(
  "findingReviews.mark",
  (sql) => sql<{ mark: string }[]>`
    SELECT count(*) || ' ' || count(name) || ' ' || coalesce(max(place), 0) AS mark FROM finding_reviews`,
).pipe(Effect.map(([row]) => row?.mark ?? ""))

/** Everything that was said, in order; as many as there are findings many times over. */
export const allReviews = query(
  "findingReviews.all",
  (sql) => sql<Row[]>`
    SELECT finding_id AS "findingId", kind, read_as AS "readAs", done_by AS by, name, qualification, note, correction, at
    FROM finding_reviews ORDER BY place LIMIT 50000`,
).pipe(Effect.map((rows) => rows.map(reviewOf)))
