import * as Layer from "effect/Layer"
import type { Transactions } from "@rounds/core/kernel/atomically.ts"
import type { EventLog } from "@rounds/core/kernel/event-log.ts"
import type { EventStore } from "@rounds/core/kernel/event-store.ts"
import type { Ids } from "@rounds/core/kernel/ids.ts"
import { PostgresClient, type Sql } from "./client.ts"
import { PostgresEventLog } from "./event-log.ts"
import { PostgresEventStore } from "./event-store.ts"
import { RandomIds } from "./ids.ts"

/** Everything the kernel needs on one pool of at most `max` connections. */
export const PostgresKernel = (
  url: string,
  max?: number,
): Layer.Layer<Sql | Transactions | EventStore | EventLog | Ids> =>
  Layer.mergeAll(PostgresEventStore, PostgresEventLog, RandomIds).pipe(
    Layer.provideMerge(PostgresClient(url, max)),
  )
