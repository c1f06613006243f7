import { describe, expect, test } from "vitest"
import type { SubjectFile } from "#evidence/subject-file.ts"
import { exampleFile, exampleFinding } from "#testing/evidence/example-files.ts"
import { fromFile } from "./library-angles.ts"
import type { Population } from "./populations.ts"

const both = (text: string) => ({ english: text, turkish: text })

const findingOf = (id: string, brief: string, population: string): SubjectFile["findings"][number] =>
  exampleFinding({
    id,
    asks: ["works"],
    says: both(brief),
    brief: both(brief),
    strength: "strong",
    design: "guideline",
    population,
    numbers: [],
  })

const fileOf = (name: string, findings: SubjectFile["findings"]): SubjectFile =>
  exampleFile({
    subject: "a-subject",
    kind: "condition",
    names: { english: [name], turkish: [name] },
    findings,
    redFlags: [{ says: both("See a doctor."), urgency: "soon", finding: null, source: null, basis: "care" }],
    hooks: [{ type: "question", says: both("What was found?"), finding: "nothing" }],
  })

const told = (
  file: SubjectFile,
  populations: ReadonlyArray<Population> = [],
  named: ReadonlyArray<string> = [],
  asked: ReadonlyArray<"effect"> = ["effect"],
  isBeginning = false,
  name = "breakfast",
) => {
  const { near, aside } = fromFile(file, {
    asked,
    populations: new Set(populations),
    isServed: false,
    isCooked: false,
    isOwn: true,
    isMedicated: false,
    isBeginning,
    isNamed: (concept) => named.includes(concept),
    turn: 0,
    name,
  })
  return {
    near: near.map(({ angle }) => angle).join("\n"),
    aside: aside.map(({ angle }) => angle).join("\n"),
  }
}

describe("a finding is told to the people of whom it holds", () => {
  test.each([
    ["Children think better with breakfast.", "children and adolescents, 45 studies", "children"],
    ["Breakfast helps with the sickness.", "pregnant women", "pregnancy"],
    ["Breakfast kept muscle.", "older people in six trials", "older"],
    ["Breakfast lowered glucose.", "adults with type 2 diabetes", "type2"],
    ["After Ramadan, breakfast comes back.", "people who fast", "ramadan"],
  ] as const)("%s", (brief, population, one) => {
    const file = fileOf("breakfast", [findingOf("f", brief, population)])
    expect(told(file).near).toBe("")
    expect(told(file, [one]).near).toContain(brief)
  })

  test("and says of whom, where its own words do not", () => {
    const file = fileOf("breakfast", [findingOf("f", "Breakfast kept muscle.", "older adults, 4 trials")])
    expect(told(file, ["older"]).near).toContain("In older people: Breakfast kept muscle.")
  })

  test("what holds for everybody is told to everybody", () => {
    for (const population of [
      "adults, including pregnant women",
      "children and adults",
      "healthy and older people",
    ])
      expect(told(fileOf("breakfast", [findingOf("f", "Breakfast helps.", population)])).near).toContain(
        "Breakfast helps.",
      )
  })

  test("a file of type 2 diabetes is not told where posts say type 1", () => {
    const file = fileOf("type 2 diabetes", [
      findingOf("f", "Low-carb helped more.", "264 adults in 8 trials"),
    ])
    expect(told(file)).toEqual({ near: "", aside: "" })
    expect(told(file, ["type2"]).near).toContain("Type 2 diabetes: Low-carb helped more.")
  })
})

describe("what a file holds beside the posts", () => {
  const file = fileOf("breakfast", [findingOf("f", "Breakfast and creatine did nothing.", "adults")])

  test("comes near where they name what it names, whatever they ask", () => {
    for (const asked of [[], ["effect"]] as const) {
      expect(told(file, [], [], asked).near).toBe("")
      expect(told(file, [], [], asked).aside).toContain("creatine")
      expect(told(file, [], ["creatin"], asked).near).toContain("creatine")
    }
  })

  test("names no other thing, and comes near where they ask it", () => {
    const plain = fileOf("breakfast", [findingOf("f", "Breakfast changed little in trials.", "adults")])
    expect(told(plain).near).toContain("changed little")
    expect(told(plain, [], [], []).near).toBe("")
    expect(told(plain, [], [], []).aside).toContain("changed little")
  })

  test("names wide words too, which posts must name as well", () => {
    const wide = fileOf("asthma", [findingOf("f", "Asthma: less sugar changed little.", "adults")])
    expect(told(wide, [], [], ["effect"], false, "asthma").near).toBe("")
    expect(told(wide, [], ["sugar"], ["effect"], false, "asthma").near).toContain("less sugar")
    const eaten = fileOf("asthma", [findingOf("f", "Food has nothing to do with asthma.", "adults")])
    expect(told(eaten, [], [], ["effect"], false, "asthma").near).toBe("")
    expect(told(eaten, [], ["food"], ["effect"], false, "asthma").near).toContain("Food has")
  })

  test.each([
    ["Breakfast did not lower fractures.", "fractur"],
    ["Breakfast while taking a gliflozin needs care.", "gliflozin"],
  ])("and says whether posts write what makes it differ from others: %s", (brief, word) => {
    const elsewhere = (named: ReadonlyArray<string>) =>
      fromFile(fileOf("breakfast", [findingOf("f", brief, "adults")]), {
        asked: [],
        populations: new Set(),
        isServed: false,
        isCooked: false,
        isOwn: true,
        isMedicated: true,
        isBeginning: false,
        isNamed: (concept) => named.includes(concept),
        turn: 0,
        name: "breakfast",
      }).aside.map(({ isElsewhere }) => isElsewhere)
    expect(new Set(elsewhere([]))).toEqual(new Set([true]))
    expect(new Set(elsewhere([word]))).toEqual(new Set([false]))
  })

  test("a statement says what it is about", () => {
    const bare = fileOf("breakfast", [findingOf("f", "Trials found no extra tiredness.", "adults")])
    expect(told(bare).near).toContain("Breakfast: Trials found no extra tiredness.")
  })
})

