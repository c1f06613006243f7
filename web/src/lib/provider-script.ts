import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { patienceMs } from "./identity.ts"
import type { Provider } from "./provider.ts"

type Settings = NonNullable<SuccessOf<"GET /api/public/product">["provider"]>

/** How long one try to load the script may take, how many there are, and how long it waits before the second. */
const tryMs = 15_000
const tries = 5
const firstPauseMs = 125

/** What we use of what the script leaves in the window (https://clerk.com/docs/js-frontend). */
interface Widget {
  readonly load: (options: object) => Promise<void>
  readonly session?: { readonly getToken: () => Promise<string | null> } | null
  readonly signOut: () => Promise<void>
  readonly mountSignIn: (slot: HTMLDivElement, options: object) => void
  readonly unmountSignIn: (slot: HTMLDivElement) => void
  readonly mountSignUp: (slot: HTMLDivElement, options: object) => void
  readonly unmountSignUp: (slot: HTMLDivElement) => void
  readonly openUserProfile: () => void
}

declare global {
  interface Window {
    // Set by the provider's own script.
    Clerk?: Widget
  }
}

/** Begins to load the provider's script. */
export const openProvider = (settings: Settings): Provider => {
  let hasFailed = false
  const open = () => {
    hasFailed = false
    const opened = widgetOf(settings)
    // Who asks for it hears of a failure too; that nobody may is no fault.
    opened.catch(() => {
      hasFailed = true
    })
    return opened
  }
  let widget = open()
  // Who comes while it is being tried waits for those tries; only who comes after them begins new ones.
  const again = () => {
    if (hasFailed) widget = open()
    return widget
  }
  return {
    token: async () => (await (await inTime(widget))?.session?.getToken()) ?? null,
    signOut: async () => (await widget).signOut(),
    mount: async (slot, mode, goOn) => {
      const shown = await again()
      const options = { forceRedirectUrl: goOn, signUpForceRedirectUrl: goOn, signInForceRedirectUrl: goOn }
      if (mode === "sign-up") shown.mountSignUp(slot, options)
      else shown.mountSignIn(slot, options)
      return () => (mode === "sign-up" ? shown.unmountSignUp(slot) : shown.unmountSignIn(slot))
    },
    openProfile: async () => (await again()).openUserProfile(),
  }
}

/** The widget once it knows who is signed in. */
const widgetOf = async ({ scriptUrl, publishableKey }: Settings): Promise<Widget> => {
  await loaded(scriptUrl, publishableKey)
  const widget = window.Clerk
  if (widget === undefined) throw new Error(`${scriptUrl} left no sign-in behind.`)
  await widget.load({ signInUrl: "/auth", signUpUrl: "/auth?mode=sign-up" })
  return widget
}

/** A call does not wait longer for the provider than for an answer: it goes on as a visitor's. */
const inTime = (widget: Promise<Widget>): Promise<Widget | undefined> =>
  Promise.race([
    widget.catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patienceMs)),
  ])

/** Each pause is twice the one before, and up to as long again, so that not everybody comes back at once. */
const loaded = async (url: string, key: string, attempt = 1): Promise<void> => {
  try {
    await scriptFrom(url, key)
  } catch (error) {
    if (attempt === tries) throw error
    const pause = firstPauseMs * 2 ** (attempt - 1) * (1 + Math.random())
    await new Promise((resolve) => setTimeout(resolve, pause))
    await loaded(url, key, attempt + 1)
  }
}

const scriptFrom = (url: string, key: string) =>
  new Promise<void>((resolve, reject) => {
    const script = document.createElement("script")
    const give = (settle: () => void) => {
      clearTimeout(timer)
      settle()
    }
    const fail = () => {
      script.remove()
      reject(new Error(`${url} could not be loaded.`))
    }
    const timer = setTimeout(fail, tryMs)
    script.addEventListener("load", () => give(resolve))
    script.addEventListener("error", () => give(fail))
    script.async = true
    script.crossOrigin = "anonymous"
    script.dataset["clerkPublishableKey"] = key
    script.src = url
    document.head.append(script)
  })
