import type { PlayingWords } from "#language/playing.ts"

export const playing: PlayingWords = {
  shots: {
    hook: "Close-up, no greeting; start on the first word.",
    what_people_say: "Show the count on screen while you say it; no screenshots of posts.",
    verdict_up_front: "Pause for half a second, then say the verdict.",
    evidence_1: "Count the points on your fingers; one short caption per point.",
    limits_who_not: "Slow down; lean in a little.",
    do_this: "Stand up or change the angle; one gesture per step.",
    cta_disclaimer: "Back to the close-up; keep the disclaimer on screen until the end.",
    hook_verdict: "Close-up; say the verdict before anything else.",
    claim: "Hold up the product or write the claim on a card.",
    best_study_design_n_effect:
      "Sit at a desk; put the word of each check on screen: who, how many, how long, how much.",
    what_we_do_not_know: "Open hands; say it without apology.",
    who_may_benefit_who_should_not: "Split the screen: left who may, right who should not.",
    truth_first_hook: "Close-up; the true sentence comes first and is the largest caption.",
    warn_then_myth_once: "Raise a hand before the myth; show it once, crossed out.",
    why_it_misleads: "Walk or turn; one example per sentence.",
    fact_with_evidence:
      "Sit at a desk; put the word of each check on screen: who, how many, how long, how much.",
    truth_again_cta_disclaimer: "Same frame as the first beat; keep the disclaimer on screen until the end.",
    hook_problem: "Close-up; look puzzled, then look up.",
    tip_one_line: "Hold up one finger; caption the tip in full.",
    how_steps_max3: "Cut at every step; number each step on screen.",
    common_mistake_stop_if: "Shake your head once; slow down for the warning signs.",
  },
  usualShot: "Medium shot, eyes on the lens.",
  manners: {
    professional: "Calm and even, as to a colleague.",
    casual: "Relaxed, as to a friend across the table.",
    investigative: "Curious; leave a beat after each number.",
    custom: "In your own manner; change words that you would not say.",
  },
  ownManners: {
    professional: "Calm and even, as to a colleague.",
    casual: "Relaxed, as to a friend across the table.",
    educational: "Explain as in a small class; leave time after each new idea.",
    motivational: "Warm and energetic; smile at the step they can take today.",
    conversational: "As in a chat: short looks away, small gestures, no lecture.",
  },
  openings: {
    multi_platform: "Keep the face in the middle third, so that every platform can crop.",
    tiktok: "On TikTok, move within the first second.",
    instagram: "For Reels, choose this frame as the cover.",
    youtube: "For Shorts, the first frame is the thumbnail.",
    linkedin: "On LinkedIn most people watch without sound: burn in captions.",
  },
  inCharacter: (personality) => `Stay in character: ${personality}.`,
  closing: (goals) => `Close with your goal in mind: ${goals}.`,
  tips: {
    tiktok:
      "Say the key message inside three seconds; about 100 characters of the caption show, and five hashtags count.",
    instagram:
      "Ask for a send or a save rather than a like; about 125 characters of the caption show, and five hashtags count.",
    youtube:
      "Put the question in the first 40 characters of the title; the first three hashtags show above it.",
    linkedin:
      "Open the post with your verdict; about 210 characters show before 'more', and burned-in captions help sound-off viewing.",
  },
}
