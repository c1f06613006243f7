import type { SubjectKind } from "#evidence/subject-file.ts"
import type { Language } from "#script/settings.ts"

/** The words of a shot list in one language; what comes from the script is put into them as it stands. */
export interface ShotWords {
  readonly opening: string
  readonly closing: string
  readonly warning: string
  readonly holding: (prop: string) => string
  readonly besideText: (onScreen: string) => string
  readonly besideSource: string
  readonly plain: string
  readonly sourceCard: (numbers: string, publishers: string) => string
  readonly face: string
  /** How a subject itself is filmed: a medicine never with its name. */
  readonly subject: { readonly [K in SubjectKind]: (name: string) => readonly [prop: string, scene: string] }
  /** Words that warn, lower case. */
  readonly warns: RegExp
}

export const shotWords: { readonly [L in Language]: ShotWords } = {
  english: {
    opening: "Close-up, eyes in the upper third; no greeting",
    closing: "Close-up, the same frame as the first shot",
    warning: "Close-up; stand still, no cut until the sentence is over",
    holding: (prop) => `Medium shot, both hands free: ${lowerFirst(prop)} at chest height`,
    besideText: (onScreen) => `Medium shot, you on the left; leave the right third for “${onScreen}”`,
    besideSource: "Medium shot at a desk; leave the right third for the source",
    plain: "Medium shot, a step nearer than before",
    sourceCard: (numbers, publishers) => `Source ${numbers} on screen: ${publishers}`,
    face: "None: stay on your face",
    subject: {
      supplement: (name) => [
        `A pack of ${name}, brand turned away`,
        `${name}: the pack turned to its back label`,
      ],
      medicine: (name) => [
        `An unmarked tablet box`,
        `An unmarked box for ${name}; no brand, no name of a product`,
      ],
      interaction: (name) => [`Both things side by side`, `${name}: both side by side on a plain table`],
      food: (name) => [`A portion of ${name}`, `${name} on a plain table, from above`],
      diet: (name) => [`One day's plate`, `${name}: one plate, from above`],
      condition: (name) => [`A card with the words “${name}”`, `A hand writing “${name}” on a card`],
      body: (name) => [`A card with the words “${name}”`, `A hand writing “${name}” on a card`],
      exercise: (name) => [`What you need for ${name}`, `${name}: one slow repetition, from the side`],
      habit: (name) => [`A card with the words “${name}”`, `${name}: the one movement that begins it`],
      gear: (name) => [name, `${name} turned once in your hands`],
    },
    warns:
      /\b(?:call|emergency|urgent(?:ly)?|right away|at once|today, not|see (?:a|your) doctor|get help|stop and)\b/,
  },
  turkish: {
    opening: "Yakın çekim, gözler üst üçte birde; selam yok",
    closing: "Yakın çekim, ilk planla aynı kadraj",
    warning: "Yakın çekim; sabit durun, cümle bitene kadar kesmeyin",
    holding: (prop) => `Orta plan, eller serbest: göğüs hizasında ${lowerFirst(prop, "tr")}`,
    besideText: (onScreen) => `Orta plan, siz solda; sağ üçte bir “${onScreen}” yazısına kalsın`,
    besideSource: "Masada orta plan; sağ üçte bir kaynağa kalsın",
    plain: "Orta plan, öncekinden bir adım yakın",
    sourceCard: (numbers, publishers) => `Ekranda kaynak ${numbers}: ${publishers}`,
    face: "Yok: yüzünüzde kalın",
    subject: {
      supplement: (name) => [`Markası görünmeyen bir kutu: ${name}`, `${name}: kutunun arka etiketi`],
      medicine: (name) => ["Yazısız bir ilaç kutusu", `Yazısız bir kutu (${name}); marka ve ürün adı yok`],
      interaction: (name) => ["İkisi yan yana", `${name}: ikisi sade bir masada yan yana`],
      food: (name) => [`Bir porsiyon: ${name}`, `${name}, sade bir masada, üstten`],
      diet: (name) => ["Bir günlük tabak", `${name}: bir tabak, üstten`],
      condition: (name) => [`Üstünde “${name}” yazan bir kart`, `Karta “${name}” yazan bir el`],
      body: (name) => [`Üstünde “${name}” yazan bir kart`, `Karta “${name}” yazan bir el`],
      exercise: (name) => [`Gerekli malzeme: ${name}`, `${name}: yandan, yavaş bir tekrar`],
      habit: (name) => [`Üstünde “${name}” yazan bir kart`, `${name}: başlatan tek hareket`],
      gear: (name) => [name, `${name}, elinizde bir kez çevrilir`],
    },
    warns: /(?:hemen|acil|bugün ara|112|doktora baş?vur|hekime başvur|beklemeyin|vakit kaybetmeden)/,
  },
}

const lowerFirst = (text: string, locale = "en") =>
  `${text.slice(0, 1).toLocaleLowerCase(locale)}${text.slice(1)}`
