/** The body, what troubles it, what is done about it, and daily habits: English name (lower case, unless no row of the vocabulary spells it) = Turkish name without a suffix. */
export const healthNames = `
knee pain=diz ağrısı, knees=dizler, back pain=sırt ağrısı, lower back pain=bel ağrısı, lower back=bel,
back=sırt, shoulder pain=omuz ağrısı, shoulders=omuzlar, neck pain=boyun ağrısı, hip pain=kalça ağrısı,
hips=kalça, ankles=ayak bilekleri, feet=ayaklar, wrists=bilekler, elbows=dirsekler, hamstrings=arka bacak
kasları, calves=baldırlar, plantar fasciitis=plantar fasiit, shin splints=kaval kemiği ağrısı,
sciatica=siyatik, tendinitis=tendinit, acl=ön çapraz bağ, arthritis=artrit, osteoporosis=kemik erimesi,
insomnia=uykusuzluk, sleep=uyku, sleep apnea=uyku apnesi, anxiety=anksiyete, depression=depresyon,
stress=stres, burnout=tükenmişlik, adhd=DEHB, autism=otizm, bipolar disorder=bipolar bozukluk,
diabetes=diyabet, type 1 diabetes=tip 1 diyabet, type 2 diabetes=tip 2 diyabet, blood sugar=kan şekeri,
insulin resistance=insülin direnci, pcos=polikistik over sendromu, endometriosis=endometriozis,
menopause=menopoz, perimenopause=menopoz öncesi dönem, pregnancy=gebelik, periods=adet dönemi,
migraines=migren, headaches=baş ağrısı, ibs=huzursuz bağırsak, gut health=bağırsak sağlığı,
bloating=şişkinlik, constipation=kabızlık, acid reflux=reflü, heartburn=mide yanması, celiac disease=çölyak
hastalığı, allergies=alerjiler, asthma=astım, acne=akne, eczema=egzama, psoriasis=sedef, hair loss=saç
dökülmesi, high blood pressure=yüksek tansiyon, blood pressure=tansiyon, cholesterol=kolesterol,
thyroid=tiroid, hypothyroidism=hipotiroidi, fatigue=yorgunluk, muscle soreness=kas ağrısı, soreness=kas
ağrısı, cramps=kramplar, weight loss=kilo verme, weight gain=kilo alma, weight=kilo, body fat=vücut yağı,
belly fat=göbek yağı, calories=kaloriler, bmi=vücut kitle indeksi, heart rate=nabız, resting heart
rate=dinlenme nabzı, metabolism=metabolizma, muscle=kas, immune system=bağışıklık sistemi,
cortisol=kortizol, testosterone levels=testosteron düzeyi, running shoes=koşu ayakkabısı, shoes=ayakkabı,
sunscreen=güneş kremi, moisturizer=nemlendirici, retinol=retinol, skin care=cilt bakımı, fitness
trackers=akıllı bileklikler, standing desks=ayakta çalışma masası, massage=masaj, physical therapy=fizik
tedavi, physiotherapy=fizik tedavi, acupuncture=akupunktur, chiropractors=kayropraktik, cold showers=soğuk
duş, cold plunges=soğuk su banyosu, ice baths=buz banyosu, sauna=sauna, meditation=meditasyon,
mindfulness=bilinçli farkındalık, therapy=terapi, surgery=ameliyat, posture=duruş, sitting=oturma, screen
time=ekran süresi, naps=kısa uykular, smoking=sigara, quitting smoking=sigarayı bırakma, vaping=elektronik
sigara, habits=alışkanlıklar, motivation=motivasyon, recovery=toparlanma, injuries=sakatlıklar,
injury=sakatlık, aging=yaşlanma, longevity=uzun ömür, biohacking=biyolojik optimizasyon, GLP-1=GLP-1
ilaçları, peptides=peptitler, red light therapy=kırmızı ışık tedavisi, blood tests=kan testleri,
pharmacists=eczacılar, pharmacy school=eczacılık eğitimi, dietitians=diyetisyenler, personal
trainers=kişisel antrenörler, Botox=botoks, colds=soğuk algınlığı, the flu=grip, flu=grip,
implants=implantlar, fillers=dolgu, excess weight=fazla kilo, obesity=obezite, muscle loss=kas kaybı, muscle
gain=kas kazanımı, muscle mass=kas kütlesi, building muscle=kas yapma, muscle building=kas yapma, gaining
weight=kilo alma, being underweight=düşük kilo, fat loss=yağ yakma, body composition=vücut kompozisyonu,
body fat percentage=vücut yağ oranı, visceral fat=iç organ yağı, body weight=vücut ağırlığı, body
image=beden algısı, calorie intake=kalori alımı, basal metabolic rate=bazal metabolizma hızı, water
weight=su ağırlığı, plateaus=duraklama dönemleri, strength=kuvvet, energy levels=enerji düzeyi, mood=ruh
hali, iron levels=demir düzeyi, blood work=kan tahlili, knee clicking=dizde çıtlama, knee trouble=diz
sorunları, shoulder trouble=omuz sorunları, hip trouble=kalça sorunları, back trouble=sırt sorunları, lower
back trouble=bel sorunları, wrist trouble=el bileği sorunları, elbow trouble=dirsek sorunları, ankle
trouble=ayak bileği sorunları, neck trouble=boyun sorunları, hamstring trouble=arka bacak sorunları, calf
trouble=baldır sorunları, shin trouble=kaval kemiği sorunları, achilles tendon trouble=aşil tendonu
sorunları, rotator cuff trouble=omuz tendonu sorunları, foot trouble=ayak sorunları, toe trouble=ayak
parmağı sorunları, heel trouble=topuk sorunları, stomach trouble=mide sorunları, jaw trouble=çene sorunları,
spine trouble=omurga sorunları, tendon trouble=tendon sorunları, bladder trouble=mesane sorunları,
gallbladder trouble=safra kesesi sorunları, ear trouble=kulak sorunları, throat trouble=boğaz sorunları,
flat feet=düztabanlık, the pelvic floor=pelvik taban, loose skin=sarkık cilt, tight hip flexors=sıkı kalça
kasları, foot pain=ayak ağrısı, heel pain=topuk ağrısı, joint pain=eklem ağrısı, chest pain=göğüs ağrısı,
wrist pain=el bileği ağrısı, elbow pain=dirsek ağrısı, jaw pain=çene ağrısı, nerve pain=sinir ağrısı,
stomach pain=karın ağrısı, stomach aches=karın ağrısı, chronic pain=kronik ağrı, nausea=bulantı,
dizziness=baş dönmesi, vertigo=vertigo, brain fog=beyin sisi, diarrhea=ishal, leg cramps=bacak krampları,
muscle cramps=kas krampları, period cramps=adet sancısı, water retention=ödem, dry skin=kuru cilt, oily
skin=yağlı cilt, sensitive skin=hassas cilt, breakouts=sivilceler, pimples=sivilceler, blackheads=siyah
noktalar, dark circles=göz altı morlukları, stretch marks=çatlaklar, ingrown hairs=batık kıllar, blisters=su
toplaması, calluses=nasırlar, night sweats=gece terlemesi, hot flashes=sıcak basması, mood swings=duygu
dalgalanmaları, cravings=yeme istekleri, sugar cravings=tatlı krizleri, hunger=açlık, appetite=iştah, loss
of appetite=iştahsızlık, binge eating=tıkınırcasına yeme, low libido=cinsel isteksizlik, libido=cinsel
istek, numbness=uyuşma, tingling=karıncalanma, swelling=şişlik, itching=kaşıntı, rashes=döküntüler, side
effects=yan etkiler, bad breath=ağız kokusu, shortness of breath=nefes darlığı, palpitations=çarpıntı, heart
palpitations=çarpıntı, symptoms=belirtiler, low energy=enerji düşüklüğü, hangovers=akşamdan kalmalık,
dandruff=kepek, sweating=terleme, fever=ateş, cough=öksürük, sore throat=boğaz ağrısı, panic attacks=panik
ataklar, anxiety attacks=kaygı nöbetleri, panic disorder=panik bozukluk, social anxiety=sosyal kaygı, health
anxiety=sağlık kaygısı, anxiety disorders=kaygı bozuklukları, major depression=majör depresyon, ocd=obsesif
kompulsif bozukluk, ptsd=travma sonrası stres bozukluğu, schizophrenia=şizofreni, borderline personality
disorder=sınırda kişilik bozukluğu, mania=mani, mental health=ruh sağlığı, mental illness=ruhsal
hastalıklar, addiction=bağımlılık, dementia=demans, alzheimer's disease=Alzheimer hastalığı, parkinson's
disease=Parkinson hastalığı, epilepsy=epilepsi, stroke=inme, heart disease=kalp hastalığı, cancer=kanser,
breast cancer=meme kanseri, hypertension=yüksek tansiyon, low blood pressure=düşük tansiyon, high
cholesterol=yüksek kolesterol, prediabetes=prediyabet, gestational diabetes=gebelik diyabeti, gerd=reflü
hastalığı, crohn's disease=Crohn hastalığı, ibd=iltihaplı bağırsak hastalığı, lactose intolerance=laktoz
intoleransı, gluten intolerance=gluten intoleransı, food intolerance=gıda intoleransı, food allergies=gıda
alerjileri, food poisoning=gıda zehirlenmesi, anemia=kansızlık, iron deficiency=demir eksikliği, vitamin
deficiency=vitamin eksikliği, deficiencies=eksiklikler, kidney stones=böbrek taşları, gallstones=safra
taşları, gout=gut hastalığı, osteoarthritis=kireçlenme, fibromyalgia=fibromiyalji, scoliosis=skolyoz,
herniated discs=bel fıtığı, stress fractures=stres kırıkları, runner's knee=koşucu dizi, acl tears=ön çapraz
bağ yırtığı, acl injuries=ön çapraz bağ sakatlığı, concussions=beyin sarsıntısı, hernia=fıtık,
tinnitus=kulak çınlaması, covid-19=COVID-19, long covid=uzun COVID, common cold=soğuk algınlığı,
infections=enfeksiyonlar, sinus infections=sinüzit, utis=idrar yolu enfeksiyonları, yeast infections=mantar
enfeksiyonları, herpes=uçuk virüsü, cold sores=uçuk, warts=siğiller, moles=benler, cavities=diş çürükleri,
varicose veins=varisler, cellulite=selülit, hashimoto's disease=Hashimoto hastalığı, adult acne=yetişkin
aknesi, cystic acne=kistik akne, hormonal acne=hormonal akne, back acne=sırt aknesi, acne scars=akne izleri,
rosacea=rozasea, keratosis pilaris=tavuk derisi, seborrheic dermatitis=seboreik dermatit, acne
treatment=akne tedavisi, benzoyl peroxide=benzoil peroksit, salicylic acid=salisilik asit, glycolic
acid=glikolik asit, azelaic acid=azelaik asit, hyaluronic acid=hiyalüronik asit, niacinamide=niasinamid,
vitamin c serums=C vitamini serumları, serums=serumlar, retinoids=retinoidler, tea tree oil=çay ağacı yağı,
jojoba oil=jojoba yağı, cleansers=yüz temizleyiciler, face washes=yüz temizleyiciler,
moisturizers=nemlendiriciler, sunscreens=güneş kremleri, toners=tonikler, exfoliation=peeling,
makeup=makyaj, shaving=tıraş, deodorants=deodorantlar, shampoos=şampuanlar, sunburn=güneş yanığı, skin care
routines=cilt bakım rutinleri, heart health=kalp sağlığı, brain health=beyin sağlığı, liver health=karaciğer
sağlığı, kidney health=böbrek sağlığı, skin health=cilt sağlığı, oral health=ağız sağlığı, thyroid
health=tiroid sağlığı, bone density=kemik yoğunluğu, gut bacteria=bağırsak bakterileri, the
microbiome=mikrobiyom, the immune system=bağışıklık sistemi, hormones=hormonlar, estrogen=östrojen,
progesterone=progesteron, dopamine=dopamin, serotonin=serotonin, growth hormone=büyüme hormonu, the body
clock=biyolojik saat, cartilage=kıkırdak, memory=hafıza, attention span=dikkat süresi, digestion=sindirim,
cognitive behavioral therapy=bilişsel davranışçı terapi, psychotherapy=psikoterapi, group therapy=grup
terapisi, support groups=destek grupları, light therapy=ışık terapisi, dry needling=kuru iğne, kinesio
tape=kinezyo bant, breathing exercises=nefes egzersizleri, alternative medicine=alternatif tıp,
c-section=sezaryen, natural birth=doğal doğum, breastfeeding=emzirme, bariatric surgery=obezite cerrahisi,
liposuction=liposuction, steroid injections=steroid iğneleri, cortisone shots=kortizon iğneleri, knee
surgery=diz ameliyatı, wisdom tooth removal=yirmilik diş çekimi, root canals=kanal tedavisi, braces=diş
telleri, transplants=organ nakli, stem cells=kök hücre, gene therapy=gen tedavisi, brain training=beyin
egzersizleri, aromatherapy=aromaterapi, sleep schedule=uyku düzeni, waking up=uyanma, morning routine=sabah
rutini, cigarettes=sigara, stopping drinking=alkolü bırakma, staying sober=alkolsüz kalma, stress
management=stres yönetimi, self-esteem=öz saygı, confidence=öz güven, procrastination=erteleme, social
skills=sosyal beceriler, loneliness=yalnızlık, anger=öfke, grief=yas, self-care=öz bakım, journaling=günlük
tutma, gratitude=şükran, night shifts=gece vardiyaları, lifestyle changes=yaşam tarzı değişiklikleri,
changing habits=alışkanlık değiştirme, hygiene=hijyen, flossing=diş ipi kullanma, sunlight=güneş ışığı,
menstruation=adet dönemi, mattresses=yataklar, menstrual cups=adet kabı, contact lenses=kontakt lensler,
earplugs=kulak tıkacı, cpap machines=CPAP cihazı, orthotics=tabanlık, continuous glucose monitors=sürekli
şeker ölçerler, e-cigarettes=elektronik sigara, glucose meters=şeker ölçüm cihazı, doctors=doktorlar,
nurses=hemşireler, pharmacies=eczaneler, health insurance=sağlık sigortası, emergency rooms=acil servisler,
clinical trials=klinik araştırmalar
`
