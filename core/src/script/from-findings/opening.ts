import { asksIn } from "#evidence/asks.ts"
import type { Ask } from "#evidence/finding.ts"
import type { Hook } from "#evidence/subject-file.ts"
import { packs, usualLanguage } from "#language/pack.ts"
import { writing } from "#language/writing.ts"
import type { TargetPlatform } from "#script/settings.ts"
import { spokenWords } from "#script/spoken-words.ts"
import { typedTitle } from "#script/from-questions/typed-title.ts"
import { toldQuestion } from "#script/told-question.ts"
import { statesQuestion } from "#topic/order.ts"
import { isSteadyTopic } from "#topic/steady-key.ts"
import type { Asked } from "#topic/topic.ts"
import type { Group } from "./line.ts"
import { repeats } from "./repeated.ts"
import { firstOnce, saysNameAgain } from "./said-twice.ts"
import { asksWhyItComesUp, countedQuestionOf } from "./heard.ts"
import type { Asking } from "./words.ts"
import {
  group,
  hasOtherName,
  inVoice,
  isClean,
  oneOf,
  restsOnSpoken,
  stated,
  turned,
  type Voice,
} from "./voice.ts"

/** Which sort of opening keeps a platform's viewers, the best first. */
const hookTypes: { readonly [P in TargetPlatform]: ReadonlyArray<Hook["type"]> } = {
  multi_platform: ["question", "surprise", "myth", "mistake", "story"],
  tiktok: ["surprise", "mistake", "myth", "question", "story"],
  instagram: ["mistake", "question", "surprise", "myth", "story"],
  youtube: ["question", "myth", "surprise", "mistake", "story"],
  linkedin: ["myth", "surprise", "question", "mistake", "story"],
}

/** So many words of an answer fit half a minute; a hook falls back by a place for so many more. */
const soonSaid = 12
const wordsPerPlace = 4

/**
 * First words: hooks of the library that fit three seconds, the platform's own sort first, of the myth or tip that the
 * script is about (`anchor`) and of what it is asked. Each rests on a finding that the script can say (`sayable`, with
 * the least words it takes), for first words are a promise. Words that fit any subject only where the library has none at all.
 */
export const hooksIn = (
  voice: Voice,
  sayable: ReadonlyMap<string, number>,
  wellAnswered: ReadonlySet<string>,
  anchor: string | null,
): ReadonlyArray<Group> => {
  const { order, substance, words, salt, seed } = voice
  const { targetPlatform, scriptFormat, language, duration } = order.settings
  const asked = askedAtOnce(voice)
  if (asked !== null) return [group("opening", { text: asked.question, origin: { kind: "topic" } })]
  const types = turned(hookTypes[targetPlatform], seed)
  const wanted = scriptFormat === "myth_buster" ? ["myth", ...types] : types
  const fits = (text: string) =>
    spokenWords(/^[^.!?…]+/u.exec(text)?.[0] ?? text, language).length <= packs[language].hookWords
  // A myth or a tip is what its script is about; an answer only comes first in it.
  const anchored = scriptFormat === "myth_buster" || scriptFormat === "quick_tip" ? 3 : 1
  // In half a minute a long answer would leave the question standing.
  const tooLong = (finding: string) =>
    duration === "30_seconds" ? Math.max(0, (sayable.get(finding) ?? 0) - soonSaid) / wordsPerPlace : 0
  // First words that tell the answer leave it to be said twice.
  const isAgain = repeats(language)
  const briefOf = (id: string) => {
    const finding = voice.findingOf(id)
    return finding === undefined ? "" : inVoice(voice, finding.brief)
  }
  const [ask] = substance.asks
  // A pair's file tells the risk first, whatever is asked.
  const isBound = substance.main.kind !== "interaction" || answersFirst(voice)
  const besides = ({ finding }: Hook): number => (isBound && !answers(voice, finding, ask) ? 5 : 0)
  const placeOf = ({ type, finding, says, ...hook }: Hook) =>
    wanted.indexOf(type) +
    besides({ type, finding, says, ...hook }) +
    (wellAnswered.has(finding) ? 0 : 1.5) +
    tooLong(finding) +
    (says[usualLanguage].endsWith("?") || !isAgain(inVoice(voice, says), briefOf(finding)) ? 0 : 2) -
    (finding === anchor ? anchored : 0)
  const hooks = substance.main.hooks.filter(isFitting)
  const hooksOnCompanion = hooks.filter(({ finding }) => substance.onCompanion.has(finding))
  const ofCompanion = substance.companion === null ? [] : [substance.companion.hooks.filter(isFitting)]
  // First words on something else than the title asks promise another script.
  const ladder =
    substance.missing !== null
      ? []
      : order.topic === null && substance.onCompanion.size > 0
        ? [hooksOnCompanion]
        : [...(substance.onCompanion.size === 0 ? [] : [hooksOnCompanion]), ...ofCompanion, hooks]
  const best = ladder.find((rung) => rung.length > 0) ?? []
  const sorted = best.toSorted((a, b) => placeOf(a) - placeOf(b))
  const promises = [...new Set(sorted.map(({ finding }) => finding))]
  const promise = promises[voice.turn % Math.max(1, promises.length)]
  const [first, ...others] = sorted
    .filter(({ finding }) => finding === promise)
    .map(({ says, finding }) => group(`hook:${says[usualLanguage]}`, stated(finding, inVoice(voice, says))))
  if (first !== undefined) return [first, ...others]
  const typed = typedQuestion(voice)
  if (typed !== null && fits(typed)) return [group("opening", { text: typed, origin: { kind: "topic" } })]
  const { name } = substance.called
  const opening = turned(words.opening, salt)
    .map((open) => open(name))
    .filter((text) => !saysNameAgain(text, name, language))
  return [
    ...opening.filter(fits).map((text) => group("opening", { text, origin: { kind: "connective" } })),
    group("opening", { text: words.shortOpening, origin: { kind: "connective" } }),
  ]

  function isFitting(hook: Hook): boolean {
    const text = inVoice(voice, hook.says)
    return sayable.has(hook.finding) && fits(text) && isClean(voice, text) && !hasOtherName(voice, text)
  }
}

