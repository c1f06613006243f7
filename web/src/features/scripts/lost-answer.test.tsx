import { QueryClientProvider } from "@tanstack/react-query"
import { act, renderHook, waitFor } from "@testing-library/react"
import type { ReactNode } from "react"
import { afterEach, expect, test, vi } from "vitest"
import { newQueryClient } from "#lib/reads.ts"
import { script as example } from "#testing/answers.ts"
import { bytesOf } from "#testing/network.ts"
import { dismissToast, ToastViewport } from "#ui/toast.tsx"
import { announce, LiveRegion } from "#ui/live-region.tsx"
import { failureWords } from "./failure.ts"
import { useGenerate } from "./use-generate.ts"

const name = "POST /api/generate-script"
const order = { topicId: "t", topicTitle: "Magnesium" }

/** As short as a script can be, so that its stream has few bytes to be cut at. */
const script = {
  ...example,
  beats: [],
  claims: [],
  hashtags: [],
  scriptContent: "Ask first.",
  topicTitle: "M",
}
const before = bytesOf(name, [
  ["stage", { stage: "reserved", step: 1, of: 4, progress: 10, counted: [], label: "Reading" }],
  ["delta", { text: "Ask first.", progress: 50 }],
  ["stage", { stage: "checking", step: 3, of: 4, progress: 90, counted: [], label: "Checking" }],
])
const after = bytesOf(name, [
  ["stage", { stage: "saved", step: 4, of: 4, progress: 100, counted: [], label: "Saved" }],
  ["done", script],
])
const whole = new Uint8Array([...before, ...after])

interface Server {
  /** Each key that was charged, once for each time. */
  readonly charged: string[]
  readonly sent: Array<{ readonly key: string; readonly body: unknown }>
  /** What the next sendings do; afterwards they answer whole. */
  readonly cuts: Array<{ readonly at: number; readonly end: "closed" | "broken" | "refused" }>
}

/**
 * The door as it behaves: one charge for one key, whatever is sent again; a connection that is seen to close before the
 * script is stored releases. `seesClose` false: a dead connection, over which the work goes on.
 */
const serve = (seesClose: boolean, asks: "answer" | "fail" = "answer"): Server => {
  const server: Server = { charged: [], sent: [], cuts: [] }
  vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
    const at = url.lastIndexOf("/api/generations/")
    if (at >= 0) {
      if (asks === "fail") return Promise.reject(new TypeError("Failed to fetch"))
      const key = decodeURIComponent(url.slice(at + "/api/generations/".length))
      const known = server.sent.some((one) => one.key === key)
      const state = server.charged.includes(key)
        ? { state: "done", script }
        : { state: known ? "released" : "unknown" }
      return Promise.resolve(Response.json(state))
    }
    const key = new Headers(init.headers).get("idempotency-key") ?? ""
    const cut = server.cuts.shift()
    if (cut?.end === "refused") return Promise.reject(new TypeError("Failed to fetch"))
    server.sent.push({ key, body: init.body })
    const stored = cut === undefined || !seesClose || cut.at >= before.length
    if (stored && !server.charged.includes(key)) server.charged.push(key)
    const rest = [whole.slice(0, cut?.at)]
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        const piece = rest.shift()
        if (piece !== undefined) controller.enqueue(piece)
        else if (cut?.end === "broken") controller.error(new TypeError("network error"))
        else controller.close()
      },
    })
    return Promise.resolve(new Response(body, { headers: { "content-type": "text/event-stream" } }))
  })
  return server
}

const shown = () => {
  const onDone = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const client = newQueryClient()
  const { result, unmount } = renderHook(
    () => useGenerate("t", onDone, { pauseMs: 1, longestMs: 1000, unanswered: 2 }),
    {
      wrapper: ({ children }: { readonly children: ReactNode }) => (
        <QueryClientProvider client={client}>
          {children}
          <LiveRegion />
          <ToastViewport />
        </QueryClientProvider>
      ),
    },
  )
  const click = async (changed: object = {}) => {
    await act(() => result.current.generate({ ...order, ...changed }))
    const { failure } = result.current
    return `${document.body.textContent} ${failure === undefined ? "" : failureWords(failure).text}`
  }
  return { click, onDone, result, unmount }
}

const forget = () => {
  sessionStorage.clear()
  act(() => {
    dismissToast()
    announce("")
  })
}

