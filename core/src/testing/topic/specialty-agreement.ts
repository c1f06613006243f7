import { groupBy } from "#kernel/group-by.ts"
import { knownConceptsOf } from "#reading/concepts.ts"
import type { ReadPost } from "#reading/read-post.ts"
import { relevanceOf } from "#topic/specialties.ts"
import type { Specialty } from "#topic/specialty.ts"
import { subjectOf } from "#vocabulary/subjects.ts"

/** Whom the talk of a community concerns, as a health professional would say it. */
const concerns: { readonly [community: string]: ReadonlyArray<Specialty> } = {
  supplements: ["sports_pharmacist", "sports_nutritionist"],
  nootropics: ["sports_pharmacist", "clinical_pharmacist"],
  bodybuilding: ["sports_nutritionist", "fitness_professional", "sports_pharmacist"],
  gainit: ["sports_nutritionist", "fitness_professional"],
  leangains: ["sports_nutritionist", "fitness_professional"],
  ketogains: ["sports_nutritionist", "dietitian"],
  bipolar: ["clinical_pharmacist", "health_coach"],
  bipolarreddit: ["clinical_pharmacist", "health_coach"],
  psychopharmacology: ["clinical_pharmacist"],
  adhd: ["clinical_pharmacist", "health_coach"],
  pharmacy: ["community_pharmacist", "clinical_pharmacist"],
  acne: ["community_pharmacist"],
  skincareaddiction: ["community_pharmacist"],
  stopsmoking: ["health_coach", "community_pharmacist"],
  stopdrinking: ["health_coach"],
  depression: ["health_coach", "clinical_pharmacist"],
  anxiety: ["health_coach", "clinical_pharmacist"],
  socialanxiety: ["health_coach"],
  loseit: ["health_coach", "dietitian", "nutritionist"],
  diabetes: ["dietitian", "clinical_pharmacist"],
  glutenfree: ["dietitian", "nutritionist"],
  keto: ["dietitian", "nutritionist"],
  fasting: ["dietitian", "nutritionist"],
  nutrition: ["nutritionist", "dietitian", "sports_nutritionist"],
  vegetarian: ["nutritionist"],
  vegrecipes: ["nutritionist"],
  fitmeals: ["nutritionist", "sports_nutritionist"],
  eatcheapandhealthy: ["nutritionist"],
  ketorecipes: ["nutritionist", "dietitian"],
  running: ["sports_medicine_doctor", "physical_therapist"],
  barefootrunning: ["sports_medicine_doctor", "physical_therapist"],
  triathlon: ["sports_medicine_doctor"],
  cycling: ["sports_medicine_doctor"],
  climbing: ["sports_medicine_doctor", "physical_therapist"],
  yoga: ["physical_therapist", "fitness_professional"],
  bodyweightfitness: ["fitness_professional", "physical_therapist"],
  weightroom: ["fitness_professional"],
  powerlifting: ["fitness_professional"],
  crossfit: ["fitness_professional"],
}

const groupSize = 8

/** Groups of eight posts of one community on one listed subject, their community hidden: only words and the subject tell. */
const groupsOf = (posts: ReadonlyArray<ReadPost>) =>
  [...groupBy(posts, ({ community }) => community.toLowerCase())].flatMap(([community, own]) => {
    const expected = concerns[community]
    if (expected === undefined) return []
    const bySubject = new Map<string, Array<ReadPost>>()
    for (const post of own) {
      for (const concept of knownConceptsOf(post.terms)) {
        const group = bySubject.get(concept)
        if (group === undefined) bySubject.set(concept, [post])
        else if (group.length < groupSize) group.push(post)
      }
    }
    return [...bySubject].flatMap(([concept, group]) => {
      const subject = group.length < groupSize ? null : subjectOf(concept, null, new Float64Array())
      return subject?.listed === true
        ? [{ expected, subject, posts: group.map((post) => ({ ...post, community: "hidden" })) }]
        : []
    })
  })

export interface SpecialtyAgreement {
  readonly groups: number
  /** Mean over the specialties of the harmonic mean of precision and recall. */
  readonly macroF1: number
  /** Share of groups with one of the first two specialties among the expected ones. */
  readonly topTwo: number
}

/**
 * How well the specialties of a topic agree with those its community concerns. A group counts for the first expected
 * specialty it is given; one given none counts as missed for the first expected and as false for the one given.
 */
export const specialtyAgreement = (posts: ReadonlyArray<ReadPost>): SpecialtyAgreement => {
  const right = new Map<Specialty, number>()
  const wrong = new Map<Specialty, number>()
  const missed = new Map<Specialty, number>()
  const count = (of: Map<Specialty, number>, specialty: Specialty | undefined): void => {
    if (specialty !== undefined) of.set(specialty, (of.get(specialty) ?? 0) + 1)
  }
  const groups = groupsOf(posts)
  let near = 0
  for (const { expected, subject, posts: own } of groups) {
    const given = relevanceOf(subject, own).map(({ specialty }) => specialty)
    if (given.slice(0, 2).some((specialty) => expected.includes(specialty))) near++
    const [first] = given
    if (first !== undefined && expected.includes(first)) count(right, first)
    else {
      count(wrong, first)
      count(missed, expected[0])
    }
  }
  const all = [...new Set([...right.keys(), ...wrong.keys(), ...missed.keys()])]
  const f1 = all.map((specialty) => {
    const hits = right.get(specialty) ?? 0
    return (2 * hits) / (2 * hits + (wrong.get(specialty) ?? 0) + (missed.get(specialty) ?? 0))
  })
  return {
    groups: groups.length,
    macroF1: f1.reduce((sum, share) => sum + share, 0) / Math.max(1, f1.length),
    topTwo: near / Math.max(1, groups.length),
  }
}
