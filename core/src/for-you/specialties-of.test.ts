import { expect, test } from "vitest"
import { specialtiesOf } from "./specialties-of.ts"

test("the profession comes first, and a specialty in one's own words counts where it is the name of one", () => {
  expect(specialtiesOf({ profession: "dietitian", specialty: "Sports Nutritionist" })).toEqual([
    "dietitian",
    "sports_nutritionist",
  ])
  expect(specialtiesOf({ profession: "other", specialty: "physical therapist" })).toEqual([
    "physical_therapist",
  ])
  expect(specialtiesOf({ profession: "dietitian", specialty: "dietitian" })).toEqual(["dietitian"])
  expect(specialtiesOf({ profession: "other", specialty: "bees" })).toEqual([])
  expect(specialtiesOf({ profession: null, specialty: null })).toEqual([])
})

test.each([
  ["Fizyoterapist", "physical_therapist"],
  ["Spor sakatlıkları, fizyoterapi", "physical_therapist"],
  ["physiotherapist for runners", "physical_therapist"],
  ["SPOR HEKİMİ", "sports_medicine_doctor"],
  ["Eczacı", "community_pharmacist"],
  ["hospital pharmacist", "clinical_pharmacist"],
  ["sports nutrition", "sports_nutritionist"],
  ["personal trainer", "fitness_professional"],
] as const)("own words name a field in whatever language: %s", (specialty, field) => {
  expect(specialtiesOf({ profession: "other", specialty })).toEqual([field])
})
