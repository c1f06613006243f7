import { usualLanguage } from "#language/pack.ts"
import { lookUp, similarity, vectorOf } from "#text/lexicon.ts"
import { stem } from "#text/stem.ts"
import { ofSubjects } from "./in-force.ts"
import type { ListedKind } from "./vocabulary.ts"

/** What sort of thing a subject is: decides which sentences can be made about it. A new term stands in no list. */
export type SubjectKind = ListedKind | "term"

/** The category a card shows for each kind. */
export const categoryOf: { readonly [K in SubjectKind]: string } = {
  supplement: "supplements",
  medicine: "medication",
  food: "nutrition",
  diet: "nutrition",
  exercise: "fitness",
  sport: "fitness",
  body: "body and pain",
  organ: "how the body works",
  meal: "nutrition",
  condition: "conditions",
  symptom: "symptoms",
  measure: "body measures",
  gear: "equipment",
  skincare: "skin care",
  therapy: "treatment",
  habit: "lifestyle",
  profession: "health professions",
  event: "sports events",
  term: "new term",
}

/** A thing people ask about, with a name that fits into a sentence. */
export interface Subject {
  readonly concept: string
  readonly name: string
  readonly kind: SubjectKind
  /** Listed by us, rather than guessed from how people write. */
  readonly listed: boolean
}

/** Subjects too wide for a film by themselves, or for a second subject in a title. */
const broad: ReadonlySet<string> = new Set(
  `side_effect symptom treatment pill dose dosag strength energi nutrient meal fat chemic unhealthi weight diet nutrit exercis workout
  supplement meat doctor medic med physician gym lift lifter rep routin skin brain blood heart cure hospit appoint job cream height
  lifestyl mental_health health_benefit psycholog protein food calori carb sugar body_weight muscl ill infect summer workout_routin
  motiv tolerance toler train_program race competit athlet patient app veggi veget cook meal_plan goal_weight bodi
  run bike cycl climb shoe health_insur weight_train strength_train lift_weight food_process`.split(/\s+/),
)

/** Whether a subject is too wide to be interesting unless very many people bring it up. */
export const isBroad = (concept: string): boolean => broad.has(concept)

/** The same of a subject by its name: what posts write around a wide word is narrower ("menstrual cycle" of "cycle"). */
export const isWide = ({ concept, listed, name }: Omit<Subject, "kind">): boolean =>
  isBroad(concept) && (listed || !name.includes(" "))

