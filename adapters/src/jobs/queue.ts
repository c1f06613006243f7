import type * as Effect from "effect/Effect"

/** A durable queue of jobs. A job is done at least once: what it does is guarded by a unique key of its own. */
export interface Queue {
  readonly name: string
  /** Tries after the first one, before the job goes to the queue `<name>-dead`. */
  readonly retries: number
  /** Before the first retry; every further one waits twice as long. */
  readonly retryDelaySeconds: number
  /** A handler that takes longer is interrupted and its job tried again. */
  readonly expireSeconds: number
  /** Cron expression in UTC, or null for a queue that is only filled by `Jobs.send`. */
  readonly schedule: string | null
}

export interface Job {
  readonly id: string
  readonly data: unknown
  /** When the job was created, in milliseconds: for a scheduled job its due time, to the minute. */
  readonly createdAt: number
}

/** What is done with the jobs of a queue. A failure or a defect puts the job back. */
export interface JobHandler<E, R> {
  readonly queue: Queue
  readonly handle: (job: Job) => Effect.Effect<unknown, E, R>
}

/** Where the jobs of a queue end that were tried in vain. */
export const deadLetterOf = (queue: Queue) => `${queue.name}-dead`
