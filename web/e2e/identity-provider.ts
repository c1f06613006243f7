import { generateKeyPairSync, sign } from "node:crypto"
import { createServer } from "node:http"

/** An identity provider for tests: its keys, its tokens and the script that shows its sign-in. */
export interface IdentityProvider {
  readonly url: string
  /** Its key for browsers. */
  readonly publishableKey: string
  /** Whether it serves its script. */
  isUp: boolean
  /** How often its script was asked for. */
  asked: number
  readonly stop: () => void
}

const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 })
const coded = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url")

const tokenFor = (email: string, issuer: string) => {
  const now = Math.floor(Date.now() / 1_000)
  const claims = { iss: issuer, aud: "rounds", sub: `user_${email}`, iat: now, exp: now + 60 }
  const text = `${coded({ alg: "RS256", kid: "k1" })}.${coded({ ...claims, email, email_verified: true })}`
  return `${text}.${sign("RSA-SHA256", Buffer.from(text), privateKey).toString("base64url")}`
}

/** What the provider leaves in the window: a session that it keeps on its own host, and one field and button. */
const script = `
  const from = new URL(document.currentScript.src).origin
  const keep = (email) => email === null ? localStorage.removeItem("fake") : localStorage.setItem("fake", email)
  const token = async () => {
    const email = localStorage.getItem("fake")
    if (email === null) return null
    const answer = await fetch(from + "/token?email=" + encodeURIComponent(email))
    const made = await answer.text()
    document.cookie = "__session=" + made + "; path=/; samesite=lax"
    return made
  }
  const draw = (words) => (slot, { forceRedirectUrl }) => {
    const field = document.createElement("input")
    field.setAttribute("aria-label", "E-mail at the provider")
    const button = document.createElement("button")
    button.textContent = words
    button.onclick = async () => { keep(field.value); await token(); location.assign(forceRedirectUrl) }
    slot.append(field, button)
  }
  const clear = (slot) => slot.replaceChildren()
  window.Clerk = {
    load: async () => { await token() },
    get session() { return localStorage.getItem("fake") === null ? null : { getToken: token } },
    signOut: async () => { keep(null); document.cookie = "__session=; path=/; max-age=0" },
    mountSignIn: draw("Continue"), unmountSignIn: clear,
    mountSignUp: draw("Sign up"), unmountSignUp: clear,
    openUserProfile: () => { document.title = "Profile at the provider" },
  }
`

export const startIdentityProvider = async (): Promise<IdentityProvider> => {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://here")
    response.setHeader("access-control-allow-origin", "*")
    if (pathname === "/.well-known/jwks.json")
      return response.end(
        JSON.stringify({ keys: [{ ...publicKey.export({ format: "jwk" }), kid: "k1", alg: "RS256" }] }),
      )
    if (pathname === "/token") return response.end(tokenFor(searchParams.get("email") ?? "", provider.url))
    provider.asked += 1
    return provider.isUp
      ? response.setHeader("content-type", "text/javascript").end(script)
      : response.writeHead(503).end()
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  const host = `127.0.0.1:${address !== null && typeof address === "object" ? address.port : 0}`
  const provider: IdentityProvider = {
    url: `http://${host}`,
    publishableKey: `pk_test_${Buffer.from(`${host}$`).toString("base64")}`,
    isUp: true,
    asked: 0,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
  return provider
}
