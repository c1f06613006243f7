import { randomUUID } from "node:crypto"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Ids } from "@rounds/core/kernel/ids.ts"

export const RandomIds: Layer.Layer<Ids> = Layer.succeed(Ids, { next: Effect.sync(() => randomUUID()) })
