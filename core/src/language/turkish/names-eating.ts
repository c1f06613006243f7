/** Food, drink, meals and diets: English name (lower case) = Turkish name without a suffix. */
export const eatingNames = `
coffee=kahve, tea=çay, green tea=yeşil çay, eggs=yumurta, chicken=tavuk, beef=dana eti, fish=balık,
salmon=somon, tuna=ton balığı, milk=süt, cheese=peynir, greek yogurt=süzme yoğurt, yogurt=yoğurt,
kefir=kefir, butter=tereyağı, peanut butter=fıstık ezmesi, nuts=kuruyemiş, almonds=badem, walnuts=ceviz,
chia seeds=chia tohumu, olive oil=zeytinyağı, coconut oil=hindistan cevizi yağı, vegetable oils=bitkisel
yağlar, seed oils=tohum yağları, rice=pirinç, quinoa=kinoa, oats=yulaf, oatmeal=yulaf ezmesi, bread=ekmek,
pasta=makarna, potatoes=patates, beans=fasulye, lentils=mercimek, chickpeas=nohut, tofu=tofu, soy=soya,
broccoli=brokoli, spinach=ıspanak, avocado=avokado, garlic=sarımsak, mushrooms=mantar, fruit=meyve,
bananas=muz, apples=elma, berries=orman meyveleri, vegetables=sebze, salads=salatalar, smoothies=smoothie,
juice=meyve suyu, bone broth=kemik suyu, chocolate=çikolata, dark chocolate=bitter çikolata, sugar=şeker,
added sugar=eklenmiş şeker, artificial sweeteners=yapay tatlandırıcılar, sweeteners=tatlandırıcılar,
stevia=stevya, aspartame=aspartam, diet soda=diyet kola, soda=gazlı içecekler, honey=bal, salt=tuz,
snacks=atıştırmalıklar, breakfast=kahvaltı, red meat=kırmızı et, processed food=işlenmiş gıdalar,
ultra-processed food=aşırı işlenmiş gıdalar, junk food=abur cubur, fast food=hazır yemek, wheat=buğday,
whole grains=tam tahıllar, dairy=süt ürünleri, gluten=gluten, fiber=lif, alcohol=alkol, wine=şarap,
kombucha=kombu çayı, apple cider vinegar=elma sirkesi, organic food=organik gıda, fermented foods=fermente
gıdalar, keto=keto beslenme, the keto diet=keto diyeti, the ketogenic diet=ketojenik diyet, low-carb
eating=düşük karbonhidratlı beslenme, low-carb diets=düşük karbonhidratlı diyetler, carbs=karbonhidratlar,
intermittent fasting=aralıklı oruç, fasting=oruç, water fasting=su orucu, paleo=paleo beslenme, vegan
eating=vegan beslenme, vegetarian eating=vejetaryen beslenme, plant-based eating=bitkisel beslenme,
gluten-free eating=glutensiz beslenme, bulking=kas kütlesi artırma dönemi, the mediterranean diet=Akdeniz
diyeti, meal prep=öğün hazırlığı, meal planning=öğün planlama, calorie counting=kalori sayma, calorie
deficit=kalori açığı, protein intake=protein alımı, high-protein eating=yüksek proteinli beslenme,
macros=makro besinler, healthy eating=sağlıklı beslenme, emotional eating=duygusal yeme, nutrition=beslenme,
hydration=su tüketimi, low-fodmap eating=düşük FODMAP beslenme, diets=diyetler, detox=detoks kürleri,
grapefruit=greyfurt, matcha=matcha, black tea=siyah çay, herbal tea=bitki çayı, white tea=beyaz çay, oolong
tea=oolong çayı, chai=chai, espresso=espresso, cold brew=soğuk demleme kahve, decaf coffee=kafeinsiz kahve,
bulletproof coffee=tereyağlı kahve, egg whites=yumurta akı, chicken breast=tavuk göğsü, ground beef=kıyma,
steak=biftek, pork=domuz eti, bacon=domuz pastırması, ham=jambon, lamb=kuzu eti, turkey=hindi eti,
sausages=sosis, hot dogs=sosisli sandviç, jerky=kurutulmuş et, sardines=sardalya, shrimp=karides,
sushi=suşi, almond milk=badem sütü, soy milk=soya sütü, coconut milk=hindistan cevizi sütü, raw milk=çiğ
süt, cottage cheese=lor peyniri, cream cheese=krem peynir, goat cheese=keçi peyniri, vegan cheese=vegan
peynir, heavy cream=krema, cream=krema, whipping cream=krem şanti, ghee=sade yağ, almond butter=badem
ezmesi, nut butter=kuruyemiş ezmesi, cashews=kaju, pecans=pekan cevizi, peanuts=yer fıstığı,
pistachios=antep fıstığı, macadamia nuts=makademya, flax seeds=keten tohumu, flax=keten tohumu, hemp
seeds=kenevir tohumu, brown rice=esmer pirinç, white rice=beyaz pirinç, cauliflower rice=karnabahar pirinci,
cauliflower=karnabahar, steel cut oats=kırık yulaf, sweet potatoes=tatlı patates, black beans=siyah fasulye,
green beans=taze fasulye, hummus=humus, tempeh=tempeh, seitan=seitan, kale=kara lahana, kale chips=kara
lahana cipsi, carrots=havuç, asparagus=kuşkonmaz, brussels sprouts=Brüksel lahanası, cabbage=lahana,
zucchini=kabak, squash=kabak, spaghetti squash=spagetti kabağı, tomatoes=domates, peppers=biber, stuffed
peppers=biber dolması, onions=soğan, eggplant=patlıcan, blueberries=yaban mersini, oranges=portakal,
lemon=limon, lime=misket limonu, pumpkin=bal kabağı, beets=pancar, celery=kereviz sapı, cucumber=salatalık,
lettuce=marul, radishes=turp, cilantro=kişniş, basil=fesleğen, cinnamon=tarçın, ginger=zencefil,
seaweed=deniz yosunu, kimchi=kimchi, sauerkraut=lahana turşusu, pickles=turşu, salad=salata, soup=çorba,
chili=acılı fasulye, curry=köri, burgers=hamburger, tacos=taco, burritos=burrito, tortillas=tortilla,
wraps=dürüm, sandwiches=sandviç, pizza=pizza, pizza crust=pizza hamuru, lasagna=lazanya, noodles=erişte,
rice noodles=pirinç eriştesi, meatballs=köfte, meatloaf=rulo köfte, chicken wings=tavuk kanadı,
stir-fries=sote yemekleri, popcorn=patlamış mısır, crackers=kraker, cereal=kahvaltılık gevrek,
granola=granola, trail mix=kuruyemiş karışımı, candy=şekerleme, ice cream=dondurma, protein ice
cream=proteinli dondurma, protein pancakes=proteinli pankek, pancakes=pankek, cheesecake=cheesecake,
muffins=muffin, cookies=kurabiye, corn=mısır, flour=un, almond flour=badem unu, coconut flour=hindistan
cevizi unu, grains=tahıllar, frozen meals=dondurulmuş yemekler, frozen vegetables=dondurulmuş sebzeler,
fried food=kızartmalar, unhealthy food=sağlıksız yiyecekler, whole foods=işlenmemiş gıdalar,
superfoods=süper gıdalar, baby food=bebek maması, nutrients=besin ögeleri, dietary fat=yağ tüketimi,
saturated fat=doymuş yağ, trans fats=trans yağlar, corn syrup=mısır şurubu, high-fructose corn syrup=yüksek
früktozlu mısır şurubu, maple syrup=akçaağaç şurubu, spices=baharatlar, sauces=soslar, salad
dressings=salata sosları, mayonnaise=mayonez, mustard=hardal, soy sauce=soya sosu, tomato sauce=domates
sosu, hot sauce=acı sos, beer=bira, red wine=kırmızı şarap, diet coke=diyet kola, tap water=musluk suyu,
sparkling water=maden suyu, coconut water=hindistan cevizi suyu, coconut=hindistan cevizi, orange
juice=portakal suyu, fruit juice=meyve suyu, green smoothies=yeşil smoothie, sugar alcohols=şeker alkolleri,
gmos=genetiği değiştirilmiş gıdalar, msg=monosodyum glutamat, vegan diet=vegan beslenme, the paleo
diet=paleo diyeti, gluten-free diets=glutensiz diyetler, juice fasting=meyve suyu orucu, ketosis=ketozis,
net carbs=net karbonhidrat, carb cycling=karbonhidrat döngüsü, calorie cycling=kalori döngüsü, clean
eating=temiz beslenme, the carnivore diet=etobur diyeti, raw food=çiğ beslenme, raw vegan eating=çiğ vegan
beslenme, cheat meals=kaçamak öğünler, cheat days=kaçamak günleri, flexible dieting=esnek diyet, elimination
diet=eliminasyon diyeti, low-fat eating=az yağlı beslenme, eating meat=et yemek, alcohol free=alkolsüz
yaşam, lunch=öğle yemeği, dinner=akşam yemeği, brunch=geç kahvaltı, dessert=tatlı, snack=ara öğün, protein snack=proteinli ara öğün, meal=öğün,
appetizer=meze, side dish=garnitür, casserole=fırın yemeği, picnic=piknik, budget meal=ekonomik yemek, freezer
meal=dondurucuda saklanan yemek, microwave meal=mikrodalga yemeği, slow cooker meal=yavaş pişirici yemeği,
holiday meal=özel gün yemeği, christmas meal=Noel yemeği, thanksgiving meal=Şükran Günü yemeği,
leftovers=artan yemekler,
overeating=aşırı yeme, night eating=gece yeme, eating habits=yeme alışkanlıkları, eating out=dışarıda yemek,
grocery shopping=market alışverişi, cooking=yemek pişirme, drinking water=su içme
`
