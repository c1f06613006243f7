import type { Disclaimers } from "#language/disclaimers.ts"

export const disclaimers: Disclaimers = {
  disclaimer: "Bilgilendirme amaçlıdır; tıbbi tavsiye yerine geçmez.",
  // Regulation of 12 November 2025, word for word.
  procedureNotice:
    "Her cerrahi veya girişimsel işlemde sonuçlar kişiden kişiye değişiklik gösterebilir. " +
    "İşlem öncesinde hekiminizden detaylı görüş almanız önerilir.",
  procedure:
    /(?<!\p{L})(?:ameliyat|cerrah|protez|implant|botoks|botox|girişim(?!ci)|dolgu(?!n)|(?<!(?:zayıflama|zayıflatan|incelten|kilo verme|kilo|insülin|ozempic|wegovy|mounjaro|saxenda|semaglutid|tirzepatid|aşı|grip|demir|vitamini|[bB]12) )iğne)\p{L}*(?!\p{L})/u,
}
