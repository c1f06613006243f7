import { asksIn, isPlainAsk } from "#evidence/asks.ts"
import type { Nature } from "#evidence/nature.ts"
import { packs } from "#language/pack.ts"
import { writing } from "#language/writing.ts"
import { checkClaims } from "#script/claims/check-claims.ts"
import { claimContextOf } from "#script/drafting.ts"
import { asksWhyItComesUp } from "#script/from-findings/heard.ts"
import { plainHooks } from "#script/from-findings/hooks-offered.ts"
import type { Kitchen } from "#script/from-findings/kitchen.ts"
import type { Line, Origin } from "#script/from-findings/line.ts"
import { fewPosts } from "#script/from-findings/question-put.ts"
import { saysNameAgain } from "#script/from-findings/said-twice.ts"
import { speaksOfMedicines } from "#script/from-findings/subject.ts"
import { numberOf, turned } from "#script/from-findings/voice.ts"
import type { WritingOrder } from "#script/ports.ts"
import type { Hook } from "#script/said.ts"
import { isSoonSaid } from "#script/first-words.ts"
import { postsOnSubject } from "#topic/on-subject.ts"
import { statesQuestion } from "#topic/order.ts"
import { isSteadyTopic } from "#topic/steady-key.ts"
import { askedAbout } from "./asked.ts"
import { isBareName, placesFor } from "./places.ts"
import type { Pieces } from "./plots.ts"
import { type Posed, posedIn } from "./posed.ts"
import { thingIn } from "./thing-in.ts"
import { openingQuestion, typedTitle } from "./typed-title.ts"
import { type Errand, errands } from "./words.ts"

/** A subject that nothing, or too little, may be stated about. */
export interface Matter {
  /** As it is said in the order's language. */
  readonly name: string
  readonly nature: Nature
  /** Its own, from the library. */
  readonly warning: Line | null
  /** What is known of what dishes are asked of; empty of anything else. */
  readonly kitchen: Kitchen
  /** Says a title that is a sentence. */
  readonly quoted: string | null
}

/** Of these one decides for or against. */
const chosen: ReadonlySet<Errand> = new Set(["taken", "prescribed", "eaten", "done"])

/** `asked` in more and in fewer words, the most first. */
interface AllPieces extends Omit<Pieces, "asked"> {
  readonly asked: ReadonlyArray<Pieces["asked"]>
}

/** First words to choose from for such a script. */
export const hooksFromQuestions = (order: WritingOrder, matter: Matter): ReadonlyArray<Hook> =>
  plainHooks(order, {
    name: matter.quoted === null ? matter.name : null,
    opening: piecesOf(order, matter, false).opening,
    isChoice: chosen.has(errands[matter.nature]),
  })

/** Everything that a script of questions on a matter could say; `isOnly`: there is time for one question. */
export const piecesOf = (order: WritingOrder, told: Matter, isOnly: boolean): AllPieces => {
  const { language, scriptFormat } = order.settings
  const words = writing[language].questions
  const posed = posedIn(order, told.name)
  const isWord = posed === null && asksWhyItComesUp(order.topic)
  const matter = isWord ? { ...told, name: inMarks(told.name) } : told
  const { name, nature, warning } = matter
  const { fact } = matter.kitchen
  const errand = errands[nature]
  const isForOthers = errand === "prescribed" && !speaksOfMedicines(claimContextOf(order).profession)
  const isBare = posed === null && !isWord && isBareName(order.topic)
  const places = placesFor(order, errand, isForOthers)
  const place: Pieces["place"] = (at) => line(places[at], "blank")
  const advised = errand === "cooked" || errand === "open" ? null : errand
  return {
    opening: openingOf(order, matter, posed),
    asked: askedOf(order, matter, posed),
    own:
      posed === null && !isWord && !isBare
        ? null
        : {
            answer: isWord
              ? place("read")
              : isForOthers
                ? place(isBare ? "found" : "answer")
                : answerOf(order, place(isBare ? "found" : "answer")),
            reason: place("reason"),
            how: place(isWord || isBare ? "reason" : "steps"),
          },
    questions: questionsOf(order, matter, { posed, isForOthers, isOnly, isUnread: isWord || isBare }),
    place,
    bring:
      advised === null
        ? orElse(matter.kitchen.step, place("do"))
        : words.bring[advised].map((text) => line(text, "connective")),
    warning: [
      ...(warning === null ? [] : [warning]),
      ...(advised !== null
        ? [line(words.warning[advised], "connective")]
        : fact.length > 0
          ? []
          : [place("see")]),
    ],
    fact,
    // What is known of it stands for what goes wrong, and for whom it is different.
    changes: fact.length > 0 ? [] : [place("changes")],
    mistake: fact.length > 0 ? [] : [place("mistake")],
    myth: orElse(matter.kitchen.myth, place("myth")),
    truth: orElse(matter.kitchen.truth, place("truth")),
    close: [
      line(
        isWord
          ? words.closeOfWord(name)
          : advised === null || posed !== null
            ? words.closeOn(name)
            : words.close[scriptFormat],
        "connective",
      ),
    ],
    disclaimer: line(order.disclaimer, "disclaimer"),
  }
}

