import type { LabellingWords } from "#language/labelling.ts"

export const labelling: LabellingWords = {
  askedBy: (question, asking, read) =>
    `“${question}” ${asking === read ? `All ${read}` : `${asking} of the ${read}`} posts read for it ask this, in our words.`,
}
