/** By what the server says of somebody's plan; in English it is said as it comes. */
export const planBadges: Readonly<Record<string, string>> = {}
