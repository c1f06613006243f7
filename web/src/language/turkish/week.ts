import { message, type WordsOf } from "#lib/message.ts"
import type { week as English } from "#words/week.ts"

export const week: WordsOf<typeof English> = {
  moreToFilm: "Bu hafta çekilebilecek başka konular",
  whereFrom: message(
    "Bugün seçtiğiniz alana ({specialty}) uyan konuların ve sürekli sorulanların sayısı ondan az. Burada önce bu alanın son yedi günkü konuları, ardından yakın alanların konuları var.",
  ),
  whereFromAll:
    "Bugün konuların ve sürekli sorulanların sayısı ondan az. Burada son yedi günün konuları var.",
  fieldBeside: message("Alan: {field}."),
}
