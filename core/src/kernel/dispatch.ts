import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as Schedule from "effect/Schedule"
import * as Schema from "effect/Schema"
import { canonicalJson } from "./canonical-json.ts"
import { type Decider, fold } from "./decider.ts"
import { CommandIdReused, ConcurrencyConflict, EventStore, type Recorded } from "./event-store.ts"
import { Ids } from "./ids.ts"
import { type Projection, rowOf } from "./projection.ts"
import type { ActorId, Stamped } from "./stamped.ts"

/** Everything the kernel needs to know about one kind of stream. */
export interface Aggregate<State, Command, Event extends { readonly _tag: string }, Rejection> {
  readonly name: string
  readonly decider: Decider<State, Stamped<Command>, Event, Rejection>
  readonly events: Schema.Codec<Event, unknown>
  readonly readModel: Projection<State> | null
  /** Tags of events that carry a whole state: a fold may start at the last of them. */
  readonly opening: ReadonlyArray<Event["_tag"]>
}

export const streamOf = (aggregate: { readonly name: string }, id: string): string =>
  `${aggregate.name}-${id}`

/** Each conflict means that somebody else got on, so a handful of tries is enough. */
const retries = 9

/**
 * The pause before the next try: 2 ms and twice as long each time, up to 100 ms, each by a fifth shorter or longer, so
 * that writers who met once do not meet again. All of them together stay below half a second.
 */
const afterConflict = Schedule.jittered(
  Schedule.min([Schedule.exponential("2 millis"), Schedule.spaced("100 millis")]),
)

interface Target {
  readonly id: string
  readonly by: ActorId
  /** Given: the answer is kept, and the same id with the same command gets it again. */
  readonly commandId?: string | undefined
}

/**
 * Load, decide, append. Time and ids enter here and nowhere else, so a decider can be replayed to the same answer
 * for ever. Gives the events that were stored; none when the command had nothing to change.
 * Untraced: it is on the way of every command, and a trace costs a fifth of our part of it.
 */
export const dispatch = Effect.fnUntraced(function* <
  State,
  Command,
  Event extends { readonly _tag: string },
  Rejection,
>(
  aggregate: Aggregate<State, Command, Event, Rejection>,
  target: Target,
  command: Command,
): Effect.fn.Return<
  ReadonlyArray<Event>,
  Rejection | ConcurrencyConflict | CommandIdReused,
  EventStore | Ids
> {
  const store = yield* EventStore
  const attempt = Effect.retry(decideOnce(aggregate, target, command), {
    schedule: afterConflict,
    times: retries,
    while: (failure) => failure instanceof ConcurrencyConflict,
  })
  return yield* store.inTurn(streamOf(aggregate, target.id), attempt)
})

const decideOnce = Effect.fnUntraced(function* <
  State,
  Command,
  Event extends { readonly _tag: string },
  Rejection,
>(
  aggregate: Aggregate<State, Command, Event, Rejection>,
  { id, by, commandId }: Target,
  command: Command,
): Effect.fn.Return<
  ReadonlyArray<Event>,
  Rejection | ConcurrencyConflict | CommandIdReused,
  EventStore | Ids
> {
  const store = yield* EventStore
  const stream = streamOf(aggregate, id)
  const history = yield* store.load(stream, commandId ?? null)
  const content = commandId === undefined ? null : canonicalJson(command)
  if (history.receipt !== null && commandId !== undefined) {
    if (history.receipt.content !== content) return yield* new CommandIdReused({ commandId })
    return decodeEvents(aggregate, history.receipt.events)
  }

  const stamped = {
    command,
    at: yield* DateTime.now,
    by,
    commandId: commandId ?? (yield* Ids.use((ids) => ids.next)),
  }
  const state = fold(aggregate.decider, decodeEvents(aggregate, history.events))
  const decided = yield* Effect.fromResult(aggregate.decider.decide(stamped, state))
  if (decided.length === 0 && content === null) return decided

  yield* store.append({
    stream,
    expectedVersion: history.version,
    events: encodeEvents(aggregate, decided),
    commandId: stamped.commandId,
    receipt: content,
    by,
    at: stamped.at,
    row:
      aggregate.readModel === null || decided.length === 0
        ? null
        : rowOf(aggregate.readModel, id, decided.reduce(aggregate.decider.evolve, state)),
  })
  return decided
})

type Events<Event extends { readonly _tag: string }> = Pick<
  Aggregate<never, never, Event, never>,
  "events" | "opening"
>

/** What a stream says now, its events folded: for a question that no read model answers. */
export const stateOf = Effect.fnUntraced(function* <
  State,
  Command,
  Event extends { readonly _tag: string },
  Rejection,
>(
  aggregate: Aggregate<State, Command, Event, Rejection>,
  id: string,
): Effect.fn.Return<State, never, EventStore> {
  const history = yield* EventStore.use((store) => store.load(streamOf(aggregate, id), null))
  return fold(aggregate.decider, decodeEvents(aggregate, history.events))
})

/** A stored event's data back into ours. One that no longer decodes is a defect: `fixtures/events` guards against it. */
export const eventDecoder = <Event extends { readonly _tag: string }>({
  events,
}: Pick<Events<Event>, "events">): ((data: unknown) => Event) => Schema.decodeUnknownSync(events)

const decodeEvents = <Event extends { readonly _tag: string }>(
  aggregate: Pick<Events<Event>, "events">,
  recorded: ReadonlyArray<Recorded>,
): ReadonlyArray<Event> => {
  const decode = eventDecoder(aggregate)
  return recorded.map(({ data }) => decode(data))
}

const encodeEvents = <Event extends { readonly _tag: string }>(
  { events, opening }: Events<Event>,
  decided: ReadonlyArray<Event>,
) => {
  const encode = Schema.encodeSync(events)
  return decided.map((event) => ({
    type: event._tag,
    data: encode(event),
    opens: opening.includes(event._tag),
  }))
}
