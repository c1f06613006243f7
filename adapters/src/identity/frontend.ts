/** An outside provider's own sign-in, as the browser is to load it. */
export interface IdentityFrontend {
  readonly publishableKey: string
  /** Scheme, host and port that its script, its calls and its pictures come from. */
  readonly origin: string
  readonly scriptUrl: string
}

/** Major version of the provider's script that its surface (`mountSignIn`, `session.getToken`) is known from. */
const SCRIPT_PATH = "/npm/@clerk/clerk-js@5/dist/clerk.browser.js"

/** The host that a publishable key names: `pk_live_` or `pk_test_`, then base64 of `host$`. `null` when it names none. */
export const frontendHostIn = (publishableKey: string): string | null => {
  const coded = /^pk_(?:live|test)_([A-Za-z0-9+/_-]+={0,2})$/.exec(publishableKey)?.[1]
  if (coded === undefined) return null
  const host = /^([a-z0-9.-]+(?::\d{1,5})?)\$$/i.exec(Buffer.from(coded, "base64").toString("latin1"))?.[1]
  return host !== undefined && URL.canParse(`https://${host}`) ? host : null
}

/** `null` without a publishable key: then the provider's tokens are taken, and no sign-in is shown. */
export const frontendOf = (
  publishableKey: string | null,
  frontendUrl: string | null,
): IdentityFrontend | null => {
  const host = publishableKey === null ? null : frontendHostIn(publishableKey)
  if (publishableKey === null || host === null) return null
  const origin = frontendUrl ?? `https://${host}`
  return { publishableKey, origin, scriptUrl: `${origin}${SCRIPT_PATH}` }
}
