import { readSafetyLog, readWaitlist } from "@rounds/core/contract/admin-safety.ts"
import { Waitlist } from "@rounds/core/plan/ports.ts"
import { SecurityLog } from "@rounds/core/security/ports.ts"
import { type Host, mount } from "./mount.ts"
import type { Ports } from "./ports.ts"

const SHOWN = 100

/** What administrators look after beside people and topics: who came in or was refused, and who waits. */
export const mountAdminSafety = (host: Host<Ports>): void => {
  mount(host, readSafetyLog, ({ query: { limit = SHOWN, ...search } }) =>
    SecurityLog.use((log) => log.find({ ...search, limit })),
  )
  mount(host, readWaitlist, ({ query: { limit = SHOWN } }) =>
    Waitlist.use((waitlist) => waitlist.standing(limit)),
  )
}
