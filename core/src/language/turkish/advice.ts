import type { AdviceWords } from "#language/advice.ts"

export const advice: AdviceWords = {
  advises:
    /(?<!\p{L})(?:anlatın|bağlayın|belirtin|bırakın|çıkarın|değiştirin|deyin|ekleyin|gösterin|kaldırın|kalın|kısaltın|koyun|kullanın|silin|söyleyin|tutun|verin|yazın|yönlendirin)(?!\p{L})/u,
  forExample: (words) => `Örneğin: “${words}”`,
}
