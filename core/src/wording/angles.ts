import { keeping } from "#kernel/kept.ts"
import { gateOf } from "#script/safety/gate.ts"
import type { Angled } from "./angled.ts"
import type { Idea } from "./idea.ts"
import { isCheering } from "./long-fast.ts"
import { sortOf } from "./sorts.ts"
import { isTactless } from "./tact.ts"
import { isFamiliar, namedIdeas, sharedIdeas, unlistedIdeas } from "./topic-ideas.ts"
import { spread } from "./turns.ts"

const mostAngles = 3
/** Of what no list has, and of a bare name, few things can be said that are true. */
const mostOfUnsure = 2
/**
 * Two ideas that fit the posts are better than three with one that would fit any: so many are made up from what the title
 * asks. Of an illness and a supplement there is always a third, of a dish there are but stock ones.
 */
const leastOf = ({ states, subject }: Angled): number =>
  states?.shares !== "cook" && /^(?:eaten|served|followed|ill|taken)$/.test(sortOf(subject)) ? 3 : 2

/** Most angles come up with many subjects, and again the next day. */
const lastFilmed = keeping<boolean>(20_000)

const mayBeFilmed = (angle: string): boolean => lastFilmed(angle, () => gateOf(angle) === null)

/** The rows of ideas for a topic, and how many are taken of them. */
const rowsOf = (angled: Angled, turn: number) => {
  if (angled.states === null) return { ...namedIdeas(angled, turn), least: 1, most: mostOfUnsure }
  return isFamiliar(angled.subject)
    ? { ...sharedIdeas(angled, turn), least: leastOf(angled), most: mostAngles }
    : { ...unlistedIdeas(angled, turn), least: 1, most: mostOfUnsure }
}

/**
 * Film ideas. Under a title that states a question: what the evidence library holds on it, then what the posts ask and
 * what comes up beside it, then what they want; three of a subject that we know, one or two of what no list has. Under a
 * bare name: what the library holds on it and what several of its posts really ask; none where there is neither. No form
 * that another topic of the day has while there are others, and none that may not be filmed.
 */
export const anglesFor = (angled: Angled): ReadonlyArray<string> => {
  const { subject, used, said, turn: day } = angled
  const { rows, rest, least, most } = rowsOf(angled, spread(`${subject.name} ${day}`))
  const chosen: Array<Idea> = []
  const take = (
    from: ReadonlyArray<ReadonlyArray<Idea>>,
    upTo: number,
    isFree: (idea: Idea) => boolean,
  ): void => {
    for (const row of from) {
      if (chosen.length >= upTo) return
      const idea = row.find(
        (one) =>
          isFree(one) &&
          chosen.every(({ angle, form }) => angle !== one.angle && form !== one.form) &&
          (one.of === undefined || chosen.every(({ of }) => of !== one.of)) &&
          mayBeFilmed(one.angle) &&
          (row === rows[0] ||
            (!isTactless(one.angle, said.circumstances) &&
              !(said.isLongFast && isCheering(one.angle, subject)))),
      )
      if (idea !== undefined) chosen.push(idea)
    }
  }
  const isFresh = ({ form }: Idea): boolean => !used.has(form)
  take(rows, most, isFresh)
  take([...rest, ...rest.slice(1)], least, isFresh)
  take([...rows.slice(1), ...rest], least, () => true)
  for (const { form } of chosen) used.add(form)
  return chosen.map(({ angle }) => angle)
}
