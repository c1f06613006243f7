import type { Phrases } from "./phrases.ts"

/** How to weigh evidence, and who should be careful: the parts that do not depend on the tone. */
export const englishEvidence: Pick<Phrases["pools"], "evidence" | "unknown" | "limits" | "mistakes"> = {
  evidence: [
    { text: "Look for studies in people like you.", at: 1 },
    {
      text: "For anything you swallow, check the exact ingredient, the amount on the label, and independent testing.",
      at: 0,
      only: ["substance"],
    },
    {
      text: "With food, look at the pattern of a whole week, not at a single meal.",
      at: 0,
      only: ["eating"],
    },
    {
      text: "With training, look at the load, the rest, and how fast both have changed.",
      at: 0,
      only: ["movement"],
    },
    {
      text: "With symptoms, note when they began, what makes them worse, and what makes them better.",
      at: 0,
      only: ["body"],
    },
    { text: "With any method, ask what would happen if you simply waited.", at: 0, only: ["other"] },
    { text: "Ask for absolute numbers: how many improved, out of how many?", at: 3 },
    { text: "One randomized trial outweighs many stories, and several outweigh one.", at: 2 },
    { text: "Check how long it ran; a few days say little about months.", at: 4 },
    {
      text: "See who was left out, because older people and people with long-term conditions often are.",
      at: 5,
    },
    { text: "Guidelines weigh many studies at once, so they are a better start than a headline.", at: 6 },
    { text: "A personal story can be honest and still be a coincidence.", at: 7 },
    { text: "Feeling better after a change is not the same as feeling better because of it.", at: 8 },
    { text: "See who paid for the study, and whether others found the same.", at: 5.5 },
    { text: "One angle worth your time: {angle}.", at: 9 },
    { text: "And if a source gives no date and no author, move on.", at: 10 },
    { text: "What a forum can give you is the question; the answer needs a better source.", at: 11 },
  ],
  unknown: [
    "We can't see diagnoses, doses or medicines in a forum count.",
    "We do not know how many people tried the same thing and never wrote about it.",
    "A rise over three days says nothing about effects over years.",
    "If you find no study in people like you, the honest answer is: we don't know yet.",
    "Not knowing is a reason for caution, not for fear.",
    "Good reviews say this openly, and that is a sign of quality.",
  ],
  limits: [
    "If you live with a condition or use regular medicines, ask your clinician first.",
    {
      text: "Tell your pharmacist about everything you take, because interactions depend on the whole list.",
      only: ["substance"],
    },
    { text: "If eating has ever been a struggle for you, get personal advice first.", only: ["eating"] },
    { text: "Pain that grows during exercise is a reason to stop and have it checked.", only: ["movement"] },
    { text: "Numbness, weakness, fever or pain at night need a clinician, not a forum.", only: ["body"] },
    { text: "If money is tight, ask first what would help you most.", only: ["other"] },
    { text: "If it does not settle within two weeks, see a clinician.", only: ["body", "movement"] },
    {
      text: "If you notice something new or worrying, see a clinician.",
      only: ["substance", "eating", "other"],
    },
    "What suits a healthy adult may be wrong in pregnancy, in childhood or in old age.",
    "Those who may benefit most are people with a clear need and a way to measure it.",
    "And if something feels like an emergency, call your local emergency number.",
    "Caution is not weakness; it keeps your options open.",
  ],
  mistakes: [
    "The common mistake is to change three things at once.",
    "Stop and see a clinician if you notice new pain, swelling, a rash or trouble breathing.",
    "Another mistake is to copy a plan from a stranger.",
    "If you live with a condition or use regular medicines, ask your clinician first.",
    { text: "If it does not settle within two weeks, have it checked.", only: ["body", "movement"] },
    "What suits a healthy adult may be wrong in pregnancy, in childhood or in old age.",
  ],
}
