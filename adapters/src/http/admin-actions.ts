import { AdminActions } from "@rounds/core/admin/ports.ts"
import { readActions } from "@rounds/core/contract/admin-actions.ts"
import { type Host, mount } from "./mount.ts"
import type { Ports } from "./ports.ts"

const SHOWN = 50

export const mountAdminActions = (host: Host<Ports>): void => {
  mount(host, readActions, ({ query: { limit = SHOWN, ...search } }) =>
    AdminActions.use((actions) => actions.list({ ...search, limit })),
  )
}
