import { MethodNotAllowed } from "@rounds/core/contract/door.ts"
import type { Endpoint } from "@rounds/core/contract/endpoint.ts"
import type { Router } from "express"
import { expressPath } from "./mount.ts"

/** Answers 405 at every path of the contract for the methods it does not have. Mount it after the calls. */
export const mountWrongMethods = (router: Router, endpoints: ReadonlyArray<Endpoint>): void => {
  const methods = new Map<string, ReadonlyArray<string>>()
  for (const { path, method } of endpoints) methods.set(path, [...(methods.get(path) ?? []), method])
  for (const [path, known] of methods) {
    const allow = [...known, ...(known.includes("GET") ? ["HEAD"] : [])]
    router.all(expressPath(path), (_request, response) => {
      response.setHeader("allow", allow.join(", "))
      throw new MethodNotAllowed({ allow })
    })
  }
}
