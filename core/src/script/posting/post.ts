import { packs } from "#language/pack.ts"
import * as Schema from "effect/Schema"
import type { ClaimContext } from "#script/claims/check-claims.ts"
import { checkMeaning } from "#script/claims/check-meaning.ts"
import { oursIn } from "#script/claims/ours.ts"
import { hasBlank } from "#script/blanks.ts"
import { limitsOf, type OnePlatform } from "#script/platforms.ts"
import { ownSaid, type Said } from "#script/said.ts"
import { ClaimFinding, type Script } from "#script/script.ts"
import { numbersBeside } from "#script/sources.ts"
import { filming } from "#language/filming.ts"
import { provenanceOf } from "./provenance.ts"
import { eachOnce, shortSourceLines, sourceLines } from "./source-lines.ts"

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

export interface PostMaterial {
  readonly script: Script
  readonly hashtags: ReadonlyArray<string>
  /** What the script is about, as it is called in its language. */
  readonly name: string
  readonly isChecked: boolean
  readonly context: ClaimContext
  /** Sentences of the script that are ours. */
  readonly ours: ReadonlySet<string>
}

/** So many statements stand in a caption; the rest is in the video. */
const mostStatements = 3

export const postFor = (platform: OnePlatform, given: PostMaterial): Post => {
  const material = { ...given, ours: new Set([...given.ours, ...wordsAround(given)]) }
  const { titleMax, hasTitle, captionMax, captionVisible, commentMax } = limitsOf(platform)
  const title = titleOf(material, titleMax)
  const { caption, left } = captionOf(material, captionMax, captionVisible)
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
    ...(isTyped && name === script.topicTitle ? [] : [name, words.question(name)]),
  ])
}

/** What is claimed here: without the lines that name sources, whose titles and addresses are not ours. */
const ownWords = (texts: ReadonlyArray<string>): string =>
  texts
    .join("\n")
    .split("\n")
    .filter((line) => !/^\[\d+\] /.test(line))
    .join("\n")

const length = (text: string): number => Array.from(text).length

const questionIn = ({ hooks }: Script): string | undefined =>
  hooks.find(({ type }) => type === "question")?.said.text

/** What is typed in the script's own language: its question, its topic, its first sentence, or at least its name. */
const titleOf = (material: PostMaterial, most: number): string => {
  const { script, name } = material
  const isOwn =
    packs[script.language].sharesTopicWords || packs[script.language].ownLetters?.test(script.topicTitle)
  const [first] = spokenIn(script)
  const found = [isOwn ? script.topicTitle : undefined, questionIn(script), first?.text].find(
    (text) => text !== undefined && length(text) <= most && isHarmless(text, material),
  )
  return (found ?? name).slice(0, most)
}

/** What is said, without places that are still to be filled in: a post is copied at once. */
const spokenIn = ({ beats }: Script): ReadonlyArray<Said> =>
  beats
    .flatMap(({ said, text }) => (said.length > 0 ? said : ownSaid(text)))
    .filter(({ text }) => !hasBlank(text))

const isHarmless = (text: string, { context, ours }: PostMaterial): boolean =>
  !checkMeaning(text, context, ours).some(({ severity }) => severity === "block")

interface Caption {
  readonly caption: string
  /** Sources that found no room. */
  readonly left: Script["sources"]
}

/**
 * The hook where it is seen at once; what is known with its numbers; hashtags and marks, which are never left out; then
 * sources as far as there is room, without their titles where room is short.
 */
const captionOf = (material: PostMaterial, most: number, visible: number): Caption => {
  const { script, hashtags, isChecked } = material
  const words = filming[script.language].posting
  const spoken = spokenIn(script).filter(
    ({ text }) => !script.disclaimer.includes(text) && isHarmless(text, material),
  )
  const opening = spoken.find(({ text }) => length(text) <= visible)?.text ?? material.name
  const statements = spoken
    .filter(({ from, text }) => from === "finding" && text !== opening)
    .slice(0, mostStatements)
    .map(({ text, findings }) => withNumbers(text, numbersBeside(findings, script.sources)))
  const end = [hashtags.join(" "), provenanceOf(script, isChecked)]
  const fits = (parts: ReadonlyArray<string>) => length(joined(parts)) <= most
  const body = statements.reduce<ReadonlyArray<string>>(
    (kept, statement) => (fits([opening, ...kept, statement, ...end]) ? [...kept, statement] : kept),
    [],
  )
  const sources = eachOnce(script.sources)
  const start = [opening, ...body]
  if (sources.length === 0) return { caption: joined([...start, ...end]), left: [] }
  for (const lines of [sourceLines(sources), shortSourceLines(sources)]) {
    const whole = [...start, [`${words.sources}:`, ...lines].join("\n"), ...end]
    if (fits(whole)) return { caption: joined(whole), left: [] }
  }
  const lines = shortSourceLines(sources)
  const partly = (count: number) => {
    const [first] = sources.slice(count)
    const note = first === undefined ? [] : [words.moreSources(first.number)]
    return [...start, [`${words.sources}:`, ...lines.slice(0, count), ...note].join("\n"), ...end]
  }
  const room = lines.findLastIndex((_, index) => fits(partly(index + 1))) + 1
  return room === 0
    ? { caption: joined([...start, ...end]), left: sources }
    : { caption: joined(partly(room)), left: sources.slice(room) }
}

const joined = (parts: ReadonlyArray<string>): string => parts.filter((part) => part !== "").join("\n\n")

const withNumbers = (text: string, numbers: ReadonlyArray<number>): string =>
  numbers.length === 0 ? text : `${text} ${numbers.map((number) => `[${number}]`).join("")}`

/** A question that invites an answer, and the sources that found no room in the caption. */
const commentOf = (material: PostMaterial, most: number, left: Script["sources"]): string => {
  const { script, name } = material
  const words = filming[script.language].posting
  const viewer = script.hooks.find(({ type }) => type === "viewer")?.said.text
  const question =
    viewer?.endsWith("?") === true && length(viewer) <= most && isHarmless(viewer, material)
      ? viewer
      : words.question(name)
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
