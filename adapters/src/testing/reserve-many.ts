import * as Effect from "effect/Effect"
import { dispatch } from "@rounds/core/kernel/dispatch.ts"
import { ActorId } from "@rounds/core/kernel/stamped.ts"
import { quota } from "@rounds/core/quota/aggregate.ts"
import { PostgresKernel } from "#postgres/kernel.ts"

export interface Outcome {
  readonly granted: number
  readonly refused: number
  /** Neither: a conflict that was not settled in all retries. */
  readonly lost: number
}

/** Asks for one generation for every id of `users`, all at once and each under a name of its own. */
export const reserveMany = (
  url: string,
  users: ReadonlyArray<string>,
  { tag, limit, connections }: { readonly tag: string; readonly limit: number; readonly connections: number },
): Promise<Outcome> =>
  Effect.forEach(
    users,
    (id, index) =>
      dispatch(
        quota,
        { id, by: ActorId.make(id) },
        { _tag: "ReserveGeneration", reservationId: `${tag}-${index}`, allowance: limit },
      ).pipe(
        Effect.as("granted" as const),
        Effect.catch(({ _tag }) => Effect.succeed(_tag === "MonthlyQuotaReached" ? "refused" : "lost")),
      ),
    { concurrency: "unbounded" },
  ).pipe(
    Effect.map((answers) => ({
      granted: answers.filter((answer) => answer === "granted").length,
      refused: answers.filter((answer) => answer === "refused").length,
      lost: answers.filter((answer) => answer === "lost").length,
    })),
    Effect.provide(PostgresKernel(url, connections)),
    Effect.runPromise,
  )

/** `node reserve-many.ts <url> <tag> <limit> <users as JSON>`: the same from a process of its own. */
if (import.meta.main) {
  const [url = "", tag = "", limit = "", users = "[]"] = process.argv.slice(2)
  const outcome = await reserveMany(url, JSON.parse(users), { tag, limit: Number(limit), connections: 10 })
  process.stdout.write(JSON.stringify(outcome))
}
