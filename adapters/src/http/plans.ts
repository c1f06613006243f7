import { NotFound, TooManyRequests } from "@rounds/core/contract/door.ts"
import { confirmWaitlist, notifyProfessional, readPlans } from "@rounds/core/contract/plans.ts"
import { seesUpgrade, upgradeWording } from "@rounds/core/plan/badge.ts"
import type { Viewer } from "@rounds/core/plan/viewer.ts"
import { Waitlist } from "@rounds/core/plan/ports.ts"
import { offersFor } from "@rounds/core/subscription/offers.ts"
import { Payments } from "@rounds/core/subscription/ports.ts"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import { toldWords } from "#language/told.ts"
import { RateLimits } from "#postgres/rate-limits.ts"
import { hitLetter } from "./limits.ts"
import { type Host, mount } from "./mount.ts"
import type { Ports } from "./ports.ts"

const upgradeFor = (viewer: Viewer | null) => ({
  ...upgradeWording(viewer),
  shown: viewer === null || seesUpgrade(viewer),
})

/** The pricing page's table and the waitlist. */
export const mountPlans = (host: Host<Ports>): void => {
  mount(host, readPlans, ({ account }) =>
    Effect.gen(function* () {
      const now = yield* DateTime.now
      const { viewer, offers } = yield* offersFor(account, now)
      const { mode } = yield* Payments
      return {
        plans: offers,
        upgrade: upgradeFor(viewer),
        paymentMode: mode,
      }
    }),
  )
  mount(host, notifyProfessional, ({ body, request, account, language }) =>
    Effect.gen(function* () {
      const wait = yield* hitLetter(request, account)
      if (wait !== null) return yield* new TooManyRequests({ retryAfterSeconds: wait })
      const waitlist = yield* Waitlist
      const { mayReach } = yield* RateLimits
      // The answer is the same: nobody learns what reached a mailbox.
      if (yield* mayReach(body.email)) yield* waitlist.ask(body.email, language)
      return { message: toldWords[language].answers.waitlistAsked }
    }),
  )
  mount(host, confirmWaitlist, ({ body, language }) =>
    Effect.gen(function* () {
      const waitlist = yield* Waitlist
      if (!(yield* waitlist.confirm(body.token))) return yield* new NotFound()
      return { message: toldWords[language].answers.waitlistConfirmed }
    }),
  )
}
