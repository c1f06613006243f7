import type {
  BodyOf,
  CallName,
  ParamsOf,
  QueryOf,
  StreamOf,
  SuccessOf,
} from "@rounds/core/contract/contract.ts"
import type { Problem } from "@rounds/core/contract/problem.ts"
import type { Method } from "@rounds/core/contract/endpoint.ts"
import { http, HttpResponse } from "msw/http"
import { setupWorker, type StartOptions } from "msw/browser"

type UnhandledFrameCallback = Extract<StartOptions["onUnhandledFrame"], (...args: never) => unknown>

/** One request as the server would read it; `turn` counts the requests of this call, from 1. */
export interface Asked<Name extends CallName> {
  readonly params: ParamsOf<Name>
  readonly query: QueryOf<Name>
  readonly body: BodyOf<Name>
  readonly headers: Headers
  readonly signal: AbortSignal
  readonly turn: number
}

/** What a call answers: its success, or a `Response` (a problem, a stream, a lost connection), at once or by what was asked. */
type Plain<Name extends CallName> = SuccessOf<Name> | Response
export type Answer<Name extends CallName> =
  Plain<Name> | ((asked: Asked<Name>) => Plain<Name> | Promise<Plain<Name>>)
export type Answers = { readonly [Name in CallName]?: Answer<Name> }

const worker = setupWorker()
const seen: Array<{ readonly name: string; readonly asked: { readonly body: unknown } }> = []

const unanswered: string[] = []

/** Each request names its test: what a screen asks on its way out may arrive when the next test has begun. */
const testMark = "x-of-test"
let runningTest = 0
const isOfRunningTest = ({ headers }: Request) => headers.get(testMark) === `${runningTest}`

/** Takes the place of the server for one test; tells afterwards which calls no answer was given for. */
export const startNetwork = async () => {
  await worker.start({ quiet: true, onUnhandledFrame: note })
  const send = globalThis.fetch
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init)
    request.headers.set(testMark, `${runningTest}`)
    return send(request)
  }
}
export const resetNetwork = (): readonly string[] => {
  runningTest += 1
  worker.resetHandlers()
  seen.length = 0
  return unanswered.splice(0)
}

/** Answers these calls from now on; what was given before stays for the others. */
export const given = (answers: Answers) => {
  for (const [name, answer] of Object.entries(answers)) worker.use(handlerOf(name, answer))
}

/** The same for a request that the contract does not name; `identity.ts` gives it its types. */
export const givenAt = (name: string, answer: unknown) => worker.use(handlerOf(name, answer))
export const bodiesOf = (name: string): readonly unknown[] =>
  seen.filter((one) => one.name === name).map(({ asked }) => asked.body)

/** What was asked of one call so far, oldest first. */
export const askedOf = <Name extends CallName>(name: Name): ReadonlyArray<Asked<Name>> =>
  // Only `given` records, each call under its own name.
  seen.filter((one) => one.name === name).map(({ asked }) => asked as unknown as Asked<Name>)

/** A refusal as the server words it. */
export const problem = (status: number, code: string, message: string, more: Partial<Problem> = {}) =>
  HttpResponse.json(
    {
      type: "about:blank",
      title: code,
      status,
      detail: message,
      message,
      code,
      requestId: "req_9QX41T",
      ...more,
    },
    { status, headers: { "content-type": "application/problem+json" } },
  )

/** No answer: the connection is refused or lost before a byte came. */
export const noConnection = () => HttpResponse.error()

/** Never answers. */
export const silence = () => new Promise<never>(() => undefined)

type Streaming = { [Name in CallName]: StreamOf<Name> extends never ? never : Name }[CallName]
/** One event of a call that streams. */
export type EventOf<Name extends Streaming> =
  | {
      [Kind in keyof StreamOf<Name>]: readonly [event: Kind, data: StreamOf<Name>[Kind]]
    }[keyof StreamOf<Name>]
  | readonly [event: "error", data: Problem]

/** The bytes of a stream with these events. */
export const bytesOf = <Name extends Streaming>(_name: Name, events: ReadonlyArray<EventOf<Name>>) =>
  new TextEncoder().encode(
    events.map(([event, data]) => `event: ${String(event)}\ndata: ${JSON.stringify(data)}\n\n`).join(""),
  )

/** A stream of these bytes; then it ends, breaks off as a lost connection does, or stays silent. */
export const streamed = (bytes: Uint8Array, end: "closed" | "broken" | "silent" = "closed") =>
  new HttpResponse(
    new ReadableStream<Uint8Array>({
      start: (controller) => {
        controller.enqueue(bytes)
        if (end === "closed") controller.close()
      },
      // Only when the bytes were taken: an error at once would throw them away.
      pull: (controller) => {
        if (end === "broken") controller.error(new TypeError("network error"))
      },
    }),
    { headers: { "content-type": "text/event-stream" } },
  )

const verbs = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete }

const handlerOf = (name: string, answer: unknown) => {
  const [method, path = "/"] = name.split(" ")
  // The names of calls begin with one of the contract's methods.
  const verb = verbs[method as Method]
  return verb(path.replaceAll(/\{(\w+)\}/g, ":$1"), async ({ request, params }) => {
    const asked = {
      params,
      query: Object.fromEntries(new URL(request.url).searchParams),
      body: await bodyOf(request),
      headers: request.headers,
      signal: request.signal,
      turn: seen.filter((one) => one.name === name).length + 1,
    }
    if (isOfRunningTest(request)) seen.push({ name, asked })
    const said: unknown = typeof answer === "function" ? await answer(asked) : answer
    // A `Response` can be sent once; an answer is given as often as it is asked for.
    return said instanceof Response ? said.clone() : HttpResponse.json(said as object | null)
  })
}

const note = ({ frame }: Parameters<UnhandledFrameCallback>[0]) => {
  if (frame.protocol !== "http") return
  // A frame of this protocol holds the request it stands for.
  const { request } = frame.data as { readonly request: Request }
  const { pathname } = new URL(request.url)
  if (!/^\/(api|identity)\//.test(pathname)) return
  if (!isOfRunningTest(request)) return
  unanswered.push(`${request.method} ${pathname}`)
  throw new Error(`No answer is given for ${request.method} ${pathname}.`)
}

/** A call that takes no body sends none. */
const bodyOf = async (request: Request): Promise<unknown> => {
  const text = await request.clone().text()
  return text === "" ? undefined : JSON.parse(text)
}
