import type { CorrectionRefused, FindingHeldBack, FindingUnknown } from "@rounds/core/admin/evidence.ts"
import type { SourceNameTaken, SourceUnknown } from "@rounds/core/admin/sources.ts"
import type { WordsFor } from "./presented.ts"

/** What administrators are refused who look after sources and findings. */
export const lookingAfterWords: WordsFor<
  CorrectionRefused | FindingHeldBack | FindingUnknown | SourceNameTaken | SourceUnknown
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
  SourceUnknown: ({ id }) => ({
    status: 404,
    title: "No such source",
    detail: `No source has the id ${id}.`,
  }),
}
