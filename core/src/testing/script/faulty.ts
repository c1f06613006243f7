import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Transactions } from "#kernel/atomically.ts"
import { EventStore } from "#kernel/event-store.ts"
import { BackendUsage, GenerationKeys, Scripts, SourceTexts } from "#script/ports.ts"

type Wrapped = EventStore | Transactions | Scripts | GenerationKeys | BackendUsage | SourceTexts

/** Storage that can be killed at one of its calls. */
export interface FaultyStorage<R> {
  readonly layer: Layer.Layer<R>
  /** Whether the fatal call was reached. */
  readonly wasKilled: () => boolean
  /** Starts the process again: calls work from here on. */
  readonly revive: () => void
}

/**
 * The same storage, which dies at its `failAt`-th call as a process would: that call does no work, and neither does any
 * later one, so that no clean-up helps out.
 */
export const faultyStorage = <R>(
  storage: Layer.Layer<Wrapped | R>,
  failAt: number,
): FaultyStorage<Wrapped | R> => {
  let calls = 0
  let state: "alive" | "dead" | "revived" = "alive"
  const counted = <A, E, S>(effect: Effect.Effect<A, E, S>): Effect.Effect<A, E, S> =>
    Effect.suspend(() => {
      calls += 1
      if (calls === failAt && state === "alive") state = "dead"
      return state === "dead" ? Effect.die(new Error("killed")) : effect
    })
  const layer = Layer.mergeAll(
    Layer.effect(
      EventStore,
      Effect.map(EventStore, (port) => ({
        ...port,
        load: (stream, commandId) => counted(port.load(stream, commandId)),
        append: (batch) => counted(port.append(batch)),
      })),
    ),
    Layer.effect(
      Transactions,
      Effect.map(Transactions, (port) => ({
        // Dies after the work and before the commit, which is the worst moment.
        atomically: (effect) => port.atomically(Effect.tap(effect, () => counted(Effect.void))),
      })),
    ),
    Layer.effect(
      Scripts,
      Effect.map(Scripts, (port) => ({
        ...port,
        byReservation: (userId, id) => counted(port.byReservation(userId, id)),
        insert: (stored) => counted(port.insert(stored)),
      })),
    ),
    Layer.effect(
      GenerationKeys,
      Effect.map(GenerationKeys, (port) => ({
        ...port,
        claim: (key) => counted(port.claim(key)),
        release: (id, at) => counted(port.release(id, at)),
      })),
    ),
    Layer.effect(
      BackendUsage,
      Effect.map(BackendUsage, (port) => ({ record: (call) => counted(port.record(call)) })),
    ),
    Layer.effect(
      SourceTexts,
      Effect.map(SourceTexts, (port) => ({ of: (topic) => counted(port.of(topic)) })),
    ),
  ).pipe(Layer.provideMerge(storage))
  return {
    layer,
    wasKilled: () => state === "dead",
    revive: () => {
      state = "revived"
    },
  }
}
