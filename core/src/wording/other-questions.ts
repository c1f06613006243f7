import type { Aspect } from "#reading/asks.ts"
import type { Side } from "./sorts.ts"

/** Each question in other words, every one with a beginning of its own; {n} for the subject. */
export const otherQuestions: { readonly [A in Aspect]: { readonly [S in Side]: ReadonlyArray<string> } } = {
  amount: {
    thing: [
      "Do I really need that {much|many} {n}?",
      "At what point is it too {much|many} {n}?",
      "Am I getting enough {n}?",
    ],
    state: ["What is a good number for {n}?", "Should I look at the numbers for {n}?"],
  },
  timing: {
    thing: ["Does it matter when I have {n}?", "Morning or evening for {n}?"],
    state: ["How early do I need to act on {n}?", "Is it too soon to act on {n}?"],
  },
  duration: {
    thing: ["Should I have noticed something from {n} by now?", "After how many weeks {does|do} {n} show?"],
    state: ["When did {n} get better for you?"],
  },
  safety: {
    thing: ["What can go wrong with {n}?", "Should I be careful with {n}?", "Is there a risk with {n}?"],
    state: ["How worried should I be about {n}?", "Can {n} become dangerous?"],
  },
  pain: {
    thing: ["Can I go on with {n} when it hurts?", "Why {does|do} {n} hurt?"],
    state: ["How do I ease {n}?", "What makes {n} worse?"],
  },
  compare: {
    thing: ["Would I gain anything by switching to {n}?", "What beats {n}, if anything?"],
    state: ["Is there a better way to handle {n}?", "What works better for {n}?"],
  },
  choice: {
    thing: ["What should I look for in {n}?", "How do I tell good {n} from bad?"],
    state: ["Is there one thing you would do about {n}?", "Where would you turn with {n}?"],
  },
  treatment: {
    thing: ["Would {n} help me?", "Did {n} help anyone like me?"],
    state: ["What do you do about {n}?", "Is there anything I can do about {n}?"],
  },
  effect: {
    thing: [
      "Would I notice any difference with {n}?",
      "Is there any point in {n}?",
      "What should I expect {n} to do?",
    ],
    state: [
      "Is there anything that helps with {n}?",
      "How do I get {n} under control?",
      "Did anything work for your {n}?",
    ],
  },
  research: {
    thing: ["Is there good research on {n}?", "How solid is the evidence on {n}?"],
    state: ["Is there good research on {n}?", "How solid is the evidence on {n}?"],
  },
  technique: {
    thing: ["What am I doing wrong with {n}?", "Could I be doing {n} better?"],
    state: ["What would you do differently about {n}?"],
  },
  start: {
    thing: ["What should I know before I start with {n}?", "Where does a beginner start with {n}?"],
    state: ["What comes first with {n}?", "How did you begin with {n}?"],
  },
  stop: {
    thing: ["Can I simply stop {n}?", "How do I stop {n} without trouble?"],
    state: ["Is there a way out of {n}?", "What makes it easier to stop {n}?"],
  },
  doctor: {
    thing: ["What do I tell my doctor about {n}?", "Does a doctor need to know about {n}?"],
    state: ["When do I need a doctor for {n}?", "Is it worth seeing a doctor for {n}?"],
  },
  normal: {
    thing: ["Does anyone else notice things with {n}?", "What should I expect to notice with {n}?"],
    state: ["Does anyone else have the same with {n}?"],
  },
  cause: {
    thing: ["Did {n} do this to me?", "Can this come from {n}?"],
    state: ["Where {does|do} {n} come from?", "What brings on {n}?"],
  },
  cost: {
    thing: ["Where do I get {n} without overpaying?", "Is there a cheaper way to get {n}?"],
    state: ["Is there a cheap way to deal with {n}?", "How much does help with {n} cost?"],
  },
  cook: {
    thing: ["How do you like to prepare {n}?", "Which dishes go well with {n}?"],
    state: ["Which meals suit {n}?", "Is there food that helps with {n}?"],
  },
  progress: {
    thing: ["How do I know that {n} {pays|pay} off?", "Should I see more from {n} by now?"],
    state: ["How do I know that I get on with {n}?", "When do people see a change with {n}?"],
  },
  motivation: {
    thing: ["What keeps you going with {n}?", "How do you stay with {n} on bad days?"],
    state: ["How do you get through a bad day with {n}?", "What makes {n} easier to bear?"],
  },
  experience: { thing: ["How did it go for you with {n}?"], state: ["How did it go for you with {n}?"] },
  others: { thing: ["What do you tell people about {n}?"], state: ["What do you tell people about {n}?"] },
}