afterEach(() => vi.unstubAllGlobals())

const saysNothingUsed = (text: string) => /no script was counted/i.test(text)

test.each([
  ["the server sees the close", true, "broken"],
  ["the server sees the close, and the stream just ends", true, "closed"],
  ["the server does not see the close", false, "broken"],
] as const)(
  "cut at every byte, when %s, a click is charged once at most, and no sentence is false",
  async (_, seesClose, end) => {
    let doubled = 0
    let untrue = 0
    for (let at = 0; at < whole.length; at += 1) {
      const server = serve(seesClose)
      server.cuts.push({ at, end })
      const { click, onDone, unmount } = shown()
      const said = await click()
      const charges = server.charged.length
      if (saysNothingUsed(said) !== (charges === 0)) untrue += 1
      expect({ at, shown: onDone.mock.calls.length }).toEqual({ at, shown: charges })
      // Whoever got nothing clicks again: that is one charge in all, and the script is there.
      if (charges === 0) await click()
      expect({ at, shown: onDone.mock.calls.length }).toEqual({ at, shown: 1 })
      if (server.charged.length !== 1) doubled += 1
      unmount()
      forget()
    }
    expect(whole.length).toBeGreaterThan(1000)
    expect({ doubled, untrue }).toEqual({ doubled: 0, untrue: 0 })
  },
  120_000,
)

test("a click that the server could not be asked about keeps its key, and says so", async () => {
  const server = serve(false, "fail")
  server.cuts.push({ at: 100, end: "broken" })
  const { click, onDone } = shown()
  const said = await click()
  expect(said).toContain("it is still the same click and counts once at most")
  expect(saysNothingUsed(said)).toBe(false)
  await click()
  expect(onDone).toHaveBeenCalledTimes(1)
  expect(new Set(server.sent.map(({ key }) => key)).size).toBe(1)
  expect(server.charged).toHaveLength(1)
})

test("changed settings after a lost answer are not sent before the first click is known", async () => {
  const server = serve(false)
  server.cuts.push({ at: 100, end: "broken" })
  const real = globalThis.fetch
  vi.stubGlobal("fetch", (url: string, init: RequestInit) =>
    url.includes("/api/generations/") ? Promise.reject(new TypeError("Failed to fetch")) : real(url, init),
  )
  const { click, onDone } = shown()
  await click()
  const kept = await click({ contentTone: "casual" })
  expect(kept).toContain("Nothing was sent for the new settings")
  vi.stubGlobal("fetch", real)
  const said = await click({ contentTone: "casual" })
  expect(said).toContain("no script was counted for the new settings")
  expect(onDone).toHaveBeenCalledTimes(1)
  expect(server.charged).toHaveLength(1)
  await click({ contentTone: "casual" })
  expect(server.charged).toHaveLength(2)
  expect(new Set(server.charged).size).toBe(2)
})

test("changed settings after a click that came to nothing are another click, with another key", async () => {
  const server = serve(true)
  server.cuts.push({ at: 10, end: "broken" })
  const { click } = shown()
  await click()
  await click({ contentTone: "casual" })
  expect(new Set(server.sent.map(({ key }) => key)).size).toBe(2)
  expect(server.charged).toHaveLength(1)
})

test("a click that never arrived keeps its key, and is not said to have used nothing", async () => {
  const server = serve(true)
  server.cuts.push({ at: 0, end: "refused" })
  const { click } = shown()
  const said = await click()
  expect(said).toContain("The server has no record of this click")
  expect(saysNothingUsed(said)).toBe(false)
})

test("a page that is loaded again shows what became of the click before", async () => {
  const server = serve(false)
  server.cuts.push({ at: 100, end: "broken" })
  const first = shown()
  const real = globalThis.fetch
  vi.stubGlobal("fetch", (url: string, init: RequestInit) =>
    url.includes("/api/generations/") ? new Promise(() => {}) : real(url, init),
  )
  act(() => void first.result.current.generate(order))
  await waitFor(() => expect(server.charged).toHaveLength(1))
  first.unmount()
  vi.stubGlobal("fetch", real)
  const second = shown()
  await waitFor(() => expect(second.onDone).toHaveBeenCalledTimes(1))
  expect(server.charged).toHaveLength(1)
})