/** Last words to the viewer: a question that the script has left open, for the next one; else the platform's own. */
export const closesIn = (voice: Voice): ReadonlyArray<Group> => {
  const { order, substance, words, salt } = voice
  const { targetPlatform, language } = order.settings
  const closes = turned(words.close[targetPlatform], salt).map((say) => say(substance.called))
  const close = firstOnce(closes, substance.called.name, language)
  const questions = substance.main.hooks.filter(({ says, finding }) => {
    const text = inVoice(voice, says)
    return (
      /^[^.!?…]+\?$/u.test(text) &&
      restsOnSpoken(voice, finding) &&
      isClean(voice, text) &&
      !hasOtherName(voice, text)
    )
  })
  return [
    ...turned(questions, salt).map(({ says, finding }) => {
      const lead = oneOf(words.ask[targetPlatform], salt)
      const text = inVoice(voice, says)
      const keys = [`hook:${says[usualLanguage]}`, `finding:${finding}`, `truth:${finding}`] as const
      return { keys, lines: [stated(finding, `${lead} ${text}`)] }
    }),
    ...(close === undefined ? [] : [group("close", { text: close, origin: { kind: "connective" } })]),
  ]
}

/** The question about the subject; another one where its name would say the question's words again. */
const questionOf = (voice: Voice, ask: Ask): string => {
  const { words, substance, order } = voice
  const { called } = substance
  const questions = [ask, "what" as const, "myth" as const].map((one) => words.question(one, called))
  return firstOnce(questions, called.name, order.settings.language) ?? words.question(ask, called)
}

/**
 * The question of a title that a person typed, word for word; null of a topic's, of one in another language, and of one
 * that states what it should ask.
 */
export const typedQuestion = (voice: Voice): string | null => {
  const { order, substance, words } = voice
  const { language } = order.settings
  if (order.topic !== null || order.angle !== null || substance.written !== language) return null
  const typed = typedTitle(order.title, language)
  const text = typed.kind === "name" ? words.titled(bareTitle(order.title)) : typed.text
  return typed.kind === "statement" || !isClean(voice, text) ? null : text
}

const bareTitle = (title: string): string => title.replace(/[\s.!?…:;,]+$/u, "").trim()

/** What a typed title asks and no finding answers, in one plain sentence. */
export const missingIn = ({ substance: { missing, called }, words }: Voice): string | null =>
  missing === null ? null : words.missing[missing.kind](called, missing.beside)

/** Under so many posts no number is spoken. */
export const fewPosts = 8

