import * as DateTime from "effect/DateTime"
import type { AccessWords } from "#language/access.ts"
import { planNames } from "#plan/catalogue.ts"
import { moneyIn } from "#plan/money.ts"
import type { Billing } from "#plan/paid-plan.ts"
import type { Tier } from "#plan/tier.ts"
import type { ProviderStatus } from "#subscription/facts.ts"

const day = (at: DateTime.Utc | null): string =>
  at === null ? "tarih yok" : DateTime.formatUtc(at, { locale: "tr-TR", dateStyle: "long" })

const dollars = (cents: number): string => moneyIn(cents, "tr-TR")

const unknownToProvider = "Bitti: sağlayıcı böyle bir abonelik tanımıyor"

const billings: { readonly [B in Billing]: string } = { monthly: "aylık", yearly: "yıllık" }

const statuses: { readonly [S in ProviderStatus]: string } = {
  trialing: "denemede",
  active: "etkin",
  paused: "duraklatıldı",
  past_due: "ödemesi gecikmiş",
  cancelled: "iptal edildi",
  expired: "bitti",
}

const tiers: { readonly [T in Tier]: string } = {
  freemium: "Starter",
  free: "Starter",
  creator_pro: planNames.creator_pro,
  professional: planNames.professional,
  admin: "yönetici",
}

export const accessWords: AccessWords = {
  rules: {
    trial: "deneme sürüyor",
    trial_repeated: "deneme daha önce kullanılmış",
    trial_replaced: "abonelik başlayınca deneme bitti",
    trial_over: "deneme bitti",
    trial_not_paid: "deneme bitti, ödeme yapılmadı",
    trial_cancelled: "deneme iptal edildi, sonuna kadar sürüyor",
    paid: "ödendi",
    renewal_unconfirmed: "yenileme doğrulanmadı, ödeme bekleme süresi içinde",
    dunning_over: "ödeme bekleme süresi doldu",
    cancelled_kept: "iptal edildi, ödenen dönemin sonuna kadar sürüyor",
    cancelled_over: "iptalden sonra ödenen dönem bitti",
    refunded: "bu dönemin ödemesi iade edildi",
    expired: "sağlayıcı sona erdirdi",
    unknown_to_provider: "bitti: sağlayıcı böyle bir abonelik tanımıyor",
    paused: "duraklatıldı",
  },
  tierSet: "planı bir yönetici belirledi",
  noSubscription: "henüz abonelik yok",
  unlimited: "bu planda sınırsız",
  used: (used, limit) => `bu ay ${limit} haktan ${used} tanesi kullanıldı`,
  included: "plana dâhil",
  notIncluded: "Creator Pro ya da Professional gerekir",
  trial: {
    used: "hesap başına tek deneme",
    none: "henüz deneme kullanılmadı",
    hasPlan: "zaten bir planı var",
  },
  bought: {
    ChangePlan: "bir sonraki ödeme tarihinden başlayarak",
    Checkout: "ödeme sayfasında",
    SignIn: "ödeme sayfasında",
  },
  refused: ({ reason }) =>
    ({
      change_not_available: "plan değişikliği için destekle görüşülür",
      already_subscribed: "zaten bu planda",
      downgrade: "ücretsiz plana dönmek için destekle görüşülür",
      not_available: "henüz satışta değil",
    })[reason],
  history: {
    TrialStarted: ({ fact }) => `${planNames[fact.tier]} denemesi başladı`,
    TrialRepeated: () => "İkinci bir deneme başlatıldı; hiçbir hak vermez",
    TrialConverted: ({ fact }) => `Deneme ücretli aboneliğe dönüştü: ${planNames[fact.tier]}`,
    TrialEnded: ({ fact }) => (fact.unknownToProvider ? unknownToProvider : "Deneme ödeme yapılmadan bitti"),
    SubscriptionActivated: ({ fact }) => `Abone olundu: ${planNames[fact.tier]}, ${billings[fact.billing]}`,
    SubscriptionRenewed: ({ fact }) => `Yenilendi; bitiş: ${day(fact.renewsAt)}`,
    SubscriptionPastDue: () => "Ödeme alınamadı; sağlayıcı yeniden deniyor",
    SubscriptionRecovered: ({ fact }) => `Ödeme sonunda alındı; yenileme: ${day(fact.renewsAt)}`,
    SubscriptionPaused: () => "Duraklatıldı",
    SubscriptionCancelled: ({ fact }) => `İptal edildi; erişimin sonu: ${day(fact.endsAt)}`,
    SubscriptionResumed: ({ fact }) => `Yeniden başlatıldı; yenileme: ${day(fact.renewsAt)}`,
    SubscriptionExpired: ({ fact }) => (fact.unknownToProvider ? unknownToProvider : "Bitti"),
    PlanChangeScheduled: ({ fact }) =>
      `Yeni plan seçildi: ${planNames[fact.tier]}; başlangıç: ${day(fact.renewsAt)}`,
    PlanChangeUndone: ({ fact }) => `Planında kalıyor: ${planNames[fact.tier]}`,
    PlanChanged: ({ fact }) => `Plan değişti: ${planNames[fact.tier]}, ${billings[fact.billing]}`,
    SubscriptionUpdated: ({ fact }) => `Sağlayıcıdan haber: ${statuses[fact.status]}`,
    LateNewsRecorded: ({ fact }) => `Sağlayıcıdan geç gelen haber: ${statuses[fact.status]}`,
    PaymentReceived: ({ invoice }) =>
      invoice.total === 0 ? "Ödeme adımı tamamlandı; ücret alınmadı" : `Ödendi: ${dollars(invoice.total)}`,
    PaymentFailed: ({ invoice }) => `Henüz ödenmedi: ${dollars(invoice.total)}`,
    PaymentVoided: ({ invoice }) => `Fatura geri alındı: ${dollars(invoice.total)}`,
    PaymentPartlyRefunded: ({ invoice }) =>
      `Kısmi iade: ${dollars(invoice.total)} içinden ${dollars(invoice.refunded)}`,
    PaymentRefunded: ({ invoice }) => `Tamamı iade edildi: ${dollars(invoice.total)}`,
    TierSet: ({ tier }) => `Plan belirlendi: ${tiers[tier]}`,
  },
}
