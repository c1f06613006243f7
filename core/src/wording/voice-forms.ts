import { askedForAdvice } from "./asked-for-advice.ts"
import { askedInKitchen } from "./asked-in-kitchen.ts"
import { askedOfDoing } from "./asked-of-doing.ts"
import { askedOfEffects } from "./asked-of-effects.ts"
import { askedOfThings } from "./asked-of-things.ts"
import type { VoiceForm } from "./voice-form.ts"

/** All that a post may say of a subject, the narrower question first. */
export const voiceForms: ReadonlyArray<VoiceForm> = [
  ...askedOfThings,
  ...askedOfEffects,
  ...askedOfDoing,
  ...askedInKitchen,
  ...askedForAdvice,
]

/** In a community that is named after a way of eating who asks for recipes asks for those of that. */
export const recipesAsked =
  /(?:\b(?:any|what|which|need\w*|looking for|want\w*|favou?rites?|best|your|share|request|post|link|give)\b.*|^(?:[\w'-]+ ){0,3})\b(?:recipes?|(?:meal|snack|lunch|dinner|breakfast|dessert|food|cooking) (?:ideas|suggestions))\b/
