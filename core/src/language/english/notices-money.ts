import type { NoticeWords } from "#language/notices.ts"
import type { MoneyNotice } from "#notification/kinds.ts"

const yourPlan = "See your plan"
const plans = "See the plans"

/** Trials, payments and plans. */
export const moneyNotices: Pick<NoticeWords["texts"], MoneyNotice> = {
  trial_started: {
    title: "Your trial has started",
    says: [
      "{{plan}} is open to you until {{until}}. Then it costs {{price}} a {{period}}, unless you cancel before.",
      "Until then nothing is charged. You can cancel on your profile at any time, and the trial still runs to its end.",
    ],
    action: yourPlan,
  },
  trial_refused: {
    title: "The trial could not start",
    says: [
      "You have used a free trial before, under this account or another, so this one cannot start. We are cancelling it at the payment provider, and nothing is charged.",
      "You can buy {{plan}} without a trial.",
    ],
    action: plans,
  },
  plan_ordered_twice: {
    title: "You ordered twice",
    says: [
      "Your plan runs as before. A second order, of {{plan}} with a free trial, arrived beside it: we are cancelling that one at the payment provider, and nothing is charged for it.",
    ],
    action: yourPlan,
  },
  plan_second_cancelled: {
    title: "One of your two plans is cancelled",
    says: [
      "Two of your plans were running at once. One of them, {{plan}}, is cancelled now and not charged again; the other runs as before.",
      "If both were paid and you wanted only one, please write to us. Your payments stand on your profile.",
    ],
    action: "See your payments",
  },
  trial_ending: {
    title: "Your trial ends in {{in}}",
    says: [
      "Your trial of {{plan}} runs until {{until}}. Then {{price}} a {{period}} is charged, unless you cancel before.",
      "If you cancel, nothing is charged and your scripts stay.",
    ],
    action: yourPlan,
  },
  trial_ended: {
    title: "Your trial has ended",
    says: ["Your {{plan}} trial is over; you are on Starter again. Your scripts are still there."],
    action: plans,
  },
  payment_received: {
    title: "Payment received",
    says: ["Your payment of {{amount}} has arrived. You find the invoice on your profile."],
    action: "See your payments",
  },
  payment_failed: {
    title: "Your payment did not go through",
    says: [
      "The payment for {{plan}} failed and will be tried again. You keep the plan until {{until}}.",
      "Please check your card. If no payment succeeds by then, you move to Starter; your scripts stay.",
    ],
    action: "Check your card",
  },
  first_payment_failed: {
    title: "Your payment did not go through",
    says: [
      "The payment for {{plan}} failed, so you are on Starter for now. It will be tried again.",
      "Please check your card. You move to {{plan}} as soon as a payment succeeds; your scripts stay either way.",
    ],
    action: "Check your card",
  },
  payment_recovered: {
    title: "The payment problem is solved",
    says: ["The payment for {{plan}} has succeeded after all. Your plan goes on; there is nothing to do."],
    action: yourPlan,
  },
  payment_partly_refunded: {
    title: "Part of a payment was refunded",
    says: [
      "{{amount}} was refunded, and your plan stays as it is. It can take some days until your bank shows the money.",
    ],
    action: "See your payments",
  },
  payment_refunded: {
    title: "A payment was refunded",
    says: [
      "{{amount}} was refunded, and your plan stays as it is. It can take some days until your bank shows the money.",
    ],
    action: "See your payments",
  },
  plan_refunded: {
    title: "Your payment was refunded and the plan has ended",
    says: [
      "{{amount}} was refunded. {{plan}} ended with it, and nothing more is charged for it. Your scripts are still there.",
      "It can take some days until your bank shows the money.",
    ],
    action: plans,
  },
  plan_cancelled: {
    title: "Your plan is cancelled",
    says: [
      "{{plan}} stays open until {{until}}. Then it ends, and nothing more is charged for it. Your scripts stay.",
      "Until then you can take the cancellation back on your profile.",
    ],
    action: yourPlan,
  },
  plan_resumed: {
    title: "Your plan goes on",
    says: ["{{plan}} runs on as before.", "The next payment is due on {{next}}."],
    action: yourPlan,
  },
  plan_paused: {
    title: "Your plan is paused",
    says: [
      "{{plan}} was paused at the payment provider. While it is paused you are on Starter and nothing is charged. Your scripts stay. To go on, open “Billing portal” on your profile.",
    ],
    action: yourPlan,
  },
  plan_ended: {
    title: "Your plan has ended",
    says: [
      "{{plan}} has ended and nothing more is charged. You are on Starter, and your scripts are still there.",
    ],
    action: plans,
  },
  plan_change_planned: {
    title: "Your plan will change",
    says: [
      "From {{from}} you have {{plan}} for {{price}} a {{period}}. Until then everything stays as it is.",
      "Before that day you can undo the change on your profile.",
    ],
    action: yourPlan,
  },
  plan_change_undone: {
    title: "Your plan stays as it is",
    says: ["The planned change was undone. You keep {{plan}}."],
    action: yourPlan,
  },
  plan_changed: {
    title: "Your plan was changed",
    says: ["You have {{plan}} now, for {{price}} a {{period}}."],
    action: yourPlan,
  },
  plan_set: {
    title: "You are on {{plan}}",
    says: ["An administrator set your plan to {{plan}}. It counts from now on."],
    action: "See your account",
  },
}
