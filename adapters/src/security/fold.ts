import { randomUUID } from "node:crypto"
import type { SecurityEventKind } from "@rounds/core/security/security-log.ts"

/** An event with its addresses hashed, as it is stored. */
export interface Fact {
  readonly kind: SecurityEventKind
  readonly account: string | null
  readonly by: string | null
  readonly mailbox: string | null
  readonly network: string | null
  readonly detail: string
}

/** A row that is being counted. */
export interface Counted extends Fact {
  readonly id: string
  /** Not stored yet. */
  readonly times: number
}

const WINDOW_MS = 60_000

/** Different events of one kind that one process tells apart in a minute; the rest are counted together. */
const DIFFERENT_PER_WINDOW = 60

/**
 * Folds a flood into counts: the same event within a minute is one row, and beyond sixty different ones of a kind the
 * rest are one row, so that nobody can fill the log or hide in it what is of another kind.
 */
export class Fold {
  #endsAt = 0
  readonly #rows = new Map<string, Counted>()
  readonly #different = new Map<SecurityEventKind, number>()
  readonly #changed = new Set<string>()

  /** Counts the event; true when it is the first of its row. */
  add(fact: Fact, now: number): boolean {
    if (now >= this.#endsAt) this.#begin(now)
    const key = keyOf(fact)
    if (this.#count(key)) return false
    const different = this.#different.get(fact.kind) ?? 0
    if (different < DIFFERENT_PER_WINDOW) {
      this.#different.set(fact.kind, different + 1)
      this.#open(key, fact)
      return true
    }
    const rest: Fact = { ...fact, account: null, by: null, mailbox: null, network: null, detail: "others" }
    const restKey = keyOf(rest)
    if (this.#count(restKey)) return false
    this.#open(restKey, rest)
    return true
  }

  /** What has been counted since the last time. */
  take(): ReadonlyArray<Counted> {
    const rows = [...this.#changed].flatMap((key) => this.#rows.get(key) ?? [])
    for (const [key, row] of this.#rows) this.#rows.set(key, { ...row, times: 0 })
    this.#changed.clear()
    return rows
  }

  /** Rows that are not stored yet stay until they are taken. */
  #begin(now: number): void {
    this.#endsAt = now + WINDOW_MS
    this.#different.clear()
    const waiting = [...this.#changed].flatMap((key) => this.#rows.get(key) ?? [])
    this.#rows.clear()
    this.#changed.clear()
    for (const row of waiting) {
      this.#rows.set(row.id, row)
      this.#changed.add(row.id)
    }
  }

  #count(key: string): boolean {
    const row = this.#rows.get(key)
    if (row === undefined) return false
    this.#rows.set(key, { ...row, times: row.times + 1 })
    this.#changed.add(key)
    return true
  }

  #open(key: string, fact: Fact): void {
    this.#rows.set(key, { ...fact, id: randomUUID(), times: 1 })
    this.#changed.add(key)
  }
}

const keyOf = ({ kind, account, by, mailbox, network, detail }: Fact): string =>
  JSON.stringify([kind, account, by, mailbox, network, detail])
