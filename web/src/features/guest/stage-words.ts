import type { StreamOf } from "@rounds/core/contract/contract.ts"
import { guest as phrases } from "#words/guest.ts"

type Stage = StreamOf<"POST /api/public/guest/generate">["stage"]

const labels: { readonly [S in Stage["stage"]]: string } = {
  topic: phrases.topicRead,
  findings: phrases.findingsChosen,
  revising: phrases.revisingTheDraft,
  reserved: phrases.writing,
  checking: phrases.checkingEachClaim,
  saved: phrases.saved,
}

/** What the writer is at. */
export const stageWords = ({ stage }: Pick<Stage, "stage">): string => labels[stage]

/** What was counted in a stage; nothing where there is nothing to count. */
export const countedWords = ({ stage, counted }: Pick<Stage, "stage" | "counted">): string | undefined => {
  const [first = 0, second = 0] = counted
  if (stage === "topic") return phrases.postsReadInCommunities({ posts: first, communities: second })
  if (stage !== "findings") return undefined
  return first === 0 ? phrases.noneOnThisSubject : phrases.fitTheQuestion({ chosen: first, all: second })
}
