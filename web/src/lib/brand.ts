/** The product's name: the one place where it is spelled. */
export const brand = { name: "Rounds" } as const

/** Title of the browser's tab. */
export const titled = (page: string) => `${page} – ${brand.name}`
