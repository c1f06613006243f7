import type { Disclaimers } from "#language/disclaimers.ts"

export const disclaimers: Disclaimers = {
  disclaimer: "Bilgilendirme amaçlıdır; tıbbi tavsiye yerine geçmez.",
  // Regulation of 12 November 2025, word for word.
  procedureNotice:
    "Her cerrahi veya girişimsel işlemde sonuçlar kişiden kişiye değişiklik gösterebilir. " +
    "İşlem öncesinde hekiminizden detaylı görüş almanız önerilir.",
  // Who has had an operation, or will have one, and is to ask first, hears of a supplement: it is no script on operations.
  procedure:
    /(?<!\p{L})(?:ameliyat(?!\p{L}*,? (?:\p{L}+ ){0,3}(?:olacaksan|olduysan|geçirdiysen|varsa)\p{L}*|(?:tan|dan) önce)|cerrah|protez|implant|botoks|botox|girişim(?!ci)|dolgu(?!n)|(?<!(?:zayıflama|zayıflatan|incelten|kilo verme|kilo|insülin|ozempic|wegovy|mounjaro|saxenda|semaglutid|tirzepatid|aşı|grip|demir|vitamini|[bB]12) )iğne)\p{L}*(?!\p{L})/u,
}
