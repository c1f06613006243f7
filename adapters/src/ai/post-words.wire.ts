import type { PostWords } from "@rounds/core/script/post-words.ts"
import { textOfSaid } from "@rounds/core/script/said.ts"
import * as z from "zod"
import { originless, saidOf } from "./said-of.ts"
import { texts } from "./texts.wire.ts"

const Line = z.union([
  z.object({ line: z.string(), findings: texts }),
  z
    .object({ text: z.string(), findings: texts })
    .transform(({ text, findings }) => ({ line: text, findings })),
  z.string().transform((line) => ({ line, findings: [] })),
])

/** What is read of a title and a caption: in whatever form they come, they are no reason to refuse the rest. */
export const ReadPostWords = {
  title: z.string().nullish().catch(null),
  caption: z
    .union([z.array(Line), z.string().transform((line) => [{ line, findings: [] }])])
    .nullish()
    .catch([]),
}

/** More than this is neither a title nor a caption; what of it fits is decided later. */
const longestTyped = 2_000

/** Title and caption for the core to judge: never a reason to refuse the rest. */
export const postWordsIn = (
  title: string,
  caption: ReadonlyArray<z.infer<typeof Line>>,
  isOurs: (text: string) => boolean,
): PostWords => {
  const found = originless(title.slice(0, longestTyped), [])
  const lines = caption
    .flatMap(({ line, findings }) => saidOf(line.slice(0, longestTyped), findings))
    .filter(({ text }) => text !== "")
    .slice(0, 40)
  return {
    title: found.text === "" || isOurs(found.text) ? null : found,
    caption: isOurs(textOfSaid(lines)) ? [] : lines,
  }
}
