import { mkdirSync, writeFileSync } from "node:fs"
import { sampleFolder } from "#forum/recorded.ts"
import { SAMPLE_DATE, sampleListings, SEED } from "./listings.ts"

/** Writes the sample data again: `node adapters/src/forum/sample/write.ts` at the root of the repository. */
mkdirSync(sampleFolder, { recursive: true })
writeFileSync(
  `${sampleFolder}/recording.json`,
  `${JSON.stringify({ sampleDate: SAMPLE_DATE, fictitious: true }, null, 2)}\n`,
)
for (const [community, listing] of sampleListings(SEED)) {
  writeFileSync(`${sampleFolder}/${community}.json`, listing)
}
