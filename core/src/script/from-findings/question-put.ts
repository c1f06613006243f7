import { asksIn, isPlainAsk } from "#evidence/asks.ts"
import type { Ask } from "#evidence/finding.ts"
import { writing } from "#language/writing.ts"
import { isSoonSaid } from "#script/first-words.ts"
import {
  openingClause,
  openingPart,
  openingQuestion,
  typedTitle,
} from "#script/from-questions/typed-title.ts"
import { toldQuestion } from "#script/told-question.ts"
import { statesQuestion } from "#topic/order.ts"
import { isSteadyTopic } from "#topic/steady-key.ts"
import type { Asked } from "#topic/topic.ts"
import { asksOfQuestion, promisedIn } from "./asked-by.ts"
import { calledByLibrary } from "./called.ts"
import type { Group } from "./line.ts"
import { firstOnce } from "./said-twice.ts"
import { asksWhyItComesUp, countedQuestionOf } from "./heard.ts"
import type { Asking } from "./words.ts"
import { forWhom } from "./subject.ts"
import { isNamedFor } from "./title-question.ts"
import { group, isClean, oneOf, restsOnSpoken, turned, type Voice } from "./voice.ts"

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
  const { order, substance } = voice
  const { language } = order.settings
  if (order.topic !== null || order.angle !== null || substance.written !== language) return null
  const typed = typedTitle(order.title, language)
  // "5 mistakes people make with sunscreen" states nothing that could be put in question.
  const isCount = typed.kind !== "question" && promisedIn(order.title, language) !== null
  if (typed.kind === "statement" && !isCount) return null
  const text = isCount || typed.kind === "name" ? namedAs(bareTitle(order.title), voice) : typed.text
  return isClean(voice, text) ? text : null
}

/**
 * The statement that a person typed, quoted: where nothing answers it, what is missing is said of that, and of no question
 * that was put in its place; and what a myth is to be made of is told before what is known of it. Null of what is none, and
 * of one that states what a script may not.
 */
export const typedStatement = (voice: Voice): string | null => {
  const { order, substance } = voice
  const { language } = order.settings
  if (order.topic !== null || order.angle !== null || substance.written !== language) return null
  const typed = typedTitle(order.title, language)
  const isTold = substance.missing !== null || order.settings.scriptFormat === "myth_buster"
  if (typed.kind !== "statement" || !isTold) return null
  const text = writing[language].questions.quoted.statement(typed.text)
  return isClean(voice, text) ? text : null
}

/** The same as first words, in fewer words where it is too long; null where it cannot be said in time. */
export const openedQuestion = (voice: Voice): string | null => {
  const typed = typedQuestion(voice)
  const text = typed === null ? null : openingQuestion(typed, voice.order.settings.language)
  return text !== null && isClean(voice, text) ? text : null
}

/** What a typed title begins with, as first words; null of a topic's, and of one in another language. */
export const openedClause = (voice: Voice): string | null => {
  const { order, substance } = voice
  const { language } = order.settings
  if (order.topic !== null || order.angle !== null || substance.written !== language) return null
  const text = openingClause(order.title, language)
  return text !== null && isClean(voice, text) ? text : null
}

/** The same where it is all of a typed title: to ask it again would say it twice. */
export const openedWhole = (voice: Voice): string | null =>
  openingPart(voice.order.title, voice.order.settings.language) === null ? openedClause(voice) : null

/** A title that is a name, asked; one that counts tips says itself what follows. */
const namedAs = (title: string, { words, salt, order }: Voice): string =>
  promisedIn(title, order.settings.language) === null
    ? oneOf(words.titled, salt)(title)
    : `${words.capital(title)}.`

const bareTitle = (title: string): string => title.replace(/[\s.!?…:;,]+$/u, "").trim()

/** What a typed title asks and no finding answers, in one plain sentence. */
export const missingIn = ({ substance: { missing, called, main }, order, words }: Voice): string | null => {
  if (missing === null) return null
  const theirs = called.sources === "other" ? calledByLibrary(main, order.settings.language) : called
  return words.missing[missing.kind](called, missing.beside, theirs.name)
}

