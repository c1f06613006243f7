import type { NoticeWords } from "#language/notices.ts"
import type { MoneyNotice } from "#notification/kinds.ts"

const yourPlan = "Planınıza bakın"
const plans = "Planlara bakın"
const bank = "Paranın bankanızda görünmesi birkaç gün sürebilir."

/** Trials, payments and plans. */
export const moneyNotices: Pick<NoticeWords["texts"], MoneyNotice> = {
  trial_started: {
    title: "Deneme süreniz başladı",
    says: [
      "{{plan}} planını kullanabilirsiniz; deneme süreniz {{until}} itibarıyla biter. Önceden iptal etmezseniz bundan sonra ücreti {{period}} {{price}} olur.",
      "O zamana kadar hiçbir ücret alınmaz. Profilinizden dilediğiniz an iptal edebilirsiniz; deneme süresi yine sonuna kadar açık kalır.",
    ],
    action: yourPlan,
  },
  trial_refused: {
    title: "Deneme süresi başlatılamadı",
    says: [
      "Bu hesapla ya da başka bir hesapla daha önce ücretsiz deneme kullandınız; bu yüzden yenisi başlatılamaz. Yeni denemeyi ödeme sağlayıcısında iptal ediyoruz; sizden ücret alınmaz.",
      "{{plan}} planını denemesiz satın alabilirsiniz.",
    ],
    action: plans,
  },
  plan_ordered_twice: {
    title: "İki kez sipariş verdiniz",
    says: [
      "Planınız olduğu gibi sürüyor. Onun yanında ücretsiz denemeli ikinci bir {{plan}} siparişi daha geldi: onu ödeme sağlayıcısında iptal ediyoruz, bunun için sizden ücret alınmaz.",
    ],
    action: yourPlan,
  },
  plan_second_cancelled: {
    title: "İki planınızdan biri iptal edildi",
    says: [
      "Aynı anda iki planınız birden açıktı. Bunlardan biri olan {{plan}} iptal edildi ve yeniden ücret alınmayacak; öteki olduğu gibi sürüyor.",
      "İkisi için de ödeme yaptıysanız ve yalnızca birini istiyorsanız lütfen bize yazın. Ödemeleriniz profilinizde yer alır.",
    ],
    action: "Ödemelerinize bakın",
  },
  trial_ending: {
    title: "Deneme sürenizin bitmesine {{in}} kaldı",
    says: [
      "{{plan}} deneme süreniz {{until}} itibarıyla biter. Önceden iptal etmezseniz o günden başlayarak {{period}} {{price}} tahsil edilir.",
      "İptal ederseniz hiçbir ücret alınmaz ve metinleriniz sizde kalır.",
    ],
    action: yourPlan,
  },
  trial_ended: {
    title: "Deneme süreniz bitti",
    says: ["{{plan}} denemeniz sona erdi; yeniden Starter planındasınız. Metinleriniz duruyor."],
    action: plans,
  },
  payment_received: {
    title: "Ödemeniz alındı",
    says: ["{{amount}} tutarındaki ödemeniz ulaştı. Faturayı profilinizde bulabilirsiniz."],
    action: "Ödemelerinize bakın",
  },
  payment_failed: {
    title: "Ödemeniz alınamadı",
    says: [
      "{{plan}} ödemesi alınamadı ve yeniden denenecek. Planınız şimdilik açık kalır; bu süre {{until}} itibarıyla dolar.",
      "Lütfen kartınızı kontrol edin. O zamana kadar ödeme alınamazsa Starter planına geçersiniz; metinleriniz kalır.",
    ],
    action: "Kartınızı kontrol edin",
  },
  first_payment_failed: {
    title: "Ödemeniz alınamadı",
    says: [
      "{{plan}} ödemesi alınamadığı için şimdilik Starter planındasınız. Ödeme yeniden denenecek.",
      "Lütfen kartınızı kontrol edin. Ödeme alınır alınmaz {{plan}} planına geçersiniz; metinleriniz her durumda kalır.",
    ],
    action: "Kartınızı kontrol edin",
  },
  payment_recovered: {
    title: "Ödeme sorunu çözüldü",
    says: ["{{plan}} ödemesi bu kez alındı. Planınız sürüyor; bir şey yapmanız gerekmiyor."],
    action: yourPlan,
  },
  payment_partly_refunded: {
    title: "Bir ödemenin bir kısmı iade edildi",
    says: [`{{amount}} iade edildi; planınız olduğu gibi kalıyor. ${bank}`],
    action: "Ödemelerinize bakın",
  },
  payment_refunded: {
    title: "Bir ödeme iade edildi",
    says: [`{{amount}} iade edildi; planınız olduğu gibi kalıyor. ${bank}`],
    action: "Ödemelerinize bakın",
  },
  plan_refunded: {
    title: "Ödemeniz iade edildi ve plan sona erdi",
    says: [
      "{{amount}} iade edildi. {{plan}} bununla birlikte sona erdi ve onun için artık ücret alınmayacak. Metinleriniz yerinde duruyor.",
      bank,
    ],
    action: plans,
  },
  plan_cancelled: {
    title: "Planınız iptal edildi",
    says: [
      "{{plan}} {{until}} itibarıyla sona erer; o zamana kadar açık kalır. Sonra onun için artık ücret alınmaz. Metinleriniz kalır.",
      "O zamana kadar iptali profilinizden geri alabilirsiniz.",
    ],
    action: yourPlan,
  },
  plan_resumed: {
    title: "Planınız sürüyor",
    says: ["{{plan}} eskisi gibi devam ediyor.", "Bir sonraki ödemenin günü: {{next}}."],
    action: yourPlan,
  },
  plan_paused: {
    title: "Planınız duraklatıldı",
    says: [
      "{{plan}} ödeme sağlayıcısında duraklatıldı. Bu sürede Starter planındasınız ve ücret alınmaz. Metinleriniz kalır. Sürdürmek için profilinizden ödeme sağlayıcısının sayfasını açın.",
    ],
    action: yourPlan,
  },
  plan_ended: {
    title: "Planınız sona erdi",
    says: [
      "{{plan}} sona erdi ve artık ücret alınmıyor. Starter planına döndünüz; metinleriniz yerinde duruyor.",
    ],
    action: plans,
  },
  plan_change_planned: {
    title: "Planınız değişecek",
    says: [
      "{{from}} tarihinden itibaren {{plan}} planındasınız; ücreti {{period}} {{price}}. O zamana kadar her şey olduğu gibi kalır.",
      "O güne kadar değişikliği profilinizden geri alabilirsiniz.",
    ],
    action: yourPlan,
  },
  plan_change_undone: {
    title: "Planınız olduğu gibi kalıyor",
    says: ["Planlanan değişiklik geri alındı. {{plan}} sizde kalıyor."],
    action: yourPlan,
  },
  plan_changed: {
    title: "Planınız değişti",
    says: ["Artık {{plan}} planındasınız; ücreti {{period}} {{price}}."],
    action: yourPlan,
  },
  plan_set: {
    title: "Planınız: {{plan}}",
    says: ["Bir yönetici planınızı {{plan}} olarak belirledi. Hemen geçerlidir."],
    action: "Hesabınıza bakın",
  },
}
