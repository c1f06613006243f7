import type { Ask } from "#evidence/finding.ts"
import type { Nature } from "#evidence/nature.ts"
import type { Wording } from "./asking-words.ts"

/** A question that half of the posts put more precisely, as a title and as somebody puts it; without capital and question mark. */
interface FinerWording {
  readonly ask: Ask
  readonly says: RegExp
  readonly of: (nature: Nature) => boolean
  readonly title: Wording
  readonly question: Wording
}

/** "mu" after "sütü", as its ending goes. */
const whether: Wording = ({ n, acc }) => `${n} m${acc.at(-1)}`

const nothingTaken = (nature: Nature): boolean => !/^(?:medicine|supplement|food|limited|need)$/.test(nature)

export const finerWordings: ReadonlyArray<FinerWording> = [
  {
    ask: "do_first",
    says: /\bne(?:ler)? (?:yem|yen|icm|icil|yed|ict|yiy)\w*|nasil beslen|yedir|hangi (?:besin|yiyecek|diyet)|beslenme\w* nasil/,
    of: (nature) => /^(?:condition|symptom|therapy|measure|theme|function)$/.test(nature),
    title: ({ loc }) => `${loc} nasıl beslenmeli`,
    question: ({ loc }) => `${loc} ne yemeli, ne içmeli`,
  },
  {
    // What measures is asked whether it does so rightly, not whether it helps.
    ask: "works",
    says: /\b(?:dogru|yanlis) (?:\w+ )?(?:olc|goster|say|hesapla)|olcum\w*|guven(?:ilir|iyor|meli|ebilir)|\btutuyor|\bgercekten dogru|\bdeger\w* .*(?:dogru|tut)/,
    of: (nature) => nothingTaken(nature) && nature !== "condition" && nature !== "symptom",
    title: ({ n }) => `${n} doğru ölçüyor mu`,
    question: ({ dat }) => `${dat} ne kadar güvenebilirim`,
  },
  {
    ask: "how_long",
    says: /\betki|kalici|\bkac ay|ne kadar (?:gid|dayan|tut|idare)|yenile|tekrarla/,
    of: (nature) => nature === "therapy",
    title: ({ gen }) => `${gen} etkisi ne kadar sürer`,
    question: ({ n }) => `${n} bir kez yapılınca kaç ay idare eder`,
  },
  {
    ask: "when",
    says: /\bkac yas|\byasindan sonra|\bgec m[iu]\b|gec kal/,
    of: nothingTaken,
    title: ({ n }) => `${n} kaç yaşına kadar yapılır`,
    question: ({ n }) => `${n} için hangi yaş geç sayılır`,
  },
  {
    ask: "how_much",
    says: /\bkac (?:dk|dakika|dakka)\b|\b\d+ (?:dk|dakika) (?:\w+ )?(?:yeter|az|cok)/,
    of: nothingTaken,
    title: ({ n }) => `${n} için kaç dakika yeterli`,
    question: ({ n }) => `${n} için bir seferde kaç dakika uygun`,
  },
  {
    ask: "how_much",
    says: /\bkac (?:seans|kere|kez|defa|kur)/,
    of: (nature) => nature === "therapy",
    title: ({ n }) => `${n} kaç seans gerektirir`,
    question: ({ n }) => `${n} için kaç seans yeterli`,
  },
  {
    ask: "side_effects",
    says: /\bzarar|tehlike|sakinca|guvenli/,
    of: (nature) => /^(?:supplement|product|food|diet|exercise|habit|device|theme)$/.test(nature),
    title: ({ n }) => `${n} zararlı mı`,
    question: ({ abl }) => `${abl} çekinmeli miyim`,
  },
  {
    ask: "pregnancy",
    says: /hamile|\bgebe/,
    of: (nature) => nature === "food" || nature === "supplement",
    title: ({ n }) => `hamileyken ${n} tüketilir mi`,
    question: ({ n }) => `${n} gebelikte güvenle tüketilir mi`,
  },
  {
    ask: "compare",
    says: /\bm[iu] (?:yoksa )?(?:\w+ ){1,3}m[iu]\b|\barasinda|\bhangisi/,
    of: (nature) => nature === "food" || nature === "supplement",
    title: (name) => `${whether(name)}, diğerleri mi`,
    question: (name) => `${whether(name)} daha iyi, diğerleri mi`,
  },
  {
    ask: "children",
    says: /\bbebe[gk]|yenidogan|\baylik\b/,
    of: (nature) => /^(?:supplement|food|medicine|product|theme)$/.test(nature),
    title: ({ n }) => `${n} bebeklere verilir mi`,
    question: ({ n }) => `bebeğe ${n} vermek uygun mu`,
  },
]
