import { html } from "./html.ts"
import type { Delivery, SandboxObject } from "./books.ts"
import { backTo, logo, marks } from "./marks.ts"
import { frame } from "./page.ts"

/** What a customer finds on the provider's page. */
const customerActions = {
  cancel: "Cancel subscription",
  resume: "Resume subscription",
  pause: "Pause",
  unpause: "Take up again",
  "card-approves": "Pay with a card that approves",
} as const

/** What only a test can do: things that happen at the provider. */
const testActions = {
  renew: "Renewal is paid",
  "payment-failed": "Payment fails",
  recover: "Payment recovers",
  expire: "Expire",
  "refund-half": "Refund half",
  refund: "Refund in full",
  "card-declines": "Card declines from now on",
} as const

/** Every action the portal knows, with its button. */
export const actions = { ...customerActions, ...testActions } as const
export type Action = keyof typeof actions

export const isAction = (name: string): name is Action => Object.hasOwn(actions, name)

/** Which of a customer's actions make sense as it stands. */
const offered: { readonly [status: string]: ReadonlyArray<keyof typeof customerActions> } = {
  on_trial: ["cancel", "card-approves"],
  active: ["cancel", "pause", "card-approves"],
  past_due: ["cancel", "card-approves"],
  unpaid: ["card-approves"],
  paused: ["unpause", "cancel"],
  cancelled: ["resume"],
}

/** What comes next and when, in one line; a date that there is none of is not shown. */
const nextOf = (attributes: SandboxObject["attributes"]): string => {
  const { status, renews_at: renews, ends_at: ends } = attributes
  if (status === "expired") return `Ended ${moment(ends)}.`
  if (status === "cancelled") return `Ends ${moment(ends)}; nothing is charged any more.`
  if (status === "paused") return "Nothing is charged while it is paused."
  return `${status === "past_due" ? "The card is tried again" : "Next charge"} ${moment(renews)}.`
}

const button = (name: string, label: string) =>
  html`<button class="quiet" name="action" value="${name}">${label}</button>`

const text = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? `${value}` : "–"

/** "26 November 2026, 04:47 UTC"; a dash for what is not a date. */
const moment = (value: unknown): string => {
  const at = typeof value === "string" ? Date.parse(value) : Number.NaN
  if (Number.isNaN(at)) return "–"
  const format = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" })
  return `${format.format(at).replace(" at ", ", ")} UTC`
}

/** One subscription: how it stands, what its owner can do, its payments; below, test controls and messages sent. */
export const portalPage = (
  { id, attributes, private: kept }: SandboxObject,
  invoices: ReadonlyArray<SandboxObject>,
  deliveries: ReadonlyArray<Delivery>,
  home: string,
) => {
  const address = `${id}.${text(kept["portal_key"])}`
  const here = `/sandbox/portal/${address}`
  return frame(
    `Subscription ${id}`,
    html`<main class="page">
      ${backTo(home)} ${logo}
      <h1>Subscription ${id}</h1>
      <p class="big">${text(attributes["status_formatted"])}</p>
      <p>
        ${text(attributes["product_name"])}, ${text(attributes["variant_name"]).toLowerCase()}. Card ending
        ${text(attributes["card_last_four"])}. ${nextOf(attributes)}
      </p>
      <form method="post" action="${here}" class="actions">
        ${(offered[text(attributes["status"])] ?? []).map((name) => button(name, customerActions[name]))}
      </form>
      <h2>Payments</h2>
      <div class="scroll">
        <table>
          <tr>
            <th>Date</th>
            <th>Status</th>
            <th>Total</th>
            <th>Refunded</th>
            <th>Invoice</th>
          </tr>
          ${invoices.map(
            ({ id: invoice, attributes: paid }) =>
              html`<tr>
                <td>${moment(paid["created_at"])}</td>
                <td>${text(paid["status_formatted"])}</td>
                <td>${text(paid["total_formatted"])}</td>
                <td>${text(paid["refunded_amount_formatted"])}</td>
                <td><a href="/sandbox/receipt/${invoice}/${address}">Invoice</a></td>
              </tr>`,
          )}
        </table>
      </div>
      <h2>Test controls</h2>
      <p>Nothing below stands on a real provider's page: choose what happens to this subscription.</p>
      <form method="post" action="${here}" class="actions">
        ${Object.entries(testActions).map(([name, label]) => button(name, label))}
      </form>
      <details>
        <summary>Messages sent${marks.open}</summary>
        <div class="scroll">
          <table>
            <tr>
              <th>Event</th>
              <th>Tries</th>
              <th>Answer</th>
            </tr>
            ${deliveries.map(
              (one) =>
                html`<tr>
                  <td><code>${one.event_name}</code></td>
                  <td>${one.attempts}</td>
                  <td>${text(one.last_answer)}</td>
                </tr>`,
            )}
          </table>
        </div>
      </details>
    </main>`,
  )
}

/** One payment on a page of its own. */
export const receiptPage = (
  { id, attributes }: SandboxObject,
  { attributes: bought }: SandboxObject,
  home: string,
) =>
  frame(
    `Invoice ${id}`,
    html`<main class="page">
      ${backTo(home)} ${logo}
      <h1>Invoice ${id}</h1>
      <p class="big">${text(attributes["total_formatted"])}</p>
      <p>
        ${text(bought["product_name"])}, ${text(bought["variant_name"]).toLowerCase()}, to
        ${text(attributes["user_email"])}. ${moment(attributes["created_at"])}.
      </p>
      <p>
        ${text(attributes["status_formatted"])}. Given back: ${text(attributes["refunded_amount_formatted"])}.
      </p>
    </main>`,
  )
