import type { Said, SaidFrom } from "./said.ts"

/** What is said, as one text. */
export const textOfSaid = (said: ReadonlyArray<Pick<Said, "text">>): string =>
  said.map(({ text }) => text).join(" ")

/** The sentences of a text, which joined by a blank are the text again, but for its white space. Blanks in brackets stay. */
export const spokenSentences = (text: string): ReadonlyArray<string> =>
  text
    .replace(/\s+/gu, " ")
    .trim()
    .split(/(?<=[.!?…]["'”’)\]]?) (?=\P{Ll})/u)
    .filter((sentence) => sentence !== "")

/** Every sentence of a text with the one origin that the text has. */
export const saidFrom = (
  text: string,
  from: SaidFrom,
  findings: ReadonlyArray<string> = [],
): ReadonlyArray<Said> => spokenSentences(text).map((sentence) => ({ text: sentence, findings, from }))

/** A text of which nobody has said where it comes from: each sentence is the speaker's own statement. */
export const ownSaid = (text: string): ReadonlyArray<Said> => saidFrom(text, "own")

/** The spoken text: one paragraph per beat. */
export const contentOf = (beats: ReadonlyArray<{ readonly text: string }>): string =>
  beats.map(({ text }) => text.trim()).join("\n\n")
