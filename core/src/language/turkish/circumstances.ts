import type { Sayings } from "#wording/circumstances.ts"

const person =
  "(?:anne|baba|abi|abla|kardes|es|kari|koca|ogl|oglu|kiz|ogul|dede|nine|babaanne|anneanne|hala|teyze|amca|dayi|arkadas|sevgili|nisanli|kuzen|yegen)"
/** Somebody of the writer's: "annem", "eşimi", "oğlumun". */
const mine = `\\b${person}\\w*m(?:[iu]z)?(?:[iu]n?|[ae]|d[ae]n?)?`

const medicines =
  "(?:ilac(?!siz)|antidepresan|insulin|lityum|tansiyon hap|hap(?=[iu])|statin|metformin|levotiron|euthyrox|lustral|cipralex|prozac|selectra|efexor|paxera|xanax|concerta|ritalin|coumadin|kan sulandirici|kortizon|tedavi(?=y[iu]))\\w*"
const left =
  "(?:birak(?:tim|ti|iyor|mak|sam|acag|mayi|ayim|inca|irsam|mam)|kes(?:tim|ti|iyor|mek|sem|ecegim|eyim|ince|ersem)|kesip|atl(?:adim|iyorum)|icmiyorum|icmedim|almiyorum)\\w*"

/** How posts tell of each, in small letters without marks. */
export const sayings: Sayings = {
  fainting: {
    says: /\bbayil(?:dim|di\b|diydi|mis|iyorum|iyor\b|acak gibi|ir gibi|acagim san|ma hiss|dik)|\bbaygin(?:lik)? (?:gec|hiss)|\bgozum karardi\b.*\bdus|\bkendimden gec(?:tim|mis)|\byere yigil(?:dim|di)/,
    unless:
      /\b(?:gulmekten|tadina|kokusuna|rengine|tarife|bu(?:na)?|sesine|manzara\w*|tatli\w*|yemege|ikram\w*) bayil|bayildim (?:bu|tad|kok|yani)|bayiliyorum (?:ben|bu|yemeye|icmeye)|(?:[ae]|y[ae]) bayil(?:dim|iyorum|di)(?! (?:kal|dus|yer))|az kalsin gulmekten|uykusuzluktan bayil|koltukta bayil/,
  },
  stopping: {
    says: new RegExp(
      `${medicines} (?:\\w+ ){0,4}${left}|\\b(?:kendi kendime|kendi kafama gore|doktora (?:sormadan|gitmeden|danismadan)) (?:\\w+ ){0,3}(?:birak|kes)|\\b(?:birden|aniden|bir anda) (?:birak|kes)(?:il|sem|tim|mak|mek|inca|ince|irsam|ersem)`,
    ),
    in: new RegExp(`${medicines}|\\bmg\\b|\\bdoz|recete|doktor|psikiyatr`),
    unless:
      /\b(?:doktor\w*|psikiyatr\w*|hekim\w*|hoca\w*) (?:\w+ ){0,3}(?:kesti|birakti|birakmami|kesmemi|azaltti)|\b(?:seker|sigara|kahve|ekmek|alkol|spor|diyet|kafein)\w* (?:\w+ ){0,2}(?:birak|kes)|birakma(?:yin|malisin)|\bcilt tedavi|\bsac tedavi/,
  },
  insulin: {
    says: /\btip ?(?:1|i|bir)\b|\bt1d?\b|\bjuvenil diyabet|\binsulin\w* (?:\w+ ){0,3}(?:kullan(?:iyor|an)|vur(?:uyor|un)|doz\w*|ayarla)/,
    in: /diyabet|insulin|seker|hba1c|sensor|hipo\b/,
  },
  stimulants: {
    says: /\bdmaa\b|\befedrin\w*|\befedra\b|\beca stack|\bklenbuterol\w*|\bclenbuterol\w*|\bsibutramin\w*|\breductil\b|\bdnp\b|\bjack3d\b/,
    unless: /\bicerme|\byok\b|\bolmayan|\biceren urunlerden (?:uzak|kac)/,
  },
  vomiting: {
    says: /\b(?:surekli|devamli|hep|her (?:gun|sabah|yedigimde)|durmadan|kac gundur|gundur|ust uste) (?:\w+ ){0,2}kus(?:uyor|tum|up)|\bkusuyorum\b|\b(?:yine|gene|tekrar|hepsini|her seyi) kustum\b|\bkusmam (?:gec|dur)mi|\bhicbir ?sey (?:\w+ )?midemde durm/,
    unless: /\b(?:neredeyse|kusacak gibi|kusacagim|cocukken|yillar once|ickiden|alkolden|sarhos)/,
  },
  pregnancy: {
    says: /\bhamileyim\b|\bgebeyim\b|\b\d+(?: ?\+ ?\d)? ?(?:hafta|aylik?)\w* (?:\w+ )?(?:hamile|gebe)|\bemziriyorum\b|\bemziren (?:bir )?anne|\bemzirirken\b|\blohusayim\b|\b(?:hamileligim|gebeligim)\w*|\bhamileyken\b|\b(?:esim|karim|kizim|ablam|kardesim) (?:\w+ )?(?:hamile|gebe)\b|\bhamilelikte\b|\bgebelikte\b|\b\d+\.? haftalig(?:im|iz)\b/,
    unless: /hamile (?:degil|mi(?:yim)? acaba)|hamile sandilar|hamile gibi|hamilelik testi|yillar once/,
  },
  sobriety: {
    says: /\b(?:alkolu|ickiyi|icmeyi) (?:\w+ )?birak(?:tim|ali|mak|iyorum|mis)|\balkolsuz \d+|\b\d+ (?:gun|hafta|ay|yil)\w* (?:alkol|icki)\w* (?:\w+ )?(?:icm|yok|temiz)|\balkolik(?:im|tim)|\bayik (?:kal|gun)/,
    unless: /kola|kahve|cay|gazli/,
  },
  child: {
    says: new RegExp(
      `\\b(?:\\d|1[0-7]|bir|iki|uc|dort|bes|alti|yedi|sekiz|dokuz) (?:yasinda|yasindaki|aylik|haftalik) (?:\\w+ )?(?:ogl|kiz|bebe|cocu|yegen|torun|kardes)|\\b(?:oglum|kizim|bebegim|torunum|cocugum)\\w*,? (?:\\w+ ){0,3}(?:\\d+ (?:yas|ay|hafta)|hasta|alerji|ates|yemiyor|icmiyor|istahsiz|tip ?1|kansiz)|\\bek gida|\\bbebe(?:g|k)\\w* (?:\\w+ ){0,3}(?:ver|yedir|icir|basla|yer mi|zararli)|\\bcocu[gk]\\w* (?:\\w+ ){0,3}(?:veril|vermek|yedir|icir)`,
    ),
    unless: /cocukken|cocuklugum|icimdeki cocuk|dogum(?:dan|um) \w+ sonra kilo/,
    aloud: true,
  },
  death: {
    says: new RegExp(
      `${mine} (?:\\w+ ){0,3}(?:kaybettik|kaybettim|vefat|oldu(?=$|[.,!]| \\w+ (?:sonra|once))|rahmetli)|\\brahmetli (?:${person})`,
    ),
    unless: /\b(?:hasta|iyi|mutlu|ameliyat|dogum|kilo|anne|baba|bekar|neredeyse) oldu/,
    aloud: true,
  },
}
