import { contract } from "@rounds/core/contract/contract.ts"
import { describe, expect, test } from "vitest"
import { openApi } from "./openapi.ts"

// The document as a reader of JSON sees it.
const document = JSON.parse(JSON.stringify(openApi(contract)))
const references = (value: unknown): ReadonlyArray<string> =>
  [...JSON.stringify(value).matchAll(/"\$ref":"([^"]+)"/g)].flatMap(([, target]) => target ?? [])

test("it is OpenAPI 3.1 and names every call of the contract, each once", () => {
  expect(document.openapi).toMatch(/^3\.1\./)
  const described = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations as object).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(described.toSorted()).toEqual(contract.map(({ method, path }) => `${method} ${path}`).toSorted())
  const ids = Object.values(document.paths).flatMap((operations) =>
    Object.values(operations as object).map(({ operationId }) => operationId),
  )
  expect(new Set(ids).size).toBe(ids.length)
})

test("every reference leads to a component", () => {
  const targets = references(document)
  expect(targets.length).toBeGreaterThan(10)
  for (const target of targets) {
    const name = target.replace("#/components/schemas/", "")
    expect(document.components.schemas).toHaveProperty([name])
  }
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

    test("lists the codes it may refuse with, sign-in where it needs one, and the body it takes", () => {
      const problem = operation.responses.default.content["application/problem+json"]
      expect(problem.schema.allOf[1].properties.code.enum).toEqual(
        expect.arrayContaining(["InvalidRequest", "Outage", "Unexpected"]),
      )
      expect(operation.security.length > 0).toBe(endpoint.access !== "public")
      expect("requestBody" in operation).toBe("body" in endpoint)
    })
  },
)
