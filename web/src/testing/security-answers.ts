import type { Security } from "#lib/identity.ts"
import { hoursAgo } from "./topic-answers.ts"

/** Somebody with two steps, a passkey, and a second device. */
export const security: Security = {
  email: "elif@clinic.example",
  emailVerified: true,
  passwordChangedAt: hoursAgo(400),
  twoStep: true,
  recoveryCodesLeft: 9,
  freshUntil: hoursAgo(-1),
  passkeys: [{ id: "passkey-1", name: "Chrome on Mac", deviceType: "multiDevice", createdAt: hoursAgo(300) }],
  sessions: [
    {
      id: "session-1",
      current: true,
      userAgent: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/141.0.0.0 Safari/537.36",
      signedInAt: hoursAgo(2),
      usedAt: hoursAgo(0),
    },
    {
      id: "session-2",
      current: false,
      userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile Safari/604.1",
      signedInAt: hoursAgo(90),
      usedAt: hoursAgo(26),
    },
  ],
}
