import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

/** Mail hosts that ignore dots in the part before the @. */
const dotless = new Set(["gmail.com", "googlemail.com"])

/**
 * The address all aliases of one mailbox share: lower case, without a `+tag`, without dots where the host ignores
 * them. Only for comparing people, never for sending.
 */
export const withoutAlias = (email: string): string => {
  const address = email.trim().toLowerCase()
  const split = address.lastIndexOf("@")
  if (split < 1) return address
  const host = address.slice(split + 1)
  const mailbox = address.slice(0, split)
  const plus = mailbox.indexOf("+")
  const untagged = plus > 0 ? mailbox.slice(0, plus) : mailbox
  return dotless.has(host) ? `${untagged.replaceAll(".", "")}@gmail.com` : `${untagged}@${host}`
}

/**
 * Port. Who had a trial, by keyed hashes of the unaliased address, the provider's customer id and its card
 * fingerprint. Hashes outlive the account; whose they were does not.
 */
export class TrialRedemptions extends Context.Service<
  TrialRedemptions,
  {
    /** Ties an account's address to it, so that its trial also uses up that address. */
    readonly remember: (userId: string, email: string) => Effect.Effect<void>
    /** Whether another account of the same address had a trial. */
    readonly usedByAnother: (userId: string, email: string) => Effect.Effect<boolean>
    /** Uses up the trial of this person; false when another account did before. Repeating it changes nothing. */
    readonly claim: (trial: {
      readonly userId: string
      readonly customerId: string
      readonly email: string | null
      /** Of the card, where the provider says that two payments were made with the same one. */
      readonly cardFingerprint: string | null
    }) => Effect.Effect<boolean>
    /** Makes the account's hashes anonymous, for its erasure. */
    readonly forget: (userId: string) => Effect.Effect<void>
  }
>()("core/subscription/TrialRedemptions") {}
