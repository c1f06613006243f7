import type { Finding } from "#evidence/finding.ts"
import type { ScriptFormat } from "#script/settings.ts"
import { asMistake } from "./counted-tips.ts"
import type { Sayable } from "./findings-said.ts"
import type { BeatParts, Group, Part } from "./line.ts"
import type { Material } from "./material.ts"

const needed = (groups: ReadonlyArray<Group>): Part => ({ groups, isNeeded: true, rank: 0 })
const answering = (groups: ReadonlyArray<Group>): Part => ({ ...needed(groups), isAnswer: true })
const wished = (rank: number, groups: ReadonlyArray<Group>): Part => ({ groups, isNeeded: false, rank })

/** Needed, but in half a minute only where there is time: the answer's limit stands for it there. */
const second = ({ isShort }: Material, groups: ReadonlyArray<Group>): Part =>
  isShort ? wished(0, groups) : needed(groups)

/** Needed, but in half a minute the warning stands for it. */
const cautioned = ({ isShort, redFlags }: Material, groups: ReadonlyArray<Group>): Part =>
  isShort && redFlags.length > 0 ? wished(1, groups) : needed(groups)

const all = <T>(said: ReadonlyArray<Sayable<T>>): ReadonlyArray<Group> => said.flatMap(({ groups }) => groups)

/** One part per item, in order, so that a beat can hold several. */
const oneEach = <T>(rank: number, said: ReadonlyArray<Sayable<T>>, most: number): ReadonlyArray<Part> =>
  said.slice(0, most).map(({ groups }, index) => wished(rank + index, groups))

const unlike =
  (wanted: (finding: Finding) => boolean) =>
  ({ item }: Sayable<Finding>): boolean =>
    wanted(item)

const isCaution = unlike(({ asks }) =>
  asks.some((ask) => ["who_not", "side_effects", "safe", "children", "pregnancy"].includes(ask)),
)
const isUnsure = unlike(({ strength }) => strength !== "strong" && strength !== "moderate")
const isAboutDoing = unlike(({ asks }) =>
  asks.some((ask) => ["how_much", "when", "how_long", "do_first", "forms", "works"].includes(ask)),
)

/** Says what to do; that something works is no tip. */
const isAdvice = unlike(({ asks }) => ["do_first", "how_much", "when"].includes(asks[0]))

const warning = ({ redFlags, mustWarn }: Material): Part =>
  mustWarn ? needed(all(redFlags)) : wished(2, all(redFlags))

/** Myths with their truth, for a script with time for them. */
const myths = (rank: number, { myths: known }: Material, most: number): ReadonlyArray<Part> =>
  mistakes(known)
    .slice(0, most)
    .map((group, index) => wished(rank + index, [group]))

const mistakes = (known: Material["myths"]): ReadonlyArray<Group> => known.map(asMistake)

/** Who is talking is said in any script of a minute and more; in half a minute, where there is time. */
const person = ({ person: { speaker, audience }, isShort }: Material): ReadonlyArray<Part> => [
  ...(speaker.length === 0 ? [] : [isShort ? wished(1, speaker) : needed(speaker)]),
  ...(isShort ? [] : [wished(1, audience)]),
]

/** What answers: where it is asked when to see somebody, the warning. */
const answersOf = (
  { redFlags, isOnWarning }: Material,
  said: ReadonlyArray<Sayable<Finding>>,
): ReadonlyArray<Group> => (isOnWarning ? [...all(redFlags), ...all(said)] : all(said))

/** What to do: a step on what is asked, advice on it, the warning; a step on something else only where none is left. */
const tips = ({ steps, otherSteps, findings, redFlags, isOnWarning }: Material): ReadonlyArray<Group> => [
  ...(isOnWarning ? all(redFlags) : []),
  ...all(steps),
  ...all(findings.filter(isAdvice)),
  ...all(redFlags),
  ...all(otherSteps),
]

/** The one tip: where no step is on what is asked, the answer to it stands for one. */
const tipOf = (m: Material): ReadonlyArray<Group> =>
  m.isOnMatter && m.steps.length === 0
    ? [...all(m.answers.filter(isAdvice)), ...all(m.answers), ...tips(m)]
    : tips(m)

/** The first of the tips that a title counts; undefined where it counts none. */
const firstCounted = ({ counted }: Material): ReadonlyArray<Group> | undefined => counted?.tips[0]

/** Those behind the first, the last one apart where it ends the script; undefined where there are none. */
const nextCounted = ({ counted }: Material, isLastApart: boolean): ReadonlyArray<Part> | undefined => {
  const tips = counted?.tips ?? []
  const next = tips.slice(1, isLastApart && tips.length > fewestApart ? -1 : undefined)
  return next.length === 0 ? undefined : next.map(needed)
}

/** Two stand one behind the other; of more, the last is what to do. */
const fewestApart = 2
const lastCounted = ({ counted }: Material): ReadonlyArray<Group> | undefined =>
  counted !== null && counted.tips.length > fewestApart ? counted.tips.at(-1) : undefined

/** What a typed title asks is answered, be its tip a step on something else. */
const told = (m: Material): ReadonlyArray<Part> =>
  m.told.length === 0 ? [] : [m.isShort ? wished(0.25, all(m.told)) : answering(all(m.told))]

/** The question of a typed title, put before what is told. */
const typed = ({ typed: groups, isShort }: Material): ReadonlyArray<Part> =>
  groups.length === 0 ? [] : [isShort ? wished(0.5, groups) : needed(groups)]

