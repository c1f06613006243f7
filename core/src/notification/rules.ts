import * as Schema from "effect/Schema"
import type { ValueType } from "./value-types.ts"

/** How much it matters; the list shows it by icon and colour. */
export const NotificationType = Schema.Literals(["info", "success", "warning", "error"])
export type NotificationType = typeof NotificationType.Type

/** Which preference switches the mail off. `always`: law or safety asks for it; `general`: only all mail together. */
export type MailSwitch =
  | "trialExpirationEmails"
  | "paymentNotifications"
  | "planUpgradeEmails"
  | "marketingEmails"
  | "general"
  | "always"

export interface Rule {
  readonly type: NotificationType
  /** `null`: no mail, because the screen is enough or another letter says it. */
  readonly mail: MailSwitch | null
  /** Shown in the app also to who has switched notifications off there. */
  readonly inApp: "chosen" | "always"
  /** Where its action leads: a path of ours with values in it. */
  readonly link: string | null
  readonly values: { readonly [name: string]: ValueType }
}

const security = {
  type: "warning",
  mail: null,
  inApp: "always",
  link: "/profile/security",
  values: {},
} as const
const granted = { type: "success", mail: null, inApp: "chosen", link: "/app" } as const
const alarm = { type: "error", mail: "always", inApp: "always", link: null } as const
const billing = "/profile#billing"
const editions = "/admin?tab=scraping"
const always = { mail: "always", inApp: "always" } as const

