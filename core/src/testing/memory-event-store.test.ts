import * as Layer from "effect/Layer"
import { eventStoreContract } from "./event-store-contract.ts"
import { MemoryKernel } from "./memory-kernel.ts"
import { MemoryUsageQuery } from "./memory-usage-query.ts"

eventStoreContract("memory", () => MemoryUsageQuery.pipe(Layer.provideMerge(MemoryKernel)))
