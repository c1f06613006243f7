import type { ChangeProblem, EditRejection } from "@rounds/core/script/editing/rejections.ts"
import type { PlacesToFill } from "@rounds/core/script/posting/rejections.ts"
import type { Presented } from "./presented.ts"

const changeProblems: { readonly [P in ChangeProblem]: string } = {
  beat_unknown: "The script has no such beat.",
  beat_locked: "This beat is locked. Unlock it first.",
  nothing_left: "A script needs at least one beat with words. Delete the script if you do not want it.",
  markup: "Only spoken words: no links, addresses or HTML.",
  hook_unknown: "This script has no hook of that type.",
  rewrites_used_up:
    "The ten free rewrites of this script are used. Edit the words yourself, or generate again.",
  nothing_else_to_say:
    "The writer has no other wording for this beat. No rewrite was counted; edit it yourself.",
  cut_unknown: "These sentences are no longer there. Ask for a new proposal.",
  version_unknown: "That version is not kept any more.",
  point_unknown: "This point is settled or its words have changed. Load the script again.",
  point_changed_words_only:
    "Your market does not allow these words, whatever the reason. Reword or leave them out.",
  point_without_sentence: "This is about the script as a whole. Edit its words, or say why you keep it.",
  finding_unknown: "The evidence library has no such finding. Search it again.",
  citation_link: "Expected a link that begins with https://",
  too_many_citations: "A script takes at most 20 sources of your own.",
}

/** What stands against working on a script, as it looks from outside. */
export const editWords: {
  readonly [Tag in (EditRejection | PlacesToFill)["_tag"]]: (
    rejection: Extract<EditRejection | PlacesToFill, { _tag: Tag }>,
  ) => Presented
} = {
  ScriptUnknown: () => ({
    status: 404,
    title: "Not found",
    detail: "This script is not in the account; it may have been deleted.",
  }),
  ScriptChangedElsewhere: ({ version }) => ({
    status: 409,
    title: "Changed meanwhile",
    detail: `This script was changed elsewhere and is at version ${version} now. Load it again, then make your change.`,
    errors: [{ field: "version", message: `The script is at version ${version}` }],
  }),
  ChangeRefused: ({ problem, field }) => ({
    status: 422,
    title: "Not changed",
    detail: changeProblems[problem],
    errors: [{ field, message: changeProblems[problem] }],
  }),
  PlacesToFill: () => ({
    status: 409,
    title: "Not finished yet",
    detail: "Fill in what stands in square brackets first; then you can copy and download.",
  }),
  PointsStillOpen: ({ open }) => ({
    status: 409,
    title: "Not everything is settled",
    detail: `${open === 1 ? "One point is" : `${open} points are`} still open. Reword, add a source, leave it out or say why you keep it.`,
  }),
}
