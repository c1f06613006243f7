// One subject a line: name | how people write it (if not so) | in Turkish | file in fixtures/evidence/subjects
export const medicine = `
Abilify | abilify
acetaminophen (Tylenol) | tylenol | parasetamol, asetaminofen | paracetamol
acetaminophen |  | parasetamol, asetaminofen | paracetamol
Adderall | adderall | DEHB ilaçları, metilfenidat, uyarıcı DEHB ilaçları | adhd-stimulants
anabolic steroids
antacids
antibiotics |  | antibiyotikler, antibiyotik | antibiotics
antidepressants |  | antidepresanlar, SSRI grubu antidepresanlar | antidepressants-ssri
antihistamines |  | antihistaminikler, alerji hapları | antihistamines
antipsychotics
aspirin
Ativan | ativan
benzodiazepines | benzodiazepines, benzos
beta blockers
birth control pills |  | doğum kontrol hapı, gebeliği önleyici hap | contraceptive-pill
birth control |  | doğum kontrol hapı, gebeliği önleyici hap | contraceptive-pill
blood thinners |  | varfarin ve kan sulandırıcılar, varfarin, kan sulandırıcı | warfarin-anticoagulants
bupropion
buspirone
Celexa | celexa
Concerta | concerta | DEHB ilaçları, metilfenidat, uyarıcı DEHB ilaçları | adhd-stimulants
Cymbalta | cymbalta
Depakote | depakote
doxycycline
Effexor | effexor
epipens
finasteride
flu shots | flu shot
gabapentin
hormone therapy
HRT |  | menopoz, perimenopoz | menopause
ibuprofen |  | ibuprofen, iltihap giderici ağrı kesiciler | ibuprofen-nsaids
inhalers
insulin
insulin pumps
isotretinoin (Accutane) | accutane | retinoidler ve izotretinoin, izotretinoin, retinol ve tretinoin | retinoids-isotretinoin
isotretinoin |  | retinoidler ve izotretinoin, izotretinoin, retinol ve tretinoin | retinoids-isotretinoin
IUDs | iud
Klonopin | klonopin
Lamictal | lamictal
laxatives
levothyroxine |  | levotiroksin, tiroit hapı | levothyroxine
Lexapro | lexapro | antidepresanlar, SSRI grubu antidepresanlar | antidepressants-ssri
lithium
medication | meds
metformin |  | metformin, şeker hapı | metformin
minocycline
minoxidil |  | minoksidil, minoksidil losyon ve köpük, saç için minoksidil | minoxidil
Mirena | mirena
mood stabilizers
Mounjaro | mounjaro | tirzepatid, haftalık diyabet ve kilo iğnesi | tirzepatide
naltrexone
naproxen |  | ibuprofen, iltihap giderici ağrı kesiciler | ibuprofen-nsaids
nicotine
nicotine gum
nicotine patches
NSAIDs |  | ibuprofen, iltihap giderici ağrı kesiciler | ibuprofen-nsaids
omeprazole |  | omeprazol, mide koruyucular, asit baskılayıcılar | omeprazole-ppi
opioids |  | opioid ağrı kesiciler, kodein, tramadol, morfin, güçlü ağrı kesiciler | opioid-painkillers
Ozempic | ozempic | semaglutid, haftalık zayıflama iğnesi | semaglutide
painkillers
Paxil | paxil
plan B
PPIs |  | omeprazol, mide koruyucular, asit baskılayıcılar | omeprazole-ppi
propranolol
Prozac | prozac | antidepresanlar, SSRI grubu antidepresanlar | antidepressants-ssri
Ritalin | ritalin | DEHB ilaçları, metilfenidat, uyarıcı DEHB ilaçları | adhd-stimulants
semaglutide |  | semaglutid, haftalık zayıflama iğnesi | semaglutide
Seroquel | seroquel
sleeping pills
spironolactone
SSRIs |  | antidepresanlar, SSRI grubu antidepresanlar | antidepressants-ssri
statins |  | statinler, kolesterol ilaçları | statins
steroids
stimulants
Strattera | strattera
testosterone replacement
testosterone |  | testosteron artırıcı takviyeler, testosteron booster | testosterone-boosters
thyroid medication |  | levotiroksin, tiroit hapı | levothyroxine
tirzepatide |  | tirzepatid, haftalık diyabet ve kilo iğnesi | tirzepatide
trazodone
tretinoin (Retin-A) | retin-a
tretinoin |  | retinoidler ve izotretinoin, izotretinoin, retinol ve tretinoin | retinoids-isotretinoin
TRT
vaccines
varenicline
varenicline (Chantix) | chantix
Vyvanse | vyvanse | DEHB ilaçları, metilfenidat, uyarıcı DEHB ilaçları | adhd-stimulants
Wegovy | wegovy | semaglutid, haftalık zayıflama iğnesi | semaglutide
Wellbutrin | wellbutrin
Xanax | xanax
Zepbound | zepbound | tirzepatid, haftalık diyabet ve kilo iğnesi | tirzepatide
Zoloft | zoloft | antidepresanlar, SSRI grubu antidepresanlar | antidepressants-ssri
`
