import * as Layer from "effect/Layer"
import { MemoryKernel } from "#testing/memory-kernel.ts"
import { MemoryUsageQuery } from "#testing/memory-usage-query.ts"
import { faultyStorage } from "#testing/script/faulty.ts"
import { MemoryScripts } from "#testing/script/memory-scripts.ts"
import { outcomeContract } from "#testing/script/outcome-contract.ts"
import { writingContract } from "#testing/script/writing-contract.ts"

const memory = () => Layer.mergeAll(MemoryScripts, MemoryUsageQuery).pipe(Layer.provideMerge(MemoryKernel))

const faulty = (failAt: number) => faultyStorage(memory(), failAt)
const ada = () => "ada"

writingContract("memory", memory, ada, faulty)
outcomeContract("memory", memory, ada, faulty)
