import { expect, test } from "vitest"
import { aPost, readPosts } from "#testing/topic/posts.ts"
import type { Told } from "#trend/trends.ts"
import { subjectOf, type Subject } from "#vocabulary/subjects.ts"
import { bareNameOf } from "./bare-name.ts"

interface Written {
  readonly title: string
  readonly body?: string
  readonly community?: string
}

const listed = (concept: string): Subject => {
  const subject = subjectOf(concept, null, new Float64Array(64))
  if (subject === null) throw new Error(`${concept} is no subject`)
  return subject
}
const term = (concept: string, name: string): Subject => ({ concept, name, kind: "term", listed: false })

/** A rise that chance brings now and then, in these posts. */
const rising = (
  subject: Subject,
  written: ReadonlyArray<Written>,
  more: Partial<Pick<Told, "concept" | "tells" | "tail" | "significant">> = {},
): Told => {
  const posts = readPosts(
    written.map(({ title, body = "", community = "Fitness" }, at) =>
      aPost({ id: `post-${at}`, title, body, community }),
    ),
  )
  return {
    concept: subject.concept,
    subject,
    family: "known",
    posts,
    history: [],
    expected: 0.5,
    usual: 0.5,
    tail: 0.006,
    growth: 6,
    significant: false,
    limit: 0.0001,
    emerging: true,
    concepts: [subject.concept],
    told: posts,
    tells: "word",
    shares: null,
    ...more,
  }
}

/** What a rise is called whose title is its name. */
const called = (told: Told): string => {
  const { name } = told.subject
  const found = bareNameOf(told, name.charAt(0).toUpperCase() + name.slice(1))
  return "drop" in found ? `(${found.drop})` : found.title
}

test("another word of the same stem is not the name", () => {
  const angry = rising(listed("irrit"), [
    { title: "A long week", body: "It irritates me that nobody answers." },
    { title: "At the office", body: "Typing on this is irritating." },
    { title: "Our kitchen", body: "The noise irritated everybody." },
    { title: "Back home", body: "My irritating neighbour called." },
  ])
  expect(called(angry)).toBe("(passing)")
})

test("of a name that half of the posts write is left what more of them do, whole", () => {
  const feast = rising(term("zorbal", "Zorbal Day Fling"), [
    { title: "My Zorbal Day Fling, and it was worth it" },
    { title: "A friend drew this for Zorbal Day" },
    { title: "Zorbal salad, meatless" },
    { title: "Zorbal Day Fling by a slow man" },
  ])
  expect(called(feast)).toBe("Zorbal Day")
  const alone = rising(term("zorbal", "Zorbal Day Fling"), [
    { title: "My Zorbal Day Fling, and it was worth it" },
    { title: "A friend drew this for Zorbal" },
    { title: "Zorbal salad, meatless" },
    { title: "Zorbal Day Fling by a slow man" },
  ])
  expect(called(alone)).toBe("Zorbal")
})

test("the word itself is one, though posts only name it, and what plainly rises stays whatever it is called by", () => {
  const eaten = rising(listed("tomato"), [
    { title: "A long week", body: "We had a tomato with some rice." },
    { title: "At the office", body: "Rice with tomatoes again." },
    { title: "Our kitchen", body: "Beans, tomatoes and cheese." },
    { title: "Back home", body: "Dinner was pasta with tomato sauce." },
  ])
  expect(called(eaten)).toBe("Tomatoes")
  const angry = rising(listed("irrit"), [{ title: "It irritates me" }, { title: "How irritating" }])
  expect(called({ ...angry, tail: 0.0002 })).toBe("Irritability")
})

test("what was counted by another word must stand in half of the posts", () => {
  const stirred = rising(
    listed("pepper"),
    [
      { title: "Stew for two", body: "Add a tablespoon of oil and some pepper." },
      { title: "Chocolate in a cup", body: "A tablespoon of cocoa." },
      { title: "A dense shake", body: "One tablespoon of linseed oil." },
      { title: "Salad with avocado", body: "A tablespoon of mayonnaise." },
    ],
    { concept: "tablespoon" },
  )
  expect(called(stirred)).toBe("(passing)")
})

