import { erase } from "@rounds/core/account/erase.ts"
import { makeExport } from "@rounds/core/account/export.ts"
import type { Job, Queue } from "#jobs/queue.ts"

/**
 * Erases an account. Tried for about a day, so that a payment provider that is down is waited for; after that, and
 * whenever a job was lost, the daily round asks for it again.
 */
export const erasures: Queue = {
  name: "erase-account",
  retries: 12,
  retryDelaySeconds: 20,
  expireSeconds: 300,
  schedule: null,
}

/** Makes somebody's export. */
export const exportsOfAccounts: Queue = {
  name: "export-account",
  retries: 6,
  retryDelaySeconds: 10,
  expireSeconds: 300,
  schedule: null,
}

const idIn = (data: unknown): string =>
  typeof data === "object" && data !== null && "id" in data ? String(data.id) : ""

export const eraseAccount = { queue: erasures, handle: ({ data }: Job) => erase(idIn(data)) }

export const exportAccount = { queue: exportsOfAccounts, handle: ({ data }: Job) => makeExport(idIn(data)) }
