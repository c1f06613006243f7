import type { QueryOf, SuccessOf } from "@rounds/core/contract/contract.ts"
import { adminVocabulary as phrases } from "#words/admin/vocabulary.ts"

export type Subject = SuccessOf<"GET /api/admin/subjects">["subjects"][number]
type Query = NonNullable<QueryOf<"GET /api/admin/subjects">>

export const PAGE = 25

const kindWords: { readonly [K in Subject["kind"]]: string } = {
  supplement: phrases.supplement,
  medicine: phrases.medicine,
  food: phrases.food,
  diet: phrases.diet,
  exercise: phrases.exercise,
  sport: phrases.sport,
  body: phrases.body,
  organ: phrases.organ,
  meal: phrases.meal,
  condition: phrases.condition,
  symptom: phrases.symptom,
  measure: phrases.measure,
  gear: phrases.gear,
  skincare: phrases.skincare,
  therapy: phrases.therapy,
  habit: phrases.habit,
  profession: phrases.profession,
  event: phrases.event,
}
// The record names every kind and nothing else.
export const kinds = Object.entries(kindWords) as ReadonlyArray<readonly [Subject["kind"], string]>
export const kindOf = ({ kind }: Subject) => kindWords[kind]

const standingWords: { readonly [S in Subject["standing"]]: string } = {
  delivered: phrases.asDelivered,
  changed: phrases.changed,
  added: phrases.added,
  retired: phrases.retired,
}
// As above.
export const standings = Object.entries(standingWords) as ReadonlyArray<
  readonly [Subject["standing"], string]
>
export const standingOf = ({ standing }: Subject) => standingWords[standing]

/** Which subjects, as the address says; what it does not understand is as if it was not there. */
export const askedFor = (search: { readonly [name: string]: string | undefined }) => ({
  q: search["q"]?.slice(0, 80),
  kind: kinds.find(([kind]) => kind === search["kind"])?.[0],
  standing: standings.find(([standing]) => standing === search["standing"])?.[0],
  page: Math.max(1, Math.floor(Number(search["page"] ?? 1)) || 1),
})

export const queryOf = ({ q, kind, standing, page }: ReturnType<typeof askedFor>): Query => ({
  ...(q === undefined ? {} : { q }),
  ...(kind === undefined ? {} : { kind }),
  ...(standing === undefined ? {} : { standing }),
  limit: String(PAGE),
  offset: String((page - 1) * PAGE),
})
