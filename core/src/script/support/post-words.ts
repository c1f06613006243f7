import type { ClaimContext } from "#script/claims/check-claims.ts"
import { languages } from "#language/pack.ts"
import type { Draft } from "#script/draft.ts"
import { oursAmong } from "#script/draft-claims.ts"
import { leaks } from "#script/leak.ts"
import type { WritingOrder } from "#script/ports.ts"
import { longestCaption, longestTitle, noPostWords, type PostWords } from "#script/post-words.ts"
import { isWithoutClaim, mayBePosted, type PostStanding } from "#script/posting/may-be-posted.ts"
import type { Said } from "#script/said.ts"
import { findingsIn } from "#script/sources.ts"
import { textOfSaid } from "#script/words-said.ts"
import { foreignMatterIn, isForeign } from "./foreign-matter.ts"
import { type Ground, groundOf } from "./ground.ts"
import { namesTopic } from "./judge.ts"
import { judged } from "./origin.ts"
import { isDisclaimer, isRepeated } from "./repeats.ts"
import { heardIn } from "./spoken.ts"

/** What the words beside one draft are held against. */
interface Bench {
  readonly ground: Ground
  readonly standing: PostStanding
  readonly order: WritingOrder
  readonly sources: ReadonlyArray<string>
}

/**
 * What a model proposes to type beside the video, as far as it may be: bare of marks and cut to size. What says more than
 * the script, or is another language, another topic, a road out or words of a post, is dropped; a draft is never refused
 * for it.
 */
export const postWordsOf = (
  draft: Draft,
  order: WritingOrder,
  sources: ReadonlyArray<string>,
  context: ClaimContext,
): PostWords => {
  const { post } = draft
  if (post === undefined) return noPostWords
  const findings = new Set(findingsIn(draft.beats))
  const bench: Bench = {
    ground: narrowed(groundOf(order), findings, order),
    standing: { findings, context, disclaimer: order.disclaimer, ours: oursAmong(draft, order) },
    order,
    sources,
  }
  return { title: titleIn(post.title, bench), caption: captionIn(post.caption, bench) }
}

/** Beside a video stands nothing that its script does not rest on, and no name or figure but the topic's own. */
const narrowed = (ground: Ground, findings: ReadonlySet<string>, { title, topic }: WritingOrder): Ground => ({
  ...ground,
  carriers: new Map([...ground.carriers].filter(([id]) => findings.has(id))),
  counts: [title],
  names: [title, ...(topic?.keywords ?? [])].join(" "),
})

const titleIn = (proposed: Said | null, bench: Bench): Said | null => {
  if (proposed === null || foreignMatterIn(proposed.text) !== null) return null
  const sentences = cutTo(longestTitle, bareOf([proposed], bench.ground))
  const said = originOf(sentences, bench.ground)
  if (said === null || said.some(({ from }) => from === "own")) return null
  const [first, ...more] = said
  if (first === undefined || !isFit(said, bench) || !namesTopic(textOfSaid(said), bench.ground)) return null
  return {
    text: textOfSaid(said),
    findings: [...new Set(said.flatMap((one) => one.findings))].slice(0, 10),
    from: more.some(({ from }) => from === "finding") ? "finding" : first.from,
  }
}

const captionIn = (proposed: PostWords["caption"], bench: Bench): PostWords["caption"] => {
  if (foreignMatterIn(textOfSaid(proposed)) !== null) return []
  const judgement = originOf(bareOf(proposed, bench.ground), bench.ground)
  if (judgement === null || !isClean(judgement, bench)) return []
  // A caption without its hook is none; further in, what rests on nothing is left out.
  if (judgement[0] === undefined || judgement[0].from === "own") return []
  const said = cutTo(
    longestCaption,
    judgement.filter(({ from }) => from !== "own"),
  )
  const [first] = said
  const isCut = first !== undefined && first.text !== judgement[0].text
  const kept = isCut ? originOf(said, bench.ground) : said
  if (kept === null || kept.length === 0 || kept.some(({ from }) => from === "own")) return []
  const isOfTopic = namesTopic(textOfSaid(kept), bench.ground) || kept.some(({ from }) => from === "finding")
  return isOfTopic && isFit(kept, bench) ? kept : []
}

/** What is proposed without marks, pictures, hashtags and cues, each sentence once, and without the disclaimer. */
const bareOf = (proposed: ReadonlyArray<Said>, { language, disclaimer }: Ground): ReadonlyArray<Said> => {
  const earlier: string[] = []
  return proposed.flatMap((one) =>
    heardIn(one.text).sentences.flatMap((text) => {
      if (disclaimer.includes(text) || isDisclaimer(text, language)) return []
      if (isRepeated(text, earlier, language)) return []
      earlier.push(text)
      return [{ ...one, text }]
    }),
  )
}

/** Each sentence with the origin that it really has; null when one is at fault. */
const originOf = (said: ReadonlyArray<Said>, ground: Ground): ReadonlyArray<Said> | null => {
  const judgements = said.map((one) => judged(one, ground))
  return judgements.some(({ faults }) => faults.length > 0) ? null : judgements.map((one) => one.said)
}

/** As many whole sentences as there is room for; where not even one has it, the first up to a word. */
const cutTo = (most: number, said: ReadonlyArray<Said>): ReadonlyArray<Said> => {
  const fitting = said.filter((_, at) => lengthOf(textOfSaid(said.slice(0, at + 1))) <= most)
  const [first] = said
  if (fitting.length > 0 || first === undefined) return fitting
  const text = Array.from(first.text)
    .slice(0, most + 1)
    .join("")
    .replace(/\s+\S*$/u, "")
    .replace(/[\s,;:–—-]+$/u, "")
  return lengthOf(text) > most ? [] : [{ ...first, text }]
}

const lengthOf = (text: string): number => Array.from(text).length

/** Whether everything that is proposed is in the script's language, nobody else's words, and no claim. */
const isClean = (
  said: ReadonlyArray<Said>,
  { ground: { language }, standing, order, sources }: Bench,
): boolean => {
  const [other = language] = languages.filter((one) => one !== language)
  const text = textOfSaid(said)
  return (
    !said.some((one) => isForeign(one.text, language, other)) &&
    !leaks(text, sources, order.title) &&
    isWithoutClaim(said, standing)
  )
}

const isFit = (said: ReadonlyArray<Said>, bench: Bench): boolean => {
  const { standing, order } = bench
  const named = new Set(said.flatMap(({ findings }) => findings))
  const isUnpaired = order.given.findings.some(
    ({ id, mustPair }) => named.has(id) && mustPair.some((pair) => !named.has(pair)),
  )
  return !isUnpaired && isClean(said, bench) && mayBePosted(said, standing)
}
