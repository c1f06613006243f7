import * as DateTime from "effect/DateTime"

/** Longest time a script writer may take, in seconds. */
export const writerLimitSeconds = 60

/** A reservation lapses this long after it was made: the writer's limit and 30 s to store the script. */
export const leaseSeconds = writerLimitSeconds + 30

export const leaseFrom = (at: DateTime.Utc): DateTime.Utc => DateTime.add(at, { seconds: leaseSeconds })
