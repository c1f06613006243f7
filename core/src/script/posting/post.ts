import { packs } from "#language/pack.ts"
import * as Schema from "effect/Schema"
import { checkMeaning } from "#script/claims/check-meaning.ts"
import { oursIn } from "#script/claims/ours.ts"
import { limitsOf, type OnePlatform } from "#script/platforms.ts"
import type { PostWords } from "#script/post-words.ts"
import { ClaimFinding, type Script } from "#script/script.ts"
import { filming } from "#language/filming.ts"
import { writing } from "#language/writing.ts"
import { typedTitle } from "#script/from-questions/typed-title.ts"
import { captionOf } from "./caption.ts"
import { isHarmless, joined, length, type PostMaterial, spokenIn } from "./post-material.ts"
import { proposalOf } from "./proposal.ts"
import { provenanceOf } from "./provenance.ts"
import { shortSourceLines } from "./source-lines.ts"

/** What is typed beside a video on one platform, each text within the platform's limit. */
export const Post = Schema.Struct({
  platform: Schema.Literals(["tiktok", "instagram", "youtube", "linkedin"]),
  /** The video's title; on a platform without titles the words for its cover. */
  title: Schema.String,
  hasTitle: Schema.Boolean,
  titleMax: Schema.Natural,
  /** With sources, hashtags and marks. */
  caption: Schema.String,
  captionMax: Schema.Natural,
  /** Characters of the caption that show before "more". */
  captionVisible: Schema.Natural,
  comment: Schema.String,
  commentMax: Schema.Natural,
  /** Sentences of these texts that need a look, as in a script. */
  findings: Schema.Array(ClaimFinding),
})
export type Post = typeof Post.Type

export const postFor = (platform: OnePlatform, given: PostMaterial): Post => {
  const material = { ...given, ours: new Set([...given.ours, ...wordsAround(given)]) }
  const { titleMax, hasTitle, captionMax, captionVisible, commentMax } = limitsOf(platform)
  const proposal = proposalOf(material.script, material)
  const title = titleOf(material, proposal, titleMax)
  const { caption, left } = captionOf(material, proposal, captionMax, captionVisible)
  const comment = commentOf(material, commentMax, left)
  return {
    platform,
    title,
    hasTitle,
    titleMax,
    caption,
    captionMax,
    captionVisible,
    comment,
    commentMax,
    findings: checkMeaning(ownWords([title, caption, comment]), material.context, material.ours),
  }
}

/** What stands around what is said. A title that a person typed is theirs, and so is a name that is nothing else. */
const wordsAround = ({ script, hashtags, name, isChecked }: PostMaterial): ReadonlySet<string> => {
  const words = filming[script.language].posting
  const isTyped = script.topicId === null
  return oursIn([
    hashtags.join(" "),
    provenanceOf(script, isChecked),
    `${words.sources}:`,
    words.moreSources(1),
    words.sourcesInCaption,
    ...(isTyped ? [] : [script.topicTitle]),
    ...(isTyped && name === script.topicTitle
      ? [words.question(writing[script.language].questions.thisMatter)]
      : [name, words.question(name)]),
  ])
}

/** What is claimed here: without the lines that name sources, whose titles and addresses are not ours. */
const ownWords = (texts: ReadonlyArray<string>): string =>
  texts
    .join("\n")
    .split("\n")
    .filter((line) => !/^\[\d+\] /.test(line))
    .join("\n")

const questionIn = ({ hooks }: Script): string | undefined =>
  hooks.find(({ type }) => type === "question")?.said.text

/** What is typed in the script's own language: what its writer proposes, its question, its topic, its first sentence, or at least its name. */
const titleOf = (material: PostMaterial, { title }: PostWords, most: number): string => {
  const { script, name } = material
  const isOwn =
    packs[script.language].sharesTopicWords || packs[script.language].ownLetters?.test(script.topicTitle)
  const [first] = spokenIn(script)
  const found = [title?.text, isOwn ? script.topicTitle : undefined, questionIn(script), first?.text].find(
    (text) => text !== undefined && length(text) <= most && isHarmless(text, material),
  )
  return (found ?? name).slice(0, most)
}

/** A title that is a sentence stands in no other one. */
const askedAbout = ({ language, topicTitle }: Script, name: string): string =>
  name === topicTitle && typedTitle(name, language).kind !== "name"
    ? writing[language].questions.thisMatter
    : name

/** A question that invites an answer, and the sources that found no room in the caption. */
const commentOf = (material: PostMaterial, most: number, left: Script["sources"]): string => {
  const { script, name } = material
  const words = filming[script.language].posting
  const viewer = script.hooks.find(({ type }) => type === "viewer")?.said.text
  const question =
    viewer?.endsWith("?") === true && length(viewer) <= most && isHarmless(viewer, material)
      ? viewer
      : words.question(askedAbout(script, name))
  const about =
    left.length > 0
      ? [`${words.sources}:`, ...shortSourceLines(left)].join("\n")
      : script.sources.length > 0
        ? words.sourcesInCaption
        : ""
  const whole = joined([question, about])
  return length(whole) <= most
    ? whole
    : about !== "" && left.length > 0 && length(about) <= most
      ? about
      : Array.from(question).slice(0, most).join("")
}
