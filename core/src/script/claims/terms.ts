/** Word lists that several rules share, as parts of a pattern. Turkish stems take any suffix. */
export const terms = {
  diseasesEnglish: String.raw`(?:cancer|tumou?rs?|diabetes|type [12] diabetes|arthritis|asthma|migraines?|anxiety|depression|adhd|autism|hypertension|high blood pressure|alzheimer'?s|dementia|insomnia|ibs|crohn'?s|eczema|psoriasis|covid(?:-19)?|(?:the )?flu|colds?|infections?|osteoporosis|pcos|endometriosis|gout|lupus|fibromyalgia|sciatica|thyroid disease|heart disease|epilepsy|parkinson'?s|reflux|gerd|hair loss|acne|plantar fasciitis|tendinitis|tendinopathy)`,
  diseasesTurkish: String.raw`(?:kanser|tümör|diyabet|şeker hastalığı|romatizma|astım|migren|anksiyete|depresyon|dehb|otizm|tansiyon|hipertansiyon|alzheimer|demans|uykusuzluk|egzama|sedef|covid|grip|nezle|enfeksiyon|kemik erimesi|gut|lupus|fibromiyalji|siyatik|epilepsi|parkinson|reflü|sivilce)\p{L}*`,
  remediesEnglish: String.raw`(?:turmeric|curcumin|zinc|magnesium|creatine|vitamin(?: [a-ek]\d*)?|omega-?3|fish oil|collagen|ashwagandha|berberine|probiotics?|garlic|ginger|honey|apple cider vinegar|black seed(?: oil)?|elderberry|melatonin|supplements?|herbs?|teas?|juices?|echinacea|cinnamon|iron|selenium|mushrooms?|keto|cbd)`,
  remediesTurkish: String.raw`(?:zerdeçal|kurkumin|çinko|magnezyum|kreatin|vitamin|omega|balık yağı|kolajen|aşvaganda|berberin|probiyotik|sarımsak|zencefil|bal|elma sirkesi|çörek otu|mürver|melatonin|takviye|bitki|çay|ekinezya|tarçın|demir|kür|propolis)\p{L}*`,
  prescribedEnglish: String.raw`(?:wegovy|ozempic|mounjaro|zepbound|saxenda|semaglutide|tirzepatide|liraglutide|botox|dysport|antibiotics?|viagra|cialis|accutane|adderall|xanax|tramadol|testosterone|finasteride)`,
  prescribedTurkish: String.raw`(?:botoks|wegovy|ozempic|mounjaro|saxenda|semaglutid|tirzepatid|dolgu|viagra|cialis|antibiyotik)\p{L}*`,
  harmfulEnglish: String.raw`(?:chlorine dioxide|mms drops|miracle mineral|colloidal silver|black salve|turpentine|bleach|kerosene|petrol|gasoline|diesel|borax|laetrile|amygdalin|vitamin b17|(?:food|high)[- ]grade hydrogen peroxide|chelation (?:therapy )?for autism)`,
  harmfulTurkish: String.raw`(?:klor dioksit|kolloidal gümüş|gümüş suyu|çamaşır suyu|terebentin|gaz yağı|boraks|amigdalin|b17)\p{L}*`,
  amount: String.raw`\d+(?:[.,]\d+)?`,
  filler: String.raw`(?!(?:not|no|never|cannot) )\p{L}+`,
}
