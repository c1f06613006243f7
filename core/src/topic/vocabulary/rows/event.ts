// One subject a line: name | how people write it (if not so) | in Turkish | file in fixtures/evidence/subjects
export const event = `
10K races | 10k
5K races | 5k
century rides | century ride
charity run
competitions | competition
half marathons | half marathon | maraton antrenmanı, maratona hazırlık | marathon-training
halloween candy
Ironman races | ironman
marathons | marathon | maraton antrenmanı, maratona hazırlık | marathon-training
new year's resolutions
obstacle races | obstacle race
Olympic trials | olympic trials
powerlifting meets | powerlifting meet, meet report
race day
race reports | race report
races | race
Ragnar relays | ragnar
relay races
Spartan races | spartan race
sprint triathlons | sprint triathlon
Tough Mudder | tough mudder
ultramarathons | ultramarathon
`
