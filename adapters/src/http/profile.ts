import { Profiles } from "@rounds/core/account/ports.ts"
import { readProfile, saveProfile } from "@rounds/core/contract/profile.ts"
import { type Host, mount } from "./mount.ts"
import type { Ports } from "./ports.ts"

export const mountProfile = (host: Host<Ports>): void => {
  mount(host, readProfile, ({ account }) => Profiles.use((profiles) => profiles.of(account.id)))
  mount(host, saveProfile, ({ account, body }) => Profiles.use((profiles) => profiles.save(account.id, body)))
}
