import { setTimeout as pause } from "node:timers/promises"
import postgres from "postgres"

/** Moments in the life of one message at which its process can be made to stand still, and then be killed. */
export const haltingPoints = [
  "stored, not queued",
  "queued, not committed",
  "taken by a worker",
  "read, nothing written",
  "written, not marked",
  "marked, not committed",
  "done, its job still open",
] as const
export type HaltingPoint = (typeof haltingPoints)[number]

const triggers: { readonly [P in HaltingPoint]: string } = {
  "stored, not queued": "TRIGGER # AFTER INSERT ON webhook_inbox FOR EACH ROW",
  "queued, not committed":
    "CONSTRAINT TRIGGER # AFTER INSERT ON webhook_inbox DEFERRABLE INITIALLY DEFERRED FOR EACH ROW",
  "taken by a worker":
    "TRIGGER # BEFORE UPDATE ON pgboss.job FOR EACH ROW WHEN (NEW.name = 'webhook' AND NEW.state = 'active')",
  "read, nothing written": "TRIGGER # BEFORE INSERT ON events FOR EACH ROW",
  "written, not marked": "TRIGGER # BEFORE UPDATE OF status ON webhook_inbox FOR EACH ROW",
  "marked, not committed":
    "CONSTRAINT TRIGGER # AFTER UPDATE OF status ON webhook_inbox DEFERRABLE INITIALLY DEFERRED FOR EACH ROW",
  "done, its job still open":
    "TRIGGER # BEFORE UPDATE ON pgboss.job FOR EACH ROW WHEN (NEW.name = 'webhook' AND NEW.state = 'completed')",
}

/** Waits, whatever limits the waiting connection has set for itself, while somebody holds the point's lock. */
const standStill = `
  CREATE FUNCTION stand_still() RETURNS trigger LANGUAGE plpgsql SET lock_timeout = 0 AS $$
  BEGIN
    PERFORM pg_advisory_xact_lock_shared(77, TG_ARGV[0]::int);
    RETURN NEW;
  END $$`

/** The points of one message, in a database whose job tables exist. Ends with its connections closed by `end`. */
export const haltingPointsOf = (url: string) => haltingAt(url, triggers)

/** Prepares a database whose job tables exist: each point is a trigger, `#` its name. `end` closes the connections. */
export const haltingAt = async <Point extends string>(
  url: string,
  points: { readonly [P in Point]: string },
) => {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  await sql.unsafe(standStill)
  const names = Object.keys(points)
  for (const [index, trigger] of Object.values<string>(points).entries()) {
    await sql.unsafe(`CREATE ${trigger.replace("#", `halt_${index}`)} EXECUTE FUNCTION stand_still(${index})`)
  }

  return {
    /** Runs `work` as soon as a process stands still at `point`; whatever waits there goes on afterwards. */
    at: async (point: Point, work: () => Promise<void>): Promise<void> => {
      const index = names.indexOf(point)
      await sql`SELECT pg_advisory_lock(77, ${index})`
      for (;;) {
        const waiting = await sql`
          SELECT FROM pg_locks
          WHERE locktype = 'advisory' AND classid = 77 AND objid = ${index} AND NOT granted
            AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`
        if (waiting.length > 0) break
        await pause(5)
      }
      await work()
      await sql`SELECT pg_advisory_unlock(77, ${index})`
    },
    end: () => sql.end(),
  }
}
