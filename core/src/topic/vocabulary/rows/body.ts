// One subject a line: name | how people write it (if not so) | in Turkish | file in fixtures/evidence/subjects
export const body = `
Achilles tendon trouble | achilles | aşil ağrısı, aşil tendiniti | achilles-tendinopathy
ankle trouble | ankle | ayak bileği burkulması, burkulma | ankle-sprain
appendicitis | appendix
back trouble | back | bel ağrısı | low-back-pain
biceps trouble | bicep
bladder trouble | bladder
calf trouble | calf, calves
chapped lips | lips
ear trouble | ears
elbow trouble | elbow | tenisçi dirseği, dirsek ağrısı | tennis-elbow
flat feet
foot trouble | feet
forearm trouble | forearm
gallbladder trouble | gallbladder
groin trouble | groin
hamstring trouble | hamstring | hamstring zorlanması, hamstring yırtığı, arka uyluk kası zorlanması | hamstring-strain
heel trouble | heel
hip trouble | hips | yan kalça ağrısı | gluteal-tendinopathy-hip-pain
IT band trouble | it band | iliotibial bant sendromu, İT bant sendromu | it-band
jaw trouble | jaw
knee trouble | knee | ön diz ağrısı, koşucu dizi, diz kapağı ağrısı | patellofemoral-pain
ligament trouble | ligament
loose skin
lower back trouble | lower back | bel ağrısı | low-back-pain
neck trouble | neck | boyun ağrısı, telefon boynu | neck-pain
nose trouble | nose
pancreas trouble | pancreas
pores
quad trouble | quads
rib trouble | ribs
rotator cuff trouble | rotator cuff | omuz ağrısı, rotator manşet ağrısı | shoulder-pain
scalp trouble | scalp
shin trouble | shins | kaval kemiği ağrısı, shin splint | shin-splints
shoulder trouble | shoulder | omuz ağrısı, rotator manşet ağrısı | shoulder-pain
spine trouble | spine
stomach trouble | stomach
tendon trouble | tendon
the pelvic floor | pelvic floor | pelvik taban egzersizleri, pelvik taban, Kegel egzersizleri | pelvic-floor
throat trouble | throat
tight hip flexors | hip flexors
toe trouble | toes
tongue trouble | tongue
wrist trouble | wrist
`
