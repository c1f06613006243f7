// One subject a line: name | how people write it (if not so) | in Turkish | file in fixtures/evidence/subjects
export const exercise = `
5x5 programs | 5x5
back levers | back lever
backbends
barbell rows | barbell row
base building
beginner routines | beginner routine
bicep curls
bodyweight exercises
bodyweight training
box jumps
box squats | box squat
Bulgarian split squats | bulgarian split squats
burpees
calf raises
cardio |  | kardiyo mu ağırlık mı, kardiyo ve ağırlık, aerobik ve kuvvet antrenmanı | cardio-vs-weights
chest training | chest
chin-ups | chin ups, chin-ups
clean and jerk
Convict Conditioning | convict conditioning
cooldown
core strength |  | karın ve gövde egzersizi, core antrenmanı, plank | core-training
couch to 5K | couch to 5k, c25k | koşuya başlamak, yeni başlayanlar için koşu | running-beginners
crossfit workouts
CrossFit workouts | WOD
crow pose
crunches |  | karın ve gövde egzersizi, core antrenmanı, plank | core-training
deadlifts | deadlift
deload weeks | deload
double unders
elliptical
endurance training | endurance
face pulls
farmer walks
fartlek
flexibility |  | germe, esneme | stretching
foam rollers | foam roller | köpük rulo | foam-rolling
foam rolling |  | köpük rulo | foam-rolling
free weights
front levers | front lever
front squats | front squat
glute bridges
glutes
going to the gym | gym
good mornings
Greyskull LP | greyskull
grip strength
handstand push-ups
handstands | handstand
headstands | headstand
heart rate training
heavy lifting | heavy lifting, lifting heavy
HIIT |  | HIIT, aralıklı antrenman, yüksek şiddetli interval | hiit
hill sprints
hip mobility
hip thrusts
Insanity workouts | insanity
interval training | intervals | HIIT, aralıklı antrenman, yüksek şiddetli interval | hiit
jumping rope | jump rope
kettlebell swings
kettlebells
L-sits | L-sit
lat pulldowns
lateral raises
leg press
leg training | leg
lifting weights |  | ağırlık antrenmanı, kuvvet antrenmanı, direnç egzersizi | strength-training-beginners
lifting | lifter, lifting | ağırlık antrenmanı, kuvvet antrenmanı, direnç egzersizi | strength-training-beginners
long runs
lower body training | lower body
lunges
Madcow 5x5 | madcow
mile time
mobility
muscle-ups | muscle up, muscle-up
Olympic lifting | olympic lifting
overtraining |  | aşırı antrenman, dinlenme günü, toparlanma | overtraining-rest-days
P90X | p90x
pause squats
pistol squats | pistol squat
planche training | planche
planks |  | karın ve gövde egzersizi, core antrenmanı, plank | core-training
power cleans | power clean
progressive overload
pull-ups | pull ups, pullup, pull-up
push-ups | push ups, pushup, push-up
rep ranges | rep
resistance training |  | ağırlık antrenmanı, kuvvet antrenmanı, direnç egzersizi | strength-training-beginners
rest days |  | aşırı antrenman, dinlenme günü, toparlanma | overtraining-rest-days
ring dips
Romanian deadlifts | romanian deadlift
rope climbs
rowing machine
Sheiko programs | sheiko
shrugs
sit-ups | sit ups | karın ve gövde egzersizi, core antrenmanı, plank | core-training
Smolov | smolov
speed work | speed work, speedwork
sprints
squat depth
squats | squat
Starting Strength | starting strength
static stretching
strength training |  | ağırlık antrenmanı, kuvvet antrenmanı, direnç egzersizi | strength-training-beginners
stretching |  | germe, esneme | stretching
StrongLifts | stronglifts
sumo deadlifts | sumo deadlift
sun salutations
Tabata | tabata
tempo runs
the bench press | bench press, bench
the jerk | jerk
the overhead press | overhead press
the snatch | snatch
the Texas Method | texas method
thrusters
training programs | training program
treadmills | treadmill
turbulence training
upper body training | upper body
wall balls
warming up | warm up | ısınma, ısınma hareketleri, egzersiz öncesi esneme | warm-up
weight lifting
weight training |  | ağırlık antrenmanı, kuvvet antrenmanı, direnç egzersizi | strength-training-beginners
weightlifting |  | ağırlık antrenmanı, kuvvet antrenmanı, direnç egzersizi | strength-training-beginners
Wendler 5/3/1 | wendler
workout routines | routine, workout routine
workouts
`
