const anyOf = (...phrases: ReadonlyArray<string>): RegExp => new RegExp(phrases.join("|"), "i")

const whose = "(?:his|her|my|their|our|a|the)"
const somebody =
  "(?:(?:bi)?cyclist|runner|jogger|swimmer|climber|hiker|skier|rider|triathlete|athlete|lifter|powerlifter|gymnast|bodybuilder|player|teammate|coach|friend|student|teen(?:ager)?|man|woman|boy|girl|child|kid|member|rower|skater|surfer|diver|racer|(?:mountain )?biker|mountaineer|instructor|trainer|teacher|owner|captain|(?:skate|snow)boarder|boxer|fighter|footballer)s?"

/** A body broken for good, or a death among those who do sports, as it is told when it has happened. */
const happened = anyOf(
  `\\b(?:breaks?|broke|broken|breaking|fractur(?:es?|ed|ing)|snap(?:s|ped)|crush(?:es|ed)) (?:${whose} )?(?:neck|spine|skull)\\b(?! (?:trying|to get))`,
  `\\b(?:spine|spinal cord) (?:(?:was|is|got) )?(?:severed|snapped|crushed|broken)\\b|\\bsevered (?:${whose} )?(?:spine|spinal cord)\\b`,
  `\\bparaly[sz]ed\\b(?! by (?:fear|anxiety|doubt|choice|stress)| with)(?: \\w+){0,4}? (?:after|in|by|when) (?:a|an|the|his|her|being)\\b`,
  `\\b(?:left|was|were|is|been|got) (?:him |her |me )?paraly[sz]ed (?:after|in|by (?:a|the)|from a)\\b`,
  "\\b(?:is|was|been|lies|now|still) in a coma\\b|^\\w+ in a coma\\b|\\bon life support\\b|\\bin critical condition\\b|\\bfight(?:s|ing)? for (?:his|her|their) life\\b",
  "\\bpray (?:with us )?for (?:our|his|her|my|him|them|this)\\b|\\bin your (?:thoughts and )?prayers\\b|\\b(?:ask\\w*(?: for)?|needs?|send(?:ing)?) (?:\\w+ )?(?:your |our )?(?:thoughts,? (?:and )?|love,? )*prayers\\b|\\bprayers (?:for|to|go) (?:our|my|his|her|the|him|them)\\b",
  `\\b${somebody} (?:\\w+ ){0,5}(?:drown(?:s|ed)\\b|(?:was |were |is |got )?killed (?:by|in|on|while|when|during)\\b|(?:found|is|was) dead\\b|falls? to (?:his|her|their) death|fell to (?:his|her|their) death|(?:dies|died|dead) (?:at|during|after|in (?:a|the) (?:crash|race|fall|collision|accident)|while|on the))`,
  `\\b${somebody} (?:\\w+ ){0,9}and (?:dies|died)\\b`,
  `\\blost (?:both|${whose}) (?:legs?|arms?|f(?:oo|ee)t|hands?) (?:in|after|when)\\b`,
)

/** Letters that every such accident holds. */
export const accidentHints =
  "neck|spine|spinal cord|skull|paraly|in a coma|life support|critical condition|for their life|for his life|for her life|for my life|pray|drown|killed| dead| died| dies| death|lost both|lost h|lost m|lost o|lost a |lost the"

/** It is long past, was survived, or is what is studied or done against it. */
const lived =
  /\b(?:ago|later|years? old now|recover(?:ed|y|ing)|regain\w*|rehab\w*|healed|come ?back|walk(?:ing|s)? again|when i was|stud(?:y|ies)|research\w*|scientists?|stem cells?|risk of|prevent\w*|autop\w+|teaching|without)\b/i

/** Whether a title tells of an accident that broke or killed somebody: nobody makes a film of that. */
export const isGraveAccident = (title: string): boolean => happened.test(title) && !lived.test(title)
