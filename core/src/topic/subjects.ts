import { lookUp, similarity, vectorOf } from "./lexicon.ts"
import { stem } from "./stem.ts"

/** What sort of thing a subject is: decides which sentences can be made about it. */
export type SubjectKind =
  | "supplement"
  | "medicine"
  | "food"
  | "diet"
  | "exercise"
  | "sport"
  | "body"
  | "organ"
  | "meal"
  | "condition"
  | "symptom"
  | "measure"
  | "gear"
  | "skincare"
  | "therapy"
  | "habit"
  | "profession"
  | "event"
  | "term"

/** The category a card shows for each kind. */
export const categoryOf: { readonly [K in SubjectKind]: string } = {
  supplement: "supplements",
  medicine: "medication",
  food: "nutrition",
  diet: "nutrition",
  exercise: "fitness",
  sport: "fitness",
  body: "body and pain",
  organ: "how the body works",
  meal: "nutrition",
  condition: "conditions",
  symptom: "symptoms",
  measure: "body measures",
  gear: "equipment",
  skincare: "skin care",
  therapy: "treatment",
  habit: "lifestyle",
  profession: "health professions",
  event: "sports events",
  term: "new term",
}

/** One subject per comma; `=` gives the name to show when it differs from how people write it. */
const lists: { readonly [K in Exclude<SubjectKind, "term">]: string } = {
  supplement: `creatine, magnesium, fish oil, omega3=omega-3, vitamind=vitamin D, vitamina=vitamin A, vitaminb12=vitamin B12, vitaminb=B vitamins, vitaminc=vitamin C, vitamine=vitamin E, vitamink=vitamin K, zinc, iron supplements, calcium supplements, potassium, probiotics, prebiotics, protein powder, protein shakes, whey protein=whey protein, whey, casein, BCAA=BCAAs, BCAAs, amino acids, beta alanine=beta-alanine, pre workout=pre-workout, preworkout=pre-workout, pre-workout, caffeine, caffeine pills, green tea extract, melatonin, valerian, ashwagandha, rhodiola, bacopa, ginseng, ginkgo, St john's wort, 5-htp=5-HTP, l-theanine=L-theanine, theanine=L-theanine, piracetam, noopept, modafinil, aniracetam, phenibut, choline, nootropics, multivitamins, multivitamin=multivitamins, biotin, collagen, collagen peptides, glutamine, glucosamine, turmeric, curcumin, electrolytes, iodine, iron, NAC, CLA, yohimbine, ephedrine, carnitine, resveratrol, spirulina, chlorella, psyllium husk=psyllium husk, psyllium=psyllium, fiber supplements, coq10=CoQ10, berberine, lion's mane, testosterone boosters, fat burners, mass gainers, weight gainers, DHEA, SAM-e, tyrosine, taurine, citrulline, beet juice, energy drinks, energy gels, sports drinks, protein bars, quest bars=Quest bars, supplements, protein=protein, vitamin=vitamins, vitamins, mineral=minerals, antioxidants, fish oil pills, krill oil, cod liver oil, coconut oil pills, MCT oil, quest=Quest bars, optimum nutrition=Optimum Nutrition whey, casein protein, soy protein, pea protein, hemp protein, egg protein, rice protein, jack3d=Jack3d, c4=C4 pre-workout, ECA stack=ECA stack, alcar=ALCAR, oxiracetam, pramiracetam, phenylpiracetam, sulbutiamine, adrafinil, huperzine=huperzine A, gotu kola, tulsi, kava, inositol, lecithin, GABA supplements, sam-e=SAM-e, DMAE, selegiline, racetams, racetam=racetams, l-tyrosine=L-tyrosine, d-aspartic acid=D-aspartic acid, ZMA=ZMA, forskolin, milk thistle, evening primrose oil, cinnamon pills, garlic pills, echinacea, elderberry, zicam=Zicam, emergen-c=Emergen-C, magnesium oil, epsom salt=Epsom salt baths, gatorade=Gatorade, powerade=Powerade, red bull=Red Bull, monster=Monster energy drinks, caffeine tablets`,
  medicine: `accutane=isotretinoin (Accutane), isotretinoin, doxycycline, minocycline, spironolactone, tretinoin, retin-a=tretinoin (Retin-A), antibiotics, birth control=birth control, birth control pills, iud=IUDs, mirena=Mirena, metformin, insulin, insulin pumps, semaglutide, ozempic=Ozempic, wegovy=Wegovy, mounjaro=Mounjaro, tirzepatide, zepbound=Zepbound, adderall=Adderall, ritalin=Ritalin, vyvanse=Vyvanse, concerta=Concerta, strattera=Strattera, stimulants, SSRIs, SSRI=SSRIs, antidepressants, antidepressant=antidepressants, prozac=Prozac, zoloft=Zoloft, lexapro=Lexapro, celexa=Celexa, wellbutrin=Wellbutrin, bupropion, effexor=Effexor, cymbalta=Cymbalta, paxil=Paxil, buspirone, trazodone, lithium, lamictal=Lamictal, seroquel=Seroquel, abilify=Abilify, depakote=Depakote, klonopin=Klonopin, xanax=Xanax, ativan=Ativan, benzodiazepines, benzos=benzodiazepines, beta blockers, propranolol, statins, statin=statins, ibuprofen, NSAIDs, aspirin, acetaminophen, tylenol=acetaminophen (Tylenol), naproxen, opioids, naltrexone, gabapentin, chantix=varenicline (Chantix), varenicline, nicotine patches, nicotine gum, nicotine, vaccines, flu shot=flu shots, vaccine=vaccines, testosterone, testosterone replacement, TRT, steroids, anabolic steroids, levothyroxine, thyroid medication, blood thinners, omeprazole, PPIs, antacids, antihistamines, inhalers, finasteride, minoxidil, sleeping pills, laxatives, meds=medication, mood stabilizers, antipsychotics, painkillers, hormone therapy, HRT, plan B, epipens`,
  food: `sodium, flour=flour, flours=flour, coffee, tea, green tea, black tea, matcha, eggs, egg whites, chicken, chicken breast, beef, ground beef, steak, pork, bacon, fish, salmon, tuna, sardines, shrimp, milk, almond milk, soy milk, coconut milk, raw milk, cheese, cottage cheese, cream cheese, goat cheese, heavy cream, whipping cream, greek yogurt=Greek yogurt, yogurt, kefir, butter, ghee, peanut butter, almond butter, nut butter, nuts, almonds, walnuts, cashews, chia seeds=chia seeds, flax seeds, flax, hemp seeds, olive oil, coconut oil, vegetable oils, rice, brown rice, white rice, cauliflower rice, cauliflower, quinoa, oats, oatmeal, steel cut oats, bread, pasta, potatoes, sweet potatoes, beans, black beans, green beans, lentils, chickpeas, hummus, tofu, tempeh, seitan, soy, broccoli, spinach, kale, carrots, asparagus, brussel sprouts=Brussels sprouts, cabbage, zucchini, spaghetti squash, squash, avocado, avocados, tomatoes, peppers, stuffed peppers, onions, garlic, mushrooms, eggplant, fruit, bananas, banana, apples, berries, blueberries, grapefruit, oranges, vegetables, veggies=vegetables, salad, salads, soup, smoothies, smoothie=smoothies, green smoothies, juice, bone broth, chocolate, dark chocolate, sugar, added sugar, sugar alcohols, artificial sweeteners, sweeteners, stevia, splenda=Splenda, aspartame, diet soda, diet coke, soda, honey, salt, hot sauce, cheesecake, pancakes, pizza, pizza crust, chili, curry, burgers, tacos, sandwiches, red meat, processed food, processed foods, junk food, fast food, frozen vegetables, frozen meals, wheat, grains, whole grains, dairy, gluten, fiber, alcohol, beer, wine, red wine, kombucha, apple cider vinegar, bulletproof coffee, coconut flour, almond flour, slow cooker meals, crock pot meals, leftovers, sushi, GMOs, organic food, vegan cheese, fermented foods, seed oils, fat=dietary fat, spice=spices, sauce=sauces, cream=cream, fried=fried food, nutrient=nutrients, chemical=chemicals in food, unhealthy=unhealthy food, cookie=cookies, cookies, muffins, corn, flour=flours, ice cream, candy, popcorn, crackers, cereal, granola, trail mix, jerky, turkey=turkey, lamb, ham, sausage=sausages, hot dogs, noodles, wraps, tortillas, burritos, quesadillas, stir fry=stir-fries, lasagna, meatballs, meatloaf, wings=chicken wings, pickles, sauerkraut, kimchi, seaweed, ginger, cinnamon, basil, lemon, lime, pumpkin, apple, beets, celery, cucumber, lettuce, kale chips, radishes, cilantro, guacamole, salsa, mustard, mayonnaise, mayo=mayonnaise, ranch dressing, dressing=salad dressings, whipped cream, coconut, coconut water, sparkling water, fruit juice, orange juice, tap water, chai, oolong=oolong tea, pu-erh=pu-erh tea, white tea, herbal tea, tea leaves, loose leaf tea, decaf=decaf coffee, espresso, cold brew, whole foods, superfoods, baby food, protein pancakes, protein ice cream, peanuts, pecans, macadamia nuts, pistachios, mcdonald=McDonald's meals, chipotle=Chipotle meals, starbucks=Starbucks drinks, trader joe=Trader Joe's food, costco=Costco food, rice noodles, shirataki=shirataki noodles, xanthan gum, soy sauce, tomato sauce, maple syrup, corn syrup=corn syrup, high fructose corn syrup=high-fructose corn syrup, saturated fat, trans fats, MSG`,
  diet: `keto=keto, ketosis, keto diet=the keto diet, ketogenic diet=the ketogenic diet, low carb=low-carb eating, low carb diet=low-carb diets, carbs, net carbs, carb cycling, calorie cycling, intermittent fasting, fasting, water fast=water fasting, water fasting, juice fast=juice fasting, juicing, paleo=paleo, paleo diet=the paleo diet, vegan diet, vegan=vegan eating, veganism, vegetarian=vegetarian eating, vegetarianism, plant based diet=plant-based eating, gluten free=gluten-free eating, gluten-free=gluten-free eating, gluten free diet=gluten-free diets, leangains=Leangains, bulking, bulk=bulking, cutting diet, clean eating, mediterranean diet=the Mediterranean diet, carnivore diet=the carnivore diet, raw food, raw vegan=raw vegan eating, meal prep, meal planning, meal plan=meal plans, cheat meals, cheat day=cheat days, refeed=refeeds, calorie counting, counting calories=calorie counting, calorie deficit, protein intake, high protein=high-protein eating, iifym=flexible dieting (IIFYM), macros, detox, elimination diet, low fat=low-fat eating, soylent=Soylent, weight watchers=Weight Watchers, healthy eating, eating healthy=healthy eating, emotional eating, diet=diets, nutrition, meat=eating meat, eating meat, hydration, fodmap=low-FODMAP eating, alcohol free`,
  exercise: `squat=squats, squats, front squat=front squats, box squat=box squats, pistol squat=pistol squats, squat depth, deadlift=deadlifts, sumo deadlift=sumo deadlifts, romanian deadlift=Romanian deadlifts, bench press=the bench press, bench=the bench press, overhead press=the overhead press, barbell row=barbell rows, pull ups=pull-ups, pullup=pull-ups, pull-up=pull-ups, chin ups=chin-ups, chin-ups, push ups=push-ups, pushup=push-ups, push-up=push-ups, muscle up=muscle-ups, muscle-up=muscle-ups, handstand=handstands, handstand push-ups, planks, plank=planks, burpees, lunges, kettlebells, kettlebell=kettlebells, kettlebell swings, power clean=power cleans, clean and jerk, snatch=the snatch, snatches, hip thrusts, glute bridges, bicep curls, calf raises, face pulls, sprints, hill sprints, intervals=interval training, HIIT, tabata=Tabata, cardio, foam rolling=foam rolling, foam roller=foam rollers, stretching, static stretching, hip mobility, mobility, warm up=warming up, flexibility, couch to 5k=couch to 5K, c25k=couch to 5K, starting strength=Starting Strength, stronglifts=StrongLifts, 5x5=5x5 programs, smolov=Smolov, insanity=Insanity workouts, p90x=P90X, bodyweight exercises, bodyweight training=bodyweight training, strength training, weight training, weight lifting=weight lifting, resistance training, lifting weights, olympic lifting=Olympic lifting, weightlifting, workouts, workout=workouts, deload=deload weeks, rest days, rest day=rest days, treadmill=treadmills, rowing machine, elliptical, heart rate training, grip strength, core strength, glutes, training program=training programs, long runs, mile time, tempo runs, overtraining, progressive overload, handstands, leg=leg training, legs=leg training, chest=chest training, endurance=endurance training, gym=going to the gym, lifter=lifting, lifting=lifting, lift=lifting, sprint=sprints, rep=rep ranges, reps=rep ranges, jerk=the jerk, chin up=chin-ups, pushups=push-ups, pullups=pull-ups, routine=workout routines, beginner routine=beginner routines, workout routine=workout routines, lunge=lunges, WOD=CrossFit workouts, thrusters, wall balls, double unders, rope climbs, box jumps, ring dips, front lever=front levers, back lever=back levers, planche=planche training, L-sit=L-sits, headstand=headstands, backbends, crow pose, sun salutations, good mornings, farmer walks, pause squats, bulgarian split squats=Bulgarian split squats, leg press, lat pulldowns, shrugs, crunches, sit ups=sit-ups, jump rope=jumping rope, speed work, speedwork=speed work, base building, fartlek, madcow=Madcow 5x5, texas method=the Texas Method, sheiko=Sheiko programs, greyskull=Greyskull LP, wendler=Wendler 5/3/1, convict conditioning=Convict Conditioning, insanity=Insanity workouts, turbulence training, crossfit workouts, heavy lifting, lifting heavy=heavy lifting, free weights, upper body=upper body training, lower body=lower body training, lateral raises, cooldown`,
  sport: `running, barefoot running, running barefoot=barefoot running, minimalist running, trail running, cycling, bike=cycling, biking, commuting by bike, swimming, swim=swimming, freestyle swimming, flip turns, yoga, bikram=Bikram yoga, hot yoga, vinyasa=vinyasa yoga, ashtanga=Ashtanga yoga, yoga class=yoga classes, pilates, crossfit=CrossFit, powerlifting, bodybuilding, climbing, rock climbing, bouldering, triathlon=triathlons, hiking, walking, jogging, dance, martial arts, boxing, jiu jitsu=jiu-jitsu, rowing, soccer, tennis, golf, parkour, cross country=cross-country running, pole fitness, spinning, zumba=Zumba, weight room, altitude training, runner=running, swimmer=swimming, cyclist=cycling, athlete=athletic training, pace=running pace, marathon training, mountain bike=mountain biking, mountain biking, bike ride=bike rides, commute=commuting by bike, commuting=commuting by bike, open water=open water swimming, butterfly=butterfly stroke, breaststroke, backstroke, flip turn=flip turns, masters swimming, kickboxing, muay thai=Muay Thai, skiing, snowboarding, surfing, basketball, football, hockey, baseball, volleyball, wrestling, gymnastics, cheerleading, ballet, barre, roller derby, fencing, track and field, pole dancing, slacklining, belay=belaying, belaying, trad climbing, finger strength`,
  body: `knee=knee trouble, knees=knee trouble, shoulder=shoulder trouble, shoulders=shoulder trouble, hips=hip trouble, lower back=lower back trouble, back=back trouble, wrist=wrist trouble, elbow=elbow trouble, ankle=ankle trouble, neck=neck trouble, hamstring=hamstring trouble, hamstrings=hamstring trouble, calf=calf trouble, calves=calf trouble, shins=shin trouble, achilles=Achilles tendon trouble, it band=IT band trouble, quads=quad trouble, rotator cuff=rotator cuff trouble, hip flexors=tight hip flexors, feet=foot trouble, toes=toe trouble, heel=heel trouble, pelvic floor=the pelvic floor, loose skin, pores, scalp=scalp trouble, stomach=stomach trouble, jaw=jaw trouble, ribs=rib trouble, groin=groin trouble, spine=spine trouble, tendon=tendon trouble, tendons=tendon trouble, ligament=ligament trouble, glute=glute trouble, forearm=forearm trouble, forearms=forearm trouble, bicep=biceps trouble, flat feet, lips=chapped lips, nose=nose trouble, ears=ear trouble, tongue=tongue trouble, throat=throat trouble, bladder=bladder trouble, pancreas=pancreas trouble, gallbladder=gallbladder trouble, appendix=appendicitis`,
  organ: `gut health, gut=gut health, gut bacteria, microbiome=the microbiome, liver=liver health, kidney=kidney health, heart health, heart=heart health, bone density, hormones, hormone=hormones, lungs=lung health, brain health, brain=brain health, immune system=the immune system, metabolism, oral=oral health, vagina=vaginal health, breast=breast health, colon=colon health, dopamine, serotonin, oxytocin, GABA, estrogen, progesterone, growth hormone, circadian rhythm=the body clock, cartilage, posture, skin=skin health, blood=blood values, thyroid=thyroid health, waist=waist size, neuron=nerve cells, memory, attention span, digestion, digestive=digestion`,
  meal: `thanksgiving=Thanksgiving meal, easter=Easter meal, christmas=Christmas meal, holiday=holiday meal, holidays=holiday meal, breakfast=breakfast, lunch=lunch, lunches=lunch, dinner=dinner, dessert=dessert, snack=snack, snacks=snack, protein snacks=protein snack, meal=meal, casserole=casserole, freezer=freezer meal, microwave=microwave meal, leftovers=leftover, slow cooker=slow cooker meal, crock pot=slow cooker meal, budget meals=budget meal, picnic=picnic, potluck=potluck, brunch=brunch, appetizers=appetizer, side dishes=side dish`,
  condition: `acne, cystic acne, adult acne, back acne, hormonal acne, acne scars, rosacea, eczema, psoriasis, keratosis pilaris, folliculitis, seborrheic dermatitis, anxiety, social anxiety, health anxiety, panic attack=panic attacks, anxiety attack=anxiety attacks, panic disorder, depression, bipolar=bipolar disorder, bipolar disorder, ADHD, autism, asperger=autism (Asperger's), OCD, PTSD, schizophrenia, burnout, insomnia, sleep apnea, celiac=celiac disease, celiac disease, gluten intolerance, lactose intolerance, food allergies, food intolerance, allergies, allergy=allergies, IBS, IBD, crohn=Crohn's disease, acid reflux, GERD, diabetes, type1=type 1 diabetes, type2=type 2 diabetes, type1 diabetes=type 1 diabetes, type2 diabetes=type 2 diabetes, prediabetes, insulin resistance, PCOS, endometriosis, menopause, perimenopause, pregnancy, gestational diabetes, hypothyroidism, hashimoto=Hashimoto's disease, high blood pressure=high blood pressure, hypertension, high cholesterol, heart disease, stroke, cancer, breast cancer, alzheimer=Alzheimer's disease, parkinson=Parkinson's disease, epilepsy, asthma, migraine=migraines, migraines, arthritis, osteoarthritis, gout, fibromyalgia, chronic pain, sciatica, herniated disc=herniated discs, scoliosis, tendonitis, plantar fasciitis, shin splints, stress fracture=stress fractures, runner's knee, patellar tendonitis, ACL tear=ACL tears, ACL=ACL injuries, concussion=concussions, hernia, obesity, overweight=excess weight, anemia, iron deficiency, vitamin deficiency, yeast infection=yeast infections, UTI=UTIs, HPV, herpes, flu, the flu, common cold, norovirus, MRSA, lyme disease=Lyme disease, mononucleosis, addiction, alcoholism, dementia, kidney stones, gallstones, diverticulitis, dyslexia, mania, manic episode=manic episodes, BPD=borderline personality disorder, tinnitus, long covid=long COVID, covid=COVID-19, injury=injuries, mental illness, mental health, manic=mania, gene=genetics, genetic=genetics, bacteria=bacteria, infection=infections, tolerance=tolerance, illness=falling ill, bipolar II=bipolar II disorder, major depression, severe depression, anxiety disorder=anxiety disorders, personality disorder=personality disorders, psychosis, hypomania, staph infection=staph infections, deficiency=deficiencies, cold sore=cold sores, ingrown toenail=ingrown toenails, moles, warts, cavities, diabetic=diabetes, celiacs=celiac disease, autistic=autism, depressive episode=depressive episodes, autism spectrum=the autism spectrum, food poisoning, sinus infection=sinus infections, low blood pressure, low testosterone, adrenal fatigue, cellulite, varicose veins`,
  symptom: `knee pain, back pain, lower back pain, shoulder pain, hip pain, neck pain, foot pain, heel pain, joint pain, chest pain, wrist pain, elbow pain, muscle soreness, muscle loss, DOMS, soreness=muscle soreness, headaches, headache=headaches, nausea, dizziness, fatigue, brain fog, bloating, constipation, diarrhea, heartburn, cramps=cramps, leg cramps, muscle cramps, period cramps, hair loss, weight gain, water retention, dry skin, oily skin, sensitive skin, breakouts, blackheads, pimples, dark circles, stretch marks, ingrown hairs, chafing, blisters, calluses, sweating, night sweats, mood swings, irritability, cravings, sugar cravings, hunger, appetite, binge eating=binge eating, racing thoughts, low libido, sex drive=low sex drive, libido, intrusive thoughts, numbness, tingling, swelling, itching, rash=rashes, side effects=side effects, keto flu=keto flu, bad breath, shortness of breath, palpitations, heart palpitations, vertigo, hot flashes, loss of appetite, jaw pain, symptom=symptoms, nerve=nerve pain, anxious=anxious feelings, bump=skin bumps, irritation=skin irritation, fogginess, low energy, knots=muscle knots, hangover=hangovers, body odor, dandruff, stuttering, dissociation, crying spells, sweats=sweating, fever, cough, sore throat, stomach pain=stomach pain, stomach ache=stomach aches, weight regain`,
  measure: `weight loss, losing weight=weight loss, lose weight=weight loss, fat loss, lose fat=fat loss, weight=body weight, body fat, body fat percentage, belly fat=belly fat, visceral fat, body composition, muscle mass, muscle gain, gain muscle=building muscle, build muscle=building muscle, gain weight=gaining weight, lean gains, BMI, TDEE, BMR, basal metabolic rate, calories, calorie intake, caloric intake=calorie intake, blood pressure, blood sugar, a1c=A1C, heart rate, resting heart rate, cholesterol, VO2 max, ketones, waist size, goal weight, water weight, plateau=plateaus, protein=protein, body image, blood test=blood tests, blood work=blood work, blood tests, testosterone levels, cortisol, iron levels, set point, muscle=muscle building, skinny=being underweight, recomp=body recomposition, height=body height, mood=mood, belly=belly fat, leaning out, strength=strength, energy=energy levels, ketone levels, resting metabolism, testosterone test, scale weight`,
  gear: `road bike=road bikes, squat rack=squat racks, running shoes, shoes=shoes, minimalist shoes=minimalist shoes, minimalist shoe=minimalist shoes, vibram=Vibram FiveFingers, vff=Vibram FiveFingers, lifting shoes, weightlifting shoes, oly shoes=lifting shoes, climbing shoes, knee sleeves, lifting belt=lifting belts, weight belt=lifting belts, gloves, chalk, yoga mat=yoga mats, yoga pants, resistance bands, pull up bar=pull-up bars, home gym=home gyms, barbells, dumbbells, barbell=barbells, dumbbell=dumbbells, power rack=power racks, bra=bras, sports bra=sports bras, bra fitting=bra fitting, bra size=bra sizes, compression socks, compression tights, goggles, wetsuit=wetsuits, helmet=helmets, heart rate monitor=heart rate monitors, fitbit=Fitbits, fitness tracker=fitness trackers, garmin=Garmin watches, blender=blenders, slow cooker=slow cookers, rice cooker=rice cookers, crock pot=slow cookers, food scale=food scales, myfitnesspal=MyFitnessPal, mfp=MyFitnessPal, glucose meter=glucose meters, test strips, CGM=continuous glucose monitors, standing desk=standing desks, orthotics, ergonomic chairs, mattress=mattresses, menstrual cups, e-cig=e-cigarettes, e-cigs=e-cigarettes, e-cigarettes=e-cigarettes, water bottle=water bottles, cast iron=cast iron pans, clipless pedals, saddle=bike saddles, food processor=food processors, juicer=juicers, vitamix=Vitamix blenders, app=apps, apps, barefoot shoes, merrell=Merrell shoes, nike free=Nike Free shoes, foam rollers, lacrosse ball=lacrosse balls, knee wraps, wrist wraps, jump ropes, paralettes=parallettes, weighted vest=weighted vests, hydration pack=hydration packs, headphones, cleats, bike seat=bike saddles, bike helmet=bike helmets, bike computer=bike computers, GPS watch=GPS watches, tights=running tights, leggings, swimsuit=swimsuits, swim cap=swim caps, fins=swim fins, pants=workout clothes, shirt=workout clothes, contact lenses, earplugs, cpap=CPAP machines, humidifier=humidifiers, tampons, thermometer=thermometers, freya=Freya bras, panache=Panache bras, strapless bra=strapless bras, underwire=underwired bras, band size=band sizes, cup size=cup sizes`,
  skincare: `acid=acids in skin care, moisturizer=moisturizers, moisturizers, sunscreen=sunscreens, sunscreens, cleanser=cleansers, cleansers, face wash=face washes, toner=toners, benzoyl peroxide, salicylic acid, glycolic acid, azelaic acid, hyaluronic acid, AHA=AHAs, BHA=BHAs, retinol, retinoids, differin=Differin, epiduo=Epiduo, jojoba oil, tea tree oil, oil cleansing, OCM=oil cleansing, cerave=CeraVe, cetaphil=Cetaphil, clarisonic=Clarisonic brushes, exfoliation, exfoliating=exfoliation, exfoliator=exfoliators, chemical peel=chemical peels, niacinamide, vitaminc serum=vitamin C serums, serum=serums, eye cream=eye creams, makeup, lip balm, shaving, razor=razors, deodorant=deodorants, shampoo=shampoos, no poo, aspirin mask, clay mask, acne treatment=acne treatment, skincare routine=skin care routines, skin care=skin care, skincare=skin care, skin care routine=skin care routines, soap=soaps, sunburn, SPF, body wash`,
  therapy: `psychiatric=psychiatric care, breathing=breathing exercises, therapy, CBT, cognitive behavioral therapy, DBT, meditation, mindfulness, acupuncture, chiropractor=chiropractic, chiropractic, massage, physical therapy, physiotherapy, surgery, knee surgery, LASIK, braces, light therapy, ECT, TMS, psychotherapy, group therapy, support groups, AA meetings, exposure therapy, biofeedback, hypnosis, dry needling, ice baths, cold showers, sauna, contrast showers, kinesio tape, homeopathy, alternative medicine, breathing exercises, colonoscopy, mammograms, IVF, c-section, epidural, natural birth, breastfeeding, bariatric surgery, gastric bypass, liposuction, dermatologist=seeing a dermatologist, psychiatrist=seeing a psychiatrist, therapist=seeing a therapist, treatment=treatment options, pill=taking pills, pills=taking pills, dose=dosing, dosage=dosing, cure=promised cures, hospital=hospital stays, appointment=appointments, ER=emergency room visits, MRI=MRI scans, X-ray=X-rays, EEG=EEGs, cortisone shot=cortisone shots, steroid injections, prp injections, braces=braces, retainer=retainers, wisdom teeth=wisdom tooth removal, root canal=root canals, transplant=transplants, stem cell=stem cells, stem cells, gene therapy, brain scans, brain stimulation, neurofeedback, brain training, dual n-back, cognitive enhancement, aromatherapy, essential oils, reiki, hydrotherapy`,
  habit: `sleep, sleeping, naps, nap=naps, napping, sleep schedule, waking up, morning routine, quit smoking=quitting smoking, stop smoking=quitting smoking, smoking, cigarettes=cigarettes, cigarette=cigarettes, cold turkey=quitting cold turkey, vaping, stop drinking=stopping drinking, quit drinking=stopping drinking, sobriety=staying sober, sober=staying sober, stay sober=staying sober, stress, stress management, motivation, self esteem=self-esteem, self-esteem, confidence, journaling, procrastination, screen time, social skills, small talk, eye contact, loneliness, anger, grief, exercise=exercise, exercise habits, walking to work, drinking water=drinking water, eating out, grocery shopping, cooking, budget meals, eating habits, overeating, night eating, snacking, sunlight, tanning, body acceptance, body hair, tattoos, menstruation, sex after birth, nofap=abstaining, lifestyle change=changing habits, sick days, night shift=night shifts, night shifts, journal=journaling, journaling, lifestyle=lifestyle changes, relapse=relapse, relapsed=relapse, AA=AA meetings, nicotine withdrawal, smoker=smoking, hygiene, flossing, hand washing, caffeine habit, gratitude, affirmations, self care=self-care, self image=self-image, body positivity, social situation=social situations, social situations, social interaction=social interaction, public speaking, phone calls, job interview=job interviews, making friends, binge drinking, cheat weekend=cheat weekends`,
  profession: `biology=human biology, medical school, med school=medical school, pharmacy school, nursing school, residency, pharmacist=pharmacists, pharmacists, pharmacy=pharmacies, pharmacy tech=pharmacy technicians, pharmacy technician=pharmacy technicians, nurse=nurses, nurses, nursing=nursing, doctor=doctors, doctors, physician=physicians, dietitian=dietitians, personal trainer=personal trainers, trainer=personal trainers, coaching, coach=coaches, mcat=the MCAT, nclex=the NCLEX, USMLE, PCAT, clinicals, licensing exams, primary care, emergency rooms, hospital pharmacy, retail pharmacy, health insurance, insurance=health insurance, obamacare=the Affordable Care Act, medicare=Medicare, FDA=the FDA, drug prices, dentist=dentists, new grads, PA school, clinical trials, drug shortages, prescriptions=prescriptions, prescription=prescriptions, clinic=clinics, health benefits=health benefits, residents=residents, internship=internships, rotations=clinical rotations, neuroscience=brain research, psychology=psychology, surgeon=surgeons, health care=health care, healthcare=health care, big pharma, pharma=the pharmaceutical industry, CVS=CVS, walgreens=Walgreens, pharmD=PharmD studies, CNA=nursing assistants, EMT=EMTs, preceptor=preceptors, board exams, anatomy=anatomy, hospice, ICU=intensive care`,
  event: `marathon=marathons, marathons, half marathon=half marathons, boston marathon=the Boston Marathon, london marathon=the London Marathon, 5k=5K races, 10k=10K races, ultramarathon=ultramarathons, ironman=Ironman races, sprint triathlon=sprint triathlons, tough mudder=Tough Mudder, spartan race=Spartan races, crossfit games=the CrossFit Games, crossfit open=the CrossFit Open, powerlifting meet=powerlifting meets, race day=race day, century ride=century rides, olympic trials=Olympic trials, tour de france=the Tour de France, halloween candy, new year's resolutions, super bowl=Super Bowl food, arnold classic=the Arnold Classic, murph=the Murph workout, competition=competitions, race=races, race report=race reports, meet report=powerlifting meets, relay races, obstacle race=obstacle races, charity run, crossfit regionals=CrossFit Regionals, kona=the Kona Ironman, giro=the Giro d'Italia, ragnar=Ragnar relays, mother's day, valentine=Valentine's Day`,
}

