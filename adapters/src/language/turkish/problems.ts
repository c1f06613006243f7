import { refreshIntervalSeconds } from "@rounds/core/collection/refresh.ts"
import { allowanceOf } from "@rounds/core/plan/allowance.ts"
import type { Refusals, Told } from "#language/problems.ts"
import { features, noArticles, scriptRefusals, unfilmed, whomToCall, waits } from "./problem-reasons.ts"
import { correctionFault } from "./correction-faults.ts"
import { planProblems } from "./plan-problems.ts"
import { sourceRefusals } from "./source-problems.ts"
import { uploadRefusals } from "./upload-problems.ts"
import { ofFields } from "./problem-fields.ts"

const interrupted: Told = {
  title: "Yarıda kaldı",
  detail: "İş kaydedilmeden yarıda kaldı. Hakkınızdan düşülmedi; lütfen yeniden deneyin.",
}

const conflict: Told = {
  title: "Bu arada değişti",
  detail:
    "Bu arada, belki başka bir pencerede, değiştirilmiş. Sayfayı yeniden yükleyip değişikliğinizi yineleyin.",
}

const reused: Told = {
  title: "Anahtar yeniden kullanıldı",
  detail: "Bu Idempotency-Key daha önce başka bir istek için kullanıldı. Yeni bir tane kullanın.",
}

/** Every refusal as it is told in Turkish. */
export const refusals: Refusals = {
  ...ofFields,
  ...planProblems,
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
  NotFound: () => ({ title: "Bulunamadı", detail: "Bulunamadı; silinmiş ya da taşınmış olabilir." }),
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
  EditionWithheld: () => ({
    title: "Çok az veri toplandı",
    detail: `Yeterince yeni paylaşım bulunamadı; liste olduğu gibi duruyor. ${refreshIntervalSeconds / 60} dakika sonra yeniden yenileyebilirsiniz.`,
  }),
  EditionUnknown: ({ editionId }) => ({
    title: "Böyle bir baskı yok",
    detail: `Tutulan baskılar arasında ${editionId} yok.`,
  }),
  GuestScriptUsed: () => ({
    title: "Ücretsiz metin kullanıldı",
    detail: `Hesapsız tek metin hakkınızı kullandınız. Ücretsiz hesapla ayda ${allowanceOf("freemium").scripts} metin oluşturabilirsiniz.`,
  }),
  GuestNetworkFull: ({ limit }) => ({
    title: "Bu ağ için bugünlük yeterli",
    detail: `Bugün ağınızdan hesapsız ${limit} metin yazıldı. Kendi metniniz için hesap açın ya da yarın yeniden gelin.`,
  }),
  GuestsOnly: () => ({
    title: "Bir hesabınız var",
    detail:
      "Burası misafirler içindir. Konuyu “Konular” sayfasından seçin: metin hesabınızda oluşturulur ve geçmişinizde saklanır.",
  }),
  NoGuestScript: () => ({ title: "Metin yok", detail: "Burada misafir metni yok." }),
  GuestCopyUsed: () => ({
    title: "Kopyalama hakkı doldu",
    detail: "Hesapsız gelen tek kopyalama hakkı kullanıldı.",
  }),
  ScriptUnknown: () => ({ title: "Bulunamadı", detail: "Hesapta böyle bir metin yok; silinmiş olabilir." }),
  PlacesToFill: () => ({
    title: "Henüz bitmedi",
    detail: "Önce köşeli ayraçları doldurun; sonra kopyalayıp indirebilirsiniz.",
  }),
  PointsStillOpen: ({ open }) => ({
    title: "Kapanmamış noktalar var",
    detail: `${open} nokta hâlâ açık. Yeniden yazın, kaynak ekleyin, çıkarın ya da neden bıraktığınızı yazın.`,
  }),
  CorrectionRefused: ({ faults }) => ({
    title: "Düzeltilmedi",
    detail: `Bu ifadeler kaydedilemedi: ${faults.map(correctionFault).join("; ")}.`,
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
    detail: `${unfilmed[kind]} ${whomToCall(market)} Hakkınızdan düşülmedi.`,
  }),
  ScriptRefused: ({ reason }) => ({ title: "Bu kez metin yok", detail: scriptRefusals[reason] }),
  WriterUnavailable: () => ({
    title: "Metin hizmetine ulaşılamıyor",
    detail: "Metni yazan hizmet yanıt vermiyor. Hakkınızdan düşülmedi; lütfen biraz sonra yeniden deneyin.",
  }),
  WriterMisconfigured: () => ({
    title: "Metin hizmeti ayarlanmamış",
    detail:
      "Şu anda metin yazılamıyor: Yapay zekâ hizmeti bu ürünün ayarlarını kabul etmiyor. Bunu işletmecinin düzeltmesi gerekir; yeniden denemek işe yaramaz. Hakkınızdan düşülmedi.",
  }),
  WriterTimedOut: ({ seconds }) => ({
    title: "Yazım çok uzun sürdü",
    detail: `Metin ${seconds} saniye içinde hazır olmadı. Hakkınızdan düşülmedi; lütfen yeniden deneyin.`,
  }),
  GenerationRunning: () => ({
    title: "Zaten yazılıyor",
    detail: "Bu metin şu anda yazılıyor. Birazdan hazır olacak.",
  }),
  ScriptDeleted: () => ({
    title: "Bu arada silindi",
    detail:
      "Bu metin yazıldı, hakkınızdan düşüldü, sonra silindi. Yenisini oluşturmak bir hak daha kullanır.",
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
