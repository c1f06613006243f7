// One subject a line: name | file in fixtures/evidence/subjects | how people write it, in a column for each language
export const diet = `
alcohol free
bulking
calorie counting | calorie-deficit | calorie counting, counting calories | kalori açığı, kilo verme duraklaması, metabolizma yavaşlaması
calorie cycling
calorie deficit | calorie-deficit | | kalori açığı, kilo verme duraklaması, metabolizma yavaşlaması
carb cycling
carbs | bread-carbohydrates | | ekmek ve karbonhidrat, karbonhidrat
cheat days | | cheat day
cheat meals
clean eating
cutting diet
detox | detox-diets | | detoks
diets | | diet
eating meat | | meat, eating meat
elimination diet
emotional eating | emotional-eating | | duygusal yeme, stresle yemek
fasting | intermittent-fasting | | aralıklı oruç, aralıklı açlık, 16:8
flexible dieting (IIFYM) | | iifym
gluten-free diets | gluten-free | gluten free diet | glutensiz beslenme, gluten, çölyak
gluten-free eating | | gluten free, gluten-free
healthy eating | | healthy eating, eating healthy
high-protein eating | | high protein
hydration | electrolytes | | elektrolit, sporcu içeceği, sıvı alımı
intermittent fasting | intermittent-fasting | | aralıklı oruç, aralıklı açlık, 16:8
juice fasting | | juice fast
keto | keto-low-carb | | keto diyeti, ketojenik diyet, düşük karbonhidratlı diyet
ketosis | keto-low-carb | | keto diyeti, ketojenik diyet, düşük karbonhidratlı diyet
Leangains | | leangains
low-carb diets | keto-low-carb | low carb diet | keto diyeti, ketojenik diyet, düşük karbonhidratlı diyet
low-carb eating | keto-low-carb | low carb | keto diyeti, ketojenik diyet, düşük karbonhidratlı diyet
low-fat eating | | low fat
low-FODMAP eating | low-fodmap | fodmap | düşük FODMAP diyeti, FODMAP diyeti
macros
meal planning
meal prep
net carbs
nutrition
paleo | paleo-diet | | paleo diyeti
plant-based eating | plant-based-diet | plant based diet | bitkisel beslenme, vegan beslenme, vejetaryen beslenme
protein intake | protein-intake | | günlük protein, protein miktarı, protein ihtiyacı
Ramadan fasting | ramadan-fasting | | ramazan orucu, oruç tutmak
raw food
raw vegan eating | | raw vegan
refeeds | | refeed
Soylent | | soylent
the carnivore diet | carnivore-diet | carnivore diet | karnivor diyeti
the keto diet | keto-low-carb | keto diet | keto diyeti, ketojenik diyet, düşük karbonhidratlı diyet
the ketogenic diet | keto-low-carb | ketogenic diet | keto diyeti, ketojenik diyet, düşük karbonhidratlı diyet
the Mediterranean diet | mediterranean-diet | mediterranean diet | Akdeniz diyeti, Akdeniz tipi beslenme
the paleo diet | | paleo diet
vegan diet | plant-based-diet | | bitkisel beslenme, vegan beslenme, vejetaryen beslenme
vegan eating | plant-based-diet | vegan | bitkisel beslenme, vegan beslenme, vejetaryen beslenme
vegetarian eating | plant-based-diet | vegetarian | bitkisel beslenme, vegan beslenme, vejetaryen beslenme
water fasting | | water fast
Weight Watchers | | weight watchers
`
