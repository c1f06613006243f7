import { type Heading, heading } from "./heading.ts"

/** What is asked most has most forms, so that none stands over too many topics. */
export const frequentHeadings: ReadonlyArray<Heading> = [
  ...heading(
    "cook",
    ["eaten"],
    "What do you cook with {n}?",
    "What can you make with {n}?",
    "What is a good recipe with {n}?",
    "How do you like {n} best?",
    "{n}: what do you cook?",
    "What are good ways to prepare {n}?",
  ),
  ...heading(
    "cook",
    ["followed"],
    "{n}: what do you cook?",
    "Which meals do you make {on}?",
    "{n}: what is on your plate?",
    "What do you cook {on}?",
  ),
  ...heading(
    "treatment",
    ["ill", "sore"],
    "What helps against {n}?",
    "Treating {n}: what works best?",
    "Which treatment for {n} works?",
    "{n}: what can you do about {it|them}?",
    "What really helps against {n}?",
  ),
]
