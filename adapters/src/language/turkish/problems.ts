import { planNames } from "@rounds/core/plan/catalogue.ts"
import { moneyIn } from "@rounds/core/plan/money.ts"
import type { Refusals, Told } from "#language/problems.ts"
import {
  allotments,
  features,
  noArticles,
  planRefusals,
  scriptRefusals,
  unfilmed,
  waits,
} from "./problem-reasons.ts"
import { sourceRefusals } from "./source-problems.ts"
import { uploadRefusals } from "./upload-problems.ts"
import { numbersOf } from "#language/help-numbers.ts"
import { ofFields } from "./problem-fields.ts"

const interrupted: Told = {
  title: "Yarıda kaldı",
  detail: "İş kaydedilmeden yarıda kaldı. Hiçbir hak kullanılmadı; lütfen yeniden deneyin.",
}

const conflict: Told = {
  title: "Bu arada değişti",
  detail: "Önce başka bir şey bunu değiştirdi. Lütfen yeniden deneyin.",
}

const reused: Told = {
  title: "Anahtar yeniden kullanıldı",
  detail: "Bu Idempotency-Key daha önce başka bir istek için kullanıldı. Yeni bir tane kullanın.",
}

/** Every refusal as it is told in Turkish. */
export const refusals: Refusals = {
  ...ofFields,
  NotSignedIn: () => ({ title: "Giriş yapılmadı", detail: "Devam etmek için lütfen giriş yapın." }),
  AccountSuspended: () => ({
    title: "Hesap askıda",
    detail:
      "Hesabınız askıya alındı. Verilerinizi görebilir ve indirebilir, planınızı iptal edebilir, hesabı silebilirsiniz; başka her şey için lütfen destek ekibine yazın.",
  }),
  AdminOnly: () => ({ title: "Yalnızca yöneticiler", detail: "Burası yöneticiler içindir." }),
  AddressNotConfirmed: ({ before }) => ({ title: "Önce adresinizi onaylayın", detail: waits[before] }),
  SecondFactorMissing: () => ({
    title: "İki adımlı doğrulama gerekli",
    detail: "Yöneticiler iki adımlı doğrulama kullanır. “Giriş ve güvenlik” sayfasından kurabilirsiniz.",
  }),
  SignInTooOld: ({ minutes: limit }) => ({
    title: "Yeniden giriş yapın",
    detail: `Bunun için son ${limit} dakika içinde giriş yapmış olmanız gerekir. Parolanızı yeniden girin.`,
  }),
  OwnAccount: () => ({
    title: "Kendi hesabınız",
    detail:
      "Yöneticiler kendi hesaplarını askıya alamaz, silemez ya da yöneticilikten çıkaramaz. Başka bir yöneticiden isteyin.",
  }),
  LastAdministrator: () => ({
    title: "Son yönetici",
    detail: "Bu hesap olmadan kimse yönetici kalmaz. Önce başka birini yönetici yapın.",
  }),
  CrossSiteRequest: () => ({
    title: "Başka siteden gelen istek",
    detail: "Bu istek başka bir sitenin sayfasından geldi ve yerine getirilmedi.",
  }),
  MethodNotAllowed: ({ allow }) => ({
    title: "Bu yöntemle olmaz",
    detail: `Bu adres yalnızca şunları kabul eder: ${allow.join(", ")}.`,
  }),
  NotFound: () => ({ title: "Bulunamadı", detail: "Burada bir şey yok." }),
  TooManyRequests: () => ({
    title: "Çok fazla istek",
    detail: "Bir anda çok istek geldi. Lütfen biraz bekleyip yeniden deneyin.",
  }),
  NotJson: () => ({
    title: "Desteklenmeyen biçim",
    detail: "İçeriği sıkıştırmadan application/json olarak gönderin.",
  }),
  BodyTooLarge: ({ limitBytes }) => ({
    title: "İstek çok büyük",
    detail: `İçerik en çok ${Math.floor(limitBytes / 1000)} kB olabilir.`,
  }),
  UpgradeRequired: ({ feature }) => ({ title: "Üst plan gerekli", detail: features[feature] }),
  PlanSelectionRequired: ({ of, limit }) => ({
    title: "Bir plan seçin",
    detail: `Denemeniz ya da planınız sona erdi ve bu ayki ${limit} ücretsiz ${allotments[of]} hakkınız doldu. Devam etmek için bir plan seçin.`,
  }),
  MonthlyQuotaReached: ({ limit }) => ({
    title: "Aylık kota doldu",
    detail: `Aylık kotanız doldu: ${limit} metin hakkınızın tamamı kullanıldı. Daha fazlası için üst plana geçebilirsiniz.`,
  }),
  TopicViewsUsedUp: ({ limit }) => ({
    title: "Aylık konu sınırına ulaşıldı",
    detail: `Aylık kotanız doldu: ${limit} konu görüntüleme hakkınızın tamamı kullanıldı. Üst planda sınır yoktur.`,
  }),
  GrantAlreadyExpired: ({ until }) => ({
    title: "Ek hakkın süresi geçmiş",
    detail: `${until} tarihine kadar verilen ek hak şimdiden bitmiş olurdu. Daha geç bir gün seçin.`,
  }),
  ReservationUnknown: () => interrupted,
  ReservationLapsed: () => interrupted,
  ReservationAlreadyCharged: () => conflict,
  ConcurrencyConflict: () => conflict,
  CommandIdReused: () => reused,
  IdempotencyKeyReused: () => reused,
  TopicUnknown: () => ({ title: "Konu bulunamadı", detail: "Bu konu yok ya da artık sunulmuyor." }),
  CallRunning: () => ({
    title: "Zaten sürüyor",
    detail: "Aynı işlem şu anda yürütülüyor. Lütfen biraz sonra yeniden deneyin.",
  }),
  GenerationInterrupted: () => interrupted,
  TopicNotOpened: ({ limit, used }) => ({
    title: "Konu henüz açılmadı",
    detail: `Önce bu konuyu açın: bu ayki ${limit} konu görüntüleme hakkınızdan biri kullanılır; ${used} tanesi kullanıldı.`,
  }),
  RefreshedJustNow: ({ retryAfterSeconds }) => ({
    title: "Az önce yenilendi",
    detail: `Konuları kısa süre önce yenilediniz. Bir sonraki yenileme ${Math.ceil(retryAfterSeconds / 60)} dakika sonra yapılabilir.`,
  }),
  CollectionRunning: () => ({
    title: "Tarama sürüyor",
    detail: "Konular şu anda toplanıyor. Birazdan hazır olacak.",
  }),
  AlreadyCollected: ({ day }) => ({ title: "Zaten toplandı", detail: `Bu günün konuları hazır: ${day}.` }),
  NothingCollected: () => ({
    title: "Hiçbir şey toplanamadı",
    detail: "Hiçbir topluluk okunamadı. Son taramanın konuları duruyor.",
  }),
  EditionWithheld: ({ editionId }) => ({
    title: "Çok az veri toplandı",
    detail: `Yeni konular için çok az paylaşım okunabildi. Son taramanın konuları duruyor; ${editionId} numaralı baskı tutuldu.`,
  }),
  EditionUnknown: ({ editionId }) => ({
    title: "Böyle bir baskı yok",
    detail: `Tutulan baskılar arasında ${editionId} yok.`,
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
  PaymentSetupFailed: ({ message }) => ({
    title: "Ödeme başlatılamadı",
    detail: message === "" ? "Ödeme başlatılamadı." : `Ödeme başlatılamadı: ${message}`,
  }),
  GuestScriptUsed: () => ({
    title: "Ücretsiz metin kullanıldı",
    detail: "Hesapsız yazılan metninizi aldınız. Ücretsiz bir hesap her ay daha fazlasını yazar.",
  }),
  GuestNetworkFull: ({ limit }) => ({
    title: "Bu ağ için bugünlük yeterli",
    detail: `Bugün ağınızdan hesapsız ${limit} metin yazıldı. Kendi metniniz için hesap açın ya da yarın yeniden gelin.`,
  }),
  GuestsOnly: () => ({
    title: "Bir hesabınız var",
    detail:
      "Burası misafirler içindir. Konuyu “Konular” sayfasından seçin: metni hesabınız yazar ve geçmişinizde saklar.",
  }),
  NoGuestScript: () => ({ title: "Metin yok", detail: "Burada misafir metni yok." }),
  GuestCopyUsed: () => ({
    title: "Kopyalama hakkı doldu",
    detail: "Hesapsız gelen tek kopyalama hakkı kullanıldı.",
  }),
  ScriptUnknown: () => ({ title: "Bulunamadı", detail: "Burada bir şey yok." }),
  PlacesToFill: () => ({
    title: "Henüz bitmedi",
    detail: "Önce köşeli ayraç içindeki yerleri doldurun: açık yeri olan bir metinden dosya yapılmaz.",
  }),
  PointsStillOpen: ({ open }) => ({
    title: "Kapanmamış noktalar var",
    detail: `${open} nokta hâlâ açık. Yeniden yazın, kaynak ekleyin, çıkarın ya da neden bıraktığınızı yazın.`,
  }),
  CorrectionRefused: ({ faults }) => ({
    title: "Düzeltilmedi",
    detail: `Bu sözler olmaz: ${faults.join("; ")}.`,
  }),
  FindingHeldBack: ({ findingId }) => ({
    title: "Bekletiliyor",
    detail: `${findingId} bulgusu söylenemez; imzalanacak ya da kaldırılacak bir şey yok.`,
  }),
  FindingUnknown: ({ findingId }) => ({
    title: "Böyle bir bulgu yok",
    detail: `Kütüphanede ${findingId} bulgusu yok.`,
  }),
  ...sourceRefusals,
  ...uploadRefusals,
  SubjectUnknown: ({ key }) => ({
    title: "Böyle bir konu yok",
    detail: `Anahtarı ${key} olan bir konu yok.`,
  }),
  NotForFilming: ({ kind, market }) => ({
    title: "Çekilecek bir konu değil",
    detail: `${unfilmed[kind]} Hak kullanılmadı. Şu anda yardıma ihtiyacı olan biri varsa: ${numbersOf(market)}.`,
  }),
  ScriptRefused: ({ reason }) => ({ title: "Bu kez metin yok", detail: scriptRefusals[reason] }),
  WriterUnavailable: () => ({
    title: "Yazar şu anda yok",
    detail: "Metni yazan hizmete ulaşılamıyor. Hiçbir hak kullanılmadı; lütfen biraz sonra yeniden deneyin.",
  }),
  WriterMisconfigured: () => ({
    title: "Yazar kurulmamış",
    detail:
      "Şu anda metin yazılamıyor: Yapay zekâ hizmeti bu ürünün ayarlarını kabul etmiyor. Bunu işletmecinin düzeltmesi gerekir; yeniden denemek işe yaramaz. Hiçbir hak kullanılmadı.",
  }),
  WriterTimedOut: ({ seconds }) => ({
    title: "Yazım çok uzun sürdü",
    detail: `Metin ${seconds} saniye içinde hazır olmadı. Hiçbir hak kullanılmadı; lütfen yeniden deneyin.`,
  }),
  GenerationRunning: () => ({
    title: "Zaten yazılıyor",
    detail: "Bu metin şu anda yazılıyor. Birazdan hazır olacak.",
  }),
  ScriptDeleted: () => ({
    title: "Bu arada silindi",
    detail: "Bu tıklamayla yazılan metin sayıldı, sonra da silindi. Yeni bir tıklama yeni bir metin yazar.",
  }),
  ArticleIndexUnavailable: ({ reason }) => ({
    title: "Makale araması şu anda yok",
    detail: noArticles[reason],
  }),
  NothingToSearchFor: () => ({
    title: "Aranacak bir şey yok",
    detail:
      "Kanıt kütüphanesi bu sözcüklerin İngilizcesini bilmiyor; PubMed ise İngilizce aranır. Konunun adını yazın ya da ifadeyi İngilizce yazın.",
  }),
  Outage: () => ({
    title: "Geçici olarak kullanılamıyor",
    detail:
      "Kendi sistemimizin bir parçasına ulaşamıyoruz. Hiçbir şey kaybolmadı; lütfen biraz sonra yeniden deneyin.",
  }),
  Unexpected: () => ({
    title: "Beklenmeyen hata",
    detail: "Bizim tarafımızda bir sorun oldu. Lütfen yeniden deneyin.",
  }),
}
