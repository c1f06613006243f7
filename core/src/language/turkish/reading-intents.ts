import type { ReadingWords } from "#language/reading.ts"

/** What a post is after, without marks; see `ReadingWords.intents`. */
export const intents: ReadingWords["intents"] = [
  [
    "community_meta",
    /\b(?:bu (?:sub\w*|topluluk\w*|grup\w*|forum\w*)|moderator\w*|modlar\w*|karma(?:m|mi)?|upvote)\b/,
    null,
  ],
  // Who asks after what others went through, whatever it is; who "knows" or "advises" is asked for advice.
  [
    "experience_request",
    /(?<!\b(?:bilen|oneren|onerisi olan|tavsiyesi olan|fikri olan)\b.*)\b(?!bilen|oneren|olan\b|isteyen)\w{2,}[ae]n(?:l[ae]r)? (?:var|oldu|olmus) ?m[iu]|(?:kullan|dene|yap|yaptir|yasa|ic|birak|gecir|bulan|zayifla|rahatla)(?:y?[ae]n)l[ae]r\w*\W*(?:$|.*(?:nasil|yaz|anlat|m[iu]\b|\?))|deneyim|tecrube|\bsizde (?:nasil|de)\b|\bnasil \w+ sizde|\b(?:aranizda|aramizda|icinizde)\b/,
    null,
  ],
  [
    "safety_side_effects",
    /yan etki|guvenli|zarar|tehlike|\brisk|etkiles|birlikte (?:alin|kullan|icil|tuket)|sakinca|fazlasi|fazla (?:ic|al|tuket|ye)|\basiri|alerji|toplat|geri cag|dokunur m[iu]|bozar m[iu]|(?<!ne )yap(?:ar|iyor|ti) m[iu]\b|dok(?:er|uyor|tu) m[iu]|bagimlilik|sutu kes|uygun degil|(?:kullan|al|ic|ye)m[ae]mal[iu]|\b(?:hasta\w*|hamile\w*|emzir\w*|ilac\w*|sulandirici\w*|tansiyon\w*|seker hast\w*).*(?:bilir|[iu][lnr]?ir|yap[iu]l[iu]r) ?m[iu]|ilac\w* .*ne kadar sonra/,
    /yan etki|guvenli mi|zararli mi|sakincasi/,
  ],
  [
    "emotional_support",
    /bunal|moral|motivasyon|yalniz his|kork(?:uyor|tu)|utan|pes et|agl(?:iyor|adim|amak)|panik|kaygi|vazgec|destek ol|tukendi|biktim|usandi|yildim|caresiz|dayanamiyor/,
    null,
  ],
  // A complaint that somebody asks what to do about, or how long it lasts, is asked about and not told.
  [
    "seeking_advice",
    /\bicin (?:ne(?:ler)?|nelere|hangi|nasil|kac)\b|ne(?:ler)? yap(?:iyorsunuz|tiniz|ilir|mali|iyordunuz)|nelere? dikkat|kac (?:gun|hafta|ay)\w* (?:gec|sur|iyiles)|ne kadar (?:sur|zamanda)|geri gelir|\bnedir\b|ne demek|\bne ise yarar/,
    null,
  ],
  [
    "symptom_concern",
    /agri(?:yor|di|m\b|lari?m|si var|mi(?:yor)? ?gec)|agri(?!\s*(?:kesici|icin)).*(?:normal|olagan)|aci(?:yor|di|r m[iu])\b|\bsizli|belirti|dokuntu|\bsis(?:lik|ti|iyor)|uyus(?:ma|uyor|uk|tu)|bas donme|bulani?yor|bulanti|migrenim|kanama|kasin(?:ti|iyor)|kramp|sakatl|yorgunum|yorgun (?:uyan|his|kalk)|halsiz|uyuyam|sivilce\w* (?:cik|gec|bas)|siskinl|kabiz(?:im| kal)|ishal ol|carpinti|tutuldu|kutlama|\bcit\b|ses(?:ler)? (?:geliyor|cik)|yaniyor|yanmasi|dokul(?:uyor|du|me\w* (?:neden|normal|basla))|soyul|(?:normal|olagan) m[iu]|seyir|seyri/,
    /(?:normal|olagan) m[iu]|doktora (?:gitme|gorun)|endiselen/,
  ],
  [
    "product_recommendation",
    /\boneri|onerir|tavsiye(?!m| degil)|en iyi|hangi (?:\w+ )?(?:marka|urun|model|form|cesit)|hangisi(?! daha (?:etkili|faydali|saglikli|dogru|zor|kolay))|\bmarka|nereden al|deger mi|yorumlari|ucuz|fiyat|alternatif|yerine|\bvs\b|fark(?:i|lari)? ne|(?<!\b(?:sabah|aksam|gece|ogle|once|sonra|ac|tok)) m[iu] (?:yoksa )?(?:\w+ ){1,2}m[iu]\b.*(?:almal|alayim|alsam|tercih|secme|daha iyi)|memnun/,
    null,
  ],
  [
    "evidence_check",
    /kanit|calismalar|\bcalismasi\b|arastirma(?!nin| haber)|bilimsel|ise yari?(?:yor|r|yormus) m[iu]|efsane|\bmit\b|gercek(?:ten)? |dogru m[iu]|ne kadar dogru|etkili m[iu]|plasebo|fayda|yarari|diyorlar|abarti/,
    /bilimsel|arastirma|calismalar/,
  ],
  [
    "news_and_content",
    /bakanli|yayimla|yayinla|acikland|\bhaber|seminer|\bvideo|podcast|makale|\bozet|kongre/,
    null,
  ],
  [
    "personal_story",
    /^(?!.*\?)(?=.*\b(?:sonunda|basardim|hikaye\w*|notlarim|gunlugum|ilk defa|ilk kez)\b)/,
    null,
  ],
  [
    "seeking_advice",
    /\?|\b(?:m[iu](?:y[iu][mz]|s[iu]n(?:[iu]z)?)?|nasil|ne|neler|nelere|kac|kacinci|hangi|kimler|yardim|neden|niye|nicin|acaba|bilen|fikri)\b|(?:var|olur|[iu]l[iu]r|yor)m[iu]\b/,
    /(?:kullanan|deneyen|yasayan|yapan) (?:var|oldu)|deneyimleri/,
  ],
  [
    "personal_story",
    /\b(?:ben|benim|bana|birakt\w+)\b|\b\w{2,}[dt][iu][mk]\b|\b\w+[iu]yo(?:rum|m)\b|\b\w{3,}[dt][ae]y[iu]m\b|\b\d+\. (?:gun|hafta|ay)\b|\b(?:annem|babam|teyzem|halam|ablam|abim|esim|kocam|karim|kardesim)\b|\b(?:gun|hafta|ay|yil)\w* (?:oldu|bitti|doldu|gecti|geride)|\b\w+(?:lig|lug|cu|cilig)[iu]m\b|\bdenemem\b/,
    null,
  ],
]
