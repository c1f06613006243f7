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
  atLeast: message<{ least: string }>("Buraya en az {least} girilebilir."),
  atMost: message<{ most: string }>("Buraya en çok {most} girilebilir."),
  wholeNumber: "Lütfen bir tam sayı girin.",
  lookAgain: "Lütfen bu alana yeniden bakın.",
}
