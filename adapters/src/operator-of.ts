import type { Imprint, OperatorFacts, ProcessorTask, SubProcessor } from "@rounds/core/operator/operator.ts"
import { type Configuration, reveal } from "./config.ts"
import { partsOf } from "./config-formats.ts"

const hostIn = (url: string): string => new URL(url).hostname

/** Whoever gives no name, address and mailbox has given no imprint. */
const imprintOf = (configuration: Configuration): Imprint | null => {
  const { IMPRINT_NAME: name, IMPRINT_ADDRESS: address, IMPRINT_EMAIL: email } = configuration
  if (name === null || address === null || email === null) return null
  return {
    name,
    address: partsOf(address),
    email,
    phone: configuration.IMPRINT_PHONE,
    representedBy: configuration.IMPRINT_REPRESENTED_BY,
    register: configuration.IMPRINT_REGISTER,
    vatId: configuration.IMPRINT_VAT_ID,
    responsible: configuration.IMPRINT_RESPONSIBLE,
  }
}

/** OpenAI's own endpoint, where no other is named. */
const OPENAI_HOST = "api.openai.com"
const ENTREZ_HOST = "eutils.ncbi.nlm.nih.gov"

const subProcessorsOf = (configuration: Configuration): ReadonlyArray<SubProcessor> => {
  const mailServer = reveal(configuration.SMTP_URL)
  const named: { readonly [T in ProcessorTask]: string | null } = {
    hosting: configuration.HOSTING_PROVIDER,
    // The host alone: the address has a user and a password in it.
    mail: mailServer === null ? null : hostIn(mailServer),
    ai:
      configuration.OPENAI_API_KEY === null
        ? null
        : configuration.OPENAI_BASE_URL === null
          ? OPENAI_HOST
          : hostIn(configuration.OPENAI_BASE_URL),
    payments: configuration.PAYMENTS === "sandbox" ? null : hostIn(configuration.LEMONSQUEEZY_API_URL),
    identity: configuration.IDENTITY_ISSUER === null ? null : hostIn(configuration.IDENTITY_ISSUER),
    articles: configuration.PUBMED_EMAIL === null ? null : ENTREZ_HOST,
    passwords:
      configuration.LEAKED_PASSWORDS_URL === null ? null : hostIn(configuration.LEAKED_PASSWORDS_URL),
  }
  // The record names every task and nothing else.
  return (Object.keys(named) as ReadonlyArray<ProcessorTask>).flatMap((task) => {
    const name = named[task]
    return name === null ? [] : [{ task, name }]
  })
}

/** Who runs this installation and who works for them, as the configuration says: hosts and names, no secret. */
export const operatorOf = (configuration: Configuration): OperatorFacts => ({
  imprint: imprintOf(configuration),
  subProcessors: subProcessorsOf(configuration),
})
