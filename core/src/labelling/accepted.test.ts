import { expect, test } from "vitest"
import { acceptedLabel } from "./accepted.ts"
import type { LabelledPost, RawLabel } from "./ports.ts"

const post = (id: string, title: string, body = ""): LabelledPost => ({
  id,
  title,
  body,
  community: "Running",
  upvotes: 12,
  comments: 3,
  url: `https://forum.example/${id}`,
})

const posts = [
  post(
    "a",
    "Shin splints again, keep running or stop?",
    "Third time this year after raising to 30 km a week.",
  ),
  post("b", "Is it fine to run on sore shins?", "Mild pain on the inside of the shin."),
  post("c", "How long do I rest shin splints before a run"),
  post("d", "Shin splints and cycling instead"),
  post("e", "My splints for the broken finger"),
]

const order = { language: "english" as const, subject: "shin splints", title: "Shin splints", posts }

const raw: RawLabel = {
  title: "Can you keep running with shin splints?",
  question: { text: "May I go on running while my shins hurt?", askedBy: ["a", "b", "c"] },
  paraphrases: [
    { post: "a", text: "It came back when I ran more, and now I wonder about stopping." },
    { post: "b", text: "My shins ache a little; does that rule out a run?" },
    { post: "c", text: "Nobody tells me when resting has been enough." },
  ],
  angles: [
    "Which kind of shin pain changes the plan for this week?",
    "What a runner can note before the next run",
    "Cycling while shins rest: what stays and what changes",
  ],
  belongs: ["a", "b", "c", "d"],
}

const titled = (title: string) => acceptedLabel({ ...raw, title }, order).title

test("words that say what the posts share are taken, with our own count of them", () => {
  expect(acceptedLabel(raw, order)).toEqual({
    title: raw.title,
    question: { text: "May I go on running while my shins hurt?", posts: 3 },
    paraphrases: raw.paraphrases.map(({ post: id, text }) => ({
      post: posts.find((each) => each.id === id),
      text,
    })),
    angles: raw.angles,
  })
})

test("posts that mean different things are not worded together", () => {
  const nothing = { title: null, question: null, paraphrases: null, angles: null }
  expect(acceptedLabel({ ...raw, belongs: ["a", "b"] }, order)).toEqual(nothing)
  expect(acceptedLabel({ ...raw, belongs: ["a", "a", "a", "b", "z"] }, order)).toEqual(nothing)
})

test("a question needs half of the posts that belong, in the title too", () => {
  const alone = acceptedLabel({ ...raw, question: { text: "May I run on?", askedBy: ["a"] } }, order)
  expect(alone).toMatchObject({ title: null, question: null, angles: raw.angles })
  const two = acceptedLabel({ ...raw, question: { text: "May I run on?", askedBy: ["a", "b"] } }, order)
  expect(two).toMatchObject({ title: null, question: null })
  // What states no question says no more than the bare name that the topic has.
  const statement = { ...raw, title: "Shin splints and the next run" }
  expect(acceptedLabel(statement, order)).toMatchObject({ title: null, question: { posts: 3 } })
})

test.each([
  ["copies a post", "Shin splints again, keep running or stop?"],
  ["does not name its subject", "Can you keep running with sore legs?"],
  ["promises a cure", "This stretch cures shin splints for good"],
  ["holds a figure of its own", "Shin splints: 9 of 10 get them wrong"],
  ["holds an address", "Shin splints, see www.shins.example"],
  ["holds markup", "<b>Shin splints</b> and running"],
  ["shouts", "Shin splints are back!"],
  ["is too long", `Shin splints and ${"running ".repeat(10)}`],
  ["is too short", "Shins"],
])("a title that %s is not taken", (_, title) => {
  expect(titled(title)).toBeNull()
})

test("a figure that a post holds may be said", () => {
  expect(titled("Can shin splints take 30 km a week?")).toBe("Can shin splints take 30 km a week?")
})

