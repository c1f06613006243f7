// One subject a line: name | file in fixtures/evidence/subjects | how people write it, in a column for each language
export const therapy = `
AA meetings
acupuncture
alternative medicine
appointments | | appointment
aromatherapy
bariatric surgery
biofeedback
braces
brain scans
brain stimulation
brain training
breastfeeding | breastfeeding | | emzirme
breathing exercises | breathing-exercises | breathing, breathing exercises | nefes egzersizleri, nefes egzersizi, yavaş nefes
c-section
CBT
chiropractic | | chiropractor, chiropractic
cognitive behavioral therapy
cognitive enhancement
cold showers | cold-plunge | | soğuk suya girme, buz banyosu, soğuk duş
colonoscopy
contrast showers
cortisone shots | corticosteroid-injections | cortisone shot | kortizon iğnesi, steroid enjeksiyonu, kortizon enjeksiyonu
DBT
dosing | | dose, dosage
dry needling | dry-needling | | kuru iğneleme, kuru iğne
dual n-back
ECT
EEGs | | EEG
emergency room visits | | emergency room visit, ER visits, ER visit
epidural
essential oils
exposure therapy
gastric bypass
gene therapy
group therapy
homeopathy
hospital stays | | hospital
hydrotherapy
hypnosis
ice baths | cold-plunge | | soğuk suya girme, buz banyosu, soğuk duş
IVF
kinesio tape | kinesio-tape | | kinezyo bant
knee surgery
LASIK
light therapy
liposuction
mammograms
massage
meditation
mindfulness
MRI scans | | MRI
natural birth
neurofeedback
physical therapy
physiotherapy
promised cures | | cure
prp injections
psychiatric care | | psychiatric
psychotherapy
reiki
retainers | | retainer
root canals | | root canal
sauna | sauna | | sauna, saunaya girmek
seeing a dermatologist | | dermatologist
seeing a psychiatrist | | psychiatrist
seeing a therapist | | therapist
stem cells | | stem cell
steroid injections | corticosteroid-injections | | kortizon iğnesi, steroid enjeksiyonu, kortizon enjeksiyonu
support groups
surgery
taking pills | contraceptive-pill | pill | doğum kontrol hapı, gebeliği önleyici hap
therapy
TMS
transplants | | transplant
treatment options | | treatment
wisdom tooth removal | | wisdom teeth
X-rays | | X-ray
`
