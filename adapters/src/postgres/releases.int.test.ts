import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { Accounts, Profiles } from "@rounds/core/account/ports.ts"
import { Entitlements } from "@rounds/core/plan/ports.ts"
import { UsageQuery } from "@rounds/core/quota/ports.ts"
import { Scripts } from "@rounds/core/script/ports.ts"
import { Subscriptions } from "@rounds/core/subscription/ports.ts"
import { Topics } from "@rounds/core/topic/ports.ts"
import { MemorySecurityLog } from "@rounds/core/testing/memory-security-log.ts"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import postgres from "postgres"
import { describe, expect, test } from "vitest"
import { testDatabase } from "#testing/database.ts"
import { PostgresAccounts } from "./accounts.ts"
import { checkDocuments } from "./check-documents.ts"
import { SubscriptionEntitlements } from "./entitlements.ts"
import { checkInvariants } from "./invariants.ts"
import { PostgresKernel } from "./kernel.ts"
import { migrate, migrationsFolder, pendingMigrations } from "./migrate.ts"
import { PostgresProfiles } from "./profiles.ts"
import { PostgresScripts } from "./scripts.ts"
import { PostgresSubscriptions } from "./subscriptions.ts"
import { PostgresTopics } from "./topics.ts"
import { PostgresUsageQuery } from "./usage.ts"

const folder = fileURLToPath(new URL("../../../fixtures/releases", import.meta.url))
const releases = readdirSync(folder).map((file) => file.replace(".sql", ""))

/** The database as the release left it: its migrations, then its rows. */
const asReleased = async (url: string, release: string) => {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  const migrations = mkdtempSync(join(tmpdir(), "rounds-release-"))
  try {
    await sql.unsafe("DROP SCHEMA public CASCADE; DROP SCHEMA sandbox CASCADE; CREATE SCHEMA public")
    const made = readdirSync(migrationsFolder).filter((file) => file.slice(0, 4) <= release)
    for (const file of made) copyFileSync(join(migrationsFolder, file), join(migrations, file))
    await migrate(url, migrations)
    await sql.unsafe(readFileSync(join(folder, `${release}.sql`), "utf8"))
  } finally {
    await sql.end()
    rmSync(migrations, { recursive: true, force: true })
  }
}

const sandbox = { provider: "sandbox", mode: "test" } as const

const product = (url: string) =>
  Layer.mergeAll(
    PostgresAccounts([]).pipe(Layer.provide(MemorySecurityLog([]))),
    PostgresProfiles,
    PostgresScripts,
    PostgresTopics,
    PostgresSubscriptions(sandbox),
    PostgresUsageQuery,
    SubscriptionEntitlements(sandbox),
  ).pipe(Layer.provideMerge(PostgresKernel(url, 2)))

/** What the people of the sample see of theirs. */
const seenBy = Effect.fnUntraced(function* (email: string) {
  const account = yield* Accounts.use((accounts) => accounts.byEmail(email))
  if (account === null) return null
  const { id } = account
  const filters = { targetPlatform: null, language: null, duration: null, text: null }
  const page = yield* Scripts.use((port) => port.list({ userId: id, filters, cursor: null, limit: 100 }))
  const entitlement = yield* Entitlements.use((port) => port.of(id, DateTime.makeUnsafe("2026-11-22")))
  return {
    scripts: page.scripts.length,
    unreadable: page.unreadable,
    tier: entitlement.tier,
    charged: (yield* UsageQuery.use((usage) => usage.of(id))).scriptsCharged,
    subscriptions: (yield* Subscriptions.use((port) => port.of(id))).subscriptions.length,
    profession: (yield* Profiles.use((port) => port.of(id)))?.profession ?? null,
  }
})

describe("a database of an earlier release", () => {
  test("of each release there is a filled one", () => {
    expect(releases).toContain("0042")
  })

  test.each(releases)(
    "%s, filled, is brought up to date, and everything in it can be read",
    async (release) => {
      const url = await testDatabase()
      await asReleased(url, release)
      await migrate(url)
      const sql = postgres(url, { max: 1 })
      expect(await pendingMigrations(sql)).toEqual([])
      await sql.end()
      const look = Effect.gen(function* () {
        const checks = [...(yield* checkInvariants), ...(yield* checkDocuments)]
        const topics = yield* Topics.use((port) => port.list({ specialty: null, limit: 100 }))
        return {
          broken: checks.filter(({ violations }) => violations > 0).map(({ name }) => name),
          topics: topics.length,
          pro: yield* seenBy("pro@demo.rounds.test"),
          free: yield* seenBy("free@demo.rounds.test"),
          admin: yield* seenBy("admin@demo.rounds.test"),
        }
      })
      const found = await Effect.runPromise(Effect.provide(look, product(url)))
      // The servers of the tests are fast and forgetful, and of the archive the files hold a few rows.
      const byChoice = [
        "server that may lose what it acknowledged",
        "shown topic whose daily counts the archive does not have",
      ]
      expect(found.broken.filter((name) => !byChoice.includes(name))).toEqual([])
      expect(found.topics).toBe(4)
      expect(found.pro).toEqual({
        scripts: 5,
        unreadable: 0,
        tier: "creator_pro",
        charged: 5,
        subscriptions: 1,
        profession: "sports_pharmacist",
      })
      expect(found.free).toMatchObject({ scripts: 1, tier: "freemium", charged: 1 })
      expect(found.admin).toMatchObject({ scripts: 0, tier: "admin" })
    },
  )
})
