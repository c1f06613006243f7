// One subject a line: name | how people write it (if not so) | in Turkish | file in fixtures/evidence/subjects
export const condition = `
acid reflux |  | reflü, mide yanması, gastroözofageal reflü | reflux-gerd
ACL injuries | ACL | ön çapraz bağ kopması, ön çapraz bağ yaralanması | acl-injury
ACL tears | ACL tear | ön çapraz bağ kopması, ön çapraz bağ yaralanması | acl-injury
acne scars
acne |  | akne, sivilce | acne
addiction
ADHD |  | yetişkinde DEHB, dikkat eksikliği ve hiperaktivite bozukluğu | adhd-adults
adrenal fatigue
adult acne
allergies
Alzheimer's disease | alzheimer
anemia |  | demir eksikliği, demir eksikliği anemisi | iron-deficiency
anxiety attacks | anxiety attack
anxiety disorders | anxiety disorder | kaygı, anksiyete | anxiety
anxiety |  | kaygı, anksiyete | anxiety
arthritis |  | diz kireçlenmesi | knee-osteoarthritis
asthma
autism (Asperger's) | asperger
autism | autism, autistic
back acne
bacteria
bipolar disorder | bipolar, bipolar disorder
bipolar II disorder | bipolar II
borderline personality disorder | BPD
breast cancer
burnout
cancer
cavities
celiac disease | celiac, celiac disease | glutensiz beslenme, gluten, çölyak | gluten-free
cellulite
chronic pain
cold sores | cold sore
common cold |  | soğuk algınlığı, nezle | common-cold
concussions | concussion
COVID-19 | covid
Crohn's disease | crohn
cystic acne
deficiencies | deficiency
dementia
depression
depressive episodes | depressive episode
diabetes |  | tip 2 diyabet, şeker hastalığı | type-2-diabetes
diverticulitis
dyslexia
eczema |  | egzama, atopik dermatit | eczema
endometriosis |  | endometriozis, çikolata kisti hastalığı | endometriosis
epilepsy
excess weight | overweight
falling ill | illness
fibromyalgia
flu
folliculitis
food allergies
food intolerance
food poisoning |  | gıda zehirlenmesi, besin zehirlenmesi | food-poisoning
gallstones
genetics | gene, genetic
GERD |  | reflü, mide yanması, gastroözofageal reflü | reflux-gerd
gestational diabetes
gluten intolerance
gout |  | gut hastalığı | gout
Hashimoto's disease | hashimoto
health anxiety
heart disease
hernia
herniated discs | herniated disc | siyatik, bel fıtığı bacak ağrısı | sciatica
herpes
high blood pressure |  | yüksek tansiyon, hipertansiyon | high-blood-pressure
high cholesterol |  | yüksek kolesterol | high-cholesterol
hormonal acne
HPV
hypertension |  | yüksek tansiyon, hipertansiyon | high-blood-pressure
hypomania
hypothyroidism |  | tiroit yetersizliği, hipotiroidi, tembel tiroit | hypothyroidism
IBD
IBS |  | irritabl bağırsak sendromu, huzursuz bağırsak, IBS | ibs
infections | infection
ingrown toenails | ingrown toenail
injuries | injury
insomnia |  | uykusuzluk, uyku sorunu | insomnia
insulin resistance |  | prediyabet, gizli şeker | prediabetes
iron deficiency |  | demir eksikliği, demir eksikliği anemisi | iron-deficiency
keratosis pilaris
kidney stones |  | böbrek taşı | kidney-stones
lactose intolerance |  | laktoz intoleransı, süt dokunması | lactose-intolerance
long COVID | long covid
low blood pressure
low testosterone
Lyme disease | lyme disease
major depression
mania | mania, manic
manic episodes | manic episode
menopause |  | menopoz, perimenopoz | menopause
mental health
mental illness
migraines | migraine | migren | migraine
moles
mononucleosis
MRSA
norovirus
obesity
OCD
osteoarthritis |  | diz kireçlenmesi | knee-osteoarthritis
panic attacks | panic attack | kaygı, anksiyete | anxiety
panic disorder
Parkinson's disease | parkinson
patellar tendonitis
PCOS |  | polikistik over sendromu, PKOS | pcos
perimenopause |  | menopoz, perimenopoz | menopause
personality disorders | personality disorder
plantar fasciitis |  | plantar fasiit, topuk ağrısı, topuk dikeni | plantar-fasciitis
prediabetes |  | prediyabet, gizli şeker | prediabetes
pregnancy
psoriasis
psychosis
PTSD
rosacea
runner's knee |  | ön diz ağrısı, koşucu dizi, diz kapağı ağrısı | patellofemoral-pain
schizophrenia
sciatica |  | siyatik, bel fıtığı bacak ağrısı | sciatica
scoliosis
seborrheic dermatitis
severe depression
shin splints |  | kaval kemiği ağrısı, shin splint | shin-splints
sinus infections | sinus infection
sleep apnea |  | uyku apnesi, tıkayıcı uyku apnesi | sleep-apnoea
social anxiety
staph infections | staph infection
stress fractures | stress fracture
stroke
the autism spectrum | autism spectrum
the flu
tinnitus
tolerance
type 1 diabetes | type1, type1 diabetes
type 2 diabetes | type2, type2 diabetes | tip 2 diyabet, şeker hastalığı | type-2-diabetes
UTIs | UTI | idrar yolu enfeksiyonu, sistit | urinary-tract-infection
varicose veins
vitamin deficiency
warts
yeast infections | yeast infection
`
