import { message, type WordsOf } from "#lib/message.ts"
import type { topicLimits as English } from "#words/topic-limits.ts"

export const topicLimits: WordsOf<typeof English> = {
  upgradeRequired: "Planınızı yükseltmeniz gerekiyor",
  seePlans: "Planları gör",
  refreshesUsedUp: "Konu yenileme hakkınız bitti. Daha çok yenilemek için planınızı yükseltin.",
  showingLastRefresh: "Son başarılı yenilemenin verileri gösteriliyor.",
  showingRefreshOf: message(
    "Son başarılı yenilemenin verileri gösteriliyor. Tarama zamanı: <moment></moment>.",
  ),
  upgradeNow: "Planı yükselt",
  specialtyNeedsUpgrade: "Uzmanlık filtresi için planınızı yükseltin",
  specialtyIsInPlans:
    "Konuları uzmanlığınıza göre filtrelemek Creator Pro ve Professional planlarında kullanılabilir.",
  priceAMonth: message(
    "Ayda <strong>{price}</strong> ya da yıllık ödemede ayda {yearlyPrice} (yılda {yearlyTotal})",
  ),
  topicsByYourSpecialty: "Uzmanlığınıza göre filtrelenmiş konular",
  viewsWithoutALimit: "Sınırsız konu görüntüleme ve yenileme",
  scriptsInsteadOf: message("Ayda {free} yerine {scripts} metin"),
  firstDaysFree: message("İlk 7 gün ücretsiz, sonra ayda {price}. İstediğiniz zaman iptal edebilirsiniz."),
  usageThisMonth: "Bu ayki kullanım",
  failedToFetchUsage: "Kullanım bilgisi alınamadı",
  scripts: "Metin",
  scriptsCounted: "metin",
  topicViews: "Konu görüntüleme",
  topicViewsCounted: "konu görüntüleme",
  upgradeForScripts: message(
    "Ayda {scripts, plural, other {# metin}} ve sınırsız konu için Creator Pro’ya geçin",
  ),
  bothLimitsReached: "Bu ayki metin ve konu haklarınız doldu.",
  scriptLimitReached: "Bu ayki metin hakkınız doldu.",
  topicLimitReached: "Bu ayki konu hakkınız doldu.",
  unlimitedOnYourPlan: "Planınızda sınır yoktur.",
  scriptsLeft: message("Kalan: {left, plural, other {# metin}}."),
  viewsLeft: message("Kalan: {left, plural, other {# konu görüntüleme}}."),
  closeToLimitsScripts: message("Aylık sınırınıza yaklaştınız. Kalan: {left, plural, other {# metin}}."),
  closeToLimitsViews: message(
    "Aylık sınırınıza yaklaştınız. Kalan: {left, plural, other {# konu görüntüleme}}.",
  ),
  chooseAPlan: "Plan seçin",
  monthlyLimitReached: "Aylık sınıra ulaştınız",
  trialOrPlanHasEnded: "Denemeniz ya da planınız sona erdi.",
  viewsUsedUp: "Bu ayki konu görüntüleme haklarınızın tümünü kullandınız.",
  topicStaysInTheList: message("“<foreign>{topic}</foreign>” listede kalır."),
  openedTopicsStayOpen: "Bu ay açtığınız konular size açık kalır.",
  resets: message("Yenilenme: {day}."),
}
