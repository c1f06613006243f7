import { languages, packs, usualLanguage } from "@rounds/core/language/pack.ts"
import { toProblem } from "@rounds/adapters/http/problem.ts"
import { articleIndexOf } from "@rounds/adapters/evidence/article-index.ts"
import { findArticles } from "@rounds/core/evidence/find-articles.ts"
import { saysWhatWasFound } from "@rounds/core/evidence/found-words.ts"
import type { Language } from "@rounds/core/script/settings.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import {
  libraryFolder,
  LibraryUnreadable,
  readLibrary,
  RecordedEvidence,
} from "@rounds/adapters/evidence/recorded.ts"
import { faultsOf, sharedIdsIn } from "@rounds/core/evidence/faults.ts"
import type { Library } from "@rounds/core/evidence/library.ts"
import { reviewBy, standingOf } from "@rounds/core/evidence/standing.ts"
import type { SubjectFile } from "@rounds/core/evidence/subject-file.ts"
import { Command } from "commander"
import { command, refuse } from "#command.ts"
import { configurationOf } from "#configuration.ts"
import { languageTags, parseLanguage } from "#input.ts"
import { say, sayJson } from "#output.ts"
import { correct, retire, sign } from "./evidence-review.ts"

interface Options {
  readonly folder: string
  readonly json?: true
}

const reading = (name: string, says: string) =>
  command(name, says).option("--folder <folder>", "a library of your own", libraryFolder)

const libraryIn = (folder: string): Library => {
  try {
    return readLibrary(folder)
  } catch (cause) {
    if (cause instanceof LibraryUnreadable) return refuse(cause.message)
    return refuse(`Cannot read ${folder}: ${cause instanceof Error ? cause.message : String(cause)}`)
  }
}

const today = () => new Date().toISOString().slice(0, 10)

const countsOf = (file: SubjectFile, on: string) => {
  const standings = file.findings.map((finding) => standingOf(file.kind, finding, on))
  const count = (wanted: string) => standings.filter((standing) => standing === wanted).length
  return {
    subject: file.subject,
    kind: file.kind,
    name: file.names[usualLanguage][0],
    findings: file.findings.length,
    current: count("current"),
    overdue: count("overdue"),
    unverified: count("unverified"),
    retracted: count("retracted"),
    signed: file.findings.filter(({ signedBy }) => signedBy !== null).length,
  }
}

const list = reading("list", "subjects of the library, with what may be spoken").action(
  ({ folder, json }: Options) => {
    const rows = libraryIn(folder).files.map((file) => countsOf(file, today()))
    for (const row of rows) {
      if (json) sayJson(row)
      else say(`${row.subject.padEnd(38)} ${row.kind.padEnd(12)} ${row.current} of ${row.findings} spoken`)
    }
    const sum = (pick: (row: (typeof rows)[number]) => number) =>
      rows.reduce((all, row) => all + pick(row), 0)
    if (!json) {
      say("")
      say(
        `${rows.length} subjects, ${sum(({ findings }) => findings)} findings: ` +
          `${sum(({ current }) => current)} spoken, ${sum(({ overdue }) => overdue)} overdue, ` +
          `${sum(({ unverified }) => unverified)} not verified, ${sum(({ signed }) => signed)} signed by a clinician.`,
      )
    }
  },
)

const show = reading("show", "everything the library says on a subject")
  .argument("<subject>", "as `evidence list` prints it")
  .action((subject: string, { folder, json }: Options) => {
    const file =
      libraryIn(folder).bySubject.get(subject) ??
      refuse(`The library has no subject "${subject}". See: evidence list`)
    if (json) return sayJson(file)
    say(`${languages.map((language) => file.names[language].join(", ")).join(" / ")} (${file.kind})`)
    say(
      "Drafted from the sources named, not yet signed by a clinician, unless a finding names who signed it.",
    )
    for (const finding of file.findings) {
      const { source, signedBy } = finding
      say("")
      say(`${finding.id}  [${finding.asks.join(" ")}]  ${finding.strength}, ${finding.design}`)
      for (const language of languages) say(`  ${packs[language].tag}  ${finding.says[language]}`)
      if (finding.limit !== null) say(`  limit  ${finding.limit[usualLanguage]}`)
      if (finding.safety !== null) say(`  safety  ${finding.safety[usualLanguage]}`)
      say(
        `  source  ${source.publisher}${source.year === null ? "" : ` ${source.year}`}: ${source.title} ${source.url}`,
      )
      say(
        `  ${standingOf(file.kind, finding, today())}, read ${finding.checkedOn}, again by ` +
          `${reviewBy(file.kind, finding)}${signedBy === null ? "" : `, signed by ${signedBy.name}, ${signedBy.qualification}`}`,
      )
    }
    for (const { says, urgency } of file.redFlags) say(`\nSee someone (${urgency}): ${says[usualLanguage]}`)
    if (file.gaps.length > 0) say(`\nNo authoritative source found for: ${file.gaps.join("; ")}`)
  })

const check = reading("check", "read every file and name what is wrong").action(
  ({ folder, json }: Options) => {
    const { files } = libraryIn(folder)
    const faults = [
      ...files.flatMap((file) => faultsOf(file).map((fault) => ({ subject: file.subject, fault }))),
      ...sharedIdsIn(files),
    ]
    const overdue = files.flatMap((file) =>
      file.findings
        .filter((finding) => standingOf(file.kind, finding, today()) === "overdue")
        .map((finding) => ({
          subject: file.subject,
          fault: `${finding.id} was to be read again by ${reviewBy(file.kind, finding)}`,
        })),
    )
    for (const row of [...faults, ...overdue]) {
      if (json) sayJson(row)
      else say(`${row.subject}: ${row.fault}`)
    }
    if (faults.length > 0) refuse(`${faults.length} faults in ${files.length} files.`)
    if (!json) say(`${files.length} files, no fault, ${overdue.length} findings overdue.`)
  },
)

const articles = command("articles", "published articles in PubMed that may carry a statement")
  .argument("<claim>", "the statement, in quotation marks")
  .option(`--language <${languageTags}>`, "language of the statement", parseLanguage, usualLanguage)
  .action(
    async (claim: string, { language, json }: { readonly language: Language; readonly json?: true }) => {
      const index = articleIndexOf(configurationOf())
      const found = await Effect.runPromise(
        findArticles(claim, language).pipe(
          Effect.provide(Layer.merge(index, RecordedEvidence)),
          Effect.catch((rejection) => Effect.sync(() => refuse(toProblem(rejection, "").detail))),
        ),
      )
      if (json) return sayJson(found)
      for (const { pmid, title, journal, year, design, url } of found.articles)
        say(`${pmid.padStart(8)}  ${design.padEnd(18)} ${year ?? "    "}  ${title} ${journal}. ${url}`)
      say(saysWhatWasFound(found))
    },
  )

/** Prints and checks the evidence library. */
export const evidence = new Command("evidence")
  .description("print and check the sourced findings that scripts are made of")
  .addCommand(list)
  .addCommand(show)
  .addCommand(check)
  .addCommand(articles)
  .addCommand(sign)
  .addCommand(correct)
  .addCommand(retire)
