import type * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

type Work = Effect.Effect<unknown, unknown, unknown>
type Method = (...input: never) => Work

/** A port's members as they are written: each may ask for what the adapter has, such as the pool. */
type Written<Port> = {
  readonly [Name in keyof Port]: Port[Name] extends (...input: infer Input) => Effect.Effect<infer A, infer E>
    ? (...input: Input) => Effect.Effect<A, E, unknown>
    : Port[Name] extends Effect.Effect<infer A, infer E>
      ? Effect.Effect<A, E, unknown>
      : Port[Name]
}

/** What the members ask for, all together. */
type NeedsOf<Members> = {
  readonly [Name in keyof Members]: Members[Name] extends (
    ...input: never
  ) => Effect.Effect<unknown, unknown, infer R>
    ? R
    : Members[Name] extends Effect.Effect<unknown, unknown, infer R>
      ? R
      : never
}[keyof Members]

/**
 * A port, implemented by members that are written as if what they need was there; it is handed to them here, once.
 * A member with a type parameter of its own cannot be written so: its port is a `Layer.effect`.
 */
export const implement = <Id, Port, Members extends Written<Port>>(
  port: Context.Service<Id, Port>,
  members: Members,
): Layer.Layer<Id, never, NeedsOf<Members>> =>
  Layer.effect(
    port,
    Effect.map(Effect.context<NeedsOf<Members>>(), (context) => {
      const provided = Object.entries(members).map(
        ([name, member]) => [name, given(member, context)] as const,
      )
      // Every member is the port's own, less what `context` has given it.
      return Object.fromEntries(provided) as Port
    }),
  )

const given = (member: unknown, context: Context.Context<never>): unknown => {
  if (Effect.isEffect(member)) return Effect.provideContext(member, context)
  if (!isMethod(member)) return member
  return (...input: never) => Effect.provideContext(member(...input), context)
}

const isMethod = (member: unknown): member is Method => typeof member === "function"
