import type { Random } from "./random.ts"
import type { Draft } from "./draft.ts"

const spam = [
  [
    "Lost 12 kilos in 3 weeks, 20% off with my code",
    "Use code FIT20 for 20% off, limited time: https://shop.example/fit20 https://shop.example/more",
  ],
  [
    "The only capsules you will ever need",
    "Click here https://pills.example and use my referral code WELL15. Free shipping this week.",
  ],
  ["Cheap peptides, no prescription", "Message on telegram. Without a prescription, worldwide shipping."],
  [
    "My e-book: flat stomach in ten days (50% off)",
    "Buy now https://books.example/flat with promo code FLAT50.",
  ],
] as const

const foreign = [
  [
    "Kreatin kullanırken ne kadar su içmek gerekir?",
    "Üç haftadır günde beş gram alıyorum ama çok susuyorum. Sizce normal mi?",
  ],
  [
    "Diz ağrısı için hangi egzersizler iyi gelir?",
    "Merdiven çıkarken ağrıyor, doktor dinlenmemi söyledi ama ne kadar daha beklemem gerekiyor bilmiyorum.",
  ],
  [
    "¿Cuánta proteína necesito si entreno por la noche?",
    "Entreno cuatro días por semana y no sé si debo cenar antes o después.",
  ],
  [
    "Welches Magnesium ist am besten verträglich?",
    "Ich habe mit Citrat Probleme und möchte wissen, was ihr nehmt und wie viel.",
  ],
  [
    "Quel est le meilleur moment pour prendre la vitamine D ?",
    "Mon médecin n'a rien précisé et je ne sais pas si je dois la prendre avec un repas.",
  ],
] as const

const adult = [
  ["NSFW: six month progress pictures", "Shirtless pictures inside. Same weight, different light."],
  ["Blood in an odd place after a long ride (NSFW)", "Photo included, please be kind."],
] as const

/** Threads that a community keeps for itself, by its moderators' helper. */
const threads: ReadonlyArray<readonly [community: string, every: number, title: (date: string) => string]> = [
  ["Fitness", 1, (date) => `Daily Simple Questions Thread - ${date}`],
  ["running", 1, (date) => `Official Q&A for ${date}`],
  ["bodyweightfitness", 1, (date) => `Daily Discussion Thread for ${date}`],
  ["xxfitness", 7, (date) => `Weekly Check-In - ${date}`],
  ["pharmacy", 7, (date) => `Weekly vent thread - ${date}`],
  ["AdvancedRunning", 7, (date) => `Weekly General Discussion and Q&A - ${date}`],
  ["nutrition", 7, (date) => `Weekly personal nutrition discussion - ${date}`],
  ["PharmacyTechnician", 7, (date) => `Weekly certification exam thread - ${date}`],
]

const ordinary = { lift: 1, mark: null } as const

/** The threads of one day; `date` as in "November 20, 2026". */
export const threadsOf = (day: number, date: string): ReadonlyArray<Draft> =>
  threads
    .filter(([, every]) => day % every === 0)
    .map(([community, , title]) => ({
      community,
      title: title(date),
      body: "Ask here what needs no post of its own. Be kind and read the rules first.",
      lift: 1,
      mark: "thread" as const,
    }))

/** What makes a forum untidy: advertising, other languages, adult and machine-made posts. About four a day. */
export const untidiness = (communities: ReadonlyArray<string>, random: Random): ReadonlyArray<Draft> => {
  const some = (pool: ReadonlyArray<readonly [string, string]>, mean: number, mark: Draft["mark"]) =>
    Array.from({ length: random.count(mean) }, (): Draft => {
      const [title, body] = random.pick(pool)
      return { ...ordinary, community: random.pick(communities), title, body, mark }
    })
  return [
    ...some(spam, 1.6, null),
    ...some(foreign, 1.2, null),
    ...some(adult, 0.5, "adult"),
    ...some(BOT, 0.5, "bot"),
  ]
}

const BOT = [["Reminder: flair your posts", "I am a bot and this was posted automatically."]] as const

/** Now and then a post comes twice: in a second community, or again with a changed ending. */
export const repeats = (
  drafts: ReadonlyArray<Draft>,
  communities: ReadonlyArray<string>,
  random: Random,
): ReadonlyArray<Draft> =>
  drafts
    .filter(({ body }) => body !== "" && random.next() < 0.02)
    .map((draft) =>
      random.next() < 0.5
        ? { ...draft, lift: 0.5, community: random.pick(communities) }
        : { ...draft, lift: 0.5, body: `${draft.body} Edit: added a word.` },
    )

/** One in twenty is gone by the time the listing is read. */
export const goneLater = (draft: Draft, random: Random): Draft =>
  draft.mark === null && random.next() < 0.05
    ? { ...draft, mark: random.next() < 0.6 ? "deleted" : "removed" }
    : draft
