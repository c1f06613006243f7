import { filming } from "#language/filming.ts"
import type { Script } from "#script/script.ts"

/** What of a script its mark is made from. */
export type Marked = Pick<Script, "language" | "madeByAi" | "writer" | "sampleDate" | "disclaimer">

/**
 * What every copy and every file carries, in the script's language: whether its owner has checked these very words, who
 * wrote it, from what, and that it is not advice. `sampleDay`: the day of its sample data as that language writes it,
 * null for a topic of real posts.
 */
export const markIn = (
  { language, madeByAi, writer, disclaimer }: Omit<Marked, "sampleDate">,
  isChecked: boolean,
  sampleDay: string | null,
): string => {
  const words = filming[language].posting
  return [
    isChecked ? words.checked : words.notChecked,
    madeByAi ? words.writtenByAi(writer) : words.writtenWithoutAi,
    ...(sampleDay === null ? [] : [words.ofSample(sampleDay)]),
    disclaimer,
  ].join(" ")
}
