import { type Choice, isHook, isNew, keysOf, replaced } from "./choice.ts"
import type { BeatParts, Group, Part } from "./line.ts"

/**
 * How a change keeps to the plan: the same thing in fewer words, and then the answer itself, whose headline may leave out
 * whom or how much it is about; a second needed thing left out, another thing said, and last of all another answer.
 */
type Change = "briefer" | "terser" | "spared" | "other" | "answer"

/** A choice with one change made. */
interface Changed {
  readonly next: Choice
  readonly change: Change
}

const changesInOrder: ReadonlyArray<Change> = ["briefer", "terser", "spared", "other", "answer"]

/**
 * Says needed things more briefly until they fit. Of the changes that keep most to the plan, the smallest that is
 * enough; where none is, the biggest, and on.
 */
export const shortened = (
  beats: ReadonlyArray<BeatParts>,
  first: Choice,
  most: number,
  length: (choice: Choice) => number,
): Choice => {
  let choice = first
  for (;;) {
    const now = length(choice)
    if (now <= most) return choice
    const best = smallestEnough(changesOf(beats, choice), now, most, length)
    if (best === null) return choice
    choice = best
  }
}

/** Of the first kind of change that saves anything, the smallest that is enough, or else the biggest; null where none does. */
const smallestEnough = (
  changes: ReadonlyArray<Changed>,
  now: number,
  most: number,
  length: (choice: Choice) => number,
): Choice | null => {
  for (const kind of changesInOrder) {
    const open = changes
      .filter(({ change }) => change === kind)
      .map(({ next }) => ({ next, saving: now - length(next) }))
      .filter(({ saving }) => saving > 0)
      .toSorted((a, b) => a.saving - b.saving)
    const best = open.find(({ saving }) => now - saving <= most) ?? open.at(-1)
    if (best !== undefined) return best.next
  }
  return null
}

/** Whether a group only leaves out what introduces the statement of another. */
const isWithoutLead = (group: Group, current: Group): boolean => {
  const [stated, before] = [group, current].map(({ lines }) =>
    lines.find(({ origin }) => origin.kind === "finding"),
  )
  return stated !== undefined && before?.text.endsWith(stated.text) === true
}

const changesOf = (beats: ReadonlyArray<BeatParts>, choice: Choice): ReadonlyArray<Changed> => {
  const promised = promisedIn(choice)
  return beats.flatMap(({ parts }, beat) =>
    parts.flatMap(({ isNeeded, isAnswer = false, groups }: Part, part) => {
      const current = choice[beat]?.[part] ?? null
      if (!isNeeded || current === null) return []
      const others = keysOf(replaced(choice, beat, part, null))
      const changes = groups
        .filter((group) => isNew(group, others))
        .map((group) => ({
          next: replaced(choice, beat, part, group),
          change:
            group.keys[0] === current.keys[0]
              ? isAnswer && !isWithoutLead(group, current)
                ? ("terser" as const)
                : ("briefer" as const)
              : isAnswer || promised.has(current.keys[0])
                ? ("answer" as const)
                : ("other" as const),
        }))
      // A second needed thing of a beat gives way before a beat falls silent.
      const isSpare =
        !isAnswer && !isKept(current) && (choice[beat] ?? []).filter((group) => group !== null).length > 1
      return isSpare
        ? [...changes, { next: replaced(choice, beat, part, null), change: "spared" as const }]
        : changes
    }),
  )
}

/** What a script never drops: its first and last words, who is talking, what it is not about, and its warning. */
const isKept = ({ keys: [key] }: Group): boolean =>
  key === "disclaimer" ||
  key === "opening" ||
  key === "speaker" ||
  key === "alone" ||
  key.startsWith("hook:") ||
  key.startsWith("warning:")

/** The finding that the first words promise. */
const promisedIn = (choice: Choice): ReadonlySet<string> =>
  new Set(
    choice
      .flat()
      .flatMap((group) =>
        isHook(group)
          ? (group?.lines ?? []).flatMap(({ origin }) =>
              origin.kind === "finding" ? [`finding:${origin.id}`] : [],
            )
          : [],
      ),
  )
