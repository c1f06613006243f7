import type { Messages } from "#language/safety.ts"

export const messages: Messages = {
  crisis: ({ emergency, listens }) => [
    "If you are thinking about ending your life, or about hurting yourself, please talk to somebody now.",
    `Call ${listens}, by day or night.`,
    `If you are in danger at this moment, call ${emergency}.`,
    "You do not have to explain it well. Say: I am not safe, and I need help.",
    "If you worry about somebody else, ask them directly, stay with them, and call together.",
  ],
  emergency: ({ emergency, advice }) => [
    "This can be an emergency.",
    `Call ${emergency} now, even if it seems to get better.`,
    "Say what happened, when it began, and what was taken. Keep the packet at hand.",
    "Do not drive yourself, and do not stay alone. Unlock the door.",
    ...(advice === null
      ? []
      : [`If you are sure that nobody is in danger, ${advice} tells you where to go today.`]),
  ],
  minors: ({ emergency, advice }) => [
    "Doses and diets for a child depend on the child. Ask a doctor or a pharmacist who can ask about weight, age and other medicines.",
    advice === null
      ? `If a child is very ill, or gets worse, call ${emergency}.`
      : `If a child is ill and you are worried, call ${advice}. In an emergency, call ${emergency}.`,
  ],
  eating_disorder: ({ emergency, listens }) => [
    "If food, weight or being sick takes over your days, you deserve help, whatever you weigh.",
    "Tell one person whom you trust, and make an appointment with a doctor this week.",
    `If you faint, your heart races, or you cannot keep anything down, call ${emergency}.`,
    `If you think about ending your life, call ${listens}.`,
  ],
  drug_seeking: ({ emergency }) => [
    "A medicine that needs a prescription needs somebody who checks whether it is safe for you.",
    "If you are in pain, or cannot cut down, say so to a doctor or a pharmacist. It is not theirs to judge.",
    `If somebody took too much, or cannot be woken, call ${emergency}.`,
  ],
  stopping_medicine: ({ emergency }) => [
    "Please do not stop or change a medicine because of a video. Some are dangerous to stop at once.",
    "Say what bothers you to the doctor or pharmacist who knows it: there is often another way.",
    `If you have stopped already and feel very unwell, call ${emergency}.`,
  ],
}
