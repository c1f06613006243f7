import { createHmac, timingSafeEqual } from "node:crypto"
import * as Context from "effect/Context"

/** Says, signed, when a form was opened: machines fill it in at once, or send one pass for ever. */
export class ContactPass extends Context.Service<
  ContactPass,
  {
    readonly issue: (now: number) => string
    /** Milliseconds since the pass was given; null for one that is none of ours. */
    readonly ageOf: (pass: string, now: number) => number | null
  }
>()("adapters/security/ContactPass") {}

export const contactPass = (secret: string): ContactPass["Service"] => {
  const sign = (time: string) =>
    createHmac("sha256", secret).update(`contact form ${time}`).digest("base64url")
  return {
    issue: (now) => `${now}.${sign(String(now))}`,
    ageOf: (pass, now) => {
      const [time = "", signature = ""] = pass.split(".")
      const [ours, theirs] = [Buffer.from(sign(time)), Buffer.from(signature)]
      const isOurs = ours.length === theirs.length && timingSafeEqual(ours, theirs)
      return isOurs ? now - Number(time) : null
    },
  }
}
