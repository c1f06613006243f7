import { before, mark } from "./subject-mark.ts"
import { help, dosed, itself, relieving, says, suffered, tips, used, type VoiceForm } from "./voice-form.ts"

/** What is asked of what a thing does, and of what helps against what somebody has. */
export const askedOfEffects: ReadonlyArray<VoiceForm> = [
  // What it does.
  {
    on: ["taken", "prescribed", "followed", "treated", "bought"],
    says: says(
      "(?:do|does|did|will|would|can|could|has|have|is|are) N … (?:work|works|worked|help|helps|helped|effective|worth it|do anything|make a difference|any good|beneficial|necessary|overrated)\\b",
      "(?:benefits?|effectiveness|point) (?:of|from|to|in) (?:taking |doing |using )?N",
      "what (?:does|do) N (?:really |actually )?do\\b",
      "how … (?:does|do) N work",
    ),
    told: ["{does|do} {n} really do anything?", "Is it worth it to bother with {n}?"],
  },
  {
    on: ["trained", "played"],
    says: says(
      "(?:benefits?|point|purpose) (?:of|from|to|in) (?:doing )?N",
      "what (?:does|do) N (?:really |actually )?(?:do|work|train)\\b",
      "(?:is|are|does|do|will|can) N … (?:effective|enough|useful|help|helps|build|burn|necessary)\\b",
    ),
    told: ["What {does|do} {n} do for me?"],
  },
  {
    on: ["eaten"],
    says: says(
      "(?:is|are) N … (?:healthy|good for|nutritious|good)\\b",
      "how (?:healthy|nutritious|good) (?:is|are) N",
      "(?:health )?benefits? of (?:eating |drinking )?N",
    ),
    told: ["{is|are} {n} really good for me?"],
  },
  {
    on: ["limited", "left"],
    says: says(
      "effects? of (?:drinking |eating |having )?N",
      "(?:how|what|does|do|can|will) … N … (?:affect|do to|effect|impact|hurt|ruin)\\b",
    ),
    told: ["What {does|do} {n} do to me?"],
  },
  {
    on: suffered,
    says: says(
      `(?:what|anything|something|any|how (?:do|can|could|did|should|would|to|does (?:any|every)(?:one|body))|ways?|best|need|looking for|advice|tips|method|trying|help) (?:[\\w'-]+ ){0,7}${relieving} N(?! (?:with|using|by|through)\\b)`,
      `(?:what|which|any|best|looking for|recommend\\w*|need) … S (?:treatments?|remed(?:y|ies)|cures?|products?|fix(?:es)?|solutions?|medications?|meds)\\b`,
      `${tips} (?:for|with|on|about|against) (?:\\w+ing )?N`,
      `(?:${help}|treatments?|remed(?:y|ies)|cures?|cream|product|products) (?:for|with|against) N`,
      `^(?:what|how) (?:can|could|should|do) (?:i|you|we) (?:\\w+ )?(?:do|help|fix|stop|treat|prevent)(?: about| with| for| against)? ${mark}`,
      "what (?:can|should|could|do) (?:i|you|we) (?:\\w+ )?do (?:about|with|for) N",
      `^S (?:help|advice|tips)$`,
    ),
    told: ["What helps you with {n}?", "How do you get {n} under control?"],
  },
  {
    on: ["left"],
    says: says(
      `(?:how|what|any|advice|tips|help|best|ways?|want|wants|trying|need|ready|going) … (?:quit|quitting|stop|stopping|giv(?:e|ing) up) N`,
    ),
    told: ["How do I leave {n} behind?"],
    ofMissing: true,
  },
  {
    on: ["left"],
    says: says(
      "(?:stay|resist|crav(?:e|ings?)|tempt\\w*|urges?|relaps\\w+|miss) … (?:from |to |for )?N",
      "without N",
    ),
    told: ["How do you stay away from {n}?"],
    ofMissing: true,
  },
  // What has been shown.
  {
    on: [...used, "eaten", "followed", "limited", "trained", "played", "ill", "sore", "kept", "measured"],
    says: says(
      "(?:stud(?:y|ies)|research|evidence|science|proof|data|literature|papers?) … (?:on|about|for|behind|regarding|that|against) N",
      "(?:any|what|is there|recent|find|good) … S (?:stud(?:y|ies)|research)\\b",
    ),
    told: ["What do the studies on {n} show?"],
  },
  // Causes.
  {
    on: [...used, "eaten", "followed", "trained", "limited", "played"],
    says: says(
      "(?:can|could|does|do|is|are|did|will|would) N … (?:caus\\w+|trigger\\w*|lead to|mak(?:e|es|ing) (?:me|you|my|people)|giv(?:e|es|ing) (?:me|you))",
      "(?:caused|triggered) by N",
      "why … (?:on|from|after|with) N",
    ),
    told: ["Could {n} be causing my trouble?"],
    besideOthers: true,
  },
  {
    on: suffered,
    says: says(
      "what (?:\\w+ ){0,2}(?:caus\\w+|triggers?|triggered|brings? on|brought on) N",
      "(?:causes?|reasons?|triggers?) (?:of|for|behind) N",
      "why (?:do|am|did|would) i … (?:have|get|getting|having|got) N",
      "S (?:causes?|triggers?)\\b",
    ),
    told: ["Where {does|do} {n} come from?"],
  },
  // Doctors, and what is normal.
  {
    on: [...dosed, "treated", "followed"],
    says: says(
      "(?:ask|tell|talk to|bring up with|convince) … (?:doctor|doc|gp|psychiatrist|dermatologist|physician|therapist)s? (?:about|for|to (?:prescribe|try)) N",
    ),
    told: ["Should I ask my doctor about {n}?"],
  },
  {
    on: suffered,
    says: says(
      "(?:see|seeing|go to|going to|get|need|talk to|ask) … (?:doctor|doc|gp|psychiatrist|dermatologist|physician|therapist)s? (?:about|for|with) N",
      "(?:get|getting|be|being|got) (?:\\w+ )?(?:diagnosed|tested|diagnosis) (?:with|for|of) N",
    ),
    told: ["Should I see a doctor about {n}?"],
  },
  {
    on: suffered,
    says: says(
      `(?:any(?:one|body) (?:else|with|feel|feels|get|gets|have|has|notice|find|experience|ever)|am i the only|dae|who else|is it (?:just me|normal|common))\\b(?:[^?]*) ${before}${mark}${itself}`,
      `${mark}${itself}(?:[^?]*) (?:any(?:one|body) else|just me|only one|normal|common)\\b`,
    ),
    told: ["Does anyone else have the same with {n}?", "Is this normal with {n}?"],
    besideOthers: true,
    wide: true,
  },
  {
    on: ["measured", "kept"],
    says: says("(?:is|are) N … normal", "(?:is|are) … normal N"),
    told: ["Is my {n} normal?"],
  },
]
