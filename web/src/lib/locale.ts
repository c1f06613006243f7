import { locale } from "#words/locale.ts"

const ofLanguage = new RegExp(`^${locale.slice(0, 2)}(-[A-Za-z]{2})?$`)

/** The language of the screens, as `lang` names it. */
export const screensTag = locale.slice(0, 2)

/** The viewer's variety of the language of the screens: dates, numbers and money are written as there. */
export const viewersLocale =
  globalThis.navigator?.languages?.find((language) => ofLanguage.test(language)) ?? locale
