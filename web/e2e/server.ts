import { startProduct } from "./product.ts"

/** Playwright global set-up: one product for all journeys. */
const start = async () => {
  // Each journey comes from an address of its own (`person.ts`): one address may not sign up many times a minute.
  process.env["TRUST_PROXY"] = "1"
  const { url, outbox, stop } = await startProduct()
  // Where the journeys find it; workers inherit the environment.
  process.env["ROUNDS_URL"] = url
  process.env["ROUNDS_OUTBOX"] = outbox
  return stop
}

export default start
