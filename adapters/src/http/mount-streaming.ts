import type { DoorRejection } from "@rounds/core/contract/door.ts"
import type { Endpoint, Streams } from "@rounds/core/contract/endpoint.ts"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Schema from "effect/Schema"
import { languageOf } from "./language.ts"
import { answer, requestIdOf, sendProblem } from "./answer.ts"
import { EventStream } from "./event-stream.ts"
import { admit, type Call, callOf, type Host, type RejectionType, route, type SuccessType } from "./mount.ts"
import { problemOf } from "./problem.ts"

type StreamingEndpoint = Endpoint & { readonly streams: Streams }

/** What a long call reports while it runs. */
export interface Progress<E extends StreamingEndpoint> {
  readonly stage: (stage: E["streams"]["stage"]["Type"]) => Effect.Effect<void>
  readonly delta: (delta: E["streams"]["delta"]["Type"]) => Effect.Effect<void>
  /** False where the client takes the answer alone. */
  readonly isHeard: boolean
}

/**
 * Mounts a call that takes long. `Accept: text/event-stream` gets its stages as they happen, then `done` or `error`;
 * any other client gets the same answer as JSON. A refusal before the first event is an ordinary problem.
 */
export const mountStreaming = <const E extends StreamingEndpoint, R>(
  host: Host<R>,
  endpoint: E,
  handle: (
    call: Call<E>,
    progress: Progress<E>,
  ) => Effect.Effect<SuccessType<E>, RejectionType<E> | DoorRejection, R>,
): void => {
  const encode = Schema.encodeUnknownEffect(endpoint.success)
  route(host, endpoint, async (request, response, signal) => {
    const streams = request.accepts(["application/json", "text/event-stream"]) === "text/event-stream"
    const events = new EventStream(response)
    const tell = (name: "stage" | "delta", schema: Schema.Codec<unknown, unknown>) => (value: unknown) =>
      streams
        ? Schema.encodeUnknownEffect(schema)(value).pipe(
            Effect.orDie,
            Effect.map((data) => events.send(name, data)),
          )
        : Effect.void
    const progress: Progress<E> = {
      stage: tell("stage", endpoint.streams.stage),
      delta: tell("delta", endpoint.streams.delta),
      isHeard: streams,
    }
    const setHeader = (name: string, value: string): void => {
      if (!response.headersSent) response.setHeader(name, value)
    }
    const exit = await host.run(
      admit(host, endpoint, request, (admitted) =>
        host.once(
          endpoint,
          admitted,
          handle(callOf<E>({ ...admitted, setHeader }), progress).pipe(
            Effect.flatMap((success) => Effect.orDie(encode(success))),
            Effect.map((value) => ({ value, bytes: Buffer.from(JSON.stringify(value)) })),
          ),
        ),
      ),
      signal,
    )
    if (!streams) return answer(response, exit, endpoint)
    if (Exit.isSuccess(exit)) return events.end("done", exit.value.value)
    const problem = problemOf(exit.cause, requestIdOf(response), languageOf(response))
    if (events.started) return events.end("error", problem)
    sendProblem(response, problem)
  })
}
