import type { CorrectionRefused, FindingHeldBack, FindingUnknown } from "@rounds/core/admin/evidence.ts"
import type { SourceNameUnfit } from "@rounds/core/admin/source-names.ts"
import type { SubjectUnknown } from "@rounds/core/admin/lexicon.ts"
import type { SubjectProblem, SubjectRefused } from "@rounds/core/admin/lexicon-faults.ts"
import type { SourceNameTaken, SourceUnknown } from "@rounds/core/admin/sources.ts"
import type { CommunitySource } from "@rounds/core/reading/source-kind.ts"
import type { WordsFor } from "./presented.ts"

/** How the communities of each source are addressed. */
const names: { readonly [S in CommunitySource]: string } = {
  reddit: "Use the name as in the forum's address: 2 to 50 letters, digits or underscores.",
  feed: "Use the address of the feed, starting with https://.",
  lemmy: "Use name@instance in small letters, as in nutrition@lemmy.example.",
  stackexchange: "Use the site, or site/tag, as in fitness/protein.",
  upload: "Use 2 to 60 characters on one line.",
}

const noTitle = "Only a feed has a title."
const titles: { readonly [S in CommunitySource]: string } = {
  reddit: noTitle,
  feed: "Use 2 to 60 characters on one line for what the feed is called.",
  lemmy: noTitle,
  stackexchange: noTitle,
  upload: noTitle,
}

type Said = Pick<SubjectRefused, "words" | "other">

const subjectProblems: { readonly [P in SubjectProblem]: (said: Said) => string } = {
  name_missing: () => "Name the subject as a card shall say it",
  name_taken: ({ other }) => `There is a subject named ${other} already: change that one`,
  form_missing: () => "Write at least one way in which people write it",
  form_taken: ({ words, other }) => `“${words}” stands for ${other} already: take it out there first`,
  form_too_long: ({ words }) => `“${words}” is never found: posts are read by one or two words`,
  mark_inside: ({ words }) => `“${words}” holds a comma, a bar or a line break: write each form by itself`,
  evidence_unknown: ({ words }) =>
    `The evidence library has no file ${words}: leave it empty or name one it has`,
}

/** What administrators are refused who look after sources and findings. */
export const lookingAfterWords: WordsFor<
  | CorrectionRefused
  | FindingHeldBack
  | FindingUnknown
  | SourceNameTaken
  | SourceNameUnfit
  | SourceUnknown
  | SubjectRefused
  | SubjectUnknown
> = {
  CorrectionRefused: ({ faults }) => ({
    status: 422,
    title: "Not corrected",
    detail: `These words do not stand: ${faults.join("; ")}.`,
  }),
  FindingHeldBack: ({ findingId }) => ({
    status: 409,
    title: "Held back",
    detail: `The finding ${findingId} may not be spoken, so there is nothing to sign or to retire.`,
  }),
  FindingUnknown: ({ findingId }) => ({
    status: 404,
    title: "No such finding",
    detail: `The library has no finding ${findingId}.`,
  }),
  SourceNameTaken: ({ name }) => ({
    status: 409,
    title: "Name taken",
    detail: `There is a source named ${name} already.`,
  }),
  SourceNameUnfit: ({ source, field }) => {
    const message = field === "title" ? titles[source] : names[source]
    return { status: 422, title: "Not a name of this source", detail: message, errors: [{ field, message }] }
  },
  SourceUnknown: ({ id }) => ({
    status: 404,
    title: "No such source",
    detail: `There is no source ${id}.`,
  }),
  SubjectRefused: ({ field, problem, words, other }) => {
    const message = subjectProblems[problem]({ words, other })
    return { status: 422, title: "Not saved", detail: `${message}.`, errors: [{ field, message }] }
  },
  SubjectUnknown: ({ key }) => ({
    status: 404,
    title: "No such subject",
    detail: `No subject has the key ${key}.`,
  }),
}
