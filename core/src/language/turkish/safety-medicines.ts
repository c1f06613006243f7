import { anyOf, rule, ruleUnless } from "#script/safety/rule.ts"

const sought =
  "(?:tramadol|contramal|xanax|alprazolam|diazem|diazepam|lyrica|pregabalin|ritalin|concerta|modafinil|kodein|morfin|fentanil|oksikodon|rivotril|klonazepam|ketamin|steroid|testosteron|klenbuterol|uyusturucu|(?:kirmizi|yesil|mor) recete(?:li)?)\\w*"
const prescribed = `(?:${sought}|(?:ozempic|mounjaro|semaglutid|antibiyoti[kg]|roaccutane|izotretinoin|viagra|receteli ilac)\\w*)`
const obtain = "(?:al|bul|temin|siparis|satin|sat)\\w*"

export const drugSeeking = [
  ruleUnless(
    anyOf("risk\\w*", "tehlike\\w*", "sahte\\w*", "neden", "almayin", "uyari\\w*"),
    anyOf(prescribed),
    anyOf("recetesiz\\w*", "nereden", "nerede", "internetten", "telegram\\w*", "elden", "yurt disindan"),
    anyOf(obtain),
  ),
  rule(
    anyOf(sought),
    anyOf("doktor\\w*", "hekim\\w*", "psikiyatr\\w*"),
    anyOf("yazdir\\w*", "kandir\\w*", "ikna\\w*", "ne dem\\w*", "ne soyle\\w*"),
  ),
  rule(
    anyOf(
      "kafa (?:yap(?:an|mak|ar|iyor|tim|ici)|bul(?:mak|an|ucu))\\w*",
      "uyusturucu test\\w* (?:\\w+ ){0,3}(?:gec|temiz|atlat|kandir)\\w*",
      "steroid (?:kur|dongu)\\w*",
      "sahte recete\\w*",
      "recete (?:sahte|uydur)\\w*",
    ),
  ),
]

const medicine =
  "(?:ilac|antidepresan|statin|insulin|hap|kan sulandirici|antibiyoti[kg]|beta bloker|kortizon|lityum|metformin|sertralin|lustral|cipralex|essitalopram|prozac|coumadin|warfarin|euthyrox|levotiroksin|mide koruyucu|ozempic|semaglutid|mounjaro|xanax|kemoterapi)\\w*"

/** It tells what follows, or tells not to. */
const asCaution = anyOf(
  "(?:birak|kes)ma(?:yin|mali\\w*|maniz\\w*|dan once|ma\\w*)",
  "kesme(?:yin|meli\\w*|meniz\\w*|den once|me\\w*)",
  "(?:birak|kes)\\w*(?:inca|ince|irsa\\w*|irse\\w*|irsaniz|irseniz)",
  "neden (?:\\w+ ){0,4}(?:birakma|kesme|birakil)\\w*",
  "tehlike\\w*",
  "risk\\w*",
  "yarida (?:birakma|kesme)\\w*",
  // A course that ends too soon is what a title warns of.
  "antibiyoti\\w* (?:erken|iyilesince|duzelince) (?:birakmak|kesmek)",
)

export const stopping = [
  ruleUnless(
    asCaution,
    anyOf(
      `${medicine} (?:\\w+ ){0,4}(?:birak|kes)(?:ti|tim|tik|ip|arak|erek|abil|ebil|sam|sem|mali|meli|ayim|eyim|il|in|mak|mek|ma(?! )|iyor|acag)\\w*`,
      `${medicine} (?:\\w+ ){0,4}(?:birakma|kesme) (?:surec|yol|plan|deneyim|yontem|karar)\\w*`,
      `${medicine} (?:\\w+ ){0,3}(?:cope|copa) at\\w*`,
      `${medicine} atla(?:yin|yabil|dim|mak|sam)\\w*`,
    ),
  ),
  ruleUnless(asCaution, anyOf(`${medicine} yerine`)),
]
