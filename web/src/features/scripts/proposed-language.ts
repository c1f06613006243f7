import { chosenIn } from "#lib/choices.ts"
import { screensLanguage } from "#lib/language/choices.ts"
import { languages, type Settings } from "./script.ts"

const key = "rounds.script-language"

const kept = () => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** The language that a new script is proposed in: as chosen last on this device, else that of the account. */
export const proposedLanguage = (): Settings["language"] => chosenIn(languages, kept()) ?? screensLanguage

export const keepLanguage = (language: Settings["language"]): void => {
  try {
    localStorage.setItem(key, language)
  } catch {
    // Storage may be off: then the choice lasts as long as the page.
  }
}
