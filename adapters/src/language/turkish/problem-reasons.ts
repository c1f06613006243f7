import type { SubjectProblem, SubjectRefused } from "@rounds/core/admin/lexicon-faults.ts"
import type { NeedsConfirmation } from "@rounds/core/account/rejections.ts"
import type { Rejection } from "@rounds/core/contract/rejections.ts"
import type { ChangeProblem } from "@rounds/core/script/editing/rejections.ts"
import { helpIn } from "@rounds/core/script/safety/help.ts"
import type { SafetyKind } from "@rounds/core/script/safety/kind.ts"
import type { Market } from "@rounds/core/script/settings.ts"
import type { Told } from "#language/problems.ts"

type Of<Tag extends Rejection["_tag"]> = Extract<Rejection, { _tag: Tag }>

export const features: { readonly [F in Of<"UpgradeRequired">["feature"]]: string } = {
  specialty_filter: "Uzmanlığa göre filtrelenen konular Creator Pro ve Professional planlarında açıktır.",
  manual_refresh: "Konuları elle yenilemek Creator Pro ya da Professional planı gerektirir.",
  hook_choice: "Beş giriş cümlesi arasından seçmek Creator Pro ve Professional planlarıyla gelir.",
  beat_rewrite: "Tek bir bölümü yeniden yazdırmak Creator Pro ve Professional planlarıyla gelir.",
  script_versions: "Önceki sürümler Creator Pro ve Professional planlarıyla gelir.",
  article_search: "PubMed’de makale aramak Creator Pro ve Professional planlarıyla gelir.",
}

export const allotments: { readonly [A in Of<"PlanSelectionRequired">["of"]]: string } = {
  scripts: "metin",
  topic_views: "konu görüntüleme",
}

export const waits: { readonly [Before in NeedsConfirmation]: string } = {
  next_script: "İlk metniniz yazıldı. Bir sonraki için adresinizi onaylayın: e-postanızdaki bağlantıyı açın.",
  checkout: "Deneme ya da ödemeden önce adresinizi onaylayın: e-postanızdaki bağlantıyı açın.",
  admin_rights: "Yöneticiler önce adreslerini onaylar: e-postanızdaki bağlantıyı açın.",
  sign_in_methods: "Önce adresinizi onaylayın: e-postanızdaki bağlantıyı açın.",
}

export const planRefusals: { readonly [R in Of<"PlanChangeRefused">["reason"]]: Told } = {
  already_subscribed: { title: "Zaten abonesiniz", detail: "Bu plana zaten abonesiniz." },
  change_not_available: {
    title: "Şu anda yapılamaz",
    detail: "Bu plan değişikliği şu anda yapılamıyor. Lütfen destek ekibine yazın.",
  },
  downgrade: {
    title: "Ücretsiz plana dönüş",
    detail: "Ücretsiz plana dönmek için aboneliğinizi profilinizden iptal edin.",
  },
  not_available: {
    title: "Henüz satışta değil",
    detail: "Professional henüz satışta değil. Bekleme listesine katılın, haber verelim.",
  },
}

export const unpaid: { readonly [L in Of<"PaymentSetupFailed">["left"]]: Told } = {
  no_checkout: {
    title: "Ödeme başlatılamadı",
    detail: "Ödeme sayfası açılamadı. Ücret alınmadı. Yeniden deneyin; yine olmazsa destek ekibine yazın.",
  },
  unchanged: {
    title: "Ödeme sağlayıcısı kabul etmedi",
    detail:
      "Ödeme sağlayıcısı bu işlemi kabul etmedi; hiçbir şey değişmedi. Yeniden deneyin ya da destek ekibine yazın.",
  },
  unknown: {
    title: "Sonuç belli değil",
    detail:
      "Ödeme sağlayıcısının ne yaptığı belli değil. Birkaç dakika sonra plana yeniden bakın; sonra yeniden deneyin ya da destek ekibine yazın.",
  },
}

export const changeProblems: { readonly [P in ChangeProblem]: string } = {
  beat_unknown: "Metinde böyle bir bölüm yok.",
  beat_locked: "Bu bölüm kilitli. Önce kilidini açın.",
  nothing_left: "Bir metinde sözü olan en az bir bölüm bulunmalı. İstemiyorsanız metni silin.",
  markup: "Yalnızca söylenecek sözler: bağlantı, adres ya da HTML olmaz.",
  hook_unknown: "Bu metinde o türden bir giriş cümlesi yok.",
  rewrites_used_up:
    "Bu metnin on ücretsiz yeniden yazımı kullanıldı. Sözleri kendiniz düzenleyin ya da yeniden oluşturun.",
  nothing_else_to_say:
    "Bu bölüm için başka bir söyleyiş bulunamadı. Hakkınızdan düşülmedi; kendiniz düzenleyin.",
  cut_unknown: "Bu cümleler artık yok. Yeni bir öneri isteyin.",
  version_unknown: "O sürüm artık saklanmıyor.",
  point_unknown: "Bu nokta kapanmış ya da sözleri değişmiş. Metni yeniden yükleyin.",
  point_changed_words_only:
    "Pazarınız, gerekçesi ne olursa olsun bu sözlere izin vermiyor. Yeniden yazın ya da çıkarın.",
  point_without_sentence:
    "Bu, metnin bütünüyle ilgili. Sözlerini düzenleyin ya da neden bıraktığınızı yazın.",
  finding_unknown: "Kanıt kütüphanesinde böyle bir bulgu yok. Yeniden arayın.",
  citation_link: "https:// ile başlayan bir bağlantı bekleniyor",
  too_many_citations: "Bir metne en çok 20 kaynak ekleyebilirsiniz.",
}

