import type { Problem } from "@rounds/core/contract/problem.ts"
import type { Rejection } from "@rounds/core/contract/rejections.ts"

/** How a rejection looks from outside. `code` is the tag unless the specification names another. */
export type Presented = Omit<Problem, "type" | "code" | "message" | "requestId"> & { readonly code?: string }

type Words = {
  readonly [Tag in Rejection["_tag"]]: (rejection: Extract<Rejection, { _tag: Tag }>) => Presented
}

const features = {
  specialty_filter:
    "Access to specialty-filtered trending topics is available with Creator Pro or Professional plans.",
  manual_refresh: "Manual refresh requires Creator Pro or Professional.",
}

/** Every rejection has exactly one HTTP face; a new one does not compile until it is here. */
export const words: Words = {
  InvalidRequest: ({ errors }) => ({
    status: 400,
    title: "Invalid request",
    detail: errors[0]?.message ?? "The request is not in the expected form.",
    errors,
  }),
  NotSignedIn: () => ({ status: 401, title: "Not signed in", detail: "Please sign in to continue." }),
  AccountSuspended: () => ({
    status: 403,
    code: "account_suspended",
    title: "Account suspended",
    detail: "Your account is suspended. You can read your data; please contact support for anything else.",
  }),
  AdminOnly: () => ({ status: 403, title: "Administrators only", detail: "This is for administrators." }),
  CrossSiteRequest: () => ({
    status: 403,
    title: "Cross-site request",
    detail: "This request came from another site's page and was not carried out.",
  }),
  NotFound: () => ({ status: 404, title: "Not found", detail: "There is nothing here." }),
  TooManyRequests: ({ retryAfterSeconds }) => ({
    status: 429,
    title: "Too many requests",
    detail: "That was a lot at once. Please wait a moment and try again.",
    retryAfterSeconds,
  }),
  NotJson: () => ({
    status: 415,
    title: "Unsupported media type",
    detail: "Send the body as uncompressed application/json.",
  }),
  BodyTooLarge: ({ limitBytes }) => ({
    status: 413,
    title: "Request too large",
    detail: `The body may hold at most ${Math.floor(limitBytes / 1000)} kB.`,
  }),
  UpgradeRequired: ({ feature }) => ({
    status: 403,
    code: "UPGRADE_REQUIRED",
    title: "Upgrade required",
    detail: features[feature],
    requiresUpgrade: true,
  }),
}
