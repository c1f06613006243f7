import { eatingNames } from "./turkish-names-eating.ts"
import { healthNames } from "./turkish-names-health.ts"
import { remediesNames } from "./turkish-names-remedies.ts"
import { trainingNames } from "./turkish-names-training.ts"

/** The Turkish name of a subject as the topics name it in English; null when we do not know it. */
export const turkishName = (english: string): string | null => names.get(english.toLowerCase()) ?? null

const names: ReadonlyMap<string, string> = new Map(
  [remediesNames, eatingNames, trainingNames, healthNames].flatMap((list) =>
    list
      .trim()
      .split(/,\s*/)
      .map((entry) => {
        const [english = "", turkish = ""] = entry.split("=")
        return [english.trim(), turkish.trim()] as const
      }),
  ),
)
