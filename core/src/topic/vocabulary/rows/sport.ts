// One subject a line: name | how people write it (if not so) | in Turkish | file in fixtures/evidence/subjects
export const sport = `
altitude training
Ashtanga yoga | ashtanga
athletic training | athlete
backstroke
ballet
barefoot running | barefoot running, running barefoot
barre
baseball
basketball
belaying | belay
bike rides | bike ride
Bikram yoga | bikram
bodybuilding
bouldering
boxing
breaststroke
butterfly stroke | butterfly
cheerleading
climbing
commuting by bike | commuting by bike, commute
cross-country running | cross country
CrossFit | crossfit
cycling | cycling, bike, cyclist
dance
fencing
finger strength
flip turns
football
freestyle swimming
golf
gymnastics
hiking
hockey
hot yoga |  | yoga ve pilates, yoga, pilates | yoga-pilates
jiu-jitsu | jiu jitsu
jogging
kickboxing
marathon training |  | maraton antrenmanı, maratona hazırlık | marathon-training
martial arts
masters swimming
minimalist running
mountain biking | mountain bike
Muay Thai | muay thai
open water swimming | open water
parkour
pilates |  | yoga ve pilates, yoga, pilates | yoga-pilates
pole dancing
pole fitness
powerlifting
rock climbing
roller derby
rowing
running pace | pace
running | running, runner | koşuya başlamak, yeni başlayanlar için koşu | running-beginners
skiing
slacklining
snowboarding
soccer
spinning
surfing
swimming | swimming, swimmer
tennis
track and field
trad climbing
trail running
triathlons | triathlon
vinyasa yoga | vinyasa | yoga ve pilates, yoga, pilates | yoga-pilates
volleyball
walking |  | yürüyüş, 10 bin adım, günlük adım sayısı | walking-steps
weight room
wrestling
yoga classes | yoga class | yoga ve pilates, yoga, pilates | yoga-pilates
yoga |  | yoga ve pilates, yoga, pilates | yoga-pilates
Zumba | zumba
`
