import type { RuleExcuses } from "#language/excuses.ts"

export const excuses: RuleExcuses = {
  "EV-MIRACLE": String.raw`gibi (?:kelime|söz|ifade|vaat)\p{L}*|şüphelenin|videoyu geçin`,
  "EV-ANIMAL": "insanlarda|henüz",
  "WT-NO-EFFORT": null,
  "WT-EXTREME": "açık|açığı",
  "RX-DOSE": "çalışmada|katılımcı",
  "RX-VULNERABLE": String.raw`danış\p{L}*|sorun(?!\p{L})`,
  "AD-UNDISCLOSED": "reklam (?:içerir|içermektedir)|iş birliği içerir|sponsorlu|#reklam",
  "AD-URGENCY": "felç|inme|kalp krizi|acil",
  "VG-FEAR": "sigara|tütün|karbonmonoksit",
  "SF-EMERGENCY": "112|acil",
}
