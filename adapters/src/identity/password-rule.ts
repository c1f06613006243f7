import { createHash } from "node:crypto"
import { ZxcvbnFactory } from "@zxcvbn-ts/core"
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common"
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from "./options.ts"

/** Why a password is refused. */
export type PasswordFault = "too_short" | "too_long" | "common" | "about_you" | "leaked"

/** Fewer guesses than this (as a power of ten) find it among common passwords, sequences and repetitions. */
const FEWEST_GUESSES = 8
/** Beyond so many characters nothing is gained by looking, and looking takes time. */
const LOOKED_AT = 64
/** What must be left of a password when the words about its owner are taken out. */
const SHORTEST_REST = 8

const estimate = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

/** Refuses what is short, common or made of the owner's own words; nothing else is demanded. */
export const passwordFault = (
  password: string,
  owner: ReadonlyArray<string>,
): Exclude<PasswordFault, "leaked"> | null => {
  const { length } = Array.from(password)
  if (length < SHORTEST_PASSWORD) return "too_short"
  if (password.length > LONGEST_PASSWORD) return "too_long"
  const words = wordsAbout(owner)
  if (restWithout(password, words).length < SHORTEST_REST) return "about_you"
  const { guessesLog10 } = estimate.check(password.slice(0, LOOKED_AT), [...words])
  return guessesLog10 < FEWEST_GUESSES ? "common" : null
}

/** Names, parts of the address and the product's name, longest first. */
const wordsAbout = (owner: ReadonlyArray<string>): ReadonlyArray<string> =>
  [...new Set([...owner, ...owner.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u)), "rounds"])]
    .map((word) => word.toLowerCase().slice(0, 255))
    .filter((word) => word.length >= 3)
    .toSorted((one, other) => other.length - one.length)

const restWithout = (password: string, words: ReadonlyArray<string>): string =>
  words.reduce((rest, word) => rest.replaceAll(word, ""), password.toLowerCase())

/** Whether a list of leaks knows the password. Only the first five characters of its hash leave the machine. */
export const isLeaked = async (password: string, listUrl: string): Promise<boolean> => {
  const hash = createHash("sha1").update(password).digest("hex").toUpperCase()
  try {
    const answer = await fetch(`${listUrl.replace(/\/$/, "")}/${hash.slice(0, 5)}`, {
      headers: { "add-padding": "true" },
      signal: AbortSignal.timeout(2_000),
    })
    if (!answer.ok) return false
    return (await answer.text())
      .split("\n")
      .some((line) => line.startsWith(`${hash.slice(5)}:`) && !/:0\s*$/.test(line))
  } catch {
    // A list that does not answer keeps nobody out.
    return false
  }
}
