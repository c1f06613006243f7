import { spokenWording } from "@rounds/core/script/claims/spoken-wording.ts"
import { langOf, type Script } from "./script.ts"

/** BCP 47 tag of a safer wording: words to say are in the script's language, advice in that of the screens. */
export const saferLang = (safer: string, language: Script["language"]) =>
  spokenWording(safer) === undefined ? undefined : langOf(language)
