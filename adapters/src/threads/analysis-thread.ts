import { parentPort, workerData } from "node:worker_threads"
import { Outage } from "@rounds/core/kernel/outage.ts"
import { analyse } from "@rounds/core/topic/analyse.ts"
import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import { CodeReader } from "#code-reader.ts"
import { HeldEvidence } from "#held-evidence.ts"
import { PostgresClient } from "#postgres/client.ts"
import { PostgresEditions } from "#postgres/editions.ts"
import { PostgresStoredSubjects } from "#postgres/lexicon.ts"
import { PostgresPosts } from "#postgres/posts.ts"
import type { Asked, Told } from "./analysis.ts"

// The other side of ThreadedAnalysis: one analysis, and the thread ends.

const tell = (said: Told) => parentPort?.postMessage(said)

// Given by the thread that started this one.
const { databaseUrl, ...asked } = workerData as Asked

const analysed = await Effect.runPromiseExit(
  analyse({ ...asked, onStage: (stage) => Effect.sync(() => tell({ stage })) }).pipe(
    Effect.provide(
      Layer.mergeAll(CodeReader, PostgresPosts, PostgresEditions, PostgresStoredSubjects, HeldEvidence).pipe(
        Layer.provide(PostgresClient(databaseUrl, 2)),
      ),
    ),
  ),
)

if (Exit.isSuccess(analysed)) tell({ analysed: analysed.value })
else {
  const fault = Cause.squash(analysed.cause)
  if (fault instanceof Outage)
    tell({
      outage: { port: fault.port, operation: fault.operation, retryAfterSeconds: fault.retryAfterSeconds },
    })
  else tell({ fault: Cause.pretty(analysed.cause) })
}
