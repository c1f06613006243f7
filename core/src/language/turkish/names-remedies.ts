/** Supplements and medicines: English name (lower case) = Turkish name without a suffix. */
export const remediesNames = `
creatine=kreatin, magnesium=magnezyum, fish oil=balık yağı, omega-3=omega-3, vitamin d=D vitamini, vitamin
a=A vitamini, vitamin b12=B12 vitamini, b vitamins=B vitaminleri, vitamin c=C vitamini, vitamin e=E
vitamini, vitamin k=K vitamini, zinc=çinko, iron supplements=demir takviyesi, iron=demir, calcium
supplements=kalsiyum takviyesi, potassium=potasyum, probiotics=probiyotikler, prebiotics=prebiyotikler,
protein powder=protein tozu, protein shakes=protein içeceği, whey protein=whey proteini,
whey=whey, casein=kazein, bcaas=BCAA, amino acids=amino asitler,
beta-alanine=beta-alanin, pre-workout=antrenman öncesi takviye, caffeine=kafein, caffeine pills=kafein
hapları, green tea extract=yeşil çay özü, melatonin=melatonin, valerian=kediotu, ashwagandha=ashwagandha,
rhodiola=rodiola, ginseng=ginseng, ginkgo=ginkgo, st john's wort=sarı kantaron, l-theanine=L-teanin,
nootropics=nootropikler, multivitamins=multivitaminler, biotin=biyotin, collagen=kolajen, collagen
peptides=kolajen peptitleri, glutamine=glutamin, glucosamine=glukozamin, turmeric=zerdeçal,
curcumin=kurkumin, electrolytes=elektrolitler, sodium=sodyum, iodine=iyot, carnitine=karnitin,
spirulina=spirulina, psyllium husk=psilyum kabuğu, fiber supplements=lif takviyesi, coq10=koenzim Q10,
berberine=berberin, lion's mane=aslan yelesi mantarı, fat burners=yağ yakıcı ürünler, energy drinks=enerji
içecekleri, energy gels=enerji jelleri, sports drinks=sporcu içecekleri, protein bars=protein barları,
supplements=takviyeler, beet juice=pancar suyu, taurine=taurin, tyrosine=tirozin, isotretinoin=izotretinoin,
doxycycline=doksisiklin, spironolactone=spironolakton, tretinoin=tretinoin, antibiotics=antibiyotikler,
birth control=doğum kontrolü, birth control pills=doğum kontrol hapları, iuds=spiral, metformin=metformin,
insulin=insülin, insulin pumps=insülin pompaları, semaglutide=semaglutid, tirzepatide=tirzepatid,
ozempic=Ozempic, wegovy=Wegovy, mounjaro=Mounjaro, stimulants=uyarıcı ilaçlar, ssris=SSRI ilaçları,
antidepressants=antidepresanlar, bupropion=bupropion, lithium=lityum, beta blockers=beta blokerler,
statins=statinler, ibuprofen=ibuprofen, nsaids=ağrı kesiciler, aspirin=aspirin, acetaminophen=parasetamol,
naproxen=naproksen, opioids=opioidler, gabapentin=gabapentin, nicotine=nikotin, nicotine patches=nikotin
bantları, nicotine gum=nikotin sakızı, vaccines=aşılar, flu shots=grip aşısı, testosterone=testosteron,
steroids=steroidler, levothyroxine=levotiroksin, thyroid medication=tiroid ilaçları, blood thinners=kan
sulandırıcılar, omeprazole=omeprazol, antacids=mide asidi ilaçları, antihistamines=antihistaminikler,
inhalers=inhaler, finasteride=finasterid, minoxidil=minoksidil, sleeping pills=uyku ilaçları,
laxatives=laksatifler, medication=ilaç kullanımı, painkillers=ağrı kesiciler, hormone therapy=hormon
tedavisi, creatine gummies=kreatin gummy, electrolyte drinks=elektrolitli içecekler, fish oil
pills=balık yağı kapsülleri, krill oil=krill yağı, cod liver oil=morina karaciğeri yağı, mct oil=MCT yağı,
soy protein=soya proteini, pea protein=bezelye proteini, hemp protein=kenevir proteini, egg protein=yumurta
proteini, rice protein=pirinç proteini, casein protein=kazein, protein=protein, minerals=mineraller,
antioxidants=antioksidanlar, weight gainers=kilo aldıran tozlar, mass gainers=kilo aldıran tozlar,
testosterone boosters=testosteron artırıcı takviyeler, citrulline=sitrülin, psyllium=psilyum,
chlorella=klorella, resveratrol=resveratrol, choline=kolin, modafinil=modafinil, garlic pills=sarımsak
kapsülleri, cinnamon pills=tarçın kapsülleri, evening primrose oil=çuha çiçeği yağı, milk thistle=deve
dikeni, echinacea=ekinezya, elderberry=mürver, magnesium oil=magnezyum yağı, epsom salt baths=Epsom tuzu
banyoları, caffeine tablets=kafein tabletleri, lecithin=lesitin, inositol=inositol, kava=kava,
minocycline=minosiklin, propranolol=propranolol, benzodiazepines=benzodiazepinler,
antipsychotics=antipsikotikler, mood stabilizers=duygudurum dengeleyiciler, ppis=mide koruyucu ilaçlar,
anabolic steroids=anabolik steroidler, trt=testosteron tedavisi, testosterone replacement=testosteron
tedavisi, hrt=hormon tedavisi, naltrexone=naltrekson, varenicline=vareniklin, trazodone=trazodon,
buspirone=buspiron, plan b=ertesi gün hapı, epipens=adrenalin kalemi
`
