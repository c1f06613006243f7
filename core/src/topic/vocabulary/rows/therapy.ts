// One subject a line: name | how people write it (if not so) | in Turkish | file in fixtures/evidence/subjects
export const therapy = `
AA meetings
acupuncture
alternative medicine
appointments | appointment
aromatherapy
bariatric surgery
biofeedback
braces
brain scans
brain stimulation
brain training
breastfeeding
breathing exercises | breathing, breathing exercises | nefes egzersizleri, nefes egzersizi, yavaş nefes | breathing-exercises
c-section
CBT
chiropractic | chiropractor, chiropractic
cognitive behavioral therapy
cognitive enhancement
cold showers |  | soğuk suya girme, buz banyosu, soğuk duş | cold-plunge
colonoscopy
contrast showers
cortisone shots | cortisone shot | kortizon iğnesi, steroid enjeksiyonu, kortizon enjeksiyonu | corticosteroid-injections
DBT
dosing | dose, dosage
dry needling |  | kuru iğneleme, kuru iğne | dry-needling
dual n-back
ECT
EEGs | EEG
emergency room visits | ER
epidural
essential oils
exposure therapy
gastric bypass
gene therapy
group therapy
homeopathy
hospital stays | hospital
hydrotherapy
hypnosis
ice baths |  | soğuk suya girme, buz banyosu, soğuk duş | cold-plunge
IVF
kinesio tape
knee surgery
LASIK
light therapy
liposuction
mammograms
massage
meditation
mindfulness
MRI scans | MRI
natural birth
neurofeedback
physical therapy
physiotherapy
promised cures | cure
prp injections
psychiatric care | psychiatric
psychotherapy
reiki
retainers | retainer
root canals | root canal
sauna |  | sauna, saunaya girmek | sauna
seeing a dermatologist | dermatologist
seeing a psychiatrist | psychiatrist
seeing a therapist | therapist
stem cells | stem cell
steroid injections |  | kortizon iğnesi, steroid enjeksiyonu, kortizon enjeksiyonu | corticosteroid-injections
support groups
surgery
taking pills | pill | doğum kontrol hapı, gebeliği önleyici hap | contraceptive-pill
therapy
TMS
transplants | transplant
treatment options | treatment
wisdom tooth removal | wisdom teeth
X-rays | X-ray
`
