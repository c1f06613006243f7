import * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import * as ManagedRuntime from "effect/ManagedRuntime"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import type { Post } from "#reading/post.ts"
import { type Edition, Editions, Posts, Topics } from "#topic/ports.ts"
import type { SteadyQuestion } from "#topic/steady-question.ts"
import { sampleTopic } from "./sample-topic.ts"

const post = (id: string, createdAt: number, changes: Partial<Post> = {}): Post => ({
  id,
  community: "nutrition",
  title: `Title ${id}`,
  body: "Text",
  createdAt,
  score: 3,
  comments: 2,
  authorKey: "a key",
  flair: null,
  permalink: "https://www.reddit.com/r/nutrition/",
  url: null,
  over18: false,
  stickied: false,
  removed: false,
  automated: false,
  ...changes,
})

const edition = (number: number, source: string, changes: Partial<Edition> = {}): Edition => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`,
  asOf: `2026-11-${number}T09:00:00.000Z`,
  finishedAt: `2026-11-${number}T09:01:00.000Z`,
  source,
  sampleDate: null,
  postsToday: 5,
  postsAnalysed: 100,
  communities: 2,
  topics: 2,
  ...changes,
})

/** What every version of the ports of collecting promises. */
export const collectingContract = (name: string, stores: () => Layer.Layer<Posts | Editions | Topics>) =>
  describe(`collecting in ${name}`, () => {
    let runtime: ManagedRuntime.ManagedRuntime<Posts | Editions | Topics, never>
    beforeAll(() => {
      runtime = ManagedRuntime.make(stores())
    })
    afterAll(() => runtime.dispose())
    const run = <A, E>(effect: Effect.Effect<A, E, Posts | Editions | Topics>) => runtime.runPromise(effect)
    const posts = <A>(work: (port: Posts["Service"]) => Effect.Effect<A>) => run(Posts.use(work))
    const all = (source: string) =>
      posts((port) => port.page({ source, since: 0, before: 1e9, after: null, limit: 100 }))

    test("storing a post again counts as nothing new and refreshes its counts", async () => {
      expect(await posts((port) => port.store("again", [post("a", 10), post("b", 20)], 1000))).toBe(2)
      expect(await posts((port) => port.store("again", [post("b", 20, { score: 9 })], 2000))).toBe(0)
      expect(await all("again")).toEqual([post("a", 10), post("b", 20, { score: 9 })])
    })

    test("pages follow each other by time and id, without gap or repetition", async () => {
      const written = [post("d", 30), post("b", 20), post("a", 20), post("c", 20), post("e", 40)]
      await posts((port) => port.store("pages", written, 1000))
      const ids: Array<string> = []
      let after: Post | null = null
      for (;;) {
        const page: ReadonlyArray<Post> = await posts((port) =>
          port.page({ source: "pages", since: 20, before: 40, after, limit: 2 }),
        )
        ids.push(...page.map(({ id }) => id))
        after = page.at(-1) ?? null
        if (page.length < 2) break
      }
      expect(ids).toEqual(["a", "b", "c", "d"])
    })

    test("a page of one community holds none of another, and the communities held are known", async () => {
      const other = post("b", 20, { community: "lemmy:nutrition@lemmy.example" })
      await posts((port) => port.store("communities", [post("a", 10), other, post("c", 30)], 1000))
      const page = await posts((port) =>
        port.page({
          source: "communities",
          community: "nutrition",
          since: 0,
          before: 1e9,
          after: null,
          limit: 9,
        }),
      )
      expect(page.map(({ id }) => id)).toEqual(["a", "c"])
      expect(await posts((port) => port.communities("communities"))).toEqual([
        "lemmy:nutrition@lemmy.example",
        "nutrition",
      ])
    })

    test("a post that was removed upstream is kept without its text, address and author", async () => {
      await posts((port) => port.store("removed", [post("a", 10)], 1000))
      await posts((port) => port.store("removed", [post("a", 10, { removed: true })], 2000))
      expect(await all("removed")).toMatchObject([
        { id: "a", title: "", body: "", permalink: "", authorKey: null, removed: true },
      ])
    })

    test("the newest post of a community is known, of one without posts there is none", async () => {
      await posts((port) => port.store("newest", [post("a", 10), post("b", 30), post("c", 20)], 1000))
      expect(await posts((port) => port.newest("newest", "nutrition"))).toBe(30)
      expect(await posts((port) => port.newest("newest", "Fitness"))).toBeNull()
      expect(await posts((port) => port.newest("another", "nutrition"))).toBeNull()
    })

    test("posts are purged by when they were first seen, removed by their id and source", async () => {
      const day = 86_400_000
      await posts((port) => port.store("old", [post("a", 10), post("b", 20)], 100 * day))
      await posts((port) => port.store("old", [post("b", 20), post("c", 30)], 120 * day))
      await posts((port) => port.store("young", [post("a", 10)], 120 * day))
      expect(await posts((port) => port.remove("old", ["c", "unknown"]))).toBe(1)
      await posts((port) => port.purge(110 * day))
      expect(await all("old")).toEqual([])
      expect(await all("young")).toHaveLength(1)
    })

    test("an edition is there with its topics in order; the one before stays reachable by id only", async () => {
      const topic = (id: string) => sampleTopic({ id, themeKey: id, createdAt: "2026-11-11T09:01:00.000Z" })
      await run(Editions.use((port) => port.publish(edition(11, "one"), null, [topic("x"), topic("y")])))
      await run(Editions.use((port) => port.publish(edition(12, "one"), null, [topic("z"), topic("y")])))
      expect(await run(Topics.use((port) => port.latestEdition))).toEqual(edition(12, "one"))
      const listed = await run(Topics.use((port) => port.list({ specialty: null, limit: 10 })))
      expect(listed.map(({ id }) => id)).toEqual(["z", "y"])
      expect(await run(Topics.use((port) => port.byId("x")))).toEqual({ ...topic("x"), isActive: false })
      expect(await run(Topics.use((port) => port.byId("never")))).toBeNull()
      expect(await run(Editions.use((port) => port.topicsOf(edition(12, "one").id)))).toHaveLength(2)
    })

    test("a specialty's topics stand by how many more posts than usual came, what posts only mention last", async () => {
      const dietitian = { specialtyRelevance: [{ specialty: "dietitian" as const, share: 0.5 }] }
      const { engagementData } = sampleTopic()
      const topic = (
        id: string,
        postCount: number,
        expected: number,
        tells: "subject" | "word" = "subject",
      ) =>
        sampleTopic({
          id,
          title: `Subject ${id}`,
          themeKey: id,
          ...dietitian,
          postCount,
          engagementData: { ...engagementData, expected, tells },
        })
      const found = [topic("d", 8, 3), topic("b", 4, 3), topic("a", 30, 2), topic("c", 20, 2, "word")]
      await run(Editions.use((port) => port.publish(edition(10, "rule"), null, found)))
      const ids = (specialty: "dietitian" | null, limit: number) =>
        run(Topics.use((port) => port.list({ specialty, limit }))).then((list) => list.map(({ id }) => id))
      expect(await ids("dietitian", 10)).toEqual(["a", "d", "b", "c"])
      expect(await ids("dietitian", 2)).toEqual(["a", "d"])
      expect(await ids(null, 10)).toEqual(["d", "b", "a", "c"])
    })

    test("steady questions are those of the newest edition, in order, also by specialty", async () => {
      const question = (key: string, specialties: SteadyQuestion["specialties"]): SteadyQuestion => ({
        id: `steady-${key}`,
        key,
        language: key === "kefir" ? "turkish" : "english",
        title: `What is ${key}?`,
        question: `What is ${key} for me?`,
        subject: key,
        category: "nutrition",
        posts: 3,
        among: 5,
        days: 7,
        communities: ["nutrition"],
        angles: ["An angle"],
        specialties,
      })
      const rice = question("rice", ["dietitian"])
      const knees = question("knees", ["physical_therapist"])
      const eggs = question("eggs", ["nutritionist", "dietitian"])
      const kefir = question("kefir", ["nutritionist"])
      const steady = (specialty: "dietitian" | null, limit: number, language?: "turkish") =>
        run(Topics.use((port) => port.steady({ specialty, limit, ...(language && { language }) })))
      const publish = (number: number, questions: ReadonlyArray<SteadyQuestion>) =>
        run(Editions.use((port) => port.publish(edition(number, "shelf", { steady: questions }), null, [])))
      await publish(27, [knees])
      await publish(28, [rice, knees, kefir, eggs])
      expect(await steady(null, 10)).toEqual([rice, knees, eggs, kefir])
      expect(await steady(null, 2, "turkish")).toEqual([kefir, rice])
      expect(await steady(null, 1)).toEqual([rice])
      expect(await steady("dietitian", 10)).toEqual([rice, eggs])
      await run(Editions.use((port) => port.publish(edition(29, "shelf"), null, [])))
      expect(await steady(null, 10)).toEqual([])
    })

    test("the schedule of a day is fulfilled once per source", async () => {
      const publish = (number: number, source: string) =>
        Editions.use((port) => port.publish(edition(number, source), "2026-11-13", []))
      await run(publish(13, "due"))
      expect(await run(Effect.flip(publish(14, "due")))).toMatchObject({ _tag: "AlreadyCollected" })
      expect(await run(Editions.use((port) => port.newestOf("due")))).toEqual(edition(13, "due"))
      expect(await run(Editions.use((port) => port.fulfils("due", "2026-11-13")))).toBe(true)
      expect(await run(Editions.use((port) => port.fulfils("due", "2026-11-14")))).toBe(false)
      await run(publish(15, "another"))
    })

    test("the edition before is one of the two days before, of the same source", async () => {
      await run(Editions.use((port) => port.publish(edition(16, "steady"), null, [])))
      const preceding = (source: string, asOf: string) =>
        run(Editions.use((port) => port.preceding(source, asOf)))
      expect(await preceding("steady", "2026-11-16T15:00:00.000Z")).toBeNull()
      expect(await preceding("steady", "2026-11-17T09:00:00.000Z")).toEqual(edition(16, "steady"))
      expect(await preceding("steady", "2026-11-19T09:00:00.000Z")).toBeNull()
      expect(await preceding("other", "2026-11-17T09:00:00.000Z")).toBeNull()
    })

    test("one collection runs at a time, and the next when it has ended, also by failing", async () => {
      const outcome = await run(
        Editions.use((port) =>
          port.alone(Effect.andThen(Effect.flip(port.alone(Effect.void)), (refused) => Effect.fail(refused))),
        ).pipe(Effect.flip),
      )
      expect(outcome).toMatchObject({ _tag: "CollectionRunning" })
      expect(await run(Editions.use((port) => port.alone(Effect.succeed("done"))))).toBe("done")
    })
  })
