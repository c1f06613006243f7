import { mark } from "./subject-mark.ts"
import { done, says, type VoiceForm } from "./voice-form.ts"

/** Behind a dish nothing follows that makes another thing of it ("food chain"). */
const ending = "(?= *$| (?:for|with|that|to|you|i|and|or|on|in|please)\\b)"

/** What is asked for in the kitchen. */
export const askedInKitchen: ReadonlyArray<VoiceForm> = [
  {
    on: ["eaten", "taken", "limited"],
    says: says(
      "recipes? … (?:for|with|using|that use|involving|featuring|including) N",
      "S (?:\\w+ )?recipes?\\b",
      "(?:what|how|ideas|ways?|things|anything|something) (?:[\\w'-]+ ){0,5}(?:do with|(?:make|made|cook|prepare|season|use up|serve)(?: with| using| out of| up)?) N",
      "(?:ideas|uses|suggestions) (?:for|of|with)(?: \\w+ing)? N",
      "(?:what|anything) (?:else )?(?:goes|go|pairs|pair) (?:well )?with N",
      "(?:favou?rite|best|go-to) (?:ways? to (?:eat|cook|prepare|have|use|make)|uses (?:for|of)) N",
    ),
    told: ["What can I make with {n}?", "I need new ideas for {n}."],
    besideOthers: true,
  },
  {
    on: ["dish"],
    says: says(
      "how (?:do|to|can|should|would) … (?:make|cook|bake|prepare|season|improve|thicken) N",
      "recipes? (?:\\w+ )?for N",
      "S recipes?\\b",
      "(?:favou?rite|best|go-to) N",
      "(?:ideas|suggestions|tips) for N",
      "what (?:do|should|can|would) … (?:put|add|throw) … (?:in|into|on|to|in to) N",
    ),
    told: ["How do you make {n}?"],
    besideOthers: true,
  },
  {
    on: ["served"],
    says: says(
      `(?:ideas|recipes?|suggestions|recommend\\w*|options|favou?rites?|go-to)\\b … (?:for |as )?S`,
      `${mark} (?:\\w+ )?(?:ideas?|recipes?|suggestions|options|foods?)\\b`,
      `what (?:do|did|should|can|are|is|would|'s)\\b … (?:eat|eating|have|having|make|making|cook|cooking|pack|bring)\\b … (?:for |as )?S`,
    ),
    told: ["What do you have for {n}?", "Tell me about your {n}."],
    besideOthers: true,
  },
  {
    on: ["followed"],
    says: says(
      `(?:what|which|any|need\\w*|looking for|want|best|favou?rite|share|recommend\\w*|suggest\\w*|give me|good|easy|quick|simple) (?:[\\w'-]+ ){0,3}S (?:[\\w'-]+ ){0,3}(?:recipes?|ideas|meals?|snacks?|dish(?:es)?|desserts?|lunch\\w*|dinners?|breakfasts?)${ending}`,
      `^S (?:[\\w'-]+ ){0,3}(?:recipes?|ideas)${ending}`,
      "(?:recipes?|ideas|meals?|snacks?|desserts?|foods?|something) … (?:for|that (?:is|are)|on) N",
      "(?:how|what) (?:do|can|should|could|to) … (?:cook|bake|make|eat) … S",
    ),
    told: ["Which recipes fit {n}?"],
    besideOthers: true,
  },
  {
    on: [...done, "raced"],
    says: says(
      "(?:what|how|anything|should i) … (?:eat|fuel|drink|have)\\b … (?:for|before|after|during) N",
      "(?:food|meals?|snacks?|nutrition|diet)\\b … (?:for|before|after|during) N",
    ),
    told: ["What should I eat for {n}?"],
  },
  {
    on: ["ill", "measured", "kept", "prescribed"],
    says: says(
      "(?:what|which|any) … (?:eat|food|foods|diet|diets|meals?|recipes?)\\b … (?:for|with|to help|against|on|help) N",
      "S (?:diet|foods?|recipes?)(?! \\w)",
    ),
    told: ["What should I eat with {n}?"],
  },
]
