// One subject a line: name | how people write it (if not so) | in Turkish | file in fixtures/evidence/subjects
export const supplement = `
5-HTP | 5-htp
adrafinil
ALCAR | alcar
amino acids |  | BCAA, EAA, dallı zincirli amino asitler, temel amino asitler | bcaa-eaa
aniracetam
antioxidants
ashwagandha |  | ashwagandha, aşvaganda | ashwagandha
B vitamins | vitaminb
bacopa
BCAAs | BCAA | BCAA, EAA, dallı zincirli amino asitler, temel amino asitler | bcaa-eaa
beet juice |  | pancar suyu, nitrat, kırmızı pancar | nitrate-beetroot
berberine |  | berberin, berberin kapsülü | berberine
beta-alanine | beta alanine | beta alanin | beta-alanine
biotin |  | biotin, saç için biotin, B7 vitamini | biotin-hair
C4 pre-workout | c4
caffeine pills |  | sporda kafein, kafein, antrenman öncesi kahve | caffeine-performance
caffeine tablets
caffeine |  | sporda kafein, kafein, antrenman öncesi kahve | caffeine-performance
calcium supplements |  | kalsiyum takviyesi, kalsiyum hapı, kalsiyum karbonat, kalsiyum sitrat | calcium-supplements
carnitine
casein
casein protein
chlorella
choline
cinnamon pills
citrulline |  | sitrülin, sitrülin malat | citrulline
CLA
coconut oil pills
cod liver oil
collagen peptides |  | kolajen, kolajen peptit, hidrolize kolajen | collagen
collagen |  | kolajen, kolajen peptit, hidrolize kolajen | collagen
CoQ10 | coq10
creatine |  | kreatin, kreatin monohidrat | creatine
curcumin |  | zerdeçal, kurkumin | turmeric-curcumin
D-aspartic acid | d-aspartic acid
DHEA
DMAE
ECA stack
echinacea
egg protein
elderberry
electrolytes |  | elektrolit, sporcu içeceği, sıvı alımı | electrolytes
Emergen-C | emergen-c
energy drinks |  | enerji içeceği, enerji içecekleri | energy-drinks
energy gels
ephedrine
Epsom salt baths | epsom salt
evening primrose oil
fat burners
fiber supplements |  | psilyum, karnıyarık otu tohumu, lif takviyesi | fiber-psyllium
fish oil pills
fish oil |  | omega-3, balık yağı | omega-3
forskolin
GABA supplements
garlic pills
Gatorade | gatorade
ginkgo
ginseng
glucosamine |  | glukozamin, glukozamin ve kondroitin | glucosamine
glutamine
gotu kola
green tea extract
hemp protein
huperzine A | huperzine
inositol |  | inositol, miyo-inositol, PKOS'ta inositol | inositol-pcos
iodine |  | iyot, iyot takviyesi | iodine
iron supplements |  | demir takviyesi, demir hapı | iron-supplements
iron |  | demir takviyesi, demir hapı | iron-supplements
Jack3d | jack3d
kava
krill oil
L-theanine | l-theanine, theanine
L-tyrosine | l-tyrosine
lecithin
lion's mane
magnesium oil
magnesium |  | magnezyum, magnezyum sitrat, magnezyum oksit, magnezyum glisinat | magnesium
mass gainers |  | gainer, kilo aldırıcı toz, kütle artırıcı | mass-gainers
MCT oil
melatonin |  | melatonin | melatonin
milk thistle
minerals | mineral
modafinil
Monster energy drinks | monster | enerji içeceği, enerji içecekleri | energy-drinks
multivitamins |  | multivitamin, vitamin hapı | multivitamins
NAC
noopept
nootropics
omega-3 | omega3 | omega-3, balık yağı | omega-3
Optimum Nutrition whey | optimum nutrition
oxiracetam
pea protein
phenibut
phenylpiracetam
piracetam
potassium
Powerade | powerade
pramiracetam
pre-workout | pre workout, preworkout, pre-workout | pre-workout, antrenman öncesi takviye | pre-workout
prebiotics
probiotics |  | probiyotik, probiyotik takviyesi | probiotics
protein bars
protein powder |  | whey protein, peynir altı suyu proteini, protein tozu | whey-protein
protein shakes |  | whey protein, peynir altı suyu proteini, protein tozu | whey-protein
protein |  | günlük protein, protein miktarı, protein ihtiyacı | protein-intake
psyllium husk |  | psilyum, karnıyarık otu tohumu, lif takviyesi | fiber-psyllium
psyllium |  | psilyum, karnıyarık otu tohumu, lif takviyesi | fiber-psyllium
Quest bars | quest bars, quest
racetams
Red Bull | red bull | enerji içeceği, enerji içecekleri | energy-drinks
resveratrol
rhodiola
rice protein
SAM-e
selegiline
soy protein |  | soya, soya fasulyesi | soy
spirulina
sports drinks |  | elektrolit, sporcu içeceği, sıvı alımı | electrolytes
St john's wort
sulbutiamine
supplements
taurine
testosterone boosters |  | testosteron artırıcı takviyeler, testosteron booster | testosterone-boosters
tulsi
turmeric |  | zerdeçal, kurkumin | turmeric-curcumin
tyrosine
valerian
vitamin A | vitamina
vitamin B12 | vitaminb12 | B12 vitamini, B12 hapı, B12 iğnesi | vitamin-b12
vitamin C | vitaminc | C vitamini, askorbik asit | vitamin-c
vitamin D | vitamind | D vitamini, D3 vitamini, D2 vitamini | vitamin-d
vitamin E | vitamine | multivitamin, vitamin hapı | multivitamins
vitamin K | vitamink
weight gainers |  | gainer, kilo aldırıcı toz, kütle artırıcı | mass-gainers
whey protein |  | whey protein, peynir altı suyu proteini, protein tozu | whey-protein
whey |  | whey protein, peynir altı suyu proteini, protein tozu | whey-protein
yohimbine
Zicam | zicam
zinc |  | çinko, çinko pastili, çinko hapı | zinc
ZMA
`
