import { message } from "#lib/message.ts"
import type { Tag } from "#lib/said.ts"

export const consent = {
  byCreatingAnAccount: message<{ terms: Tag; privacy: Tag }>(
    "By creating an account you accept the <terms>terms of service</terms> and the <privacy>privacy page</privacy>.",
  ),
  termsToAccept: "Terms to accept",
  readThem: message<{ terms: Tag; privacy: Tag }>(
    "Read the <terms>terms of service</terms> and the <privacy>privacy page</privacy>. Until you accept them, what you accepted before holds.",
  ),
  accept: "Accept",
  notSaved: "Not saved",
  notSavedText: "Your answer could not be saved. Try again.",
}