test("paraphrases of posts that do not belong, that copy, or open alike are dropped, and two are too few", () => {
  const withThird = (post: string, text: string) =>
    acceptedLabel({ ...raw, paraphrases: [...raw.paraphrases.slice(0, 2), { post, text }] }, order)
      .paraphrases
  expect(withThird("e", "A finger in plaster is what I am asking about.")).toBeNull()
  expect(withThird("c", "How long do I rest shin splints before a run")).toBeNull()
  expect(withThird("c", "It came later than usual this time around.")).toBeNull()
  expect(withThird("a", "Another one by the same person, with other words.")).toBeNull()
  expect(withThird("c", "When have I rested enough?")).toHaveLength(3)
})

test("fewer than three angles leave the topic its own", () => {
  expect(
    acceptedLabel({ ...raw, angles: [...raw.angles.slice(0, 2), "Buy my course!"] }, order).angles,
  ).toBeNull()
})

const turkishPosts = [
  post(
    "a",
    "Topuk dikeni sabahları çok ağrıyor, koşmayı bırakayım mı?",
    "Üç aydır geçmedi, haftada 15 km koşuyordum.",
  ),
  post("b", "topuk dikeninde kosuya ne zaman donulur", "Buz yapiyorum, tabanlik aldim."),
  post("c", "Topuk dikenim var, yürüyüş bile acıtıyor", "Ne kadar beklemem lazım bilmiyorum."),
  post("d", "Topuk dikeni için tabanlık önerisi"),
]
const turkishOrder = {
  language: "turkish" as const,
  subject: "topuk dikeni",
  title: "Topuk dikeninde önce ne yapmalı?",
  posts: turkishPosts,
}
const turkish: RawLabel = {
  title: "Topuk dikeniyle koşuya ne zaman dönülür?",
  question: { text: "Topuğum ağrırken koşmaya devam edebilir miyim?", askedBy: ["a", "b", "c"] },
  paraphrases: [
    { post: "a", text: "Sabah ilk adımda canım yanıyor, ara versem mi bilemedim." },
    { post: "b", text: "Buz ve tabanlık kullanıyorum, artık koşabilir miyim?" },
    { post: "d", text: "Hangi tabanlığı seçmem gerektiğini soruyorum." },
  ],
  angles: [
    "Topuktaki hangi ağrı bu haftaki koşu planını değiştirir?",
    "Koşuya dönmeden önce koşucunun not edeceği üç işaret",
    "Tabanlık alırken sorulacak sorular ve verdikleri yanıtlar",
  ],
  belongs: ["a", "b", "c", "d"],
}

test("a Turkish topic takes Turkish words, with its subject in any form", () => {
  expect(acceptedLabel(turkish, turkishOrder)).toEqual({
    title: turkish.title,
    question: { text: turkish.question?.text, posts: 3 },
    paraphrases: turkish.paraphrases.map(({ post: id, text }) => ({
      post: turkishPosts.find((each) => each.id === id),
      text,
    })),
    angles: turkish.angles,
  })
})

test.each([
  ["copies a post", "Topuk dikeni sabahları çok ağrıyor, koşmayı bırakayım mı?"],
  ["copies one without its marks", "Topuk dikeni sabahlari cok agriyor kosmayi birakayim"],
  ["does not name its subject", "Tabanlıkla koşuya ne zaman dönülür?"],
  ["promises a cure", "Bu hareket topuk dikenini kesin olarak iyileştirir"],
  ["holds a figure of its own", "Topuk dikeni 9 haftada geçer mi?"],
  ["asks for what no film may say", "Topuk dikeni yüzünden ölmek istiyorum, ne yapmalı?"],
])("a Turkish title that %s is not taken", (_, title) => {
  expect(acceptedLabel({ ...turkish, title }, turkishOrder).title).toBeNull()
})

test("words in another language than the posts are not taken", () => {
  const nothing = { title: null, question: null, paraphrases: null, angles: null }
  expect(acceptedLabel({ ...turkish, angles: raw.angles }, turkishOrder)).toEqual(nothing)
  expect(acceptedLabel({ ...turkish, paraphrases: raw.paraphrases }, turkishOrder)).toEqual(nothing)
  const title = "Can you go on running with topuk dikeni, or do you have to stop?"
  expect(acceptedLabel({ ...turkish, title, question: raw.question }, turkishOrder)).toEqual(nothing)
  expect(acceptedLabel({ ...raw, angles: turkish.angles }, order)).toEqual(nothing)
})