/** What a form is counted under: the stems of its words. */
export const conceptOf = (written: string): string =>
  written
    .toLowerCase()
    .split(/\s+/)
    .map((word) => stem(word.replace(/'s$/, "")))
    .join("_")

const listed = ofSubjects(
  (subjects): ReadonlyMap<string, Subject> =>
    new Map(
      subjects.flatMap(({ name, kind, forms }) =>
        forms[usualLanguage].map((form): readonly [string, Subject] => {
          const concept = conceptOf(form)
          return [concept, { concept, name, kind, listed: true }]
        }),
      ),
    ),
)

const named = ofSubjects(
  (subjects): ReadonlyMap<string, Subject> =>
    new Map(
      subjects.flatMap(({ name, kind, forms: { [usualLanguage]: written } }) =>
        written
          .slice(0, 1)
          .map((form): readonly [string, Subject] => [
            name.toLowerCase(),
            { concept: conceptOf(form), name, kind, listed: true },
          ]),
      ),
    ),
)

/** A listed subject by a form of it, or by the name of its row, as topics bear it ("vegan eating" of "vegan"); null of any other. */
export const subjectNamed = (name: string): Subject | null =>
  listed().get(conceptOf(name)) ?? named().get(name.toLowerCase()) ?? null

const writtenFiles = ofSubjects(
  (subjects): ReadonlyMap<string, string> =>
    new Map(
      subjects.flatMap(({ evidence, forms }) =>
        evidence === null
          ? []
          : forms[usualLanguage].map((form): readonly [string, string] => [conceptOf(form), evidence]),
      ),
    ),
)

/** What is written in the list, by its small letters; the name that a card says before a form that people type. */
const spellings = ofSubjects(
  (subjects): ReadonlyMap<string, string> =>
    new Map(
      [...subjects.flatMap(({ forms }) => forms[usualLanguage]), ...subjects.map(({ name }) => name)].map(
        (written) => [written.toLowerCase(), written],
      ),
    ),
)

/** A name with the capitals of its row, as "ADHD" for "adhd"; one that no row has as it is. */
export const spelled = (name: string): string => spellings().get(name.toLowerCase()) ?? name

/** The file of the evidence library that the row of a concept names, if there is one. */
export const writtenFileOf = (concept: string): string | undefined => writtenFiles().get(concept)

/** Health words that make no subject by themselves: amounts, people, praise, verbs used as nouns. */
const plain: ReadonlySet<string> = new Set(
  `progress effects lb lbs pounds kg gram mg oz cal kcal tbsp tsp tablespoon teaspoon cup scoop slice serving studies study research
  scientists medical healthy healthier unhealthy size mile distance form loss cheap routine regimen leg legs diagnosed diagnosis
  disorder mix ingredients strong stronger strength patient shape nsv sv delicious tasty yummy skinny thin consistently faq method bf
  journey athlete competition moderate overall ups rid pr focused anxious fried session height stimulation sensitive chemical tight
  stats weak min boobs dish pace victory transformation manic noob newbie cure pose championships chopped chop prep blend toast peak
  lifters swimmer runner runners cyclist smoker yai yay y'all gal gals guys ladies phase difficulty hardest longest stem phd undergrad
  yum yumm hottie forehead beneficial anecdotal ratio consumption intake dose dosage technique variation substance compound extract powder spice dip cream pan
  sauce meal meals food foods fat body drug drugs recipe recipes brain muscle gym health mood acid skd tkd lg ss sa er rat rats shark
  dread conscious mass pills pill bump bumps stir fry scrub rave scans shawn fittit loseit weightroom gainit reddit photo pic pics
  pictures tolerance harm microwave oven fridge crust flavor eaten examine oral disease illness treatment psych psychology biology
  neuroscience neuro chemistry receptor receptors neuron gene tissue nerve bacteria journal milestone discouraged yogi wod amrap bb
  vegetarians vegans vegan's cyclists thighs cheeks boob breast breasts chest lifter squatted benched size sizes fats trails medicine
  hospital clinic symptoms symptom risk syndrome infection appointment movement transition sprint endurance energy medications
  nutrients trainee handful batch portions packets healthiest deliciousness tastes lifestyle wheelchair coworkers quinoa's bodyfat
  guide nationals farther male female nutritional itchy veg veggie fitness reps rep sets set cutting cut bulked buff shredded lean swole physique abbreviation`
    .split(/\s+/)
    .map((word) => stem(word)),
)

/** Whether a word typical of health forums makes no subject by itself. */
export const isPlain = (word: string): boolean => plain.has(word)

/** Words that are typical of a kind, for guessing it. */
const kindSeeds: ReadonlyArray<readonly [SubjectKind, Float64Array]> = (
  [
    ["supplement", "creatine magnesium fish_oil melatonin piracetam supplement whey zinc"],
    ["medicine", "adderall lithium zoloft accutane antibiotics ssri lamictal seroquel prescribed"],
    ["food", "chicken rice cheese garlic recipe bake cook beans onion sauce bread"],
    ["diet", "keto paleo vegan vegetarian fasting carbs calories macros"],
    ["exercise", "squat deadlift bench press barbell reps pullups sets"],
    ["sport", "marathon running cycling swimming climbing yoga race bike"],
    ["condition", "anxiety depression bipolar adhd celiac diabetes acne disorder"],
    ["symptom", "pain nausea headaches sore dizzy fatigue rash swelling itchy"],
    ["body", "knee shoulder ankle hip hamstring wrist calf spine"],
    ["gear", "shoes bra mat pedals helmet belt brand fit wear"],
    ["skincare", "moisturizer sunscreen cleanser exfoliate serum oily lotion face"],
    ["therapy", "therapist therapy surgery psychiatrist meditation counseling"],
    ["habit", "quit smoking drinking sober motivation sleep confidence friends"],
    ["profession", "pharmacist nurse school residency patients hospital physician exam"],
  ] as const
).map(([kind, words]) => [kind, vectorOf(words.split(" ").map((word) => stem(word)))])

const guessKind = (concept: string, around: Float64Array): SubjectKind => {
  const own = vectorOf(concept.split("_"))
  let best: SubjectKind = "condition"
  let bestScore = -Infinity
  for (const [kind, seed] of kindSeeds) {
    const score = similarity(own, seed) + 0.5 * similarity(around, seed)
    if (score > bestScore) {
      bestScore = score
      best = kind
    }
  }
  return best
}

/** Endings of verbs and adjectives, which read badly as a subject. */
const unnounlike = /(?:ing|ed|ly|est|ful|able|ous)$/

/** Kinds in which new names appear: products, methods, conditions. */
const newKinds: ReadonlySet<SubjectKind> = new Set([
  "supplement",
  "medicine",
  "skincare",
  "diet",
  "condition",
])

/**
 * The subject behind a concept, or null when the concept names none: verbs, adjectives, amounts. `form` is how the
 * posts at hand write it, and `around` the direction of their text; both are used only for concepts not listed.
 */
export const subjectOf = (concept: string, form: string | null, around: Float64Array): Subject | null => {
  const known = listed().get(concept)
  if (known !== undefined) return known
  const parts = concept.split("_")
  if (parts.some((part) => plain.has(part))) return null
  const word = lookUp(concept)
  if (word === undefined) {
    if (form === null || parts.length > 1 || unnounlike.test(form)) return null
    const kind = guessKind(concept, around)
    return newKinds.has(kind) ? { concept, name: form, kind, listed: false } : null
  }
  if (word.specificity === null || word.kind !== "noun" || unnounlike.test(word.form)) return null
  if (/(?:^|\s)\p{Lu}\p{Ll}/u.test(word.form)) return null
  return { concept, name: word.plural ?? word.form, kind: guessKind(concept, around), listed: false }
}

/** Whether the concept stands in our own list of subjects. */
export const isListed = (concept: string): boolean => listed().has(concept)

/** All concepts of our own list. */
export const listedConcepts = (): Iterable<string> => listed().keys()
