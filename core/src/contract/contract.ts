import { adminCalls } from "./admin.ts"
import { askExport, deleteAccount, readExport } from "./account.ts"
import { giveConsent, readConsent } from "./consent.ts"
import type { Endpoint } from "./endpoint.ts"
import { answerFeedback, openContact, readFeedback, sendContact, setFeedback } from "./feedback.ts"
import { findArticles, searchEvidence } from "./evidence.ts"
import { markTopic, readForYou, readMarkedTopics, readPersonalTopic, unmarkTopic } from "./for-you.ts"
import {
  followNotifications,
  markAllNotificationsRead,
  markNotificationRead,
  readNotificationPreferences,
  readNotifications,
  readUnreadCount,
  saveNotificationPreferences,
} from "./notifications.ts"
import {
  cancelSubscription,
  createCheckout,
  readBilling,
  readInvoices,
  readPortal,
  resumeSubscription,
  undoPlanChange,
} from "./payments.ts"
import { confirmWaitlist, notifyProfessional, readPlans } from "./plans.ts"
import { copyGuestScript, generateGuestScript, readGuestScript } from "./guests.ts"
import { readOperator, readStatus } from "./operator.ts"
import { readProfile, saveProfile } from "./profile.ts"
import {
  readEdition,
  readExampleScript,
  readOpenApi,
  readProduct,
  readStats,
  readTrending,
} from "./public.ts"
import {
  approveScript,
  chooseHook,
  compareVersions,
  cutScript,
  deleteScript,
  editBeat,
  noteCopy,
  readCut,
  readReview,
  readVersions,
  restoreVersion,
  rewriteBeat,
  settlePoint,
} from "./script-editing.ts"
import {
  forecast,
  generateScript,
  readGeneration,
  readPostingKit,
  readScript,
  readScripts,
} from "./scripts.ts"
import {
  previewTemplate,
  readTemplates,
  resetTemplate,
  saveTemplate,
  sendTestAlert,
  sendTestMail,
} from "./templates.ts"
import {
  initTopics,
  openTopic,
  readPublicTopic,
  readSteadyQuestions,
  readTopic,
  readTopics,
  readTopicsOfWeek,
  refreshTopics,
  searchTopics,
} from "./topics.ts"
import { chooseLanguage, readUsage, readUser } from "./user.ts"
import { readWeeklyPlan } from "./weekly-plan.ts"

/** Every HTTP call of the product. What is not in this list is not mounted, not typed and not documented. */
export const contract = [
  readTrending,
  readStats,
  readExampleScript,
  readEdition,
  readProduct,
  readStatus,
  readOperator,
  generateGuestScript,
  readGuestScript,
  copyGuestScript,
  readOpenApi,
  readUser,
  readUsage,
  chooseLanguage,
  readProfile,
  saveProfile,
  readConsent,
  giveConsent,
  readNotifications,
  readUnreadCount,
  followNotifications,
  markNotificationRead,
  markAllNotificationsRead,
  readNotificationPreferences,
  saveNotificationPreferences,
  askExport,
  readExport,
  deleteAccount,
  readScripts,
  readScript,
  readPostingKit,
  forecast,
  generateScript,
  readGeneration,
  readReview,
  editBeat,
  chooseHook,
  rewriteBeat,
  readCut,
  cutScript,
  readVersions,
  compareVersions,
  restoreVersion,
  settlePoint,
  approveScript,
  deleteScript,
  noteCopy,
  searchEvidence,
  findArticles,
  readTopics,
  readSteadyQuestions,
  readTopicsOfWeek,
  searchTopics,
  readPublicTopic,
  readTopic,
  openTopic,
  refreshTopics,
  initTopics,
  readForYou,
  readPersonalTopic,
  markTopic,
  unmarkTopic,
  readMarkedTopics,
  readWeeklyPlan,
  readPlans,
  notifyProfessional,
  confirmWaitlist,
  createCheckout,
  cancelSubscription,
  resumeSubscription,
  undoPlanChange,
  readBilling,
  readPortal,
  readInvoices,
  readTemplates,
  previewTemplate,
  saveTemplate,
  resetTemplate,
  sendTestMail,
  sendTestAlert,
  openContact,
  sendContact,
  readFeedback,
  answerFeedback,
  setFeedback,
  ...adminCalls,
] as const satisfies ReadonlyArray<Endpoint>

type Listed = (typeof contract)[number]

/** "METHOD /path" of every call. */
export type Call = { [E in Listed as `${E["method"]} ${E["path"]}`]: E }
export type CallName = keyof Call

interface Coded {
  readonly Encoded: unknown
}
type Encoded<E, Part extends "params" | "query" | "body"> = E extends {
  readonly [P in Part]: infer S extends Coded
}
  ? S["Encoded"]
  : undefined

/** What the browser sends and receives: the encoded side, plain JSON. `undefined` where a call takes nothing. */
export type ParamsOf<Name extends CallName> = Encoded<Call[Name], "params">
export type QueryOf<Name extends CallName> = Encoded<Call[Name], "query">
export type BodyOf<Name extends CallName> = Encoded<Call[Name], "body">
export type SuccessOf<Name extends CallName> = Call[Name]["success"]["Encoded"]

/** The events of a call that streams: `stage` and `delta` as it goes, then `done` with the answer or `error` with a problem. */
export type StreamOf<Name extends CallName> = Call[Name] extends {
  readonly streams: { readonly stage: infer S extends Coded; readonly delta: infer D extends Coded }
}
  ? { readonly stage: S["Encoded"]; readonly delta: D["Encoded"]; readonly done: SuccessOf<Name> }
  : never
