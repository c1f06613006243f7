import { message, type WordsOf } from "#lib/message.ts"
import type { consent as English } from "#words/consent.ts"

export const consent: WordsOf<typeof English> = {
  byCreatingAnAccount: message(
    "Hesap açarak <terms>hizmet koşullarını</terms> ve <privacy>gizlilik sayfasını</privacy> kabul edersiniz.",
  ),
  termsToAccept: "Onayınızı bekleyen koşullar",
  readThem: message(
    "<terms>Hizmet koşullarını</terms> ve <privacy>gizlilik sayfasını</privacy> okuyun. Siz onaylayana kadar önceden kabul ettikleriniz geçerlidir.",
  ),
  accept: "Kabul et",
  notSaved: "Kaydedilmedi",
  notSavedText: "Yanıtınız kaydedilemedi. Lütfen yeniden deneyin.",
}
