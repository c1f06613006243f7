import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { PostgresClient, query, type Statements } from "@rounds/adapters/postgres/client.ts"
import { PostgresKernel } from "@rounds/adapters/postgres/kernel.ts"
import { startLocalServer } from "@rounds/adapters/postgres/local-server.ts"
import { TestClient } from "@rounds/adapters/testing/client.ts"
import { quota } from "@rounds/core/quota/aggregate.ts"
import { dispatch } from "@rounds/core/kernel/dispatch.ts"
import { ActorId } from "@rounds/core/kernel/stamped.ts"
import * as Effect from "effect/Effect"
import { run } from "./command-line.ts"
import { ServedProcess } from "./served-process.ts"

const GIVE_UP_AFTER_MS = 30_000

/** The whole product with a data folder of its own, whose API and database can be killed. */
export class KilledProduct {
  readonly #folder = mkdtempSync(join(tmpdir(), "rounds-kill-"))
  readonly #env = { ROUNDS_DATA: this.#folder, ROUNDS_DEMO: "off", LOG_LEVEL: "silent", TRUST_PROXY: "1" }
  readonly #api = new ServedProcess(this.#env)

  start(): Promise<void> {
    return this.#api.start()
  }

  /** The id of the API's process; `undefined` when it has ended. */
  get apiPid(): number | undefined {
    return this.#api.pid
  }

  /** Kills the API, with which its database dies, starts it again, and gives the milliseconds from the kill until it is ready. */
  async killApi(): Promise<number> {
    const begun = performance.now()
    await this.#api.kill()
    await this.start()
    await this.#ready(begun)
    return performance.now() - begun
  }

  /** Kills the server process of Postgres, and gives the milliseconds until another one runs and the API is ready. */
  async killPostgres(): Promise<number> {
    const database = await this.#database()
    const killed = await postmaster(database)
    const begun = performance.now()
    process.kill(killed, "SIGKILL")
    for (;;) {
      const now = await postmaster(database).catch(() => killed)
      if (now !== killed) break
      if (performance.now() - begun > GIVE_UP_AFTER_MS) throw new Error("Postgres did not come back")
      await pause(50)
    }
    await this.#ready(begun)
    return performance.now() - begun
  }

  /** People with enough generations for any test. */
  async signUp(count: number): Promise<ReadonlyArray<TestClient>> {
    const databaseUrl = await this.#database()
    const grant = (id: string) =>
      dispatch(
        quota,
        { id, by: ActorId.make("cli") },
        { _tag: "GrantQuota", extraScripts: 10_000, extraTopicViews: 0, until: null },
      ).pipe(Effect.provide(PostgresKernel(databaseUrl, 1)), Effect.runPromise)
    const users: Array<TestClient> = []
    for (let n = 0; n < count; n += 1) {
      const user = new TestClient(this.#api.url)
      const email = `user${n}@example.org`
      await user.signUp(email)
      await onDatabase(
        databaseUrl,
        (sql) => sql`UPDATE identity."user" SET "emailVerified" = true WHERE email = ${email}`,
      )
      await grant((await user.get<{ id: string }>("/api/user")).body.id)
      users.push(user)
    }
    return users
  }

  /** What `doctor` finds wrong. */
  async doctor(): Promise<ReadonlyArray<string>> {
    const { out, err } = await run(["doctor"], { env: this.#env })
    if (!out.includes("stored script without a charge")) throw new Error(`doctor: ${out}${err}`)
    return out.match(/^BAD.*$/gm) ?? []
  }

  /** What no command does: loses a stored script. */
  async loseScript(id: string): Promise<void> {
    await onDatabase(await this.#database(), (sql) => sql`DELETE FROM generated_scripts WHERE id = ${id}`)
  }

  async stop(): Promise<void> {
    await this.#api.stop()
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }

  /** Waits until the API says that it is ready. */
  async #ready(begun: number): Promise<void> {
    for (;;) {
      const answer = await fetch(`${this.#api.url}/readyz`).catch(() => null)
      await answer?.arrayBuffer()
      if (answer?.status === 200) return
      if (performance.now() - begun > GIVE_UP_AFTER_MS) throw new Error("The API is not ready again")
      await pause(50)
    }
  }

  /** The address of the database that the API runs now; a restarted API may have put it elsewhere. */
  async #database(): Promise<string> {
    return (await startLocalServer({ dataDir: join(this.#folder, "postgres") })).url
  }
}

const onDatabase = <A>(url: string, work: (sql: Statements) => Promise<A>): Promise<A> =>
  query("test", work).pipe(Effect.provide(PostgresClient(url, 1)), Effect.runPromise)

/** The process id of the server itself, as it says in its data folder. */
const postmaster = async (url: string): Promise<number> => {
  const [row] = await onDatabase(
    url,
    (sql) => sql<{ pid: string }[]>`SELECT split_part(pg_read_file('postmaster.pid'), E'\n', 1) AS pid`,
  )
  return Number(row?.pid)
}
