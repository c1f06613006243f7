import { mountAdminActions } from "./admin-actions.ts"
import { mountAdminLexicon } from "./admin-lexicon.ts"
import { mountAdminPeople } from "./admin-people.ts"
import { mountAdminSafety } from "./admin-safety.ts"
import { mountAdminUploads } from "./admin-uploads.ts"
import type { Host } from "./mount.ts"
import type { Ports } from "./ports.ts"

/**
 * Every call under /api/admin. Who may make them is said by `access: "admin"` of each: an administrator with a confirmed
 * address and, outside the demonstration, a second step (`SecondFactorMissing`).
 */
export const mountAdmin = (host: Host<Ports>): void => {
  mountAdminActions(host)
  mountAdminLexicon(host)
  mountAdminPeople(host)
  mountAdminSafety(host)
  mountAdminUploads(host)
}
