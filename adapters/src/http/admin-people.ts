import type { SignedInAccount } from "@rounds/core/account/account.ts"
import { Accounts } from "@rounds/core/account/ports.ts"
import type { Cause } from "@rounds/core/admin/action.ts"
import * as manage from "@rounds/core/admin/manage.ts"
import { detailOf } from "@rounds/core/admin/person-detail.ts"
import { exportPeople } from "@rounds/core/admin/people-csv.ts"
import { People } from "@rounds/core/admin/ports.ts"
import * as contract from "@rounds/core/contract/admin-people.ts"
import { NotFound } from "@rounds/core/contract/door.ts"
import { Notifications } from "@rounds/core/notification/ports.ts"
import * as Effect from "effect/Effect"
import { languageOf } from "./language.ts"
import { type Host, mount } from "./mount.ts"
import type { Ports } from "./ports.ts"

/** Of a call that names no bound. */
const PAGE = 1_000

export const mountAdminPeople = (host: Host<Ports>): void => {
  mount(host, contract.readPeople, ({ query }) => {
    const {
      sort = "joined",
      order = sort === "joined" ? "desc" : "asc",
      offset = 0,
      limit = PAGE,
      ...search
    } = query
    return People.use((people) =>
      people.page({ ...search, sort, descending: order === "desc", offset, limit }),
    )
  })
  mount(host, contract.countPeople, ({ query }) => People.use((people) => people.counts(query)))
  mount(host, contract.readPeopleStats, () => People.use((people) => people.stats))
  mount(host, contract.readPerson, ({ params, request }) =>
    Effect.flatMap(accountOf(params), (person) => detailOf(person, languageOf(request.res))),
  )
  mount(host, contract.setPersonTier, ({ params, body, account }) =>
    Effect.gen(function* () {
      const person = yield* accountOf(params)
      const done = yield* manage.changeTier(
        person,
        body.subscriptionTier,
        body.paid ?? "refuse",
        causeOf(account, body),
      )
      return { message: "User tier updated successfully", ...done }
    }),
  )
  mount(host, contract.savePersonSettings, ({ params, body, account }) =>
    Effect.gen(function* () {
      const person = yield* accountOf(params)
      yield* manage.saveSettings(
        person,
        {
          extraScripts: body.extraScriptQuota,
          extraTopicViews: body.extraTopicQuota,
          until: body.quotaResetDate,
          notes: body.adminNotes,
          isActive: body.isActive,
        },
        causeOf(account, body),
      )
      return yield* personOf(params)
    }),
  )
  mount(host, contract.deletePerson, ({ params, body, account }) =>
    Effect.gen(function* () {
      yield* manage.deletePerson(yield* accountOf(params), causeOf(account, body))
      return { message: "User and data deleted successfully" }
    }),
  )
  mount(host, contract.endPersonSessions, ({ params, body, account }) =>
    Effect.gen(function* () {
      yield* manage.endSessionsOf(yield* accountOf(params), causeOf(account, body))
      return { message: "Signed out everywhere" }
    }),
  )
  mount(host, contract.exportPeople, ({ body: { reason, ...search }, account }) =>
    exportPeople(search, causeOf(account, reason === undefined ? {} : { reason })),
  )
  mountPreferences(host)
}

const mountPreferences = (host: Host<Ports>): void => {
  mount(host, contract.readPersonPreferences, ({ params }) =>
    Effect.flatMap(accountOf(params), ({ id }) =>
      Notifications.use((notifications) => notifications.preferencesOf(id)),
    ),
  )
  mount(host, contract.savePersonPreferences, ({ params, body: { reason = "", ...flags }, account }) =>
    Effect.flatMap(accountOf(params), (person) =>
      manage.savePreferencesOf(person, flags, causeOf(account, { reason })),
    ),
  )
}

const causeOf = ({ id }: SignedInAccount, { reason = "" }: { readonly reason?: string }): Cause => ({
  by: id,
  why: reason.trim(),
})

const found = <A>(one: A | null): Effect.Effect<A, NotFound> =>
  one === null ? Effect.fail(new NotFound()) : Effect.succeed(one)

const accountOf = ({ id }: { readonly id: string }) =>
  Effect.flatMap(
    Accounts.use((accounts) => accounts.byId(id)),
    found,
  )

const personOf = ({ id }: { readonly id: string }) =>
  Effect.flatMap(
    People.use((people) => people.byId(id)),
    found,
  )
