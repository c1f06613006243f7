interface JsonObject {
  readonly [key: string]: unknown
}

const json = (schema: JsonObject) => ({ content: { "application/json": { schema } } })
const problem = {
  description: "Refused; `code` says why",
  content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
}
const libraryRefusal = {
  description: "Refused",
  ...json({ type: "object", properties: { code: { type: "string" }, message: { type: "string" } } }),
}
const text = (format?: string) => ({ type: "string", ...(format === undefined ? {} : { format }) })
const form = (properties: { readonly [name: string]: JsonObject }) => ({
  required: true,
  ...json({ type: "object", properties, required: Object.keys(properties) }),
})
const signedIn = [{ session: [] }]
const done = (description: string, schema: JsonObject = { type: "object" }) => ({
  description,
  ...json(schema),
})

/** Paths that are no calls of the contract: sign-in, health, and the payment provider's messages. */
export const pathsBeside: { readonly [path: string]: JsonObject } = {
  "/identity/sign-up/email": {
    post: {
      operationId: "signUp",
      tags: ["identity"],
      summary: "Creates an account of our own sign-in; answers alike whether or not the address is known",
      security: [],
      requestBody: form({
        name: text(),
        email: text("email"),
        password: { ...text(), minLength: 10, maxLength: 128 },
      }),
      responses: {
        "200": done("Taken"),
        "400": libraryRefusal,
        "422": libraryRefusal,
        "429": libraryRefusal,
      },
    },
  },
  "/identity/sign-in/email": {
    post: {
      operationId: "signIn",
      tags: ["identity"],
      summary: "Begins a session: the answer sets the session cookie",
      security: [],
      requestBody: form({ email: text("email"), password: text() }),
      responses: {
        "200": {
          ...done("Signed in"),
          headers: { "Set-Cookie": { description: "The session", schema: text() } },
        },
        "400": libraryRefusal,
        "401": libraryRefusal,
        "429": libraryRefusal,
      },
    },
  },
  "/identity/sign-out": {
    post: {
      operationId: "signOut",
      tags: ["identity"],
      summary: "Ends the session",
      security: signedIn,
      responses: { "200": done("Signed out"), "403": problem },
    },
  },
  "/identity/token": {
    get: {
      operationId: "token",
      tags: ["identity"],
      summary: "A bearer token of the session, good for five minutes",
      security: signedIn,
      responses: {
        "200": done("The token", { type: "object", properties: { token: text() }, required: ["token"] }),
        "401": libraryRefusal,
      },
    },
  },
  "/identity/jwks": {
    get: {
      operationId: "jwks",
      tags: ["identity"],
      summary: "Public keys that tokens are verified with",
      security: [],
      responses: { "200": done("The keys"), "429": problem },
    },
  },
  "/api/webhooks/lemonsqueezy": {
    post: {
      operationId: "paymentWebhook",
      tags: ["webhooks"],
      summary: "Takes a message of the payment provider; the same one again changes nothing",
      security: [],
      parameters: [
        {
          name: "X-Signature",
          in: "header",
          required: true,
          description: "HMAC-SHA256 of the body, in hexadecimal digits",
          schema: { type: "string", pattern: "^[0-9a-f]{64}$" },
        },
      ],
      requestBody: { required: true, ...json({ type: "object" }) },
      responses: {
        "200": done("Stored", { type: "object", properties: { received: { const: true } } }),
        "400": problem,
        "401": problem,
        "403": problem,
        "413": problem,
        "503": problem,
      },
    },
  },
  "/healthz": {
    get: {
      operationId: "alive",
      tags: ["health"],
      summary: "The process lives",
      security: [],
      responses: { "200": done("Alive"), "400": problem },
    },
  },
  "/readyz": {
    get: {
      operationId: "ready",
      tags: ["health"],
      summary: "Database, tables and worker are there; and how scripts are written",
      security: [],
      responses: { "200": done("Ready"), "429": problem, "503": done("Not ready; names what is missing") },
    },
  },
}
