// One subject a line: name | file in fixtures/evidence/subjects | how people write it, in a column for each language
export const measure = `
A1C | prediabetes | a1c | prediyabet, gizli şeker
basal metabolic rate
being underweight | | skinny
belly fat | spot-reduction-belly-fat | belly fat, belly | bölgesel yağ yakma, göbek eritme, karın yağı
blood pressure | high-blood-pressure | | yüksek tansiyon, hipertansiyon
blood sugar
blood tests | | blood test
blood work
BMI | bmi | | vücut kitle indeksi
BMR
body composition
body fat
body fat percentage
body height | | height
body image
body recomposition | body-recomposition | recomp | vücut rekompozisyonu
body weight | | weight
building muscle | | gain muscle, build muscle
calorie intake | | calorie intake, caloric intake
calories
cholesterol | high-cholesterol | | yüksek kolesterol
cortisol
energy levels | | energy
fat loss | | fat loss, lose fat
gaining weight | | gain weight
goal weight
heart rate
iron levels
ketone levels
ketones
lean gains
leaning out
mood
muscle building | | muscle
muscle gain
muscle mass
plateaus | calorie-deficit | plateau | kalori açığı, kilo verme duraklaması, metabolizma yavaşlaması
resting heart rate | resting-heart-rate | | dinlenme nabzı, istirahat nabzı
resting metabolism
running pace | | pace
scale weight
set point
strength
TDEE
testosterone levels
testosterone test
visceral fat
VO2 max | vo2max | | VO2max, VO2 maks, maksimum oksijen kapasitesi
waist size
water weight
weight loss | calorie-deficit | weight loss, losing weight | kalori açığı, kilo verme duraklaması, metabolizma yavaşlaması
`
