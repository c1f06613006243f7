// One subject a line: name | file in fixtures/evidence/subjects | how people write it, in a column for each language
export const sport = `
altitude training
Ashtanga yoga | | ashtanga
athletic training | | athlete
backstroke
ballet
barefoot running | | barefoot running, running barefoot
barre
baseball
basketball
belaying | | belay
bike rides | | bike ride
Bikram yoga | | bikram
bodybuilding
bouldering
boxing
breaststroke
butterfly stroke | | butterfly
cheerleading
climbing
commuting by bike | | commuting by bike, commute
cross-country running | | cross country
CrossFit | | crossfit
cycling | cycling | cycling, bike, cyclist | bisiklet
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
hot yoga | yoga-pilates | | yoga ve pilates, yoga, pilates
jiu-jitsu | | jiu jitsu
jogging
kickboxing
marathon training | marathon-training | | maraton antrenmanı, maratona hazırlık
martial arts
masters swimming
minimalist running
mountain biking | | mountain bike
Muay Thai | | muay thai
open water swimming | | open water
parkour
pilates | yoga-pilates | | yoga ve pilates, yoga, pilates
pole dancing
pole fitness
powerlifting
rock climbing
roller derby
rowing
running | running-beginners | running, runner | koşuya başlamak, yeni başlayanlar için koşu
skiing
slacklining
snowboarding
soccer
spinning
surfing
swimming | swimming | swimming, swimmer | yüzme
tennis
track and field
trad climbing
trail running
triathlons | | triathlon
vinyasa yoga | yoga-pilates | vinyasa | yoga ve pilates, yoga, pilates
volleyball
walking | walking-steps | | yürüyüş, 10 bin adım, günlük adım sayısı
weight room
wrestling
yoga classes | yoga-pilates | yoga class | yoga ve pilates, yoga, pilates
yoga | yoga-pilates | | yoga ve pilates, yoga, pilates
Zumba | | zumba
`
