import { listSubjects, saveSubject } from "@rounds/core/admin/lexicon.ts"
import * as contract from "@rounds/core/contract/admin-lexicon.ts"
import * as Effect from "effect/Effect"
import { type Host, mount } from "./mount.ts"
import type { Ports } from "./ports.ts"

/** Of a call that names no bound. */
const PAGE = 50

/** The subjects by name that administrators look after. */
export const mountAdminLexicon = (host: Host<Ports>): void => {
  mount(host, contract.readSubjects, ({ query: { offset = 0, limit = PAGE, ...search } }) =>
    listSubjects({ ...search, offset, limit }),
  )
  mount(host, contract.addSubject, ({ body: { reason, ...words }, account }) =>
    saveSubject(null, { ...words, retired: false }, { by: account.id, why: reason.trim() }).pipe(
      // Who adds names no subject that could be missing.
      Effect.catchTag("SubjectUnknown", Effect.die),
    ),
  )
  mount(host, contract.saveSubject, ({ params, body: { reason, ...words }, account }) =>
    saveSubject(params.key, words, { by: account.id, why: reason.trim() }),
  )
}
