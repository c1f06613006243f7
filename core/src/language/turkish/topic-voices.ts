import type { Nature } from "#evidence/nature.ts"
import type { UserIntent } from "#topic/topic.ts"
import type { Wording } from "./asking-words.ts"
import { type Side, sides } from "./topic-sides.ts"

/** What others are asked to tell, by what the subject is to them. */
const told: { readonly [S in Side]: Wording } = {
  had: ({ acc }) => `${acc} kullananlar ne fark etti?`,
  eaten: ({ acc }) => `${acc} düzenli tüketenler ne fark etti?`,
  needed: ({ n }) => `${n} konusunda sizde ne işe yaradı?`,
  done: ({ abl }) => `${abl} sonuç alanlar neyi nasıl yaptı?`,
  suffered: ({ acc }) => `${acc} yaşayanlar nasıl atlattı?`,
  named: ({ n }) => `${n} konusunda deneyiminiz ne oldu?`,
}

/** What somebody is unsure about who asks for advice. */
const advised: { readonly [S in Side]: Wording } = {
  had: ({ n }) => `${n} konusunda kafam karışık, siz ne dersiniz?`,
  eaten: ({ n }) => `${n} konusunda kafam karışık, siz ne dersiniz?`,
  needed: ({ acc }) => `${acc} nasıl yoluna koyarım?`,
  done: ({ n }) => `${n} konusunda nereden başlamalıyım?`,
  suffered: ({ n }) => `${n} için ne yapmamı önerirsiniz?`,
  named: ({ n }) => `${n} konusunda nereden başlamalıyım?`,
}

/** The same of what is done to somebody. */
const ofTherapy = {
  experience_request: ({ acc }) => `${acc} yaptıranlar memnun mu?`,
  seeking_advice: ({ n }) => `${n} konusunda kararsızım, siz ne dersiniz?`,
} satisfies { readonly [I in UserIntent]?: Wording }

const voices: {
  readonly [I in Exclude<UserIntent, "experience_request" | "seeking_advice">]: ReadonlyArray<Wording>
} = {
  safety_side_effects: [({ n }) => `${n} konusunda neye dikkat etmeliyim?`],
  symptom_concern: [({ n }) => `Bu şikâyetim ${n} ile ilgili olabilir mi?`],
  product_recommendation: [({ n }) => `Bana ${n} konusunda ne önerirsiniz?`],
  evidence_check: [({ n }) => `Araştırmalar ${n} için ne diyor?`],
  personal_story: [({ n }) => `${n} deneyimimi anlatmak istedim.`],
  emotional_support: [({ n }) => `Artık ${n} beni çok yoruyor.`],
  news_and_content: [],
}

/** What somebody wants who puts no question, in the words of who has, eats, does or suffers the subject. */
export const voicesOf = (
  intent: UserIntent,
  nature: Nature,
  name: Parameters<Wording>[0],
): ReadonlyArray<string> => {
  const side = sides[nature]
  const wordings =
    intent === "experience_request"
      ? [nature === "therapy" ? ofTherapy.experience_request : told[side]]
      : intent === "seeking_advice"
        ? [nature === "therapy" ? ofTherapy.seeking_advice : advised[side]]
        : voices[intent]
  return wordings.map((wording) => wording(name))
}
