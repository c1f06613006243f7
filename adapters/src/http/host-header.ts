import { InvalidRequest } from "@rounds/core/contract/door.ts"
import { fieldFault } from "@rounds/core/kernel/fault.ts"
import type { RequestHandler } from "express"

const LONGEST = 260
const host = /^(?:\[[0-9a-f:.]{2,45}\]|[a-z0-9_](?:[a-z0-9_.-]*[a-z0-9_.])?)(?::\d{1,5})?$/i

/** Whether a `Host` header holds a host and nothing else: no user, no path, no half a bracket. */
export const isHost = (given: string): boolean =>
  given.length <= LONGEST && host.test(given) && URL.canParse(`http://${given}`)

/** Refuses a request to a host that is none, before anything makes an address of it. */
export const hostHeader: RequestHandler = (request, _response, next) => {
  const given = request.headers.host
  if (given !== undefined && !isHost(given)) {
    throw new InvalidRequest({ errors: [fieldFault("Host", "host_malformed")] })
  }
  next()
}
