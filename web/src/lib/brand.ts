/** The product's name and support address: the one place where they are spelled. */
export const brand = { name: "Rounds", supportEmail: "support@rounds.example" } as const

/** Title of the browser's tab. */
export const titled = (page: string) => `${page} – ${brand.name}`
