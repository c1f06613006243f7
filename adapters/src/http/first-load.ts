import type { CallName } from "@rounds/core/contract/contract.ts"
import type { Rejection } from "@rounds/core/contract/rejections.ts"
import * as Cause from "effect/Cause"
import * as Exit from "effect/Exit"
import * as Option from "effect/Option"
import type { Request } from "express"
import type { Host } from "./mount.ts"

/** Reads every screen of a signed-in person needs, and the first one of a screen's own. None of them spends anything. */
const always: ReadonlyArray<CallName> = [
  "GET /api/user",
  "GET /api/user/usage",
  "GET /api/notifications/unread-count",
  "GET /api/user/consent",
  "GET /api/edition",
  "GET /api/public/product",
]
const byScreen: { readonly [path: string]: ReadonlyArray<CallName> } = {
  "/": ["GET /api/public/trending", "GET /api/public/stats"],
  "/app": ["GET /api/trending-topics", "GET /api/user/topics"],
  "/guest-preview": ["GET /api/trending-topics", "GET /api/steady-questions"],
  "/my-scripts": ["GET /api/user/scripts"],
  "/pricing": ["GET /api/plans", "GET /api/public/stats"],
  "/profile": [
    "GET /api/user/profile",
    "GET /api/payments/billing",
    "GET /api/user/notification-preferences",
  ],
  "/status": ["GET /api/public/status"],
  "/imprint": ["GET /api/public/operator"],
  "/sub-processors": ["GET /api/public/operator"],
  "/script-generator": ["GET /api/public/stats"],
}

/** A visitor who comes with a topic sees it beside the sign-in. */
const readsOf = ({ path, query }: Request): ReadonlyArray<CallName> => {
  if (path === "/auth") return query["topicId"] === undefined ? [] : ["GET /api/trending-topics"]
  const screen = path.startsWith("/script-generator/") ? "/script-generator" : path
  return Object.hasOwn(byScreen, screen) ? (byScreen[screen] ?? []) : []
}

/** Nobody is signed in. Whoever could only not be read may be: their screen asks again. */
const isVisitors = (cause: Cause.Cause<Rejection>): boolean =>
  Option.getOrNull(Cause.findErrorOption(cause))?._tag === "NotSignedIn"

/**
 * What a screen would ask first, answered with the page: saves the slowest round trip of a first visit. A read that is
 * refused is left out, except that a visitor's `GET /api/user` is `null`; the screen asks again where it needs to know why.
 * With an outside provider nobody is known to be a visitor here: the session may be one that only its script renews.
 */
export const firstLoadOf =
  <R>(host: Host<R>, ownSignIn: boolean) =>
  async (request: Request): Promise<{ readonly [call: string]: unknown }> => {
    // The page's own query string belongs to the screen, not to these calls.
    const bare = Object.create(request, {
      query: { value: {} },
      params: { value: {} },
      body: { value: undefined },
    }) as Request
    const answers = await Promise.all(
      [...always, ...readsOf(request)].map(async (name) => {
        const read = host.reads.get(name)
        if (read === undefined) return []
        const exit = await host.run(read(bare), AbortSignal.timeout(3_000))
        if (Exit.isSuccess(exit)) return [[name, exit.value] as const]
        return name === "GET /api/user" && ownSignIn && isVisitors(exit.cause) ? [[name, null] as const] : []
      }),
    )
    return Object.fromEntries(answers.flat())
  }
