// One subject a line: name | how people write it (if not so) | in Turkish | file in fixtures/evidence/subjects
export const symptom = `
anxious feelings | anxious | kaygı, anksiyete | anxiety
appetite |  | iştah ve bitmeyen yemek düşüncesi, sürekli açlık | food-noise-appetite
back pain |  | bel ağrısı | low-back-pain
bad breath
binge eating
blackheads
blisters
bloating |  | şişkinlik, karın şişkinliği | bloating
body odor
brain fog
breakouts |  | akne, sivilce | acne
calluses
chafing
chest pain
constipation |  | kabızlık | constipation
cough
cramps
cravings |  | iştah ve bitmeyen yemek düşüncesi, sürekli açlık | food-noise-appetite
crying spells
dandruff
dark circles
diarrhea
dissociation
dizziness |  | baş dönmesi, vertigo | dizziness
DOMS |  | kas ağrısı, hamlık | muscle-soreness-doms
dry skin
elbow pain |  | tenisçi dirseği, dirsek ağrısı | tennis-elbow
fatigue |  | yorgunluk, sürekli yorgunluk | fatigue
fever |  | ateş, yüksek ateş | fever
fogginess
foot pain
hair loss |  | saç dökülmesi | hair-loss
hangovers | hangover
headaches |  | gerilim tipi baş ağrısı, gerilim baş ağrısı | headache
heart palpitations
heartburn |  | reflü, mide yanması, gastroözofageal reflü | reflux-gerd
heel pain |  | plantar fasiit, topuk ağrısı, topuk dikeni | plantar-fasciitis
hip pain |  | yan kalça ağrısı | gluteal-tendinopathy-hip-pain
hot flashes |  | menopoz, perimenopoz | menopause
hunger
ingrown hairs
intrusive thoughts
irritability
itching
jaw pain
joint pain
keto flu
knee pain |  | ön diz ağrısı, koşucu dizi, diz kapağı ağrısı | patellofemoral-pain
leg cramps
libido
loss of appetite
low energy |  | yorgunluk, sürekli yorgunluk | fatigue
low libido
low sex drive | sex drive
lower back pain |  | bel ağrısı | low-back-pain
mood swings
muscle cramps
muscle knots | knots
muscle loss |  | zayıflarken kas kaybı, diyette kas kaybı | muscle-loss-weight-loss
muscle soreness | muscle soreness, soreness | kas ağrısı, hamlık | muscle-soreness-doms
nausea
neck pain |  | boyun ağrısı, telefon boynu | neck-pain
nerve pain | nerve
night sweats
numbness
oily skin
palpitations
period cramps |  | adet sancısı, regl ağrısı | period-pain
pimples |  | akne, sivilce | acne
racing thoughts
rashes | rash
sensitive skin
shortness of breath
shoulder pain |  | omuz ağrısı, rotator manşet ağrısı | shoulder-pain
side effects
skin bumps | bump
sore throat
stomach aches | stomach ache
stomach pain
stretch marks
stuttering
sugar cravings |  | şeker, eklenmiş şeker | sugar
sweating
swelling
symptoms | symptom
tingling
vertigo |  | baş dönmesi, vertigo | dizziness
water retention
weight gain
weight regain |  | kiloyu geri alma, yo-yo etkisi, kilo koruma | weight-regain
wrist pain
`
