import * as DateTime from "effect/DateTime"
import { describe, expect, test } from "vitest"
import { overallOf, partsSeen, partsWithoutDatabase, type Setup, type StatusFacts } from "./status.ts"

const now = DateTime.makeUnsafe("2026-11-22T12:00:00Z")
const at = (iso: string) => DateTime.makeUnsafe(iso)
const setup: Setup = { writer: "ready", carrier: "smtp", hasForum: true, takesMoney: true }
const facts: StatusFacts = {
  worker: { isAlive: true, lastBeat: at("2026-11-22T11:59:59Z") },
  mail: { waitingSince: null, lastSent: null },
  ai: { answered: 3, failed: 0 },
  payments: { dead: 0, lastReading: "done" },
}
const fresh = { finishedAt: at("2026-11-22T09:05:00Z"), isSample: false }

const statesOf = (
  change: {
    readonly setup?: Partial<Setup>
    readonly facts?: Partial<StatusFacts>
    readonly edition?: typeof fresh | null
  } = {},
) => {
  const edition = change.edition === undefined ? fresh : change.edition
  const parts = partsSeen({ ...setup, ...change.setup }, { ...facts, ...change.facts }, edition, now)
  return Object.fromEntries(
    Object.entries(parts).map(([part, { state, since }]) => [
      part,
      since === null ? state : `${state} since ${DateTime.formatIso(since).slice(5, 16)}`,
    ]),
  )
}

test("everything that is there and answers is fine", () => {
  expect(statesOf()).toEqual({
    database: "ok",
    worker: "ok",
    edition: "ok",
    mail: "ok",
    ai: "ok",
    payments: "ok",
  })
})

describe("each part", () => {
  test.each<[string, Parameters<typeof statesOf>[0], string, string]>([
    [
      "a worker that is silent is down since its last beat",
      { facts: { worker: { isAlive: false, lastBeat: at("2026-11-22T11:40:00Z") } } },
      "worker",
      "down since 11-22T11:40",
    ],
    [
      "an edition is late after 26 hours",
      { edition: { finishedAt: at("2026-11-21T09:05:00Z"), isSample: false } },
      "edition",
      "degraded since 11-22T11:05",
    ],
    [
      "and lost after three days",
      { edition: { finishedAt: at("2026-11-19T09:05:00Z"), isSample: false } },
      "edition",
      "down since 11-22T09:05",
    ],
    [
      "sample data stand for their own day",
      { edition: { finishedAt: at("2026-01-01T00:00:00Z"), isSample: true } },
      "edition",
      "ok",
    ],
    ["no edition where a forum is read", { edition: null }, "edition", "down"],
    ["no edition and no forum", { edition: null, setup: { hasForum: false } }, "edition", "off"],
    [
      "a letter that waits",
      { facts: { mail: { waitingSince: at("2026-11-22T11:30:00Z"), lastSent: null } } },
      "mail",
      "degraded since 11-22T11:30",
    ],
    [
      "a letter that waits for an hour while none leaves",
      { facts: { mail: { waitingSince: at("2026-11-22T10:30:00Z"), lastSent: at("2026-11-22T10:00:00Z") } } },
      "mail",
      "down since 11-22T11:30",
    ],
    [
      "a letter that waits while others leave",
      { facts: { mail: { waitingSince: at("2026-11-22T10:30:00Z"), lastSent: at("2026-11-22T11:59:00Z") } } },
      "mail",
      "degraded since 11-22T10:30",
    ],
    ["mail into a folder", { setup: { carrier: "outbox" } }, "mail", "off"],
    ["no model", { setup: { writer: "offline" } }, "ai", "off"],
    ["a refused key", { setup: { writer: "refused" } }, "ai", "down"],
    ["calls that all fail", { facts: { ai: { answered: 0, failed: 2 } } }, "ai", "down"],
    ["calls of which some fail", { facts: { ai: { answered: 9, failed: 1 } } }, "ai", "degraded"],
    ["no real money", { setup: { takesMoney: false } }, "payments", "off"],
    ["messages given up", { facts: { payments: { dead: 1, lastReading: "done" } } }, "payments", "degraded"],
    [
      "a provider that cannot be read",
      { facts: { payments: { dead: 0, lastReading: "failed" } } },
      "payments",
      "down",
    ],
  ])("%s", (_, change, part, expected) => {
    expect(statesOf(change)[part]).toBe(expected)
  })
})

test("without the database nothing of what lives in it works, and what is off stays off", () => {
  expect(partsWithoutDatabase(setup)).toEqual({
    database: "down",
    worker: "down",
    edition: "down",
    mail: "down",
    ai: "ok",
    payments: "down",
  })
  const bare = partsWithoutDatabase({
    writer: "offline",
    carrier: "outbox",
    hasForum: true,
    takesMoney: false,
  })
  expect(bare).toMatchObject({ database: "down", mail: "off", ai: "off", payments: "off" })
})

test("the whole is as its worst part, and what is off counts for nothing", () => {
  const fine = {
    database: "ok",
    worker: "ok",
    edition: "ok",
    mail: "off",
    ai: "off",
    payments: "ok",
  } as const
  expect(overallOf(fine)).toBe("ok")
  expect(overallOf({ ...fine, mail: "degraded" })).toBe("degraded")
  expect(overallOf({ ...fine, mail: "degraded", worker: "down" })).toBe("down")
})
