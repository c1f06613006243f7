import type { Asked } from "#evidence/asked-as.ts"
import { answersAsk } from "./findings-said.ts"
import { forWhom, type Substance } from "./subject.ts"

/**
 * What speaks for a finding where nothing else answers, in the measure of `closeness`: how much of the title is `said` by
 * anything written of it, its `lead` before what is closest in any other file, that the title names its subject (`named`),
 * and that it is on the question as it is put (`asked`). What is worth `least` answers, of the `seen` closest of all files
 * and of the one that the title names. These values were chosen by 903 titles of ten people.
 */
const worth = { said: 0.5, lead: 0.35, named: 0.25, asked: 0.25, least: 1.05 } as const
const seen = { anywhere: 8, named: 4 } as const
/**
 * Of the title it must say `most`, and the title so much of the phrase as is `typed`; where the title does not name its
 * subject, or asks for the pregnant or for children, the `whole`: what is left out may be what is asked. Where nothing at
 * all is named, the title must say more of the phrase (`typedAlone`): few words of it are chance.
 */
const enough = { most: 0.6, whole: 0.8, typed: 0.62, typedAlone: 0.75 } as const

/** What is worth as much, but for so much, is told with it. */
const asWorthy = 0.03

/** What is weighed where nothing answers: a finding with how much of the title is said by it, and whether it is on the question. */
interface Weighed extends Asked {
  readonly said: number
  readonly isNamed: boolean
  readonly isAsked: boolean
}

const isEnough = ({ said, ofPhrase, isNamed }: Weighed, known: Substance | null): boolean => {
  if (known === null) return said >= enough.whole && ofPhrase >= enough.typedAlone
  const isForSome = known.asks.slice(0, 1).some((ask) => forWhom.has(ask))
  return ofPhrase >= enough.typed && said >= (isNamed && !isForSome ? enough.most : enough.whole)
}

/**
 * Of what comes near a title that nothing else answers, the finding that the most speaks for, and what of its file is worth
 * as much; empty where no `isAnswer` is worth enough, and where the answer is known and may not be said. `said`: how much
 * of the title is said by what is written of one, from 0 to 1.
 */
export const worthiestOf = (
  asked: ReadonlyArray<Asked>,
  known: Substance | null,
  isAnswer: (one: Asked) => boolean,
  said: (one: Asked) => number,
): ReadonlyArray<Asked> => {
  if (known?.missing?.kind === "held") return []
  const own = asked.filter(({ file }) => file === known?.main)
  const worthOf = ({ file, closeness, said: share, isNamed, isAsked }: Weighed): number => {
    const other = asked.find((another) => another.file !== file)?.closeness ?? 0
    const ofSubject = (isNamed ? worth.named : 0) + (isAsked ? worth.asked : 0)
    return closeness + worth.said * share + worth.lead * (closeness - other) + ofSubject
  }
  const found = [...new Set([...asked.slice(0, seen.anywhere), ...own.slice(0, seen.named)])]
    .filter(isAnswer)
    .map((one): Weighed => {
      const { file: main, finding } = one
      const isNamed = known?.main === main
      const { asks } = known ?? { asks: [] }
      const isAsked = isNamed && answersAsk({ asks, onCompanion: new Set(), main }, finding.id, finding.asks)
      return { ...one, said: said(one), isNamed, isAsked }
    })
    .filter((one) => isEnough(one, known))
    .map((one) => ({ one, worth: worthOf(one) }))
    .toSorted((a, b) => b.worth - a.worth)
  const [best] = found
  if (best === undefined || best.worth < worth.least) return []
  return found
    .filter((other) => other.one.file === best.one.file && other.worth > best.worth - asWorthy)
    .map(({ one }) => one)
}
