import type { UnreadableDocument } from "@rounds/core/kernel/document.ts"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import type postgres from "postgres"

type Read<A> = (row: postgres.Row) => Result.Result<A, UnreadableDocument>

/** The rows that this release can read. The others are logged and counted; `doctor` finds them too. */
export const readableOf =
  <A>(read: Read<A>) =>
  (rows: ReadonlyArray<postgres.Row>) =>
    Effect.gen(function* () {
      const [unreadable, documents] = partition(rows.map(read))
      for (const document of unreadable) yield* Effect.logError(sentence(document))
      return { documents, unreadable: unreadable.length }
    })

/** The row that was asked for, or null when there is none. One that cannot be read is a defect. */
export const oneOf =
  <A>(read: Read<A>) =>
  ([row]: ReadonlyArray<postgres.Row>): Effect.Effect<A | null> =>
    row === undefined ? Effect.succeed(null) : Effect.orDie(Effect.fromResult(read(row)))

const sentence = ({ kind, id, fields }: UnreadableDocument) =>
  `${kind} ${id} cannot be read: ${fields.join(", ")}`

const partition = <A>(results: ReadonlyArray<Result.Result<A, UnreadableDocument>>) => {
  const failures: Array<UnreadableDocument> = []
  const documents: Array<A> = []
  for (const result of results) {
    if (Result.isSuccess(result)) documents.push(result.success)
    else failures.push(result.failure)
  }
  return [failures, documents] as const
}
