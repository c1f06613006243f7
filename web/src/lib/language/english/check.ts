import type { CheckWords } from "#lib/language/check.ts"

export const check: CheckWords = {
  example:
    "Grapefruit cures high cholesterol without tablets. Studies show that one glass a day lowers it by 40 percent. My patients see results in a week, guaranteed. Stop taking your statin and switch to juice. Putting a few hours between the juice and the tablet does not solve it.",
  telling: {
    words: /(?<!\p{L})(?:the|and|you|your|is|are|of|to|for|with|this|that|not|it|my)(?!\p{L})/giu,
    letters: null,
  },
}
