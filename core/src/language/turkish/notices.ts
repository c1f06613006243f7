import type { NoticeWords } from "#language/notices.ts"
import { moneyNotices } from "./notices-money.ts"

const notYou =
  "Bunu siz yapmadıysanız hemen yeni bir parola belirleyin; diğer cihazlarınızdaki oturumlar da böylece kapanır."

export const notices: NoticeWords = {
  tiers: {
    freemium: "Starter",
    free: "Starter",
    creator_pro: "Creator Pro",
    professional: "Professional",
    admin: "Yönetici",
  },
  periods: { monthly: "ay", yearly: "yıl" },
  days: (count) => `${count} gün`,
  testMode: "Bu bir deneme ortamıdır: gerçek para söz konusu değildir.",
  howToStop: "Hangi e-postaları alacağınızı profilinizde seçebilirsiniz.",
  locale: "tr-TR",
  texts: {
    ...moneyNotices,
    welcome: {
      title: "Rounds'a hoş geldiniz",
      says: [
        "Adresiniz onaylandı. Ücretsiz Starter planında ayda {{scripts}} senaryo ve {{views}} konu görüntüleme hakkınız var.",
        "Bugünün konularından birini seçip ilk senaryonuzu yazdırın. Çekimden önce okuyun: son söz sizindir.",
      ],
      action: "Bugünün konularına bakın",
    },
    confirm_address: {
      title: "Lütfen adresinizi onaylayın",
      says: [
        "Posta kutunuza bir bağlantı gönderdik. Onu açana kadar siteyi gezebilir ve bir senaryo yazdırabilirsiniz.",
        "Deneme süresi, ödeme ve sonraki senaryolar için adresinizin onaylanmış olması gerekir.",
      ],
      action: null,
    },
    address_changed: {
      title: "Adresiniz değişti",
      says: ["Hesabınızın artık yeni bir adresi var. Bunu siz yapmadıysanız hemen destek ekibimize yazın."],
      action: "Oturum ayarlarına bakın",
    },
    mail_refused: {
      title: "E-postalarımız size ulaşmıyor",
      says: [
        "Adresinizin posta sunucusu e-postalarımızı kabul etmiyor; bu yüzden oraya e-posta göndermiyoruz. Size söyleyeceklerimiz burada duruyor. Lütfen adresinizi değiştirin. Adres yeniden çalışıyorsa yeni bir parola isteyin: o e-posta ulaşınca öbürleri de ulaşır.",
      ],
      action: "Adresinizi değiştirin",
    },
    password_changed: {
      title: "Parolanız değişti",
      says: [`Parolanız değiştirildi ve diğer cihazlardaki oturumlar kapatıldı. ${notYou}`],
      action: "Oturum ayarlarına bakın",
    },
    password_reset: {
      title: "Parolanız yenilendi",
      says: [
        `Posta kutunuza gelen bağlantıyla yeni bir parola belirlendi. Bütün cihazlardaki oturumlar kapatıldı. ${notYou}`,
      ],
      action: "Oturum ayarlarına bakın",
    },
    devices_signed_out: {
      title: "Cihazlardaki oturumlar kapatıldı",
      says: [`Bir cihazınızdan diğer cihazlarınızın oturumu kapatıldı. ${notYou}`],
      action: "Oturum ayarlarına bakın",
    },
    second_step_added: {
      title: "Oturum ayarlarınıza yeni bir şey eklendi",
      says: [`Bir geçiş anahtarı, iki adımlı oturum açma ya da yeni kurtarma kodları tanımlandı. ${notYou}`],
      action: "Oturum ayarlarına bakın",
    },
    second_step_removed: {
      title: "Oturum ayarlarınızdan bir şey kaldırıldı",
      says: [`Bir geçiş anahtarı ya da iki adımlı oturum açma kaldırıldı. ${notYou}`],
      action: "Oturum ayarlarına bakın",
    },
    recovery_code_used: {
      title: "Bir kurtarma kodu kullanıldı",
      says: [`Kurtarma kodlarınızdan biriyle oturum açıldı. Her kod bir kez geçerlidir. ${notYou}`],
      action: "Oturum ayarlarına bakın",
    },
    administrator_made: {
      title: "Artık yöneticisiniz",
      says: [
        "Hesabınıza yönetici yetkisi verildi. Önce iki adımlı oturum açmayı ya da bir geçiş anahtarını tanımlayın.",
      ],
      action: "Oturum ayarlarına bakın",
    },
    data_asked: {
      title: "Verilerinizin bir kopyası istendi",
      says: [`Hakkınızda tuttuğumuz bilgileri bir araya getiriyoruz. ${notYou}`],
      action: "Oturum ayarlarına bakın",
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
        "Hesabınız askıya alındı. Oturum açabilir, verilerinizi okuyup indirebilir, ödemelerinizi iptal edebilir ve hesabınızı silebilirsiniz; başka hiçbir şey kullanılamaz ve değiştirilemez.",
        "Bunun bir yanlışlık olduğunu düşünüyorsanız bu e-postayı yanıtlayın ya da destek ekibimize yazın.",
      ],
      action: "Hesabınıza bakın",
    },
    account_restored: {
      title: "Hesabınız yeniden açıldı",
      says: ["Hesabınız yeniden açık. Her şey bıraktığınız gibi duruyor."],
      action: "Rounds'u açın",
    },
    scripts_near: {
      title: "{{limit}} senaryo hakkınızın {{used}} tanesi kullanıldı",
      says: [
        "Bu ay {{limit}} senaryo hakkınızın {{used}} tanesini kullandınız. Sayaç {{resets}} tarihinde sıfırlanır.",
        "Bu sizin için geç olacaksa daha geniş bir plana bakabilirsiniz.",
      ],
      action: "Planlara bakın",
    },
    scripts_used_up: {
      title: "Bu ayın senaryo hakkı bitti",
      says: [
        "Bu ayki {{limit}} senaryo hakkınızın tamamını kullandınız. Sayaç {{resets}} tarihinde sıfırlanır; yazılmış senaryolarınız o zamana kadar da açık kalır.",
        "Bu sizin için geç olacaksa daha geniş bir plana bakabilirsiniz.",
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
        "Bu ay {{limit}} konu açtınız. Onlar açık kalır; yeni konuları {{resets}} tarihinden sonra açabilirsiniz.",
        "Creator Pro planında konu görüntüleme sınırsızdır.",
      ],
      action: "Planlara bakın",
    },
    quota_granted: {
      title: "Size ek hak tanındı",
      says: [
        "Planınıza ek olarak ayda {{scripts}} senaryo ve {{views}} konu görüntüleme hakkınız daha var.",
        "Ek haklar {{until}} günü sonuna kadar geçerlidir.",
      ],
      action: "Bugünün konularına bakın",
    },
    script_ready: {
      title: "Senaryonuz hazır",
      says: ["“{{topic}}” bağlantı koptuktan sonra tamamlandı. Senaryo geçmişinizde duruyor."],
      action: "Senaryoyu açın",
    },
    message_received: {
      title: "İletişim formundan bir mesaj",
      says: ["Biri “{{subject}}” konusunda yazdı. Mesaj geri bildirim kutusunda bekliyor."],
      action: "Mesajı okuyun",
    },
    collection_failed: {
      title: "{{day}} toplaması başarısız oldu",
      says: [
        "Birkaç denemeye karşın hiç konu toplanamadı. Okurlar hâlâ son sayıyı görüyor. Nedeni çalışanın günlüğünde yazıyor.",
      ],
      action: null,
    },
    edition_withheld: {
      title: "{{day}} sayısı yayımlanmadı",
      says: [
        "Toplananlar topluluk, gönderi ya da konu alt sınırının altında kaldı. Okurlar hâlâ son sayıyı görüyor.",
      ],
      action: null,
    },
    ai_refused: {
      title: "Yapay zekâ servisi bizi reddediyor",
      says: [
        "Bir istek reddedildi. Bu düzeltilene kadar yapay zekâ ile senaryo yazılamaz; önce {{setting}} ayarına bakın.",
      ],
      action: null,
    },
    webhook_dead: {
      title: "Bir ödeme iletisi işlenemedi",
      says: [
        "Sağlayıcının {{message}} iletisi saatlerce denendi, işlenemedi ve ölü iletiler arasında bekliyor. Yeniden işlenene kadar birinin planı güncel olmayabilir.",
      ],
      action: null,
    },
  },
}
