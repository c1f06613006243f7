// One subject a line: name | file in fixtures/evidence/subjects | how people write it, in a column for each language
export const habit = `
AA meetings | | AA
abstaining | | nofap
affirmations
anger
binge drinking
body acceptance
body hair
body positivity
caffeine habit
changing habits | | lifestyle change
cheat weekends | | cheat weekend
cigarettes | smoking | | sigara
confidence
cooking
drinking water | hydration | | yeterince su içmek, sıvı alımı
eating habits
eating out
exercise
exercise habits
eye contact
flossing
gratitude
grief
grocery shopping
hand washing
hygiene
job interviews | | job interview
journaling
lifestyle changes | | lifestyle
loneliness
making friends
menstruation
morning routine
motivation
naps | naps | | şekerleme, kestirme, öğle uykusu
nicotine withdrawal
night eating
night shifts | shift-work-eating | night shift | gece vardiyasında beslenme
overeating
phone calls
procrastination
public speaking
quitting cold turkey | | cold turkey
quitting smoking | quitting-smoking | quit smoking, stop smoking | sigarayı bırakma, sigarayı bırakmak
relapse
screen time | screens-sleep | | yatmadan önce ekran, yatakta telefon
self-care | | self care
self-esteem | | self esteem, self-esteem
self-image | | self image
sex after birth
sick days
sleep schedule | sleep | | uyku, uyku hijyeni, uyku düzeni
sleep | sleep | | uyku, uyku hijyeni, uyku düzeni
small talk
smoking | smoking | smoking, smoker | sigara
social interaction
social situations | | social situation
social skills
staying sober | | sobriety, sober, stay sober
stopping drinking | | stop drinking, quit drinking
stress | stress | | stres
stress management | stress | | stres yönetimi
sunlight
tanning
tattoos
vaping | vaping | | elektronik sigara
waking up
walking to work
`
