import type { Origin } from "@rounds/core/subscription/facts.ts"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import { keepList } from "#postgres/listed-people.ts"
import type { Queue } from "./queue.ts"

/** Often enough that whoever opens the list of people waits for the changes of minutes, not of a day. */
export const keepingList: Queue = {
  name: "keep-people-list",
  retries: 1,
  retryDelaySeconds: 30,
  expireSeconds: 240,
  schedule: "*/5 * * * *",
}

export const keepListOf = (origin: Origin) => ({
  queue: keepingList,
  handle: () => Effect.flatMap(DateTime.now, (now) => keepList(origin, now)),
})
