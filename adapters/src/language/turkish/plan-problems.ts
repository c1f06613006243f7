import { planNames } from "@rounds/core/plan/catalogue.ts"
import { moneyIn } from "@rounds/core/plan/money.ts"
import type { MonthlyQuotaReached } from "@rounds/core/quota/rejections.ts"
import { dayIn } from "#language/day.ts"
import type { Refusals } from "#language/problems.ts"
import { allotments, planRefusals, unpaid } from "./problem-reasons.ts"

const moreIn = (larger: MonthlyQuotaReached["larger"]): string => {
  if (larger === undefined) return ""
  const { plan, scripts } = larger
  return scripts === null
    ? ` ${planNames[plan]} planında sınır yoktur.`
    : ` ${planNames[plan]} planında ayda ${scripts} metin vardır.`
}

/** What a plan does not hold, and what cannot be bought, changed or ended, in Turkish. */
export const planProblems: Pick<
  Refusals,
  | "PlanSelectionRequired"
  | "MonthlyQuotaReached"
  | "TopicViewsUsedUp"
  | "GrantAlreadyExpired"
  | "PlanChangeRefused"
  | "NothingToCancel"
  | "NothingToResume"
  | "NoPlanChangeScheduled"
  | "NoSubscription"
  | "StillPaying"
  | "PaymentSetupFailed"
> = {
  PlanSelectionRequired: ({ of, limit }) => ({
    title: "Bir plan seçin",
    detail: `Denemeniz ya da planınız sona erdi ve bu ayki ${limit} ücretsiz ${allotments[of]} hakkınız doldu. Devam etmek için bir plan seçin.`,
  }),
  MonthlyQuotaReached: ({ limit, used, resetsAt, larger }) => ({
    title: "Aylık kota doldu",
    detail: `Aylık kotanız doldu: ${limit} metin hakkınızın ${used} tanesini kullandınız. Sayaç ${dayIn(resetsAt, "tr-TR")} tarihinde sıfırlanır.${moreIn(larger)}`,
  }),
  TopicViewsUsedUp: ({ limit }) => ({
    title: "Aylık konu sınırına ulaşıldı",
    detail: `Aylık kotanız doldu: ${limit} konu görüntüleme hakkınızın tamamı kullanıldı. Üst planda sınır yoktur.`,
  }),
  GrantAlreadyExpired: ({ until }) => ({
    title: "Ek hakkın süresi geçmiş",
    detail: `${until} tarihine kadar verilen ek hak şimdiden bitmiş olurdu. Daha geç bir gün seçin.`,
  }),
  PlanChangeRefused: ({ reason }) => planRefusals[reason],
  NothingToCancel: () => ({ title: "İptal edilecek bir şey yok", detail: "Süren bir aboneliğiniz yok." }),
  NothingToResume: () => ({
    title: "Sürdürülecek bir şey yok",
    detail: "İptal edilmiş bir aboneliğiniz yok.",
  }),
  NoPlanChangeScheduled: () => ({
    title: "Planlanmış değişiklik yok",
    detail: "Sırada bekleyen bir plan değişikliği yok.",
  }),
  NoSubscription: () => ({ title: "Abonelik yok", detail: "Henüz bir aboneliğiniz yok." }),
  StillPaying: ({ tier, amountCents }) => ({
    title: "Daha fazlası için ödeme sürüyor",
    detail: `Bu hesap ${planNames[tier]} planı için ${moneyIn(amountCents, "tr-TR")} ödüyor. Aboneliğin iptal edileceğini ya da süreceğini belirtin.`,
  }),
  PaymentSetupFailed: ({ left }) => unpaid[left],
}
