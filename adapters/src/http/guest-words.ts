import type { GuestRejection } from "@rounds/core/guest/rejections.ts"
import { allowanceOf } from "@rounds/core/plan/allowance.ts"
import type { WordsFor } from "./presented.ts"

const { scripts } = allowanceOf("freemium")

/** What visitors without an account are refused. */
export const guestWords: WordsFor<GuestRejection> = {
  GuestScriptUsed: () => ({
    status: 403,
    title: "Free script used",
    detail: `You have used the one script without an account. With a free account you can write ${scripts} a month.`,
  }),
  GuestNetworkFull: ({ limit, retryAfterSeconds }) => ({
    status: 429,
    title: "Enough for this network today",
    detail: `From your network ${limit} scripts were written without an account today. Sign up for one of your own, or come back tomorrow.`,
    retryAfterSeconds,
  }),
  GuestsOnly: () => ({
    status: 403,
    title: "You have an account",
    detail:
      "This is for visitors. Choose the topic under Topics: it is written in your account and kept in your history.",
  }),
  NoGuestScript: () => ({ status: 404, title: "No script", detail: "There is no guest script here." }),
  GuestCopyUsed: () => ({
    status: 409,
    title: "Copy limit reached",
    detail: "The one copy that comes without an account was made.",
  }),
}
