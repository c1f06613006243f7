import { done, says, suffered, tips, used, wanted, type VoiceForm } from "./voice-form.ts"

/** What would fit any subject: a call for advice, and a story. */
export const askedForAdvice: ReadonlyArray<VoiceForm> = [
  // Advice of any kind.
  {
    on: [...used, "followed", ...done, "raced", "measured", ...suffered],
    says: says(
      `${wanted} (?:\\w+ ){0,3}${tips} (?:on|for|about|with|regarding|to|when) (?:\\w+ing )?N`,
      `${wanted} (?:\\w+ ){0,2}S (?:\\w+ )?${tips}`,
      `^S (?:advice|tips|help|question)s?\\b`,
    ),
    told: ["Any guidance on {n} would help me.", "I could use advice on {n}."],
  },
  // What somebody tells of himself.
  {
    on: ["ill", "followed", "taken", "prescribed", "left", "treated", "raced", "lived"],
    says: says(
      `(?:my|our) (?:[\\w'-]+ ){0,3}(?:story|journey|experience|progress|update|results|report|review|diary)\\b … (?:with|of|on|about|from|to|in|through|after)? ?N`,
      `my (?:[\\w'-]+ ){0,2}S (?:story|journey|experience|progress|update|results|report|diary)\\b`,
      `i(?:'ve| have|'m| am| was| got)? (?:just |finally |recently |been |now )*(?:diagnosed with|living with|on|been on|beat|quit|a year of|free of) N`,
      `since (?:i )?(?:going|went|became|becoming|starting|started|quitting|quit)(?: on)? N`,
      `(?:days?|weeks?|months?|years?) (?:of|on|into|without) N`,
    ),
    told: ["This is my story with {n}.", "Here is how {n} went for me."],
    tells: true,
    ofMissing: true,
    besideOthers: true,
  },
]