/** What is not known: findings that nothing is sure of, and those whose reach has a limit. */
const openPoints = ({ findings }: Material): ReadonlyArray<Sayable<Finding>> => [
  ...findings.filter(isUnsure),
  ...findings.filter(({ item }) => item.limit !== null && !isUnsure({ item, groups: [] })),
]

/** Said before the answer, so that nobody takes it for one about both. */
const alone = ({ alone: groups }: Material): ReadonlyArray<Part> =>
  groups.length === 0 ? [] : [needed(groups)]

const ending = ({ closes, disclaimer }: Material): ReadonlyArray<Part> => [
  wished(4, closes),
  needed([disclaimer]),
]

/** What each beat says, by format: the plot. A part that another beat has used is passed over. */
export const plots: {
  readonly [F in ScriptFormat]: (material: Material) => ReadonlyArray<BeatParts>
} = {
  trend_reaction: (m) => [
    { name: "hook", parts: [needed(m.hooks), ...person(m)] },
    { name: "what_people_say", parts: [needed(m.questions), ...alone(m)] },
    { name: "verdict_up_front", parts: [answering(firstCounted(m) ?? answersOf(m, m.answers))] },
    {
      name: "evidence_1",
      parts: [
        ...(nextCounted(m, true) ?? [second(m, all(m.findings))]),
        ...oneEach(3, m.findings, 10),
        ...myths(8, m, 4),
      ],
    },
    {
      name: "limits_who_not",
      parts: [
        warning(m),
        cautioned(m, all([...m.findings.filter(isCaution), ...openPoints(m), ...m.findings])),
        ...oneEach(6, m.findings.filter(isCaution), 3),
      ].toSorted((a, b) => Number(b.isNeeded) - Number(a.isNeeded)),
    },
    {
      name: "do_this",
      parts: [
        needed(lastCounted(m) ?? tips(m)),
        ...(m.counted === null ? oneEach(5, m.steps, 4) : []),
        ...oneEach(12, m.redFlags, 3),
      ],
    },
    { name: "cta_disclaimer", parts: ending(m) },
  ],
  expert_review: (m) => [
    { name: "hook_verdict", parts: [needed(m.hooks), ...person(m)] },
    { name: "claim", parts: [needed(m.questions), ...alone(m)] },
    {
      name: "best_study_design_n_effect",
      parts: [answering(answersOf(m, m.sourced)), ...oneEach(3, m.findings, 8), ...myths(10, m, 4)],
    },
    {
      name: "what_we_do_not_know",
      parts: [second(m, all(openPoints(m))), ...oneEach(6, m.findings.filter(isUnsure), 2)],
    },
    {
      name: "who_may_benefit_who_should_not",
      parts: [
        needed(all(m.redFlags)),
        wished(4, all([...m.findings.filter(isCaution), ...m.findings])),
        ...oneEach(7, m.steps, 4),
        ...oneEach(12, m.redFlags, 3),
      ],
    },
    { name: "cta_disclaimer", parts: ending(m) },
  ],
  myth_buster: (m) => {
    const [first] = m.myths
    const [truths, again] = first === undefined ? [[], []] : [[first.truth], [first.again]]
    return [
      {
        name: "truth_first_hook",
        parts: [needed(m.hooks), ...person(m)],
      },
      {
        name: "warn_then_myth_once",
        parts: [
          ...typed(m),
          ...alone(m),
          // How many ask stands before the myth: between it and what is true instead it would part the two.
          wished(8, m.answered),
          needed(first === undefined ? m.questions : [first.myth]),
        ],
      },
      {
        name: "why_it_misleads",
        parts: [
          needed([
            ...m.findings
              .filter(({ item }) => item.id === first?.item.finding)
              .flatMap(({ groups }) => groups),
            ...truths,
            // A myth is never left without what is true instead.
            ...(first === undefined ? all(m.findings) : []),
          ]),
          ...oneEach(5, m.findings, 3),
          ...myths(9, { ...m, myths: m.myths.slice(1) }, 3),
        ],
      },
      { name: "fact_with_evidence", parts: [second(m, all(m.findings)), ...oneEach(3, m.findings, 10)] },
      {
        name: "truth_again_cta_disclaimer",
        parts: [
          needed(m.isShort ? [...tips(m), ...again] : [...again, ...tips(m)]),
          warning(m),
          wished(6, all(m.steps)),
          ...ending(m),
        ],
      },
    ]
  },
  quick_tip: (m) => [
    { name: "hook_problem", parts: [needed(m.hooks), ...person(m)] },
    {
      name: "tip_one_line",
      parts: [
        ...typed(m),
        ...alone(m),
        ...(m.counted === null ? [wished(8, m.answered)] : []),
        answering(firstCounted(m) ?? tipOf(m)),
      ],
    },
    {
      name: "how_steps_max3",
      parts: [
        ...(nextCounted(m, false) ?? [
          ...told(m),
          needed([
            ...all(m.opened),
            ...all(m.steps.slice(1)),
            ...all([...m.findings.filter(isAboutDoing), ...m.findings]),
          ]),
          ...oneEach(4, m.steps, 4),
        ]),
        ...oneEach(3, m.findings, 10),
      ],
    },
    {
      name: "common_mistake_stop_if",
      parts: [
        warning(m),
        needed([
          ...all(m.findings.filter(isCaution)),
          ...mistakes(m.myths),
          ...all(m.redFlags),
          ...all(m.findings),
        ]),
      ].toSorted((a, b) => Number(b.isNeeded) - Number(a.isNeeded)),
    },
    { name: "cta_disclaimer", parts: ending(m) },
  ],
}
