import type { LetterWords } from "#language/letters.ts"

const notYou = "Bunu siz yapmadıysanız hemen yeni bir parola belirleyin: {{setAnew}}"
const writeToUs = "Bunu siz yapmadıysanız hemen bize yazın: {{support}}"

export const letters: LetterWords = {
  sentBy: "Bu e-postayı Rounds gönderdi. Bu adresi Rounds'a siz ya da bir başkası verdi.",
  orOpen: "Ya da şu adresi açın:",
  stop: "Bu tür e-postaları artık almak istemiyorum",
  stopAll: "Yasanın ve güvenliğin gerektirdikleri dışında Rounds'tan e-posta almak istemiyorum",
  stopping: {
    title: "Bu tür e-postalar artık gelmesin mi?",
    asks: {
      trialExpirationEmails:
        "Deneme süresi bitmeden hatırlatma almayacaksınız. Önceden iptal etmezseniz plan o gün yine başlar, ücreti alınır.",
      paymentNotifications: "Alınan ödemeler ve sona eren planlarla ilgili e-posta almayacaksınız.",
      planUpgradeEmails: "Planınızın ne kadarının kullanıldığıyla ilgili e-posta almayacaksınız.",
      marketingEmails: "O hafta çekebileceğiniz konular artık e-postayla gelmeyecek.",
      general: "Yasanın ve güvenliğin gerektirdikleri dışında e-posta almayacaksınız.",
      waitlist: "Adresiniz Professional bekleme listesinden çıkar.",
    },
    press: "Bu e-postaları durdur",
    done: "Tamam: bu tür e-postalar artık gelmeyecek",
    whatStays:
      "Yasanın ve güvenliğin gerektirdikleri yine gelir: örneğin alınamayan bir ödeme ya da değişen bir parola.",
    offTheList: "Tamam: adresiniz artık bekleme listesinde değil",
    offTheListMeans:
      "Adresiniz listeden silindi, bu konuda başka e-posta almayacaksınız. İstediğiniz zaman yeniden katılabilirsiniz.",
    choose: "Hangi e-postaları alacağınızı profilinizde seçin",
    invalid: "Bu bağlantı bize ait değil ya da hesap artık yok. Hiçbir şey değişmedi.",
  },
  texts: {
    confirm_address: {
      subject: "Rounds için e-posta adresinizi onaylayın",
      says: [
        "Bu adresle bir Rounds hesabı açıldı.",
        "Açan sizseniz bağlantıyı, mümkünse hesabı açtığınız tarayıcıda açın. Bağlantı bir gün geçerlidir.",
      ],
      action: "Adresimi onayla",
      adds: [
        "Siz açmadıysanız bir şey yapmanız gerekmez: hesap onaysız kalır. İsterseniz hesabı üstlenebilirsiniz: bağlantı diğer herkesin oturumunu kapatır, parolayı siz belirlersiniz.",
      ],
    },
    address_known: {
      subject: "Zaten bir hesabınız var",
      says: [
        "Bu adres bir Rounds hesabı için kullanılmak istendi. Adresin zaten bir hesabı var; hiçbir şey değişmedi.",
        "İsteyen sizseniz giriş yapın: {{signIn}}",
      ],
      action: "Parolamı bilmiyorum",
      adds: ["Siz değilseniz bir şey yapmanız gerekmez."],
    },
    reset_password: {
      subject: "Yeni bir parola belirleyin",
      says: ["Rounds hesabınız için yeni bir parola istendi. Bağlantı bir saat boyunca, bir kez geçerlidir."],
      action: "Yeni parola belirle",
      adds: ["Siz istemediyseniz bir şey yapmanız gerekmez: parolanız olduğu gibi kalır."],
    },
    confirm_new_address: {
      subject: "Rounds için yeni e-posta adresinizi onaylayın",
      says: [
        "Bu adresin bir Rounds hesabında kullanılması istendi.",
        "Bunu siz istediyseniz bağlantıyı giriş yaptığınız bir tarayıcıda açın. Bağlantı bir gün geçerlidir.",
      ],
      action: "Yeni adresimi onayla",
      adds: ["Siz istemediyseniz bir şey yapmanız gerekmez: hesabın adresi değişmez."],
    },
    address_move_asked: {
      subject: "E-posta adresinizin değiştirilmesi istendi",
      says: [
        "Giriş yapmış biri Rounds hesabınızın e-posta adresini değiştirmek istedi. Yeni adrese gönderdiğimiz bağlantı açıldığında adres değişir.",
      ],
      action: null,
      adds: [notYou],
    },
    address_changed: {
      subject: "E-posta adresiniz değişti",
      says: ["Rounds hesabınızın e-posta adresi değişti. Eski adresle artık giriş yapılamaz."],
      action: null,
      adds: [writeToUs],
    },
    password_changed: {
      subject: "Parolanız değişti",
      says: ["Rounds hesabınızın parolası değiştirildi. Diğer cihazlardaki oturumlar kapatıldı."],
      action: null,
      adds: [notYou],
    },
    password_reset: {
      subject: "Parolanız yenilendi",
      says: [
        "Bu posta kutusuna gelen bağlantıyla Rounds hesabınıza yeni bir parola belirlendi. Bütün cihazlardaki oturumlar kapatıldı.",
      ],
      action: null,
      adds: [
        "Bunu siz yapmadıysanız posta kutunuzu başka biri okuyor: önce onun parolasını değiştirin, sonra burada yenisini belirleyin: {{setAnew}}",
      ],
    },
    sessions_ended: {
      subject: "Cihazlardaki oturumlar kapatıldı",
      says: ["Rounds hesabınızın diğer cihazlardaki oturumları, cihazlarınızın birinden kapatıldı."],
      action: null,
      adds: [notYou],
    },
    passkey_added: {
      subject: "Bir geçiş anahtarı eklendi",
      says: ["Rounds hesabınıza bir geçiş anahtarı eklendi. Bu anahtar hesabı parolasız açar."],
      action: null,
      adds: [
        "Bunu siz yapmadıysanız yeni bir parola belirleyin: {{setAnew}}",
        "Sonra profilinizde “Giriş ve güvenlik” sayfasından bu geçiş anahtarını kaldırın. Yeni parola onu tek başına kaldırmaz.",
      ],
    },
    passkey_removed: {
      subject: "Bir geçiş anahtarı kaldırıldı",
      says: ["Rounds hesabınızdan bir geçiş anahtarı kaldırıldı. Bu anahtar artık hesabı açmaz."],
      action: null,
      adds: [notYou],
    },
    two_step_on: {
      subject: "İki adımlı doğrulama açıldı",
      says: [
        "Rounds hesabınızda iki adımlı doğrulama açıldı. Bundan sonra parolayla giriş yaparken bir kod da istenir.",
      ],
      action: null,
      adds: [writeToUs, "Yeni parola tek başına girişinizi sağlamaz."],
    },
    two_step_off: {
      subject: "İki adımlı doğrulama kapatıldı",
      says: ["Rounds hesabınızda iki adımlı doğrulama kapatıldı. Hesabı yalnızca parola açar."],
      action: null,
      adds: [notYou],
    },
    new_recovery_codes: {
      subject: "Yeni kurtarma kodları oluşturuldu",
      says: ["Rounds hesabınız için yeni kurtarma kodları oluşturuldu. Eskileri artık geçersizdir."],
      action: null,
      adds: [notYou],
    },
    recovery_code_used: {
      subject: "Bir kurtarma kodu kullanıldı",
      says: ["Rounds hesabınızda kurtarma kodlarından biriyle giriş yapıldı. Her kod bir kez geçerlidir."],
      action: null,
      adds: [notYou],
    },
    confirm_waitlist: {
      subject: "Professional bekleme listesindeki yerinizi onaylayın",
      says: ["Professional planı satışa çıktığında bu adrese haber vermemiz istendi."],
      action: "Yerimi onayla",
      adds: ["Siz değilseniz bir şey yapmanız gerekmez: bu konuda başka e-posta göndermeyeceğiz."],
    },
    professional_on_sale: {
      subject: "Professional satışta",
      says: ["Professional planı satışa çıktığında haber vermemizi istemiştiniz. Plan artık satışta."],
      action: "Plana bakın",
      adds: ["İstediğiniz tek e-posta buydu. Bu konuda başka e-posta göndermeyeceğiz."],
    },
    contact_received: {
      subject: "Mesajınızı aldık",
      says: ["Rounds'a gönderdiğiniz mesaj ulaştı. Mesajı bir kişi okuyacak ve bu adrese yanıt verecek."],
      action: null,
      adds: ["Mesaj göndermediyseniz biri adresinizi yanlışlıkla yazmıştır: bir şey yapmanız gerekmez."],
    },
    feedback_answered: {
      subject: "Yanıt: {{subject}}",
      says: ["{{answer}}"],
      action: null,
      adds: ["Bu, iletişim formuyla bize gönderdiğiniz mesajın yanıtıdır."],
    },
    account_erased: {
      subject: "Hesabınız silindi",
      says: [
        "Rounds hesabınız; profiliniz, metinleriniz ve sizinle ilgili her şeyle birlikte silindi. Artık hiçbir ücret alınmaz.",
        "Ücretsiz deneme kullandıysanız bu posta kutusunun onu kullandığına dair kodlanmış bir iz saklarız. Bu iz yeniden adresinize çevrilemez.",
      ],
      action: null,
      adds: ["Bu bizden gelen son e-postadır. Gönderildikten sonra bu adresi unuturuz."],
    },
  },
}
