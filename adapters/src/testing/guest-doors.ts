import type { Row } from "./script-doors.ts"

/** What visitors may do before there is an account. The visitor has a script by then; nobody else carries a guest's cookie. */
export const guestDoors = (topicId: string) => ({
  "POST /api/public/guest/generate": { body: { topicId }, expected: onlyVisitors },
  "GET /api/public/guest/script": { expected: everybody },
  "POST /api/public/guest/copies": { expected: whoHasOne },
})

const everybody: Row = [200, 200, 200, 200, 200]
const onlyVisitors: Row = [200, 403, 403, 403, 403]
const whoHasOne: Row = [200, 404, 404, 404, 404]
