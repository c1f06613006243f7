export const planBadges: Readonly<Record<string, string>> = {
  Admin: "Yönetici",
  "Creator Pro Trial": "Creator Pro deneme",
  Trial: "Deneme",
  Free: "Ücretsiz",
}
