import type { LabellingWords } from "#language/labelling.ts"

export const labelling: LabellingWords = {
  askedBy: (question, asking, read) =>
    `“${question}” Bu konu için okunan ${read} paylaşımın ${asking === read ? "tamamı" : `${asking} tanesi`} bunu soruyor; sözler bizim.`,
}
