import type { Language, Market } from "#script/settings.ts"
import { type Help, helpIn } from "./help.ts"
import type { SafetyKind } from "./kind.ts"

type Message = (help: Help) => ReadonlyArray<string>

/** What is said instead of a script: fixed sentences that may be filmed as they stand. */
type Messages = { readonly [K in SafetyKind]: Message }

const english: Messages = {
  crisis: ({ emergency, listens }) => [
    "If you are thinking about ending your life, or about hurting yourself, please talk to somebody now.",
    `Call ${listens}, by day or night.`,
    `If you are in danger at this moment, call ${emergency}.`,
    "You do not have to explain it well. Say: I am not safe, and I need help.",
    "If you worry about somebody else, ask them directly, stay with them, and call together.",
  ],
  emergency: ({ emergency, advice }) => [
    "This can be an emergency.",
    `Call ${emergency} now, even if it seems to get better.`,
    "Say what happened, when it began, and what was taken. Keep the packet at hand.",
    "Do not drive yourself, and do not stay alone. Unlock the door.",
    ...(advice === null
      ? []
      : [`If you are sure that nobody is in danger, ${advice} tells you where to go today.`]),
  ],
  minors: ({ emergency, advice }) => [
    "Doses and diets for a child depend on the child. Ask a doctor or a pharmacist who can ask about weight, age and other medicines.",
    advice === null
      ? `If a child is very ill, or gets worse, call ${emergency}.`
      : `If a child is ill and you are worried, call ${advice}. In an emergency, call ${emergency}.`,
  ],
  eating_disorder: ({ emergency, listens }) => [
    "If food, weight or being sick takes over your days, you deserve help, whatever you weigh.",
    "Tell one person whom you trust, and make an appointment with a doctor this week.",
    `If you faint, your heart races, or you cannot keep anything down, call ${emergency}.`,
    `If you think about ending your life, call ${listens}.`,
  ],
  drug_seeking: ({ emergency }) => [
    "A medicine that needs a prescription needs somebody who checks whether it is safe for you.",
    "If you are in pain, or cannot cut down, say so to a doctor or a pharmacist. It is not theirs to judge.",
    `If somebody took too much, or cannot be woken, call ${emergency}.`,
  ],
  stopping_medicine: ({ emergency }) => [
    "Please do not stop or change a medicine because of a video. Some are dangerous to stop at once.",
    "Say what bothers you to the doctor or pharmacist who knows it: there is often another way.",
    `If you have stopped already and feel very unwell, call ${emergency}.`,
  ],
}

const turkish: Messages = {
  crisis: ({ emergency, listens }) => [
    "Yaşamınıza son vermeyi ya da kendinize zarar vermeyi düşünüyorsanız lütfen şimdi biriyle konuşun.",
    listens === emergency
      ? `Gece gündüz ${emergency} numarasını arayın.`
      : `Gece gündüz ${listens} numarasını arayın.`,
    ...(listens === emergency ? [] : [`Şu anda tehlikedeyseniz ${emergency} numarasını arayın.`]),
    "Güzel anlatmanız gerekmez. Şunu söyleyin: Güvende değilim, yardıma ihtiyacım var.",
    "Bir yakınınız için kaygılanıyorsanız açıkça sorun, yanında kalın, birlikte arayın.",
  ],
  emergency: ({ emergency, advice }) => [
    "Bu acil bir durum olabilir.",
    `Geçiyor gibi olsa da hemen ${emergency} numarasını arayın.`,
    "Ne olduğunu, ne zaman başladığını, ne alındığını söyleyin. Kutu yanınızda olsun.",
    "Araç kullanmayın, yalnız kalmayın. Kapının kilidini açın.",
    ...(advice === null
      ? []
      : [`Kimse tehlikede değilse nereye gideceğinizi ${advice} numarasından öğrenin.`]),
  ],
  minors: ({ emergency, advice }) => [
    "Çocukta doz da diyet de çocuğa göre değişir. Kilosunu, yaşını, kullandığı ilaçları sorabilecek bir doktora ya da eczacıya danışın.",
    advice === null
      ? `Çocuk çok hastaysa ya da kötüleşiyorsa ${emergency} numarasını arayın.`
      : `Çocuk hastaysa ve kaygılıysanız ${advice} numarasını arayın. Acil durumda ${emergency}.`,
  ],
  eating_disorder: ({ emergency }) => [
    "Yemek, kilo ya da kusmak günlerinizi ele geçirdiyse yardım hakkınızdır; kilonuz ne olursa olsun.",
    "Güvendiğiniz birine söyleyin ve bu hafta bir doktordan randevu alın.",
    `Bayılıyorsanız, kalbiniz çok hızlı atıyorsa, hiçbir şey midenizde durmuyorsa ${emergency} numarasını arayın.`,
  ],
  drug_seeking: ({ emergency }) => [
    "Reçeteli bir ilacın size uygun olup olmadığına bakacak biri gerekir.",
    "Ağrınız varsa ya da azaltamıyorsanız doktora ya da eczacıya söyleyin; yargılamak onların işi değildir.",
    `Biri fazla aldıysa ya da uyandırılamıyorsa ${emergency} numarasını arayın.`,
  ],
  stopping_medicine: ({ emergency }) => [
    "Lütfen bir video yüzünden ilacınızı bırakmayın, değiştirmeyin. Bazılarını birden bırakmak tehlikelidir.",
    "Sizi rahatsız edeni, ilacı bilen doktora ya da eczacıya anlatın: çoğu zaman başka bir yol vardır.",
    `Bıraktınız ve kendinizi çok kötü hissediyorsanız ${emergency} numarasını arayın.`,
  ],
}

const messages: { readonly [L in Language]: Messages } = { english, turkish }

/** The fixed safe-messaging script for a kind, with the numbers of the market. */
export const safeMessage = (kind: SafetyKind, language: Language, market: Market): ReadonlyArray<string> =>
  messages[language][kind](helpIn[market])
