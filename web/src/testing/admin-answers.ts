import type { SuccessOf } from "@rounds/core/contract/contract.ts"
import { hoursAgo } from "./topic-answers.ts"
import { user } from "./answers.ts"

export const administrator: typeof user = {
  ...user,
  email: "boss@clinic.example",
  isAdmin: true,
  subscriptionTier: "admin",
  subscriptionStatus: "active",
  planBadge: "Admin",
}

export const suspended: SuccessOf<"GET /api/admin/actions">[number] = {
  id: "1",
  action: "suspended",
  account: "018f0000-0000-7000-8000-00000000000a",
  accountEmail: "dr.a@clinic.example",
  subject: null,
  by: administrator.id,
  byEmail: administrator.email,
  why: "Shared by several people",
  before: { isActive: true },
  after: { isActive: false },
  at: hoursAgo(3),
}
