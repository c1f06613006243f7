import type * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import * as ManagedRuntime from "effect/ManagedRuntime"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { type Person, Accounts } from "#account/ports.ts"

/** The administrator that the layers under test know. */
export const admin = "head@clinic.example"

const person = (name: string, changes: Partial<Person> = {}): Person => ({
  identityId: `identity-${name}`,
  email: `${name}@clinic.example`,
  emailVerified: true,
  firstName: "Ada",
  lastName: null,
  profileImageUrl: null,
  ...changes,
})

/** What every version of the port `Accounts` promises; its administrator's address must be `admin`. */
export const accountsContract = (name: string, accounts: () => Layer.Layer<Accounts>) =>
  describe(`accounts in ${name}`, () => {
    let runtime: ManagedRuntime.ManagedRuntime<Accounts, never>
    beforeAll(() => {
      runtime = ManagedRuntime.make(accounts())
    })
    afterAll(() => runtime.dispose())
    const use = <A, E>(work: (accounts: Accounts["Service"]) => Effect.Effect<A, E>): Promise<A> =>
      runtime.runPromise(Accounts.use(work))
    const signIn = (who: Person) => use((port) => port.signIn(who))

    test("the first request of a person creates an account on the free tier", async () => {
      const account = await signIn(person("new"))
      expect(account).toMatchObject({
        identityId: "identity-new",
        email: "new@clinic.example",
        baseTier: "freemium",
        isActive: true,
        isAdmin: false,
      })
      expect(await use((port) => port.byId(account.id))).toEqual(account)
    })

    test("every further request finds the same account", async () => {
      const first = await signIn(person("again"))
      expect(await signIn(person("again"))).toEqual(first)
    })

    test("ten first requests at once create one account", async () => {
      const requests = Array.from({ length: 10 }, () => signIn(person("busy")))
      expect(new Set((await Promise.all(requests)).map(({ id }) => id)).size).toBe(1)
    })

    test("the provider's id is the key: name and address may change", async () => {
      const before = await signIn(person("moved"))
      const changes = { email: "Moved-Away@clinic.example", firstName: "Grace" }
      const after = await signIn(person("moved", changes))
      expect(after).toMatchObject({ id: before.id, email: "moved-away@clinic.example", firstName: "Grace" })
    })

    test("a verified address links a second identity to the same account", async () => {
      const first = await signIn(person("linked"))
      const second = await signIn(person("linked", { identityId: "other-provider" }))
      expect(second.id).toBe(first.id)
      expect((await signIn(person("linked"))).id).toBe(first.id)
    })

    test("an unverified address never links, on either side", async () => {
      const owner = await signIn(person("owner"))
      const stranger = person("owner", { identityId: "stranger", emailVerified: false })
      expect((await signIn(stranger)).id).not.toBe(owner.id)

      const squatter = await signIn(person("late", { identityId: "squatter", emailVerified: false }))
      expect((await signIn(person("late"))).id).not.toBe(squatter.id)
    })

    test("an address that another account has verified is not taken over", async () => {
      const owner = await signIn(person("kept"))
      const other = await signIn(person("taker"))
      const after = await signIn(person("taker", { email: "kept@clinic.example" }))
      expect(after).toMatchObject({ id: other.id, email: "taker@clinic.example" })
      expect(await use((port) => port.byEmail("KEPT@clinic.example"))).toMatchObject({ id: owner.id })
    })

    test("the administrator's address counts only when it is verified", async () => {
      const claimed = person("claimed", { email: admin, emailVerified: false })
      expect(await signIn(claimed)).toMatchObject({ isAdmin: false })
      expect(await signIn(person("head", { email: "Head@Clinic.example" }))).toMatchObject({ isAdmin: true })
    })

    test("an account can be suspended and taken back, and signing in does not undo it", async () => {
      const { id } = await signIn(person("naughty"))
      expect(await use((port) => port.setActive(id, false))).toMatchObject({ isActive: false })
      expect(await signIn(person("naughty"))).toMatchObject({ id, isActive: false })
      expect(await use((port) => port.setActive(id, true))).toMatchObject({ isActive: true })
    })

    test("nobody has an unknown id", async () => {
      for (const id of ["00000000-0000-4000-8000-00000000dead", "not-an-id"]) {
        expect(await use((port) => port.byId(id))).toBeNull()
        expect(await use((port) => port.setActive(id, false))).toBeNull()
      }
    })

    test("a name that a database cannot hold is made well-formed", async () => {
      const odd = person("odd", { firstName: "A\u0000da \ud800" })
      expect(await signIn(odd)).toMatchObject({ firstName: "Ada \ufffd" })
      expect(await signIn(odd)).toMatchObject({ firstName: "Ada \ufffd" })
    })
  })
