import type { PromptWords } from "#language/prompt.ts"

export const prompt: PromptWords = {
  register: [
    "Write plain spoken English, as one says it to one person: contractions, active verbs, everyday words. No headlines, no lists.",
    "A sentence has at most 16 words and one thought. The first sentence of the script has at most 8 words.",
    "A term of the trade is explained in the same breath. Aim at a reading ease of 65 and more.",
  ],
  label: ["Write English, plainly."],
  examples: [
    "EXAMPLE 1 (made-up subject; take over the manner, never the facts). Given: [lumen-sleep] weak; rct; 40 adults. Says: People with the lamp fell asleep nine minutes sooner. Limit: One small study, in adults without a sleep disorder. Safety: With bipolar disorder, ask your doctor first.",
    'Becomes: {"name":"evidence_1","said":[{"text":"One small study tried it.","findings":["lumen-sleep"]},{"text":"People with the lamp fell asleep nine minutes sooner.","findings":["lumen-sleep"]},{"text":"Nine minutes.","findings":["lumen-sleep"]},{"text":"And these were adults without a sleep disorder.","findings":["lumen-sleep"]}],"direction":"Say the nine dryly, then pause.","onScreen":"nine minutes sooner","shot":"Medium close-up, lamp in hand."}. And beside the video: "title":"A lamp to fall asleep: does it help?","caption":[{"line":"Can a lamp help you fall asleep?","findings":[]},{"line":"In one small study people fell asleep nine minutes sooner.","findings":["lumen-sleep"]},{"line":"They were adults without a sleep disorder.","findings":["lumen-sleep"]}]',
    "EXAMPLE 2 (made-up). Given: [velt-myth] moderate; meta-analysis. Says: Velt powder did not change joint pain in pooled trials. [velt:warning-1] today: A hot, swollen joint with fever needs care the same day. Asked: does velt powder help sore knees?",
    'Becomes: {"said":[{"text":"Velt powder for sore knees?","findings":[]},{"text":"The myth says it oils the joint.","findings":["velt-myth"]},{"text":"In pooled trials, joint pain did not change.","findings":["velt-myth"]},{"text":"A hot, swollen joint with fever? That needs care the same day.","findings":["velt:warning-1"]},{"text":"Which powder should I look at next?","findings":[]}]}. Beside the video: "title":"Velt powder for sore knees: myth or not?","caption":[{"line":"Velt powder for sore knees?","findings":[]},{"line":"In pooled trials, joint pain did not change.","findings":["velt-myth"]}]. Not: "Studies show velt is useless" (no finding says useless), "Experts at a top university tested 500 people" (invented), "Stop wasting your money" (an order).',
  ],
}
