// One subject a line: name | file in fixtures/evidence/subjects | how people write it, in a column for each language
export const foodAToL = `
added sugar | sugar | | şeker, eklenmiş şeker
alcohol | alcohol-health | | alkol ve sağlık, alkol
almond butter
almond flour
almond milk | plant-milks | | badem sütü
almonds | nuts | | kuruyemiş, ceviz, badem ve fındık
apple cider vinegar | apple-cider-vinegar | | elma sirkesi
apples
artificial sweeteners | sweeteners | | yapay tatlandırıcı, aspartam, eritritol
asparagus
aspartame | sweeteners | | yapay tatlandırıcı, aspartam, eritritol
avocado | avocado | | avokado
baby food
bacon | bacon | | domuz pastırması, bacon
bananas | bananas | | muz
basil
beans | beans | | baklagiller, fasulye
beef | red-meat | | kırmızı et, işlenmiş et
beer
beets | nitrate-beetroot | | pancar suyu, nitrat, kırmızı pancar
berries
black beans | beans | | siyah fasulye
black tea | tea | | siyah çay
blueberries
bone broth
bread | bread-carbohydrates | | ekmek ve karbonhidrat, karbonhidrat
broccoli | broccoli | | brokoli
brown rice | rice | | esmer pirinç
Brussels sprouts | | brussel sprouts
bulletproof coffee
burgers | burgers | | hamburger, burger
burritos | tacos | | burrito
butter
cabbage
candy
carrots
cashews
cauliflower | broccoli | | karnabahar
cauliflower rice
celery
cereal
chai
cheese | cheese | | peynir
cheesecake
chemicals in food | | chemical
chestnuts | nuts | chestnut | kuruyemiş
chia seeds | chia-flax-seeds | | chia tohumu
chicken | chicken | | tavuk
chicken breast | chicken | | tavuk göğsü
chicken wings | | wings
chickpeas | beans | | nohut
chili | chili | | acılı fasulye, chili con carne
Chipotle meals | | chipotle
chocolate | dark-chocolate | | çikolata
cilantro
cinnamon | cinnamon | | tarçın
coconut
coconut flour
coconut milk
coconut oil | coconut-oil | | hindistan cevizi yağı
coconut water
coffee | coffee | | kahve, kafein
cold brew
cookies | cookies | cookie | kurabiye, bisküvi
corn
corn syrup
Costco food | | costco
cottage cheese | milk-dairy | | lor peyniri
crackers
cream
cream cheese | milk-dairy | | krem peynir
crock pot meals
cucumber
curry
dairy | milk-dairy | | süt ürünleri
dark chocolate | dark-chocolate | | bitter çikolata
decaf coffee | | decaf
diet coke
diet soda | sweeteners | | yapay tatlandırıcı, aspartam, eritritol
dietary fat | | fat
egg whites
eggplant
eggs | eggs-cholesterol | | yumurta, yumurta ve kolesterol
espresso
fast food
fermented foods | gut-microbiome-fermented-food | | bağırsak sağlığı ve fermente besinler, bağırsak florası
fiber | fiber-fullness | | lif ve tokluk, lif
fish | fish | | balık
flax | chia-flax-seeds | | keten tohumu
flax seeds | chia-flax-seeds | | keten tohumu
flour
fried food | | fried
frozen meals
frozen vegetables
fruit | fruit | | meyve
fruit juice | fruit | | meyve suyu
garlic | garlic | | sarımsak
ghee
ginger | ginger | | zencefil
gluten | gluten-free | | glutensiz beslenme, gluten, çölyak
GMOs
goat cheese | milk-dairy | | keçi peyniri
grains
granola
grapefruit
Greek yogurt | yoghurt | greek yogurt | süzme yoğurt
green beans
green smoothies
green tea | green-tea | | yeşil çay
ground beef
guacamole | avocado | | guakamole
ham | red-meat | | kırmızı et, işlenmiş et
heavy cream
hemp seeds
herbal tea
high-fructose corn syrup | | high fructose corn syrup
honey | honey | | bal
hot dogs
hot sauce
hummus | hummus | | humus
ice cream
jerky
juice
junk food
kale
kale chips
kefir | gut-microbiome-fermented-food | | bağırsak sağlığı ve fermente besinler, bağırsak florası
kimchi | gut-microbiome-fermented-food | | bağırsak sağlığı ve fermente besinler, bağırsak florası
kombucha | gut-microbiome-fermented-food | | bağırsak sağlığı ve fermente besinler, bağırsak florası
lamb
lasagna
leftovers | leftovers | | artan yemekler, artan yemek
lemon
lemon water | lemon-water | | limonlu su, ılık limonlu su
lentils | beans | | mercimek
lettuce
lime
loose leaf tea
`
