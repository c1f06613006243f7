import { stemsOf } from "#reading/concepts.ts"
import type { ReadPost } from "#reading/read-post.ts"
import { similarity, vectorOf } from "#text/lexicon.ts"
import { stem } from "#text/stem.ts"
import type { Subject, SubjectKind } from "#vocabulary/subjects.ts"
import { Specialty } from "./specialty.ts"

interface Profile {
  readonly communities: string
  readonly words: string
  readonly kinds: ReadonlyArray<SubjectKind>
}

/** Communities and words of each specialty, and the kinds of subject it answers for. */
const profiles: { readonly [S in Specialty]: Profile } = {
  sports_pharmacist: {
    communities:
      "supplements nootropics advancedfitness pharmacology naturalbodybuilding bodybuilding drugnerds",
    words:
      "supplement creatine caffeine preworkout stimulants testosterone nootropics piracetam dosage ephedrine beta alanine",
    kinds: ["supplement"],
  },
  sports_nutritionist: {
    communities:
      "nutrition scientificnutrition advancedrunning naturalbodybuilding triathlon velo leangains ketogains gainit",
    words: "protein macros carbs whey bulking calories training muscle fuel glycogen bcaa surplus",
    kinds: ["supplement", "measure", "diet"],
  },
  clinical_pharmacist: {
    communities: "pharmacy pharmacology medicine residency psychopharmacology bipolar bipolarreddit adhd",
    words:
      "medication dose ssri lithium antidepressant prescribed hospital pharmacist side effects interactions mg drug",
    kinds: ["medicine", "condition"],
  },
  community_pharmacist: {
    communities: "pharmacy pharmacytechnician supplements askdocs acne skincareaddiction stopsmoking",
    words:
      "pharmacy prescription otc counter pills birth control allergy cold nicotine benzoyl cream insurance",
    kinds: ["medicine", "skincare"],
  },
  nutritionist: {
    communities:
      "nutrition healthyfood eatcheapandhealthy plantbaseddiet mealprepsunday vegan vegetarian vegetarianism vegrecipes fitmeals budgetfood paleo tea ketorecipes",
    words: "food vegetables recipe meal eating cook breakfast healthy beans chicken salad snack ingredients",
    kinds: ["food", "diet", "meal"],
  },
  dietitian: {
    communities:
      "dietetics scientificnutrition nutrition diabetes ibs glutenfree keto theketodiet xxketo fasting",
    words: "diet diabetes insulin gluten celiac calories carbs blood sugar fiber intake nutrients weight",
    kinds: ["diet", "condition", "measure", "organ"],
  },
  physical_therapist: {
    communities:
      "physicaltherapy flexibility bodyweightfitness backpain plantarfasciitis yoga barefootrunning",
    words:
      "pain knee shoulder stretch mobility hip posture ankle back injury hamstring rehab flexibility spine",
    kinds: ["body", "symptom"],
  },
  sports_medicine_doctor: {
    communities:
      "sportsmedicine running advancedrunning acl medicine cycling bicycling swimming climbing barefootrunning",
    words: "injury running marathon doctor surgery race fracture tendon knee recovery heart rate endurance",
    kinds: ["sport", "body", "event"],
  },
  fitness_professional: {
    communities:
      "fitness advancedfitness weightroom personaltraining xxfitness crossfit yoga powerlifting weightlifting bodyweightfitness",
    words: "squat deadlift bench workout gym lifting reps program strength form routine press trainer",
    kinds: ["exercise", "gear", "sport"],
  },
  health_coach: {
    communities:
      "biohackers getdisciplined sleep loseit intermittentfasting anxiety socialanxiety depression stopdrinking stopsmoking bodyacceptance",
    words:
      "motivation habit goals sleep stress anxiety sober quit smoking drinking journey lifestyle meditation support",
    kinds: ["habit", "therapy", "condition"],
  },
}

const ready = Specialty.literals.map((specialty) => {
  const { communities, words, kinds } = profiles[specialty]
  return {
    specialty,
    communities: new Set(communities.split(" ")),
    direction: vectorOf(words.split(" ").map((word) => stem(word))),
    kinds: new Set(kinds),
  }
})

export interface Relevance {
  readonly specialty: Specialty
  readonly share: number
}

const leastShare = 0.15

/** What the evidence file says of whom it is for counts as much as two thirds of the posts in their communities. */
const knownWeight = 2

/**
 * The specialties a topic concerns, best first, at most three. Scores are 5 x cosine of the posts' words with the
 * specialty's, 3 x share of posts from its communities, 1 for its kinds of subject, and 2 where it is one of `known`,
 * those that the evidence file of the subject names; their softmax is the share.
 */
export const relevanceOf = (
  subject: Subject,
  posts: ReadonlyArray<ReadPost>,
  known: ReadonlyArray<Specialty> = [],
): ReadonlyArray<Relevance> => {
  const direction = vectorOf(posts.flatMap(({ terms }) => stemsOf(terms)))
  const scores = ready.map(({ specialty, communities, direction: words, kinds }) => {
    const home = posts.filter(({ community }) => communities.has(community.toLowerCase())).length
    const score =
      5 * similarity(direction, words) +
      (3 * home) / Math.max(1, posts.length) +
      (kinds.has(subject.kind) ? 1 : 0) +
      (known.includes(specialty) ? knownWeight : 0)
    return { specialty, weight: Math.exp(score) }
  })
  const total = scores.reduce((sum, { weight }) => sum + weight, 0)
  const ranked = scores
    .map(({ specialty, weight }) => ({ specialty, share: Math.round((100 * weight) / total) / 100 }))
    .toSorted((a, b) => b.share - a.share)
  const fitting = ranked.filter(({ share }) => share >= leastShare).slice(0, 3)
  return fitting.length > 0 ? fitting : ranked.slice(0, 1)
}