/** Under so many posts no number is spoken. */
export const fewPosts = 8

/** The question to be spoken, and whether a topic's posts have it in common. */
const spokenIn = (
  voice: Voice,
): { readonly question: string; readonly counted: Asked | null; readonly isTheirs: boolean } => {
  const { order, substance } = voice
  const { title, topic, settings, angle } = order
  const [ask] = substance.asks
  const typed = typedQuestion(voice) ?? typedStatement(voice)
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
  // What all of the file is for, no question names again: "painkillers while breastfeeding in pregnancy".
  const isOfAll = ask !== undefined && forWhom.has(ask) && isNamedFor(substance.main, ask)
  // Which of its forms is known best nobody asks who only names it.
  const isOpen =
    topic !== null &&
    angle === null &&
    topic.engagementData.question === null &&
    isPlainAsk(asksOfQuestion(title, topic))
  const isOwnQuestion = isAsked && (isAboutTwo || (!title.includes(":") && !namesTwo))
  const question =
    isOwnQuestion && angle === null
      ? title.replace(/: (\p{L})/u, (_, letter: string) => `, ${letter.toLowerCase()}`)
      : questionOf(voice, isOfAll ? "safe" : isOpen ? "what" : (ask ?? "what"))
  // What one should know about it is asked by whoever speaks: no post put it so. Nor is what was asked in another
  // language told by its nearest question here.
  // A title of two questions states neither of them as what half of the posts share.
  const isHeard =
    topic?.language === settings.language &&
    (ask ?? "what") !== "what" &&
    asksIn(title, topic.language).length === 1
  return { question, counted: null, isTheirs: isOwnQuestion || isHeard }
}

/** Formats and lengths whose first statement is the answer: it is to what is asked. A myth is answered by its truth. */
export const answersFirst = ({ order: { settings } }: Voice): boolean =>
  settings.scriptFormat === "expert_review" ||
  (settings.duration === "30_seconds" && settings.scriptFormat !== "myth_buster")

/** Whether a finding answers a question of the library; what asks for nothing in particular, any does. */
export const answers = ({ findingOf }: Voice, finding: string, ask: Ask | undefined): boolean =>
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
  const isSpoken = (finding: string) => answers(voice, finding, ask) && restsOnSpoken(voice, finding)
  const isAnswered = substance.main.hooks.some(({ finding }) => isSpoken(finding))
  // What nothing answers promises nothing.
  if (!substance.main.findings.some(({ id }) => isSpoken(id))) return null
  const { question, counted } = spokenIn(voice)
  return isAnswered || counted === null || counted.among < fewPosts || !isSoonSaid(question, language)
    ? null
    : { question, counted }
}

/**
 * On how many sources what is said of the subject rests, and of which year the newest is where all have one: a page
 * without a date may be newer. Nothing where none may be said.
 */
const restingIn = (voice: Voice): ReadonlyArray<string> => {
  const { order, substance, words } = voice
  const sources = new Map(
    substance.main.findings
      .filter(({ id }) => restsOnSpoken(voice, id))
      .map(({ source }) => [source.url, source.year]),
  )
  const years = [...sources.values()].flatMap((year) => year ?? [])
  const newest = years.length < sources.size ? null : Math.max(...years)
  if (sources.size === 0) return []
  const { language, duration } = order.settings
  const [name] = substance.main.names[language]
  const isShort = duration === "30_seconds"
  return [words.resting(isShort ? null : { name }, sources.size, isShort ? null : newest)]
}

/**
 * What people asked, with how many they were; the bare question only where there is no topic, or hardly any time. Where
 * the first words have asked it (`isOpened`), what leads on from there.
 */
export const questionsIn = (voice: Voice, isOpened = false): ReadonlyArray<Group> => {
  const { order, words, salt } = voice
  const { topic, settings, angle } = order
  if (isOpened) {
    const missing = missingIn(voice)
    const origin = { kind: "connective" } as const
    return missing === null
      ? restingIn(voice).map((text) => group("question", { text, origin, isOfSources: true }))
      : [group("question", { text: missing, origin })]
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
