import type { RuleExcuses } from "#language/excuses.ts"

export const excuses: RuleExcuses = {
  "EV-MIRACLE":
    "words? like|be (?:very |a little )?(?:suspicious|wary|sceptical|skeptical)|scroll on|red flags?",
  "EV-ANIMAL": String.raw`not (?:yet )?(?:been )?(?:tested|shown|proven|studied)|(?:in|on) (?:people|humans)`,
  "WT-NO-EFFORT": "(?:muscle|exercise|training|cardio|workout)s? burns?",
  "WT-EXTREME": "deficit|surplus",
  "RX-DOSE": String.raw`in the (?:trial|study)|participants|(?:women|adults|people|children|men|mothers)(?: \p{L}+){0,4} (?:are|is) advised to|(?:nhs|who|nice|guidelines?) (?:suggests?|recommends?|advises?|says?)|(?:leaflet|label|packet) (?:says|allows)`,
  "RX-VULNERABLE": "(?:ask|talk to|check with|consult|speak (?:to|with)) (?:your|a|the)",
  "AD-UNDISCLOSED": String.raw`(?:this (?:video|post) is an? (?:ad|advert|advertisement)|paid partnership|sponsored by|#ad(?!\p{L})|advertisement)`,
  "AD-URGENCY": String.raw`911|999|112|stroke|heart attack|emergency|anaphyla\p{L}*|overdose`,
  "VG-FEAR": String.raw`smok\p{L}*|tobacco|cigarettes?|carbon monoxide`,
  "SF-EMERGENCY": "911|999|112|emergency|ambulance|urgent care",
}
