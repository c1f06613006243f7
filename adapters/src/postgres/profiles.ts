import { Profiles, type StoredProfile } from "@rounds/core/account/ports.ts"
import type { Profile } from "@rounds/core/account/profile.ts"
import type * as Layer from "effect/Layer"
import { query, type Sql, type Statements } from "./client.ts"
import { implement } from "./implement.ts"

const columns = (sql: Statements) => sql`
  name, profession, experience_level AS "experienceLevel", preferred_tone AS "preferredTone", specialty,
  brand_personality AS "brandPersonality", target_audience AS "targetAudience", content_goals AS "contentGoals"`

const read = (userId: string) =>
  query("profiles.of", async (sql) => {
    const [row] = await sql<
      ReadonlyArray<StoredProfile>
    >`SELECT ${columns(sql)} FROM user_profiles WHERE user_id = ${userId}`
    return row ?? null
  })

const save = (userId: string, profile: Profile) =>
  query("profiles.save", async (sql) => {
    const { name, profession, experienceLevel, preferredTone } = profile
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
      INSERT INTO user_profiles ${sql(row)}
      ON CONFLICT (user_id) DO UPDATE SET ${sql(changes)}, updated_at = now()
      RETURNING ${columns(sql)}`
    if (saved === undefined) throw new Error("an upsert gave no row")
    return saved
  })

const filled = (text: string | null | undefined): string | null =>
  text === undefined || text === null || text.trim() === "" ? null : text.trim()

/** Profiles from `user_profiles`. */
export const PostgresProfiles: Layer.Layer<Profiles, never, Sql> = implement(Profiles, { of: read, save })
