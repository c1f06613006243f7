// One subject a line: name | file in fixtures/evidence/subjects | how people write it, in a column for each language
export const body = `
Achilles tendon trouble | achilles-tendinopathy | achilles | aşil ağrısı, aşil tendiniti
ankle trouble | ankle-sprain | ankle | ayak bileği burkulması, burkulma
appendicitis | | appendix
back trouble | low-back-pain | back | bel ağrısı
biceps trouble | | bicep
bladder trouble | | bladder
calf trouble | | calf, calves
chapped lips | | lips
ear trouble | | ears
elbow trouble | tennis-elbow | elbow | tenisçi dirseği, dirsek ağrısı
flat feet
foot trouble | | feet
forearm trouble | | forearm
gallbladder trouble | | gallbladder
groin trouble | | groin
hamstring trouble | hamstring-strain | hamstring | hamstring zorlanması, hamstring yırtığı, arka uyluk kası zorlanması
heel trouble | | heel
hip trouble | gluteal-tendinopathy-hip-pain | hips | yan kalça ağrısı
IT band trouble | it-band | it band | iliotibial bant sendromu, İT bant sendromu
jaw trouble | | jaw
knee trouble | patellofemoral-pain | knee | ön diz ağrısı, koşucu dizi, diz kapağı ağrısı
ligament trouble | | ligament
loose skin
lower back trouble | low-back-pain | lower back | bel ağrısı
neck trouble | neck-pain | neck | boyun ağrısı, telefon boynu
nose trouble | | nose
pancreas trouble | | pancreas
pores
quad trouble | | quads
rib trouble | | ribs
rotator cuff trouble | shoulder-pain | rotator cuff | omuz ağrısı, rotator manşet ağrısı
scalp trouble | | scalp
shin trouble | shin-splints | shins | kaval kemiği ağrısı, shin splint
shoulder trouble | shoulder-pain | shoulder | omuz ağrısı, rotator manşet ağrısı
spine trouble | | spine
stomach trouble | | stomach
tendon trouble | | tendon
the pelvic floor | pelvic-floor | pelvic floor | pelvik taban egzersizleri, pelvik taban, Kegel egzersizleri
throat trouble | | throat
tight hip flexors | | hip flexors
toe trouble | | toes
tongue trouble | | tongue
wrist trouble | | wrist
`
