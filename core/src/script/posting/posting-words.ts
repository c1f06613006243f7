import type { Ask } from "#evidence/finding.ts"
import type { Language } from "#script/settings.ts"

/** The words around what a script says, in one language. */
export interface PostingWords {
  readonly sources: string
  readonly moreSources: (from: number) => string
  readonly sourcesInCaption: string
  readonly question: (name: string) => string
  /** Joined to a subject's name they make a hashtag. */
  readonly asked: { readonly [A in Ask]: string }
  readonly besides: ReadonlyArray<string>
  readonly writtenByAi: (model: string) => string
  readonly writtenWithoutAi: string
  readonly ofSample: (day: string) => string
  readonly notChecked: string
  readonly checked: string
  /** Words of a title that name nothing, lower case. */
  readonly empty: ReadonlySet<string>
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "))

export const postingWords: { readonly [L in Language]: PostingWords } = {
  english: {
    sources: "Sources",
    moreSources: (from) => `Sources from [${from}] on are in the first comment.`,
    sourcesInCaption: "Sources are in the caption.",
    question: (name) => `What would you ask about ${name}?`,
    asked: {
      what: "explained",
      works: "evidence",
      how_much: "dose",
      when: "timing",
      how_long: "howlong",
      safe: "safety",
      side_effects: "sideeffects",
      who_not: "caution",
      with: "interactions",
      forms: "forms",
      compare: "compared",
      cause: "causes",
      do_first: "firststeps",
      stop: "stopping",
      children: "children",
      pregnancy: "pregnancy",
      older: "olderadults",
      myth: "myths",
    },
    besides: ["facts", "questions", "evidence", "explained", "myths"],
    writtenByAi: (model) => `Drafted by AI (${model}), to be reviewed by a professional.`,
    writtenWithoutAi: "Draft without AI.",
    ofSample: (day) => `Its topic comes from sample data of ${day}, made up to show the product.`,
    notChecked: "Not checked before filming.",
    checked: "Checked before filming by the person who speaks.",
    empty: set(
      "about after again before best better beside between could does doing down from good have help helps into just know less like make more most need only other over really right should some start stop still take taking than that their them then there these they this those under very want what when where which while with without would your people",
    ),
  },
  turkish: {
    sources: "Kaynaklar",
    moreSources: (from) => `[${from}] ve sonraki kaynaklar ilk yorumda.`,
    sourcesInCaption: "Kaynaklar açıklamada.",
    question: (name) => `Siz ne sorardınız: ${name}?`,
    asked: {
      what: "nedir",
      works: "kanıt",
      how_much: "dozu",
      when: "zamanlama",
      how_long: "süresi",
      safe: "güvenlik",
      side_effects: "yanetki",
      who_not: "dikkat",
      with: "etkileşim",
      forms: "formları",
      compare: "karşılaştırma",
      cause: "nedenleri",
      do_first: "ilkadım",
      stop: "bırakma",
      children: "çocuklar",
      pregnancy: "gebelik",
      older: "ileriyaş",
      myth: "efsaneler",
    },
    besides: ["bilgisi", "soruları", "kanıt", "nedir", "efsaneler"],
    writtenByAi: (model) => `Yapay zekâ taslağı (${model}); bir uzman gözden geçirmelidir.`,
    writtenWithoutAi: "Yapay zekâ kullanılmadan yazılmış taslak.",
    ofSample: (day) => `Konu ${day} tarihli örnek veriden gelir; ürünü göstermek için uydurulmuştur.`,
    notChecked: "Çekimden önce kontrol edilmedi.",
    checked: "Çekimden önce, konuşan kişi tarafından kontrol edildi.",
    empty: set(
      "acaba ama ancak bile böyle bunu burada çok daha değil diye doğru gerçekten gibi göre hangi için ile kadar misin mıdır nasıl neden nedir niçin olan olarak olur önce sonra şöyle üzerine veya yani zaten",
    ),
  },
}
