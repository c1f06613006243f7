import * as Schema from "effect/Schema"
import { Instant } from "#kernel/text.ts"
import { OperatorFacts } from "#operator/operator.ts"
import { PartState, StatusPart } from "#status/status.ts"
import { endpoint } from "./endpoint.ts"

/** How the product is now. */
export const Status = Schema.Struct({
  /** The worst of its parts. */
  overall: PartState,
  checkedAt: Instant,
  parts: Schema.Array(
    Schema.Struct({
      part: StatusPart,
      state: PartState,
      /** Since when it is so, as far as it was seen. */
      since: Instant,
    }),
  ),
}).annotate({ identifier: "Status" })
export type Status = typeof Status.Type

export const readStatus = endpoint({
  method: "GET",
  path: "/api/public/status",
  summary:
    "How database, worker, topics, mail, AI and payments are, each since when; looked at again every 15 seconds. Always 200",
  access: "public",
  success: Status,
  shared: true,
})

export const readOperator = endpoint({
  method: "GET",
  path: "/api/public/operator",
  summary: "Who runs this installation, and who works for them, as it is configured",
  access: "public",
  success: OperatorFacts,
  shared: true,
})
