import * as Layer from "effect/Layer"
import { accountsContract, admin } from "./accounts-contract.ts"
import { MemoryAccounts } from "./memory-accounts.ts"
import { MemoryKernel } from "./memory-kernel.ts"

accountsContract("memory", () => MemoryAccounts([admin]).pipe(Layer.provide(MemoryKernel)))
