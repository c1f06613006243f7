// One subject a line: name | how people write it (if not so) | in Turkish | file in fixtures/evidence/subjects
export const foodAToL = `
added sugar |  | şeker, eklenmiş şeker | sugar
alcohol |  | alkol ve sağlık, alkol | alcohol-health
almond butter
almond flour
almond milk
almonds |  | kuruyemiş, ceviz, badem ve fındık | nuts
apple cider vinegar |  | elma sirkesi | apple-cider-vinegar
apples
artificial sweeteners |  | yapay tatlandırıcı, aspartam, eritritol | sweeteners
asparagus
aspartame |  | yapay tatlandırıcı, aspartam, eritritol | sweeteners
avocado
baby food
bacon |  | kırmızı et, işlenmiş et | red-meat
bananas
basil
beans
beef |  | kırmızı et, işlenmiş et | red-meat
beer
beets |  | pancar suyu, nitrat, kırmızı pancar | nitrate-beetroot
berries
black beans
black tea
blueberries
bone broth
bread |  | ekmek ve karbonhidrat, karbonhidrat | bread-carbohydrates
broccoli
brown rice
Brussels sprouts | brussel sprouts
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
chemicals in food | chemical
chia seeds
chicken
chicken breast
chicken wings | wings
chickpeas
chili
Chipotle meals | chipotle
chocolate
cilantro
cinnamon
coconut
coconut flour
coconut milk
coconut oil
coconut water
coffee |  | kahve, kafein | coffee
cold brew
cookies | cookie
corn
corn syrup
Costco food | costco
cottage cheese
crackers
cream
cream cheese
crock pot meals
cucumber
curry
dairy
dark chocolate
decaf coffee | decaf
diet coke
diet soda |  | yapay tatlandırıcı, aspartam, eritritol | sweeteners
dietary fat | fat
egg whites
eggplant
eggs |  | yumurta, yumurta ve kolesterol | eggs-cholesterol
espresso
fast food
fermented foods |  | bağırsak sağlığı ve fermente besinler, bağırsak florası | gut-microbiome-fermented-food
fiber |  | lif ve tokluk, lif | fiber-fullness
fish
flax
flax seeds
flour
fried food | fried
frozen meals
frozen vegetables
fruit
fruit juice
garlic
ghee
ginger
gluten |  | glutensiz beslenme, gluten, çölyak | gluten-free
GMOs
goat cheese
grains
granola
grapefruit
Greek yogurt | greek yogurt
green beans
green smoothies
green tea
ground beef
guacamole
ham |  | kırmızı et, işlenmiş et | red-meat
heavy cream
hemp seeds
herbal tea
high-fructose corn syrup | high fructose corn syrup
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
kefir |  | bağırsak sağlığı ve fermente besinler, bağırsak florası | gut-microbiome-fermented-food
kimchi |  | bağırsak sağlığı ve fermente besinler, bağırsak florası | gut-microbiome-fermented-food
kombucha |  | bağırsak sağlığı ve fermente besinler, bağırsak florası | gut-microbiome-fermented-food
lamb
lasagna
leftovers
lemon
lentils
lettuce
lime
loose leaf tea
`
