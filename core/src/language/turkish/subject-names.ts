import { eatingNames } from "./names-eating.ts"
import { healthNames } from "./names-health.ts"
import { remediesNames } from "./names-remedies.ts"
import { trainingNames } from "./names-training.ts"

/** The Turkish name of a subject as the topics name it in English; null when we do not know it. */
export const turkishName = (english: string): string | null => turkishNames.get(english.toLowerCase()) ?? null

/** Every name we know, in lower case. The lists are broken into lines anywhere between two words. */
export const turkishNames: ReadonlyMap<string, string> = new Map(
  [remediesNames, eatingNames, trainingNames, healthNames].flatMap((list) =>
    list
      .replace(/\s+/g, " ")
      .split(",")
      .map((entry) => {
        const [english = "", turkish = ""] = entry.split("=")
        return [english.trim().toLowerCase(), turkish.trim()] as const
      })
      .filter(([english, turkish]) => english !== "" && turkish !== ""),
  ),
)
