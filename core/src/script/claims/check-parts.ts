import type { ClaimFinding } from "#script/script.ts"
import type { ClaimContext } from "./check-claims.ts"
import { checkMeaning } from "./check-meaning.ts"

/** A named part of what is published: what is said, the title, the caption, the hashtags. */
export interface Part {
  readonly name: string
  readonly text: string
}

export interface PartFindings {
  readonly part: string
  readonly findings: ReadonlyArray<ClaimFinding>
}

/** What the check finds in every part of a post, hashtags read as the words they are made of. Ranges are within the part. */
export const checkParts = (parts: ReadonlyArray<Part>, context: ClaimContext): ReadonlyArray<PartFindings> =>
  parts.map(({ name, text }) => ({
    part: name,
    findings: [...checkMeaning(text, context), ...hashtagFindings(text, context)],
  }))

const hashtag = /#[\p{L}\p{N}_]+/gu

/** No platform takes more; what stands behind is read as text alone. */
const mostHashtags = 60

/** `#SarımsakKanseriBitirir` says what its words say. Only what is trusted counts: a few words prove little. */
const hashtagFindings = (text: string, context: ClaimContext): ReadonlyArray<ClaimFinding> =>
  [...text.matchAll(hashtag)].slice(0, mostHashtags).flatMap(({ index, 0: tag }) =>
    checkMeaning(hashtagWords(tag), context)
      .filter(({ severity }) => severity !== "info")
      .map((finding) => ({ ...finding, sentence: tag, start: index, end: index + tag.length })),
  )

/** The words of a hashtag, as its capitals, figures and underscores part them. */
export const hashtagWords = (tag: string): string =>
  tag
    .replace(/^#/, "")
    .replaceAll("_", " ")
    .replace(
      /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu,
      " ",
    )
