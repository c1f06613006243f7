// One subject a line: name | file in fixtures/evidence/subjects | how people write it, in a column for each language
export const medicine = `
Abilify | | abilify
acetaminophen (Tylenol) | paracetamol | tylenol | parasetamol, asetaminofen
acetaminophen | paracetamol | | parasetamol, asetaminofen
Adderall | adhd-stimulants | adderall | DEHB ilaçları, metilfenidat, uyarıcı DEHB ilaçları
anabolic steroids
antacids
antibiotics | antibiotics | | antibiyotikler, antibiyotik
antidepressants | antidepressants-ssri | | antidepresanlar, SSRI grubu antidepresanlar
antihistamines | antihistamines | | antihistaminikler, alerji hapları
antipsychotics
aspirin | aspirin-daily | | aspirin
Ativan | | ativan
benzodiazepines | | benzodiazepines, benzos
beta blockers
birth control pills | contraceptive-pill | | doğum kontrol hapı, gebeliği önleyici hap
birth control | contraceptive-pill | | doğum kontrol hapı, gebeliği önleyici hap
blood thinners | warfarin-anticoagulants | | varfarin ve kan sulandırıcılar, varfarin, kan sulandırıcı
bupropion
buspirone
Celexa | | celexa
Concerta | adhd-stimulants | concerta | DEHB ilaçları, metilfenidat, uyarıcı DEHB ilaçları
Cymbalta | | cymbalta
Depakote | | depakote
doxycycline
Effexor | | effexor
epipens
finasteride
flu shots | flu-vaccine | flu shot | grip aşısı
gabapentin
hormone therapy | hormone-therapy | | hormon tedavisi
HRT | hormone-therapy | | hormon tedavisi
ibuprofen | ibuprofen-nsaids | | ibuprofen, iltihap giderici ağrı kesiciler
inhalers
insulin
insulin pumps
isotretinoin (Accutane) | retinoids-isotretinoin | accutane | retinoidler ve izotretinoin, izotretinoin, retinol ve tretinoin
isotretinoin | retinoids-isotretinoin | | retinoidler ve izotretinoin, izotretinoin, retinol ve tretinoin
IUDs | iud-coils | iud | spiral, rahim içi araç
Klonopin | | klonopin
Lamictal | | lamictal
laxatives
levothyroxine | levothyroxine | | levotiroksin, tiroit hapı
Lexapro | antidepressants-ssri | lexapro | antidepresanlar, SSRI grubu antidepresanlar
lithium
medication | | meds
metformin | metformin | | metformin, şeker hapı
minocycline
minoxidil | minoxidil | | minoksidil, minoksidil losyon ve köpük, saç için minoksidil
Mirena | | mirena
mood stabilizers
Mounjaro | tirzepatide | mounjaro | tirzepatid, haftalık diyabet ve kilo iğnesi
naltrexone
naproxen | ibuprofen-nsaids | | ibuprofen, iltihap giderici ağrı kesiciler
nasal sprays | nasal-sprays | nasal spray, nose spray | burun spreyi
nicotine
nicotine gum
nicotine patches
NSAIDs | ibuprofen-nsaids | | ibuprofen, iltihap giderici ağrı kesiciler
omeprazole | omeprazole-ppi | | omeprazol, mide koruyucular, asit baskılayıcılar
opioids | opioid-painkillers | | opioid ağrı kesiciler, kodein, tramadol, morfin, güçlü ağrı kesiciler
Ozempic | semaglutide | ozempic | semaglutid, haftalık zayıflama iğnesi
painkillers
Paxil | | paxil
plan B
PPIs | omeprazole-ppi | | omeprazol, mide koruyucular, asit baskılayıcılar
propranolol
Prozac | antidepressants-ssri | prozac | antidepresanlar, SSRI grubu antidepresanlar
Ritalin | adhd-stimulants | ritalin | DEHB ilaçları, metilfenidat, uyarıcı DEHB ilaçları
semaglutide | semaglutide | | semaglutid, haftalık zayıflama iğnesi
Seroquel | | seroquel
sleeping pills
spironolactone
SSRIs | antidepressants-ssri | | antidepresanlar, SSRI grubu antidepresanlar
statins | statins | | statinler, kolesterol ilaçları
steroids
stimulants
Strattera | | strattera
testosterone replacement
testosterone | testosterone-boosters | | testosteron artırıcı takviyeler, testosteron booster
thyroid medication | levothyroxine | | levotiroksin, tiroit hapı
tirzepatide | tirzepatide | | tirzepatid, haftalık diyabet ve kilo iğnesi
trazodone
tretinoin (Retin-A) | | retin-a
tretinoin | retinoids-isotretinoin | | retinoidler ve izotretinoin, izotretinoin, retinol ve tretinoin
TRT
vaccines
varenicline
varenicline (Chantix) | | chantix
Vyvanse | adhd-stimulants | vyvanse | DEHB ilaçları, metilfenidat, uyarıcı DEHB ilaçları
Wegovy | semaglutide | wegovy | semaglutid, haftalık zayıflama iğnesi
Wellbutrin | | wellbutrin
Xanax | | xanax
Zepbound | tirzepatide | zepbound | tirzepatid, haftalık diyabet ve kilo iğnesi
Zoloft | antidepressants-ssri | zoloft | antidepresanlar, SSRI grubu antidepresanlar
`
