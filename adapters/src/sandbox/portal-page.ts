import { html } from "./html.ts"
import type { Delivery, SandboxObject } from "./books.ts"
import { backTo, logo } from "./marks.ts"
import { frame } from "./page.ts"

/** Every action the portal and the control page know, with its button. */
export const actions = {
  renew: "Renewal is paid",
  "payment-failed": "Payment fails",
  recover: "Payment recovers",
  cancel: "Cancel",
  resume: "Resume",
  expire: "Expire",
  pause: "Pause",
  unpause: "Unpause",
  "refund-half": "Refund half",
  refund: "Refund in full",
  "card-declines": "Replace card: declines from now on",
  "card-approves": "Replace card: approves from now on",
} as const
export type Action = keyof typeof actions

export const isAction = (name: string): name is Action => Object.hasOwn(actions, name)

const text = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? `${value}` : "–"

/** "26 November 2026, 04:47 UTC"; a dash for what is not a date. */
const moment = (value: unknown): string => {
  const at = typeof value === "string" ? Date.parse(value) : Number.NaN
  if (Number.isNaN(at)) return "–"
  const format = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" })
  return `${format.format(at).replace(" at ", ", ")} UTC`
}

/** One subscription: how it stands, buttons for whatever may happen to it, and the messages it caused. */
export const portalPage = (
  { id, attributes, private: kept }: SandboxObject,
  invoices: ReadonlyArray<SandboxObject>,
  deliveries: ReadonlyArray<Delivery>,
  home: string,
) =>
  frame(
    `Subscription ${id}`,
    html`<main class="page">
      ${backTo(home)} ${logo}
      <h1>Subscription ${id}</h1>
      <p class="big">${text(attributes["status_formatted"])}</p>
      <p>
        ${text(attributes["product_name"])}, ${text(attributes["variant_name"]).toLowerCase()}. Card ending
        ${text(attributes["card_last_four"])}. Renews: ${moment(attributes["renews_at"])}. Ends:
        ${moment(attributes["ends_at"])}.
      </p>
      <h2>What happens next?</h2>
      <form method="post" action="/sandbox/portal/${id}.${text(kept["portal_key"])}" class="actions">
        ${Object.entries(actions).map(([name, label]) => html`<button class="quiet" name="action" value="${name}">${label}</button>`)}
      </form>
      <h2>Payments</h2>
      <div class="scroll">
        <table>
          <tr>
            <th>Date</th>
            <th>Status</th>
            <th>Total</th>
            <th>Refunded</th>
          </tr>
          ${invoices.map(
            ({ attributes: paid }) =>
              html`<tr>
                <td>${moment(paid["created_at"])}</td>
                <td>${text(paid["status_formatted"])}</td>
                <td>${text(paid["total_formatted"])}</td>
                <td>${text(paid["refunded_amount_formatted"])}</td>
              </tr>`,
          )}
        </table>
      </div>
      <h2>Messages sent</h2>
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
    </main>`,
  )
