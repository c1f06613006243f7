import type { NoticeWords } from "#language/notices.ts"
import { moneyNotices } from "./notices-money.ts"

const notYou =
  "Bunu siz yapmadıysanız hemen yeni bir parola belirleyin; diğer cihazlarınızdaki oturumlar da böylece kapanır."
const lookInAdmin = "Yönetimde inceleyin"

export const notices: NoticeWords = {
  samples: { title: "Magnezyum & uyku", line: "Diz ağrısı & koşu" },
  tiers: {
    freemium: "Starter",
    free: "Starter",
    creator_pro: "Creator Pro",
    professional: "Professional",
    admin: "Yönetici",
  },
  periods: { monthly: "ayda", yearly: "yılda" },
  days: (count) => `${count} gün`,
  testMode: "Bu test modudur: gerçek para alınmaz.",
  howToStop: "Hangi e-postaları alacağınızı profilinizde seçebilirsiniz.",
  locale: "tr-TR",
  texts: {
    ...moneyNotices,
    welcome: {
      title: "Rounds'a hoş geldiniz",
      says: [
        "Adresiniz onaylandı. Ücretsiz Starter planında ayda {{scripts}} video metni ve {{views}} konu görüntüleme hakkınız var.",
        "Bugünün konularından birini seçip bir metin oluşturun. Çekimden önce okuyun: son söz sizindir.",
      ],
      action: "Bugünün konularına bakın",
    },
    confirm_address: {
      title: "Lütfen e-posta adresinizi onaylayın",
      says: [
        "Posta kutunuza bir bağlantı gönderdik. Onu açana kadar siteyi gezebilir ve bir metin oluşturabilirsiniz.",
        "Deneme süresi, ödeme ve sonraki metinler için adresinizin onaylanmış olması gerekir.",
      ],
      action: null,
    },
    address_changed: {
      title: "E-posta adresiniz değişti",
      says: [
        "Hesabınızın artık yeni bir e-posta adresi var. Bunu siz yapmadıysanız hemen bize yazın: {{support}}",
      ],
      action: "Giriş ve güvenlik sayfasına bakın",
    },
    mail_refused: {
      title: "E-postalarımız size ulaşmıyor",
      says: [
        "{{email}} adresine giden e-postalar geri dönüyor, bu yüzden göndermiyoruz. Adresinizi değiştirin. Posta kutunuz yeniden çalışıyorsa girişte “Unuttunuz mu?” deyin: o e-posta ulaşınca ötekiler de gelir; parolanız değişmez.",
      ],
      action: "Adresinizi değiştirin",
    },
    password_changed: {
      title: "Parolanız değişti",
      says: [`Parolanız değiştirildi ve diğer cihazlardaki oturumlar kapatıldı. ${notYou}`],
      action: "Giriş ve güvenlik sayfasına bakın",
    },
    password_reset: {
      title: "Parolanız yenilendi",
      says: [
        "Posta kutunuza gelen bağlantıyla yeni bir parola belirlendi. Bütün cihazlardaki oturumlar kapatıldı. Bunu siz yapmadıysanız posta kutunuzu başka biri okuyor: önce onun parolasını değiştirin, sonra burada yenisini belirleyin.",
      ],
      action: "Giriş ve güvenlik sayfasına bakın",
    },
    devices_signed_out: {
      title: "Cihazlardaki oturumlar kapatıldı",
      says: [`Diğer cihazlardaki oturumlar, cihazlarınızın birinden kapatıldı. ${notYou}`],
      action: "Giriş ve güvenlik sayfasına bakın",
    },
    passkey_added: {
      title: "Bir geçiş anahtarı eklendi",
      says: [
        "Bu anahtar hesabınızı parolasız açar. Bunu siz yapmadıysanız hemen yeni bir parola belirleyin, sonra “Giriş ve güvenlik” sayfasından bu geçiş anahtarını kaldırın. Yeni parola onu tek başına kaldırmaz.",
      ],
      action: "Giriş ve güvenlik sayfasına bakın",
    },
    passkey_removed: {
      title: "Bir geçiş anahtarı kaldırıldı",
      says: [`Bu anahtar artık hesabınızı açmaz. ${notYou}`],
      action: "Giriş ve güvenlik sayfasına bakın",
    },
    two_step_on: {
      title: "İki adımlı doğrulama açıldı",
      says: [
        "Bundan sonra parolayla giriş yaparken bir kod da istenir. Bunu siz yapmadıysanız hemen bize yazın: {{support}}",
      ],
      action: "Giriş ve güvenlik sayfasına bakın",
    },
    two_step_off: {
      title: "İki adımlı doğrulama kapatıldı",
      says: [`Hesabınızı yalnızca parola açar. ${notYou}`],
      action: "Giriş ve güvenlik sayfasına bakın",
    },
    new_recovery_codes: {
      title: "Yeni kurtarma kodları oluşturuldu",
      says: [`Eskileri artık geçersizdir. ${notYou}`],
      action: "Giriş ve güvenlik sayfasına bakın",
    },
    recovery_code_used: {
      title: "Bir kurtarma kodu kullanıldı",
      says: [`Kurtarma kodlarınızdan biriyle giriş yapıldı. Her kod bir kez geçerlidir. ${notYou}`],
      action: "Giriş ve güvenlik sayfasına bakın",
    },
    administrator_made: {
      title: "Artık yöneticisiniz",
      says: [
        "Hesabınıza yönetici yetkisi verildi. Önce iki adımlı doğrulamayı kurun; o zamana kadar yönetim paneli kapalı kalır. Geçiş anahtarı tek başına yetmez.",
      ],
      action: "Giriş ve güvenlik sayfasına bakın",
    },
    data_asked: {
      title: "Verilerinizin bir kopyası istendi",
      says: [`Hakkınızda tuttuğumuz bilgileri bir araya getiriyoruz. ${notYou}`],
      action: "Giriş ve güvenlik sayfasına bakın",
    },
    data_ready: {
      title: "Verileriniz hazır",
      says: [
        "İstediğiniz kopya hazır. {{hours}} saat boyunca indirebilirsiniz.",
        "Bunu siz istemediyseniz parolanızı değiştirin ve diğer cihazlarınızdaki oturumları kapatın.",
      ],
      action: "Profilinizden indirin",
    },
    account_suspended: {
      title: "Hesabınız askıya alındı",
      says: [
        "Hesabınız askıya alındı. Giriş yapabilir, verilerinizi okuyup indirebilir, ödemelerinizi iptal edebilir ve hesabınızı silebilirsiniz; başka hiçbir şey kullanılamaz ve değiştirilemez.",
        "Hesabın askıya alınması {{plan}} planını iptal etmez: siz profilinizden iptal edene kadar ücreti alınmaya devam eder.",
        "Bunun bir yanlışlık olduğunu düşünüyorsanız bize yazın: {{support}}",
      ],
      action: "Hesabınıza bakın",
    },
    account_restored: {
      title: "Hesabınız yeniden açıldı",
      says: ["Hesabınız yeniden açık. Her şey bıraktığınız gibi duruyor."],
      action: "Rounds'u açın",
    },
    scripts_near: {
      title: "{{limit}} metin hakkınızın {{used}} tanesi kullanıldı",
      says: [
        "Bu ay {{limit}} metin hakkınızın {{used}} tanesini kullandınız. Sayaç {{resets}} tarihinde sıfırlanır.",
        "Creator Pro'da ayda {{more}} metin hakkı var.",
      ],
      action: "Planlara bakın",
    },
    scripts_used_up: {
      title: "Bu ayın metin hakkı bitti",
      says: [
        "Bu ayki {{limit}} metin hakkınızın tamamını kullandınız. Sayaç {{resets}} tarihinde sıfırlanır. Kayıtlı metinleriniz her zaman açık kalır.",
        "Creator Pro'da ayda {{more}} metin hakkı var.",
      ],
      action: "Planlara bakın",
    },
    views_near: {
      title: "{{limit}} konu görüntüleme hakkınızın {{used}} tanesi kullanıldı",
      says: ["Bu ay {{limit}} konudan {{used}} tanesini açtınız. Sayaç {{resets}} tarihinde sıfırlanır."],
      action: "Planlara bakın",
    },
    views_used_up: {
      title: "Bu ayın konu görüntüleme hakkı bitti",
      says: [
        "Bu ay {{limit}} konu açtınız; onlar ay sonuna kadar açık kalır. Yeni konuları {{resets}} tarihinden itibaren açabilirsiniz.",
        "Creator Pro planında konu görüntüleme sınırsızdır.",
      ],
      action: "Planlara bakın",
    },
    scripts_granted: {
      title: "Ek metin hakkınız var: ayda {{scripts}} metin daha",
      says: ["Ek hak {{until}} günü sonuna kadar geçerlidir.", "Planınızdaki hakka eklenir."],
      action: "Bugünün konularına bakın",
    },
    views_granted: {
      title: "Ek konu görüntüleme hakkınız var: ayda {{views}} konu daha",
      says: ["Ek hak {{until}} günü sonuna kadar geçerlidir.", "Planınızdaki hakka eklenir."],
      action: "Bugünün konularına bakın",
    },
    script_ready: {
      title: "Metniniz hazır",
      says: ["“{{topic}}” bağlantı koptuktan sonra tamamlandı. Metin geçmişinizde duruyor."],
      action: "Metni açın",
    },
    weekly_plan: {
      title: "Bu hafta çekebileceğiniz konular",
      says: [
        "İnsanların şu sıralar sordukları arasından seçildi. Size uyanı çekin.",
        "1. {{first}}\n{{why}}",
        "2. {{second}}\n{{secondwhy}}",
        "3. {{third}}\n{{thirdwhy}}",
        "Konular {{sample}} tarihli örnek verilerdir.",
      ],
      action: "Konulara bakın",
    },
    message_received: {
      title: "İletişim formundan bir mesaj",
      says: ["Biri “{{subject}}” konusunda yazdı. Mesaj geri bildirim kutusunda bekliyor."],
      action: "Mesajı okuyun",
    },
    collection_failed: {
      title: "{{day}} taraması başarısız oldu",
      says: [
        "Birkaç denemeye karşın hiç konu toplanamadı. Kullanıcılar hâlâ önceki konuları görüyor. Yönetimden yeni bir tarama başlatabilirsiniz; bunun neden başarısız olduğu arka plan işlerinin günlüğünde yazıyor.",
      ],
      action: lookInAdmin,
    },
    edition_withheld: {
      title: "{{day}} baskısı yayımlanmadı",
      says: [
        "Toplananlar topluluk, paylaşım ya da konu alt sınırının altında kaldı. Kullanıcılar hâlâ önceki konuları görüyor. Yönetimden elle yayımlayabilirsiniz.",
      ],
      action: lookInAdmin,
    },
    ai_refused: {
      title: "Yapay zekâ servisi bizi reddediyor",
      says: [
        "Bir istek reddedildi. Bu düzeltilene kadar yapay zekâ ile metin yazılamaz; önce {{setting}} ayarına bakın.",
      ],
      action: null,
    },
    webhook_dead: {
      title: "Bir ödeme bildirimi işlenemedi",
      says: [
        "Sağlayıcıdan gelen {{message}} bildirimi saatlerce denendi, işlenemedi ve işlenemeyenler arasında bekliyor. İşlenene kadar birinin planı güncel olmayabilir. Yönetimden yeniden deneyebilirsiniz.",
      ],
      action: lookInAdmin,
    },
  },
}
