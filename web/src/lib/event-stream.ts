import type { CallName, StreamOf, SuccessOf } from "@rounds/core/contract/contract.ts"
import type { Problem } from "@rounds/core/contract/problem.ts"
import { type CallOptions, type Input, send } from "./call.ts"
import { ApiError } from "./problem.ts"

type Streaming = { [Name in CallName]: StreamOf<Name> extends never ? never : Name }[CallName]

interface Handlers<Name extends Streaming> {
  readonly onStage: (stage: StreamOf<Name>["stage"]) => void
  readonly onDelta?: (delta: StreamOf<Name>["delta"]) => void
}

/** A call that reports as it goes. Resolves with the answer of its `done` event; an `error` event is thrown. */
export const stream = async <Name extends Streaming>(
  name: Name,
  input: Input<Name>,
  { onStage, onDelta }: Handlers<Name>,
  options: CallOptions = {},
): Promise<SuccessOf<Name>> => {
  const response = await send(name, input, "text/event-stream", options)
  if (response.body === null) throw cut()
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  const take = frames()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) throw cut()
    for (const { event, data } of take(value)) {
      // The frames follow the contract of this call: each event carries the shape named there.
      if (event === "stage") onStage(data as StreamOf<Name>["stage"])
      else if (event === "delta") onDelta?.(data as StreamOf<Name>["delta"])
      else if (event === "error") throw new ApiError(data as Problem)
      else if (event === "done") return data as SuccessOf<Name>
    }
  }
}

export interface Frame {
  readonly event: string
  readonly data: unknown
}

/** Cuts a text that arrives in pieces into server-sent events; comments (heartbeats) are dropped. */
export const frames = () => {
  let rest = ""
  return (piece: string): readonly Frame[] => {
    const blocks = (rest + piece).replaceAll("\r\n", "\n").split("\n\n")
    rest = blocks.pop() ?? ""
    return blocks.flatMap((block) => {
      const lines = block.split("\n")
      const data = lines.flatMap((line) => (line.startsWith("data:") ? [line.slice(5).trimStart()] : []))
      const event =
        lines
          .find((line) => line.startsWith("event:"))
          ?.slice(6)
          .trim() ?? "message"
      return data.length === 0 ? [] : [{ event, data: JSON.parse(data.join("\n")) as unknown }]
    })
  }
}

const cut = () =>
  new ApiError({
    type: "about:blank",
    title: "Connection lost",
    status: 0,
    detail: "The connection was lost before the answer was complete.",
    message: "The connection was lost before the answer was complete.",
    code: "Unreachable",
  })
