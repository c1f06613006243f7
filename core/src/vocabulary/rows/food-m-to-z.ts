// One subject a line: name | file in fixtures/evidence/subjects | how people write it, in a column for each language
export const foodMToZ = `
macadamia nuts
maple syrup
matcha
mayonnaise | | mayonnaise, mayo
McDonald's meals | | mcdonald
meatballs
meatloaf
milk | milk-dairy | | süt
MSG
muffins | muffins | | muffin
mushrooms | mushrooms | | mantar
mustard
noodles | noodles | | erişte, noodle
nut butter
nutrients | | nutrient
nuts | nuts | | kuruyemiş, ceviz, badem ve fındık
oat milk | plant-milks | | yulaf sütü
oatmeal | oats | | yulaf
oats | oats | | yulaf
olive oil | olive-oil | | zeytinyağı
onions
oolong tea | | oolong
orange juice
oranges
organic food
pancakes | pancakes | | pankekler, pankek
pasta | pasta | | makarna, spagetti
peanut butter | peanut-butter | | fıstık ezmesi, yer fıstığı ezmesi
peanuts | nuts | | kuruyemiş, ceviz, badem ve fındık
pecans
peppers | peppers | | biber
pickles
pistachios | nuts | | kuruyemiş, ceviz, badem ve fındık
pizza | pizza | | pizza
pizza crust
popcorn
pork | pork | | domuz eti
potatoes | potatoes | | patates
processed food | ultra-processed-food | | ultra işlenmiş gıda, aşırı işlenmiş gıda
protein ice cream
protein pancakes
pu-erh tea | | pu-erh
pumpkin
quesadillas
quinoa | quinoa | | kinoa
radishes
ranch dressing
raw milk | raw-milk | | çiğ süt, pastörize edilmemiş süt
red meat | red-meat | | kırmızı et, işlenmiş et
red wine
rice | rice | | pirinç, pilav
rice noodles
salad | salad | | salata
salad dressings | | dressing
salmon | fish | | somon
salsa
salt | salt | | tuz, sodyum
sandwiches | sandwiches | | sandviçler, sandviç
sardines | fish | | sardalya
saturated fat
sauces | | sauce
sauerkraut
sausages | red-meat | sausage | kırmızı et, işlenmiş et
seaweed
seed oils | seed-oils | | tohum yağları, bitkisel yağlar, ayçiçek yağı
seitan
shirataki noodles | | shirataki
shrimp
slow cooker meals | slow-cooker | | yavaş pişiriciler, yavaş pişirici
smoothies | fruit-juice-smoothies | | meyve suyu, smoothie
soda
sodium | salt | | tuz, sodyum
soup | soup | | çorba
soy milk | soy | | soya, soya fasulyesi
soy sauce
soy | soy | | soya, soya fasulyesi
spaghetti squash
sparkling water
spices | | spice
spinach | vegetables | | ıspanak
Splenda | | splenda
squash
Starbucks drinks | | starbucks
steak | red-meat | | kırmızı et, işlenmiş et
steel cut oats
stevia | sweeteners | | yapay tatlandırıcı, aspartam, eritritol
stir-fries | | stir fry
stuffed peppers
sugar alcohols
sugar | sugar | | şeker, eklenmiş şeker
superfoods
sushi
sweet potatoes | sweet-potatoes | | tatlı patates
sweeteners
tacos | tacos | | taco
tap water
tea | tea | | çay
tea leaves
tempeh | soy | | soya, soya fasulyesi
tofu | soy | | soya, soya fasulyesi
tomato sauce
tomatoes | tomatoes | | domates
tortillas
Trader Joe's food | | trader joe
trail mix
trans fats
tuna | fish | | ton balığı
turkey
unhealthy food | | unhealthy
vegan cheese
vegetable oils | seed-oils | | tohum yağları, bitkisel yağlar, ayçiçek yağı
vegetables | vegetables | vegetables, veggies | sebze
walnuts | nuts | | kuruyemiş, ceviz, badem ve fındık
wheat
whipping cream
white rice | rice | | beyaz pirinç
white tea
whole foods
whole grains
wine
wraps
xanthan gum
yogurt | yoghurt | | yoğurt
zucchini
`
