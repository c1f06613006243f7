import { asksIn, isPlainAsk } from "#evidence/asks.ts"
import { writing } from "#language/writing.ts"
import { checkClaims } from "#script/claims/check-claims.ts"
import { claimContextOf } from "#script/drafting.ts"
import { asksWhyItComesUp } from "#script/from-findings/heard.ts"
import { plainHooks } from "#script/from-findings/hooks-offered.ts"
import type { Line } from "#script/from-findings/line.ts"
import { speaksOfMedicines } from "#script/from-findings/subject.ts"
import { numberOf, turned } from "#script/from-findings/voice.ts"
import type { WritingOrder } from "#script/ports.ts"
import type { Hook } from "#script/said.ts"
import { askedAbout } from "./asked.ts"
import { isChoice, type Matter } from "./matter.ts"
import { askedOf, openingOf } from "./openings.ts"
import { isBareName, placesFor } from "./places.ts"
import { capital, line } from "./plain-line.ts"
import type { Pieces } from "./plots.ts"
import { type Posed, posedIn } from "./posed.ts"
import { errands } from "./words.ts"

/** `asked` in more and in fewer words, the most first. */
interface AllPieces extends Omit<Pieces, "asked"> {
  readonly asked: ReadonlyArray<Pieces["asked"]>
}

/** First words to choose from for such a script. */
export const hooksFromQuestions = (order: WritingOrder, matter: Matter): ReadonlyArray<Hook> =>
  plainHooks(order, {
    name: matter.quoted === null ? matter.name : null,
    opening: piecesOf(order, matter, false).opening,
    isChoice: isChoice(matter),
  })

/** Everything that a script of questions on a matter could say; `isOnly`: there is time for one question. */
export const piecesOf = (order: WritingOrder, told: Matter, isOnly: boolean): AllPieces => {
  const { language, scriptFormat } = order.settings
  const words = writing[language].questions
  const posed = posedIn(order, told.name)
  const isWord = posed === null && asksWhyItComesUp(order.topic)
  const matter = isWord ? { ...told, name: inMarks(told.name) } : told
  const { name, nature, warning } = matter
  // One fact stands for whom it is different; of several the first is the reason for the dish.
  const { facts } = matter.kitchen
  const [why, others] = facts.length > 1 ? [facts.slice(0, 1).flat(), facts.slice(1)] : [[], facts]
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
            reason: orElse(why, place("reason")),
            how: orElse(why, place(isWord || isBare ? "reason" : "steps")),
          },
    questions: questionsOf(order, matter, { posed, isForOthers, isOnly, isUnread: isWord || isBare }),
    place,
    bring:
      matter.asksFirst !== null
        ? words.tellFirst[matter.asksFirst].map((text) => line(text, "connective"))
        : advised === null
          ? orElse(matter.kitchen.step, place("do"))
          : words.bring[advised].map((text) => line(text, "connective")),
    warning: [
      ...(warning === null ? [] : [warning]),
      ...(advised !== null
        ? [line(words.warning[advised], "connective")]
        : facts.length > 0
          ? []
          : [place("see")]),
    ],
    // What is known of it stands for whom it is different, and for what goes wrong.
    changes: orElse(others.flat(), place("changes")),
    study: orElse(why, place("study")),
    open: why.length > 0 ? (others[0] ?? []) : [place("open")],
    further: why.length > 0 ? others.slice(1).flat() : orElse(others.flat(), place("changes")),
    mistake: facts.length > 0 ? [] : [place("mistake")],
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
  { name, nature, quoted, kitchen: { facts } }: Matter,
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
    const isAnswered = isAdded && posed !== null && facts.length > 0
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
