import { packs } from "#language/pack.ts"
import { writing } from "#language/writing.ts"
import type { Hook as LibraryHook } from "#evidence/subject-file.ts"
import type { Hook, HookType } from "#script/said.ts"
import type { WritingOrder } from "#script/ports.ts"
import type { Language } from "#script/settings.ts"
import { spokenCount } from "#script/spoken-words.ts"
import { postsOnSubject } from "#topic/on-subject.ts"
import { companionFirst } from "./companion.ts"
import { type Line, saidOf } from "./line.ts"
import { fewPosts, openedQuestion } from "./question-put.ts"
import { saysNameAgain } from "./said-twice.ts"
import { hasOtherName, inVoice, isClean, restsOnSpoken, stated, type Voice } from "./voice.ts"

/** The types in the order in which they are offered. */
const types = ["question", "number", "myth", "contrast", "viewer"] as const satisfies ReadonlyArray<HookType>

/** Which type a hook of the library is. A story is told to the viewer. */
const typeOf: { readonly [T in LibraryHook["type"]]: HookType } = {
  question: "question",
  myth: "myth",
  surprise: "contrast",
  mistake: "viewer",
  story: "viewer",
}

/**
 * First words to choose from, one of each type, each said within its three seconds: hooks and short findings of the
 * library, and what the topic's posts count; where there is none, words that state nothing.
 */
export const hooksOffered = (voice: Voice): ReadonlyArray<Hook> => {
  const { name } = voice.substance.called
  const taken = new Set<string>()
  return types.flatMap((type) => {
    const asked = type === "question" ? openedQuestion(voice) : null
    const lines = [
      ...ofLibrary(voice, type),
      ...(asked === null ? [] : [{ text: asked, origin: { kind: "topic" } } as const]),
      ...plain(voice.order, name, type),
    ]
    const hooks = offered(
      voice.order.settings.language,
      type,
      lines.filter(({ text }) => !taken.has(text) && isClean(voice, text) && !hasOtherName(voice, text)),
    )
    for (const { said } of hooks) taken.add(said.text)
    return hooks
  })
}

/** What may be said first of a subject that the library has nothing on. */
interface Plain {
  /** Null where it has no name that stands in a sentence. */
  readonly name: string | null
  /** The script's own first words, which ask or name what it is about. */
  readonly opening: Line
  /** Whether one decides for or against it. */
  readonly isChoice: boolean
}

/** First words about a subject that the library has nothing on: of a myth or of what is known nothing is promised. */
export const plainHooks = (order: WritingOrder, { name, opening, isChoice }: Plain): ReadonlyArray<Hook> => {
  const { language } = order.settings
  return [
    ...offered(language, "question", [opening]),
    ...offered(language, "number", name === null ? [] : counted(order, name)),
    ...(isChoice ? offered(language, "viewer", plain(order, name, "viewer")) : []),
  ]
}

const offered = (language: Language, type: HookType, lines: ReadonlyArray<Line>): ReadonlyArray<Hook> => {
  const line = lines.find(({ text }) => spokenCount(text, language) <= packs[language].hookWords)
  const [said] = line === undefined ? [] : saidOf(line)
  // Two short sentences of one hook are one choice.
  return line === undefined || said === undefined ? [] : [{ type, said: { ...said, text: line.text } }]
}

const ofLibrary = (voice: Voice, type: HookType): ReadonlyArray<Line> =>
  type === "number"
    ? figures(voice)
    : companionFirst(voice.substance.main.hooks, voice.substance.onCompanion)
        .filter((hook) => typeOf[hook.type] === type && restsOnSpoken(voice, hook.finding))
        .filter((hook) => isAsked(voice, hook.finding))
        .map((hook) => stated(hook.finding, inVoice(voice, hook.says)))

/** What a typed title asks beside the subject is what first words are on; where nothing is known of it, none state anything. */
const isAsked = ({ order, substance: { onCompanion, missing } }: Voice, finding: string): boolean =>
  order.topic !== null || (missing === null && (onCompanion.size === 0 || onCompanion.has(finding)))

/** Words that state nothing of the subject but how many asked about it. */
const plain = (order: WritingOrder, name: string | null, type: HookType): ReadonlyArray<Line> => {
  const { hook } = writing[order.settings.language].findings
  const says = type === "number" ? hook.numbered : hook[type]
  const stateless = says
    .filter((say) => name !== null || say("") === say("-"))
    .map((say): Line => ({ text: say(name ?? ""), origin: { kind: "connective" } }))
    .filter(({ text }) => name === null || !saysNameAgain(text, name, order.settings.language))
  return type === "number" && name !== null ? [...counted(order, name), ...stateless] : stateless
}

/** Short statements of the library with a figure in them. */
const figures = (voice: Voice): ReadonlyArray<Line> => {
  const { main } = voice.substance
  const hooks = main.hooks.map(({ finding, says }) => ({ id: finding, text: inVoice(voice, says) }))
  const findings = main.findings
    .filter(({ limit, mustPair }) => limit === null && mustPair.length === 0)
    .map(({ id, brief }) => ({ id, text: inVoice(voice, brief) }))
  return [...hooks, ...findings]
    .filter(({ id, text }) => /\d/.test(text) && restsOnSpoken(voice, id) && isAsked(voice, id))
    .map(({ id, text }) => stated(id, text))
}

/** How many posts asked, where they are enough for a number. */
const counted = ({ topic, settings }: WritingOrder, name: string): ReadonlyArray<Line> =>
  topic === null || postsOnSubject(topic) < fewPosts
    ? []
    : writing[settings.language].findings.hook.counted.map((say) => ({
        text: say(name, postsOnSubject(topic), topic.sampleDate !== null),
        origin: { kind: "topic" },
      }))
