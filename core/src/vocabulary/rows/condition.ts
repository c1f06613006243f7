// One subject a line: name | file in fixtures/evidence/subjects | how people write it, in a column for each language
export const condition = `
acid reflux | reflux-gerd | | reflü, mide yanması, gastroözofageal reflü
ACL injuries | acl-injury | ACL | ön çapraz bağ kopması, ön çapraz bağ yaralanması
ACL tears | acl-injury | ACL tear | ön çapraz bağ kopması, ön çapraz bağ yaralanması
acne scars | acne-scars | | akne izi
acne | acne | | akne, sivilce
addiction
ADHD | adhd-adults | | yetişkinde DEHB, dikkat eksikliği ve hiperaktivite bozukluğu
adrenal fatigue
adult acne
allergies
Alzheimer's disease | dementia-prevention | alzheimer | Alzheimer hastalığı
anemia | iron-deficiency | | demir eksikliği, demir eksikliği anemisi
anxiety attacks | | anxiety attack
anxiety disorders | anxiety | anxiety disorder | kaygı, anksiyete
anxiety | anxiety | | kaygı, anksiyete
arthritis | knee-osteoarthritis | | diz kireçlenmesi
asthma | asthma | | astım
atrial fibrillation | atrial-fibrillation | afib | atriyal fibrilasyon
autism (Asperger's) | | asperger
autism | | autism, autistic
back acne
bacteria
bacterial vaginosis | bacterial-vaginosis | | bakteriyel vajinoz, bakteriyel vajinozis
bipolar disorder | | bipolar, bipolar disorder
bipolar II disorder | | bipolar II
borderline personality disorder | | BPD
breast cancer
bunions | bunions | bunion | halluks valgus
burnout
cancer
cavities
celiac disease | gluten-free | celiac, celiac disease | glutensiz beslenme, gluten, çölyak
cellulite | cellulite | | selülit
chilblains | chilblains | chilblain | pernio, soğuk şişliği
chronic pain
cold sores | cold-sores | cold sore | uçuk
common cold | common-cold | | soğuk algınlığı, nezle
concussions | | concussion
COVID-19 | | covid
Crohn's disease | | crohn
cystic acne
deficiencies | | deficiency
dementia | dementia-prevention | | demans
depression | depression | | depresyon
depressive episodes | | depressive episode
diabetes | type-2-diabetes | | tip 2 diyabet, şeker hastalığı
diverticulitis
dyslexia
ear infections | ear-infection | ear infection | orta kulak iltihabı, kulak enfeksiyonu
earwax | earwax | | kulak kiri
eczema | eczema | | egzama, atopik dermatit
endometriosis | endometriosis | | endometriozis, çikolata kisti hastalığı
enlarged prostate | enlarged-prostate | BPH, benign prostatic hyperplasia | prostat büyümesi
epilepsy
excess weight | | overweight
falling ill | | illness
fibromyalgia
flu
folliculitis
food allergies
food intolerance
food poisoning | food-poisoning | | gıda zehirlenmesi, besin zehirlenmesi
gallstones | gallstones | | safra taşı
genetics | | gene, genetic
GERD | reflux-gerd | | reflü, mide yanması, gastroözofageal reflü
gestational diabetes | gestational-diabetes | | gebelik diyabeti
gluten intolerance
gout | gout | | gut hastalığı
Hashimoto's disease | | hashimoto
health anxiety
heart disease | heart-disease | | kalp hastalığı
heat rash | heat-rash | prickly heat | isilik
heavy periods | heavy-periods | heavy period | yoğun adet kanaması, aşırı adet kanaması, menoraji
hernia
herniated discs | disc-herniation | herniated disc, slipped disc, bulging disc | bel fıtığı, fıtıklaşmış disk
herpes
high blood pressure | high-blood-pressure | | yüksek tansiyon, hipertansiyon
high cholesterol | high-cholesterol | | yüksek kolesterol
hives | hives | urticaria | kurdeşen, ürtiker
hormonal acne
HPV
hypertension | high-blood-pressure | | yüksek tansiyon, hipertansiyon
hypomania
hypothyroidism | hypothyroidism | | tiroit yetersizliği, hipotiroidi, tembel tiroit
IBD
IBS | ibs | | irritabl bağırsak sendromu, huzursuz bağırsak, IBS
infections | | infection
ingrown toenails | ingrown-toenail | ingrown toenail | tırnak batması, batık tırnak
injuries | | injury
insect bites | insect-bites | insect bite, bug bites, mosquito bites | böcek sokması
insomnia | insomnia | | uykusuzluk, uyku sorunu
insulin resistance | prediabetes | | prediyabet, gizli şeker
iron deficiency | iron-deficiency | | demir eksikliği, demir eksikliği anemisi
keratosis pilaris
kidney stones | kidney-stones | | böbrek taşı
lactose intolerance | lactose-intolerance | | laktoz intoleransı, süt dokunması
long COVID | | long covid
low blood pressure | low-blood-pressure | | düşük tansiyon, tansiyon düşüklüğü, hipotansiyon
low testosterone
Lyme disease | | lyme disease
major depression | depression | | depresyon
mania | | mania, manic
manic episodes | | manic episode
melasma | hyperpigmentation | | melazma, cilt lekesi, yüz lekesi
menopause | menopause | | menopoz, perimenopoz
mental health
mental illness
migraines | migraine | migraine | migren
moles
mononucleosis
MRSA
night-time peeing | nocturia | nocturia | gece idrara kalkma, noktüri
norovirus
nosebleeds | nosebleeds | nosebleed, nose bleed, nose bleeds | burun kanaması
obesity | obesity | | obezite
OCD
osteoarthritis | knee-osteoarthritis | | diz kireçlenmesi
panic attacks | panic-attacks | panic attack | kaygı, anksiyete
panic disorder
Parkinson's disease | | parkinson
patellar tendonitis
PCOS | pcos | | polikistik over sendromu, PKOS
perimenopause | menopause | | menopoz, perimenopoz
peripheral neuropathy | peripheral-neuropathy | neuropathy | periferik nöropati, ayak uyuşması
personality disorders | | personality disorder
plantar fasciitis | plantar-fasciitis | | plantar fasiit, topuk ağrısı, topuk dikeni
prediabetes | prediabetes | | prediyabet, gizli şeker
pregnancy
psoriasis | psoriasis | | sedef hastalığı
psychosis
PTSD
ringworm | ringworm | | vücut mantarı, kasık mantarı, deri mantarı
rosacea | rosacea | | gül hastalığı
runner's knee | patellofemoral-pain | | ön diz ağrısı, koşucu dizi, diz kapağı ağrısı
schizophrenia
sciatica | sciatica | | siyatik, bel fıtığı bacak ağrısı
scoliosis
seborrheic dermatitis
severe depression | depression | | depresyon
shin splints | shin-splints | | kaval kemiği ağrısı, shin splint
sinus infections | sinusitis | sinus infection | sinüzit
sleep apnea | sleep-apnoea | | uyku apnesi, tıkayıcı uyku apnesi
social anxiety
staph infections | | staph infection
stress fractures | | stress fracture
stroke
the autism spectrum | | autism spectrum
the flu
tinnitus | tinnitus | | kulak çınlaması
tolerance
type 1 diabetes | | type1, type1 diabetes
type 2 diabetes | type-2-diabetes | type2, type2 diabetes | tip 2 diyabet, şeker hastalığı
urinary incontinence | bladder-leaks | incontinence | idrar kaçırma, idrar tutamama, üriner inkontinans
UTIs | urinary-tract-infection | UTI | idrar yolu enfeksiyonu, sistit
varicose veins | varicose-veins | | varis
vitamin deficiency
warts | warts | | siğil
yeast infections | vaginal-thrush | yeast infection | vajinal mantar
`
