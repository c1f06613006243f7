import { Profiles, type StoredProfile } from "@rounds/core/account/ports.ts"
import type { Profile, Reach } from "@rounds/core/account/profile.ts"
import type * as Layer from "effect/Layer"
import { query, type Sql, type Statements } from "./client.ts"
import { implement } from "./implement.ts"

const columns = (sql: Statements) => sql`
  name, profession, experience_level AS "experienceLevel", preferred_tone AS "preferredTone", specialty,
  brand_personality AS "brandPersonality", target_audience AS "targetAudience", content_goals AS "contentGoals"`

const read = (userId: string) =>
  query("profiles.of", async (sql) => {
    const [row] = await sql<ReadonlyArray<StoredProfile>>`
      SELECT ${columns(sql)}, market, promotes FROM user_profiles LEFT JOIN user_reach USING (user_id)
      WHERE user_id = ${userId}`
    return row ?? null
  })

const save = (userId: string, profile: Profile) =>
  query("profiles.save", async (sql) => {
    const { name, profession, experienceLevel, preferredTone, market = null, promotes = null } = profile
    const row = {
      user_id: userId,
      name,
      profession,
      experience_level: experienceLevel,
      preferred_tone: preferredTone,
      specialty: filled(profile.specialty),
      brand_personality: filled(profile.brandPersonality),
      target_audience: filled(profile.targetAudience),
      content_goals: filled(profile.contentGoals),
    }
    const { user_id: _, ...changes } = row
    const [saved] = await sql<ReadonlyArray<StoredProfile>>`
      WITH reach AS (${keptReach(sql, userId, { market, promotes })} RETURNING market, promotes),
      saved AS (
        INSERT INTO user_profiles ${sql(row)}
        ON CONFLICT (user_id) DO UPDATE SET ${sql(changes)}, updated_at = now()
        RETURNING ${columns(sql)}
      )
      SELECT saved.*, reach.market, reach.promotes FROM saved, reach`
    if (saved === undefined) throw new Error("an upsert gave no row")
    return saved
  })

const keptReach = (sql: Statements, userId: string, { market, promotes }: Reach) => sql`
  INSERT INTO user_reach AS kept (user_id, market, promotes) VALUES (${userId}, ${market}, ${promotes})
  ON CONFLICT (user_id) DO UPDATE SET market = coalesce(excluded.market, kept.market),
    promotes = coalesce(excluded.promotes, kept.promotes), updated_at = now()`

const reachOf = (userId: string) =>
  query("profiles.reachOf", async (sql) => {
    const [row] = await sql<ReadonlyArray<Reach>>`
      SELECT market, promotes FROM user_reach WHERE user_id = ${userId}`
    return row ?? { market: null, promotes: null }
  })

const keepReach = (userId: string, reach: Reach) =>
  query("profiles.keepReach", async (sql) => {
    await keptReach(sql, userId, reach)
  })

const filled = (text: string | null | undefined): string | null =>
  text === undefined || text === null || text.trim() === "" ? null : text.trim()

/** Profiles from `user_profiles` and `user_reach`. */
export const PostgresProfiles: Layer.Layer<Profiles, never, Sql> = implement(Profiles, {
  of: read,
  save,
  reachOf,
  keepReach,
})
