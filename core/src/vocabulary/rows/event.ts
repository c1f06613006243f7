// One subject a line: name | file in fixtures/evidence/subjects | how people write it, in a column for each language
export const event = `
10K races | | 10k
5K races | | 5k
century rides | | century ride
charity run
competitions | | competition
half marathons | marathon-training | half marathon | maraton antrenmanı, maratona hazırlık
halloween candy
Ironman races | | ironman
marathons | marathon-training | marathon | maraton antrenmanı, maratona hazırlık
new year's resolutions
obstacle races | | obstacle race
Olympic trials | | olympic trials
powerlifting meets | | powerlifting meet, meet report
race day
race reports | | race report
races | | race
Ragnar relays | | ragnar
relay races
Spartan races | | spartan race
sprint triathlons | | sprint triathlon
Tough Mudder | | tough mudder
ultramarathons | | ultramarathon
`