const orElse = (lines: ReadonlyArray<Line>, place: Line): ReadonlyArray<Line> =>
  lines.length > 0 ? lines : [place]

/** A word that is no more than named stands in quotation marks. */
const inMarks = (name: string): string => (name.startsWith("“") ? name : `“${name}”`)

const saltOf = ({ title, earlier }: WritingOrder): number => numberOf(title) + earlier

/** Whether more posts came than usual on the subject, which is known of what rises once its weeks before are. */
const isMore = (topic: NonNullable<WritingOrder["topic"]>): boolean =>
  !isSteadyTopic(topic) &&
  (topic.engagementData.among ?? null) === null &&
  topic.engagementData.baseline === "warm" &&
  Math.round(topic.engagementData.expected) < topic.postCount

/** The question of a title that a person typed, where it may be said first; null of any other. */
const openedByTitle = ({ title, topic, settings }: WritingOrder, quoted: string | null): string | null => {
  if (topic !== null || quoted === null) return null
  const typed = typedTitle(title, settings.language)
  return typed.kind === "question" ? openingQuestion(typed.text, settings.language) : null
}

/** The question itself, where it can be said first; else what it is about. */
const openingOf = (order: WritingOrder, { name, nature, quoted }: Matter, posed: Posed | null): Line => {
  const { language } = order.settings
  if (posed?.opens === true) return line(posed.text, "topic")
  const words = writing[language].questions.openings
  const fits = (text: string) => isSoonSaid(text, language) && !saysNameAgain(text, name, language)
  const { topic } = order
  const typed = openedByTitle(order, quoted)
  if (typed !== null && fits(typed)) return line(typed, "topic")
  const kind = asksWhyItComesUp(topic)
    ? "word"
    : chosen.has(errands[nature]) || (topic === null && quoted === null)
      ? "choice"
      : topic === null || statesQuestion(topic) || !isMore(topic)
        ? "matter"
        : "named"
  const thing = quoted === null ? name : thingIn(order.title, language)
  const openings = thing === null ? words[kind].slice(-1) : words[kind]
  return line(openings.map((open) => capital(order, open(thing ?? name))).find(fits) ?? "", "connective")
}

/**
 * What the posts are about, how many they are and how many are usual; then the question, where it has not been asked
 * yet. In fewer and fewer words, but never without the question.
 */
const askedOf = (order: WritingOrder, matter: Matter, posed: Posed | null): AllPieces["asked"] => {
  const { name, quoted } = matter
  const { topic, settings } = order
  const words = writing[settings.language].questions
  const told = (text: string) => line(text, "topic")
  const named = [told(quoted ?? words.asked(name, null))]
  const isOpened = openingOf(order, matter, posed).text === openedByTitle(order, quoted)
  if (quoted !== null || topic === null) return isOpened ? [[]] : [named, []]
  const asking = posed?.counted ?? null
  const crowd = { isSample: topic.sampleDate !== null, posts: topic.postCount }
  const beside = besideIn(order).map(told)
  if (posed !== null && asking !== null)
    return posed.opens
      ? [
          [told(words.counted({ ...crowd, ...asking })), ...beside],
          [told(words.counted({ ...crowd, ...asking }))],
        ]
      : [[...beside, told(words.countedQuestion({ ...crowd, ...asking }, posed.text))], [told(posed.text)]]
  const isWord = asksWhyItComesUp(topic)
  const usual = Math.round(topic.engagementData.expected)
  // Beside a handful, of which no number is spoken, only "none" and "one" tell whether it is more.
  const saysUsual = isMore(topic) && (topic.postCount >= fewPosts || usual <= 1)
  const question =
    posed === null
      ? isWord
        ? [line(words.whatIsMeant, "connective")]
        : isBareName(topic)
          ? [told(words.shareNone)]
          : []
      : posed.opens
        ? []
        : [told(words.soIAsk(posed.text))]
  const onIt = { ...topic, postCount: postsOnSubject(topic) }
  const posts = told(isWord ? words.mentioned(name, topic) : words.asked(name, onIt))
  return [
    [posts, ...(saysUsual ? [told(words.usually(usual))] : []), ...beside, ...question],
    [posts, ...question],
    question.length > 0 ? question : named,
    ...(question.length > 0 ? [] : [[]]),
  ]
}

