import type { Row } from "./script-doors.ts"

const everybody: Row = [200, 200, 200, 200, 200]

const signedIn: Row = [401, 200, 200, 200, 200]

/** How the product is set up, how it is, and who runs it. */
export const houseDoors = () => ({
  "GET /api/public/stats": { expected: everybody },
  "GET /api/public/product": { expected: everybody },
  "GET /api/public/status": { expected: everybody },
  "GET /api/public/operator": { expected: everybody },
  "GET /api/user/consent": { expected: signedIn },
  "POST /api/user/consent": { body: { terms: "1", privacy: "1" }, expected: signedIn },
})
