import type { Beat } from "./script.ts"

/**
 * The places of a text that its speaker is still to fill in, in square brackets; one that is no longer closed counts
 * too. A number in brackets is a source.
 */
export const blanksIn = (text: string): ReadonlyArray<string> =>
  text.match(/\[(?!\s*\d+(?:\s*[,–-]\s*\d+)*\s*\])[^\][]*(?:\]|$)/gu) ?? []

export const hasBlank = (text: string): boolean => blanksIn(text).length > 0

/** Every place of a script that is still to be filled in, spoken or shown: while there is one, nothing of it leaves. */
export const placesToFill = ({
  beats,
}: {
  readonly beats: ReadonlyArray<Pick<Beat, "text" | "onScreen">>
}): ReadonlyArray<string> => beats.flatMap(({ text, onScreen }) => [...blanksIn(text), ...blanksIn(onScreen)])
