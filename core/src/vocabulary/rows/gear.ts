// One subject a line: name | file in fixtures/evidence/subjects | how people write it, in a column for each language
export const gear = `
air fryers | air-fryers | air fryer, airfryer | hava fritözü, airfryer
apps | | app
band sizes | | band size
barbells
barefoot shoes
bike computers | | bike computer
bike helmets | | bike helmet
bike saddles | | saddle, bike seat
blenders | | blender
bra fitting
bra sizes | | bra size
bras | | bra
cast iron pans | | cast iron
chalk
cleats
climbing shoes
clipless pedals
compression socks
compression tights
contact lenses
continuous glucose monitors | | CGM
CPAP machines | sleep-apnoea | cpap | uyku apnesi, tıkayıcı uyku apnesi
cup sizes | | cup size
dumbbells
e-cigarettes | vaping | e-cig, e-cigs, e-cigarettes | elektronik sigara
earplugs
ergonomic chairs
Fitbits | | fitbit
fitness trackers | wearables-hrv | fitness tracker | akıllı saat, akıllı bileklik, kalp atım hızı değişkenliği
food processors | | food processor
food scales | | food scale
Freya bras | | freya
Garmin watches | | garmin
gloves
glucose meters | | glucose meter
goggles
GPS watches | | GPS watch
headphones
heart rate monitors | | heart rate monitor
helmets | | helmet
home gyms | | home gym
humidifiers | | humidifier
hydration packs | | hydration pack
juicers | | juicer
knee sleeves
knee wraps
lacrosse balls | | lacrosse ball
lifting belts | | lifting belt, weight belt
lifting shoes | | lifting shoes, oly shoes
mattresses | | mattress
menstrual cups
Merrell shoes | | merrell
minimalist shoes
MyFitnessPal | | myfitnesspal, mfp
Nike Free shoes | | nike free
orthotics
Panache bras | | panache
parallettes | | paralettes
power racks | | power rack
pull-up bars | | pull up bar
resistance bands | resistance-bands | | direnç bandı, egzersiz bandı
rice cookers | | rice cooker
road bikes | | road bike
running shoes | running-shoes | | koşu ayakkabısı
running tights | | tights
shoes
sports bras | | sports bra
squat racks | | squat rack
standing desks | desk-work | standing desk | masa başı çalışmak, bütün gün oturmak
strapless bras | | strapless bra
swim caps | | swim cap
swim fins | | fins
swimsuits | | swimsuit
tampons
test strips
thermometers | | thermometer
underwired bras | | underwire
Vibram FiveFingers | | vibram, vff
Vitamix blenders | | vitamix
water bottles | | water bottle
weighted vests | weighted-vest | weighted vest | ağırlık yeleği
weightlifting shoes
wetsuits | | wetsuit
workout clothes | | pants, shirt
wrist wraps
yoga mats | | yoga mat
yoga pants
`
