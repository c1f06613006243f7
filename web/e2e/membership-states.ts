import { expect, type Page } from "@playwright/test"
import { proUser, usage, user } from "#testing/answers.ts"
import {
  cancelledTrial,
  changing,
  invoices,
  pastDue,
  plansFor,
  profile,
  starterBilling,
  trialBilling,
  trialViewer,
} from "#testing/membership-answers.ts"
import { type Answers, refusal, silence } from "./served.ts"
import type { State } from "./states.ts"

const shows = (text: string) => (page: Page) => expect(page.getByText(text).first()).toBeVisible()
const presses =
  (name: string | RegExp, then: string) =>
  async (page: Page): Promise<void> => {
    await page.getByRole("button", { name }).first().click()
    await shows(then)(page)
  }

const visitor: Answers = {
  "GET /api/user": refusal(401, "NotSignedIn", "Sign in first."),
  "GET /api/plans": plansFor(null),
}
const free: Answers = {
  "GET /api/payments/billing": starterBilling,
  "GET /api/user/profile": null,
  "GET /api/plans": plansFor({
    ...trialViewer,
    tier: "freemium",
    status: "incomplete",
    hasUsedTrial: false,
    renews: false,
  }),
}
const trial: Answers = {
  "GET /api/user": { ...proUser, hasUsedTrial: true, trialStartDate: trialBilling.accessUntil },
  "GET /api/user/usage": {
    ...usage,
    scriptGenerations: 7,
    scriptsLimit: 50,
    topicViews: 31,
    topicViewsLimit: -1,
  },
  "GET /api/payments/billing": trialBilling,
  "GET /api/payments/invoices": invoices,
  "GET /api/user/profile": profile,
  "GET /api/plans": plansFor(trialViewer),
}
const nearly: Answers = { ...free, "GET /api/user/usage": { ...usage, scriptGenerations: 4 } }
const fieldErrors = refusal(400, "InvalidRequest", "Please correct the marked fields.", {
  errors: [
    { field: "name", message: "Name must be at least 2 characters" },
    { field: "profession", message: "Please select your profession" },
    { field: "experienceLevel", message: "Please select your experience level" },
  ],
})

/** The membership screens in each of their states. */
export const membershipStates: Readonly<Record<string, State>> = {
  pricing: { path: "/pricing", answers: visitor, act: shows("MOST POPULAR") },
  "pricing, yearly": {
    path: "/pricing?billing=yearly#cancel",
    answers: visitor,
    act: shows("$180 billed yearly"),
  },
  "pricing in a trial": { path: "/pricing", answers: trial, act: shows("Current") },
  "pricing, plans not loaded": {
    path: "/pricing",
    answers: { ...visitor, "GET /api/plans": refusal(503, "Outage", "The database is not reachable.") },
    act: shows("The plans could not be loaded"),
  },
  "pricing, waitlist": {
    path: "/pricing",
    answers: visitor,
    act: presses("Notify me", "Professional waitlist"),
    overlay: true,
  },
  "pricing, setting up": {
    path: "/pricing",
    answers: { ...free, "POST /api/payments/create-checkout": silence },
    act: presses(/^Upgrade\b.*Creator Pro/, "Setting up..."),
  },
  "pricing, checkout failed": {
    path: "/pricing",
    answers: {
      ...free,
      "POST /api/payments/create-checkout": refusal(502, "PaymentSetupFailed", "Payment setup failed"),
    },
    act: presses(/^Upgrade\b.*Creator Pro/, "Payment Setup Failed"),
    overlay: true,
  },
  "profile on Starter": { path: "/profile", answers: free, act: shows("Upgrade Plan") },
  "profile in a trial": { path: "/profile", answers: trial, act: shows("5 days left") },
  "profile, cancelled trial": {
    path: "/profile",
    answers: { ...trial, "GET /api/payments/billing": cancelledTrial },
    act: shows("Trial Cancelled"),
  },
  "profile, past due": {
    path: "/profile",
    answers: { ...trial, "GET /api/user": user, "GET /api/payments/billing": pastDue },
    act: shows("Your last payment failed."),
  },
  "profile, change scheduled": {
    path: "/profile",
    answers: { ...trial, "GET /api/payments/billing": changing },
    act: shows("Undo plan change"),
  },
  "profile, cancel": {
    path: "/profile",
    answers: trial,
    act: presses("Cancel Subscription", "Cancel your subscription?"),
    overlay: true,
  },
  "profile, invoices": {
    path: "/profile",
    answers: trial,
    act: presses("Invoices", "Refunded"),
    overlay: true,
  },
  "profile, fields refused": {
    path: "/profile",
    answers: { ...free, "POST /api/user/profile": fieldErrors },
    act: presses("Save Profile", "Please select your profession"),
  },
  "topics, payment being confirmed": {
    path: "/app?payment=success",
    answers: free,
    act: shows("Confirming your payment…"),
  },
  "topics, close to the limit": {
    path: "/app",
    answers: nearly,
    act: shows("You're close to your monthly limits"),
  },
}
