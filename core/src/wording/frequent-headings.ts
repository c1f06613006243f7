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
    "What can you make with {n} tonight?",
    "Which dish with {n} is worth repeating?",
    "Which recipe for {n} would you keep?",
    "What would you change in a recipe with {n}?",
    "How do you get {n} on the table on a weekday?",
    "{n}: which of these recipes would you try?",
  ),
  ...heading(
    "cook",
    ["followed"],
    "Which meals fit into {n}?",
    "{n} in the kitchen: which meals are easy?",
    "What do you cook for {n} on a weekday?",
    "Which recipes make {n} easier?",
    "{n}: what is for dinner?",
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
