import { readOperator, readStatus, type Status } from "@rounds/core/contract/operator.ts"
import { Mailer } from "@rounds/core/mail/ports.ts"
import type { OperatorFacts } from "@rounds/core/operator/operator.ts"
import {
  overallOf,
  type PartState,
  partsSeen,
  partsWithoutDatabase,
  type Seen,
  type Setup,
  StatusPart,
  StatusRecords,
  type WriterStanding,
} from "@rounds/core/status/status.ts"
import { ForumSource } from "@rounds/core/collection/source-ports.ts"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { type Host, mount } from "./mount.ts"
import type { Ports } from "./ports.ts"
import { remembered } from "./remembered.ts"
import type { TopicLists } from "./topic-lists.ts"

/** How long a state may be behind what is. */
const LOOK_MS = 15_000

/** What does not answer by then counts as not there. */
const TIME_LIMIT = "2 seconds"

type PerPart<A> = { readonly [P in StatusPart]: A }

const perPart = <A>(of: (part: StatusPart) => A): PerPart<A> => ({
  database: of("database"),
  worker: of("worker"),
  edition: of("edition"),
  mail: of("mail"),
  ai: of("ai"),
  payments: of("payments"),
})

const shown = (states: PerPart<PartState>, since: PerPart<DateTime.Utc>, now: DateTime.Utc): Status => ({
  overall: overallOf(states),
  checkedAt: DateTime.formatIso(now),
  parts: StatusPart.literals.map((part) => ({
    part,
    state: states[part],
    since: DateTime.formatIso(since[part]),
  })),
})

/** How everything is, and who runs it: for everybody, and true also while the database is not there. */
export const mountStatus = (
  host: Host<Ports>,
  lists: TopicLists,
  given: {
    readonly writer: () => WriterStanding
    readonly takesMoney: boolean
    readonly operator: OperatorFacts
  },
): void => {
  let lostSince: DateTime.Utc | null = null

  const setupNow = Effect.gen(function* () {
    const { carrier } = yield* Mailer
    const { name } = yield* ForumSource
    const { takesMoney, writer } = given
    return { writer: writer(), carrier, takesMoney, hasForum: name !== "none" } satisfies Setup
  })

  const ask = Effect.fnUntraced(function* (setup: Setup, now: DateTime.Utc) {
    const records = yield* StatusRecords
    const edition = yield* lists.edition
    const facts = yield* records.facts
    const parts = partsSeen(
      setup,
      facts,
      edition && {
        finishedAt: DateTime.makeUnsafe(edition.finishedAt),
        isSample: edition.sampleDate !== null,
      },
      now,
    )
    if (lostSince !== null) {
      // Nobody could write it down while it was so.
      const lost = partsWithoutDatabase(setup)
      yield* records.keep(
        perPart((part): Seen => ({ state: lost[part], since: null })),
        lostSince,
      )
    }
    return { parts, since: yield* records.keep(parts, now) }
  })

  const look = Effect.gen(function* () {
    const now = yield* DateTime.now
    const setup = yield* setupNow
    const found = yield* ask(setup, now).pipe(
      Effect.timeoutOption(TIME_LIMIT),
      Effect.catchCause(() => Effect.succeed(Option.none())),
    )
    if (Option.isSome(found)) {
      lostSince = null
      const { parts, since } = found.value
      return shown(
        perPart((part) => parts[part].state),
        since,
        now,
      )
    }
    const since = lostSince ?? now
    lostSince = since
    return shown(
      partsWithoutDatabase(setup),
      perPart(() => since),
      now,
    )
  })
  const status = remembered(LOOK_MS, () => look)

  mount(host, readStatus, () => status(null))
  mount(host, readOperator, () => Effect.succeed(given.operator))
}
