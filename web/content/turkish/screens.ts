import type { screens as English } from "#content/english/screens.ts"

export const screens: typeof English = {
  "/": {
    title: "Bugünün sağlık konularından video metinleri",
    heading: "Bugünün çok konuşulan sağlık konularını, arkasında durabileceğiniz bir metne dönüştürün",
    description:
      "İnsanların bugün sağlık hakkında ne sorduğu, sayılarıyla; ve her iddiası denetlemeniz için işaretlenmiş bir video metni.",
  },
  "/pricing": {
    title: "Fiyatlar",
    description:
      "Ücretsiz başlayın. Creator Pro 7 gün ücretsizdir, sonra aylık ya da yıllık ödenir; dilediğiniz zaman iptal edin.",
  },
  "/guest-preview": {
    title: "Bugünün konularına ön bakış",
    heading: "Yükselen konular",
    description: "Bugün sağlık topluluklarında ne sorulduğu, sayılarıyla; hesap açmadan herkese açık.",
  },
  "/auth": {
    title: "Giriş yap",
    heading: "Giriş yapın ya da hesap açın",
    description: "Hesap ücretsizdir, kart istenmez. Metinleriniz, profiliniz ve planınız hesabınızda durur.",
  },
  "/check": {
    title: "Kendi metninizi denetleyin",
    description:
      "Bir metin yapıştırın; bir denetleyicinin ya da dikkatli bir meslektaşın nerede duracağını, nedenini ve yerine ne denebileceğini görün. Hesap gerekmez.",
  },
  "/contact": {
    title: "İletişim",
    description: "Rounds’u işletenlere yazın: her mesajı bir kişi okur ve e-postayla yanıtlar.",
  },
  "/status": {
    title: "Durum",
    description:
      "Rounds’un konuları, metinleri, e-postaları ve ödemeleri şu anda ne durumda, ne zamandan beri.",
  },
  "/imprint": {
    title: "Künye",
    description: "Bu Rounds kurulumunu kim işletiyor, ona nasıl ulaşılır.",
  },
  "/sub-processors": {
    title: "Alt işleyenler",
    description: "Bu Rounds kurulumu için hangi şirketler çalışıyor, her biri ne görüyor.",
  },
  "/support": {
    title: "Destek",
    description: "Konular, metinler, planlar ve ödemeler nasıl işler: her biri bir dakikada.",
  },
}
