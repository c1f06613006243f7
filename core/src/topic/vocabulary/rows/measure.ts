// One subject a line: name | how people write it (if not so) | in Turkish | file in fixtures/evidence/subjects
export const measure = `
A1C | a1c | prediyabet, gizli şeker | prediabetes
basal metabolic rate
being underweight | skinny
belly fat | belly fat, belly | bölgesel yağ yakma, göbek eritme, karın yağı | spot-reduction-belly-fat
blood pressure |  | yüksek tansiyon, hipertansiyon | high-blood-pressure
blood sugar
blood tests | blood test
blood work
BMI
BMR
body composition
body fat
body fat percentage
body height | height
body image
body recomposition | recomp
body weight | weight
building muscle | gain muscle, build muscle
calorie intake | calorie intake, caloric intake
calories
cholesterol |  | yüksek kolesterol | high-cholesterol
cortisol
energy levels | energy
fat loss | fat loss, lose fat
gaining weight | gain weight
goal weight
heart rate
iron levels
ketone levels
ketones
lean gains
leaning out
mood
muscle building | muscle
muscle gain
muscle mass
plateaus | plateau | kalori açığı, kilo verme duraklaması, metabolizma yavaşlaması | calorie-deficit
resting heart rate
resting metabolism
scale weight
set point
strength
TDEE
testosterone levels
testosterone test
visceral fat
VO2 max |  | VO2max, VO2 maks, maksimum oksijen kapasitesi | vo2max
waist size
water weight
weight loss | weight loss, losing weight | kalori açığı, kilo verme duraklaması, metabolizma yavaşlaması | calorie-deficit
`
