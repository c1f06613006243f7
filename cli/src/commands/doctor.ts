import { checkBilling } from "@rounds/adapters/payments/check-billing.ts"
import { checkDocuments } from "@rounds/adapters/postgres/check-documents.ts"
import { checkInvariants } from "@rounds/adapters/postgres/invariants.ts"
import { checkList } from "@rounds/adapters/postgres/listed-people.ts"
import * as Effect from "effect/Effect"
import { problemOfWriter } from "@rounds/adapters/outside.ts"
import { configurationOf } from "#configuration.ts"
import { command, refuse } from "#command.ts"
import { say, sayJson } from "#output.ts"
import { onMembership } from "#membership.ts"

/** Checks what must always hold of the stored data; refuses (exit 1) when something does not. */
export const doctor = command("doctor", "check that the stored data hold together").action(
  async ({ json }: { readonly json?: true }) => {
    const invariants = await onMembership(
      Effect.map(Effect.all([checkInvariants, checkList, checkDocuments, checkBilling()]), (checks) =>
        checks.flat(),
      ),
    )
    for (const invariant of invariants) {
      if (json) sayJson(invariant)
      else say(`${invariant.violations === 0 ? "ok  " : "BAD "} ${invariant.name}: ${invariant.violations}`)
      for (const example of json ? [] : (invariant.examples ?? [])) say(`     ${example}`)
    }
    const writer = await problemOfWriter(configurationOf())
    if (json) sayJson({ name: "writer", problem: writer })
    else say(writer === null ? "ok   writer: can write" : `BAD  writer: ${writer}`)
    const broken = invariants.filter(({ violations }) => violations > 0)
    if (broken.length > 0) refuse(`${broken.length} of ${invariants.length} checks found something wrong.`)
    if (writer !== null) refuse(`No script can be written: ${writer}.`)
  },
)
