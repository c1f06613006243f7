import type { ReadingWords } from "#language/reading.ts"

/** What has been eaten, as who regrets it says: a sentence that tells of anything else it tires of is none of this. */
const eaten = String.raw`\b(?:ye(?:dim|digim\w*|dikten|dikce|diyim|mek\w*|meg\w*)|ogun\w*|lokma\w*|kilo\w*|tarti\w*)\b`
const disgust = String.raw`\b(?:kendi(?:m|mden|me)|vucudum(?:dan)?)\b.*\b(?:tiksin|igren|nefret)(?!\w*(?:medim|mem\b))`

/** Eaten and then made undone: by running it off before sleep, by fasting for it, by what empties. */
const undone = [
  String.raw`\b(?:yak|erit|kos|yur|spor yap)ma?(?:m?[ae]dan|zsam|zsem) (?:\w+ ){0,2}(?:uyuy|yat|rahat|dur|huzur)\w*am`,
  String.raw`${eaten}.*\b(?:yak|erit|kos)\w*.*\byoksa (?:\w+ ){0,2}(?:uyuyam|yatam|rahat ed?em|durami|delir)\w*`,
  String.raw`${eaten}.*\b(?:ceza|kefaret)\w*(?:.*\b(?:yem|ac\b|kos|gun)|$)`,
  String.raw`\b(?:mushil|laksatif|lavman|sinameki|idrar soktur)\w*.*\b(?:tarti\w*|kilom|her (?:aksam|gece|ogun|yemek)|yedi(?:kleri|gi)m\w*|yedikten|uc kat\w*|ic(?:im|ime)de kalma\w*)\b`,
  String.raw`\bklozet\w* (?:\w+ )?(?:egil|sarili?|basin)`,
  String.raw`\b(?:ogun|yemek|yedik)\w* (?:\w+ ){0,2}(?:tuvalet|lavabo|banyo)\w* (?:\w+ ){0,2}(?:cikar|kus)`,
  String.raw`\bcigne\w* (?:\w+ ){0,2}tukur(?:uyorum|uyom|dum|mek|up|sem)`,
]

/** Hunger and bones as what somebody is after, and food that must be earned. */
const wanted = [
  String.raw`\byeme(?:k yemey|g)i (?:\w+ )?hak et(?:mi|me)`,
  String.raw`\b(?:kemik|kaburga|kopruc\w*|kalca kemi|omurga)\w* (?:\w+ ){0,2}(?:say(?:il|abil)|gorun|belli ol|cik(?:sin|ana)|firla)\w*`,
  String.raw`\b(?:bacak|kalca|uyluk)\w* ara\w* (?:\w+ ){0,2}(?:acik|acil|bosluk|degme)\w* (?:\w+ )?(?:ist|hedef|ol)`,
  String.raw`\b(?:acik(?:inca|mak|tikca)|acli(?:k|g)\w*|ac (?:kalinca|kalmak|yatinca|uyuyunca)) (?:\w+ ){0,4}(?:mutlu|guclu|gurur|hosuma|zevk|iyi hissed)`,
  String.raw`\b(?:3\d|4[0-2]) (?:kilo(?:yum|ya)? )?(?:(?:hedef|istiyorum)\w*|(?:\w+ ){0,2}(?:yagli|sisman|kilolu)yim)`,
  String.raw`\b(?:adet|regl)\w* (?:\w+ )?(?:ol(?:mu|am)|gor(?:mu|em)|gelmi|kesil).*\b(?:durmak|birakmak|kilo almak) (?:\w+ )?istemi`,
  String.raw`\b(?:gorme|anlama|bilme|cakma)(?:sin|sinler) diye (?:\w+ ){0,2}(?:yeme[gk]|tabag|ogun)\w*`,
]

export const eatingPhrases: ReadingWords["sensitive"] = [
  ["eating_disorder", new RegExp(`${eaten}.*${disgust}|${disgust}.*${eaten}`), /sivilce|leke|sigara/],
  [
    "eating_disorder",
    new RegExp(undone.join("|")),
    /\bkabiz|kolonoskop|\bsakiz\b|tutun|bebe[gk]|nikotin|hamile/,
  ],
  [
    "eating_disorder",
    new RegExp(wanted.join("|")),
    /\btavuk|\bcorba|\bkemik suyu|bebe[gk]|cocu[gk]|kopeg(?:im|in)|kedi(?:m|n)|hissi? yok/,
  ],
]
