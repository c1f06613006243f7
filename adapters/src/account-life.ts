import type {
  AccountAudit,
  Archive,
  Erasures,
  Exports,
  PersonalRecords,
  SignIns,
} from "@rounds/core/account/ports.ts"
import type { Ids } from "@rounds/core/kernel/ids.ts"
import * as Layer from "effect/Layer"
import { ZipArchive } from "#accounts/archive.ts"
import { QueuedErasures } from "#accounts/erasures.ts"
import { QueuedExports } from "#accounts/exports.ts"
import { eraseAccount, erasures, exportAccount, exportsOfAccounts } from "#accounts/jobs.ts"
import type { Jobs } from "#jobs/jobs.ts"
import { JobWorker } from "#jobs/worker.ts"
import { PostgresAccountAudit } from "#postgres/account-audit.ts"
import type { Sql } from "#postgres/client.ts"
import { PostgresSignIns } from "#postgres/sign-ins.ts"
import { PostgresPersonalRecords } from "#postgres/personal-records.ts"

/** Export, erasure and suspension of accounts. */
export const AccountLife: Layer.Layer<
  AccountAudit | Archive | Erasures | Exports | PersonalRecords | SignIns,
  never,
  Sql | Jobs | Ids
> = Layer.mergeAll(
  PostgresAccountAudit,
  PostgresPersonalRecords,
  PostgresSignIns,
  QueuedErasures,
  QueuedExports,
  ZipArchive,
)

export const accountQueues = [erasures, exportsOfAccounts]

/** Fulfils what people asked for their accounts. */
export const AccountWorker = (publicUrl: string) =>
  Layer.merge(JobWorker([eraseAccount]), JobWorker([exportAccount(publicUrl)]))