/** Every kind of notice: how it is told, and the values that its texts may name. */
export const rules = {
  welcome: {
    type: "success",
    mail: "general",
    inApp: "chosen",
    link: "/app",
    values: { scripts: "count", views: "count" },
  },
  confirm_address: { type: "info", mail: null, inApp: "chosen", link: null, values: {} },
  address_changed: { ...security, values: { support: "address" } },
  mail_refused: { ...security, values: { email: "text" } },
  password_changed: security,
  password_reset: security,
  devices_signed_out: security,
  passkey_added: security,
  passkey_removed: security,
  two_step_on: { ...security, values: { support: "address" } },
  two_step_off: security,
  new_recovery_codes: security,
  recovery_code_used: security,
  administrator_made: security,
  data_asked: security,
  data_ready: {
    type: "info",
    mail: "always",
    inApp: "always",
    link: "/profile#data",
    values: { hours: "count" },
  },
  account_suspended: {
    type: "error",
    ...always,
    link: "/profile",
    values: { plan: "plan", support: "address" },
  },
  account_restored: { type: "success", mail: "always", inApp: "always", link: "/app", values: {} },
  trial_started: {
    type: "success",
    mail: "always",
    inApp: "chosen",
    link: billing,
    values: { plan: "tier", until: "instant", price: "money", period: "period" },
  },
  trial_refused: { type: "warning", ...always, link: "/pricing", values: { plan: "tier" } },
  plan_ordered_twice: { type: "info", ...always, link: billing, values: { plan: "tier" } },
  plan_second_cancelled: { type: "info", ...always, link: billing, values: { plan: "tier" } },
  trial_ending: {
    type: "warning",
    mail: "trialExpirationEmails",
    inApp: "chosen",
    link: billing,
    values: { plan: "tier", in: "days", until: "instant", price: "money", period: "period" },
  },
  trial_ended: {
    type: "info",
    mail: "trialExpirationEmails",
    inApp: "chosen",
    link: "/pricing",
    values: { plan: "tier" },
  },
  payment_received: {
    type: "success",
    mail: "paymentNotifications",
    inApp: "chosen",
    link: billing,
    values: { amount: "money" },
  },
  payment_failed: {
    type: "error",
    mail: "always",
    inApp: "always",
    link: billing,
    values: { plan: "tier", until: "instant" },
  },
  first_payment_failed: {
    type: "error",
    mail: "always",
    inApp: "always",
    link: billing,
    values: { plan: "tier" },
  },
  payment_recovered: {
    type: "success",
    mail: "paymentNotifications",
    inApp: "chosen",
    link: billing,
    values: { plan: "tier" },
  },
  payment_partly_refunded: {
    type: "info",
    mail: "always",
    inApp: "chosen",
    link: billing,
    values: { amount: "money" },
  },
  payment_refunded: {
    type: "info",
    mail: "always",
    inApp: "chosen",
    link: billing,
    values: { amount: "money" },
  },
  plan_refunded: {
    type: "info",
    mail: "always",
    inApp: "always",
    link: "/pricing",
    values: { amount: "money", plan: "tier" },
  },
  plan_cancelled: {
    type: "info",
    mail: "always",
    inApp: "always",
    link: billing,
    values: { plan: "tier", until: "instant" },
  },
  plan_resumed: {
    type: "success",
    mail: "always",
    inApp: "chosen",
    link: billing,
    values: { plan: "tier", next: "day" },
  },
  plan_paused: { type: "warning", mail: "always", inApp: "always", link: billing, values: { plan: "tier" } },
  plan_ended: {
    type: "info",
    mail: "paymentNotifications",
    inApp: "chosen",
    link: "/pricing",
    values: { plan: "tier" },
  },
  plan_change_planned: {
    type: "info",
    mail: "always",
    inApp: "chosen",
    link: billing,
    values: { plan: "tier", period: "period", price: "money", from: "day" },
  },
  plan_change_undone: {
    type: "info",
    mail: "paymentNotifications",
    inApp: "chosen",
    link: billing,
    values: { plan: "tier" },
  },
  plan_changed: {
    type: "success",
    mail: "always",
    inApp: "chosen",
    link: billing,
    values: { plan: "tier", period: "period", price: "money" },
  },
  plan_set: { type: "info", mail: "always", inApp: "always", link: "/profile", values: { plan: "tier" } },
  scripts_near: {
    type: "warning",
    mail: "planUpgradeEmails",
    inApp: "chosen",
    link: "/pricing",
    values: { used: "count", limit: "count", more: "number", resets: "day" },
  },
  scripts_used_up: {
    type: "warning",
    mail: "planUpgradeEmails",
    inApp: "chosen",
    link: "/pricing",
    values: { used: "count", limit: "count", more: "number", resets: "day" },
  },
  views_near: {
    type: "warning",
    mail: null,
    inApp: "chosen",
    link: "/pricing",
    values: { used: "count", limit: "count", resets: "day" },
  },
  views_used_up: {
    type: "warning",
    mail: "planUpgradeEmails",
    inApp: "chosen",
    link: "/pricing",
    values: { used: "count", limit: "count", resets: "day" },
  },
  scripts_granted: { ...granted, values: { scripts: "count", until: "day" } },
  views_granted: { ...granted, values: { views: "count", until: "day" } },
  script_ready: {
    type: "success",
    mail: null,
    inApp: "chosen",
    link: "/my-scripts?script={{script}}",
    values: { topic: "text", script: "id" },
  },
  weekly_plan: {
    type: "info",
    mail: "marketingEmails",
    inApp: "chosen",
    link: "/app#week",
    values: {
      first: "text",
      why: "text",
      second: "line",
      secondwhy: "line",
      third: "line",
      thirdwhy: "line",
      sample: "day",
    },
  },
  message_received: {
    type: "info",
    mail: "general",
    inApp: "always",
    link: "/admin?tab=feedback",
    values: { subject: "text" },
  },
  collection_failed: { ...alarm, link: editions, values: { day: "day" } },
  edition_withheld: { ...alarm, link: editions, values: { day: "day" } },
  ai_refused: { ...alarm, values: { setting: "text" } },
  webhook_dead: { ...alarm, link: "/admin?tab=analytics", values: { message: "text" } },
} as const satisfies { readonly [kind: string]: Rule }
