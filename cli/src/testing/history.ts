import { randomUUID } from "node:crypto"
import { setTimeout as pause } from "node:timers/promises"
import type { TestClient } from "@rounds/adapters/testing/client.ts"

interface Click {
  readonly user: TestClient
  readonly key: string
}

interface Acknowledged extends Click {
  readonly scriptId: string
}

const ORDER = { topicTitle: "Sleep and screens" }

/** What the product has promised to its users, as the users remember it. */
export class History {
  readonly acknowledged: Array<Acknowledged> = []
  /** Clicks whose answer was lost or a refusal: they may have become a script, once, or none. */
  readonly unanswered: Array<Click> = []
  /** Answers that a client must never get, however often something is killed: `<status> <code>`. */
  readonly unexpected: Array<string> = []
  slowestMs = 0

  /** One click on "generate"; gives the status of the answer, `null` when none came. */
  async click({ user, key }: Click): Promise<number | null> {
    const begun = performance.now()
    const answer = await user
      .post<{ id: string; code?: string }>("/api/generate-script", ORDER, {
        headers: { "idempotency-key": key },
      })
      .catch(() => null)
    this.slowestMs = Math.max(this.slowestMs, performance.now() - begun)
    if (answer === null) return null
    const { status, body } = answer
    if (status === 200) this.acknowledged.push({ user, key, scriptId: body.id })
    else if (![409, 429, 503].includes(status)) this.unexpected.push(`${status} ${body.code}`)
    return status
  }

  /** One person after another of `users` generates until `signal`; one over the rate limit makes place for the next. */
  async generate(users: ReadonlyArray<TestClient>, signal: AbortSignal): Promise<void> {
    for (let turn = 0; !signal.aborted;) {
      const user = users[turn % users.length]
      if (user === undefined) return
      const click = { user, key: randomUUID() }
      const status = await this.click(click)
      if (status === 200) continue
      if (status === 429) turn += 1
      else this.unanswered.push(click)
      await pause(status === null ? 100 : 20)
    }
  }

  /** Acknowledged scripts (of `among`) that their owners cannot read any more. */
  async lost(among: ReadonlyArray<Acknowledged> = this.acknowledged): Promise<ReadonlyArray<string>> {
    const found = await eachUser(among, async ({ user, scriptId }) => {
      const { status } = await user.get(`/api/user/scripts/${scriptId}`)
      return status === 200 ? [] : [`${scriptId}: ${status}`]
    })
    return found.flat()
  }

  /** Sends the last acknowledged click of each user again: how many got the same script, and who got something else. */
  async retried(): Promise<{ readonly same: number; readonly changed: ReadonlyArray<string> }> {
    const last = [...new Map(this.acknowledged.map((click) => [click.user, click])).values()]
    const answers = await eachUser(last, async ({ user, key, scriptId }) => {
      const headers = { "idempotency-key": key }
      const { status, body } = await user.post<{ id?: string }>("/api/generate-script", ORDER, { headers })
      return { scriptId, status, again: body.id }
    })
    // One who has used up this minute's calls is told so, whatever the call.
    const answered = answers.filter(({ status }) => status !== 429)
    const changed = answered.filter(({ scriptId, again }) => scriptId !== again)
    return {
      same: answered.length - changed.length,
      changed: changed.map(({ scriptId, status, again }) => `${scriptId}: ${status} ${again}`),
    }
  }
}

/** Works through the clicks of each user in order, all users at the same time. */
const eachUser = async <C extends Click, A>(
  clicks: ReadonlyArray<C>,
  work: (click: C) => Promise<A>,
): Promise<ReadonlyArray<A>> => {
  const mine = Map.groupBy(clicks, ({ user }) => user).values()
  const results = await Promise.all(
    Array.from(mine, async (own) => {
      const done: Array<A> = []
      for (const click of own) done.push(await work(click))
      return done
    }),
  )
  return results.flat()
}
