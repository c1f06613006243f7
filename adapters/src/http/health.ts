import { setTimeout as pause } from "node:timers/promises"
import type { WriterStanding } from "@rounds/core/status/status.ts"
import type { Request, RequestHandler, Response, Router } from "express"

/** What `/readyz` asks. Each answers in time or counts as failed. */
export interface Readiness {
  readonly database: () => Promise<boolean>
  readonly migrations: () => Promise<boolean>
  readonly worker: () => Promise<boolean>
}

const TIME_LIMIT_MS = 2_000

/**
 * `/healthz`: the process answers. `/readyz`: it can also do its work; 503 names what it cannot reach. A writer that is
 * refused is told and leaves the product ready: everything but writing goes on.
 */
export const mountHealth = (
  router: Router,
  readiness: Readiness,
  writer: () => WriterStanding,
  counted: RequestHandler,
): void => {
  router.get("/healthz", (_request, response) => {
    response.setHeader("cache-control", "no-store").json({ status: "alive" })
  })
  router.get("/readyz", counted, async (_request: Request, response: Response) => {
    const checks = await Promise.all(
      Object.entries(readiness).map(async ([name, check]) => [name, await inTime(check)] as const),
    )
    const ready = checks.every(([, ok]) => ok)
    response
      .status(ready ? 200 : 503)
      .setHeader("cache-control", "no-store")
      .json({ status: ready ? "ready" : "not ready", ...Object.fromEntries(checks), writer: writer() })
  })
}

const inTime = async (check: () => Promise<boolean>): Promise<boolean> => {
  const waiting = new AbortController()
  const late = pause(TIME_LIMIT_MS, false, { signal: waiting.signal })
  // Aborting the pause rejects it; nobody waits for it any more by then.
  late.catch(() => {})
  return Promise.race([check().catch(() => false), late]).finally(() => waiting.abort())
}
