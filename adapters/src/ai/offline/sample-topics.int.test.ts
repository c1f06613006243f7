import { review } from "@rounds/core/script/review.ts"
import { SourceTexts } from "@rounds/core/script/ports.ts"
import { everySetting, orderFor } from "@rounds/core/testing/script/example-topics.ts"
import { collect } from "@rounds/core/collection/collect.ts"
import { Topics } from "@rounds/core/topic/ports.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { expect, test } from "vitest"
import { readLibrary } from "#evidence/recorded.ts"
import { RecordedForum } from "#forum/recorded.ts"
import { PostgresClient } from "#postgres/client.ts"
import { PostgresSourceTexts } from "#postgres/source-texts.ts"
import { byHand, runnerOn } from "#testing/collecting.ts"
import { testDatabase } from "#testing/database.ts"
import { writeOffline } from "./write-offline.ts"

const url = await testDatabase()
const run = runnerOn(url)
const library = readLibrary()

const settings = everySetting.filter(
  ({ targetPlatform, duration }) => targetPlatform === "tiktok" && duration === "90_seconds",
)

test("every topic of the sample data can be filmed in every language, format and tone, without a copied phrase", async () => {
  await run(collect(byHand), RecordedForum())
  const topics = await run(
    Topics.use((port) => port.list({ specialty: null, limit: 10 })),
    RecordedForum(),
  )
  expect(topics).toHaveLength(10)
  for (const topic of topics) {
    const sources = await Effect.runPromise(
      SourceTexts.use((texts) => texts.of(topic)).pipe(
        Effect.provide(PostgresSourceTexts.pipe(Layer.provide(PostgresClient(url, 1)))),
      ),
    )
    expect(sources.length).toBeGreaterThan(0)
    for (const setting of settings) {
      const order = orderFor(setting, topic)
      const context = {
        language: setting.language,
        market: setting.language === "turkish" ? ("TR" as const) : ("US" as const),
        promotes: "nothing" as const,
        profession: null,
      }
      expect({
        title: topic.title,
        ...setting,
        review: review(writeOffline(order, library), order, sources, context),
      }).toMatchObject({
        review: { _tag: "Passed" },
      })
    }
  }
}, 300_000)
