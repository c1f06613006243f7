import { contract } from "@rounds/core/contract/contract.ts"
import { createConfig, lintFromString } from "@redocly/openapi-core"
import { describe, expect, test } from "vitest"
import { undescribed } from "#testing/described.ts"
import { openApi } from "./openapi.ts"

// The document as a reader of JSON sees it.
const document = JSON.parse(JSON.stringify(openApi(contract, "https://rounds.example")))
const references = (value: unknown): ReadonlyArray<string> =>
  [...JSON.stringify(value).matchAll(/"\$ref":"([^"]+)"/g)].flatMap(([, target]) => target ?? [])

test("it is OpenAPI 3.1 and names every call of the contract, each once", () => {
  expect(document.openapi).toMatch(/^3\.1\./)
  const described = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations as object).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(described).toEqual(expect.arrayContaining(contract.map(({ method, path }) => `${method} ${path}`)))
  const ids = Object.values(document.paths).flatMap((operations) =>
    Object.values(operations as object).map(({ operationId }) => operationId),
  )
  expect(new Set(ids).size).toBe(ids.length)
})

test("a linter has nothing to say about it", async () => {
  const config = await createConfig({ extends: ["recommended"] })
  const found = await lintFromString({ source: JSON.stringify(document), config })
  expect(
    found.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ""}`),
  ).toEqual([])
})

test("every reference leads to a component, and scripts and topics are some", () => {
  const targets = references(document)
  expect(targets.length).toBeGreaterThan(10)
  for (const target of targets) {
    const name = target.replace("#/components/schemas/", "")
    expect(document.components.schemas).toHaveProperty([name])
  }
  expect(targets).toContain("#/components/schemas/Script")
  expect(targets).toContain("#/components/schemas/TopicCard")
})

test("it says how to sign in, where messages of payments go, and whether the product is there", () => {
  for (const path of ["/identity/sign-in/email", "/identity/token", "/api/webhooks/lemonsqueezy", "/readyz"])
    expect(document.paths).toHaveProperty([path])
  expect(document.components.securitySchemes.session.name).toBe("__Secure-rounds.session_token")
  const local = JSON.parse(JSON.stringify(openApi(contract, "http://localhost:3000")))
  expect(local.components.securitySchemes.session.name).toBe("rounds.session_token")
})

test("it is as strict as the server about what it takes", () => {
  const form = document.components.schemas.GenerateScript
  expect(form.additionalProperties).toBe(false)
  expect(form.properties.duration.default).toBe("60_seconds")
  expect(form.properties.topicTitle).toMatchObject({ minLength: 1, maxLength: 300 })
  expect(document.components.schemas.Profile.properties.name).toMatchObject({ minLength: 2, maxLength: 100 })
  const limit = document.paths["/api/user/scripts"].get.parameters.find(
    ({ name }: { name: string }) => name === "limit",
  )
  expect(limit.schema).toMatchObject({ type: "integer", minimum: 1, maximum: 100 })
  const { email } =
    document.paths["/api/notify-professional"].post.requestBody.content["application/json"].schema.properties
  expect(email).toMatchObject({ format: "email", maxLength: 255 })
})

test("it names the headers that carry something, and what may be asked again", () => {
  const { responses } = document.paths["/api/user/scripts"].get
  expect(responses["200"].headers).toHaveProperty("Link")
  expect(responses["429"].headers).toHaveProperty("Retry-After")
  expect(document.paths["/api/trending-topics"].get.responses).toHaveProperty("304")
  expect(document.paths["/api/trending-topics"].get.responses["200"].headers).toHaveProperty("ETag")
})

test("an answer that is not as described is noticed", () => {
  const answer = { method: "GET", path: "/api/user/usage?x=1", type: "application/json; charset=utf-8" }
  expect(undescribed({ ...answer, status: 200, body: { scriptGenerations: -1 } })).toContain("usage 200")
  expect(undescribed({ ...answer, status: 418, body: {} })).toContain("418")
  const problem = { type: "/problems/NotSignedIn", title: "", detail: "", message: "", status: 401 }
  const refused = { ...answer, status: 401, type: "application/problem+json" }
  expect(undescribed({ ...refused, body: { ...problem, code: "NotSignedIn" } })).toBeNull()
  expect(undescribed({ ...refused, body: { ...problem, code: "Unexpected" } })).toContain("usage 401")
})

describe.each(contract.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  "%s",
  (_, endpoint) => {
    const operation = document.paths[endpoint.path][endpoint.method.toLowerCase()]

    test("declares every part of its path as a required parameter", () => {
      const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      const declared = operation.parameters.filter(({ in: place }: { in: string }) => place === "path")
      expect(new Set(declared.map(({ name }: { name: string }) => name))).toEqual(new Set(inPath))
      expect(declared.every(({ required }: { required: boolean }) => required)).toBe(true)
    })

    test("lists what it may refuse by status, sign-in where it needs one, and the body it takes", () => {
      for (const status of ["400", "429", "500", "503"]) expect(operation.responses).toHaveProperty([status])
      const access: string = endpoint.access
      expect(JSON.stringify(operation.responses).includes("AdminOnly")).toBe(access === "admin")
      const mustSignIn = endpoint.access !== "public"
      expect(mustSignIn && !("401" in operation.responses)).toBe(false)
      expect("requestBody" in operation).toBe("body" in endpoint)
    })
  },
)
