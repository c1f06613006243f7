import { Waitlist } from "@rounds/core/plan/ports.ts"
import { InvalidArgumentError } from "commander"
import { command } from "#command.ts"
import { parseCount } from "#input.ts"
import { onMembership } from "#membership.ts"
import { say, sayJson } from "#output.ts"

const MOST = 10_000

const parseLimit = (value: string): number => {
  const limit = parseCount(value)
  if (limit < 1 || limit > MOST) throw new InvalidArgumentError(`Expected 1 to ${MOST}.`)
  return limit
}

/** Who wants to know when Professional is on sale. */
export const waitlist = command("waitlist", "who waits for Professional, newest first")
  .option("--limit <count>", `at most so many (1 to ${MOST})`, parseLimit, 100)
  .action(async ({ limit, json }: { readonly limit: number; readonly json?: true }) => {
    const { newest: waiting } = await onMembership(Waitlist.use((waitlist) => waitlist.standing(limit)))
    for (const one of waiting) {
      if (json) sayJson(one)
      else {
        const state =
          one.toldAt !== null
            ? `told ${one.toldAt.slice(0, 10)}`
            : one.confirmedAt === null
              ? "not confirmed"
              : "confirmed"
        say(`${one.askedAt.slice(0, 10)}  ${one.email}  ${state}`)
      }
    }
    if (waiting.length === 0 && !json) say("Nobody waits.")
  })
