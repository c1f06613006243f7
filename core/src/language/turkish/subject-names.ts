import { eatingNames } from "./names-eating.ts"
import { healthNames } from "./names-health.ts"
import { remediesNames } from "./names-remedies.ts"
import { trainingNames } from "./names-training.ts"

/** The Turkish name of a subject as the topics name it in English; null when we do not know it. */
export const turkishName = (english: string): string | null => turkishNames.get(english.toLowerCase()) ?? null

/** Every pair by its English name in lower case. The lists are broken into lines anywhere between two words. */
const pairs: ReadonlyMap<string, { readonly english: string; readonly turkish: string }> = new Map(
  [remediesNames, eatingNames, trainingNames, healthNames].flatMap((list) =>
    list
      .replace(/\s+/g, " ")
      .split(",")
      .map((entry) => {
        const [english = "", turkish = ""] = entry.split("=").map((name) => name.trim())
        return [english.toLowerCase(), { english, turkish }] as const
      })
      .filter(([, { english, turkish }]) => english !== "" && turkish !== ""),
  ),
)

/** Every name we know, in lower case. */
export const turkishNames: ReadonlyMap<string, string> = new Map(
  [...pairs].map(([english, { turkish }]) => [english, turkish]),
)

/** The English names, as the lists write them, of what is called so in Turkish. */
export const englishNames = (name: string): ReadonlyArray<string> =>
  [...pairs.values()].flatMap(({ english, turkish }) =>
    turkish.toLocaleLowerCase("tr") === name.toLocaleLowerCase("tr") ? [english] : [],
  )
