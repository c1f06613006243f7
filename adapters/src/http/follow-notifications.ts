import type { SignedInAccount } from "@rounds/core/account/account.ts"
import { mayCall } from "@rounds/core/account/access.ts"
import { TooManyRequests } from "@rounds/core/contract/door.ts"
import { followNotifications } from "@rounds/core/contract/notifications.ts"
import { News } from "@rounds/core/notification/news.ts"
import { Notifications } from "@rounds/core/notification/ports.ts"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import type { Request } from "express"
import type { Host } from "./mount.ts"
import { mountStreaming } from "./mount-streaming.ts"
import type { Ports } from "./ports.ts"

/** Screens of one account that may follow at the same time in this process. */
const AT_ONCE = 6

/** Whoever is refused a place asks again when another screen may have been closed. */
const PLACE_SECONDS = 60

/** So often it is looked whether who follows is still signed in, news or not. */
const LOOK_EVERY = "30 seconds"

/**
 * Says at once that there is something new to read. Open for as long as somebody looks; it ends by itself when they are
 * signed out or suspended, and when `closing` says that this process stops.
 */
export const mountFollowNotifications = (host: Host<Ports>, closing: AbortSignal): void => {
  const places = placesFor(AT_ONCE)

  /** The session that opened the stream may have ended since. */
  const isStillHere = (request: Request, { id }: SignedInAccount) =>
    host.authenticate(request).pipe(
      Effect.map(
        (account) => account?.id === id && Result.isSuccess(mayCall(followNotifications.access, account)),
      ),
      Effect.catchTag("NotSignedIn", () => Effect.succeed(false)),
    )

  mountStreaming(host, followNotifications, ({ account, request }, { stage, isHeard }) => {
    const follow = Effect.gen(function* () {
      yield* places.take(account.id)
      const news = Effect.as(yield* News.use((port) => port.of(account.id)), "news" as const)
      const look = Effect.as(Effect.sleep(LOOK_EVERY), "look" as const)
      const stop = Effect.as(aborted(closing), "stop" as const)
      yield* stage({ new: false })
      for (;;) {
        const came = yield* Effect.raceAllFirst([stop, news, look])
        if (came === "stop" || !(yield* isStillHere(request, account))) return
        if (came === "news") yield* stage({ new: true })
      }
    })
    return Effect.andThen(
      isHeard ? Effect.scoped(follow) : Effect.void,
      Notifications.use((notifications) => notifications.unread(account.id)),
    )
  })
}

/** Places of each account, given back with the scope. */
const placesFor = (most: number) => {
  const taken = new Map<string, number>()
  const change = (id: string, by: number): void => {
    const now = (taken.get(id) ?? 0) + by
    if (now === 0) taken.delete(id)
    else taken.set(id, now)
  }
  return {
    take: (id: string) =>
      Effect.acquireRelease(
        Effect.suspend(() => {
          if ((taken.get(id) ?? 0) >= most)
            return Effect.fail(new TooManyRequests({ retryAfterSeconds: PLACE_SECONDS }))
          change(id, 1)
          return Effect.void
        }),
        () => Effect.sync(() => change(id, -1)),
      ),
  }
}

const aborted = (signal: AbortSignal) =>
  Effect.callback<void>((resume) => {
    const tell = () => resume(Effect.void)
    if (signal.aborted) return tell()
    signal.addEventListener("abort", tell, { once: true })
    return Effect.sync(() => signal.removeEventListener("abort", tell))
  })
