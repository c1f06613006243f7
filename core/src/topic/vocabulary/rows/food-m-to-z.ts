// One subject a line: name | how people write it (if not so) | in Turkish | file in fixtures/evidence/subjects
export const foodMToZ = `
macadamia nuts
maple syrup
matcha
mayonnaise | mayonnaise, mayo
McDonald's meals | mcdonald
meatballs
meatloaf
milk
MSG
muffins
mushrooms
mustard
noodles
nut butter
nutrients | nutrient
nuts |  | kuruyemiş, ceviz, badem ve fındık | nuts
oatmeal
oats
olive oil
onions
oolong tea | oolong
orange juice
oranges
organic food
pancakes
pasta
peanut butter
peanuts |  | kuruyemiş, ceviz, badem ve fındık | nuts
pecans
peppers
pickles
pistachios |  | kuruyemiş, ceviz, badem ve fındık | nuts
pizza
pizza crust
popcorn
pork |  | kırmızı et, işlenmiş et | red-meat
potatoes
processed food |  | ultra işlenmiş gıda, aşırı işlenmiş gıda | ultra-processed-food
protein ice cream
protein pancakes
pu-erh tea | pu-erh
pumpkin
quesadillas
quinoa
radishes
ranch dressing
raw milk
red meat |  | kırmızı et, işlenmiş et | red-meat
red wine
rice
rice noodles
salad
salad dressings | dressing
salmon
salsa
salt |  | tuz, sodyum | salt
sandwiches
sardines
saturated fat
sauces | sauce
sauerkraut
sausages | sausage | kırmızı et, işlenmiş et | red-meat
seaweed
seed oils |  | tohum yağları, bitkisel yağlar, ayçiçek yağı | seed-oils
seitan
shirataki noodles | shirataki
shrimp
slow cooker meals
smoothies
soda
sodium |  | tuz, sodyum | salt
soup
soy milk |  | soya, soya fasulyesi | soy
soy sauce
soy |  | soya, soya fasulyesi | soy
spaghetti squash
sparkling water
spices | spice
spinach
Splenda | splenda
squash
Starbucks drinks | starbucks
steak |  | kırmızı et, işlenmiş et | red-meat
steel cut oats
stevia |  | yapay tatlandırıcı, aspartam, eritritol | sweeteners
stir-fries | stir fry
stuffed peppers
sugar alcohols
sugar |  | şeker, eklenmiş şeker | sugar
superfoods
sushi
sweet potatoes
sweeteners
tacos
tap water
tea
tea leaves
tempeh |  | soya, soya fasulyesi | soy
tofu |  | soya, soya fasulyesi | soy
tomato sauce
tomatoes
tortillas
Trader Joe's food | trader joe
trail mix
trans fats
tuna
turkey
unhealthy food | unhealthy
vegan cheese
vegetable oils |  | tohum yağları, bitkisel yağlar, ayçiçek yağı | seed-oils
vegetables | vegetables, veggies
walnuts |  | kuruyemiş, ceviz, badem ve fındık | nuts
wheat
whipping cream
white rice
white tea
whole foods
whole grains
wine
wraps
xanthan gum
yogurt
zucchini
`
