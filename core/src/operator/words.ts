import type { Imprint, ProcessorTask } from "./operator.ts"

/** What a sub-processor does, and what it sees. */
export const taskWords: { readonly [T in ProcessorTask]: readonly [does: string, sees: string] } = {
  hosting: ["Runs the machines", "Everything that is stored, as a processor under contract"],
  mail: ["Delivers mail", "Your address, and the letters we send you"],
  ai: [
    "Writes with AI",
    "The topic, findings, your profession, tone and audience, approved wording; neither name nor address",
  ],
  payments: ["Takes payments", "Your address, what you buy, and your card, which we never see"],
  identity: ["Signs people in", "Your address, your name and how you sign in"],
  articles: ["Searches for articles", "The words you search for, not who asks"],
  passwords: ["Knows leaked passwords", "Five characters of a hash of a new password, not whose it is"],
}

/** The rows of an imprint, in the order the law asks for them; the address is lines of its own. */
export const imprintRows: ReadonlyArray<
  readonly [field: Exclude<keyof Imprint, "name" | "address">, words: string]
> = [
  ["representedBy", "Represented by"],
  ["email", "E-mail"],
  ["phone", "Phone"],
  ["register", "Register"],
  ["vatId", "VAT ID"],
  ["responsible", "Responsible for the content"],
]

/** Said where an operator has given no imprint. */
export const noImprint = "Whoever runs this installation has not said who they are yet."

/** Said where nobody works for the operator. */
export const noSubProcessors = "Nobody else works for this installation: everything runs on its own machines."
