// One subject a line: name | file in fixtures/evidence/subjects | how people write it, in a column for each language
export const exercise = `
5x5 programs | | 5x5
back levers | | back lever
backbends
barbell rows | | barbell row
base building
beginner routines | | beginner routine
bicep curls
bodyweight exercises
bodyweight training
box jumps
box squats | | box squat
Bulgarian split squats | | bulgarian split squats
burpees
calf raises
cardio | cardio-vs-weights | | kardiyo mu ağırlık mı, kardiyo ve ağırlık, aerobik ve kuvvet antrenmanı
chest training | | chest
chin-ups | | chin ups, chin-ups
clean and jerk
Convict Conditioning | | convict conditioning
cooldown
core strength | core-training | | karın ve gövde egzersizi, core antrenmanı, plank
couch to 5K | running-beginners | couch to 5k, c25k | koşuya başlamak, yeni başlayanlar için koşu
crossfit workouts
CrossFit workouts | | WOD
crow pose
crunches | core-training | | karın ve gövde egzersizi, core antrenmanı, plank
deadlifts | deadlift | deadlift | deadlift
deload weeks | | deload
double unders
elliptical
endurance training | | endurance
face pulls
farmer walks
fartlek
flexibility | stretching | | germe, esneme
foam rollers | foam-rolling | foam roller | köpük rulo
foam rolling | foam-rolling | | köpük rulo
free weights
front levers | | front lever
front squats | | front squat
glute bridges
glute training | | glutes
going to the gym | | gym
good mornings
Greyskull LP | | greyskull
grip strength
handstand push-ups
handstands | | handstand
headstands | | headstand
heart rate training
heavy lifting | | heavy lifting, lifting heavy
HIIT | hiit | | HIIT, aralıklı antrenman, yüksek şiddetli interval
hill sprints
hip mobility
hip thrusts
Insanity workouts | | insanity
interval training | hiit | intervals | HIIT, aralıklı antrenman, yüksek şiddetli interval
jumping rope | | jump rope
kettlebell swings
kettlebells
L-sits | | L-sit
lat pulldowns
lateral raises
leg press
leg training | | leg
lifting weights | strength-training-beginners | | ağırlık antrenmanı, kuvvet antrenmanı, direnç egzersizi
lifting | strength-training-beginners | lifter, lifting | ağırlık antrenmanı, kuvvet antrenmanı, direnç egzersizi
long runs
lower body training | | lower body
lunges
Madcow 5x5 | | madcow
mile time
mobility
muscle-ups | | muscle up, muscle-up
Olympic lifting | | olympic lifting
overtraining | overtraining-rest-days | | aşırı antrenman, dinlenme günü, toparlanma
P90X | | p90x
pause squats
pistol squats | | pistol squat
planche training | | planche
planks | core-training | | karın ve gövde egzersizi, core antrenmanı, plank
power cleans | | power clean
progressive overload | progressive-overload | | kademeli yüklenme, progresif yüklenme
pull-ups | pull-ups | pull ups, pullup, pull-up | barfiks
push-ups | push-ups | push ups, pushup, push-up | şınav
rep ranges | | rep
resistance training | strength-training-beginners | | ağırlık antrenmanı, kuvvet antrenmanı, direnç egzersizi
rest days | overtraining-rest-days | | aşırı antrenman, dinlenme günü, toparlanma
ring dips
Romanian deadlifts | | romanian deadlift
rope climbs
rowing machine
Sheiko programs | | sheiko
shrugs
sit-ups | core-training | sit ups | karın ve gövde egzersizi, core antrenmanı, plank
Smolov | | smolov
speed work | | speed work, speedwork
sprints
squat depth
squats | squats | squat | squat
Starting Strength | | starting strength
static stretching
strength training | strength-training-beginners | | ağırlık antrenmanı, kuvvet antrenmanı, direnç egzersizi
stretching | stretching | | germe, esneme
StrongLifts | | stronglifts
sumo deadlifts | | sumo deadlift
sun salutations
Tabata | | tabata
tempo runs
the bench press | | bench press, bench
the jerk | | jerk
the overhead press | | overhead press
the snatch | | snatch
the Texas Method | | texas method
thrusters
training programs | | training program
treadmills | | treadmill
turbulence training
upper body training | | upper body
wall balls
warming up | warm-up | warm up | ısınma, ısınma hareketleri, egzersiz öncesi esneme
weight lifting
weight training | strength-training-beginners | | ağırlık antrenmanı, kuvvet antrenmanı, direnç egzersizi
weightlifting | strength-training-beginners | | ağırlık antrenmanı, kuvvet antrenmanı, direnç egzersizi
Wendler 5/3/1 | | wendler
workout routines | | routine, workout routine
workouts
`
