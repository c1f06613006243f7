/** Sport, exercise and what it is done with: English name (lower case) = Turkish name without a suffix. */
export const trainingNames = `
squats=squat, deadlifts=deadlift, the bench press=bench press, pull-ups=barfiks, chin-ups=barfiks,
push-ups=şınav, handstands=amuda kalkma, planks=plank, lunges=lunge, kettlebells=kettlebell, sprints=sprint,
hiit=yüksek yoğunluklu interval antrenman, cardio=kardiyo, foam rolling=köpük silindir, foam rollers=köpük
silindir, stretching=esneme, static stretching=statik esneme, hip mobility=kalça hareketliliği,
mobility=hareketlilik, warming up=ısınma, flexibility=esneklik, bodyweight training=vücut ağırlığı
antrenmanı, strength training=kuvvet antrenmanı, weight training=ağırlık antrenmanı, weight lifting=ağırlık
kaldırma, resistance training=direnç antrenmanı, workouts=antrenman, deload weeks=hafif antrenman haftaları,
rest days=dinlenme günleri, treadmills=koşu bandı, heart rate training=nabız antrenmanı, grip
strength=kavrama kuvveti, core strength=gövde kuvveti, long runs=uzun koşular, overtraining=aşırı antrenman,
progressive overload=kademeli yüklenme, running=koşu, barefoot running=çıplak ayak koşu, trail
running=patika koşusu, cycling=bisiklet, swimming=yüzme, yoga=yoga, hot yoga=sıcak yoga, pilates=pilates,
crossfit=CrossFit, powerlifting=powerlifting, bodybuilding=vücut geliştirme, climbing=tırmanış, hiking=doğa
yürüyüşü, walking=yürüyüş, jogging=hafif koşu, boxing=boks, rowing=kürek, soccer=futbol, tennis=tenis, zone
2=ikinci bölge antrenmanı, marathons=maraton, half marathons=yarı maraton, interval training=interval
antrenmanı, weightlifting=halter, olympic lifting=olimpik halter, lifting=ağırlık kaldırma, lifting
weights=ağırlık kaldırma, heavy lifting=ağır kaldırışlar, free weights=serbest ağırlıklar, bodyweight
exercises=vücut ağırlığı egzersizleri, leg training=bacak antrenmanı, chest training=göğüs antrenmanı, upper
body training=üst vücut antrenmanı, lower body training=alt vücut antrenmanı, front squats=ön squat, box
squats=kutu squatı, pistol squats=tek bacak squat, squat depth=squat derinliği, sumo deadlifts=sumo
deadlift, romanian deadlifts=Romen deadlift, the overhead press=omuz presi, barbell rows=barbell row,
muscle-ups=muscle-up, burpees=burpee, kettlebell swings=kettlebell swing, clean and jerk=silkme, the
snatch=koparma, the jerk=silkme, hip thrusts=hip thrust, glute bridges=kalça köprüsü, bicep curls=biceps
curl, calf raises=baldır kaldırma, lateral raises=yana açış, leg press=leg press, crunches=mekik,
sit-ups=mekik, jumping rope=ip atlama, rowing machine=kürek makinesi, elliptical=eliptik bisiklet, training
programs=antrenman programları, workout routines=antrenman programları, beginner routines=başlangıç
programları, tempo runs=tempo koşuları, hill sprints=yokuş sprintleri, speed work=hız çalışması, endurance
training=dayanıklılık antrenmanı, going to the gym=spor salonuna gitme, exercise=egzersiz, exercise
habits=egzersiz alışkanlıkları, couch to 5k=sıfırdan 5 kilometreye koşu, 5k races=5 kilometre yarışları, 10k
races=10 kilometre yarışları, races=yarışlar, race day=yarış günü, competitions=yarışmalar,
obstacle races=engelli parkur yarışları, relay races=bayrak yarışları, spartan races=Spartan yarışları, powerlifting meets=powerlifting müsabakaları, race reports=yarış anlatımları, triathlons=triatlon, sprint
triathlons=sprint triatlon, ironman races=Ironman yarışları, ultramarathons=ultramaraton, marathon
training=maraton hazırlığı, running pace=koşu temposu, minimalist running=minimalist koşu, cross-country
running=kros koşusu, mountain biking=dağ bisikleti, bike rides=bisiklet turları, commuting by bike=işe
bisikletle gitme, road bikes=yol bisikleti, walking to work=işe yürüyerek gitme, rock climbing=kaya
tırmanışı, bouldering=bouldering, martial arts=dövüş sporları, jiu-jitsu=jiu-jitsu, kickboxing=kick boks,
dance=dans, golf=golf, football=futbol, basketball=basketbol, volleyball=voleybol, baseball=beyzbol,
hockey=hokey, wrestling=güreş, gymnastics=jimnastik, ballet=bale, skiing=kayak, snowboarding=snowboard,
surfing=sörf, open water swimming=açık su yüzme, freestyle swimming=serbest stil yüzme,
breaststroke=kurbağalama, backstroke=sırtüstü yüzme, yoga classes=yoga dersleri, spinning=spinning,
zumba=Zumba, parkour=parkur, fencing=eskrim, lifting shoes=halter ayakkabısı, weightlifting shoes=halter
ayakkabısı, barefoot shoes=çıplak ayak ayakkabısı, minimalist shoes=minimalist ayakkabı, climbing
shoes=tırmanış ayakkabısı, lifting belts=halter kemeri, knee sleeves=dizlik, knee wraps=diz bandajı, wrist
wraps=bileklik, resistance bands=direnç bantları, pull-up bars=barfiks demiri, home gyms=ev spor salonu,
dumbbells=dambıl, barbells=halter barı, yoga mats=yoga matı, gloves=eldiven, workout clothes=spor
kıyafetleri, compression socks=kompresyon çorabı, compression tights=kompresyon taytı, heart rate
monitors=nabız ölçerler, gps watches=GPS saatler, apps=uygulamalar
`
