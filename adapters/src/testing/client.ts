import { randomBytes } from "node:crypto"
import { undescribed } from "./described.ts"
import type { Problem } from "@rounds/core/contract/problem.ts"

export interface Answer<A> {
  readonly status: number
  readonly headers: Headers
  readonly body: A
}

interface Sent {
  readonly headers?: { readonly [name: string]: string }
  readonly signal?: AbortSignal
}

/** The parts of a problem that tests look at; any of them may be missing in an answer that is none. */
export type MaybeProblem = Partial<Problem>

/** What people of tests sign in with. */
export const usualPassword = "correct horse battery"

/** A browser as far as tests need one: it keeps its cookies and says which page it is on. */
export class TestClient {
  readonly #url: string
  readonly #cookies = new Map<string, string>()
  /** As a proxy would report it: an address of 10.0.0.0/8. */
  readonly #address: string

  /** What the browser asks for, as `Accept-Language` says it. */
  readonly #language: string

  constructor(url: string, address = `10.${[...randomBytes(3)].join(".")}`, language = "*") {
    this.#url = url
    this.#address = address
    this.#language = language
  }

  /** The same browser with its cookies, from the same address, at another process of the product. */
  elsewhere(url: string): TestClient {
    const client = new TestClient(url, this.#address, this.#language)
    for (const [name, value] of this.#cookies) client.#cookies.set(name, value)
    return client
  }

  /** Makes an account as the form does, and signs in: nobody has confirmed the address yet. */
  async signUp(email: string, password = usualPassword): Promise<void> {
    const { status, body } = await this.post("/identity/sign-up/email", {
      email,
      password,
      name: "Ada Lovelace",
    })
    if (status !== 200) throw new Error(`sign-up: ${status} ${JSON.stringify(body)}`)
    await this.signIn(email, password)
  }

  async signIn(email: string, password = usualPassword): Promise<void> {
    const { status, body } = await this.post("/identity/sign-in/email", { email, password })
    if (status !== 200) throw new Error(`sign-in: ${status} ${JSON.stringify(body)}`)
  }

  get<A = MaybeProblem>(path: string, sent: Sent = {}): Promise<Answer<A>> {
    return this.#send("GET", path, undefined, sent)
  }

  post<A = MaybeProblem>(path: string, body?: unknown, sent: Sent = {}): Promise<Answer<A>> {
    return this.#send("POST", path, body === undefined ? undefined : JSON.stringify(body), sent)
  }

  delete<A = MaybeProblem>(path: string, body?: unknown, sent: Sent = {}): Promise<Answer<A>> {
    return this.#send("DELETE", path, body === undefined ? undefined : JSON.stringify(body), sent)
  }

  patch<A = MaybeProblem>(path: string, body: unknown, sent: Sent = {}): Promise<Answer<A>> {
    return this.#send("PATCH", path, JSON.stringify(body), sent)
  }

  put<A = MaybeProblem>(path: string, body: unknown, sent: Sent = {}): Promise<Answer<A>> {
    return this.#send("PUT", path, JSON.stringify(body), sent)
  }

  async #send<A>(method: string, path: string, text: string | undefined, sent: Sent): Promise<Answer<A>> {
    const response = await this.raw(method, path, text, sent)
    const body = await response.text()
    const type = response.headers.get("content-type") ?? ""
    const isJson = /json/.test(type)
    const fault = isJson
      ? undescribed({ method, path, status: response.status, type, body: JSON.parse(body) })
      : null
    if (fault !== null) throw new Error(`Not as /api/openapi.json says: ${fault}`)
    // The test names the shape it expects and then looks at it.
    return {
      status: response.status,
      headers: response.headers,
      body: (isJson ? JSON.parse(body) : body) as A,
    }
  }

  /** One request as it is, with this browser's cookies. */
  async raw(
    method: string,
    path: string,
    body: string | Uint8Array | undefined,
    { headers, signal }: Sent = {},
  ) {
    const response = await fetch(`${this.#url}${path}`, {
      method,
      redirect: "manual",
      ...(signal === undefined ? {} : { signal }),
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : Buffer.from(body) }),
      headers: {
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        origin: this.#url,
        "x-forwarded-for": this.#address,
        "accept-language": this.#language,
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        ...headers,
      },
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (name !== undefined && value !== undefined) this.#cookies.set(name, value)
    }
    return response
  }

  /** Events of a streamed answer, in order, with their ids. */
  async events(path: string, body: unknown, sent: Sent = {}): Promise<ReadonlyArray<SentEvent>> {
    const headers = { ...sent.headers, accept: "text/event-stream" }
    const response = await this.raw("POST", path, JSON.stringify(body), { ...sent, headers })
    return readEvents(await response.text())
  }
}

export interface SentEvent {
  readonly id: string
  readonly event: string
  readonly data: unknown
}

const readEvents = (text: string): ReadonlyArray<SentEvent> =>
  text
    .split("\n\n")
    .filter((frame) => frame.startsWith("id:"))
    .map((frame) => {
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(frame)?.[1] ?? ""
      return { id: field("id"), event: field("event"), data: JSON.parse(field("data")) }
    })
