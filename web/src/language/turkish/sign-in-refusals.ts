import { message, type WordsOf } from "#lib/message.ts"
import type { signInRefusals as English } from "#words/sign-in-refusals.ts"

export const signInRefusals: WordsOf<typeof English> = {
  wrongPasswordOrAddress: "Bu e-posta adresi ile parola eşleşmiyor.",
  notYourPassword: "Parola yanlış.",
  wrongCode: "Kod yanlış ya da daha önce kullanılmış.",
  giveThePasswordAgain: "İşlem çok uzun sürdü ya da çok sayıda hata oldu. Lütfen parolanızı yeniden girin.",
  tooManyWrongCodes: "Çok sayıda yanlış kod girildi. 15 dakika sonra yeniden kod girebilirsiniz.",
  linkSpent: "Bu bağlantı daha önce kullanılmış ya da süresi dolmuş. Yeni bir bağlantı isteyin.",
  tooManyAttempts: "Çok sayıda deneme yapıldı. Lütfen biraz bekleyip yeniden deneyin.",
  tryAgainInSeconds: message<{ seconds: number }>(
    "Çok sayıda deneme yapıldı. Lütfen {seconds, plural, other {# saniye}} sonra yeniden deneyin.",
  ),
  tryAgainInMinutes: message<{ minutes: number }>(
    "Çok sayıda deneme yapıldı. Lütfen {minutes, plural, other {# dakika}} sonra yeniden deneyin.",
  ),
  orForgotIt: message<{ wait: string }>("{wait} Ya da “Unuttunuz mu?” ile yeni parola belirleyin."),
  signInToGoOn: "Devam etmek için lütfen giriş yapın.",
  givePasswordOnceMore: "Giriş yapmanızın üzerinden bir süre geçti. Lütfen parolanızı bir kez daha girin.",
  demoAccount: "Bu demo hesabı ortaktır; giriş bilgileri değiştirilemez.",
  suspended: "Hesabınız askıda: adres, parola ve anahtarlar değiştirilemez. Lütfen destek ekibine yazın.",
  confirmAddressFirst: "Önce adresinizi onaylayın: e-postayla gönderdiğimiz bağlantıyı açın.",
  enoughLetters:
    "Bu adrese birkaç e-posta gönderdik. Gelen kutunuza ve spam klasörüne bakın ya da bir saat sonra yeniden deneyin.",
  wholeAddress: "Tam bir e-posta adresi girin; örneğin name@clinic.org.",
  otherAddress: "Şimdikinden farklı, tam bir e-posta adresi girin.",
  passwordTooShort: message<{ shortest: number }>("En az {shortest} karakter kullanın."),
  passwordTooLong: "Parola çok uzun.",
  passwordCommon: "Bu parola kolay tahmin edilir: yaygın, ardışık ya da yinelenen karakterlerden oluşuyor.",
  passwordAboutYou: "Bu parola adınızdan, adresinizden ya da bu sitenin adından oluşuyor.",
  passwordLeaked: "Bu parola bilinen bir sızıntıda yer alıyor. Başka bir parola seçin.",
  twoStepIsOff: "İki adımlı doğrulama açık değil. Sayfayı yeniden yükleyin.",
  twoStepIsOn: "İki adımlı doğrulama zaten açık. Sayfayı yeniden yükleyin.",
  keyDidNotAsk:
    "Bu anahtar parmak izi, yüz ya da PIN sormadan kullanıldı. Birini açın ya da başka bir anahtar seçin.",
  keyKnown: "Bu geçiş anahtarı daha önce eklenmiş.",
  keyNotTaken: "Bu geçiş anahtarı doğrulanamadı. Lütfen yeniden deneyin.",
  keyUnknown: "Bu geçiş anahtarı buradaki bir hesaba ait değil.",
}
