// One subject a line: name | file in fixtures/evidence/subjects | how people write it, in a column for each language
export const symptom = `
anxious feelings | anxiety | anxious | kaygı, anksiyete
appetite | food-noise-appetite | | iştah ve bitmeyen yemek düşüncesi, sürekli açlık
back pain | low-back-pain | | bel ağrısı
bad breath | bad-breath | | ağız kokusu
binge eating
blackheads
blisters | blisters | | su toplaması
bloating | bloating | | şişkinlik, karın şişkinliği
body odor
brain fog
breakouts | acne | | akne, sivilce
calluses
chafing
chest pain
constipation | constipation | | kabızlık
cough | cough | | öksürük
cramps
cravings | food-noise-appetite | | iştah ve bitmeyen yemek düşüncesi, sürekli açlık
crying spells
dandruff | dandruff | | kepek
dark circles
diarrhea | diarrhoea | | ishal
dissociation
dizziness | dizziness | | baş dönmesi, vertigo
DOMS | muscle-soreness-doms | | kas ağrısı, hamlık
dry skin | dry-skin | | cilt kuruluğu, kuru cilt
elbow pain | tennis-elbow | | tenisçi dirseği, dirsek ağrısı
fatigue | fatigue | | yorgunluk, sürekli yorgunluk
fever | fever | | ateş, yüksek ateş
fogginess
foot pain
hair loss | hair-loss | hair loss, baldness, balding | saç dökülmesi
hangovers | hangover | hangover | akşamdan kalma
headaches | headache | | gerilim tipi baş ağrısı, gerilim baş ağrısı
heart palpitations | palpitations | | kalp çarpıntısı
heartburn | reflux-gerd | | reflü, mide yanması, gastroözofageal reflü
heel pain | plantar-fasciitis | | plantar fasiit, topuk ağrısı, topuk dikeni
hip pain | gluteal-tendinopathy-hip-pain | | yan kalça ağrısı
hot flashes | menopause | | menopoz, perimenopoz
hunger
ingrown hairs
intrusive thoughts
irritability
itching
jaw pain | jaw-pain | | çene ağrısı
joint pain
keto flu
knee pain | patellofemoral-pain | | ön diz ağrısı, koşucu dizi, diz kapağı ağrısı
leg cramps | leg-cramps | | bacak krampı
libido | low-libido | | cinsel isteksizlik, düşük libido, libido kaybı
loss of appetite
low energy | fatigue | | yorgunluk, sürekli yorgunluk
low libido | low-libido | | cinsel isteksizlik, düşük libido, libido kaybı
low sex drive | | sex drive
lower back pain | low-back-pain | | bel ağrısı
mood swings
muscle cramps
muscle knots | | knots
muscle loss | muscle-loss-weight-loss | | zayıflarken kas kaybı, diyette kas kaybı
muscle soreness | muscle-soreness-doms | muscle soreness, soreness | kas ağrısı, hamlık
nausea
neck pain | neck-pain | | boyun ağrısı, telefon boynu
nerve pain | | nerve
night sweats
numbness
oily skin
palpitations | palpitations | | çarpıntı
period cramps | period-pain | | adet sancısı, regl ağrısı
pimples | acne | | akne, sivilce
racing thoughts
rashes | | rash
sensitive skin
shortness of breath
shoulder pain | shoulder-pain | | omuz ağrısı, rotator manşet ağrısı
side effects
skin bumps | | bump
sore throat | sore-throat | | boğaz ağrısı
stomach aches | | stomach ache
stomach pain
stretch marks
stuttering
sugar cravings | sugar | | şeker, eklenmiş şeker
sweating
swelling
symptoms | | symptom
tingling
vertigo | vertigo-bppv | | vertigo
water retention
weight gain
weight regain | weight-regain | | kiloyu geri alma, yo-yo etkisi, kilo koruma
wrist pain
`
