import * as Layer from "effect/Layer"
import { MemoryKernel } from "#testing/memory-kernel.ts"
import { MemoryUsageQuery } from "#testing/memory-usage-query.ts"
import { faultyStorage } from "#testing/script/faulty.ts"
import { MemoryScripts } from "#testing/script/memory-scripts.ts"
import { writingContract } from "#testing/script/writing-contract.ts"

const memory = () => Layer.mergeAll(MemoryScripts, MemoryUsageQuery).pipe(Layer.provideMerge(MemoryKernel))

writingContract(
  "memory",
  memory,
  () => "ada",
  (failAt) => faultyStorage(memory(), failAt),
)
