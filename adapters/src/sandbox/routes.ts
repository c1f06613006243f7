import { fileURLToPath } from "node:url"
import type { Transactions } from "@rounds/core/kernel/atomically.ts"
import { wellFormed } from "@rounds/core/kernel/well-formed.ts"
import * as Clock from "effect/Clock"
import type * as Effect from "effect/Effect"
import express, { type Request, type Response, type Router } from "express"
import type { Jobs } from "#jobs/jobs.ts"
import type { Sql } from "#postgres/client.ts"
import { deliveriesOf, list, load, subscriptionOf } from "./books.ts"
import { expire, failPayment, recover, renew } from "./billing-step.ts"
import { cancel, pause, replaceCard, resume, unpause } from "./life.ts"
import { isTestCard, type SandboxSubscription, testCards } from "./objects.ts"
import { checkoutPage, confirmPage } from "./checkout-page.ts"
import { noticePage } from "./page.ts"
import { type Action, isAction, portalPage, receiptPage } from "./portal-page.ts"
import { payCheckout, planOf, refund, step } from "./provider.ts"
import { css } from "./style.ts"

const letters = fileURLToPath(
  new URL("../../../web/src/theme/fonts/instrument-sans-latin-wght-normal.woff2", import.meta.url),
)

type Needs = Sql | Transactions | Jobs

export interface SandboxHost {
  readonly run: <A>(effect: Effect.Effect<A, never, Needs>) => Promise<A>
  /** Where the product stands, as the visitor's browser sees it. */
  readonly publicUrl: string
}

const field = (request: Request, name: string, limit: number): string => {
  const body: unknown = request.body
  const value = typeof body === "object" && body !== null && name in body ? Reflect.get(body, name) : ""
  return typeof value === "string" ? wellFormed(value).trim().slice(0, limit) : ""
}

const send = (response: Response, status: number, page: string): void => {
  response
    .status(status)
    .set({
      "content-security-policy":
        "default-src 'none'; style-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
    })
    .type("html")
    .send(page)
}

const parameter = (request: Request, name: string): string => String(request.params[name] ?? "")

/** The hosted pages of the sandbox: checkout and portal. Mount under /sandbox, in sandbox mode only. */
export const sandboxRoutes = ({ run, publicUrl }: SandboxHost): Router => {
  const router = express.Router()
  const form = express.urlencoded({ extended: false, limit: "10kb" })
  const gone = (response: Response) =>
    send(
      response,
      404,
      noticePage("Not found", "This sandbox page does not exist or was used up.", "/pricing"),
    )

  router.get("/checkout/:id", async (request, response) => {
    const id = parameter(request, "id")
    const opened = await run(load("checkouts", id))
    if (opened === null || opened.private["subscription_id"] !== undefined) return gone(response)
    const plan = planOf(opened.attributes)
    const now = await run(Clock.currentTimeMillis)
    send(
      response,
      200,
      checkoutPage(id, plan, { email: plan.email, name: plan.name, error: null }, now, "/pricing"),
    )
  })

  router.post("/checkout/:id", form, async (request, response) => {
    const id = parameter(request, "id")
    const opened = await run(load("checkouts", id))
    if (opened === null || opened.private["subscription_id"] !== undefined) return gone(response)
    const plan = planOf(opened.attributes)
    const email = field(request, "email", 255)
    const name = field(request, "name", 100)
    const card = (field(request, "card", 30) || field(request, "test_card", 30)).replaceAll(/[\s-]/g, "")
    const now = await run(Clock.currentTimeMillis)
    const again = (error: string) =>
      send(response, 422, checkoutPage(id, plan, { email, name, error }, now, "/pricing"))

    if (!/^[^\s@]+@[^\s@]+$/.test(email)) return again("Please enter an e-mail address.")
    if (!isTestCard(card))
      return again("This is not one of the test numbers. Real cards are never taken here.")
    const outcome = testCards[card]
    const confirmed = field(request, "confirmed", 5)
    if (outcome === "declines") return again("Your card was declined. Nothing was charged.")
    if (outcome === "needs_action" && confirmed === "")
      return send(response, 200, confirmPage(id, { email, name }))
    if (outcome === "needs_action" && confirmed !== "yes") return again("The payment was not confirmed.")

    const bought = await run(payCheckout(id, { email, name, card, baseUrl: publicUrl }))
    if (bought === null) return gone(response)
    response.redirect(303, "/app?payment=success")
  })

  const portal = async (address: string) => {
    const [id = "", key = ""] = address.split(".")
    const found = await run(load("subscriptions", id))
    return found === null || key === "" || subscriptionOf(found).private.portal_key !== key ? null : found
  }

  router.get("/portal/:address", async (request, response) => {
    const found = await portal(parameter(request, "address"))
    if (found === null) return gone(response)
    const invoices = await run(list("subscription-invoices", found.id))
    send(response, 200, portalPage(found, invoices, await run(deliveriesOf(found.id)), "/profile"))
  })

  router.get("/receipt/:invoice/:address", async (request, response) => {
    const found = await portal(parameter(request, "address"))
    const invoice = await run(load("subscription-invoices", parameter(request, "invoice")))
    if (found === null || invoice === null || String(invoice.attributes["subscription_id"]) !== found.id) {
      return gone(response)
    }
    send(response, 200, receiptPage(invoice, found, `/sandbox/portal/${parameter(request, "address")}`))
  })

  router.get("/style.css", (_, response) => {
    response.set("cache-control", "no-cache").type("css").send(css)
  })

  router.get("/instrument-sans.woff2", (_, response) => {
    response.set("cache-control", "public, max-age=86400").type("font/woff2").sendFile(letters)
  })

  router.post("/portal/:address", form, async (request, response) => {
    const found = await portal(parameter(request, "address"))
    const action = field(request, "action", 30)
    if (found === null || !isAction(action)) return gone(response)
    await run(act(found.id, action))
    response.redirect(303, `/sandbox/portal/${parameter(request, "address")}`)
  })

  return router
}

const steps = {
  renew,
  "payment-failed": failPayment,
  recover,
  cancel,
  resume,
  expire,
  pause,
  unpause,
  "card-declines": (one: SandboxSubscription, now: number) => replaceCard(one, now, "4000000000000002"),
  "card-approves": (one: SandboxSubscription, now: number) => replaceCard(one, now, "4242424242424242"),
} as const

/** Lets something happen to a subscription, as the provider would. */
export const act = (id: string, action: Action): Effect.Effect<SandboxSubscription | null, never, Needs> =>
  action === "refund" || action === "refund-half"
    ? refund(id, action === "refund" ? 1 : 0.5)
    : step(id, steps[action])
