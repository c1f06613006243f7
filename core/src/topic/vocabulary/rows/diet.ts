// One subject a line: name | how people write it (if not so) | in Turkish | file in fixtures/evidence/subjects
export const diet = `
alcohol free
bulking
calorie counting | calorie counting, counting calories | kalori açığı, kilo verme duraklaması, metabolizma yavaşlaması | calorie-deficit
calorie cycling
calorie deficit |  | kalori açığı, kilo verme duraklaması, metabolizma yavaşlaması | calorie-deficit
carb cycling
carbs |  | ekmek ve karbonhidrat, karbonhidrat | bread-carbohydrates
cheat days | cheat day
cheat meals
clean eating
cutting diet
detox
diets | diet
eating meat | meat, eating meat
elimination diet
emotional eating
fasting |  | aralıklı oruç, aralıklı açlık, 16:8 | intermittent-fasting
flexible dieting (IIFYM) | iifym
gluten-free diets | gluten free diet | glutensiz beslenme, gluten, çölyak | gluten-free
gluten-free eating | gluten free, gluten-free
healthy eating | healthy eating, eating healthy
high-protein eating | high protein
hydration |  | elektrolit, sporcu içeceği, sıvı alımı | electrolytes
intermittent fasting |  | aralıklı oruç, aralıklı açlık, 16:8 | intermittent-fasting
juice fasting | juice fast
keto |  | keto diyeti, ketojenik diyet, düşük karbonhidratlı diyet | keto-low-carb
ketosis |  | keto diyeti, ketojenik diyet, düşük karbonhidratlı diyet | keto-low-carb
Leangains | leangains
low-carb diets | low carb diet | keto diyeti, ketojenik diyet, düşük karbonhidratlı diyet | keto-low-carb
low-carb eating | low carb | keto diyeti, ketojenik diyet, düşük karbonhidratlı diyet | keto-low-carb
low-fat eating | low fat
low-FODMAP eating | fodmap | düşük FODMAP diyeti, FODMAP diyeti | low-fodmap
macros
meal planning
meal prep
net carbs
nutrition
paleo
plant-based eating | plant based diet | bitkisel beslenme, vegan beslenme, vejetaryen beslenme | plant-based-diet
protein intake |  | günlük protein, protein miktarı, protein ihtiyacı | protein-intake
raw food
raw vegan eating | raw vegan
refeeds | refeed
Soylent | soylent
the carnivore diet | carnivore diet | kırmızı et, işlenmiş et | red-meat
the keto diet | keto diet | keto diyeti, ketojenik diyet, düşük karbonhidratlı diyet | keto-low-carb
the ketogenic diet | ketogenic diet | keto diyeti, ketojenik diyet, düşük karbonhidratlı diyet | keto-low-carb
the Mediterranean diet | mediterranean diet | Akdeniz diyeti, Akdeniz tipi beslenme | mediterranean-diet
the paleo diet | paleo diet
vegan diet |  | bitkisel beslenme, vegan beslenme, vejetaryen beslenme | plant-based-diet
vegan eating | vegan | bitkisel beslenme, vegan beslenme, vejetaryen beslenme | plant-based-diet
vegetarian eating | vegetarian | bitkisel beslenme, vegan beslenme, vejetaryen beslenme | plant-based-diet
water fasting | water fast
Weight Watchers | weight watchers
`
