import { DAY_MILLIS } from "@rounds/core/kernel/day.ts"
import { priceInCents } from "@rounds/core/plan/catalogue.ts"
import { html, Markup } from "./html.ts"
import { backTo, logo, marks } from "./marks.ts"
import { productOf, variantFor } from "./objects.ts"
import type { CheckoutPlan } from "./provider.ts"
import { frame } from "./page.ts"

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`

const day = (millis: number): string =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(millis)

const cards = [
  ["4242 4242 4242 4242", "Approves", "approves"],
  ["5555 5555 5555 4444", "Approves, one card for all", "approves"],
  ["4000 0000 0000 0002", "Declines", "declines"],
  ["4000 0000 0000 3220", "Needs action", "asks"],
] as const

export interface CheckoutForm {
  readonly email: string
  readonly name: string
  readonly error: string | null
}

/** The hosted checkout: what is bought, what is due, and a card form that only knows test numbers. */
export const checkoutPage = (
  id: string,
  plan: CheckoutPlan,
  form: CheckoutForm,
  now: number,
  home: string,
) => {
  const { product, variant } = productOf(plan.variantId)
  const { tier, billing } = variantFor(plan.variantId)
  const price = dollars(priceInCents(tier, billing))
  const each = billing === "monthly" ? "month" : "year"
  const firstCharge = day(now + 7 * DAY_MILLIS)
  const title = plan.trial ? `${product}, 7-day free trial` : `${product}, ${variant.toLowerCase()}`
  return frame(
    title,
    html`<main class="checkout">
      <section class="order">
        <div>
          ${backTo(home)} ${logo}
          <h1>${title}</h1>
          <p class="big">${plan.trial ? "$0.00" : price}</p>
          <p class="then">
            ${plan.trial ? `today. Then ${price} a ${each} from ${firstCharge}.` : `today, then each ${each}.`}
          </p>
          <dl>
            <div>
              <dt>${product}<small>Billed ${variant.toLowerCase()}</small></dt>
              <dd>${price}</dd>
            </div>
            ${
              plan.trial
                ? html`<div>
                    <dt>7-day free trial<small>${day(now)} to ${firstCharge}</small></dt>
                    <dd>−${price}</dd>
                  </div>`
                : null
            }
            <div>
              <dt>Tax<small>Not calculated in test mode</small></dt>
              <dd>$0.00</dd>
            </div>
            <div class="total">
              <dt>Due today</dt>
              <dd>${plan.trial ? "$0.00" : price}</dd>
            </div>
          </dl>
          ${
            plan.trial
              ? html`<ol class="when" aria-label="What happens when">
                  <li><b>Today</b>${product} starts. $0.00.</li>
                  <li><b>${firstCharge}</b>First charge, ${price}. Nothing if you cancel before.</li>
                </ol>`
              : null
          }
          <p class="whose">Sandbox payments for Rounds. Nothing here leaves this installation.</p>
        </div>
      </section>
      <section class="pay">
        <div>
          <h2>Pay with a test card</h2>
          ${form.error === null ? null : html`<p class="error" role="alert" id="error">${form.error}</p>`}
          <form method="post" action="/sandbox/checkout/${id}">
            <fieldset class="cards">
              <legend><b>Test numbers.</b> Choose how the payment should end.</legend>
              ${cards.map(
                ([number, outcome, mark], n) =>
                  html`<label
                    ><input
                      type="radio"
                      name="test_card"
                      value="${number}"
                      ${n === 0 ? new Markup("checked") : null}
                    /><span class="number">${number}</span
                    ><span class="end ${mark}">${marks[mark]}${outcome}</span></label
                  >`,
              )}
            </fieldset>
            <label class="field"
              >E-mail<input
                name="email"
                type="email"
                required
                maxlength="255"
                autocomplete="email"
                value="${form.email}"
            /></label>
            <label class="field"
              >Another card number <small>optional</small
              ><input name="card" inputmode="numeric" autocomplete="off" maxlength="30"
            /></label>
            <label class="field"
              >Name on card<input name="name" autocomplete="off" maxlength="100" value="${form.name}"
            /></label>
            <button class="wide">${plan.trial ? "Start 7-day free trial" : `Pay ${price}`}</button>
            <p class="terms">
              ${
                plan.trial
                  ? `Nothing is charged for 7 days. On ${firstCharge} the card is charged ${price}, then ${price} each ${each} until you cancel. Cancel in your profile before that date and you pay nothing. One trial per account.`
                  : `The card is charged ${price} now and each ${each} until you cancel.`
              }
            </p>
          </form>
          <details>
            <summary>What this page sends${marks.open}</summary>
            <ul>
              <li>
                <code>order_created</code>,
                <code>subscription_created</code
                >${plan.trial ? null : html`, <code>subscription_payment_success</code>`} when the card is
                approved
              </li>
              <li>Nothing when it is declined, and nothing until you confirm when it needs action</li>
            </ul>
          </details>
        </div>
      </section>
    </main>`,
  )
}

/** The bank's question of a card that needs action. */
export const confirmPage = (id: string, form: { readonly email: string; readonly name: string }) =>
  frame(
    "Confirm the payment",
    html`<main class="page">
      ${logo}
      <h1>Your test bank asks: was this you?</h1>
      <form method="post" action="/sandbox/checkout/${id}">
        <input type="hidden" name="email" value="${form.email}" /><input
          type="hidden"
          name="name"
          value="${form.name}"
        />
        <input type="hidden" name="test_card" value="4000 0000 0000 3220" />
        <div class="actions">
          <button name="confirmed" value="yes">Confirm payment</button
          ><button class="quiet" name="confirmed" value="no">Decline</button>
        </div>
      </form>
    </main>`,
  )
