import { inEachLanguage } from "@rounds/core/language/pack.ts"
import type { Row } from "./script-doors.ts"

/** An administrator's: somebody with a plan is as far from it as anybody. */
const admins: Row = [401, 403, 403, 403, 200]
const nothingThere: Row = [401, 403, 403, 403, 404]
const notTaken: Row = [401, 403, 403, 403, 409]

const nobodys = "00000000-0000-4000-8000-000000000000"

const subject = {
  kind: "supplement",
  forms: inEachLanguage(() => ["moonwater"]),
  evidence: null,
  reason: "Asked for",
}

/** What administrators count and look after: use, costs, collections, sources. */
export const adminAnalyticsDoors = () => ({
  "GET /api/admin/analytics/topics": { expected: admins },
  "GET /api/admin/analytics/backend": { expected: admins },
  "GET /api/admin/analytics/scraping": { expected: admins },
  "GET /api/admin/mail": { expected: admins },
  "POST /api/admin/mail/{id}/retry": {
    path: `/api/admin/mail/${nobodys}/retry`,
    expected: nothingThere,
  },
  "POST /api/admin/webhooks/{hash}/retry": {
    path: `/api/admin/webhooks/${"0".repeat(64)}/retry`,
    expected: nothingThere,
  },
  "GET /api/admin/evidence": { expected: admins },
  "GET /api/admin/evidence/{subject}": { path: "/api/admin/evidence/creatine", expected: admins },
  "POST /api/admin/findings/{finding}/signature": {
    path: "/api/admin/findings/nobodys/signature",
    body: { name: "Ada Lovelace", qualification: "Pharmacist" },
    expected: nothingThere,
  },
  "POST /api/admin/findings/{finding}/correction": {
    path: "/api/admin/findings/nobodys/correction",
    body: {
      why: "Clearer",
      correction: {
        says: inEachLanguage(() => "Two."),
        brief: inEachLanguage(() => "Two."),
        limit: null,
        safety: null,
        strength: "weak",
      },
    },
    expected: nothingThere,
  },
  "POST /api/admin/findings/{finding}/retirement": {
    path: "/api/admin/findings/nobodys/retirement",
    body: { why: "Withdrawn" },
    expected: nothingThere,
  },
  "GET /api/admin/subjects": { expected: admins },
  "POST /api/admin/subjects": { body: { ...subject, name: "moon water" }, expected: admins },
  "PUT /api/admin/subjects/{key}": {
    path: "/api/admin/subjects/nothing%20of%20this%20name",
    body: { ...subject, name: "nothing", retired: false },
    expected: nothingThere,
  },
  // Uploads are no source of this test.
  "POST /api/admin/uploads": {
    body: {
      fileName: "posts.json",
      text: '[{"community":"Clinic","title":"Zinc?","created_at":"2026-11-19T08:00:00Z","url":"https://clinic.example/1"}]',
      reason: "Asked for",
    },
    expected: notTaken,
  },
  "GET /api/admin/uploads": { expected: admins },
  "POST /api/admin/uploads/{id}/take-back": {
    path: `/api/admin/uploads/${nobodys}/take-back`,
    body: { reason: "The wrong file" },
    expected: nothingThere,
  },
  "GET /api/admin/subreddits": { expected: admins },
  "POST /api/admin/subreddits": { body: { name: "pharmacy_at_night" }, expected: admins },
  "PATCH /api/admin/subreddits/{id}": {
    path: `/api/admin/subreddits/${nobodys}`,
    body: { postLimit: 20 },
    expected: nothingThere,
  },
  "PATCH /api/admin/subreddits/{id}/toggle": {
    path: `/api/admin/subreddits/${nobodys}/toggle`,
    body: { isActive: false },
    expected: nothingThere,
  },
  // The forum of this test is silent: that nothing came is an outcome.
  "POST /api/test-reddit-collection": { expected: admins },
  "POST /api/admin/editions/{id}/publish": {
    path: `/api/admin/editions/${nobodys}/publish`,
    body: { why: "Looked through" },
    expected: nothingThere,
  },
})
