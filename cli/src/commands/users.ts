import { usualLanguage } from "@rounds/core/language/names.ts"
import { detailOf } from "@rounds/core/admin/person-detail.ts"
import { PeopleOrder, PersonState, PlanGroup } from "@rounds/core/admin/people.ts"
import { People } from "@rounds/core/admin/ports.ts"
import { Command, InvalidArgumentError } from "commander"
import * as Effect from "effect/Effect"
import { accountNamed } from "#account.ts"
import { command } from "#command.ts"
import { parseCount } from "#input.ts"
import { onMembership } from "#membership.ts"
import { say, sayJson } from "#output.ts"

const MOST = 1_000

const oneOf =
  <Value extends string>(values: ReadonlyArray<Value>) =>
  (value: string): Value => {
    const found = values.find((one) => one === value)
    if (found === undefined) throw new InvalidArgumentError(`Expected one of ${values.join(", ")}.`)
    return found
  }

const parseLimit = (value: string): number => {
  const limit = parseCount(value)
  if (limit < 1 || limit > MOST) throw new InvalidArgumentError(`Expected 1 to ${MOST}.`)
  return limit
}

interface ListOptions {
  readonly search?: string
  readonly tier?: PlanGroup
  readonly state?: PersonState
  readonly sort: PeopleOrder
  readonly ascending?: true
  readonly limit: number
  readonly offset: number
  readonly json?: true
}

const list = command("list", "people with an account, newest first")
  .option("--search <words>", "part of the address or name, or an id")
  .option("--tier <plan>", PlanGroup.literals.join(", "), oneOf(PlanGroup.literals))
  .option("--state <state>", PersonState.literals.join(", "), oneOf(PersonState.literals))
  .option("--sort <order>", PeopleOrder.literals.join(", "), oneOf(PeopleOrder.literals), "joined")
  .option("--ascending", "the least, the oldest or A first")
  .option("--limit <count>", `at most so many (1 to ${MOST})`, parseLimit, 50)
  .option("--offset <count>", "leave out so many first", parseCount, 0)
  .action(async ({ search: q, tier, state, sort, ascending, limit, offset, json }: ListOptions) => {
    const found = await onMembership(
      People.use((people) =>
        people.page({ q, tier, state, sort, descending: ascending !== true, limit, offset }),
      ),
    )
    for (const person of found) {
      if (json) sayJson(person)
      else
        say(
          `${person.createdAt.slice(0, 10)}  ${person.email}  ${person.subscriptionTier}, ${person.subscriptionStatus}  ${person.state}`,
        )
    }
    if (found.length === 0 && !json) say("Nobody fits.")
  })

const show = command("show", "one person: plan and why, quotas, notes, sessions, what was done")
  .argument("<account>", "e-mail address or id")
  .action(async (name: string, { json }: { readonly json?: true }) => {
    const shown = await onMembership(
      Effect.flatMap(accountNamed(name), (account) => detailOf(account, usualLanguage)),
    )
    if (json) return sayJson(shown)
    const { user, access, scripts, charged, sessions, actions } = shown
    say(`${user.email} (${user.id}): ${user.state}${user.isAdmin ? ", administrator" : ""}`)
    say(`  ${access.tier}, ${access.status} (${access.because})`)
    say(`  charged: ${charged === null ? "nothing" : `${charged.tier}, billed ${charged.billing}`}`)
    say(`  scripts: ${user.scriptsUsedThisMonth} this month, ${scripts} stored`)
    say(
      `  extra: ${user.extraScriptQuota} scripts, ${user.extraTopicQuota} topic views until ${user.quotaResetDate ?? "no end"}`,
    )
    if (user.adminNotes !== "") say(`  notes: ${user.adminNotes}`)
    say(`  signed in: ${sessions.length} places`)
    for (const { at, action, by, byEmail, why } of actions)
      say(`  ${at}  ${action}  by ${byEmail ?? by}${why === "" ? "" : `: ${why}`}`)
  })

/** People as administrators see them; what is done with one stands under `account`, `set-tier` and `grant-quota`. */
export const users = new Command("users")
  .description("list people, or show one with everything that is known")
  .addCommand(list)
  .addCommand(show)
