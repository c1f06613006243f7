// One subject a line: name | file in fixtures/evidence/subjects | how people write it, in a column for each language
export const supplement = `
5-HTP | | 5-htp
adrafinil
ALCAR | | alcar
amino acids | bcaa-eaa | | BCAA, EAA, dallı zincirli amino asitler, temel amino asitler
aniracetam
antioxidants
ashwagandha | ashwagandha | | ashwagandha, aşvaganda
B vitamins | | vitaminb
bacopa
BCAAs | bcaa-eaa | BCAA | BCAA, EAA, dallı zincirli amino asitler, temel amino asitler
beet juice | nitrate-beetroot | | pancar suyu, nitrat, kırmızı pancar
berberine | berberine | | berberin, berberin kapsülü
beta-alanine | beta-alanine | beta alanine | beta alanin
biotin | biotin-hair | | biotin, saç için biotin, B7 vitamini
C4 pre-workout | | c4
caffeine pills | caffeine-performance | | sporda kafein, kafein, antrenman öncesi kahve
caffeine tablets
caffeine | caffeine-performance | | sporda kafein, kafein, antrenman öncesi kahve
calcium supplements | calcium-supplements | | kalsiyum takviyesi, kalsiyum hapı, kalsiyum karbonat, kalsiyum sitrat
carnitine | l-carnitine | | karnitin
casein
casein protein
chlorella
choline
cinnamon pills
citrulline | citrulline | | sitrülin, sitrülin malat
CLA
coconut oil pills
cod liver oil
collagen peptides | collagen | | kolajen, kolajen peptit, hidrolize kolajen
collagen | collagen | | kolajen, kolajen peptit, hidrolize kolajen
CoQ10 | coq10 | coq10 | koenzim Q10
creatine | creatine | | kreatin, kreatin monohidrat
curcumin | turmeric-curcumin | | zerdeçal, kurkumin
D-aspartic acid | | d-aspartic acid
DHEA
DMAE
ECA stack
echinacea
egg protein
elderberry
electrolytes | electrolytes | | elektrolit, sporcu içeceği, sıvı alımı
Emergen-C | | emergen-c
energy drinks | energy-drinks | | enerji içeceği, enerji içecekleri
energy gels
ephedrine
Epsom salt baths | | epsom salt
evening primrose oil
fat burners
fiber supplements | fiber-psyllium | | psilyum, karnıyarık otu tohumu, lif takviyesi
fish oil pills
fish oil | omega-3 | | omega-3, balık yağı
forskolin
GABA supplements
garlic pills
Gatorade | | gatorade
ginkgo
ginseng
glucosamine | glucosamine | | glukozamin, glukozamin ve kondroitin
glutamine | glutamine | | glutamin, L-glutamin
gotu kola
green tea extract
hemp protein
huperzine A | | huperzine
inositol | inositol-pcos | | inositol, miyo-inositol, PKOS'ta inositol
iodine | iodine | | iyot, iyot takviyesi
iron supplements | iron-supplements | | demir takviyesi, demir hapı
iron | iron-supplements | | demir takviyesi, demir hapı
Jack3d | | jack3d
kava
krill oil
L-theanine | l-theanine | l-theanine, theanine | L-teanin
L-tyrosine | | l-tyrosine
lecithin
lion's mane | lions-mane | | aslan yelesi mantarı
magnesium oil
magnesium | magnesium | | magnezyum, magnezyum sitrat, magnezyum oksit
mass gainers | mass-gainers | | gainer, kilo aldırıcı toz, kütle artırıcı
MCT oil
melatonin | melatonin | | melatonin
milk thistle
minerals | | mineral
modafinil
Monster energy drinks | energy-drinks | monster | enerji içeceği, enerji içecekleri
multivitamins | multivitamins | | multivitamin, vitamin hapı
NAC
noopept
nootropics
omega-3 | omega-3 | omega3 | omega-3, balık yağı
Optimum Nutrition whey | | optimum nutrition
oxiracetam
pea protein
phenibut
phenylpiracetam
piracetam
potassium
Powerade | | powerade
pramiracetam
pre-workout | pre-workout | pre workout, preworkout, pre-workout | pre-workout, antrenman öncesi takviye
prebiotics
probiotics | probiotics | | probiyotik, probiyotik takviyesi
propolis | propolis | | propolis
protein bars
protein powder | whey-protein | | whey protein, peynir altı suyu proteini, protein tozu
protein shakes | whey-protein | | whey protein, peynir altı suyu proteini, protein tozu
protein | protein-intake | | günlük protein, protein miktarı, protein ihtiyacı
psyllium husk | fiber-psyllium | | psilyum, karnıyarık otu tohumu, lif takviyesi
psyllium | fiber-psyllium | | psilyum, karnıyarık otu tohumu, lif takviyesi
Quest bars | | quest bars, quest
racetams
Red Bull | energy-drinks | red bull | enerji içeceği, enerji içecekleri
resveratrol
rhodiola | rhodiola | | rhodiola
rice protein
SAM-e
selegiline
soy protein | soy | | soya, soya fasulyesi
spirulina
sports drinks | electrolytes | | elektrolit, sporcu içeceği, sıvı alımı
St John's wort
sulbutiamine
supplements
taurine
testosterone boosters | testosterone-boosters | | testosteron artırıcı takviyeler, testosteron booster
tulsi
turmeric | turmeric-curcumin | | zerdeçal, kurkumin
tyrosine
valerian | valerian | | kediotu, kediotu kökü
vitamin A | | vitamina
vitamin B12 | vitamin-b12 | vitaminb12 | B12 vitamini, B12 hapı, B12 iğnesi
vitamin C | vitamin-c | vitaminc | C vitamini, askorbik asit
vitamin D | vitamin-d | vitamind | D vitamini, D3 vitamini, D2 vitamini
vitamin E | | vitaminee
vitamin K | | vitamink
vitamins | multivitamins | vitamin | multivitamin, vitamin hapı
weight gainers | mass-gainers | | gainer, kilo aldırıcı toz, kütle artırıcı
whey protein | whey-protein | | whey protein, peynir altı suyu proteini, protein tozu
whey | whey-protein | | whey protein, peynir altı suyu proteini, protein tozu
yohimbine
Zicam | | zicam
zinc | zinc | | çinko, çinko pastili, çinko hapı
ZMA
`
