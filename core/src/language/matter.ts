import type { Language } from "#script/settings.ts"
import { matter as english } from "./english/matter.ts"
import { matter as turkish } from "./turkish/matter.ts"

/** How a language says what has no place in a script: roads out of it, talk of the machine, notes on how to play. Parts of patterns. */
export interface MatterWords {
  /** A dot between the parts of an address, when it is said. */
  readonly dot: string
  /** What else is said for it before a last part that is no word; null: nothing. */
  readonly point: string | null
  readonly slash: string
  /** Words that show that a dot is a thing, or a thing of the matter, and no part of an address: "this dot". */
  readonly pointing: string
  /** Last parts of addresses that are words of the language: they make an address only behind `road`. */
  readonly wordEnds: string
  /** Sends somebody to an address. */
  readonly road: string
  /** Said for "@" before a house of mail. */
  readonly at: string
  /** Digits as a telephone number is told. */
  readonly digits: string
  readonly voucherCodes: string
  /** Asks to be written to. */
  readonly reach: string
  /** Speaks of instructions, prompts or models. */
  readonly machine: string
  /** Notes on how to play that stand between asterisks, by their first word. */
  readonly gestures: string
  /** Whose words follow, as it stands before a colon; with its capital. */
  readonly speakers: string
}

export const matter: { readonly [L in Language]: MatterWords } = { english, turkish }
