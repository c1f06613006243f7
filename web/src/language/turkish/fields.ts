import { message, type WordsOf } from "#lib/message.ts"
import type { fields as English } from "#words/fields.ts"

export const fields: WordsOf<typeof English> = {
  fillOut: "Lütfen bu alanı doldurun.",
  choose: "Lütfen birini seçin.",
  wholeEmail: "Lütfen tam bir e-posta adresi girin; örneğin name@clinic.org.",
  wholeAddress: "Lütfen https:// ile başlayan tam bir web adresi girin.",
  atLeastCharacters: message<{ shortest: number }>(
    "Lütfen en az {shortest, plural, other {# karakter}} girin.",
  ),
  atLeast: message<{ least: string }>("Lütfen {least} ya da daha büyük bir sayı girin."),
  atMost: message<{ most: string }>("Lütfen en çok {most} girin."),
  wholeNumber: "Lütfen bir tam sayı girin.",
  lookAgain: "Lütfen bu alana yeniden bakın.",
}
