import { Accounts } from "@rounds/core/account/ports.ts"
import type { Language } from "@rounds/core/script/settings.ts"
import * as Effect from "effect/Effect"
import type { Request } from "express"
import type { Host } from "./mount.ts"
import type { Ports } from "./ports.ts"
import { isForeign } from "./same-site.ts"

/**
 * The switch of the screens is a link. Whoever has signed in chooses by it for all their devices and their mail, and
 * only from our own pages: a link on another site changes nothing of an account.
 */
export const chooseLanguageOf =
  (host: Host<Ports>, publicUrl: string) =>
  async (request: Request, language: Language): Promise<void> => {
    if (isForeign(request, publicUrl)) return
    const choose = Effect.gen(function* () {
      const account = yield* host.authenticate(request)
      if (account === null || account.language === language) return
      yield* Accounts.use((accounts) => accounts.setLanguage(account.id, language))
    })
    await host.run(choose, AbortSignal.timeout(3_000))
  }
