/** By what the server says of a plan; in English it is said as it comes. */
export const planTexts: Readonly<Record<string, string>> = {}
