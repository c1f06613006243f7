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
