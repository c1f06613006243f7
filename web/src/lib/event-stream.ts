import type { CallName, StreamOf, SuccessOf } from "@rounds/core/contract/contract.ts"
import type { Problem } from "@rounds/core/contract/problem.ts"
import { createParser, type EventSourceMessage } from "eventsource-parser"
import { type CallOptions, type Input, send } from "./call.ts"
import { ApiError, answerLost } from "./problem.ts"

type Streaming = { [Name in CallName]: StreamOf<Name> extends never ? never : Name }[CallName]

interface Handlers<Name extends Streaming> {
  readonly onStage: (stage: StreamOf<Name>["stage"]) => void
  readonly onDelta?: (delta: StreamOf<Name>["delta"]) => void
}

/**
 * A call that reports as it goes. Resolves with the answer of its `done` event; an `error` event is thrown as it is.
 * A stream that breaks in any other way (a lost connection, an early end, something that is no event of ours) is
 * thrown as `AnswerLost`: whether the call was carried out is then unknown.
 */
export const stream = async <Name extends Streaming>(
  name: Name,
  input: Input<Name>,
  { onStage, onDelta }: Handlers<Name>,
  options: CallOptions = {},
): Promise<SuccessOf<Name>> => {
  const response = await send(name, input, "text/event-stream", options)
  try {
    for await (const { event, data: text } of messages(response)) {
      const data: unknown = JSON.parse(text)
      // The messages follow the contract of this call: each event carries the shape named there.
      if (event === "stage") onStage(data as StreamOf<Name>["stage"])
      else if (event === "delta") onDelta?.(data as StreamOf<Name>["delta"])
      else if (event === "error") throw new ApiError(data as Problem)
      else if (event === "done") return data as SuccessOf<Name>
    }
  } catch (cause) {
    if (cause instanceof ApiError || options.signal?.aborted === true) throw cause
  }
  throw answerLost()
}

/** The messages of an event stream as they arrive; rejects when the connection breaks. */
async function* messages({ body }: Response): AsyncGenerator<EventSourceMessage> {
  if (body === null) return
  const arrived: EventSourceMessage[] = []
  const parser = createParser({ onEvent: (message) => void arrived.push(message) })
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      parser.feed(value)
      yield* arrived.splice(0)
    }
  } finally {
    // Nobody reads on: the connection is given up, whatever state it is in.
    reader.cancel().catch(() => undefined)
  }
}