export const scriptRefusals: { readonly [R in Of<"ScriptRefused">["reason"]]: string } = {
  length: "Hiçbir taslak seçilen süreye sığmadı. Hakkınızdan düşülmedi; başka bir süre deneyin.",
  claims:
    "Taslaklarda çekilmemesi gereken iddialar vardı. Hakkınızdan düşülmedi; başka bir bakış açısı deneyin.",
  leak: "Taslaklar insanların yazdıklarına çok yakındı. Hakkınızdan düşülmedi; lütfen yeniden deneyin.",
  unreadable: "Metin hizmetinin yanıtı kullanılamadı. Hakkınızdan düşülmedi; lütfen yeniden deneyin.",
  writer_declined:
    "Yapay zekâ bu konuyu yazmayı kabul etmedi. Başka bir konu ya da bakış açısı deneyin. Hakkınızdan düşülmedi.",
}

export const noArticles: { readonly [R in Of<"ArticleIndexUnavailable">["reason"]]: string } = {
  not_set_up: "PubMed araması burada kurulu değil. Kendi kaynağınızı ekleyin.",
  busy: "PubMed yavaşlamamızı istiyor. Bir dakika sonra yeniden deneyin ya da kendi kaynağınızı ekleyin.",
  down: "PubMed’e ulaşılamıyor. Bir dakika sonra yeniden deneyin ya da kendi kaynağınızı ekleyin.",
}

export const unfilmed: { readonly [K in SafetyKind]: string } = {
  crisis: "Bu, tehlikede olabilecek biriyle ilgili; bu yüzden bu konuda metin yazmıyoruz.",
  emergency: "Bu acil bir durum olabilir; yardım beklenirken izlenebilecek bir metin yazmıyoruz.",
  minors:
    "Çocuklarda dozu, diyeti ve hastalığı çocuğu tanıyan bir uzman değerlendirmelidir; bu yüzden bu konuda metin yazmıyoruz.",
  eating_disorder: "Bu, yeme bozukluğu olan birine zarar verebilir; bu yüzden bu konuda metin yazmıyoruz.",
  drug_seeking:
    "Bu, reçetesiz ilaç edinmeyle ya da ilacın kötüye kullanımıyla ilgili; bu yüzden bu konuda metin yazmıyoruz.",
  stopping_medicine:
    "Bir ilacı bırakma ya da değiştirme kararı, ilacı yazan hekime aittir; bu yüzden bu konuda metin yazmıyoruz.",
}

/** The numbers that help in a market, each once. */
export const whomToCall = (market: Market): string => {
  const { emergency, listens, advice } = helpIn[market]
  return [
    `Acil durumda ${emergency} numarasını arayın.`,
    ...(listens === emergency ? [] : [`İntihar düşüncesi varsa gece gündüz ${listens}.`]),
    ...(advice === null ? [] : [`Acil olmayan ama bekleyemeyecek durumlarda ${advice}.`]),
  ].join(" ")
}

type OfSubject = Pick<SubjectRefused, "words" | "other">

/** What is wrong with a subject's words, and what to do. */
export const subjectProblems: { readonly [P in SubjectProblem]: (said: OfSubject) => string } = {
  name_missing: () => "Konunun adını kartta görüneceği gibi yazın",
  name_taken: ({ other }) => `Bu adla bir konu zaten var (${other}): onu düzenleyin`,
  form_missing: () => "İnsanların bunu nasıl yazdığına dair en az bir biçim girin",
  form_taken: ({ words, other }) =>
    `“${words}” biçimi başka bir konuda duruyor (${other}): önce oradan çıkarın`,
  form_too_long: ({ words }) => `“${words}” hiç bulunmaz: paylaşımlar bir ya da iki sözcük üzerinden okunur`,
  mark_inside: ({ words }) =>
    `“${words}” içinde virgül, dikey çizgi ya da satır sonu var: her biçimi ayrı yazın`,
  evidence_unknown: ({ words }) =>
    `Kanıt kütüphanesinde böyle bir dosya yok (${words}): boş bırakın ya da var olan birini yazın`,
}
