import type { PointWords } from "#language/points.ts"

export const points: PointWords = {
  unsupported: "No source carries this: it is your statement. Add a source, or say why you keep it.",
  blank: "This place is for you to fill in. Until then the script cannot be exported.",
  shownBlank: "These words on the screen are for you to fill in. Until then the script cannot be exported.",
  standings: {
    overdue: "This source is due to be read again: it may have changed since.",
    retracted: "This source was withdrawn. Say something else, or leave it out.",
    gone: "The evidence library no longer has this source.",
  },
}
