import { matchOf } from "@rounds/core/evidence/match.ts"
import { expect, test } from "vitest"
import { readLibrary } from "./recorded.ts"

const library = readLibrary()
const found = (title: string) => matchOf(library, { title, keywords: [] })?.main.subject ?? null

test.each([
  ["What changed your life the most?", "fiber-fullness"],
  ["Do you ever feel a bit lost after a race?", "head-lice"],
  ["Does anybody else love a bowl of polenta?", "hay-fever"],
  ["What can I pack for lunch that is fine cold?", "common-cold"],
  ["Which cold cream takes make-up off best?", "common-cold"],
  ["How should I recover if I was sick for years?", "common-cold"],
  ["Can you spot the mistake in my form?", "acne"],
  ["What do you do about weak spots in your routine?", "acne"],
  ["Is a pulse oximeter worth having at home?", "beans"],
  ["What helps with beard burn?", "burns"],
  ["One step at a time: how do you keep going?", "walking-steps"],
  ["What is the next step after coaching?", "walking-steps"],
  ["Which indoor bike trainer should I buy?", "running-shoes"],
  ["What do you cook in a time crunch?", "core-training"],
  ["Do you ever deep fry at home?", "potatoes"],
  ["Why does this noise drive me nuts?", "nuts"],
  ["Who is tired of explaining what they do?", "fatigue"],
  ["Is a cast iron pan worth the effort?", "iron-supplements"],
  ["How do you get ready for a half iron race?", "iron-supplements"],
  ["Does smoking marijuana make you hungry?", "smoking"],
  ["Why does magnesium stearate turn up in tablets?", "magnesium"],
  ["How soon can I sleep around again?", "sleep"],
  ["Why does everyone run in Salt Lake City?", "salt"],
  ["What are the best low-calorie meals?", "keto-low-carb"],
  ["What if I only ate one meal from each group?", "intermittent-fasting"],
  ["How long is one cycle of this programme?", "menstrual-cycle-training"],
  ["What does a period of calm feel like?", "menstrual-cycle-training"],
  ["How do I get back to squatting after an operation on my elbow?", "low-back-pain"],
  ["Can I earn back the exercise I skipped?", "low-back-pain"],
  ["Why should my calf be in pain after a long walk?", "shoulder-pain"],
  ["How do I gain weight if I am thin?", "mass-gainers"],
  ["Will my weight gain on a new pill last?", "weight-regain"],
])("a word that means another thing finds no file: %s", (title, other) => {
  expect(found(title)).not.toBe(other)
})

test.each([
  ["How do I get rid of spots?", "acne"],
  ["Do colds last longer in winter?", "common-cold"],
  ["How long does a cold last?", "common-cold"],
  ["What should I put on a burn?", "burns"],
  ["How many steps should I walk a day?", "walking-steps"],
  ["Are 7,000 steps enough?", "walking-steps"],
  ["Are nuts fattening?", "nuts"],
  ["Are French fries bad for the heart?", "potatoes"],
  ["Do crunches burn belly fat?", "core-training"],
  ["How often should I replace my trainers?", "running-shoes"],
  ["What happens when you stop drinking?", "alcohol-health"],
  ["Is binge drinking once a week harmful?", "alcohol-health"],
  ["Which alcohols are gluten-free?", "gluten-free"],
  ["Do ADD meds raise the heart rate?", "adhd-stimulants"],
  ["How do I stop my knees from clicking?", "knee-clicking"],
  ["Should I count calories?", "calorie-deficit"],
  ["Is it bad to only eat at night?", "meal-timing"],
  ["How quickly do you lose muscle if you stop training?", "muscle-loss-weight-loss"],
  ["Is it normal to be sore the day after a workout?", "muscle-soreness-doms"],
  ["Lif günde kaç gram olmalı?", "fiber-fullness"],
  ["Bit nasıl geçer?", "head-lice"],
  ["Polen alerjisi nasıl anlaşılır?", "hay-fever"],
])("what is asked finds its file: %s", (title, subject) => {
  expect(found(title)).toBe(subject)
})
