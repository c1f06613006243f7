import { startProduct } from "./product.ts"

/** Playwright global set-up: one product for all journeys. */
const start = async () => {
  const { url, stop } = await startProduct()
  // Where the journeys find it; workers inherit the environment.
  process.env["ROUNDS_URL"] = url
  return stop
}

export default start
