import { capitalised } from "#text/capitalised.ts"
import type { Subject } from "#vocabulary/subjects.ts"

/** Singular although they end in s. */
const oneInS =
  /(?:ss|us|is|[A-Z]S|diabetes|herpes|measles|pilates|leangains|genetics|gymnastics|aerobics|calisthenics)$/

/** Things that are done or lived are one, whatever their last word: "losing pounds", "quitting cigarettes". */
const doing = /^\w+ing .*s$/

/** Whether a subject's name takes a plural verb: eggs, squats, SSRIs; not diabetes, stress or IBS. */
export const isPlural = ({ name, kind }: Pick<Subject, "name" | "kind">): boolean => {
  if ((kind === "habit" || kind === "measure") && doing.test(name)) return false
  if (/pilates$|leangains$/i.test(name)) return false
  return name.endsWith("s") && !oneInS.test(name)
}

/**
 * A sentence for a subject: {n} is its name, {is|are} chooses by its number, and other names in braces come from
 * `parts`. The first letter becomes a capital.
 */
export const sentenceOf = (
  text: string,
  subject: Pick<Subject, "name" | "kind">,
  parts: { readonly [name: string]: string } = {},
): string =>
  capitalised(
    text
      .replace(/\{([^{}|]+)\|([^{}|]+)\}/g, (_, one: string, many: string) =>
        isPlural(subject) ? many : one,
      )
      .replace(/\{(\w+)\}/g, (whole, name: string) => (name === "n" ? subject.name : (parts[name] ?? whole))),
  )

/** Several things in one list: "eggs, bacon and rice". */
export const listed = (items: ReadonlyArray<string>, last = "and"): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} ${last} ${items.at(-1) ?? ""}`
