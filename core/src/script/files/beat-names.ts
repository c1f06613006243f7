import { filming } from "#language/filming.ts"

import type { Language } from "#script/settings.ts"

/** A beat's name as it stands in a file of a script in this language. */
export const beatNameIn = (name: string, language: Language): string => filming[language].beatName(name)