/** The question to be spoken, and whether a topic's posts have it in common. */
const spokenIn = (
  voice: Voice,
): { readonly question: string; readonly counted: Asked | null; readonly isTheirs: boolean } => {
  const { order, substance } = voice
  const { title, topic, settings, angle } = order
  const [ask] = substance.asks
  const typed = typedQuestion(voice)
  if (typed !== null) return { question: typed, counted: null, isTheirs: false }
  const counted = countedQuestionOf(order, substance)
  const told =
    counted === null || topic === null
      ? null
      : toldQuestion(counted.text, topic, settings.language, substance.called.name)
  if (told !== null && isClean(voice, told)) return { question: told, counted, isTheirs: true }
  const isAsked =
    topic !== null && topic.language === settings.language && title.endsWith("?") && !asksWhyItComesUp(topic)
  // "Salt: how much is too much?" is a headline that nobody says so; one that names two things is asked about both.
  // Where the library has nothing on the second, its question would stand unanswered.
  const isAboutTwo = substance.companion !== null || substance.onCompanion.size > 0
  const namesTwo = topic !== null && topic.keywords.length > 1 && substance.main.kind !== "interaction"
  const isOwnQuestion = isAsked && (isAboutTwo || (!title.includes(":") && !namesTwo))
  const question =
    isOwnQuestion && angle === null
      ? title.replace(/: (\p{L})/u, (_, letter: string) => `, ${letter.toLowerCase()}`)
      : questionOf(voice, ask ?? "what")
  // What one should know about it is asked by whoever speaks: no post put it so. Nor is what was asked in another
  // language told by its nearest question here.
  // A title of two questions states neither of them as what half of the posts share.
  const isHeard =
    topic?.language === settings.language &&
    (ask ?? "what") !== "what" &&
    asksIn(title, topic.language).length === 1
  return { question, counted: null, isTheirs: isOwnQuestion || isHeard }
}

/** Formats and lengths whose first statement is the answer: it is to what is asked. */
const answersFirst = ({ order: { settings } }: Voice): boolean =>
  settings.duration === "30_seconds" || settings.scriptFormat === "expert_review"

const answers = ({ findingOf }: Voice, finding: string, ask: Ask | undefined): boolean =>
  ask === undefined || ask === "what" || findingOf(finding)?.asks.includes(ask) === true

/**
 * The counted question as first words, where no hook of the library answers it and the answer follows at once: another
 * promise would stand in its place. Null where a hook does, and where it is too long to open with or too few ask.
 */
export const askedAtOnce = (voice: Voice): { readonly question: string; readonly counted: Asked } | null => {
  const { order, substance } = voice
  const { language } = order.settings
  const [ask] = substance.asks
  if (!answersFirst(voice)) return null
  const isAnswered = substance.main.hooks.some(
    ({ finding }) => answers(voice, finding, ask) && restsOnSpoken(voice, finding),
  )
  const { question, counted } = spokenIn(voice)
  const fits = spokenWords(question, language).length <= packs[language].hookWords
  return isAnswered || counted === null || counted.among < fewPosts || !fits ? null : { question, counted }
}

/**
 * What people asked, with how many they were; the bare question only where there is no topic, or hardly any time. Where
 * the first words have asked it (`isOpened`), what leads on from there.
 */
export const questionsIn = (voice: Voice, isOpened = false): ReadonlyArray<Group> => {
  const { order, words, salt } = voice
  const { topic, settings, angle } = order
  if (isOpened) {
    const text = missingIn(voice) ?? oneOf(words.onward, salt)
    return [group("question", { text, origin: { kind: "connective" } })]
  }
  const atOnce = askedAtOnce(voice)
  if (atOnce !== null && topic !== null) {
    const { posts, among } = atOnce.counted
    const days = isSteadyTopic(topic) ? (7 as const) : (3 as const)
    const text = writing[settings.language].questions.counted({
      posts,
      among,
      days,
      isSample: topic.sampleDate !== null,
    })
    return [group("question", { text, origin: { kind: "topic" } })]
  }
  const { question, counted, isTheirs } = spokenIn(voice)
  const bare = group("question", { text: question, origin: { kind: "topic" } })
  if (topic === null) return [bare]
  const asking: Asking =
    // Of what was stored before it was told, nobody knows that half of the posts share it.
    isTheirs && angle === null && topic.engagementData.tells !== undefined && statesQuestion(topic)
      ? "shared"
      : asksWhyItComesUp(topic)
        ? "named"
        : "about"
  const crowd = {
    posts: counted?.among ?? topic.postCount,
    days: counted !== null && isSteadyTopic(topic) ? (7 as const) : (3 as const),
    isSample: topic.sampleDate !== null,
    question,
  }
  const tellings =
    crowd.posts < fewPosts
      ? turned(words.handful[counted === null ? asking : "shared"], salt).map((tell) => tell(crowd))
      : counted === null
        ? turned(words.crowd[asking], salt).map((tell) => tell(crowd))
        : turned(words.crowd.counted, salt).map((tell) => tell({ ...crowd, asking: counted.posts }))
  const told = tellings.map((text) => group("question", { text, origin: { kind: "topic" } }))
  return settings.duration === "30_seconds" ? [...told, bare] : told
}
