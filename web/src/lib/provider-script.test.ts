import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { openProvider } from "./provider-script.ts"

const settings = {
  publishableKey: "pk_test_aWQuZXhhbXBsZSQ=",
  scriptUrl: "https://id.example/clerk.browser.js",
}

/** A script element as the page would hold it; `at`: when it was asked for, in milliseconds. */
class Asked extends EventTarget {
  at = Date.now()
  src = ""
  async = false
  crossOrigin: string | null = null
  dataset: { clerkPublishableKey?: string } = {}
  isIn = true
  remove() {
    this.isIn = false
  }
}

let asked: Asked[]
/** What each script does once it is in the page. */
let fate: (script: Asked) => void
const fails = (script: Asked) => queueMicrotask(() => script.dispatchEvent(new Event("error")))
const silent = () => undefined

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  asked = []
  vi.stubGlobal("window", {})
  vi.stubGlobal("document", {
    createElement: () => new Asked(),
    head: {
      append: (script: Asked) => {
        asked.push(script)
        fate(script)
      },
    },
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Asks for the sign-in; gives what came of it once that is known. */
const shown = (provider: ReturnType<typeof openProvider>) => {
  // The place itself is the provider's to draw in.
  const slot = {} as HTMLDivElement
  return provider.mount(slot, "sign-in", "/app").then(
    () => "drawn",
    (error: unknown) => String(error),
  )
}
const when = () => asked.map(({ at }) => at)

test.each([
  ["the least", 0, [0, 125, 375, 875, 1_875]],
  ["nearly twice that", 0.999_999, [0, 250, 750, 1_750, 3_750]],
] as const)("five tries, each pause double the one before: with chance at %s", async (_, random, times) => {
  vi.spyOn(Math, "random").mockReturnValue(random)
  fate = fails
  const end = shown(openProvider(settings))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await end).toContain("could not be loaded")
  expect(when().map((at) => Math.round(at / 125) * 125)).toEqual(times)
  expect(asked.every(({ isIn }) => !isIn)).toBe(true)
})

test("a script that never comes is given up after fifteen seconds and asked for anew", async () => {
  vi.spyOn(Math, "random").mockReturnValue(0)
  fate = silent
  const end = shown(openProvider(settings))
  await vi.advanceTimersByTimeAsync(15_124)
  expect(asked).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(when()).toEqual([0, 15_125])
  await vi.advanceTimersByTimeAsync(100_000)
  expect(asked).toHaveLength(5)
  expect(await end).toContain("could not be loaded")
})

test("who asks again after the tries gets new ones, and the sign-in once the script is there", async () => {
  vi.spyOn(Math, "random").mockReturnValue(0)
  fate = fails
  const provider = openProvider(settings)
  const first = shown(provider)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await first).toContain("could not be loaded")
  const mountSignIn = vi.fn<(slot: HTMLDivElement, options: object) => void>()
  fate = (script) => {
    // What the provider's script leaves behind.
    vi.stubGlobal("window", { Clerk: { load: async () => undefined, mountSignIn } })
    queueMicrotask(() => script.dispatchEvent(new Event("load")))
  }
  const second = shown(provider)
  await vi.advanceTimersByTimeAsync(0)
  expect(await second).toBe("drawn")
  expect(asked).toHaveLength(6)
  expect(asked[5]).toMatchObject({
    src: settings.scriptUrl,
    dataset: { clerkPublishableKey: settings.publishableKey },
  })
  expect(mountSignIn.mock.calls[0]?.[1]).toMatchObject({ forceRedirectUrl: "/app" })
})

test("a call goes on as a visitor's when the provider is not there within ten seconds", async () => {
  fate = silent
  const token = openProvider(settings).token()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await token).toBeNull()
})
