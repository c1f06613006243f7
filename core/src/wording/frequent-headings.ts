import { type Heading, heading } from "./heading.ts"

/** What is asked most has most forms, so that none stands over too many topics. */
export const frequentHeadings: ReadonlyArray<Heading> = [
  ...heading(
    "cook",
    ["eaten"],
    "What do you make with {n}?",
    "What do you cook with {n}?",
    "What can you make with {n}?",
    "What is a good recipe with {n}?",
    "What do you like to make with {n}?",
    "Which dishes do you make with {n}?",
    "What do you like to cook with {n}?",
  ),
  ...heading(
    "cook",
    ["followed"],
    "{n}: what do you cook?",
    "Which meals do you make {on}?",
    "{n}: what is on your plate?",
    "What do you cook {on}?",
    "Which recipes do you make {on}?",
  ),
  ...heading(
    "treatment",
    ["ill", "sore"],
    "What helps with {n}?",
    "Treating {n}: what works best?",
    "How do you manage {n}?",
    "{n}: what can you do about {it|them}?",
    "What really helps with {n}?",
  ),
]
