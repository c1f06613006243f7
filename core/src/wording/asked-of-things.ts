import { dosed, done, says, used, type VoiceForm } from "./voice-form.ts"

/** What is asked of things: how much, when, whether they are safe, and which one. */
export const askedOfThings: ReadonlyArray<VoiceForm> = [
  // How much, when and how long.
  {
    on: ["taken", "eaten", "limited", "played"],
    says: says(
      "how (?:much|many) N",
      "too (?:much|many) N",
      "N (?:every|each|per) day",
      "(?:am i|do i|should i) (?:[\\w'-]+ ){0,2}enough N",
    ),
    told: ["How {much|many} {n} {is|are} right for me?"],
  },
  {
    on: dosed,
    says: says("(?:doses?|dosages?|amount) (?:of|for) N", "S (?:doses?|dosages?)\\b"),
    told: ["What should I know about the dose of {n}?"],
  },
  {
    on: ["trained", "treated", "played"],
    says: says(
      "how often … (?:do|have|train|use|take|go|get|change) N",
      "N (?:every|each) (?:day|week)",
      "times (?:a|per) week … N",
    ),
    told: ["How often should I do {n}?"],
  },
  { on: ["followed"], says: says("how strict … N"), told: ["How strict do I have to be with {n}?"] },
  {
    on: [...dosed, "eaten", "trained", "played"],
    says: says(
      "(?:when|what time) (?:should|do|can|to|would) (?:(?:i|you|we|one) )?(?:take|do|have|eat|drink|use|go for|train) N",
      "(?:best|right|good) time (?:of day )?(?:to \\w+|for) N",
      "N (?:before|after) (?:bed|work(?:ing)?[- ]?outs?|training|meals?|lifting|exercise)",
      "N in the (?:morning|evening)",
    ),
    told: ["When is the best time for {n}?"],
  },
  {
    on: [...used, "followed"],
    says: says(
      "how (?:long|soon|quickly|many (?:days|weeks|months)) … N … (?:work|kick in|take|show|make|help|start)",
      "when … N … (?:work|kick in|start)",
    ),
    told: ["How long until {n} {makes|make} a difference?"],
  },
  { on: ["ill", "sore"], says: says("how long … N (?:last|go|take)"), told: ["How long does {n} last?"] },
  // Safety.
  {
    on: [...used, "followed", "trained", "played", "raced"],
    says: says(
      "(?:is|are) N … (?:safe|dangerous|bad|harmful|toxic|addictive|unhealthy|risky)\\b",
      "(?:safe|dangerous|harmful|okay|ok|bad|risky|unhealthy) (?:for \\w+ )?to (?:\\w+ ){0,2}N",
      "(?:safe|dangerous|harmful|okay|ok) to do … of S",
      "(?:side[- ]effects?|dangers?|risks?|safety|long[- ]term effects?) (?:of|from|with|to|on) N",
      "S side[- ]effects?",
      "(?:reactions?|problems) (?:to|with|from) N",
    ),
    told: ["{is|are} {n} safe for me?", "What can go wrong with {n}?"],
  },
  {
    on: ["eaten", "limited"],
    says: says(
      "(?:is|are) N … (?:safe|dangerous|bad|harmful|toxic|unhealthy)\\b",
      "(?:safe|dangerous|harmful|okay|ok|bad|unhealthy) (?:for \\w+ )?to (?:eat|drink|have|use) N",
      "(?:bad|wrong) (?:about|with) (?:eating |drinking |having )?N",
    ),
    told: ["{is|are} {n} bad for me?"],
  },
  {
    on: ["ill", "sore", "measured", "kept"],
    says: says("(?:worr(?:y|ied)|concerned) about N", "is N (?:dangerous|serious|a problem)"),
    told: ["Do I have to worry about {n}?"],
  },
  // Pain.
  {
    on: [...done, "raced"],
    says: says(
      "(?:pains?|hurts?|hurting|aches?|sore(?:ness)?|injur\\w+|tight(?:ness)?|numb) … (?:from|during|after|when|while|doing|with|on) N",
      "N … hurts?\\b",
    ),
    told: ["What do I do when {n} {hurts|hurt}?"],
  },
  // Choosing.
  {
    on: ["taken", "eaten", "bought", "trained", "followed", "prescribed", "limited"],
    says: says(
      "(?:alternatives?|substitutes?|replacements?) (?:to|for) N",
      "(?:better than|instead of|in place of|replace|replacing) N",
      "S (?:alternatives?|substitutes?|replacements?)\\b",
    ),
    told: ["What can I take in place of {n}?", "Is there something better than {n}?"],
    besideOthers: true,
    ofMissing: true,
  },
  {
    on: ["ill", "sore"],
    says: says("(?:vs|versus|or) … (?:for|against) (?:treating )?N", "(?:vs|versus|or) … for S treatment"),
    told: ["What works better for {n}?"],
    besideOthers: true,
  },
  {
    on: ["taken", "bought", "eaten"],
    says: says(
      "(?:which|what (?:kind|type|sort|brand)s? of|best brands? of|brands? of|recommend(?:ations? for)?|looking for (?:an?|some|good)|where (?:can|do|to|should) (?:i |you |we )?(?:buy|get|find)|suggest|suggestions for) N",
      "what(?:'s| is| are) (?:the best|your favou?rite|a good|some good) N",
      "^best N",
      "(?:which|what|best|any) S (?:brands?|products?|supplements?)\\b",
      "good N(?: |$)",
    ),
    told: ["Which {n} would you buy?"],
  },
  {
    on: ["followed", "trained", "treated", "prescribed"],
    says: says(
      "should i (?:try|go|do|start|add|include|switch to|become|be|get|have|take|ask for|be doing)(?: on| doing| for)? N",
      "(?:is|are|would) N … (?:right|worth|necessary|good (?:idea|choice|fit|for))\\b",
      "worth (?:it to |trying |doing |taking |going )(?:\\w+ )?N",
      "(?:thinking|considering) (?:of |about )?(?:starting|trying|going|taking|doing|getting)(?: on)? N",
    ),
    told: ["{is|are} {n} right for me?"],
  },
  {
    on: ["played", "raced", "trained"],
    says: says(
      "(?:gear|equipment|shoes|kit|clothes|computer|watch|bag|belt)\\b … (?:for|in|during) N",
      "what (?:do|should|will) i (?:need|wear|bring|buy|get|use) … (?:for|to|at|in) N",
      "S (?:gear|equipment|shoes|kit|clothes|watch|belt)\\b",
    ),
    told: ["What do I need for {n}?"],
  },
]
