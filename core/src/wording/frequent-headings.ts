import { type Heading, heading } from "./heading.ts"

/** What is asked most has most forms, so that none stands over too many topics. */
export const frequentHeadings: ReadonlyArray<Heading> = [
  ...heading(
    "cook",
    ["eaten"],
    "What are good ways to prepare {n}?",
    "What goes well with {n}?",
    "How do others prepare {n}?",
    "How can {n} be part of a healthy meal?",
    "What can you make with {n}?",
    "Which dish with {n} is worth repeating?",
    "What do you cook with {n}?",
    "What is a good recipe with {n}?",
    "{n}: which dishes are worth the work?",
    "How do you like {n} best?",
  ),
  ...heading(
    "cook",
    ["followed"],
    "Which meals fit into {n}?",
    "{n} in the kitchen: which meals are easy?",
    "{n}: what do you cook?",
    "Which recipes make {n} easier?",
    "{n}: which meals are worth making again?",
    "{n}: what do you put on the plate?",
  ),
  ...heading(
    "treatment",
    ["ill", "sore"],
    "Which treatment for {n} is worth trying first?",
    "Treating {n}: what works best?",
    "What do you try first against {n}?",
    "{n}: what can you try before the next appointment?",
    "{n}: which treatments are worth the trouble?",
    "What helps against {n}, and what is a waste?",
  ),
]
