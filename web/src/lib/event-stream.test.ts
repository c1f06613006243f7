import { afterEach, expect, test, vi } from "vitest"
import { stream } from "./event-stream.ts"

const name = "POST /api/generate-script"
const order = { topicTitle: "Magnesium" }

const recorded = new TextEncoder().encode(
  'id: 1\nevent: stage\ndata: {"stage":"reserved","step":1,"of":4,"progress":10,"label":"Reading"}\n\n' +
    ": heartbeat\n\n" +
    'id: 2\r\nevent: delta\r\ndata: {"text":"Kreatine başladınız, tartı","progress":20}\r\n\r\n' +
    'id: 3\nevent: delta\ndata: {"text":" bir kilo 🙂 fazla.",\ndata: "progress":60}\n\n' +
    'id: 4\nevent: done\ndata: {"id":"018f"}\n\n',
)

type End = "closed" | "broken"

const answering = (pieces: ReadonlyArray<Uint8Array>, end: End) =>
  vi.stubGlobal("fetch", () => {
    const rest = [...pieces]
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        const piece = rest.shift()
        if (piece !== undefined) controller.enqueue(piece)
        else if (end === "closed") controller.close()
        else controller.error(new TypeError("network error"))
      },
    })
    return Promise.resolve(new Response(body, { headers: { "content-type": "text/event-stream" } }))
  })

const read = async () => {
  const told: string[] = []
  const outcome = await stream(
    name,
    { body: order },
    { onStage: ({ stage }) => told.push(stage), onDelta: ({ text }) => told.push(text) },
  ).then(
    (script) => script.id,
    (error: unknown) => (error instanceof Error && "code" in error ? error.code : error),
  )
  return { outcome, told }
}

afterEach(() => vi.unstubAllGlobals())

const whole = { outcome: "018f", told: ["reserved", "Kreatine başladınız, tartı", " bir kilo 🙂 fazla."] }

test("a stream is read whole however the network cuts it into pieces", async () => {
  for (let at = 0; at <= recorded.length; at += 1) {
    answering([recorded.slice(0, at), recorded.slice(at)], "closed")
    expect({ at, ...(await read()) }).toEqual({ at, ...whole })
  }
  answering(
    Array.from(recorded, (byte) => new Uint8Array([byte])),
    "closed",
  )
  expect(await read()).toEqual(whole)
})

test.each<End>(["closed", "broken"])(
  "a stream that is %s at any byte is a lost answer, and never one that is made up",
  async (end) => {
    for (let at = 0; at < recorded.length; at += 1) {
      answering([recorded.slice(0, at)], end)
      const { outcome } = await read()
      expect({ at, outcome }).toEqual({ at, outcome: at === recorded.length ? "018f" : "AnswerLost" })
    }
  },
)

test.each([
  ["an event that is no JSON", "event: done\ndata: {oops\n\n"],
  ["a page of a proxy", "<html>502 Bad Gateway</html>"],
  ["nothing", ""],
])("%s is a lost answer", async (_, text) => {
  answering([new TextEncoder().encode(text)], "closed")
  expect((await read()).outcome).toBe("AnswerLost")
})

test("the server's own refusal is thrown as it is", async () => {
  const refusal = { status: 422, code: "ScriptRefused", message: "No draft fitted." }
  answering([new TextEncoder().encode(`event: error\ndata: ${JSON.stringify(refusal)}\n\n`)], "broken")
  expect((await read()).outcome).toBe("ScriptRefused")
})
