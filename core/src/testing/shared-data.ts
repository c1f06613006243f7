import { existsSync } from "node:fs"
import { fileURLToPath } from "node:url"

/**
 * The folder of large recorded data beside the repository, if this machine has it.
 * Tests that need it are skipped elsewhere: `test.skipIf(sharedData() === undefined)(...)`.
 */
export const sharedData = (): string | undefined => {
  const folder = fileURLToPath(new URL("../../../../shared/data", import.meta.url))
  return existsSync(folder) ? folder : undefined
}
