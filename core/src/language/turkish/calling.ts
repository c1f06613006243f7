import type { CallingWords } from "#language/calling.ts"
import { givenNames } from "./given-names.ts"

export const calling: CallingWords = {
  signs: {
    titled: {
      before:
        /\b(?:dr|doktor|doç|doc|prof|profesör|uzm|op|diyetisyen|dyt|fzt|fizyoterapist|psikolog|psk|eczacı|hekim|koç|antrenör|sayın|yazar)\.?,? $/iu,
      after: /^ (?:hoca(?:m|mız|nın|yı|ya)?|bey(?:in|e|i)?|hanım(?:ın|a|ı)?|abi|abla)(?!\p{L})/iu,
    },
    speaks: {
      before: null,
      after:
        /^[^.!?]{0,40}(?<!\p{L})(?:diyor|dedi|demi[şs]|diyordu|anlat(?:[ıi]yor|t[ıi]|m[ıi][şs])|s[öo]yl(?:edi|[üu]yor|emi[şs])|[öo]ner(?:iyor|di|mi[şs])|a[çc][ıi]kla(?:d[ıi]|m[ıi][şs]|yor)|yaz(?:d[ıi]|m[ıi][şs]|[ıi]yor)|savunu(?:yor|r)|iddia e(?:diyor|tti|tmi[şs])|payla[şs](?:t[ıi]|m[ıi][şs]|[ıi]yor))(?!\p{L})/iu,
    },
    told: { before: null, after: /^['’]?(?:y?[ea]) göre(?!\p{L})/iu },
    by: {
      before: null,
      after: /^['’]?(?:n?[ıiuü]|y[ıiuü]|[ıiuü]) (?:izle|dinle|takip|tanıyan|duyan|bilen)/iu,
    },
    owns: { before: null, after: /^['’]n?[ıiuü]n \p{L}/iu },
    article: { before: null, after: null },
    handled: {
      before: /(?<!\p{L})(?:bir|bu|şu|mg|gr|doz) $/iu,
      after:
        /^(?:['’]\p{L}{1,4})? (?:kullan|iç(?:iyor|tim|ti|en|mek|sem)|al(?:ıyor|dım|an|mak|sam)|dene|yap(?:an|ıyor|tım)|katıl|koş)/iu,
    },
    compound: {
      before: null,
      after:
        /^ (?:diyeti|yöntemi|programı|egzersizleri?|hapı|tozu|çayı|yağı|kremi|takviyesi|kürü|tarifi|maratonu|antrenmanı|testi|kapsülü|sendromu|hastalığı)(?!\p{L})/iu,
    },
  },
  typedSmall: true,
  givenNames,
  rude: /(?<!\p{L})(?:amk|aq|amına\p{L}*|amina ko\p{L}*|amcı[kğ]\p{L}*|amcik\p{L}*|sik(?:i[mş]|[st]ir|tim|eyim|er|meye?|iyor|erim|ik)\p{L}*|siktir\p{L}*|sikeyim|göt(?!ür)\p{L}{0,5}|yarra[kğ]\p{L}*|yara[ğ]ım|taşa[kğ]\p{L}*|orospu\p{L}*|kaltak\p{L}*|kahpe\p{L}*|pezevenk\p{L}*|gavat\p{L}*|ibne\p{L}*|puşt\p{L}*|piç(?:ler)?|bok(?! choy)(?:tan|lu|um)?|sıç(?:ay|ar|t)\p{L}*|gerizekalı\p{L}*|geri zekalı\p{L}*)(?!\p{L})/iu,
}
