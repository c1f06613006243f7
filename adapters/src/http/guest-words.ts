import type { GuestRejection } from "@rounds/core/guest/rejections.ts"
import type { WordsFor } from "./presented.ts"

/** What visitors without an account are refused. */
export const guestWords: WordsFor<GuestRejection> = {
  GuestScriptUsed: () => ({
    status: 403,
    title: "Free script used",
    detail: "You have had the script that comes without an account. A free account writes more every month.",
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
      "This is for visitors. Choose the topic under Topics: your account writes it, and keeps it in your history.",
  }),
  NoGuestScript: () => ({ status: 404, title: "No script", detail: "There is no guest script here." }),
  GuestCopyUsed: () => ({
    status: 409,
    title: "Copy limit reached",
    detail: "The one copy that comes without an account was made.",
  }),
}
