import { afterEach, expect, test, vi } from "vitest"
import { call, newIdempotencyKey, partsOf } from "./call.ts"
import { ApiError, needsUpgrade } from "./problem.ts"

afterEach(() => vi.unstubAllGlobals())

test("a query key is the path's parts with its parameters filled in", () => {
  expect(partsOf("GET /api/user/scripts/{id}", { params: { id: "7" } })).toEqual([
    "api",
    "user",
    "scripts",
    "7",
  ])
})

test("parameters cannot leave their part of the path", async () => {
  const asked = vi.fn<() => Promise<Response>>(async () => Response.json({}))
  vi.stubGlobal("fetch", asked)
  await call("GET /api/trending-topics/{topicId}", { params: { topicId: "../user?x=1" } })
  expect(asked).toHaveBeenCalledWith("/api/trending-topics/..%2Fuser%3Fx%3D1", expect.anything())
})

const refusalOf = (asking: Promise<unknown>) => asking.catch((cause: unknown) => cause)

test("an answer that does not come in time is none; one that breaks off is lost", async () => {
  const patience = new AbortController()
  const waits = vi.spyOn(AbortSignal, "timeout").mockReturnValue(patience.signal)
  vi.stubGlobal(
    "fetch",
    (_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => {
        const stop = () => reject(new DOMException("Aborted", "AbortError"))
        if (signal?.aborted === true) stop()
        signal?.addEventListener("abort", stop)
      }),
  )
  const late = refusalOf(call("GET /api/user", {}))
  expect(waits).toHaveBeenCalledWith(30_000)
  patience.abort()
  expect(await late).toMatchObject({ code: "Unreachable" })
  waits.mockRestore()
  vi.stubGlobal("fetch", async () => new Response('{"id":'))
  expect(await refusalOf(call("GET /api/user", {}))).toMatchObject({ code: "AnswerLost" })
})

test("a call that was given up by its caller is no failure of the server", async () => {
  const caller = new AbortController()
  vi.stubGlobal("fetch", async () => Promise.reject(caller.signal.reason as Error))
  caller.abort()
  expect(await refusalOf(call("GET /api/user", {}, { signal: caller.signal }))).toBe(caller.signal.reason)
})

test("a refusal is thrown with its code, and says whether a plan is missing", async () => {
  const body = { status: 429, code: "MonthlyQuotaReached", message: "Used up.", requiresUpgrade: true }
  vi.stubGlobal("fetch", async () => Response.json(body, { status: 429 }))
  const error = await call("GET /api/user", {}).catch((cause: unknown) => cause)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ code: "MonthlyQuotaReached", status: 429, message: "Used up." })
  expect(needsUpgrade(error)).toBe(true)
})

test("an answer that is no JSON keeps its status", async () => {
  vi.stubGlobal("fetch", async () => new Response("<html>", { status: 502, statusText: "Bad Gateway" }))
  await expect(call("GET /api/user", {})).rejects.toMatchObject({ status: 502, message: "Bad Gateway" })
})

test("no answer at all is told apart from a refusal", async () => {
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("failed")
  })
  await expect(call("GET /api/user", {})).rejects.toMatchObject({ code: "Unreachable", status: 0 })
})

test("every click has a key of its own, in the form of a UUID", () => {
  const keys = new Set(Array.from({ length: 200 }, newIdempotencyKey))
  expect(keys.size).toBe(200)
  for (const key of keys)
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/)
})
