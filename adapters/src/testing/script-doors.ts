/** What each caller gets: somebody who has not signed in, a free plan, a paid one, a suspended account, an administrator. */
export type Row = readonly [visitor: number, free: number, pro: number, suspended: number, admin: number]

const nobodys = "/api/user/scripts/00000000-0000-4000-8000-000000000000"
const noScript: Row = [401, 404, 404, 404, 404]
const noScriptToChange: Row = [401, 404, 404, 403, 404]
/** Refused by the plan before anybody looks. */
const paidFirst: Row = [401, 403, 404, 403, 404]

/** What is done to a script, asked of one that nobody has. */
export const nobodysScript = () => ({
  "GET /api/user/scripts/{id}": { path: nobodys, expected: noScript },
  "GET /api/user/scripts/{id}/posting-kit": { path: `${nobodys}/posting-kit`, expected: noScript },
  "GET /api/user/scripts/{id}/review": { path: `${nobodys}/review`, expected: noScript },
  "GET /api/user/scripts/{id}/cut": { path: `${nobodys}/cut`, expected: noScript },
  "GET /api/user/scripts/{id}/versions": { path: `${nobodys}/versions`, expected: paidFirst },
  "GET /api/user/scripts/{id}/versions/{version}/changes": {
    path: `${nobodys}/versions/1/changes`,
    expected: paidFirst,
  },
  "PATCH /api/user/scripts/{id}/beats/{beat}": {
    path: `${nobodys}/beats/0`,
    body: { version: 1, change: { text: "Look closer." } },
    expected: noScriptToChange,
  },
  "PUT /api/user/scripts/{id}/hook": {
    path: `${nobodys}/hook`,
    body: { version: 1, type: "question" },
    expected: noScriptToChange,
  },
  "POST /api/user/scripts/{id}/beats/{beat}/rewrite": {
    path: `${nobodys}/beats/0/rewrite`,
    body: { version: 1 },
    expected: noScriptToChange,
  },
  "POST /api/user/scripts/{id}/cut": {
    path: `${nobodys}/cut`,
    body: { version: 1, cuts: [{ beat: 0, sentence: 0, text: "One." }] },
    expected: noScriptToChange,
  },
  "POST /api/user/scripts/{id}/restore": {
    path: `${nobodys}/restore`,
    body: { version: 1, to: 1 },
    expected: noScriptToChange,
  },
  "POST /api/user/scripts/{id}/points/{point}": {
    path: `${nobodys}/points/claim-1`,
    body: { version: 1, how: { kind: "leave_out" } },
    expected: noScriptToChange,
  },
  "POST /api/user/scripts/{id}/approval": {
    path: `${nobodys}/approval`,
    body: { version: 1 },
    expected: noScriptToChange,
  },
  "POST /api/user/scripts/{id}/copies": { path: `${nobodys}/copies`, expected: noScript },
  "DELETE /api/user/scripts/{id}": { path: nobodys, expected: noScriptToChange },
})
