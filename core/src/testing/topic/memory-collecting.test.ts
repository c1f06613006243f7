import { collectingContract } from "./collecting-contract.ts"
import { MemoryCollecting } from "./memory-collecting.ts"
import { readingsContract } from "./readings-contract.ts"

collectingContract("memory", () => MemoryCollecting([]))
readingsContract("memory", () => MemoryCollecting([]))
