import { createHmac, timingSafeEqual } from "node:crypto"
import type { Letter } from "@rounds/core/mail/letter.ts"
import * as Context from "effect/Context"

type Switch = NonNullable<Letter["stop"]>

/** Which preference each link of a mail switches off, as the link names it. */
const names: { readonly [S in Switch]: string } = {
  trialExpirationEmails: "trial",
  paymentNotifications: "payments",
  planUpgradeEmails: "plans",
  marketingEmails: "weekly",
  general: "all",
  waitlist: "waitlist",
}

/** What somebody wants to hear no more of. */
export interface Stop {
  /** Of an account, or of a place on the waitlist. */
  readonly of: string
  readonly what: Switch
}

/** Addresses that end mail of a kind for one person, with nothing to type: whoever holds the mail may press it. */
export class MailStop extends Context.Service<
  MailStop,
  {
    readonly addressFor: (stop: Stop) => string
    /** What a link asks for; null when it is none of ours. */
    readonly read: (token: string) => Stop | null
  }
>()("adapters/security/MailStop") {}

interface Options {
  readonly secret: string
  /** What signed links before; null when there is none. */
  readonly oldSecret: string | null
  readonly publicUrl: string
}

/** Signed links. They hold no address, and work for as long as the secret does: a mail may be read late. */
export const mailStop = ({ secret, oldSecret, publicUrl }: Options): MailStop["Service"] => {
  const sign = (key: string, what: string) =>
    createHmac("sha256", key).update(`mail stop ${what}`).digest("base64url")
  return {
    addressFor: ({ of, what }) => {
      const said = `${of}.${names[what]}`
      return `${publicUrl}/unsubscribe/${said}.${sign(secret, said)}`
    },
    read: (token) => {
      const [of = "", name = "", signature = ""] = token.split(".")
      const said = `${of}.${name}`
      const isOurs = [secret, oldSecret].some((key) => key !== null && isSame(sign(key, said), signature))
      // The record names every switch and nothing else.
      const what = (Object.keys(names) as ReadonlyArray<Switch>).find((one) => names[one] === name)
      return isOurs && what !== undefined ? { of, what } : null
    },
  }
}

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
