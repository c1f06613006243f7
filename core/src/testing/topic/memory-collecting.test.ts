import { collectingContract } from "./collecting-contract.ts"
import { MemoryCollecting } from "./memory-collecting.ts"

collectingContract("memory", () => MemoryCollecting([]))
