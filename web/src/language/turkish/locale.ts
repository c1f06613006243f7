export const locale = "tr-TR"
