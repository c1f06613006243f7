import { accept, readConsent as consentOfPerson } from "@rounds/core/consent/consent.ts"
import { giveConsent, readConsent } from "@rounds/core/contract/consent.ts"
import { type Host, mount } from "./mount.ts"
import type { Ports } from "./ports.ts"

/** What somebody has agreed to. */
export const mountConsent = (host: Host<Ports>): void => {
  mount(host, readConsent, ({ account }) => consentOfPerson(account.id))
  mount(host, giveConsent, ({ account, body }) => accept(account.id, body))
}
