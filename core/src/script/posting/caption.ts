import { filming } from "#language/filming.ts"
import type { PostWords } from "#script/post-words.ts"
import type { Said } from "#script/said.ts"
import type { Script } from "#script/script.ts"
import { numbersBeside } from "#script/sources.ts"
import { isHarmless, joined, length, type PostMaterial, spokenIn } from "./post-material.ts"
import { provenanceOf } from "./provenance.ts"
import { eachOnce, shortSourceLines, sourceLines } from "./source-lines.ts"

/** So many statements stand in a caption; the rest is in the video. */
const mostStatements = 3

interface Caption {
  readonly caption: string
  /** Sources that found no room. */
  readonly left: Script["sources"]
}

/**
 * The hook where it is seen at once; what is known with its numbers; hashtags and marks, which are never left out; then
 * sources as far as there is room, without their titles where room is short.
 */
export const captionOf = (
  material: PostMaterial,
  proposal: PostWords,
  most: number,
  visible: number,
): Caption => {
  const { script, hashtags, isChecked } = material
  const words = filming[script.language].posting
  const { opening, statements, between } =
    proposedCaption(proposal, script, visible) ?? composedCaption(material, visible)
  const end = [hashtags.join(" "), provenanceOf(script, isChecked)]
  const fits = (parts: ReadonlyArray<string>) => length(joined(parts)) <= most
  const body = statements.reduce<ReadonlyArray<string>>(
    (kept, statement) =>
      fits([opening, [...kept, statement].join(between), ...end]) ? [...kept, statement] : kept,
    [],
  )
  const sources = eachOnce(script.sources)
  const start = [opening, body.join(between)]
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

/** What a caption begins with, before its sources, hashtags and marks. */
interface Beginning {
  readonly opening: string
  readonly statements: ReadonlyArray<string>
  /** What stands between the statements. */
  readonly between: string
}

const numbered = ({ text, findings }: Said, { sources }: Script): string =>
  withNumbers(text, numbersBeside(findings, sources))

/** The writer's caption, where its hook is seen at once. */
const proposedCaption = (
  { caption: [hook, ...more] }: PostWords,
  script: Script,
  visible: number,
): Beginning | null => {
  const opening = hook === undefined ? "" : numbered(hook, script)
  return opening === "" || length(opening) > visible
    ? null
    : { opening, statements: more.map((one) => numbered(one, script)), between: " " }
}

const composedCaption = (material: PostMaterial, visible: number): Beginning => {
  const { script } = material
  const spoken = spokenIn(script).filter(
    ({ text }) => !script.disclaimer.includes(text) && isHarmless(text, material),
  )
  const opening = spoken.find(({ text }) => length(text) <= visible)?.text ?? material.name
  const statements = spoken
    .filter(({ from, text }) => from === "finding" && text !== opening)
    .slice(0, mostStatements)
    .map((one) => numbered(one, script))
  return { opening, statements, between: "\n\n" }
}

const withNumbers = (text: string, numbers: ReadonlyArray<number>): string =>
  numbers.length === 0 ? text : `${text} ${numbers.map((number) => `[${number}]`).join("")}`
