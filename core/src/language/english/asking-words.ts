/** A question without capital and question mark. Its grammar holds for singular and plural names alike, and for "this". */
export type Wording = (name: string) => string

export const know: Wording = (n) => `what should you know about ${n}`
export const whatIsSafe: Wording = (n) => `what is safe with ${n}`
export const wrong: Wording = (n) => `what can go wrong with ${n}`
export const careful: Wording = (n) => `who needs to be careful with ${n}`
export const first: Wording = (n) => `what comes first with ${n}`
export const children: Wording = (n) => `what about ${n} for children`
export const pregnancy: Wording = (n) => `what about ${n} in pregnancy`
export const older: Wording = (n) => `what is different about ${n} later in life`
export const myth: Wording = (n) => `what is true about ${n}`