test("the narrower name that most posts write stands for the wider one", () => {
  const race = rising(
    listed("marathon"),
    [
      { title: "So who runs the London Marathon tomorrow?" },
      { title: "A preview of the London Marathon" },
      { title: "This site guessed both winners of the London Marathon" },
      { title: "Finished my first marathon in 3:50" },
    ],
    { tells: "subject" },
  )
  expect(called(race)).toBe("London Marathon")
  const fasts = rising(
    listed("fast"),
    [
      { title: "Intermittent fasting and sleep" },
      { title: "Does intermittent fasting slow you down?" },
      { title: "My week of intermittent fasting" },
    ],
    { tells: "subject" },
  )
  expect(called(fasts)).toBe("Intermittent fasting")
  const any = rising(
    listed("marathon"),
    [
      { title: "After the London Marathon" },
      { title: "Training for a marathon" },
      { title: "Is a marathon too much for me?" },
      { title: "What do you eat in a marathon?" },
    ],
    { tells: "subject" },
  )
  expect(called(any)).toBe("Marathons")
})

test("no narrower name is rude, somebody's, or one that nobody is filmed under", () => {
  const isCalled = (...titles: ReadonlyArray<string>) =>
    called(
      rising(
        listed("marathon"),
        titles.map((title) => ({ title, body: "I ran all of it." })),
        { tells: "subject" },
      ),
    )
  expect(isCalled("The Fucking Marathon", "My Fucking Marathon", "That Fucking Marathon", "A marathon")).toBe(
    "Marathons",
  )
  expect(
    isCalled("Suicide Marathon in May", "Our Suicide Marathon", "The Suicide Marathon", "A marathon"),
  ).toBe("Marathons")
})

test.each([
  [
    "a general word is no name because some posts write it with a capital",
    term("secret", "Secret"),
    [
      "I like the new Victoria's Secret tops",
      "Is the Victoria's Secret band too loose?",
      "The secret of a good shake",
      "I am a secret eater",
    ],
  ],
  [
    "how something is names nothing: dried food and dry skin are two things",
    term("dehydr", "dehydrated"),
    [
      "Dehydrated fruit for the trail",
      "My skin is dehydrated again",
      "Dehydrated vegetables in soup",
      "Is dehydrated skin the same as dry skin?",
    ],
  ],
])("%s", (_, subject, titles) => {
  const said = rising(
    subject,
    titles.map((title) => ({ title })),
    { tells: "subject" },
  )
  expect(called(said)).toBe("(generic)")
})

test("what no list knows is called by the noun, not by the stump that half of them write", () => {
  const flat = rising(
    term("ab", "Ab"),
    [
      { title: "Almost visible abs this morning" },
      { title: "Which ab workouts do you like?" },
      { title: "Abs before breakfast" },
    ],
    { tells: "subject" },
  )
  expect(called({ ...flat, subject: { ...flat.subject, name: "ab" } })).toBe("Abs")
})

test("a name of several words holds in more than half of the posts, or only its noun is said", () => {
  const told = rising(
    term("scientif", "Scientific Truth"),
    [
      { title: "The Scientific Truth on ten fat burners" },
      { title: "Is there a scientific reason for this?" },
      { title: "Are these foods scientifically proven to help?" },
    ],
    { tells: "subject" },
  )
  expect(called(told)).toBe("(generic)")
})

test("a number says nothing alone: it stands beside what two of its forums are about, or nowhere", () => {
  const workout = { ...term("13.5", "13.5") }
  const titles = ["13.5 is over", "My 13.5 score", "How was 13.5 for you?", "Thoughts on 13.5"]
  const inForum = (...communities: ReadonlyArray<string>) =>
    rising(
      workout,
      titles.map((title, at) => ({ title, community: communities[at % communities.length] ?? "" })),
    )
  expect(called(inForum("crossfit"))).toBe("CrossFit 13.5")
  expect(called(inForum("crossfit", "science"))).toBe("CrossFit 13.5")
  expect(called(inForum("science"))).toBe("(generic)")
})

test("what seasons a dish is none where it stands in lists of what went in", () => {
  const [garlic] = [listed("garlic")]
  const went = ["Pasta with oil and herbs", "Roast beans", "Garlic bread night", "Soup of the week"]
  const lists = went.map((title) => ({ title, body: "Oil, garlic, salt, and an hour in the oven." }))
  expect(called(rising(garlic, lists))).toBe("(passing)")
  const meant = ["Garlic for a cold", "Raw garlic burns", "Is garlic in oil safe?", "Soup of the week"]
  expect(
    called(
      rising(
        garlic,
        meant.map((title) => ({ title, body: "Garlic again." })),
      ),
    ),
  ).toBe("Garlic")
})

test("a greeting is no subject, however many send it", () => {
  const said = ["Happy Holidays from the gym", "Happy Holidays, everyone", "The Happy Holidays thread"]
  const greeted = rising(
    term("holidai", "Happy Holidays"),
    said.map((title) => ({ title })),
  )
  expect(called(greeted)).toBe("(generic)")
})
