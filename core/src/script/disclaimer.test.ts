import { expect, test } from "vitest"
import { disclaimerIn, procedureNoticeIn } from "./disclaimer.ts"

const notice = procedureNoticeIn("TR") ?? "no notice is known"

test.each([
  "dry needling: what is safe?",
  "Kuru iğne işe yarar mı?",
  "Diz protezi sonrası yürüyüş",
  "Ameliyat olanların çoğu iyileşti.",
  "Varis ameliyatı kimlere yapılır?",
])("a Turkish script about a procedure carries the mandatory notice: %s", (subject) => {
  expect(disclaimerIn("turkish", subject)).toContain(notice)
  expect(disclaimerIn("english", subject)).not.toContain(notice)
})

test.each([
  "Massage gun: what is safe?",
  "Needles of a pine in tea",
  "Magnezyum ne zaman alınır?",
  // What somebody injects at home is no intervention, be it typed with a capital.
  "İnsülin iğnesi nasıl yapılır?",
  "Ozempic iğnesi zayıflatır mı?",
  // Whom a caution is for has had an operation, or will have one.
  "Kan sulandırıcı kullanıyorsanız ya da ameliyat olacaksanız ginkgodan önce eczacınıza sorun.",
  "Pıhtı geçirdiyseniz, yeni ameliyat olduysanız ya da gebeyseniz uzun uçuştan önce doktora görünün.",
  "Gebelikte, ilaç kullanırken ya da ameliyattan önce doktorunuza sorun.",
])("no other script does: %s", (subject) => {
  expect(disclaimerIn("turkish", subject)).not.toContain(notice)
})
