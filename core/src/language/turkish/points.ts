import type { PointWords } from "#language/points.ts"

export const points: PointWords = {
  unsupported:
    "Bunu hiçbir kaynak desteklemiyor: bu sizin ifadeniz. Bir kaynak ekleyin ya da neden bıraktığınızı yazın.",
  blank: "Burayı siz dolduracaksınız. O zamana kadar metin dışa aktarılamaz.",
  shownBlank: "Ekrandaki bu sözleri siz dolduracaksınız. O zamana kadar metin dışa aktarılamaz.",
  standings: {
    overdue: "Bu kaynağın yeniden okunma zamanı geldi: o günden beri değişmiş olabilir.",
    retracted: "Bu kaynak geri çekildi. Başka bir şey söyleyin ya da çıkarın.",
    gone: "Bu kaynak artık kanıt kütüphanesinde yok.",
  },
}
