import { message, type WordsOf } from "#lib/message.ts"
import type { adminFeedback as English } from "#words/admin/feedback.ts"

export const adminFeedback: WordsOf<typeof English> = {
  notDone: "Yapılamadı",
  answerByMail: "E-postayla yanıtla",
  closeWithoutAnAnswer: "Yanıtsız kapat",
  openAgain: "Yeniden aç",
  answerTo: message("Yanıt, alıcı: {email}"),
  sendTheAnswer: "Yanıtı gönder",
  notNow: "Şimdi değil",
  answeredOn: message("Yanıtlandı: {day}"),
  open: "Açık",
  answered: "Yanıtlandı",
  closed: "Kapalı",
  messages: "İletiler",
  messagesNotRead: "İletiler okunamadı.",
  thereAreNone: "İleti yok.",
}
