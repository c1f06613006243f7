import type { Archive, Erasures, Exports, PersonalRecords, SignIns } from "@rounds/core/account/ports.ts"
import { finishErasures } from "@rounds/core/account/erase.ts"
import type { Ids } from "@rounds/core/kernel/ids.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { ZipArchive } from "#accounts/archive.ts"
import { QueuedErasures } from "#accounts/erasures.ts"
import { QueuedExports } from "#accounts/exports.ts"
import { eraseAccount, erasures, exportAccount, exportsOfAccounts } from "#accounts/jobs.ts"
import type { Jobs } from "#jobs/jobs.ts"
import { JobWorker } from "#jobs/worker.ts"
import type { Sql } from "#postgres/client.ts"
import { PostgresSignIns } from "#postgres/sign-ins.ts"
import { PostgresPersonalRecords } from "#postgres/personal-records.ts"
import type { Configuration } from "./config.ts"

/** Export, erasure and suspension of accounts. */
export const AccountLife = ({
  IDENTITY_ISSUER,
}: Pick<Configuration, "IDENTITY_ISSUER">): Layer.Layer<
  Archive | Erasures | Exports | PersonalRecords | SignIns,
  never,
  Sql | Jobs | Ids
> =>
  Layer.mergeAll(
    PostgresPersonalRecords,
    PostgresSignIns(IDENTITY_ISSUER === null),
    QueuedErasures,
    QueuedExports,
    ZipArchive,
  )

export const accountQueues = [erasures, exportsOfAccounts]

/** How many erasures a start goes on with; the daily round asks for the rest. */
const LEFT_OPEN = 100

/** Fulfils what people asked for their accounts, and first what a process that was killed left half done. */
export const AccountWorker = Layer.mergeAll(
  JobWorker([eraseAccount]),
  JobWorker([exportAccount]),
  Layer.effectDiscard(Effect.forkScoped(finishErasures(LEFT_OPEN))),
)
