import { correctFinding, findingOf, retireFinding, signFinding } from "@rounds/core/admin/evidence.ts"
import { Correction } from "@rounds/core/evidence/reviews.ts"
import { languages } from "@rounds/core/language/names.ts"
import { inEachLanguage } from "@rounds/core/language/pack.ts"
import { Option } from "commander"
import * as Effect from "effect/Effect"
import { command, refuse } from "#command.ts"
import { decoded } from "#input.ts"
import { onMembership } from "#membership.ts"
import { say, sayJson } from "#output.ts"

interface Said {
  readonly why: string
  readonly json?: true
}

/** A clinician answers for a finding. */
export const sign = command("sign", "sign a finding as read against its source, by a named clinician")
  .argument("<finding>", "its id, as `evidence show` prints it")
  .requiredOption("--name <name>", "as it is to be printed")
  .requiredOption("--qualification <words>", "as it is to be printed")
  .option("--why <note>", "what it was compared with", "")
  .action(
    async (
      id: string,
      { name, qualification, why, json }: Said & Record<"name" | "qualification", string>,
    ) => {
      await onMembership(signFinding(id, { name, qualification }, { by: "cli", why }))
      await tellFinding(id, json)
    },
  )

/** A finding is spoken no more. */
export const retire = command(
  "retire",
  "take a finding out of what may be spoken, while its file stays as it is",
)
  .argument("<finding>", "its id, as `evidence show` prints it")
  .requiredOption("--why <reason>", "kept, and shown to reviewers")
  .action(async (id: string, { why, json }: Said) => {
    await onMembership(retireFinding(id, { by: "cli", why }))
    await tellFinding(id, json)
  })

type Words = NonNullable<Correction["limit"]>
type Part = "says" | "brief" | "limit" | "safety"

interface Corrected extends Said, Partial<Record<Part, ReadonlyArray<string>>> {
  readonly strength?: Correction["strength"]
}

const gathered = (one: string, before: ReadonlyArray<string> = []) => [...before, one]

/** "english: whey helps" over what a part says in that language; a part that the finding does not have takes no words. */
const reworded = <W extends Words | null>(
  part: Part,
  before: W,
  given: ReadonlyArray<string> | undefined,
): W | Words => {
  if (given === undefined) return before
  if (before === null) return refuse(`--${part}: the finding has none.`)
  const foreign = given.find((line) => !languages.some((language) => line.startsWith(`${language}:`)))
  if (foreign !== undefined)
    refuse(`--${part}: begin with ${languages.map((one) => `"${one}:"`).join(" or ")}.`)
  return inEachLanguage((language) => {
    const line = given.find((one) => one.startsWith(`${language}:`))
    return line === undefined ? before[language] : line.slice(language.length + 1).trim()
  })
}

const inLanguage = (part: string) =>
  [`--${part} <language: words>`, `once for each of ${languages.join(", ")}`] as const

/** The words of a finding are set right; the rules of the library hold for the new ones. */
export const correct = command(
  "correct",
  "set a finding's words right; what is not given stays, and it is to be signed again",
)
  .argument("<finding>", "its id, as `evidence show` prints it")
  .option(...inLanguage("says"), gathered)
  .option(...inLanguage("brief"), gathered)
  .option(...inLanguage("limit"), gathered)
  .option(...inLanguage("safety"), gathered)
  .addOption(
    new Option("--strength <strength>", "how far the evidence goes").choices(
      Correction.fields.strength.literals,
    ),
  )
  .requiredOption("--why <reason>", "kept, and shown to reviewers")
  .action(async (id: string, { why, json, ...said }: Corrected) => {
    await onMembership(
      Effect.gen(function* () {
        const { finding } = yield* findingOf(id)
        const correction = decoded(Correction, {
          says: reworded("says", finding.says, said.says),
          brief: reworded("brief", finding.brief, said.brief),
          limit: reworded("limit", finding.limit, said.limit),
          safety: reworded("safety", finding.safety, said.safety),
          strength: said.strength ?? finding.strength,
        })
        yield* correctFinding(id, correction, { by: "cli", why })
      }),
    )
    await tellFinding(id, json)
  })

const tellFinding = async (id: string, json: true | undefined): Promise<void> => {
  const { finding } = await onMembership(findingOf(id))
  if (json) return sayJson(finding)
  const { signedBy } = finding
  say(
    `${finding.id}: ${finding.mayBeSpoken ? "may be spoken" : "held back"}, ${signedBy === null ? "not signed" : `signed by ${signedBy.name}, ${signedBy.qualification}`}`,
  )
}