/** A thing people ask about, with a name that fits into a sentence. */
export interface Subject {
  readonly concept: string
  readonly name: string
  readonly kind: SubjectKind
  /** Listed by us, rather than guessed from how people write. */
  readonly listed: boolean
}

/** Subjects too wide for a film by themselves, or for a second subject in a title. */
const broad: ReadonlySet<string> = new Set(
  `side_effect symptom treatment pill dose dosag strength energi nutrient meal fat chemic unhealthi weight diet nutrit exercis workout
  supplement meat doctor medic med physician gym lift lifter rep routin skin brain blood heart cure hospit appoint job cream height
  lifestyl mental_health health_benefit psycholog protein food calori carb sugar body_weight muscl ill infect summer workout_routin
  motiv tolerance toler train_program race competit athlet patient app veggi veget cook meal_plan goal_weight bodi
  run bike cycl climb shoe health_insur weight_train strength_train lift_weight food_process`.split(/\s+/),
)

/** Whether a subject is too wide to be interesting unless very many people bring it up. */
export const isBroad = (concept: string): boolean => broad.has(concept)

const conceptOf = (written: string): string =>
  written
    .toLowerCase()
    .split(/\s+/)
    .map((word) => stem(word.replace(/'s$/, "")))
    .join("_")

const listed: ReadonlyMap<string, Subject> = new Map(
  (Object.keys(lists) as ReadonlyArray<keyof typeof lists>) // the keys of the record above are exactly the kinds
    .flatMap((kind) =>
      lists[kind].split(",").map((entry): readonly [string, Subject] => {
        const [written = "", name = written] = entry.trim().split("=")
        const concept = conceptOf(written)
        return [concept, { concept, name, kind, listed: true }]
      }),
    )
    .toReversed(),
)

/** Health words that make no subject by themselves: amounts, people, praise, verbs used as nouns. */
const plain: ReadonlySet<string> = new Set(
  `progress effects lb lbs pounds kg gram mg oz cal kcal tbsp tsp tablespoon teaspoon cup scoop slice serving studies study research
  scientists medical healthy healthier unhealthy size mile distance form loss cheap routine regimen leg legs diagnosed diagnosis
  disorder mix ingredients strong stronger strength patient shape nsv sv delicious tasty yummy skinny thin consistently faq method bf
  journey athlete competition moderate overall ups rid pr focused anxious fried session height stimulation sensitive chemical tight
  stats weak min boobs dish pace victory transformation manic noob newbie cure pose championships chopped chop prep blend toast peak
  lifters swimmer runner runners cyclist smoker yai yay y'all gal gals guys ladies phase difficulty hardest longest stem phd undergrad
  yum yumm hottie forehead beneficial anecdotal ratio consumption intake dose dosage technique variation substance compound extract powder spice dip cream pan
  sauce meal meals food foods fat body drug drugs recipe recipes brain muscle gym health mood acid skd tkd lg ss sa er rat rats shark
  dread conscious mass pills pill bump bumps stir fry scrub rave scans shawn fittit loseit weightroom gainit reddit photo pic pics
  pictures tolerance harm microwave oven fridge crust flavor eaten examine oral disease illness treatment psych psychology biology
  neuroscience neuro chemistry receptor receptors neuron gene tissue nerve bacteria journal milestone discouraged yogi wod amrap bb
  vegetarians vegans vegan's cyclists thighs cheeks boob breast breasts chest lifter squatted benched size sizes fats trails medicine
  hospital clinic symptoms symptom risk syndrome infection appointment movement transition sprint endurance energy medications
  nutrients trainee handful batch portions packets healthiest deliciousness tastes lifestyle wheelchair coworkers quinoa's bodyfat
  guide nationals farther male female nutritional itchy veg veggie fitness reps rep sets set cutting cut bulked buff shredded lean swole physique abbreviation`
    .split(/\s+/)
    .map((word) => stem(word)),
)

/** Words that are typical of a kind, for guessing it. */
const kindSeeds: ReadonlyArray<readonly [SubjectKind, Float64Array]> = (
  [
    ["supplement", "creatine magnesium fish_oil melatonin piracetam supplement whey zinc"],
    ["medicine", "adderall lithium zoloft accutane antibiotics ssri lamictal seroquel prescribed"],
    ["food", "chicken rice cheese garlic recipe bake cook beans onion sauce bread"],
    ["diet", "keto paleo vegan vegetarian fasting carbs calories macros"],
    ["exercise", "squat deadlift bench press barbell reps pullups sets"],
    ["sport", "marathon running cycling swimming climbing yoga race bike"],
    ["condition", "anxiety depression bipolar adhd celiac diabetes acne disorder"],
    ["symptom", "pain nausea headaches sore dizzy fatigue rash swelling itchy"],
    ["body", "knee shoulder ankle hip hamstring wrist calf spine"],
    ["gear", "shoes bra mat pedals helmet belt brand fit wear"],
    ["skincare", "moisturizer sunscreen cleanser exfoliate serum oily lotion face"],
    ["therapy", "therapist therapy surgery psychiatrist meditation counseling"],
    ["habit", "quit smoking drinking sober motivation sleep confidence friends"],
    ["profession", "pharmacist nurse school residency patients hospital physician exam"],
  ] as const
).map(([kind, words]) => [kind, vectorOf(words.split(" ").map((word) => stem(word)))])

const guessKind = (concept: string, around: Float64Array): SubjectKind => {
  const own = vectorOf(concept.split("_"))
  let best: SubjectKind = "condition"
  let bestScore = -Infinity
  for (const [kind, seed] of kindSeeds) {
    const score = similarity(own, seed) + 0.5 * similarity(around, seed)
    if (score > bestScore) {
      bestScore = score
      best = kind
    }
  }
  return best
}

/** Endings of verbs and adjectives, which read badly as a subject. */
const unnounlike = /(?:ing|ed|ly|est|ful|able|ous)$/

/** Kinds in which new names appear: products, methods, conditions. */
const newKinds: ReadonlySet<SubjectKind> = new Set([
  "supplement",
  "medicine",
  "skincare",
  "diet",
  "condition",
])

/**
 * The subject behind a concept, or null when the concept names none: verbs, adjectives, amounts. `form` is how the
 * posts at hand write it, and `around` the direction of their text; both are used only for concepts not listed.
 */
export const subjectOf = (concept: string, form: string | null, around: Float64Array): Subject | null => {
  const known = listed.get(concept)
  if (known !== undefined) return known
  const parts = concept.split("_")
  if (parts.some((part) => plain.has(part))) return null
  const word = lookUp(concept)
  if (word === undefined) {
    if (form === null || parts.length > 1 || unnounlike.test(form)) return null
    const kind = guessKind(concept, around)
    return newKinds.has(kind) ? { concept, name: form, kind, listed: false } : null
  }
  if (word.specificity === null || word.kind !== "noun" || unnounlike.test(word.form)) return null
  if (/(?:^|\s)\p{Lu}\p{Ll}/u.test(word.form)) return null
  return { concept, name: word.plural ?? word.form, kind: guessKind(concept, around), listed: false }
}

/** Whether the concept stands in our own list of subjects. */
export const isListed = (concept: string): boolean => listed.has(concept)

/** All concepts of our own list. */
export const listedConcepts = (): Iterable<string> => listed.keys()
