/** Small letters of other alphabets that are drawn like a Latin one. */
const lookalikes: ReadonlyMap<string, string> = new Map(
  (
    "аa еe оo рp сc уy хx іi їi ѕs јj һh ԁd ԛq ԝw ёe кk мm нh тt вb гr пn зz иu ьb ғf ոn " +
    "αa βb εe ηn ιi κk μm νv οo ρp σo ςs ϲc τt υu χx ωw γy ζz θo " +
    "ıi ɡg ɩi ʟl ɑa ꞵb ʀr ɴn ʜh ʙb ɪi ᴀa ᴄc ᴅd ᴇe ᴊj ᴋk ᴍm ᴏo ᴘp ᴛt ᴜu ᴠv ᴡw ᴢz ꜱs øo đd łl ħh ðd"
  )
    .split(" ")
    .map((pair) => [pair.slice(0, -1), pair.slice(-1)] as const),
)

/** The Latin letter that a small letter is drawn like; undefined when it is like none. Words are disguised with such letters. */
export const latinLike = (letter: string): string | undefined => lookalikes.get(letter)
