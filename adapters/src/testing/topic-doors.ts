import type { Row } from "./script-doors.ts"

const everybody: Row = [200, 200, 200, 200, 200]
const signedIn: Row = [401, 200, 200, 200, 200]
const notSuspended: Row = [401, 200, 200, 403, 200]
const withoutLimit: Row = [401, 403, 200, 403, 200]
const whoMayCollect: Row = [401, 403, 503, 403, 503]

const theme = "/api/user/topics/creatine-hair-loss"

/** Topics: to see, to open, to mark, and to collect anew. */
export const topicDoors = (topicId: string) => ({
  "GET /api/trending-topics": { expected: everybody },
  "GET /api/steady-questions": { expected: everybody },
  "GET /api/topics/week": { path: "/api/topics/week?specialty=dietitian", expected: withoutLimit },
  "GET /api/topics/search": { path: "/api/topics/search?q=creatine", expected: everybody },
  "GET /api/public/topics/{slug}": { path: "/api/public/topics/creatine-hair-loss", expected: everybody },
  "GET /api/user/weekly-plan": { expected: notSuspended },
  "GET /api/user/topics": { expected: notSuspended },
  // Who is suspended sees what they marked, and changes nothing.
  "GET /api/user/topics/{themeKey}": { path: theme, expected: signedIn },
  "GET /api/user/marked-topics": { path: "/api/user/marked-topics?mark=saved", expected: signedIn },
  "PUT /api/user/topics/{themeKey}/mark": {
    path: `${theme}/mark`,
    body: { mark: "saved" },
    expected: notSuspended,
  },
  "DELETE /api/user/topics/{themeKey}/mark": { path: `${theme}/mark`, expected: notSuspended },
  // Nobody has opened it here: a plan without a limit reads it all the same.
  "GET /api/trending-topics/{topicId}": {
    path: `/api/trending-topics/${topicId}`,
    expected: withoutLimit,
  },
  "POST /api/trending-topics/{topicId}/views": {
    path: `/api/trending-topics/${topicId}/views`,
    expected: notSuspended,
  },
  // The forum of this test is silent: whoever may collect is told that nothing could be read.
  "POST /api/refresh-trending-topics": { expected: whoMayCollect },
  // There is an edition of today, so nothing is collected.
  "POST /api/init-topics": { expected: notSuspended },
})
