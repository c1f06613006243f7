import type { Row } from "./settings-row.ts"

const spaces = "Expected a value without spaces"
const hosted = { IDENTITY_ISSUER: "https://id.example", IDENTITY_AUDIENCE: "rounds" }

/** Rows of the settings that name an outside identity provider. */
export const identitySettings = {
  IDENTITY_ISSUER: {
    good: ["https://id.example", "https://id.example/realm", "http://localhost:9000"],
    bad: [
      ["http://id.example", "https://"],
      ["id.example", "https://"],
      ["http://localhost.evil.example", "https://"],
    ],
    beside: { IDENTITY_AUDIENCE: "rounds" },
  },
  IDENTITY_JWKS_URL: {
    good: ["https://id.example/keys"],
    bad: [
      ["http://id.example/keys", "https://"],
      ["/keys", "https://"],
    ],
    beside: hosted,
  },
  IDENTITY_AUDIENCE: {
    good: ["rounds", "https://api.rounds.example"],
    bad: [["a b", spaces]],
    beside: hosted,
  },
  IDENTITY_AUTHORIZED_PARTIES: {
    good: ["https://rounds.example", "https://a.example, http://localhost:5173"],
    bad: [
      ["rounds.example", "Expected origins"],
      ["https://rounds.example/", "Expected origins"],
    ],
    beside: { IDENTITY_ISSUER: "https://id.example" },
  },
  IDENTITY_PUBLISHABLE_KEY: {
    // "id.example$" and "id.example:8443$", in base64.
    good: ["pk_live_aWQuZXhhbXBsZSQ=", "pk_test_aWQuZXhhbXBsZTo4NDQzJA=="],
    bad: [
      ["sk_live_aWQuZXhhbXBsZSQ=", "pk_live_"],
      ["pk_live_aWQuZXhhbXBsZQ==", "pk_live_"],
      ["pk_live_", "pk_live_"],
      // "evil.example/x$"
      ["pk_live_ZXZpbC5leGFtcGxlL3gk", "pk_live_"],
    ],
    beside: hosted,
  },
  IDENTITY_FRONTEND_URL: {
    good: ["https://clerk.rounds.example", "http://localhost:9000"],
    bad: [
      ["http://clerk.rounds.example", "https://"],
      ["https://clerk.rounds.example/", "Expected scheme"],
    ],
    beside: { ...hosted, IDENTITY_PUBLISHABLE_KEY: "pk_live_aWQuZXhhbXBsZSQ=" },
  },
} satisfies { readonly [name: string]: Row }
