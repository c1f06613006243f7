import type { Row } from "./script-doors.ts"

/** An administrator's: somebody with a plan is as far from it as anybody. */
const admins: Row = [401, 403, 403, 403, 200]

/** Every call of the administrators about people and what was done. */
export const adminDoors = () => ({
  "GET /api/admin/actions": { expected: admins },
})
