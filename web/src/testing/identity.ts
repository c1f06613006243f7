import type { Calls, Reads, Security } from "#lib/identity.ts"
// The sentences of refusals come with the first of them; here they have come before.
import "#lib/sign-in-refusals.ts"
import { HttpResponse } from "msw/http"
import { user } from "./answers.ts"
import { bodiesOf, givenAt } from "./network.ts"
import { hoursAgo } from "./topic-answers.ts"

type Given<Answer> = Answer | Response | (() => Answer | Response | Promise<Answer | Response>)

/** Answers these calls of the sign-in service from now on. */
export const givenIdentity = (answers: { readonly [Path in keyof Calls]?: Given<Calls[Path]> }) => {
  for (const [path, answer] of Object.entries(answers)) givenAt(`POST /identity/${path}`, answer)
}
export const givenIdentityReads = (answers: { readonly [Path in keyof Reads]?: Given<Reads[Path]> }) => {
  for (const [path, answer] of Object.entries(answers)) givenAt(`GET /identity/${path}`, answer)
}

/** What was sent to one call of the sign-in service so far, oldest first. */
export const sentTo = (path: keyof Calls) => bodiesOf(`POST /identity/${path}`)

/** A refusal as the sign-in service words it. */
export const refused = (
  status: number,
  code: string,
  message = "",
  headers: Readonly<Record<string, string>> = {},
) => HttpResponse.json({ code, message }, { status, headers })

export const wrongPassword = () => refused(401, "INVALID_EMAIL_OR_PASSWORD", "Invalid email or password")

export const security: Security = {
  email: user.email,
  emailVerified: true,
  passwordChangedAt: hoursAgo(400),
  twoStep: false,
  recoveryCodesLeft: 0,
  freshUntil: hoursAgo(-1),
  passkeys: [],
  sessions: [
    {
      id: "other",
      current: false,
      userAgent: "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0",
      signedInAt: hoursAgo(90),
      usedAt: hoursAgo(20),
    },
    {
      id: "this",
      current: true,
      userAgent:
        "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1",
      signedInAt: hoursAgo(1),
      usedAt: hoursAgo(0),
    },
  ],
}
