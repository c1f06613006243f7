import { createLog, LogTo } from "@rounds/adapters/http/log.ts"
import { AccountLife } from "@rounds/adapters/account-life.ts"
import { Mailing } from "@rounds/adapters/mailing.ts"
import { Membership, paymentSettings } from "@rounds/adapters/membership.ts"
import { Product } from "@rounds/adapters/product.ts"
import { Queues } from "@rounds/adapters/queues.ts"
import type { Rejection } from "@rounds/core/contract/rejections.ts"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import { configurationOf, publicUrlOf } from "./configuration.ts"
import { bringUpToDate, openDatabase } from "./database.ts"
import { ended, wired } from "./product.ts"

const layerOf = (databaseUrl: string) => {
  const configuration = configurationOf()
  const publicUrl = publicUrlOf(configuration, configuration.PORT)
  return Layer.merge(Membership(configuration, publicUrl), AccountLife(configuration)).pipe(
    Layer.provideMerge(Mailing(configuration, publicUrl)),
    Layer.provideMerge(Queues({ databaseUrl })),
    Layer.provideMerge(Product(configuration, { databaseUrl })),
    Layer.provideMerge(LogTo(createLog(configuration.LOG_LEVEL))),
  )
}

export type MembershipPorts = Layer.Success<ReturnType<typeof layerOf>>

/** Runs a use case that may talk to the payment provider or send jobs. What the product refuses ends the command. */
export const onMembership = async <A>(work: Effect.Effect<A, Rejection, MembershipPorts>): Promise<A> => {
  const database = await openDatabase(configurationOf())
  try {
    await bringUpToDate(database)
    const exit = await Effect.runPromiseExit(
      Effect.provide(
        work,
        wired(() => layerOf(database.url)),
      ),
    )
    return Exit.isSuccess(exit) ? exit.value : ended(exit.cause)
  } finally {
    await database.stop()
  }
}

/** What is sold, and whether real money is taken. */
export const shopSettings = () => wired(() => paymentSettings(configurationOf()))