/** What so many of the posts name too, where it can be said in the order's language. */
const besideIn = (order: WritingOrder): ReadonlyArray<string> => {
  const { topic, settings } = order
  const beside = topic?.engagementData.beside ?? null
  if (topic === null || beside === null || topic.language !== settings.language) return []
  const text = writing[settings.language].questions.beside(beside.name, beside.posts, topic.postCount)
  return checkClaims(text, claimContextOf(order)).length === 0 ? [text] : []
}

/** The place of the answer: by the angle that was chosen, in the speaker's own words where it must not be said. */
const answerOf = (order: WritingOrder, otherwise: Line): Line => {
  const { byAngle } = writing[order.settings.language].questions
  const angle = order.angle?.replace(/[[\]]/g, "").replace(/[.\s]+$/u, "") ?? ""
  const maySay = angle !== "" && checkClaims(angle, claimContextOf(order)).length === 0
  return maySay ? line(byAngle(angle), "blank") : otherwise
}

interface Course {
  readonly posed: Posed | null
  readonly isForOthers: boolean
  readonly isOnly: boolean
  /** Whether only its posts tell what is asked of it. */
  readonly isUnread: boolean
}

/** What else the posts ask, and what is worth asking of such a thing, each with the place of its answer. */
const questionsOf = (
  order: WritingOrder,
  { name, nature, quoted, kitchen: { fact } }: Matter,
  { posed, isForOthers, isOnly, isUnread }: Course,
): Pieces["questions"] => {
  const words = writing[order.settings.language].questions
  const [first = "", ...later] = words.leads
  const leads = turned(later, saltOf(order))
  // Of what nobody knows nothing is asked but what its posts ask.
  const isKnown = errands[nature] !== "open"
  const ownAsks = posed === null ? null : asksIn(posed.text, order.settings.language)
  const said = askedAbout(order, nature, posed !== null, quoted !== null).flatMap(({ ask, isAdded }) => {
    const question = words.question(ask, nature, name)
    const isAsked = ownAsks !== null && !isPlainAsk(ownAsks) && ownAsks[0] === ask
    const isEmpty = isAdded && !isKnown && (posed !== null || isUnread)
    // What the library answers needs no question of ours.
    const isAnswered = isAdded && posed !== null && fact.length > 0
    return question === null || isAsked || isEmpty || isAnswered ? [] : [{ ask, isAdded, question }]
  })
  const firstAdded = said.findIndex(({ isAdded }) => isAdded)
  return said.map(({ ask, question, isAdded }, index) => {
    const lead = isForOthers
      ? words.forOthers
      : index === firstAdded && (index > 0 || posed !== null || isUnread)
        ? words.added
        : index === 0 && posed === null
          ? isOnly
            ? words.only
            : first
          : (leads[index % leads.length] ?? first)
    const asked = line(
      `${isForOthers && index > 0 ? "" : `${lead} `}${question}?`,
      isAdded ? "connective" : "topic",
    )
    const spoken = { ...asked, text: capital(order, asked.text) }
    // What is not for this speaker to answer has no place for an answer.
    return isForOthers ? [spoken] : [spoken, line(words.blank[ask], "blank")]
  })
}

/** The first letter of a sentence. */
const capital = ({ settings: { language } }: WritingOrder, text: string): string =>
  text.replace(/\p{L}/u, (letter) => letter.toLocaleUpperCase(packs[language].tag))

const line = (text: string, kind: Exclude<Origin["kind"], "finding">): Line => ({ text, origin: { kind } })