describe("a statement stands by itself", () => {
  test.each([
    "In this trial, breakfast lost to gluten.",
    "Breakfast lowers triglycerides, another blood fat.",
  ])("none that leans on a sentence elsewhere: %s", (brief) => {
    expect(told(fileOf("breakfast", [findingOf("f", brief, "adults")]))).toEqual({ near: "", aside: "" })
  })

  test("and has one colon at most before it says something", () => {
    const file = fileOf("breakfast", [findingOf("f", "Trials found no extra tiredness.", "adults")])
    expect(told(file).near).not.toContain("One finding, one minute: Breakfast:")
  })

  test.each([
    ["fasting", "Skipping breakfast changed little.", "Fasting: Skipping breakfast changed little."],
    ["rice", "Prices said nothing of quality.", "Rice: Prices said nothing of quality."],
    ["fasting", "After a fast people ate more.", "After a fast people ate more."],
  ])("and says that it is about %s, unless it names that in a word of its own: %s", (name, brief, said) => {
    const file = fileOf(name, [findingOf("f", brief, "adults")])
    const { near } = told(file, [], ["breakfast"], ["effect"], false, name)
    expect(near).toContain(said)
    expect(near.includes(`${name.charAt(0).toUpperCase()}${name.slice(1)}: `)).toBe(said !== brief)
  })

  test("what is found in beginners is told where posts begin", () => {
    const file = fileOf("breakfast", [
      findingOf("f", "Beginners with breakfast get hurt twice as often.", "4 studies"),
    ])
    expect(told(file).near).toBe("")
    expect(told(file, [], [], ["effect"], true).near).toContain("Beginners with breakfast")
  })

  test("who has a complaint and takes nothing for it is not told about tablets", () => {
    const file = fileOf("breakfast", [findingOf("f", "The daily tablet for breakfast is no plan.", "adults")])
    expect(told(file).near).toBe("")
  })
})

test("an opening that says what to do is not followed by a call to do something else", () => {
  const anglesOn = (says: string): string => {
    const finding = findingOf("kept", "Breakfast kept muscle.", "adults")
    const file: SubjectFile = {
      ...fileOf("breakfast", [finding]),
      hooks: [{ type: "mistake" as const, says: both(says), finding: "kept" }],
    }
    return [0, 1, 2, 3, 4, 5]
      .map((turn) => {
        const { near, aside } = fromFile(file, {
          asked: ["effect"],
          populations: new Set(),
          isServed: false,
          isCooked: false,
          isOwn: true,
          isMedicated: false,
          isBeginning: false,
          isNamed: () => false,
          turn,
          name: "breakfast",
        })
        return [...near, ...aside]
          .map(({ angle }) => angle)
          .filter((angle) => angle.includes(says))
          .join("\n")
      })
      .join("\n")
  }
  for (const says of ["Breakfast late? Keep lunch at its hour.", "Do not skip breakfast before a race."]) {
    expect(anglesOn(says)).toContain(says)
    expect(anglesOn(says)).not.toMatch(/instead|get wrong|would have them do/)
  }
  expect(anglesOn("The mistake: breakfast in the car.")).toMatch(/instead|would have them do/)
})

test("a finding stands in one idea of a list, whether as a finding, a belief or an opening", () => {
  const finding = findingOf("kept", "Breakfast kept muscle.", "adults")
  const file: SubjectFile = {
    ...fileOf("breakfast", [finding]),
    hooks: [{ type: "surprise", says: both("Breakfast and muscle: who keeps it?"), finding: "kept" }],
    myths: [{ myth: both("Breakfast costs muscle."), truth: both("It does not."), finding: "kept" }],
  }
  const { near } = fromFile(file, {
    asked: ["effect"],
    populations: new Set(),
    isServed: false,
    isCooked: false,
    isOwn: true,
    isMedicated: false,
    isBeginning: false,
    isNamed: () => false,
    turn: 0,
    name: "breakfast",
  })
  expect(near.length).toBeGreaterThan(3)
  expect(new Set(near.map(({ of }) => of))).toEqual(new Set(["kept"]))
})
