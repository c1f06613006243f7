import { InvalidSetting } from "@rounds/adapters/config.ts"
import { createLog, LogTo } from "@rounds/adapters/http/log.ts"
import { toProblem, isDefect } from "@rounds/adapters/http/problem.ts"
import { usualFieldWords as fields } from "@rounds/adapters/language/field-words.ts"
import { Product } from "@rounds/adapters/product.ts"
import { AccountErased } from "@rounds/core/account/account-erased.ts"
import type { Rejection } from "@rounds/core/contract/rejections.ts"
import { NoSuchId } from "@rounds/core/kernel/no-such-id.ts"
import { Outage } from "@rounds/core/kernel/outage.ts"
import { Unstorable } from "@rounds/core/kernel/unstorable.ts"
import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import type * as Layer from "effect/Layer"
import * as Result from "effect/Result"
import { refuse } from "./command.ts"
import { configurationOf } from "./configuration.ts"
import { bringUpToDate, openDatabase } from "./database.ts"

export type ProductPorts = Layer.Success<ReturnType<typeof Product>>

/** Runs a use case on the product's own database, prepared first. What the product refuses ends the command. */
export const onProduct = async <A>(work: Effect.Effect<A, Rejection, ProductPorts>): Promise<A> => {
  const configuration = configurationOf()
  const database = await openDatabase(configuration)
  try {
    await bringUpToDate(database)
    const product = wired(() => Product(configuration, { databaseUrl: database.url }))
    const told = LogTo(createLog(configuration.LOG_LEVEL))
    const exit = await Effect.runPromiseExit(work.pipe(Effect.provide(product), Effect.provide(told)))
    return Exit.isSuccess(exit) ? exit.value : ended(exit.cause)
  } finally {
    await database.stop()
  }
}

/** Wiring refuses settings that do not go together. */
export const wired = <A>(wire: () => A): A => {
  try {
    return wire()
  } catch (cause) {
    if (cause instanceof InvalidSetting) return refuse(cause.message)
    throw cause
  }
}

/** A rejection, an outage, what cannot be stored or an id that is none becomes one line; a defect stays what it is. */
export const ended = (cause: Cause.Cause<Rejection>): never => {
  const rejection = Cause.findError(cause)
  if (Result.isSuccess(rejection)) return refuse(toProblem(rejection.success, "").detail)
  const failure = Cause.squash(cause)
  if (failure instanceof Outage) return refuse(`${failure.port} does not answer (${failure.operation})`)
  if (failure instanceof Unstorable) return refuse(fields.not_storable())
  if (failure instanceof AccountErased) return refuse("This account was erased.")
  if (failure instanceof NoSuchId) return refuse("There is nothing with this id.")
  throw isDefect(cause) ? failure : new Error("interrupted")
}
