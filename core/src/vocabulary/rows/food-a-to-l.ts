// One subject a line: name | file in fixtures/evidence/subjects | how people write it, in a column for each language
export const foodAToL = `
added sugar | sugar | | şeker, eklenmiş şeker
alcohol | alcohol-health | | alkol ve sağlık, alkol
almond butter
almond flour
almond milk
almonds | nuts | | kuruyemiş, ceviz, badem ve fındık
apple cider vinegar | apple-cider-vinegar | | elma sirkesi
apples
artificial sweeteners | sweeteners | | yapay tatlandırıcı, aspartam, eritritol
asparagus
aspartame | sweeteners | | yapay tatlandırıcı, aspartam, eritritol
avocado
baby food
bacon | red-meat | | kırmızı et, işlenmiş et
bananas
basil
beans
beef | red-meat | | kırmızı et, işlenmiş et
beer
beets | nitrate-beetroot | | pancar suyu, nitrat, kırmızı pancar
berries
black beans
black tea
blueberries
bone broth
bread | bread-carbohydrates | | ekmek ve karbonhidrat, karbonhidrat
broccoli
brown rice
Brussels sprouts | | brussel sprouts
bulletproof coffee
burgers
burritos
butter
cabbage
candy
carrots
cashews
cauliflower
cauliflower rice
celery
cereal
chai
cheese
cheesecake
chemicals in food | | chemical
chia seeds
chicken
chicken breast
chicken wings | | wings
chickpeas
chili
Chipotle meals | | chipotle
chocolate
cilantro
cinnamon
coconut
coconut flour
coconut milk
coconut oil
coconut water
coffee | coffee | | kahve, kafein
cold brew
cookies | | cookie
corn
corn syrup
Costco food | | costco
cottage cheese
crackers
cream
cream cheese
crock pot meals
cucumber
curry
dairy
dark chocolate
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
fish
flax
flax seeds
flour
fried food | | fried
frozen meals
frozen vegetables
fruit
fruit juice
garlic
ghee
ginger
gluten | gluten-free | | glutensiz beslenme, gluten, çölyak
GMOs
goat cheese
grains
granola
grapefruit
Greek yogurt | | greek yogurt
green beans
green smoothies
green tea | green-tea | | yeşil çay
ground beef
guacamole
ham | red-meat | | kırmızı et, işlenmiş et
heavy cream
hemp seeds
herbal tea
high-fructose corn syrup | | high fructose corn syrup
honey
hot dogs
hot sauce
hummus
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
leftovers
lemon
lentils
lettuce
lime
loose leaf tea
`
