import type { Person } from "@rounds/core/account/ports.ts"
import { isWellFormed } from "@rounds/core/kernel/well-formed.ts"
import type { Language } from "@rounds/core/script/settings.ts"
import * as z from "zod"

/** The claims of an identity provider's token that we read (OpenID Connect names, and Clerk's `azp`). */
const Claims = z.object({
  sub: z.string().min(1).max(255).refine(isWellFormed),
  email: z.email().max(255),
  email_verified: z.boolean().optional(),
  given_name: z.string().max(255).nullish(),
  family_name: z.string().max(255).nullish(),
  name: z.string().max(255).nullish(),
  picture: z.url().max(2048).nullish(),
  azp: z.string().optional(),
  two_step: z.boolean().optional(),
})

/** The person a verified token speaks of, and the party it was issued to. `null` when it does not name one. */
export const readClaims = (
  payload: unknown,
): { readonly person: Person; readonly azp: string | null; readonly twoStep: boolean } | null => {
  const claims = Claims.safeParse(payload)
  if (!claims.success) return null
  const { sub, email, email_verified, given_name, family_name, name, picture, azp, two_step } = claims.data
  return {
    person: personFrom({
      id: sub,
      email,
      emailVerified: email_verified ?? false,
      name: name ?? null,
      firstName: given_name ?? null,
      lastName: family_name ?? null,
      image: picture ?? null,
    }),
    azp: azp ?? null,
    twoStep: two_step ?? false,
  }
}

interface Named {
  readonly id: string
  readonly email: string
  readonly emailVerified: boolean
  readonly name: string | null
  readonly firstName?: string | null
  readonly lastName?: string | null
  readonly image: string | null
  readonly language?: Language | null
}

/** Where only a full name is known, its first word is the first name. */
export const personFrom = ({
  id,
  email,
  emailVerified,
  name,
  firstName,
  lastName,
  image,
  language = null,
}: Named): Person => {
  const [first, ...rest] = (name ?? "").trim().split(/\s+/u)
  return {
    identityId: id,
    email: email.toLowerCase(),
    emailVerified,
    firstName: firstName ?? (first === "" ? null : (first ?? null)),
    lastName: lastName ?? (rest.length === 0 ? null : rest.join(" ")),
    profileImageUrl: image,
    language,
  }
}
