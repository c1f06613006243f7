import { lib as words } from "#words/lib.ts"

/** The product's name: the one place where it is spelled. */
export const brand = { name: words.rounds } as const

/** Title of the browser's tab. */
export const titled = (page: string) => `${page} – ${brand.name}`
