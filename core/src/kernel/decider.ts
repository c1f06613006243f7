import type * as Result from "effect/Result"

/** The whole domain model of one stream: a starting state and two pure functions. `evolve` never refuses. */
export interface Decider<State, Command, Event, Rejection> {
  readonly initial: State
  readonly decide: (command: Command, state: State) => Result.Result<ReadonlyArray<Event>, Rejection>
  readonly evolve: (state: State, event: Event) => State
}

/** The state after a history; the order of `events` is the order in which they were stored. */
export const fold = <State, Event>(
  decider: Pick<Decider<State, never, Event, unknown>, "initial" | "evolve">,
  events: ReadonlyArray<Event>,
): State => events.reduce<State>(decider.evolve, decider.initial)
