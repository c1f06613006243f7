// Made by core/src/testing/topic/build-lexicon.ts from umbrae/reddit-top-2.5-million (PDDL 1.0):
// 74 health communities against 60 general ones, 2008 to 2013. Counts over posts only.
// One line a word or pair: stem, log-ratio of health specificity times 10, posts, kind (n noun, v verb, m modifier), usual form, plural.
// Words that are not about health have only their posts, after a blank.
export const words = `10th_grade 6
18th_birthdai 4
21st_birthdai 10
21st_centuri 8
25th_birthdai 5
2nd_grade 4
3d_model 5
3d_print 7
3rd_grade 12
3rd_parti 4
3rd_place 7
4th_grade 9
5th_grade 11
6th_grade 10
7th_grade 10
8th_grade 9
9-5_job 4
a-ok 4
a-team	29	10	n	A-Team
a1c	50	85	n	A1C
a1c_result	28	9	n	A1C results
a1c_test	22	5	n	A1C test
aa	17	98	n	AA	AAs
aa_meet	37	24	n	AA meeting	AA meetings
aaa 7
aac	11	5	m	AAC
aapf	24	6	m	AAPF
aaron 8
ab	20	217	n	abs
ab_exercis	31	12	n	ab exercises
ab_ripper	22	5	m	Ab Ripper
ab_wheel	25	7	n	ab wheel	ab wheels
ab_work	30	11	n	ab work
ab_workout	33	16	n	ab workout	ab workouts
aba	23	17	m	ABA
aback 9
abandon 46
abbott	11	5	n	Abbott
abbrevi 10
abc 15
abc_new 6
abdomen	25	22	n	abdomen
abdomin	19	42	m	abdominal
abdomin_pain 7
abdomin_workout	25	7	n	abdominal workout
abdomini	20	4	n	abdominis
abid 7
abigail 5
abil 298
abilifi	37	23	n	Abilify
abl 1658
abnorm	11	59	n	abnormal
abnorm_psycholog 6
abo 22
abomin 6
abort 46
abou 19
above-average 4
abraham 4
abras 10
abrathatfit	45	51	n	ABraThatFits
abroad 38
abrupt	22	5	n	abrupt
abruptli 5
absenc 21
absent 8
absolut 544
absolut_amaz 18
absolut_beauti 5
absolut_beginn 5
absolut_delici 6
absolut_disgust 4
absolut_exhaust	11	5	n	absolutely exhausted
absolut_favorit 5
absolut_hate 4
absolut_horribl 4
absolut_insan 4
absolut_love 38
absolut_necessari	13	6	n	absolutely necessary
absolut_perfect 6
absolut_shit 5
absolut_terribl 9
absolut_terrifi	14	7	n	absolutely terrified
absolut_worst 6
absorb	16	81	v	absorb
absorbt	22	5	n	absorbtion
absorpt	42	38	n	absorption
abstain	38	26	v	abstain
abstin	26	24	n	abstinence
abstinence-only	11	5	m	abstinence-only
abstract	13	59	n	abstract
absurd 20
absurdli 6
abtf	44	49	v	ABTF
abund 17
abus 221
abus_relationship 10
abyss 8
ac 48
academ 106
academ_perform 4
academ_probat 4
academi 22
academia	13	18	n	academia
acanya	20	4	n	Acanya
acceler 36
accent 5
accept 442
accept_letter 9
access 288
accessori 50
accessori_lift	27	8	n	accessory lifts
accessori_work	34	17	n	accessory work
accid 113
accident 106
accident_bought	16	8	n	accidentally bought
accident_eat	22	5	m	accidentally eat
accident_gluten	20	4	n	accidental glutening
acclim 10
accommod 34
accomod 7
accompani 41
accomplish	12	323	v	accomplishments
accord 297
accordingli 13
account 361
account_buddi	20	4	n	accountability buddy	accountability buddies
accredit	11	18	n	accreditation
accru 4
accumul 25
accur 168
accur_inform 5
accur_represent 4
accuraci 23
accus 40
accustom 10
accutan	45	166	n	Accutane
acet	20	4	n	Acetate
acetaldehyd	20	4	v	acetaldehyde
acetaminophen	15	13	n	acetaminophen
aceton	27	8	n	acetone
acetyl	30	11	m	Acetyl
acetyl-l-carnitine	27	8	n	Acetyl-L-Carnitine
acetyl_l-carnitine	22	5	n	Acetyl L-Carnitine
acetylcholin	30	11	n	acetylcholine
acetylcholinesteras	20	4	m	acetylcholinesterase
acgm	20	4	m	ACGME
ach	22	86	n	aches
achei	20	4	n	achey
acheiv	22	5	v	acheive
achi	20	4	n	achy
achiev	11	338	v	achieve
achiev_orgasm	25	7	n	achieve orgasm
achiev_unlock	12	17	n	achievement unlocked
achil	18	24	m	achilles
achil_heel	24	6	n	Achilles heel
achil_tendon	14	11	n	achilles tendon
acid	27	400	n	acid
acid_profil	22	5	n	acid profile
acid_reflux	33	15	n	acid reflux
acid_supplement	20	4	n	acid supplements
acid_trip	31	13	n	acid trip
acknowledg 41
acl 10
acn	51	901	n	acne
acn_breakout	25	7	n	acne breakout	acne breakouts
acn_came	20	4	n	acne came
acn_come	22	5	n	acne comes
acn_cream	22	5	n	acne cream
acn_flare	20	4	n	acne flared
acn_free	34	17	n	acne free
acn_mark	22	5	n	acne marks
acn_medic	20	4	n	acne medication
acn_problem	33	16	n	acne problems
acn_product	20	4	n	acne products
acn_prone	33	15	m	acne prone
acn_scar	47	65	n	acne scars
acn_suffer	24	6	n	acne sufferer
acn_treatment	38	25	n	acne treatment	acne treatments
acn_wash	20	4	n	acne wash
acn_wors	22	5	n	acne worse
acne-prone	35	18	m	acne-prone
acne-prone_skin	31	12	n	acne-prone skin
acorn	29	10	m	acorn
acorn_squash	27	8	n	acorn squash
acoust 4
acquaint 30
acquir 71
acro	19	11	m	acro
acro_yoga	24	6	n	acro yoga
acrobat 4
acronym 8
across 531
across_america 6
across_canada 4
across_sever 4
across_town 4
acroyoga	22	5	n	AcroYoga
acryl 6
act 332
act_normal 4
action 240
action_potenti	32	14	n	action potential	action potentials
activ 837
activ_duti 4
activ_ingredi	32	14	n	active ingredient
activ_level	32	14	n	activity level
activ_lifestyl	14	7	n	active lifestyle	active lifestyles
activ_member	16	8	n	active member	active members
activ_moder 4
activ_multipli	20	4	n	activity multiplier
activ_particip 4
activ_person	25	7	n	active person
activ_recoveri	22	5	n	active recovery
activ_seek 4
activist 15
actor 16
actress 8
actual 302
actual_bra	20	4	m	actual bra
actual_problem 4
actual_product 4
actual_race	24	6	n	actual race
actual_size	24	6	n	actual size
actual_weight	24	6	m	actual weight
acuiti	22	5	n	acuity
acupunctur	11	5	n	acupuncture
acut	16	51	m	acute
acut_effect	22	5	n	acute effects
acutan	28	9	n	acutane
acv	30	11	n	ACV
ad 723
ad_benefit	13	6	n	added benefit	added benefits
ad_bonu 8
ad_campaign 7
ad_carb	20	4	n	adding carbs
ad_creatin	20	4	n	adding creatine
ad_exercis	20	4	n	adding exercise
ad_muscl	20	4	n	adding muscle
ad_sugar	31	12	n	added sugar
ad_water	22	5	m	added water
ad_weight	25	7	n	adding weight
ada 6
adagio	37	23	n	Adagio
adam 45
adam_ondra	25	7	n	adam Ondra
adam_scheiner	24	6	n	Adam Scheiner
adapalen	20	4	n	adapalene
adapt 96
add 982
add_butter	20	4	n	add butter
add_chees	22	5	n	add cheese
add_chicken	22	5	n	add chicken
add_chop	22	5	m	add chopped
add_egg	20	4	n	add eggs
add_insult 4
add_oil	22	5	n	add oil
add_salt	22	5	n	add salt
add_water	24	6	n	add water
add_weight	25	7	n	add weight
adder	29	10	n	adderal
adderal	31	192	n	Adderall
adderal_ir	24	6	n	Adderall IR
adderal_xr	33	16	n	Adderall XR
addi	24	6	n	addy
addict	11	337	n	addiction	addicts
addict_potenti	20	4	n	addiction potential
addit 308
addit_info 4
addit_inform	16	8	n	additional information
addition 42
address 123
adductor	22	5	m	adductor
adenosin	24	6	m	adenosine
adequ 38
adf	28	9	n	ADF
adhd	40	631	n	ADHD
adhd'ers	20	4	n	ADHD'ers
adhd-pi	36	20	n	ADHD-PI
adhd_affect	22	5	n	ADHD affect
adhd_brain	24	6	n	ADHD brain
adhd_coach	25	7	n	ADHD coach	ADHD coaches
adhd_commun	25	7	n	ADHD community
adhd_drug	25	7	n	ADHD Drug	ADHD drugs
adhd_increas	20	4	n	adhd increases
adhd_kid	22	5	n	ADHD kids
adhd_med	18	10	n	ADHD meds
adhd_medic	29	10	n	ADHD medication	ADHD medications
adhd_relat	22	5	n	ADHD related
adhd_symptom	27	8	n	ADHD symptom	ADHD symptoms
adhd_win	25	7	n	ADHD win
adhder	34	17	n	ADHDers
adher	13	36	v	adhere
adhes 4
adida	26	24	m	Adidas
adipos	20	4	n	adipose
adjunct 6
adjust 185
adjust_dumbbel	20	4	n	adjustable dumbbells
admin 18
administ	14	38	v	administered
administr 52
admir 33
admiss 26
admit 218
admittedli 31
admonish 4
adn	24	6	n	ADN	ADNs
ado 12
adobo	22	5	n	Adobo
adolesc	12	41	n	adolescence
adoni	22	5	m	adonis
adopt 59
ador 43
adrafinil	31	13	n	Adrafinil
adren	13	6	m	adrenal
adrenalin	10	21	n	adrenaline
adrian 6
adult 320
adult_acn	32	14	n	adult acne
adult_adhd	35	18	n	adult ADHD
adult_life 36
adult_male 6
adulthood	11	18	n	adulthood
advanc 534
advanc_fit	27	8	n	advanced fitness
advanc_marathon	22	5	n	Advanced Marathoning
advanc_run	24	6	n	Advanced Running
advanc_runner	20	4	n	advanced runner	advanced runners
advanc_techniqu 4
advancedfit	43	43	n	AdvancedFitness
advancedfit_crowd	27	8	n	advancedfitness crowd
advancedrun	38	27	n	AdvancedRunning
advantag 129
advent 5
adventur 89
advers	17	50	m	adverse
advers_affect	24	6	n	adverse affects
advers_effect	22	16	n	adverse effects
advers_reaction	24	6	n	adverse reaction	adverse reactions
advers_side	22	5	m	adverse side
advert 8
advertis 77
advertis_campaign 4
advic 2098
advic_anim	11	5	n	advice animals
advic_appreci 9
advic_experi 4
advic_given 7
advic_need 24
advic_post 5
advic_regard 13
advic_thought 4
advic_thread 4
advic_welcom	22	5	n	advice welcome
advic_x-post 4
adviceanim 32
advil 6
advis 132
advisor 19
advisori	11	5	n	advisory
advoc 58
advocaci 10
aeri	22	5	n	Aerie
aero	22	16	m	aero
aero_bar	25	7	n	aero bars
aerob	31	38	m	aerobic
aerob_exercis	22	5	n	aerobic exercise	aerobic exercises
aerob_train	27	8	n	aerobic training
aerobar	24	6	n	aerobars
aerodynam 5
aesthet 52
aesthet_pleas	20	4	n	aesthetically pleasing
af 34
afaik	20	4	n	afaik
affair 28
affect	12	520	v	affect
affect_area	16	8	n	affected areas
affect_disord	20	4	n	Affective Disorder
affect_mood	20	4	n	affects mood
affection 11
affili 27
affin	20	12	n	affinity
affirm 15
afflict	20	12	n	affliction
afford 232
afford_care 6
afghanistan 16
afloat 4
aforement 11
afraid 359
africa 32
african 20
african_black	22	5	m	African Black
aft	14	17	n	aft
after	18	18	n	afters
afterburn 4
afterglow	20	4	n	afterglow
aftermath 13
afternoon 168
afternoon_snack	22	5	n	afternoon snack	afternoon snacks
aftertast	22	5	n	aftertaste
afterward 204
afterword	12	9	n	afterwords
ag 808
ag-gag	22	16	n	Ag-Gag
ag-gag_bill	27	8	m	Ag-Gag Bill
ag_brain	24	6	n	Aging Brain
ag_gender 4
ag_group	24	47	n	age group
ag_process	20	4	n	ageing process
aga	13	6	n	aga
agav	17	9	m	agave
agav_nectar	22	5	n	agave nectar
age-related	24	6	m	age-related
agenc 24
agenda 16
agent 37
ager	20	4	n	Ager
aggrav 30
aggreg 8
aggress 51
agil 5
agit	10	14	n	agitated
agmatin	24	6	n	agmatine
agon	15	24	n	agonizing
agoni 14
agonist	42	40	n	agonist
agoraphob 6
agoraphobia	34	17	n	agoraphobia
agre 215
agreement 14
agricultur 11
ah 20
aha	16	31	n	AHA	AHAs
ahead 201
ahem 11
ahh 9
ahhh 9
ahhhh 5
ahold	11	5	n	ahold
ai 10
aid 169
aid_station	20	4	n	aid station	aid stations
ailment	31	13	n	ailments
aim 176
aimlessli 5
ain't 55
aint 6
air 167
air_forc 17
airborn 5
airbrush 4
airlin 8
airplan 8
airport 33
airtight 4
airwai 5
aisl 23
aita	20	4	m	Aita
aka 116
akin	13	51	n	akin
akkaev	30	11	n	Akkaev
akward	20	4	n	akward
al 76
ala	12	38	n	alas
alabama 6
alan 41
alan_aragon	20	4	n	alan Aragon
alan_carr	28	9	n	Alan Carr
alan_watt 15
alani	20	4	m	Alanis
alanin	35	19	n	alanine
alarm 65
alarm_clock 4
alaska 13
albeit 24
albert 17
albert_einstein 6
alberta 12
alberto	18	10	m	Alberto
alberto_salazar	24	6	n	alberto Salazar
album 175
albuquerqu 4
albuterol	24	6	n	albuterol
alcar	31	12	n	ALCAR
alcatraz	12	9	n	Alcatraz
alcohol	13	556	n	alcohol	alcoholics
alcohol_abus	12	9	n	alcohol abuse
alcohol_beverag 4
alcohol_consumpt	28	9	n	alcohol consumption
alcohol_depend	20	4	n	alcohol dependence
alcohol_extract	24	6	n	alcohol extraction
alcohol_free	13	6	n	alcohol free
alcohol_intak	13	6	n	alcohol intake
aldi	10	11	n	Aldi
aldou 5
aldou_huxlei 5
alert 74
alert_tattoo	22	5	n	Alert Tattoo
aless	20	4	n	Alesse
alex 44
alex_grei	30	11	n	Alex Grey
alex_honnold	30	11	n	alex Honnold
alexand 12
alexand_shulgin	22	5	n	Alexander Shulgin
alexeev	20	4	n	Alexeev
alfredo	29	31	n	Alfredo
alfredo_sauc	31	13	n	alfredo sauce
alga 6
algorithm 23
ali 13
alic 5
alien 63
alien_world 4
align 25
alik 17
alistair	20	4	m	Alistair
aliv 91
alkalin	22	5	n	alkaline
all-around 8
all-nighters 4
all-purpose	22	5	m	all-purpose
all-purpose_flour	22	5	n	all-purpose flour
all-time 19
all-vegetarian	25	7	m	all-vegetarian
allan 4
alleg 14
allegedli 8
allei 5
allen 42
allen_carr	37	24	m	Allen Carr
allerg	15	68	v	allergic
allerg_reaction 7
allergen	20	13	n	allergen	allergens
allergi	24	137	n	allergy	allergies
allergist	20	4	n	allergist
allevi	17	50	v	alleviate
allez	34	17	m	Allez
allez_sport	22	5	n	Allez Sport
alli 13
alloc 7
alloi 4
allopath	20	4	v	allopathic
alloster	20	4	m	allosteric
allot 8
allow 523
allow_user 4
allrecip	20	4	n	allrecipes
allur 6
almond	38	280	m	almond
almond_bun	28	9	n	Almond Bun
almond_butter	36	20	n	almond butter
almond_flour	40	33	n	almond flour
almond_meal	33	15	n	almond meal
almond_milk	37	72	n	almond milk
alo 16
alo_vera 5
alon 531
along 617
alongsid 25
alot 118
aloud 6
alpha	12	56	m	Alpha
alpha-gpc	27	8	n	Alpha-GPC
alpha-lipoic	20	4	m	Alpha-Lipoic
alpha_gpc	25	7	n	Alpha GPC
alpha_hydrox	20	4	n	alpha Hydrox
alpha_hydroxi	24	6	m	alpha hydroxy
alpha_lipoic	29	10	m	alpha lipoic
alphabet 8
alpin	12	9	m	alpine
alprazolam	27	8	n	alprazolam
alright 180
alright_ladi	24	6	n	alright ladies
alt 13
alter	13	119	v	alter
alter_ego 4
alter_substanc	20	4	n	altering substances
altern 375
altern_medicin	18	10	n	alternative medicine	alternative medicines
altern_method 4
altitud 13
altogeth 27
altoid	20	4	n	Altoid
alton 4
altruist 4
aluminum 19
aluminum_foil 5
alwai 5
alwyn	20	4	m	Alwyn
alzheim	22	79	m	Alzheimer
alzheim_diseas	39	28	n	Alzheimer Disease
alzheim_drug	22	5	n	Alzheimer drug
ama 280
ama_request 9
amaa 9
amanda 10
amass 4
amateur 48
amateur_athlet	22	5	n	amateur athlete	amateur athletes
amaz 985
amaz_commun 4
amaz_experi	13	10	n	amazing experience	amazing experiences
amaz_friend 4
amaz_gui 4
amaz_happen	11	5	n	amazing happened
amaz_person 4
amaz_progress	22	5	n	amazing progress
amaz_respons 4
amaz_result	13	6	n	amazing results
amaz_sex 4
amaz_stori 5
amaz_support	22	5	n	amazing support
amazingli 41
amazon 141
amazon_gift 4
amber 6
ambien	12	17	n	Ambien
ambient 8
ambigu 6
ambit 9
ambiti 21
ambival 5
ambul 11
amen 9
amend 17
america 151
american 321
american_academi	24	6	n	american Academy
american_open	28	9	n	american Open
american_record	35	19	n	American record
american_weightlift	24	6	m	American Weightlifter
ami 13
amidst 6
amin	20	4	m	amine
amino	45	51	m	amino
amino_acid	43	41	n	amino acid	amino acids
amish 4
amiugli 4
ammonia 10
amnesia 8
amo 4
amoeba	20	4	m	amoeba
among 177
amongst 51
amount 918
amoxicillin	25	7	n	amoxicillin
amp 9
ampa	30	11	m	AMPA
ampa_receptor	25	7	n	AMPA receptors
amphetamin	41	109	n	amphetamine
ampl	11	5	m	ample
amplifi 14
amput 8
ampute 8
amrap	28	9	n	AMRAP
amsterdam 9
amt	22	5	v	aMT
amus 25
amygdala	24	6	n	amygdala
anabol	39	29	m	anabolic
anabol_steroid	24	6	n	anabolic steroids
anaerob	31	13	m	anaerobic
anaesthesia 4
anaesthet	11	5	m	anaesthetic	anaesthetics
anal 53
anal_plai 4
anal_sex 23
analges	28	9	n	analgesic	analgesics
analog 41
analogu	10	14	n	analogue
analys 10
analysi 103
analyt 16
analyz 50
anaphylact	20	4	m	anaphylactic
anatom	24	18	m	anatomical
anatomi	28	89	n	anatomy
ancestor 13
ancestr	24	6	m	ancestral
anchor 27
ancient 50
anderson 11
andi 25
andorra	20	4	n	Andorra
andrea 8
andrew 26
androgen	22	5	n	androgen
android 52
android_app 18
android_phone 4
anecdot	20	117	n	anecdotal
anecdot_evid	39	29	n	anecdotal evidence
anecdot_experi	24	6	n	anecdotal experience
anecdot_report	28	9	n	anecdotal reports
anem	14	7	v	anemic
anemia	21	14	n	anemia
anesthesia	23	17	n	anesthesia
anesthesiolog	20	4	m	anesthesiology
anesthesiologist	11	5	n	anesthesiologists
anew	14	7	n	anew
angel 56
anger 76
anger_issu 7
anger_problem	22	5	n	anger problem	anger problems
angiogenesi	22	5	n	angiogenesis
angl 78
angri 164
angri_bird 6
anhedonia	20	4	n	anhedonia
anhydr 4
ani	13	6	n	Ani
anim 447
anim_abus	17	9	n	animal abuse
anim_cage	24	6	n	animal Cage
anim_cruelti 11
anim_gif 5
anim_model	20	4	n	animal models
anim_pak	28	9	n	Animal Pak
anim_product	24	19	n	animal products
anim_protein	22	5	n	animal protein
anim_right	22	26	n	animal rights
anim_studi	25	7	n	animal studies
anim_test	33	15	n	animal testing
anim_welfar	13	6	n	animal welfare
aniracetam	42	38	n	Aniracetam
anki	22	5	n	ANKI
ankl	14	96	n	ankle
ankl_pain	28	9	n	ankle pain
ann 28
anna 9
annal	22	5	n	Annals
anni 16
annihil 4
anniversari 67
annoi 239
annot 11
announc 172
annoy 8
annual 41
anomali	18	10	n	anomaly	anomalies
anonym 55
anonym_survei 4
anorect	20	4	m	anorectic
anorex	18	24	n	anorexic
anorexia	22	46	n	anorexia
anot 4
answer 885
answer_onlin	22	5	n	answers online
ant 22
antagon	17	9	v	antagonism
antagonist	18	40	n	antagonist
antarct	14	11	m	Antarctic
antarctica 9
anterior	36	22	m	anterior
anterior_pelvic	33	15	m	anterior pelvic
anthelio	20	4	m	Anthelios
anthoni 16
anti 23
anti-aging	28	9	m	anti-aging
anti-anxiety	22	16	m	anti-anxiety
anti-depressant	35	19	n	anti-depressant
anti-depressants	12	24	n	anti-depressants
anti-drug 7
anti-inflammatory	25	20	n	anti-inflammatory
anti-psychotic	22	5	n	anti-psychotic
anti-psychotics	22	5	n	anti-psychotics
anti-smoking	24	6	m	anti-smoking
anti-social 9
anti-vaccine	11	8	m	anti-vaccine
anti_depress	20	4	n	anti depressant	anti depressants
antibacteri	16	8	m	antibacterial
antibiot	23	151	n	antibiotics
antibiot_resist	24	6	n	antibiotic resistance
antibiotic-resistant	22	5	m	antibiotic-resistant
antibodi	14	12	n	antibody
anticip 49
anticipatori	22	5	m	anticipatory
antidepress	31	91	n	antidepressant	antidepressants
antidepress_effect	24	6	n	antidepressant effect	antidepressant effects
antidepressant-like	20	4	m	antidepressant-like
antihistamin	31	12	n	antihistamine	antihistamines
antimatt	20	13	m	antimatter
antimicrobi	11	5	n	antimicrobials
antioxid	22	27	n	antioxidant	antioxidants
antipsychot	39	29	n	antipsychotic	antipsychotics
antipsychot_drug	22	5	m	antipsychotic drug
anton 5
antonio 4
antti-roiko	22	5	n	Antti-Roiko
anu 14
anxieti	28	1411	n	anxiety
anxieti_attack	22	48	n	anxiety attack	anxiety attacks
anxieti_caus	20	4	n	anxiety causes
anxieti_come	24	6	n	anxiety comes
anxieti_disord	27	99	n	anxiety disorder	anxiety disorders
anxieti_feel	22	5	n	anxiety feels
anxieti_issu	16	19	n	anxiety issues
anxieti_level	27	8	n	anxiety levels
anxieti_med	25	7	n	anxiety meds
anxieti_problem	35	18	n	anxiety problem	anxiety problems
anxieti_suffer	35	18	n	anxiety sufferer	anxiety sufferers
anxieti_symptom	30	11	n	anxiety symptoms
anxieti_whenev	27	8	n	anxiety whenever
anxiety-related	25	7	v	anxiety-related
anxiolyt	35	18	n	anxiolytic	anxiolytics
anxiou	23	282	n	anxious
anxiou_person	20	4	n	anxious person
anxiou_thought	24	6	n	anxious thoughts
anxious	16	8	n	anxiously
anyhoo 4
anyhow 37
anyo 4
anyon 5
anyth 5
anytim 51
anywai 976
anywai_fast 4
anywher 208
anywher_close 4
anywher_near 16
anywho 13
aoa	20	4	n	AOA
ap 26
apa	29	10	m	APA
apap	20	4	n	APAP
apart 341
apart_build 6
apart_door 4
apathet 4
apathi	11	18	n	apathy
apex 8
apex_predat	22	5	m	Apex Predator
apf	27	8	n	APF
apha	20	4	m	APHA
aphasia	20	4	n	aphasia
apnea	22	5	n	apnea
apocalyps 15
apollo 5
apolog 250
apolog_profus 4
apologet 7
apologis 17
apoptosi	22	5	n	apoptosis
app 224
app_call 7
appal 5
appar 408
appar_reason 4
apparatu 6
apparel	12	13	n	apparel
appart 4
appeal 67
appear 336
appeas 6
appendix 6
appet	16	30	n	appetizer	appetizers
appetit	26	137	n	appetite	appetites
appetit_suppress	33	16	n	appetite suppressant
appl 196
appl_cider	38	26	m	apple cider
appl_cinnamon	22	5	m	apple cinnamon
appl_juic 11
appl_pie	13	10	n	apple pie
appl_sauc	25	7	n	apple sauce
applaud 5
applaus 5
applesauc	31	12	n	applesauce
appli 431
applianc 10
applic 174
applic_process 7
appoint	10	202	n	appointment	appointments
appreci 1073
apprehens	10	21	n	apprehensive
approach 314
appropri 186
appropri_comment	22	5	n	appropriate comment
appropri_place 6
approv 123
approx	10	49	n	approx
approxim 102
appt 14
apr 8
apricot	24	19	m	Apricot	apricots
apricot_scrub	31	13	n	apricot scrub
april 254
april_fool 13
apt 15
aqua 7
aquaphor	27	8	n	Aquaphor
aquat 9
aqueou 5
aquir 4
ar 37
aragon	20	4	n	Aragon
arbitrari 10
arbitrarili 4
arc 5
arcadia	22	5	n	Arcadia
arch	13	60	n	arch
arch_support	20	4	n	arch support
archaeologist 8
archer 5
architectur 7
archiv 11
arctic 13
arduou 5
area 661
arena 8
arent 9
areola 4
argan	27	8	m	argan
argan_oil	25	7	n	argan oil
argentina 8
argh 6
arginin	27	8	n	arginine
argu 76
arguabl 14
argument 120
arian 5
arian_foster 4
aris 22
arizona 27
arkansa 7
arm 448
arm_balanc	20	4	n	arm balance
arm_pull	22	5	n	arm pull
arm_reach	22	5	n	arm reach
arm_straight	22	5	n	arms straight
arm_workout	28	9	n	arm workout
arm_wrestl 4
armi 51
armodafinil	31	13	n	armodafinil
armpit	22	36	n	armpits
armstrong 42
arnold	16	131	m	Arnold
arnold_classic	32	14	n	Arnold Classic
arnold_schwarzenegg 13
aroma 5
aromat	20	4	n	aromatic
aromatas	25	7	m	aromatase
aros 9
arous 54
arrai 17
arrang 35
arrest 44
arrhythmia	20	4	n	arrhythmia	arrhythmias
arriv 180
arrog 13
arrow 11
ars 14
arsen 17
art 206
art_class 6
art_project 7
art_school 4
arteri	16	19	n	arteries
arthriti 16
arthur 6
artichok	16	25	m	artichoke
artichok_heart	22	5	n	artichoke hearts
articl 851
articl_discuss 7
articl_explain 6
articl_mention	22	5	n	article mentioned
articl_onlin	13	6	n	article online
articl_sai	20	4	n	article saying
articl_state	22	5	n	article states
articl_talk	11	5	n	article talking	article talks
articl_titl 4
articl_video 5
articul 10
artifici 73
artifici_intellig 4
artifici_pancrea	25	7	m	artificial Pancreas
artifici_sweeten	39	29	n	artificial sweeteners
artist 91
artwork 30
arugula	31	12	n	arugula
asada	25	7	n	asada
asado	22	5	n	asado
asan	20	4	n	ASAN
asana	45	54	n	asana
asap 27
ascend 5
ascent	22	5	n	ascent	ascents
ascrib 4
asd	26	24	n	ASD	ASDs
asda 4
asexu	20	12	n	asexual
ash 10
asham 100
ashevil	20	4	n	Asheville
ashlei 4
ashtanga	31	12	m	Ashtanga
ashton 6
ashtrai	11	5	n	ashtray	ashtrays
ashwagandha	22	5	n	ashwagandha
asia 17
asian 94
asian_groceri	14	7	m	Asian grocery
asian_market 6
asic	22	5	m	Asics
asid 166
ask 988
askdrug	40	33	n	askdrugs
askneuro	22	5	n	AskNeuro
askreddit 62
askscienc 25
asleep 121
asmr 4
asparagu	32	69	n	asparagus
aspartam	34	17	n	aspartame
aspect 178
asperg	17	65	n	Asperger
asperg_syndrom	14	11	n	Asperger Syndrome
asphalt 14
aspi	11	5	n	Aspie	Aspies
aspir 45
aspirin	20	22	n	aspirin
ass 349
assai	11	5	n	assay	assays
assassin 4
assault 41
assembl 18
assert 14
assess 61
asset 8
asshol 96
assign 56
assist 161
assist_coach 4
assist_exercis	24	6	n	assistance exercises
assist_program	11	8	n	assistance program	Assistance Programs
assist_pull	20	4	n	assisted pull
assist_work	28	9	n	assistance work
associ 214
assort 25
assum 402
assumpt 39
assur 46
astaxanthin	22	5	n	astaxanthin
asteroid 15
asthma	12	36	n	asthma
asthmat	22	5	n	asthmatic
astonish	12	24	n	astonishing	astonishes
astound 16
astring	20	4	n	astringent
astrocyt	30	11	n	astrocytes
astronaut 9
astronom	15	38	n	astronomers
aswel 15
asymmetri	22	5	n	asymmetry
at	15	427	v	ate
at-home	31	13	m	at-home
at_breakfast	16	8	n	ate breakfast
at_half	20	4	n	ate half
atg	20	13	n	ATG
atheism 17
atheist 23
athelet	20	4	n	athelete
athen 5
athena	24	6	m	Athena
athlet	20	351	n	athlete	athletes
athlet_perform	20	4	n	athletic performance
athletic 7
ativan	36	20	n	Ativan	ativans
atkin	27	25	n	atkin	Atkins
atla 28
atlant 26
atlanta 15
atleast 20
atm 24
atmospher 33
atom 34
atom_smasher	22	5	m	atom smasher
atop 4
atp	25	7	n	ATP
atroci 5
atrophi	22	5	v	atrophy
att 4
attach 89
attack 391
attain	15	29	v	attain
attempt 590
attempt_suicid	11	25	n	attempted suicide
attend 209
attend_class 6
attend_colleg 4
attend_medic	20	4	m	attending medical
attend_school 5
attende	14	7	n	attendee
attent 355
attent_deficit	27	8	m	Attention Deficit
attent_seek	22	5	n	attention seeking
attent_span 9
attention-deficit	27	8	m	attention-deficit
attia	30	11	n	Attia
attir 14
attitud 91
attitud_toward 17
attn 4
attornei 13
attract 201
attract_girl 6
attribut	11	66	v	attribute
atul	20	4	m	Atul
atyp	27	26	m	atypical	atypicals
atyp_antipsychot	25	7	n	atypical antipsychotic	atypical antipsychotics
au 27
aubergin	22	5	n	aubergine
auckland	11	5	m	Auckland
auction 5
audienc 26
audio 31
audio_book 4
audiobook 8
audit 6
auditori	13	19	m	auditory
auditori_hallucin 4
aug 27
augment 7
august 224
augusta	20	4	v	Augusta
aunt 35
aunti 4
aura	14	7	n	aura
aureu	20	4	n	aureus
aurora 5
aussi 15
austin 32
austin_tx 6
australia 106
australian 68
australian_scientist	22	5	n	Australian scientist	australian scientists
austria 9
authent 12
author 133
author_manuscript	25	7	n	author manuscript
autism	34	591	n	autism
autism_awar	31	12	n	Autism Awareness
autism_commun	28	9	n	autism community
autism_diagnosi	24	6	n	autism diagnosis
autism_research	25	7	n	autism research
autism_speak	36	20	n	Autism Speaks
autism_spectrum	21	33	n	autism spectrum
autist	24	328	m	autistic	autistics
autist_adult	32	14	n	autistic adult	autistic adults
autist_boi	34	17	n	autistic boy
autist_brother	14	11	n	autistic brother
autist_child	27	27	n	autistic child
autist_children	37	24	n	autistic children
autist_daughter 6
autist_girl	30	11	n	autistic girl	autistic girls
autist_individu	22	5	m	autistic individuals
autist_kid	13	10	n	autistic kids
autist_person	14	7	n	autistic person
autist_son	13	23	n	autistic son
autist_spectrum	27	8	n	autistic spectrum
autist_student	29	10	n	autistic student	Autistic Students
auto 9
autoimmun	18	10	m	autoimmune
autoimmun_diseas	22	5	n	autoimmune disease	autoimmune diseases
autom 11
automat 61
autonom	25	7	m	autonomous
autopsi 6
autumn 15
av 12
avacado	25	7	n	avacado
avail 333
avail_onlin 7
avatar 4
aveeno	31	13	m	Aveeno
aven	28	9	m	Avene
avenu 22
aver 4
averag 365
averag_gui 4
averag_joe 6
averag_number 4
averag_pace	20	4	n	average pace
averag_person 13
averag_price 6
averag_speed	25	7	n	average speed	average speeds
averag_weight	22	5	n	average weight
averag_woman	20	4	n	average woman
avers 13
avert 4
avg 17
avid 38
avid_cyclist	22	5	n	avid cyclist	avid cyclists
avid_runner	11	5	n	avid runner
avocado	23	174	n	avocado
avocado_salad	28	9	n	Avocado Salad
avoid 583
avoid_carb	20	4	n	avoid carbs
avoid_common 4
avoid_dairi	25	7	n	avoid dairy
avoid_eat	14	7	n	avoid eating
avoid_gluten	20	4	n	avoid gluten
avoid_person	30	11	m	avoidant personality
avoid_social	20	4	m	avoid social
avoid_sugar	20	4	n	avoid sugar
aw 247
await 11
awak 90
awaken	15	18	v	awakening	awakens
awar 402
award 46
awesom 1171
awesom_commun 4
awesom_deal 4
awesom_experi	22	5	n	awesome experience
awesom_idea 8
awesom_job 6
awesom_keto	22	5	m	awesome keto
awesom_person 7
awesom_recip	30	11	n	awesome recipe	awesome recipes
awesom_repli 4
awesom_respons 7
awesom_result	22	5	n	awesome result	awesome results
awesom_sex	20	4	n	awesome sex
awesom_stori 8
awesom_video 5
awesom_websit 4
awfulli 8
awhil 176
awkward 223
awkward_moment 5
awkward_penguin	14	7	n	awkward penguin
awkward_silenc 8
awkwardli 14
awok 4
aww 22
awwww 5
ax 8
axi 6
axon	33	16	n	axon	axons
ayahuasca	39	29	n	Ayahuasca
az 16
aztec	19	20	m	Aztec
aztec_heal	29	10	m	Aztec Healing
aztec_secret	20	4	m	Aztec Secret
b-complex	25	7	n	b-complex
b-vitamins	20	4	n	b-vitamins
b12	35	18	n	B12
b5 5
ba 51
baba	11	5	m	baba
babbl	13	6	n	babbling	babbles
babe 11
babi 508
babi_boi 8
babi_brain 5
babi_bump	24	6	n	baby bumps
babi_carrot	24	6	n	baby carrots
babi_food 4
babi_girl 6
babi_jesu	22	5	n	baby jesus
babi_oil	20	4	n	baby oil
babi_powder 4
babi_shower 5
babi_spinach	28	9	n	baby spinach
babi_step 13
babi_weight	13	6	n	baby weight
babybel	20	4	m	babybel	Babybels
babybump	29	10	n	babybumps
babydol	22	5	n	babydoll
babysit 5
bac 4
bachelor 60
bachelor_degre 21
bachmann 5
back 59
back-up 4
backfat	20	4	n	backfat
backfir 9
backflip 6
background 541
background_check 6
background_info 32
background_inform 12
background_stori 5
backlash 5
backless	22	5	m	backless
backload	28	9	n	backloading
backpack 40
backsquat	29	10	n	backsquat	backsquats
backstori 63
backstrok	38	26	n	backstroke
backup 8
backward 43
backyard 19
baclofen	27	8	n	baclofen
bacn	25	7	n	bacne
bacon	24	448	n	bacon
bacon-wrapped	28	9	m	bacon-wrapped
bacon_bit	11	5	n	bacon bits
bacon_cheddar	13	6	m	bacon Cheddar
bacon_chees	32	14	m	bacon Cheese
bacon_cheeseburg	28	9	n	bacon cheeseburger	bacon cheeseburgers
bacon_fat	27	8	n	bacon fat
bacon_greas	22	5	n	bacon grease
bacon_weav	25	7	m	Bacon Weave
bacon_wrap	41	36	m	bacon wrapped
bacopa	40	33	n	Bacopa
bacopa_monnieri	30	11	n	Bacopa monnieri
bacteri	22	25	m	bacterial
bacteri_infect	24	6	n	bacterial infection	bacterial infections
bacteria	22	100	n	bacteria
bacterium 4
bad 2049
bad-ass 4
bad_acid	24	6	n	bad acid
bad_acn	43	44	n	bad acne
bad_advic 8
bad_anxieti	35	19	n	bad anxiety
bad_ass 7
bad_behavior 4
bad_boi 12
bad_carb	20	4	n	bad carbs
bad_case 11
bad_crave	24	6	n	bad craving	bad cravings
bad_decis 6
bad_depress	24	6	n	bad depression
bad_diet	28	9	n	bad diet
bad_eat	24	6	m	bad eating
bad_english 6
bad_experi	16	33	n	bad experience	bad experiences
bad_food	19	11	n	bad foods
bad_form	16	8	n	bad form
bad_grade 4
bad_grammar 4
bad_habit 20
bad_happen 5
bad_headach	22	5	n	bad headache	bad headaches
bad_health 4
bad_idea 64
bad_joke	24	6	n	bad joke	bad jokes
bad_knee	20	13	n	bad knee	bad knees
bad_light 4
bad_luck	11	8	n	bad luck
bad_mood 9
bad_name 5
bad_new 24
bad_part	13	6	n	bad part	bad parts
bad_person 13
bad_photo 4
bad_postur	22	5	n	bad posture
bad_reaction	31	12	n	bad reaction	bad reactions
bad_relationship 6
bad_scienc	20	4	n	bad science
bad_shape 5
bad_side	16	8	m	bad side
bad_skin	27	8	n	bad skin
bad_social	27	8	m	bad social
bad_tast 5
bad_thought	22	5	n	bad thoughts
bad_time 4
bad_trip	40	33	n	bad trip	bad trips
badass 43
badescu	25	7	m	Badescu
badg 76
badli 133
baffl 24
bag 339
bag_frozen	22	5	m	bag frozen
bag_full 4
bagel	20	46	n	bagel	bagels
baggag 8
baggi 20
bah 4
bai 61
bai_area 13
bai_leaf	20	4	n	bay leaf
bai_leav	20	4	n	bay leaves
bail 15
bailei 5
bakasana	24	6	n	Bakasana
bake	21	379	m	baking
bake_bean	25	7	n	baked beans
bake_chicken	27	8	n	baked chicken
bake_chocol	20	4	m	baking chocolate
bake_egg	30	11	n	baked eggs
bake_falafel	22	5	n	Baked Falafel
bake_good	14	11	n	baked goods
bake_oatmeal	22	5	n	Baked Oatmeal
bake_pan	22	5	n	baking pan	baking pans
bake_potato	22	15	n	baked potato	baked potatoes
bake_powder	30	35	n	baking powder
bake_sheet	22	5	n	baking sheet
bake_soda	20	38	n	baking soda
bake_sweet	25	7	m	baked sweet
baker	23	42	n	Baker	Bakers
bakeri 38
baklava	20	4	n	Baklava
balanc 257
balanc_diet	33	16	n	balanced diet
balanc_minimu	25	7	m	Balance Minimus
balconett	30	11	n	Balconette	balconettes
balconett_bra	24	6	n	Balconette Bra
balconi 8
bald 20
bali 6
ball 221
ball_game	13	6	n	ball game
ball_roll	12	9	n	ball rolling
ballerina	20	4	n	ballerina	ballerinas
ballet	18	10	n	ballet
balloon 39
ballpark 7
ballsi	20	4	n	ballsy
balm	12	9	n	balm
balsam	37	24	m	balsamic
balsam_vinegar	30	11	n	balsamic vinegar
baltimor 12
bam 45
bamboo 4
ban 159
ban_anim 4
ban_substanc	11	5	n	banned substance	banned substances
banana	18	215	n	banana	bananas
banana_bread	16	8	n	banana bread
banana_muffin	22	5	n	banana muffins
banana_oat	24	6	m	banana Oat
banana_pancak	22	5	n	banana pancakes
banana_republ	11	5	n	Banana Republic
banana_smoothi 4
band 297
band_measur	20	4	n	band measurement
band_project	28	9	n	Band Project
band_size	45	51	n	band size	band sizes
bandag 5
bandwagon 13
bane 14
bang 81
bang_theori 4
bangkok 4
bank 66
bank_account 11
bankrupt 4
bankruptci 4
bannana	22	5	n	bannana	Bannanas
banner 15
baptist 4
bar 768
bar_path	25	7	n	bar path
bar_posit	22	5	n	bar position
bar_soap	22	5	n	bar soap
bar_squat	37	23	n	bar squat
barbacoa	20	4	n	Barbacoa
barbar	16	8	m	barbaric
barbara 6
barbecu	16	20	m	barbecue	Barbecues
barbecu_sauc	13	6	n	barbecue sauce
barbel	39	151	m	barbell	barbells
barbel_bench	20	4	m	barbell Bench
barbel_club	24	6	n	Barbell Club
barbel_complex	20	4	n	Barbell Complex
barbel_curl	25	7	n	barbell curls
barbel_row	36	21	n	Barbell Row
barbel_squat	22	5	n	barbell squats
barbel_train	28	9	n	barbell training
barbel_work	22	5	n	barbell work
barbi 6
barcelona 6
barcod 4
bare 357
bare_abl	14	7	n	barely able
bare_at	22	5	n	barely ate
bare_bone 4
bare_eat	27	8	n	barely eat
bare_feet	25	7	n	bare feet
bare_foot	22	5	n	bare foot
bare_hold 5
bare_minimum 7
bare_move 4
bare_notic 5
bare_rememb	24	6	n	barely remember
bare_run	24	6	n	barely run
bare_touch	22	5	n	barely touch
bare_walk	14	20	n	barely walk
barebon	20	4	m	barebone	barebones
barefoot	55	415	n	barefoot
barefoot_run	56	153	n	barefoot running
barefoot_runner	41	34	n	barefoot runner	barefoot runners
barefoot_shoe	35	18	n	barefoot shoe	barefoot shoes
barefoot_style	22	5	n	barefoot style
barefootrun	40	32	n	barefootrunning
bargain 17
bariatr	20	4	m	Bariatric	Bariatrics
barista 6
bark 10
barklei 12
barlei	22	25	n	barley
barn 13
barrag 6
barrel 8
barri 5
barrier 48
barstarzz	22	5	m	BarStarzz
bartend 10
basal	36	20	m	basal
basal_ganglia	24	6	n	basal ganglia
base 640
base-building	20	4	n	base-building
base_build	27	8	n	base building
base_diet	28	9	n	based diet
base_meal	20	4	n	base meal	based meals
base_protein	24	6	n	based protein
base_train	27	8	n	base training
basebal 29
basebal_game 5
baselin	21	43	n	baseline
basement 39
bash 33
basi 192
basic 1280
basic_concept 5
basic_eat	13	6	n	basically eat
basic_exercis	28	9	n	basic exercises
basic_idea 5
basic_info	25	7	n	basic info
basic_inform 5
basic_ingredi	11	5	n	basic ingredients
basic_live	11	5	n	basic living
basic_mean 7
basic_nutrit	20	4	m	BASIC NUTRITION
basic_premis 4
basic_routin	25	7	n	basic routine	basic routines
basic_sai 4
basic_scienc	28	9	n	basic science
basic_season	33	16	n	basic seasonings
basic_train 9
basic_understand 6
basil	20	65	n	basil
bask	11	5	v	bask
basket 18
basketbal 47
basketbal_player	20	4	n	basketball player
basmati	27	8	m	basmati
basmati_rice	25	7	n	basmati rice
bass 4
bastard 30
bat 30
batch	13	93	n	batch	batches
bath 80
bath_salt 8
bath_suit	25	21	n	bathing suit	bathing suits
bathroom 140
bathroom_floor 4
bathroom_stall 4
bathtub 7
batman 24
batter	16	30	n	batter
batteri 38
battl 181
battl_acn	27	8	n	battling acne
battl_depress	13	6	n	battling depression
battlefield 4
bayer 7
baylor 4
bb	17	49	m	BB
bb_cream	33	15	n	BB cream	BB creams
bbb	20	13	n	BBB
bbc 68
bbc_documentari 11
bbc_horizon 7
bbc_new 25
bbq	21	87	m	BBQ	BBQs
bbq_chicken	24	6	n	BBQ Chicken
bbq_sauc	23	17	n	BBQ sauce
bc 45
bc_pill	25	7	n	BC pill	BC pills
bcaa	49	80	n	BCAA
bcaa_supplement	22	5	n	BCAA supplement	BCAA supplements
bci	22	5	n	BCI
bd	19	11	m	BD
bdai 11
bdd	22	5	n	BDD
bdnf	25	7	n	BDNF
bdsm 8
be 23
beach 136
beach_bodi	19	11	n	beach body	Beach Bodies
beacon 4
bead 13
beam 16
bean	21	420	n	beans
bean_burger	33	16	n	bean burger
bean_burrito	22	5	n	Bean Burritos
bean_dip	29	10	n	bean dip
bean_quesadilla	22	5	n	Bean Quesadillas
bean_soup	17	9	n	bean soup
bean_sprout 4
beani	22	5	n	beanie
bear 134
bearabl 7
beard 33
beast 60
beast_mode	17	9	n	beast mode
beat 232
beaten 28
beaten_egg	20	4	n	beaten egg	beaten eggs
beauti 436
beauti_anim 4
beauti_girl 6
beauti_pageant 4
beauti_women	11	5	n	beautiful women
beautifulli 24
bec 6
beca 4
becau 20
becki	20	4	n	Becky
becom 389
becom_increasingli 7
becom_vegan	20	4	n	becoming vegan
becuas 4
bed 533
bed_room 4
bedroom 63
bedsid 10
bedtim 22
bee 53
beef	25	277	n	beef
beef_broth	24	6	n	beef broth
beef_jerki	31	12	n	beef jerky
beef_stew	11	5	n	beef stew
beef_stroganoff	22	5	n	beef stroganoff
beefi 4
beer 283
beer_gut	20	4	n	beer gut
beet	13	28	n	beet
beetl 5
beetu	20	4	n	beetus
befor 10
beforehand 46
beg 47
began 330
began_drink	13	6	n	began drinking
began_lift	24	6	n	began lifting
began_read 4
began_run	31	13	n	began running
began_train	20	4	n	began training
beggin 5
begin 768
begin_stage	24	6	n	beginning stages
begin_work 5
beginn 339
beginn_guid 20
beginn_level 4
beginn_program	10	14	n	beginner program	beginner programs
beginn_routin	40	31	n	beginner routine
beginn_skincar	28	9	m	Beginner Skincare
beginn_workout	27	8	n	beginner workout	beginner workouts
beginn_yoga	24	6	m	beginner yoga
begun 67
behalf 13
behav 28
behavior 244
behavior_analysi	20	4	n	behavioral analysis
behavior_issu 5
behavior_neurosci	29	10	n	behavioral neuroscience
behavior_problem 4
behavior_therapi	33	16	n	Behavioral Therapy
behaviour 51
behdad	20	4	m	Behdad
behind 462
behind_close 4
behind_win	34	17	m	behind Win
behold 33
bei	22	5	n	bei
beig 4
beij 11
bein 5
bekel	25	7	n	Bekele
belai	28	9	v	belay
belgium 7
belief 67
believ 928
belittl 9
bell 129
bell_pepper	26	69	n	bell pepper
bella 8
belli	16	163	n	belly
belli_button 12
belli_fat	36	22	n	belly fat
bellow 4
belong 106
belov 20
belt 136
bemoan	22	5	n	bemoaning
ben 22
benadryl	33	15	n	benadryl
benc	20	4	n	benc
bench	23	689	n	bench
bench_press	43	212	n	bench press
bench_shirt	22	5	n	bench shirt
benchmark 8
benchpress	13	6	n	Benchpress
bend 73
bender 15
beneath 29
benedict 7
benefici	15	117	n	beneficial
benefici_effect	22	5	n	beneficial effects
benefit 582
benifici	20	4	n	benificial
benign 7
bent 46
bento	22	5	n	Bento
benzo	40	33	n	benzo	benzos
benzodiazepin	36	22	n	benzodiazepine	benzodiazepines
benzoyl	47	64	m	benzoyl
benzoyl_peroxid	47	61	n	benzoyl peroxide
benzyl	29	10	m	benzyl
benzyl_peroxid	27	8	n	benzyl peroxide
berat 9
berberin	20	4	n	berberine
beren	22	5	m	Berens
berkelei 14
berkhan	36	22	n	Berkhan
berlin 12
bernard 5
berri	18	72	n	berries
besid 219
best	20	4	n	bests
bestof 11
bet 62
beta 51
beta-alanine	27	25	n	Beta-Alanine
beta_alanin	35	18	n	beta alanine
beta_blocker	24	6	n	beta blocker	beta blockers
betrai 13
betray 4
better 5
betti 11
betti_crocker	22	5	m	Betty Crocker
beverag 38
bewar 25
beyond 223
beyond_belief	19	11	n	beyond belief
beyond_excit	11	5	n	beyond excited
beyond_frustrat 4
beyond_happi 4
beyond_meat	20	4	n	Beyond Meat
bf	15	458	n	BF
bf_level	20	4	n	bf levels
bff 4
bg	31	37	n	BG	BGs
bh	20	13	n	BH
bha	38	25	n	BHA	BHAs
bi 42
bi-polar	21	33	n	bi-polar
bi-weekly 7
bi_polar	22	5	n	bi polar
bia 48
bianchi	25	7	m	Bianchi
bias 25
bib	24	18	n	bib
bibl 18
bicarbon	27	8	n	Bicarbonate
bicep	41	108	n	biceps
bicep_curl	33	15	n	bicep curls
bicycl	13	186	n	bicycle	bicycles
bicyclist	18	10	n	bicyclist	bicyclists
bid 12
big 1671
big_accomplish 6
big_bag	11	8	n	big bag	big bags
big_bang 16
big_batch	20	12	n	big batch	big batches
big_believ	24	6	n	big believer
big_boi 5
big_boob	13	15	n	big boobs
big_book	16	8	n	Big Book	big books
big_bowl	16	8	n	big bowl	big bowls
big_box 4
big_butt 4
big_chain 4
big_chang	17	15	n	big change	big changes
big_citi 5
big_deal 109
big_differ 17
big_drinker	13	6	n	big drinker	big drinkers
big_dude 4
big_event 6
big_factor 4
big_fan 32
big_fat	14	17	m	big fat
big_fear	20	4	n	big fear	big fears
big_game 4
big_girl	36	20	n	big girl	big girls
big_goal	16	8	n	big goal	big goals
big_gui	31	38	n	big guy
big_gut 4
big_hill	22	5	n	big hill	big hills
big_issu 8
big_kid	25	7	n	big kid	big kids
big_lift	25	7	n	big lifts
big_mac 11
big_meal	24	18	n	big meal	big meals
big_mileston	30	11	n	big milestone	big milestones
big_mistak 7
big_name 6
big_new 7
big_no-no 4
big_ol 8
big_paper 4
big_part	14	25	n	big part	big parts
big_pharma	16	14	n	big pharma
big_pictur 8
big_problem 13
big_reason	13	6	n	big reason	big reasons
big_red 10
big_shout 4
big_step	13	14	n	big step
big_surpris 6
big_tobacco 4
big_toe	25	22	n	big toe
big_victori	22	5	n	big victory
big_weight	22	5	n	big weight	big weights
bigattack	20	4	n	bigattack
bigboobproblem	27	8	n	bigboobproblems
bigger 269
bigger_boob	22	5	n	bigger boobs
bigger_girl 7
bigger_gui 4
bigger_issu 4
bigger_pictur 4
bigger_size	24	6	n	bigger size	bigger sizes
biggest 322
biggest_benefit 4
biggest_challeng	20	4	n	biggest challenge
biggest_chang 5
biggest_concern 8
biggest_differ	25	7	n	biggest difference
biggest_fear 6
biggest_issu 16
biggest_loser	18	10	n	biggest loser
biggest_meal	27	8	n	biggest meal
biggest_mistak 7
biggest_motiv	20	4	n	biggest motivation
biggest_problem 23
biggest_reason	20	4	n	biggest reason
biggi 8
bigotri	13	6	n	bigotry
bike	15	1273	n	bike	bikes
bike_commut	20	13	n	bike commuter	bike commuters
bike_cours	22	5	n	bike course
bike_fit	27	8	n	bike fit	bike fits
bike_frame 4
bike_friendli	22	5	n	bike friendly
bike_helmet	11	5	n	bike helmet
bike_home 5
bike_lane	40	30	n	bike lane	bike lanes
bike_leg	20	4	n	bike leg
bike_light 4
bike_lock	25	7	n	bike lock	bike locks
bike_outsid 4
bike_path	31	13	n	bike path
bike_race	30	11	n	bike race
bike_rack	13	14	n	bike rack	bike racks
bike_ride	24	57	n	bike ride	bike rides
bike_shoe	22	5	n	bike shoes
bike_shop	17	41	n	bike shop	bike shops
bike_short	31	13	n	bike shorts
bike_thief 4
bike_tour	16	8	n	Bike Tour
bike_trail	24	6	n	bike trail	bike trails
bike_train	20	4	n	bike training
bike_trainer	22	5	n	bike trainer	bike trainers
bike_worth	20	4	n	bike worth
bikeit	22	5	n	bikeit
biker 22
bikila	42	39	n	Bikilas
bikila_ls	25	7	n	Bikila LS
bikini	20	90	n	bikini	bikinis
bikini_area	22	5	n	bikini area
bikini_competitor	24	6	n	Bikini Competitor	Bikini competitors
bikini_top	17	9	n	bikini top	bikini tops
bikram	38	27	m	Bikram
bikram_yoga	33	15	n	Bikram yoga
bilater	31	13	m	bilateral
bilater_breath	24	6	n	bilateral breathing
bile 4
bill 180
bill_clinton 4
bill_gate 10
bill_hick	13	6	n	bill Hicks
bill_pass 4
bill_starr	20	4	n	Bill Starr
billboard 6
billi 4
billion 72
biloba	29	10	n	Biloba
bin 22
binari 10
bind 39
binder 13
bing	13	114	n	binge
bing_drink	12	13	n	binge drinking
bing_drinker 4
bing_eat	26	23	n	binge eating
bingo 10
bio 52
bio_major	25	7	n	bio major	bio majors
bioavail	29	10	n	bioavailability
biochem	39	29	m	biochem
biochemistri	15	23	n	biochemistry
biodegrad	20	4	n	biodegradable
bioderma	20	4	n	Bioderma
bioengin	30	11	n	bioengineering	bioengineers
biofuel	11	5	v	biofuel
bioinformat	20	4	m	bioinformatics
biolog 63
biolog_scienc	14	7	n	biological sciences
biologi	16	171	n	biology
biologi_class 4
biologi_major 7
biologist	23	41	n	biologist	biologists
biomark	25	7	n	biomarkers
biomechan	27	8	n	biomechanical	biomechanics
biomed	26	24	m	biomedical
biomed_engin	14	7	n	biomedical engineer	biomedical engineers
biomed_scienc	22	5	n	Biomedical Sciences
bionic 9
biophys	22	5	n	biophysical	biophysics
biopsi	13	10	n	biopsy	biopsies
biopsycholog	22	5	n	biopsychology
biosynthesi	25	7	n	biosynthesis
biotech 9
biotechnolog 4
biotin	33	15	n	Biotin
bipolar	43	791	n	bipolar
bipolar_bear	27	8	n	bipolar Bear
bipolar_depress	31	13	n	bipolar depression
bipolar_diagnosi	22	5	n	bipolar diagnosis
bipolar_disord	39	204	n	bipolar disorder
bipolar_ii	42	37	n	Bipolar II
bipolar_individu	20	4	n	bipolar individuals
bipolar_med	22	5	n	bipolar meds
bipolar_owl	28	9	n	Bipolar Owl
bipolar_person	25	7	n	bipolar person
bipolar_symptom	20	4	n	bipolar symptoms
bipolar_type	25	7	n	Bipolar Type
bipolarreddit	40	30	n	BipolarReddit
bird 59
birmingham 7
birth 266
birth_control	16	155	n	birth control
birth_defect	16	8	n	birth defects
birth_rate	11	5	m	Birth Rate
birth_stori	36	22	n	birth story
birthdai 368
birthdai_cake 17
birthdai_parti 24
birthdai_present 16
birthdai_wish	16	8	n	birthday wish	birthday wishes
biscuit	16	38	n	biscuits
bisexu 12
bishop 5
bisphenol	20	4	n	Bisphenol
bisquick	20	4	n	Bisquick
bit 76
bitartr	32	14	n	bitartrate
bitch 105
bitchi 9
bitcoin 5
bite 113
bite_size 6
bitten 4
bitter 42
bitter_sweet 4
bittersweet 6
bitti 4
biweekli 7
biz 5
bizarr 32
bj 24
bjj	36	22	n	BJJ
bk 4
bl 4
bla 5
bla_bla 5
black 497
black_bean	52	110	n	black beans
black_coffe	17	21	n	black coffee
black_ei 6
black_fridai 7
black_hair 4
black_head	33	15	n	black head	black heads
black_hole	15	43	n	black hole	black holes
black_light	11	5	n	black light	black lights
black_oliv	28	9	n	black olives
black_pepper	31	38	n	black pepper
black_soap	22	5	n	Black Soap
black_tea	36	21	n	black tea
black_white 4
blackberri 13
blacken	14	7	m	Blackened
blackhead	48	72	n	blackheads
blackout 12
bladder 20
blade 23
blah 42
blah_blah 32
blame 92
blanc 4
blanch	12	9	v	blanch
blanco	20	4	n	Blanco
bland	12	28	n	bland
blank 61
blank_stare 4
blanket 27
blare 4
blast 52
blatant 5
blaze 8
bleach 11
bleak 9
blech	22	5	n	BLECH
bled 5
bleed 71
blemish	22	35	n	blemishes
blend	18	129	n	blend
blender	20	73	n	blender	blenders
bless 42
bleu	27	8	m	Bleu
blew 59
blind 68
blindli 10
blindsid 4
blink 9
bliss 23
blissfulli	20	4	m	blissfully
blister	19	52	n	blister	blisters
blitz 5
blizzard 4
bloat	20	81	n	bloated
blob 9
block 188
blockag 5
blocker 14
blog 391
blog_entri	25	7	n	blog entry	blog entries
blog_post 6
blogger 19
bloke 6
blond 19
blood	13	575	m	blood
blood_blister	11	5	n	blood blister	blood blisters
blood_brain	25	7	m	blood brain
blood_cell	18	17	n	blood cells
blood_clot	16	8	n	blood clot	blood clots
blood_drawn	20	4	n	blood drawn
blood_flow	35	19	n	blood flow
blood_glucos	25	20	n	blood glucose
blood_level	27	8	n	blood level	blood levels
blood_pressur	24	95	n	blood pressure
blood_sugar	54	124	n	blood sugar
blood_sweat 4
blood_test	24	69	n	blood test	blood tests
blood_type 4
blood_vessel	29	10	n	blood vessels
blood_work	18	25	n	blood work
bloodi 36
bloodstream	28	9	n	bloodstream
bloodwork	35	19	n	bloodwork
bloom 14
bloomberg 5
blooper 5
blossom 10
blot	22	5	v	blot
blotchi	20	4	n	blotchy
blotter	38	25	n	blotter	blotters
blous	11	5	n	blouse	blouses
blow 158
blow_job 15
blowjob 52
blown 69
blowout 4
blt	28	9	n	BLT
blubber	22	5	n	blubber
blue 148
blue_chees	22	5	m	blue cheese
blue_light 5
blue_moon 4
blueberri	24	84	n	blueberries
blueberri_muffin	24	6	n	blueberry muffins
bluelight	27	8	n	bluelight
blueprint 8
blunt 21
bluntli 4
blur 14
blurb 7
blurri 15
blurt 8
blush 21
bm	22	5	n	BM	BMs
bmc	32	14	m	BMC
bmc_psychiatri	25	7	n	BMC Psychiatry
bmi	30	84	n	BMI
bmi_rang	20	4	n	BMI range
bmj	28	9	m	BMJ
bmr	37	23	n	BMR
bmx	30	11	n	BMX	BMXs
bo 13
boar 6
board 167
board_certifi 4
board_game 4
boast 6
boat 58
boatload 6
bob 39
bob_red	18	10	m	Bob Red
bobbi 6
boca	22	5	m	boca
bod 8
bodi	18	2380	n	body
bodi_abil	11	5	n	body ability
bodi_absorb	22	5	n	body absorb
bodi_accept	30	35	n	body acceptance
bodi_ach	22	5	n	body aches
bodi_acn	25	7	n	body acne
bodi_adapt	24	6	n	body adapts
bodi_adjust	24	6	n	body adjusts
bodi_build	33	16	n	body building
bodi_builder	32	14	n	body builder	body builders
bodi_chang	24	6	n	body changing
bodi_composit	38	27	n	body composition
bodi_dysmorphia	20	4	n	body dysmorphia
bodi_exercis	27	8	n	body exercises
bodi_experi 4
bodi_fat	45	265	n	body fat
bodi_feel	22	15	n	body feels
bodi_hair	27	8	n	body hair
bodi_hate	20	4	m	body hates
bodi_high	13	6	n	body high	body highs
bodi_imag	29	73	n	body image
bodi_issu	16	14	n	body issues
bodi_languag 7
bodi_lift	24	6	n	body lifts
bodi_load	22	5	n	body load	body loads
bodi_look 10
bodi_mass	33	16	n	body mass
bodi_natur	20	4	m	body natural
bodi_part	16	20	n	body part
bodi_posit	28	9	n	body position
bodi_react 4
bodi_recomposit	22	5	n	body recomposition
bodi_respond	22	5	n	body responds
bodi_routin	22	5	n	body routine
bodi_scanner 6
bodi_shame	32	14	n	body shaming
bodi_shape	21	24	n	body shape
bodi_shop 8
bodi_shot	17	9	n	body shot	body shots
bodi_size	24	6	n	body size
bodi_start 4
bodi_strength	33	15	n	body strength
bodi_temperatur 10
bodi_transform	29	10	n	Body Transformation
bodi_type	37	23	n	body type
bodi_wash	12	9	n	body wash	body washes
bodi_weight	40	153	n	body weight
bodi_work	14	16	n	body works
bodi_workout	34	17	n	body workout
bodili 14
bodili_fluid 4
body-weight	30	11	m	body-weight
body-weight_exercis	20	4	n	body-weight exercises
bodyaccept	36	21	n	bodyacceptance
bodybuild	38	279	n	bodybuilding	bodybuilders
bodybuild_problem	22	5	n	bodybuilder Problems
bodybuild_show	22	5	n	bodybuilding show	bodybuilding shows
bodybuild_type	20	4	m	bodybuilding type
bodyfat	50	85	n	bodyfat
bodypart	20	4	n	bodypart
bodyrecomposit	20	4	n	BodyRecomposition
bodytyp	20	4	n	bodytype
bodyweight	62	299	m	bodyweight
bodyweight_exercis	44	47	n	bodyweight exercises
bodyweight_fit	45	52	n	bodyweight fitness
bodyweight_routin	31	13	n	bodyweight routine	bodyweight routines
bodyweight_squat	29	10	n	bodyweight squats
bodyweight_strength	24	6	m	bodyweight strength
bodyweight_train	42	37	n	bodyweight training
bodyweight_work	20	4	n	bodyweight work
bodyweight_workout	31	13	n	Bodyweight Workout	bodyweight workouts
bodyweightfit	43	42	n	bodyweightfitness
bog 4
bogu 4
boi 266
boil 151
boil_egg	13	19	n	boiled eggs
boil_water 15
bok	21	14	m	bok
bok_choi	21	14	n	bok choy
bold 26
bolivia 4
bolt 34
bolu	25	7	v	bolus
bomb 64
bombard 5
bon 6
bond 29
bondag 5
bone 156
bone-in	22	5	n	bone-in
bone_injuri	22	5	n	bone injuries
bone_marrow	12	9	m	bone marrow
boneless	29	32	m	boneless
boneless_skinless	33	16	m	boneless skinless
boner 14
bong 5
boni	27	8	n	bony
bonk 8
bonobo 5
bonu 114
bonu_point 24
bonus 4
boo 6
boob	15	238	n	boobs
boobag	20	4	n	boobage
boobi	18	25	n	boobies
book 648
book_call 4
book_recommend 7
book_websit 4
booklet 4
bookmark 12
bookstor 4
boom 29
boost	11	190	v	boost	boosts
booster	17	36	n	booster
boot 66
boot_camp 12
booth 11
booti 13
booz	13	82	n	booze
boozi	20	4	m	boozy
bop 4
border 38
borderlin 38
borderlin_person	13	19	m	borderline personality
bore 286
boredom 23
born 172
borrow 25
boson	13	19	n	boson
boss 114
boston 104
boston_globe 4
boston_marathon 31
boston_qualifi	20	4	n	Boston qualifier	Boston Qualifiers
bot 8
botan 7
botan_garden 4
botch 5
bother 245
bothersom	25	7	n	bothersome
bottl 273
bottom 295
bottom_line	11	12	n	bottom line
bottom_posit	28	9	n	bottom position
bought 784
bouillon	29	10	n	bouillon
bouillon_cube	20	4	n	bouillon cube	bouillon cubes
boulder	24	74	n	boulder	boulders
bounc 57
bound 26
boundari 17
bounti 12
bourbon 7
boursin	22	5	m	Boursin
bout	10	51	n	bout	bouts
boutiqu	14	22	n	boutique	boutiques
bow 14
bowel	11	39	m	bowel	bowels
bowel_movement	20	13	n	bowel movement	bowel movements
bowl 222
box 379
box_full 4
box_jump	38	26	n	box jumps
box_squat	29	10	n	box squats
boxer 27
boycott 5
boyf	14	7	n	boyf
boyfriend 763
boyfriend_broke	22	5	n	boyfriend broke
boyfriend_came 4
boyfriend_decid	11	5	n	boyfriend decided
boyfriend_girlfriend 4
boyfriend_love	13	6	n	boyfriend loves
boyfriend_sent	22	5	n	boyfriend sent
boyfriend_think 4
bp	16	103	n	BP
bp2	24	6	n	BP2
bp_ii	22	5	n	BP II
bpa	31	13	n	BPA
bpd	17	23	n	BPD
bpi	20	4	n	BPI
bpii	29	10	n	BPII
bpm 4
br	11	32	n	br
bra	32	768	n	bra	bras
bra-fitting	22	5	m	bra-fitting
bra_band	33	15	m	Bra Band	bra bands
bra_boutiqu	27	8	n	bra boutique
bra_fit	46	60	n	bra fitting	bra fits
bra_fitter	22	5	n	bra fitter	bra fitters
bra_journei	22	5	n	bra journey
bra_onlin	31	13	n	bras online
bra_recommend	20	4	n	bra recommendations
bra_shop	39	29	n	bra shopping	bra shops
bra_size	50	91	n	bra size
bra_store	32	14	n	bra store
bra_strap	20	4	n	bra strap	bra straps
bra_work	22	5	n	bras work
brace 23
brace_yourselv 7
bracelet 11
brachial	24	6	m	brachial
brachial_plexu	24	6	n	brachial plexus
bracket 12
brad 22
brad_pilon	27	8	n	brad Pilon
bradlei 8
bradlei_cooper 4
brag 84
bragg 7
braghol	25	7	n	braghole
brain	18	1429	n	brain
brain-computer	28	9	m	brain-computer
brain-computer_interfac	28	9	n	brain-computer interface
brain-derived	22	5	m	Brain-Derived
brain-derived_neurotroph	20	4	m	brain-derived neurotrophic
brain_activ	25	20	n	brain activity
brain_ag	22	5	n	Brain Aging
brain_atla	24	6	n	brain atlas
brain_barrier	25	7	n	brain barrier
brain_cancer	11	8	n	brain cancer
brain_cell	21	32	n	brain cells
brain_chang	14	7	n	brain changes
brain_chemistri	30	11	n	brain chemistry
brain_connect	24	6	n	Brain Connectivity
brain_damag 24
brain_decid	20	4	n	brain decides
brain_develop	28	9	n	brain development
brain_diseas	25	7	n	brain diseases
brain_disord	22	5	n	brain Disorder	brain disorders
brain_fog	38	26	n	brain fog
brain_function	39	29	n	brain function
brain_health	24	6	n	brain health
brain_imag	21	14	m	brain imaging
brain_injuri	17	16	n	brain injury
brain_map	28	9	n	brain mapping
brain_mri	20	4	n	brain MRI
brain_plastic	25	7	n	brain plasticity
brain_power	11	5	n	brain power
brain_process	24	6	m	brain processes
brain_project	22	5	n	Brain Project
brain_region	16	8	n	brain regions
brain_scan	24	19	n	brain scan	brain scans
brain_scanner	22	5	n	brain scanner
brain_scienc	13	6	n	brain science
brain_start	20	4	n	brain starts
brain_stem 5
brain_structur	25	7	n	brain structure
brain_surgeri 4
brain_tell	22	5	n	brain tells
brain_tissu	11	5	n	brain tissue
brain_tumor 16
brain_wave	25	7	n	brain waves
brain_work	22	15	n	brain works
brain_zap	31	12	n	brain zaps
brainpow	20	4	n	brainpower
brainstorm	10	14	v	brainstorming
brainwash 10
brainwav	24	6	n	brainwaves
brais	28	9	n	braised
brake 46
brake_lever	24	6	n	brake levers
bran	20	12	n	bran
branch 33
brand 403
brand_name 17
brandon 18
brandon_lilli	30	11	n	brandon Lilly
braologi	20	4	m	Braologie
brass 4
brastop	38	27	n	brastop
braswap	28	9	n	braswap
brat 6
bratabas	36	20	n	bratabase
bravangel	24	6	n	bravangelism
brave 31
braveri 4
bravissimo	24	6	v	Bravissimo
bravo 4
brazil 16
brazilian 34
brazilian_jiu	24	6	m	Brazilian Jiu
brazilian_jiu-jitsu	27	8	n	Brazilian Jiu-Jitsu
brazilian_wax	24	6	n	Brazilian wax	Brazilian waxes
breach 10
bread	23	443	n	bread
bread_crumb	27	8	n	bread crumbs
bread_pud	25	7	n	bread pudding
bread_recip	34	17	n	Bread Recipe
breadcrumb	18	10	n	breadcrumbs
breadstick	24	6	n	Breadsticks
break 1034
break-up 4
break_fast	20	4	n	break fast
break_new 7
break_out	31	12	n	break outs
break_point 5
break_room 6
breakdown 87
breaker 5
breakfast	19	701	n	breakfast
breakfast_burrito	16	19	n	breakfast burrito
breakfast_casserol	22	5	n	Breakfast Casserole
breakfast_cereal	11	8	n	breakfast cereal	breakfast cereals
breakfast_food	28	9	n	breakfast food
breakfast_idea	22	15	n	breakfast ideas
breakfast_meal	20	4	n	breakfast meal
breakfast_option	13	6	n	breakfast options
breakfast_recip	25	7	n	breakfast recipe	breakfast recipes
breakfast_sandwich	17	15	n	breakfast sandwich	breakfast sandwiches
breakfast_sausag	25	7	n	breakfast sausage
breakfast_shake	24	6	n	breakfast shake
breakfast_smoothi	24	6	n	breakfast smoothie	breakfast smoothies
breakfast_tea	25	7	n	breakfast tea
breakout	43	131	n	breakouts
breakthrough	18	62	n	breakthrough	breakthroughs
breakup 22
breast	20	438	n	breast
breast_cancer 23
breast_feed	22	5	n	breast feeding
breast_milk	13	6	n	breast milk
breast_reduct	24	6	n	breast reduction	breast reductions
breast_shape	35	19	n	breast shape
breast_stroke	27	8	n	breast stroke
breast_tissu	38	26	n	breast tissue
breastfeed 15
breastrok	22	5	m	breastroke	breastrokers
breaststrok	29	30	n	breaststroke
breath	12	340	n	breath
breath_deepli 4
breath_exercis	20	4	n	breathing exercise	breathing exercises
breath_properli	24	6	n	breathe properly
breath_techniqu	11	5	n	breathing techniques
breathabl	11	5	n	breathable
breathtak 5
breed 12
breez 18
bret 10
bret_contrera	28	9	n	bret Contreras
brethren	14	7	n	brethren
brew 55
breweri 9
brian 23
brian_shaw 4
bribe 5
brick 36
brick_wall 5
bridal	13	6	m	bridal
bride 13
bridesmaid 7
bridg 54
brie	18	10	n	brie
brief 115
brief_background 9
brief_overview	11	5	n	brief overview
brief_period 4
briefli 44
bright 77
bright_red 11
bright_side 7
brighten 16
brighter 14
brilliant 44
brilliant_idea 4
brim 7
brine 4
bring 575
bring_attent 6
bring_food 4
brink 9
brisk 4
brisk_walk	20	4	n	brisk walk
brisket	24	6	n	Brisket
bristol 8
britain 11
british 75
british_columbia	11	8	n	British Columbia
british_medic	22	5	m	british Medical
brittl 4
bro 85
bro-science	22	5	n	bro-science
bro_scienc	29	10	n	bro Science
broad 40
broadcast 19
broaden 6
broader 6
broadli 4
broccoli	22	158	n	broccoli
broccoli_floret	28	9	n	broccoli florets
broccoli_soup	28	9	n	broccoli soup
brocolli	17	9	n	brocolli
brofessor	20	4	n	Brofessor
broil	13	6	n	broil
broiler	22	5	n	broiler
broke 376
broke_colleg	14	12	m	broke college
broken 191
broken_bone 4
broken_glass	16	8	n	broken glass
bronchiti 7
bronkaid	31	12	n	Bronkaid
bronz 8
brood 6
brook 18
brooklyn 12
broscienc	40	32	n	broscience
broth	29	71	n	broth
brother 271
brother-in-law 6
brought 247
brow 6
brown 249
brown_ey 5
brown_rice	50	88	n	brown rice
brown_sugar	41	36	n	brown sugar
browni	15	63	n	brownie	brownies
brownle 4
brows 143
browser 21
browser_histori 4
broz	27	8	m	Broz
bruce 17
bruce_lee 7
bruis 34
brunch 21
bruschetta	29	10	n	bruschetta
brush 88
brussel	16	30	m	brussel
brussel_sprout	28	28	n	brussel sprouts
brutal 52
bryan 5
bryant 9
bs 80
bsc	16	8	n	BSc
bsn	29	33	m	BSN
bsn_program 4
btcnootrop	22	5	n	btcnootropics
btfc	32	14	n	BTFC
btn	28	9	m	BTN
btn_press	20	4	n	BTN presses
btw 86
bu 108
bu_driver 5
bu_ride	14	7	n	bus ride
bu_stop 9
bubbl 37
buck 98
bucket 18
bucket_list 7
buckl 21
buckwheat	30	11	m	buckwheat
bud 41
buddha 9
buddhism 10
buddhist 17
buddi 216
budg 16
budget 324
budget_cut 10
budget_food	15	13	n	budget food	budget foods
budget_friendli	22	5	n	budget friendly
budget_recip	24	6	n	budget recipes
budgetfood	31	91	m	budgetfood
budgetfood_challeng	42	40	n	budgetfood Challenge
buf 4
buff 14
buffalo 48
buffalo_chicken	35	19	m	buffalo chicken
buffalo_sauc	22	5	n	buffalo sauce
buffalo_wing	14	7	n	buffalo wings
buffer 32
buffet 16
buffi 5
bug 97
bui 1110
bui_bra	32	14	n	buy bras
bui_cloth 5
bui_expens 6
bui_food	11	16	n	buy food
bui_groceri 4
bui_meat	24	6	n	buy meat
bui_onlin 5
bui_organ 4
build 638
build-up 4
build_block 6
build_endur	24	6	n	build endurance
build_lean	22	5	m	build lean
build_muscl	49	78	n	build muscle
build_strength	33	15	n	build strength
builder 26
buildup 15
built 176
bulb 18
bulg 15
bulgarian	14	11	m	Bulgarian
bulgur	25	7	m	bulgur
bulim	27	8	n	bulimic
bulimia 10
bulk	29	497	n	bulk
bulk_diet	22	5	n	bulking diet
bulk_food	30	11	n	bulk food	bulk foods
bulk_phase	24	6	n	bulking phase
bulk_powder	27	8	n	bulk powder	bulk powders
bulk_routin	25	7	n	Bulking Routine
bulki	21	32	n	bulky
bull 15
bullet 67
bullet_point 7
bulletin 5
bulletproof	22	16	m	bulletproof
bulletproof_coffe	32	14	n	bulletproof coffee
bulli 87
bullion	28	9	n	bullion
bullion_cube	22	5	n	bullion cubes
bullshit 90
bum 55
bummer 4
bump	13	187	n	bumps
bumper 33
bumper_plate	33	15	n	bumper plates
bumpi	27	26	n	bumpy
bun	25	76	n	bun	buns
bunch 359
bundl 14
bunk 9
bunker 5
bunless	20	4	m	bunless
bunni 18
buoi 4
bupropion	31	13	n	bupropion
burden 34
bureaucrat 4
burgen	22	5	n	Burgener
burger	15	223	n	burger	burgers
burger_king 9
burger_recip	32	14	n	burger recipe
buri 41
burn 350
burn_calori	25	7	n	burn calories
burn_fat	29	32	n	burn fat
burn_man 4
burn_sensat 6
burner 19
burnout 22
burnt 27
burp 6
burpe	42	37	n	burpees
burrito	16	83	n	burritos
burrito_bowl	13	6	n	burrito bowl
bursiti	22	5	n	bursitis
burst 50
burt	14	12	m	Burt
burt_bee	25	7	m	Burt Bees
burton 9
bush 13
busi 384
busi_life	20	4	n	busy life
busi_model 5
busi_schedul	16	8	n	busy schedule	busy schedules
busi_trip 6
busi_work 6
busiest 7
bust 118
bust_measur	20	4	n	bust measurement	bust measurements
bust_stand	20	4	n	bust standing
busti	19	11	m	busty
butcher 12
butler 4
butt 172
butt_plug 4
butt_wink	20	4	n	butt wink
butter	25	472	n	butter
butter_chocol	28	9	m	Butter Chocolate
butter_cooki	20	13	n	Butter Cookies
butter_cup	20	4	n	butter cups
butter_fudg	22	5	n	butter fudge
butter_melt	25	7	n	butter Melt
butter_protein	24	6	m	Butter Protein
butter_sandwich	13	6	n	butter sandwich
butter_toast	20	4	n	butter toast
butterfli 49
butteri	11	5	m	buttery
buttermilk	18	10	n	buttermilk
butternut	34	17	m	Butternut
butternut_squash	33	16	n	butternut squash
butthol 5
buttload 4
button 98
buyer 5
buzz 45
buzzword 6
bw	33	77	n	BW
bw_exercis	25	7	n	BW exercises
bw_fit	25	7	n	BW fitness
bwf	31	13	n	BWF
bye 15
bye_bye 5
bypass 33
bypass_surgeri	16	8	n	bypass surgery
byproduct	25	7	n	byproduct	byproducts
bystand 6
byte 6
c'mon 9
c-section	16	14	n	c-section
c2 4
c25k	46	56	n	C25K
c25k_program	31	13	n	C25K program
c4	37	24	n	C4
ca 74
ca1	20	4	m	CA1
cab 5
cabbag	17	48	n	cabbage
cabin 5
cabinet 17
cabl 44
cacao	27	8	n	cacao
cach 9
cactu 12
cadav	13	10	n	cadaver	cadavers
cadburi	22	5	m	Cadbury
cadenc	29	10	n	cadence
caesar 11
caesar_salad 4
cafe 29
cafeteria	11	22	n	cafeteria
caffein	28	212	n	caffeine
caffein_drink	20	4	n	caffeinated Drink	caffeine drinks
caffein_pill	22	5	n	caffeine pill	caffeine pills
caffin	20	4	n	caffine
cage 43
cain 14
cajun	36	21	m	cajun
cake 362
cake_batter	24	6	n	cake batter
cake_mix 4
cake_recip	28	9	n	Cake Recipe
cake_x-post 4
cakedai 27
cal	32	513	n	cal
cal_deficit	20	4	n	cal deficit
cal_per	27	8	n	cals per
calc 17
calcium	34	54	n	calcium
calcium_supplement	20	4	n	calcium supplement
calcul 255
calculu 7
calend 4
calendar 40
calf	30	57	m	calf
calf_muscl	29	10	n	calf muscles
calf_pain	20	4	n	calf pain
calf_rais	27	8	n	calf raises
calf_strain	22	5	n	calf strain
calgari 5
cali 4
calib 6
california 98
california_state 4
california_strength	24	6	n	California Strength
calip	41	34	n	calipers
calisthen	37	24	n	calisthenics
call 1374
call_attent 4
call_bs 4
call_light 4
caller 4
callosum	20	4	n	callosum
callou	11	5	m	callous
callous 8
callu	25	7	n	callus
callus	17	9	n	calluses
calm 201
calmer	10	14	n	calmer
calmli 10
calo	24	6	n	calo
calor	53	122	m	caloric	calores
calor_deficit	37	23	n	caloric deficit	caloric deficits
calor_goal	22	5	n	caloric goal	caloric goals
calor_intak	44	46	n	caloric intake
calor_restrict	28	9	n	caloric restriction
calor_surplu	25	7	n	caloric surplus
calori	47	1495	n	calories
calori_breakfast	24	6	m	calorie breakfast
calori_burn	28	9	n	calories burned
calori_count	49	79	n	calorie counting
calori_counter	27	8	n	calorie counter	calorie counters
calori_cycl	41	36	n	calorie cycling
calori_daili	24	6	n	calories daily
calori_deficit	44	49	n	calorie deficit	calorie deficits
calori_dens	32	14	n	calorie dense
calori_diet	36	21	n	calorie diet
calori_food	27	8	n	calorie foods
calori_free	20	4	n	calorie free
calori_goal	39	29	n	calorie goal
calori_intak	45	51	n	calorie intake
calori_limit	28	9	n	calorie limit
calori_look	11	5	n	calories looks
calori_meal	28	9	n	calorie meals
calori_per	45	53	n	calories per
calori_restrict	35	19	n	calorie restriction
calori_snack	28	9	n	calorie snacks
calori_surplu	27	8	n	calorie surplus
calori_target	22	5	n	Calorie Target
calori_total	20	4	n	calories total
calori_track	20	4	n	calorie tracking
calorie-dense	20	4	m	calorie-dense
calorie-restricted	20	4	m	calorie-restricted
calorif	22	5	n	calorific
caltech 4
calv	49	78	n	calves
calvin 16
calzon	25	7	n	calzone
cam 11
camaraderi	11	5	n	camaraderie
cambridg 8
came 1318
came_across 167
came_along 5
came_clean 4
came_home 66
came_insid	14	7	n	came inside
camel 12
camera 93
cameron 10
cami 4
camil	30	11	m	Camille
camil_leblanc-bazinet	24	6	n	camille Leblanc-Bazinet
camp 113
camp_stove 4
camp_trip	11	12	n	camping trip	camping trips
campaign 70
campbel 16
campu 100
campu_board	20	4	m	campus board
can	15	147	m	canned
can_bean	24	6	n	canned beans
can_chicken	20	4	n	canned chicken
can_food 7
can_tuna	20	12	n	canned tuna
canada 150
canadian 85
canadian_weightlift	22	5	m	Canadian Weightlifting
canal 13
cancel 32
cancer 326
cancer_cell	24	18	n	cancer cells
cancer_drug 5
cancer_patient 11
cancer_research	10	14	n	cancer research
cancer_risk	27	8	n	cancer risk
cancer_screen	25	7	n	cancer screening
cancer_societi 4
cancer_survivor 4
cancer_treatment 7
candi 95
candi_bar	11	8	n	candy bar	candy bars
candid 51
candl 10
candyflip	24	6	v	candyflip
cane 10
canin 4
canist 4
cannabi	26	115	n	cannabis
cannabi_user	22	5	n	Cannabis Users
cannabidiol	20	4	n	cannabidiol
cannabinoid	40	33	n	cannabinoids
cannabinoid_receptor	24	6	n	cannabinoid receptors
cannellini	22	5	n	cannellini
cannib 4
cannondal	34	17	m	Cannondale	Cannondales
canola	20	12	m	canola
canola_oil	27	8	n	canola oil
cant 171
cant_afford 4
cant_believ	12	9	n	cant believe
cant_eat	11	5	n	cant eat
cant_wait	14	7	n	cant wait
cantaloup 4
canva 10
canyon 11
cap 97
capabl 84
capac 51
cape 8
caper	11	5	n	capers
capit 16
capitol 4
capres	27	8	m	caprese
capri	11	5	n	capris
capsul	15	62	n	capsules
captain 19
captcha 4
caption 9
captiv 12
captur 36
car 408
car_accid 30
car_behind 4
car_ride 4
car_window 4
car_wreck 5
carabin	11	5	n	carabiner
caramel	17	35	m	caramel
caramel_onion	32	14	n	Caramelized Onions
carb	58	1369	n	carbs
carb-free	24	6	n	carb-free
carb-up	28	9	n	carb-up
carb-y	20	4	m	carb-y
carb_backload	25	7	n	carb backloading
carb_bing	20	4	n	carb binge
carb_count	30	11	n	carb count
carb_crave	25	7	n	carb craving	carb cravings
carb_cycl	32	14	n	carb cycling
carb_daili	24	6	n	carbs daily
carb_diet	44	48	n	carb diet
carb_food	25	7	n	carb foods
carb_free	24	6	n	carb free
carb_high	40	30	m	carb high
carb_intak	36	20	n	carb intake
carb_limit	24	6	n	carb limit	carb limits
carb_load	36	22	n	carb loading
carb_low	37	23	n	carbs low
carb_meal	25	7	n	carb meal
carb_paleo	25	7	m	carb paleo
carb_per	46	57	m	carbs per
carb_protein	34	17	m	carb protein
carb_recip	31	12	n	carb recipes
carb_snack	20	4	n	carb snack
carb_sourc	27	8	n	carb sources
carb_up	22	5	n	carb ups
carb_wrap	22	5	n	carb wraps
carbamazepin	20	4	n	Carbamazepine
carber	22	5	n	Carber
carbi	33	15	m	carby
carbi_food	22	5	n	carby foods
carbohydr	49	82	n	carbohydrates
carbohydr_diet	22	5	n	carbohydrate diet
carbon	10	76	m	carbon	Carbons
carbon_dioxid	17	9	n	carbon dioxide
carbon_fiber 7
carbon_fork	20	4	n	carbon fork
carbon_frame	22	5	n	carbon frame	carbon frames
carbon_nanotub	11	5	n	carbon nanotube	carbon nanotubes
carbon_water	22	5	n	carbonated water
carbonara	28	9	n	Carbonara
carcass 5
carcinogen	28	9	n	carcinogenic
card 171
cardamom	22	5	m	cardamom
cardboard 8
cardiac	21	32	m	cardiac
cardiac_arrest 9
cardio	66	428	n	cardio
cardio_exercis	24	6	n	cardio exercises
cardio_machin	20	4	n	cardio machine	cardio machines
cardio_session	20	4	n	cardio session
cardio_workout	24	6	n	cardio workout	cardio workouts
cardiolog	17	9	n	cardiology
cardiologist	13	6	n	cardiologist
cardiovascular	41	34	m	cardiovascular
cardiovascular_diseas	25	7	n	cardiovascular disease
cardiovascular_health	20	4	n	cardiovascular health
cardiovascular_risk	20	4	m	Cardiovascular Risk
care 1107
care_act 6
care_doctor	11	5	n	care doctor
care_industri	24	6	n	care industry
care_nurs	20	4	n	care nurse
care_packag 4
care_physician	24	6	n	care physician
care_product 4
care_provid	29	10	n	care providers
care_reform 6
care_routin	30	11	n	care routine
care_system 7
care_unit	22	5	n	Care Unit
career 260
career_advic 6
career_choic 10
career_option	30	11	n	career options
career_path 12
carefre	13	6	n	carefree
carefulli 32
caregiv 4
careless 13
caress 5
caretak 6
cargo 5
carhart-harris	25	7	n	Carhart-Harris
caribbean 13
carl 19
carl_jung 4
carl_sagan 8
carmel 4
carn	18	10	m	carne
carn_asada	25	7	n	carne asada
carnita	29	10	n	carnitas
carnitin	29	10	n	carnitine	Carnitines
carnivor	21	23	n	carnivore	carnivores
carolina 19
carpent 5
carpet 10
carr	31	39	m	Carr
carr_book	31	13	n	Carr book
carri 308
carrier 12
carrot	16	150	n	carrots
carrot_cake	31	12	n	carrot cake
carryov	11	5	n	carryover
cart 25
carter 12
cartilag 6
carton 10
cartoon 25
carv 13
cascad 10
case 685
case_report	25	7	n	case report	case reports
case_scenario 8
case_studi 13
casein	31	37	n	casein
casein_protein	24	6	n	casein protein
cash 57
cashew	27	25	n	cashews
cashier 19
casino 9
casserol	25	52	n	casserole	casseroles
casserol_dish 7
cassett 11
cast 55
cast_doubt 5
cast_iron	11	19	m	cast iron	cast irons
cast_member	22	5	n	cast member	cast members
castl 11
castor	28	9	m	castor
castor_oil	27	8	n	castor oil
casual 109
casual_see	22	5	n	casually seeing
casualti 5
cat 137
catabol	29	10	n	catabolic
catalog 13
catalyst	17	23	n	catalyst
catalyst_athlet	25	7	n	Catalyst Athletics
catastroph 14
catch 167
catchi 5
catecholamin	22	5	n	catecholamine
categor 12
categori 90
cater 26
caterpillar 5
catfish 5
cathart 6
cathinon	22	5	n	cathinones
cathol 12
cattl 6
caught 194
cauliflow	40	153	n	cauliflower
cauliflow_crust	34	17	m	cauliflower crust
cauliflow_mash	22	5	n	cauliflower mash
cauliflow_pizza	22	5	m	cauliflower pizza
cauliflow_rice	36	22	n	cauliflower rice
cauliflow_soup	25	7	n	Cauliflower Soup
caus 1233
caus_acn	32	14	n	cause acne
caus_anxieti	24	6	n	causes anxiety
caus_autism	13	6	n	cause autism
caus_birth	22	5	m	cause birth
caus_breakout	35	18	n	caused breakouts
caus_cancer 6
caus_damag 4
caus_depress	20	4	n	cause depression
caus_heart	24	6	m	cause heart
caus_inflamm	22	5	n	cause inflammation
caus_mental	20	4	m	cause mental
caus_pain	17	9	n	cause pain
caus_problem 10
caus_sever 5
caus_weight	20	4	m	cause weight
caution	11	29	n	caution
cautionari 9
cautionari_tale 8
cautiou 15
cave 48
caveat 11
caveman	27	27	m	caveman
caveman_keto	25	7	n	Caveman Keto
cavemen 4
caviti 4
cayenn	28	29	m	cayenne
cayenn_pepper	25	20	n	cayenne pepper
cb 6
cb1	20	4	n	CB1
cbd	11	5	n	CBD
cbt	42	39	n	CBT
cc 30
cd 9
cdc	30	11	n	CDC
cdp	20	4	m	CDP
cdp-choline	24	6	n	CDP-choline
ce 11
ceas 19
ceil 28
celeb 5
celebr 260
celebratori 5
celeri	28	66	n	celery
celeri_stalk	20	4	n	celery stalks
celexa	36	20	n	Celexa
celiac	47	196	n	Celiac
celiac_diseas	37	73	n	Celiac Disease
cell 393
cell_count	20	4	n	cell count
cell_death	25	7	n	cell death
cell_membran	22	5	n	cell membrane	cell membranes
cell_phone 26
cell_research 5
cell_transplant	11	5	n	cell transplant
cellphon 8
cellucor	29	10	m	Cellucor
cellucor_c4	22	5	n	Cellucor C4
cellular 21
cellular_level	20	4	n	cellular level
cellulit	25	7	n	cellulite
celtman	20	4	n	Celtman
cement 8
cent 76
cent_per 9
center 202
centimet 4
centr 30
central 53
central_nervou	24	6	m	central nervous
centrum	20	4	n	centrum
centuri 77
centuri_ride	31	13	n	century ride
ceo 25
cephalexin	20	4	n	cephalexin
ceram 5
cerav	50	85	n	CeraVe
cerav_cream	22	5	n	CeraVe cream
cerav_foam	35	18	m	CeraVe foaming
cerav_hydrat	28	9	m	Cerave Hydrating
cerav_moistur	31	12	n	CeraVe moisturizer
cereal	14	94	n	cereal
cerebellar	20	4	m	cerebellar
cerebellum	22	5	n	cerebellum
cerebr	12	24	m	cerebral
cerebr_health	24	6	n	Cerebral Health
cerebr_palsi 7
ceremoni 16
cern 10
cert 6
certain 430
certain_amount 24
certain_area	14	11	n	certain area	certain areas
certain_aspect 5
certain_degre 6
certain_drug	29	10	n	certain drug	certain drugs
certain_exercis	20	4	n	certain exercises
certain_extent 4
certain_food	20	13	n	certain foods
certain_kind 4
certain_level 4
certain_muscl	24	6	m	certain muscle	certain muscles
certain_part 6
certain_point 12
certain_pose	20	4	n	certain pose	certain poses
certain_posit 4
certain_situat 4
certain_size 4
certain_type 9
certain_weight	27	8	n	certain weight	certain weights
certainli 151
certainti 7
certif 46
certifi 52
cervelo	31	12	m	Cervelo
cervic	17	9	m	cervical	cervicals
cervix	20	13	n	cervix
cessat	27	8	n	cessation
cetaphil	43	44	m	Cetaphil
cetaphil_gentl	27	8	m	Cetaphil Gentle
cetaphil_lotion	22	5	n	Cetaphil lotion
cetaphil_moistur	20	4	n	Cetaphil moisturizer
cev	22	5	n	CEVs
cf	19	28	m	CF	CFS
cf_gym	24	6	n	CF gym
cfhq	22	5	n	CFHQ
cgm	33	15	n	CGM	CGMS
ch 17
cha 13
chacher	20	4	m	Chachere
chad 16
chad_smith	20	4	n	chad Smith
chad_vaughn	24	6	n	chad Vaughn
chafe	14	12	v	chafing
chai	19	20	n	Chai
chain 144
chain_pharmaci	11	5	n	chain pharmacies
chain_reaction 4
chain_restaur 4
chain_store 4
chainr	24	6	n	chainring	chainrings
chair 57
chalk 38
chalk_bag	31	12	n	chalk bag
challeng 435
challeng_accept 9
challeng_winner	13	6	n	Challenge Winner
chamber 6
chamomil	24	6	n	chamomile
champ 43
champagn 8
champion 62
championship	15	206	n	Championships
championship_meet	20	4	n	Championship meet
champix 4
chan 4
chana	24	6	m	Chana
chanc 350
chang 2096
chang_depend	20	4	n	change depending
chang_diet	20	4	n	changed diet
chang_drastic	24	6	n	changed drastically
chang_event	20	4	n	changing event
chang_experi	22	5	n	changing experience
chang_posit 4
chang_room	25	7	n	change room	change rooms
changer 9
channel 121
chantel	28	9	m	Chantelle
chantix	22	16	n	Chantix
chao	11	36	n	chaos
chaotic 10
chap 13
chapstick	11	5	n	chapstick	chapsticks
chapter 30
char 4
charact 83
character	11	15	n	characterized
characterist	10	34	n	characteristics
charcoal 6
chard 8
charg 117
charg_nurs	25	7	n	charge nurse
charger 6
charisma	20	4	n	charisma
charit 5
chariti 32
charl 11
charl_poliquin	22	5	n	charles Poliquin
charli 10
charlott 7
charm 24
chart 147
chase 56
chastis 4
chat 144
chat_room 8
chattanooga	20	4	n	Chattanooga
chatter 6
cheap	11	864	n	cheap
cheap_bike	25	7	n	cheap bike
cheap_food	15	13	n	cheap food	cheap foods
cheap_ingredi	22	5	n	cheap ingredients
cheap_meal	38	27	n	cheap meal	cheap meals
cheap_recip	32	14	n	cheap recipes
cheap_wai	20	4	n	cheap ways
cheaper 183
cheaper_altern	13	6	n	cheaper alternative	cheaper alternatives
cheapest 65
cheapest_food 4
cheapest_meal	22	5	n	cheapest meals
cheapli 19
cheapo 6
cheat 279
cheat_meal	35	19	n	cheat meal	cheat meals
cheat_sheet 12
check 1126
check-in 6
check-up	16	8	n	check-up
check_fridai	22	5	n	Check Friday
check_guidelin	24	6	n	Check Guidelines
check_onlin 4
check_video	20	4	n	check video
checklist	10	11	n	checklist	checklists
checkout 15
checkout_line 4
checkpoint 5
checkup 12
cheddar	32	69	m	cheddar
cheddar_chees	27	27	n	cheddar cheese
chee	22	5	n	chees
cheek	13	119	n	cheeks
cheekbon	22	5	n	cheekbones
cheep	22	5	n	cheep
cheer 124
cheerio 7
cheerlead 12
chees	25	721	n	cheese
chees_bread	14	7	n	Cheese Bread
chees_cake	22	5	n	cheese cake	cheese cakes
chees_chip	24	6	n	cheese chips
chees_frost	24	6	n	Cheese Frosting
chees_pizza	27	8	n	cheese pizza	cheese pizzas
chees_sandwich	32	14	n	cheese sandwich
chees_sauc	25	7	n	cheese sauce	cheese sauces
chees_slice	24	6	n	cheese slice	cheese slices
chees_soup	20	4	n	Cheese Soup
chees_steak	24	6	m	cheese steak
chees_stuf	24	6	m	Cheese Stuffed
cheeseburg	10	27	n	cheeseburger	cheeseburgers
cheesecak	33	76	n	Cheesecake
cheesecak_cupcak	24	6	n	cheesecake cupcakes
cheesi	12	49	m	cheesy
cheeto	11	5	n	Cheetos
cheez	20	4	m	cheeze
chef 53
chelat	20	4	m	Chelated
chem 24
chemic	16	257	n	chemical	chemicals
chemic_engin 6
chemic_exfoli	30	11	n	chemical exfoliation	chemical exfoliants
chemic_imbal	28	9	n	chemical imbalance	chemical imbalances
chemic_peel	31	13	n	chemical peel	chemical peels
chemic_poison 4
chemic_structur	22	5	n	chemical structure
chemist	25	35	n	chemist	chemists
chemistri	12	138	n	chemistry
chemistri_class	11	5	n	chemistry class
chemo 22
chemotherapi 20
cherish 6
cherri 43
cherri_tomato	24	18	n	cherry tomatoes
chest	10	472	n	chest
chest_acn	25	7	n	chest acne
chest_area	25	7	n	chest area
chest_pain	34	17	n	chest pain	chest pains
chest_press	22	5	n	chest press
chestnut 4
chew 52
chew_gum	12	9	n	chewing gum
chewi 15
chex	20	4	n	Chex
chi 10
chia	38	26	m	chia
chia_seed	37	23	n	chia seeds
chic 4
chicago 70
chicago_marathon	29	10	n	Chicago Marathon
chick 69
chick-fil-a 6
chick_pea	11	5	n	chick peas
chicken	23	954	n	chicken
chicken-less	20	4	m	Chicken-less
chicken_bouillon	20	4	n	chicken bouillon
chicken_breast	36	145	n	chicken breast
chicken_broth	37	23	n	chicken broth
chicken_chili	22	5	n	Chicken Chili
chicken_curri	29	10	n	chicken curry
chicken_enchilada	24	6	m	chicken Enchilada
chicken_finger	22	5	n	chicken fingers
chicken_leg	17	9	n	chicken legs
chicken_noodl	16	8	m	chicken noodle
chicken_nugget	19	20	n	chicken nuggets
chicken_pizza	27	8	n	Chicken Pizza
chicken_pork 6
chicken_recip	30	11	n	Chicken Recipe
chicken_salad	37	24	n	chicken salad
chicken_sausag	27	8	n	chicken sausage
chicken_skin	20	4	n	chicken skin
chicken_soup	34	17	n	chicken soup
chicken_stir	25	7	m	Chicken Stir
chicken_stock	26	24	n	chicken stock
chicken_strip	13	6	n	chicken strips
chicken_taco	25	7	n	chicken tacos
chicken_tender	31	12	n	chicken tenders
chicken_thigh	28	29	n	chicken thighs
chicken_tikka	22	5	m	chicken tikka
chicken_wing	15	18	n	chicken wings
chicken_wrap	20	4	n	chicken wraps
chickpea	34	84	n	chickpeas
chickpea_curri	22	5	n	chickpea curry
chickpea_salad	27	8	n	Chickpea Salad
chief 22
chihuahua 4
child 313
child_abus 5
child_support 4
childbirth 8
childhood 84
childhood_friend 5
childhood_obes	22	5	n	childhood obesity
childish 10
children 326
children_hospit 7
chile 18
chili	25	153	n	chili
chili_pepper 4
chili_powder	39	29	n	chili powder
chili_recip	31	13	n	chili recipe	CHILI RECIPES
chili_sauc 4
chill 53
chilli	13	39	n	chilli
chilli_flake	20	4	n	chilli flakes
chime 20
chimpanze 4
chin	24	179	n	chin
chin-up	27	8	n	chin-up
chin-ups	36	21	n	chin-ups
chin_area	20	4	n	chin area
chin_up	37	24	n	chin ups
china 73
china_studi 4
chines 92
chines_buffet 4
chines_food 7
chines_weightlift	22	5	m	chinese Weightlifting
chinup	39	28	n	chinups
chip	10	239	n	chips
chip_cooki	21	32	n	chip cookies
chipotl	29	53	m	Chipotle
chipotl_chicken	24	6	m	Chipotle Chicken
chiropractor	15	13	n	chiropractor	chiropractors
chit 4
chit_chat 4
chive	21	14	n	chives
chlorid	27	8	n	Chloride
chlorin	13	14	v	chlorine
cho	16	8	n	CHO
choc	22	5	m	choc
chock 6
chocol	18	365	m	chocolate
chocol_almond	24	6	m	chocolate almond
chocol_bar 6
chocol_browni	22	5	n	chocolate brownies
chocol_cake	34	17	n	chocolate cake
chocol_cheesecak	22	5	n	Chocolate Cheesecake
chocol_chip	25	52	m	chocolate chip
chocol_milk	31	13	n	chocolate milk
chocol_mouss	24	6	n	chocolate mousse
chocol_peanut	36	22	m	chocolate Peanut
chocol_protein	33	16	m	chocolate protein
chocol_pud	24	6	n	chocolate pudding
chocol_syrup	20	4	n	chocolate syrup
chocol_whei	24	6	n	chocolate whey
chocolatei	20	4	n	chocolatey
choi	22	15	n	choy
choic 397
choke 28
chol	13	6	n	Chol
cholesterol	51	97	n	cholesterol
cholesterol_level	24	6	n	cholesterol levels
cholin	50	84	n	choline
cholin_bitartr	30	11	n	choline bitartrate
cholin_citrat	25	7	n	Choline Citrate
cholin_supplement	27	8	n	choline supplement	choline supplements
cholinerg	28	9	m	cholinergic
choos 261
chop	20	184	n	chopped
chop_carrot	20	4	n	chopped carrot	chopped carrots
chop_fresh	25	7	m	chopped fresh
chop_onion	32	14	n	chopped onion
chop_tomato	29	10	n	chopped tomatoes
chore 38
chorizo	37	23	n	chorizo
chose 88
chosen 65
chosen_sport	31	13	n	chosen sport
chow	17	15	v	chow
chowder	29	10	n	Chowder
chri 50
chri_sharma	29	10	m	chris Sharma
chrissi	29	10	m	Chrissie
chrissi_wellington	28	9	m	chrissie Wellington
christ 17
christian 24
christin	20	4	n	Christine
christma 261
christma_abbott	20	4	n	christmas Abbott
christma_card 7
christma_dinner	16	8	n	Christmas dinner
christma_ev 6
christma_gift 15
christma_parti 5
christma_present 18
christma_tree 6
christoph 7
chrome 14
chromium 5
chromosom	13	10	n	chromosome
chronic	19	133	m	chronic
chronic_condit 4
chronic_depress	17	9	n	chronic depression
chronic_fatigu	33	15	n	chronic fatigue
chronic_pain 12
chronicl 8
chronolog 6
chronolog_order 5
chub	14	7	n	chub
chubbi	13	71	n	chubby
chubbi_girl	17	9	n	chubby girl
chubbi_kid	20	4	n	chubby kid	chubby kids
chuck 23
chuck_roast	20	4	n	chuck roast
chuckl 25
chug 18
chung	22	5	n	Chung
chunk 54
chunki 20
church 24
churn 8
cicada	20	4	m	cicada
cider	32	42	m	cider
cider_vinegar	36	20	n	cider vinegar
cig	18	40	n	cig	cigs
cigar 9
cigarett	13	287	n	cigarette	cigarettes
cigarett_free	25	7	n	cigarette free
cii	24	6	n	CII	CIIs
cilantro	22	38	n	cilantro
cinch 6
cincinnati 8
cinco 6
cinco_de 6
cinema 7
cinnamon	28	110	n	cinnamon
cinnamon_roll	19	11	n	Cinnamon Rolls
cinnamon_toast	20	4	m	cinnamon Toast
circa 18
circadian	29	10	m	circadian
circadian_rhythm	28	9	n	circadian rhythm
circl 85
circlejerk 14
circu 9
circuit 48
circuit_train	29	10	n	circuit training
circuitri	25	7	n	circuitry
circul 21
circular 5
circumcis	15	13	n	circumcised	Circumcisions
circumfer	16	8	n	circumference
circumst 58
circus	14	7	n	circuses
cirrhosi	22	5	n	cirrhosis
citalopram	32	14	n	citalopram
citat 21
cite 41
citi 288
citi_block 4
citi_marathon	22	5	n	City Marathon
citicolin	24	6	n	citicoline
citizen 17
citrat	22	16	n	citrate
citric	17	9	m	citric
citric_acid	17	9	n	citric acid
citru	17	16	m	citrus
citrullin	35	18	n	Citrulline
citrullin_malat	31	12	n	Citrulline Malate
civil 29
civil_war 4
civilian 6
cj	17	9	n	CJ
ck 15
ckd	51	95	n	CKD
ckd_diet	25	7	n	CKD diet	CKD diets
cl 20
cla	32	14	n	CLA
clad 4
clai 28
clai_mask	25	7	n	clay mask	clay masks
claim 279
clair 4
clam	21	14	n	clam
clamp	12	9	n	clamp
clap 15
clarenc 4
clari	20	4	n	Clary
clarif 31
clarifi 84
clarison	30	11	n	Clarisonic
clariti 47
claritin	22	5	n	Claritin
clark 7
clash 5
clasp	13	6	v	clasp
class 1020
class_action 4
class_call 5
class_work 4
classi 4
classic 160
classif 7
classifi 35
classmat 55
classroom 25
clavicl	27	8	n	clavicle
claw 9
clean 784
clean_bulk	29	10	n	clean bulk
clean_diet	27	8	n	clean diet
clean_eat	31	12	n	clean eating	Clean Eats
clean_pull	29	10	n	clean pulls
clean_towel	25	7	n	clean towel	clean towels
cleaner 25
cleanli 9
cleans	40	95	v	cleansing
cleans_face	20	4	n	cleanse face
cleans_method	24	6	n	cleansing method
cleanser	41	109	n	cleanser	cleansers
clear 566
clear_answer	14	7	n	clear answer	clear answers
clear_head 9
clear_skin	38	25	n	clear skin
clear_spf	20	4	n	Clear SPF
clearanc 20
clearasil	28	9	n	Clearasil
clearer 23
clearest 6
clearli 168
cleat	22	15	n	cleats
cleavag	16	19	n	cleavage
clench 16
cleo	27	25	m	Cleo	Cleos
cleo_luci	24	6	n	Cleo Lucy
clerk 9
clerkship	35	18	n	clerkship
cleveland 12
cleveland_clinic	24	6	n	Cleveland Clinic
clever 31
clich 21
cliché 5
click 152
client 51
clif 7
clif_bar 7
cliff 23
cliff_bar	20	4	n	cliff bar	Cliff bars
climat 53
climat_chang 28
climax 15
climb	17	447	v	climbing
climb_gym	38	25	n	climbing gym	climbing gyms
climb_rope	20	4	n	climbing rope	climbing ropes
climb_wall	32	14	n	climbing wall
climber	27	78	n	climber	climbers
climbit	22	5	n	Climbit
clin	24	6	m	Clin
clindamycin	31	13	n	clindamycin
cling 13
clingi 5
clinic	18	331	m	clinical	clinicals
clinic_depress 14
clinic_experi	24	6	n	clinical experience
clinic_pharmacist	20	4	n	clinical pharmacists
clinic_psycholog 6
clinic_research	25	7	n	clinical research
clinic_rotat	22	16	n	clinical rotations
clinic_studi	27	8	n	clinical studies
clinic_trial	38	27	n	clinical trials
clinician	27	8	n	clinician	clinicians
cliniqu	31	12	m	Clinique
clint 10
clint_darden	27	8	n	clint Darden
clinton 5
clip 81
clipboard 4
clipless	36	20	m	clipless
clipless_pedal	31	12	n	clipless pedals
cliqu 7
clit	27	43	n	clit
clit_stimul	25	7	n	clit stimulation
clitor	40	31	m	clitoral
clitor_orgasm	20	4	n	clitoral orgasm
clitor_stimul	35	18	n	clitoral stimulation
clitori	28	9	n	clitoris
cloak	10	14	n	cloak
clock 65
clockwork 6
clog 54
clog_arteri	22	5	n	Clogged Arteries
clog_pore	38	25	n	clogged pores
clomid	14	7	n	clomid
clonazepam	28	9	n	clonazepam
clone 13
clonidin	22	5	n	clonidine
close 794
close-up 4
close_call	11	8	n	close call	close calls
close_door 5
close_famili 7
close_friend 63
close_grip	25	7	m	close grip
closer 134
closest 59
closest_friend 12
closet 44
clot	22	15	n	clot	clots
cloth 314
cloth_fit	31	12	n	clothes fit
cloth_shop 6
cloth_size	25	7	n	clothing size
cloth_store 6
cloud 37
cloud259	28	9	m	Cloud259
cloud259_podcast	24	6	n	cloud259 podcast
cloudi 9
clove	39	84	n	cloves
clove_garlic	40	30	n	cloves garlic
club 240
club_articl	22	5	m	Club Article
club_nomin	22	5	n	Club Nomination
club_swim	24	6	n	club swim
club_team	27	8	n	club team
clue 114
clueless 27
clump 9
clumpi	22	5	n	clumpy
clumsi 7
cluster 17
cluster_headach	22	5	n	cluster headaches
clutch 6
clutter 17
cm	11	64	n	cm
cm_tall	22	5	n	cm tall
cn	17	28	m	CNS
cn_fatigu	25	7	n	CNS fatigue
cna	19	19	n	CNA	CNAs
cnn 19
cnp	27	8	n	CnP
co 86
co-founder 5
co-op 11
co-owner	20	4	n	co-owner
co-pay	14	7	n	co-pay
co-worker 24
co-workers 36
co2	30	11	n	CO2
co_worker 4
coa	25	7	n	COA
coach	13	347	n	coach	coaches
coach_sommer	24	6	m	Coach Sommer
coagul	20	4	n	coagulation
coal 4
coan	31	13	n	Coan
coars	11	15	m	coarsely
coars_chop	20	4	n	coarsely chopped
coast 55
coastal 5
coaster 18
coat 77
coax 9
cobbler	13	6	n	cobbler
cobra 8
coca 4
coca-cola 11
cocain	11	63	n	cocaine
cocain_addict	22	5	n	cocaine addiction
cock 37
cock_ring	11	5	n	cock ring	cock rings
cockroach 6
cocktail	15	38	n	cocktail	cocktails
coco 6
cocoa	32	75	m	cocoa
cocoa_powder	43	42	n	cocoa powder
coconut	42	261	m	coconut
coconut_cream	27	8	n	coconut cream
coconut_curri	22	5	m	Coconut Curry
coconut_flake	22	5	n	coconut flakes
coconut_flour	41	36	n	coconut flour
coconut_milk	41	35	n	coconut milk
coconut_oil	41	111	n	coconut oil
coconut_water	20	4	n	coconut water
coconut_whip	24	6	m	coconut Whipped
cod 13
cod_liver	22	5	m	cod liver
code 125
code_insid	24	6	n	code inside
codein	17	9	n	codeine
codepend 4
coeliac	27	8	n	Coeliac
coeur	20	4	m	Coeur
coffe 377
coffe_cake	22	5	n	coffee cake
coffe_drink	11	5	n	coffee drinks
coffe_drinker	16	8	n	coffee drinker	coffee drinkers
coffe_shop 19
coffe_tabl 4
cog 10
cognit	31	321	m	cognitive
cognit_abil	21	14	n	cognitive abilities
cognit_behavior	31	13	m	Cognitive Behavioral
cognit_declin	17	9	n	cognitive decline
cognit_disson 4
cognit_distort	22	5	n	cognitive distortions
cognit_effect	30	11	n	cognitive effects
cognit_enhanc	41	36	n	cognitive enhancement	cognitive enhancers
cognit_function	39	28	n	cognitive function
cognit_health	27	8	n	cognitive health
cognit_impair	33	16	n	cognitive impairment
cognit_improv	20	4	n	cognitive improvement
cognit_neurosci	36	20	n	cognitive neuroscience
cognit_perform	38	25	n	cognitive performance
cognit_scienc	33	16	n	cognitive science	Cognitive Sciences
cognitive-enhancing	24	6	m	cognitive-enhancing
cognitive-enhancing_drug	22	5	n	cognitive-enhancing drugs
cogsci	24	18	n	cogsci
coher 11
cohort 5
coil 5
coin 22
coincid 28
coincident 16
coke 66
coke_zero	11	5	n	coke zero
col 5
cola 4
colbert 9
colbert_report 4
cold 379
cold_cream	24	6	n	cold cream
cold_cut 4
cold_shower	13	10	n	cold shower	cold showers
cold_sweat	11	5	n	cold sweat	cold sweats
cold_turkei	33	79	n	cold turkey
cold_water 26
cold_weather	22	15	n	cold weather
cold_winter 4
colder	14	12	n	colder
coldest 4
cole 10
coleman	31	13	n	Coleman
coleslaw	18	10	n	coleslaw
coli	20	13	n	coli
colin 4
coliti	16	8	n	colitis
collabor 22
collag 10
collagen	24	6	n	collagen
collaps 39
collar 12
collarbon 10
collard	35	18	m	collard
collard_green	31	13	n	collard greens
colleagu 51
collect 219
collect_data 5
colleg 1097
colleg_ag 4
colleg_budget	22	5	n	college budget
colleg_campu	11	15	n	college campu	college campus
colleg_class 5
colleg_due	16	8	n	college due
colleg_educ 6
colleg_freshman 4
colleg_grad 7
colleg_graduat 10
colleg_gym	24	6	n	college gym
colleg_kid 23
colleg_london	16	8	n	College London
colleg_student 149
colleg_swim	25	7	n	college swimming
colleg_town 10
colleg_work 4
collegi	42	40	m	collegiate	collegiates
collegi_nation	22	5	n	Collegiate Nationals
collegi_runner	24	6	n	collegiate runner	collegiate runners
collid 21
collin 4
collis 14
colon 23
colon_cancer 7
coloni 15
colonoscopi 4
color 195
color_pencil	13	6	n	colored pencils
color_run	20	4	n	Color Run
colorado 38
colour 37
columbia 14
columbu 13
columbu_oh 4
column 15
coluracetam	28	9	n	Coluracetam
coma 18
comb 8
combat 88
combin 438
combin_skin	29	10	n	combination skin
combin_total 4
combo 78
combust 4
come 1395
come_across 8
come_along 10
come_fall 4
come_home 18
comeback 19
comed 6
comedi 23
comedian 12
comedogen	24	6	n	comedogenic
comedown	37	24	n	comedown	comedowns
comer	13	6	n	comers
comet 8
comexim	24	6	n	Comexim
comfi 22
comfort 555
comfort_eat	11	5	n	comfortable eating
comfort_food	27	26	n	comfort food	comfort foods
comfort_level	20	4	n	comfort level
comfort_post	27	8	n	comfortable posting
comfort_share	13	6	n	comfortable sharing
comfort_talk 4
comfort_wear	20	4	n	comfortably wear
comfort_weight	20	4	n	comfortable weight
comfort_zone	15	23	n	comfort zone
comic 154
comic_con 4
comin 5
comlex	20	4	n	COMLEX
comm 7
command 24
commando 4
commemor 5
commenc 13
comment 415
comment_histori 4
comment_karma 7
commentari 22
commerci 88
commerci_gym	29	10	n	commercial gym	commercial gyms
commerci_product 4
commiser 9
commiss 10
commit 211
commit_relationship 5
commit_suicid 36
committe 24
commod 4
common 546
common_among	27	8	n	common among
common_answer 4
common_drug	20	4	n	common drug	common drugs
common_form 4
common_issu	14	7	n	common issue	common issues
common_knowledg 18
common_misconcept 5
common_mistak 5
common_occurr 4
common_problem	14	16	n	common problem	common problems
common_sens 19
common_side	27	8	m	common side
common_symptom	20	4	n	common symptom	common symptoms
common_theme 6
commonli	12	60	m	commonly
commun 880
commun_base 4
commun_build 4
commun_colleg 25
commun_member 6
commun_pharmaci	29	10	n	community pharmacy	community pharmacies
commun_skill 5
commut 140
commut_bike	28	9	n	commuter bike
comp 64
compact 11
compani 426
compani_call 6
companion 16
companionship 7
compar 438
comparison 152
comparison_photo	25	7	n	comparison photo	comparison photos
comparison_pic	18	10	n	comparison pic	comparison pics
comparison_pictur	17	9	n	comparison picture	comparison pictures
comparison_shot	20	4	n	comparison shot	comparison Shots
compass 27
compassion	12	17	n	compassionate
compat 20
compel 29
compendium 6
compens 32
compet	12	304	v	compete
competit	11	375	n	competition	competitions
competit_lift	27	8	n	competition lift	competition lifts
competit_powerlift	24	6	n	competitive powerlifter	competitive powerlifters
competit_runner	22	5	n	competitive runner	competitive runners
competit_swim	30	11	n	competitive swimming
competit_swimmer	33	16	n	competitive swimmer	competitive swimmers
competit_weightlift	24	6	n	competitive weightlifter	competitive weightlifters
competitor 38
compil 95
complac	13	10	n	complacent
complain 152
complaint 55
complement	14	12	v	complement
complementari	20	4	m	complementary
complet 1518
complet_alon	11	5	n	completely alone
complet_barefoot	31	12	n	completely barefoot
complet_beginn 7
complet_blank 6
complet_blown 4
complet_bullshit 4
complet_chang 22
complet_clear	31	12	n	completely clear
complet_comfort 4
complet_control 5
complet_cover	25	7	n	completely covered
complet_cut	22	5	n	completely cut
complet_differ 29
complet_elimin	16	8	n	completely eliminated
complet_exhaust	13	6	n	completely exhausted
complet_fine 5
complet_foreign 4
complet_gone 10
complet_guid	17	9	n	Complete Guide
complet_honest 4
complet_idiot 4
complet_ignor 6
complet_insan 4
complet_lack 13
complet_list 4
complet_loss 5
complet_lost 17
complet_meal	24	6	n	complete meal	complete Meals
complet_noob 4
complet_normal	13	15	n	completely normal
complet_open 4
complet_opposit 9
complet_overwhelm 4
complet_protein	20	4	n	complete protein	complete proteins
complet_shit	12	9	n	complete shit
complet_shut 5
complet_sober	22	5	n	completely sober
complet_stop	13	10	m	completely stopped
complet_stranger 10
complet_task	20	4	n	complete tasks
complet_turn 6
complet_unabl	16	8	n	completely unable
complet_understand 11
complet_wast 9
complet_wipe 4
complet_worth 7
complet_wreck 4
complet_wrong	16	8	n	completely wrong
completli 4
complex 151
complex_carb	28	9	n	complex carbs
complexion	24	18	n	complexion
compli 8
complianc 6
compliant 8
complic 101
compliment 125
compon 62
compos 24
composit 47
compound	20	173	n	compound
compound_lift	33	16	n	compound lifts
compound_movement	30	11	n	compound movements
compound_pharmaci	24	6	n	compounding pharmacy	compounding pharmacies
comprehend 13
comprehens 92
comprehens_guid 8
comprehens_list 16
compress 29
compress_short	11	5	n	compression shorts
compris 11
compromis 27
compsci 6
compuls 28
comput 302
comput_engin 6
comput_game 8
comput_gui 5
comput_interfac	24	6	n	Computer Interface
comput_model	12	9	n	computer model
comput_monitor 4
comput_neurosci	33	15	n	computational neuroscience	computational neurosciences
comput_program 10
comput_scienc 25
comput_scientist 4
comput_screen 11
comput_system 5
con 80
conan 7
conc 4
concav	20	4	m	concave
conceal 23
conced 4
conceiv 20
concentr	14	184	v	concentrate
concept 191
conceptu 7
concern 489
concern_regard 4
concert 33
concerta	39	28	n	Concerta
conciou	13	6	n	concious
concis 15
conclud 33
conclus 100
conclus_evid	24	6	n	conclusive evidence
concoct	15	18	n	concoction	concoctions
concret 42
concurr 9
concuss 11
condens 25
condescend 34
condiment	22	45	n	condiments
condit 409
condit_call 6
condit_coach	22	5	n	conditioning coach
condition 10
condo 4
condom 120
condon 4
conduc 6
conduct 53
cone 17
confer 74
confer_meet	24	6	n	conference meet
confess 55
confid 357
confid_boost	14	7	n	confidence boost
confid_issu	16	8	n	confidence issue	confidence issues
confidenti 7
configur 8
confin 9
confirm 143
confirm_bia 4
conflict 84
conflict_advic	13	6	n	conflicting advice
conflict_inform	11	12	n	conflicting information
conflict_report	22	5	n	conflicting reports
conform 10
confound 6
confront 35
confus 361
congenit 5
congest 8
congrat 50
congratul 64
congress 21
congressman 4
conic	22	5	n	conical
conjectur 5
conjug	31	13	m	Conjugate
conjug_method	24	6	n	Conjugate Method
conjunct	19	19	n	conjunction
connect 236
connect_tissu	14	7	n	connective tissue
connecticut 11
connectom	25	7	n	Connectome
connoisseur	22	5	n	connoisseur	connoisseurs
connot 6
conquer 28
conscienc 6
consciou	13	109	n	conscious
consciou_choic	20	4	n	conscious choice	conscious choices
consciou_effort 8
conscious 100
consecut 41
consensu 78
consent 9
consequ 73
conserv 47
consid 904
consid_ad	20	4	n	considering adding
consid_bui 14
consid_quit 6
consid_safe 4
consider 85
consist	11	432	n	consistently
consistantli	11	5	v	consistantly
consol 15
consolid 12
conspir 5
conspiraci 24
conspiraci_theori 5
constant 166
constant_anxieti	22	5	n	constant anxiety
constant_fear 4
constant_remind 7
constant_state	27	8	n	constant state
constant_struggl	22	5	n	constant struggle
constantli 333
constantli_complain 4
constantli_hungri	20	4	n	constantly hungry
constantli_paranoid 4
constantli_think	24	6	n	constantly thinking
constantli_worri	30	11	n	constantly worried
constip	19	27	n	constipation
constitu 4
constitut 13
constraint 14
constrict	18	10	v	constricting	constricts
construct 76
construct_critic 5
consult 47
consum 326
consum_daili	22	5	n	consume daily
consum_report 5
consumpt	18	126	n	consumption
cont 8
contact 219
contact_info 4
contador	25	7	v	Contador
contagi 9
contain 338
contain_gluten	29	10	n	contain gluten
contain_trace	20	4	n	contain traces
contain_wheat	22	5	n	contain wheat
contamin	16	42	n	contamination
contempl 49
contend 7
content 193
contest 83
context 89
contextu 6
contin 5
conting 4
continu 629
continu_cut	25	7	n	continue cutting
continu_eat	13	6	m	continue eating
continu_read 4
continu_run	17	9	n	continue running
continu_weight	20	4	m	continued weight
continu_work 9
contour	13	6	n	Contour
contracept 37
contracept_pill 6
contract 70
contradict 19
contradictori 9
contraind	27	8	n	contraindications
contralater	20	4	m	contralateral
contrari 19
contrarian 4
contrast 25
contrera	31	13	n	Contreras
contribut 217
contribut_factor	25	7	n	contributing factor	contributing factors
contributor 19
control 806
control_group	22	5	n	control group	control groups
control_issu 4
control_method	11	5	n	control method
control_pill	12	22	n	control pills
control_substanc	14	12	n	controlled substance	controlled substances
control_trial	25	7	n	controlled trial
controversi 57
conundrum 7
convei 11
conveni 64
conveni_store 6
convent 59
convent_wisdom 6
convention	20	4	m	conventionally
converg 5
convers 416
convert 97
convict 40
convict_condit	36	22	n	Convict Conditioning
convinc 250
convo 9
convuls	22	5	n	convulsant
cook	18	1030	v	cook
cook_bacon	20	4	n	cooked bacon
cook_blog 4
cook_book	14	7	n	cook book	cook books
cook_chicken	22	15	n	cook chicken
cook_dinner 11
cook_egg 4
cook_experi	25	7	n	cooking experience
cook_food	16	8	n	cooking food
cook_healthi	11	5	m	cook healthy
cook_meal	14	12	n	cooked meal	cook meals
cook_meat	18	10	n	cook meat
cook_method	29	10	n	cooking methods
cook_oil	17	9	n	cooking oil
cook_pasta	20	4	n	cook pasta
cook_rice	25	7	n	cooked rice
cook_show 7
cook_skill	22	5	n	cooking skills
cook_sprai	31	12	n	cooking spray
cook_tofu	22	5	n	cooking tofu
cook_veget	25	7	n	cook vegetables
cook_veggi	24	6	n	cooked veggies
cookbook	27	60	n	cookbook	cookbooks
cooker	30	108	n	cooker
cooker_recip	33	15	n	cooker recipes
cooki	12	241	n	cookie	cookies
cooki_cutter 4
cooki_dough	29	10	n	cookie dough
cooki_recip	24	19	n	Cookie Recipe
cooki_sheet	22	5	n	cookie sheet	cookie sheets
cookwar	13	6	n	cookware
cool 423
cool_experi 5
cool_glove	22	5	n	cooling glove
cool_idea 6
cool_kid 4
cool_video 4
cooldown 5
cooler 22
coolest 27
coop 5
cooper 28
coordin 37
cop 38
copd	22	5	n	COPD
cope	14	167	v	cope
cope_mechan 10
cope_skill	28	9	n	coping skills
cope_strategi	22	5	n	coping strategies
copenhagen 11
copi 110
copi_past 7
copiou 8
copiou_amount 8
copper 13
copper_iud	20	4	n	copper IUD	copper IUDs
copyright 4
coq10	30	11	n	CoQ10
corbin	24	6	v	Corbin
cord 32
cord_injuri 7
cordon 4
core 148
core_class 4
core_exercis	28	9	n	core exercises
core_strength	31	13	n	core strength
core_work	30	11	n	core work
core_workout	24	6	n	core workout
coriand	22	16	n	coriander
corn	17	177	n	corn
corn_beef	16	8	n	corned beef
corn_dog	22	5	n	corn dogs
corn_sugar	22	5	n	corn sugar
corn_syrup	25	35	n	corn syrup
corn_tortilla	14	7	n	corn tortillas
cornbread	22	15	n	cornbread
cornel 8
corner 110
cornerston	22	5	n	cornerstone	cornerstones
corni 4
cornmeal	24	6	n	cornmeal
cornstarch	27	8	n	cornstarch
coron 7
coronari	11	5	m	coronary
corp 11
corpor 43
corpu 5
corpu_callosum	20	4	n	corpus callosum
correct 302
correct_bra	27	8	m	correct bra
correct_form	22	5	n	correct form
correct_size	15	13	n	correct size
correct_term 6
correctli 83
correctli_fit	28	9	m	correctly fitting
correl	13	69	n	correlation	correlates
correspond 12
corrupt 9
corset	13	6	n	corset	corsets
cortex	42	38	n	cortex
cortic	37	23	m	cortical
cortisol	38	25	n	cortisol
cortisol_level	22	5	n	cortisol levels
cortison	13	6	m	cortisone
cosgrov	20	4	n	Cosgrove
cosmet	11	32	n	cosmetics
cosmic	19	27	m	cosmic
cosmo 13
cosplai 5
cost 422
cost-effective 8
cost_effect 9
costa 14
costa_rica 14
costco	10	62	n	Costco
costli 7
costum 24
cottag	19	61	m	cottage
cottag_chees	35	56	n	cottage cheese
cotton 17
cotton_ball	20	4	n	cotton ball	cotton balls
cou 9
couch 116
couch_potato	28	9	n	couch potato
cough 50
cough_syrup	13	6	n	cough syrup
coul 6
could've 17
couldnt 25
council 11
counsel 66
counsel_center	22	5	n	counseling center
counsellor	11	8	n	counsellor
counselor 39
count 495
count_calori	42	120	n	counting calories
count_carb	25	7	n	counting carbs
count_toward 4
countdown 4
counter 134
counter-intuitive	14	7	n	counter-intuitive
counter_product	14	7	n	counter products
counteract	41	35	v	counteract
counterintuit 6
counterpart	11	37	n	counterpart
counterproduct	13	10	n	counterproductive
counti 25
countless 55
countri 310
countri_road 6
countri_runner	22	5	n	country runner
countri_season	25	7	n	country season
countri_team 6
countrysid 6
coupl 1632
coupl_differ 4
coupl_friend 7
coupl_hundr 8
coupl_pound	30	11	n	couple pounds
coupl_second	24	6	n	couple seconds
coupon 49
coupon_code 18
courag 75
cours 874
coursera 20
coursework	20	13	n	coursework
court 69
court_decis 4
court_rule 10
courtesi 26
couscou	37	23	n	couscous
cousin 89
cover 409
cover_letter 7
coverag 36
covergirl	20	4	n	Covergirl
cow 94
cow_dairi	22	5	n	cow dairy
cow_milk	27	8	n	cow milk
cowboi 5
cowgirl	24	6	n	cowgirl
cowork 116
cozi 8
cpht	28	9	n	CPhT
cpr 14
cpu 5
cr 11
crab 20
crabbi	20	4	n	crabby
crack 132
crack_open 5
cracker	17	58	n	crackers
cradl 4
craft 28
craft_beer 6
crafti	14	7	m	crafty
crag	29	10	n	crag
craig 19
craig_ferguson	13	6	n	craig Ferguson
craiglist 4
craigslist 44
cram 17
cramp	14	89	n	cramps
cranberri	19	27	n	cranberry
cranial	24	6	m	cranial
cranial_nerv	20	4	n	Cranial Nerves
crank	15	23	v	crank
cranki 13
crap 242
crappi 98
crappi_food	14	7	n	crappy food
crash 109
crash_cours 5
crash_diet	22	5	n	crash diet	crash diets
crater 10
crave	29	342	n	cravings
crave_carb	20	4	n	craving carbs
crave_hit	22	5	n	cravings hit	craving hits
crave_sweet	22	5	n	craving sweets
crawl 47
craze 21
crazi 509
crazi_amount	22	5	n	crazy amount	crazy amounts
crazi_high 4
crazi_idea 6
crazi_person 8
crazier 4
craziest 12
creak 5
cream	22	616	n	cream
cream_chees	34	87	n	cream cheese
cream_flavor 4
cream_maker	13	6	n	cream maker
cream_pie	22	5	n	Cream Pie
cream_recip	25	7	n	cream recipe
cream_sandwich 4
cream_sauc	30	11	n	Cream Sauce
cream_soup	20	4	n	Cream Soup
creamer	17	9	n	creamer	Creamers
creami	39	85	m	creamy
creami_mushroom	22	5	n	creamy mushroom	creamy Mushrooms
creamsicl	20	4	n	creamsicle
creas	11	5	n	crease
creat 601
creat_equal 4
creat_healthi	22	5	m	creating healthy
creatin	59	209	n	creatine
creatin_ethyl	20	4	m	Creatine Ethyl
creatin_journal	25	7	n	creatine journal
creatin_mono	24	6	n	creatine mono
creatin_monohydr	37	23	n	creatine monohydrate
creatin_supplement	20	4	n	creatine supplementation	creatine supplements
creation 42
creationist 5
creativ 190
creativ_idea	13	6	n	creative ideas
creator 27
creatur 35
credenti 17
credibl 21
credit 108
credit_card 22
creed 12
creek 12
creep 44
creeper 5
creepi 31
creme	24	18	n	creme
crepe	31	13	n	crepes
crept 6
crescent 6
cressei	34	17	n	Cressey
crest 9
crevic 4
crew 22
cri 90
crick	20	4	n	Crick
crime 53
crimin 31
crimp 4
cring 35
crippl 70
crippl_anxieti	25	7	n	crippling anxiety
crippl_depress	22	5	n	crippling depression
crise 5
crisi 40
crisp	12	28	n	crisp	crisps
crisper 4
crispi	17	54	n	crispy
crit	14	7	m	crit
criteria 33
critic 181
critic_care	30	11	n	critical care
critic_stage	22	5	n	critical stage
critic_think 8
criticis 4
critiqu 149
critter 4
crna	20	4	n	CRNA	CRNAs
crock	43	44	m	crock
crock-pot	25	7	m	Crock-Pot
crock_pot	43	42	n	crock pot	crock pots
crocker	22	5	n	Crocker
crockpot	39	28	n	crockpot
crohn	15	13	m	Crohn
crohn_diseas	14	11	n	Crohn Disease
croissant 4
crook 6
crop 27
cross 359
cross-country	14	11	m	cross-country
cross-over	20	4	m	cross-over
cross-post 30
cross-posted	13	6	v	cross-posted
cross-tolerance	20	4	n	cross-tolerance
cross_contamin	28	9	n	cross contamination	cross contaminates
cross_countri	22	88	n	cross country
cross_path 5
cross_section 4
cross_toler	28	9	n	cross tolerance	cross tolerances
cross_train	15	18	n	cross training
crossfit	55	428	n	crossfit
crossfit_box	27	8	n	crossfit box	crossfit boxes
crossfit_class	27	8	n	crossfit class	crossfit classes
crossfit_coach	24	6	n	crossfit coach
crossfit_commun	22	5	n	Crossfit community
crossfit_game	35	19	n	CrossFit Games
crossfit_gym	36	21	n	crossfit gym	crossfit gyms
crossfit_hq	25	7	n	CrossFit HQ
crossfit_workout	28	9	n	crossfit workout	crossfit workouts
crossfitt	40	32	n	crossfitter	crossfitters
crossov 12
crosspost 90
crossroad 6
crosstrain	11	5	n	crosstraining
crosswalk 4
crotch 15
crouton	27	8	n	croutons
crow 25
crow_pose	28	9	n	crow pose
crowd 97
crowd_sourc 4
crowdsourc 4
crown 15
crucial 29
crucifer	20	4	m	cruciferous
crude 6
cruel 14
cruelti	15	35	n	cruelty
cruelti_free	22	5	n	Cruelty Free
cruelty-free	20	4	m	Cruelty-Free
cruis 27
cruiser 7
crumb 12
crumbl 32
crumpl 6
crunch	10	47	n	crunches
crunchi	21	34	n	crunchy
crusad 6
crush 137
crush_tomato	24	6	n	crushed tomatoes
crusher 6
crust	34	121	n	crust
crust_chicken	24	6	n	crusted chicken
crust_pizza	38	26	n	crust pizza
crustacean 7
crusti 6
crustless	30	11	m	crustless
crustless_quich	22	5	n	crustless quiche
crutch	14	21	n	crutch	crutches
crux 4
cruz 5
cry 307
cry_uncontrol	22	5	n	crying uncontrollably
crystal 41
crystallin	24	6	m	crystalline
cs 9
csa	14	7	n	CSA
csc	22	5	n	CSC	CSCS
css 7
cst 10
ct 30
ct_scan 8
cu 13
cub 4
cuba 6
cuban 9
cube 83
cube_method	22	5	n	cube method
cube_trai 4
cubensi	27	8	n	cubensis
cubic 4
cubicl 9
cucumb 48
cuddl 32
cue 50
cuff	25	21	m	cuff
cuff_injuri	22	5	n	cuff injury
cuisin	17	22	n	cuisine
culinari 14
culinari_school 6
culmin 10
culprit 20
cult 11
cultiv 10
cultur 117
cum	11	99	v	cum
cum_insid 5
cumin	43	42	n	cumin
cumul 10
cunnilingu	22	5	n	cunnilingus
cunningham	11	5	n	Cunningham
cunt 4
cup	13	824	n	cup	cups
cup_almond	35	18	m	cup almond
cup_appl	20	4	m	cup apple
cup_blueberri	20	4	n	cup blueberries
cup_brown	28	9	m	cup brown
cup_butter	22	5	n	cup butter
cup_chicken	29	10	m	cup chicken
cup_chop	32	14	m	cup chopped
cup_coconut	28	9	m	cup coconut
cup_cottag	24	6	m	cup cottage
cup_dri	22	5	m	cup dried
cup_dry	24	6	m	cup dry
cup_egg	27	8	m	cup egg
cup_flax	24	6	m	cup flax
cup_flour	29	10	n	cups flour
cup_fresh	24	6	m	cup fresh
cup_heavi	27	8	m	cup heavy
cup_honei	22	5	n	cup honey
cup_milk	30	11	n	cup milk
cup_mix	22	5	m	cups mixed
cup_oat	31	13	n	cup oats
cup_oatmeal	20	4	n	cup oatmeal
cup_oliv	25	7	m	cup olive
cup_peanut	29	10	m	cup peanut
cup_plain	20	4	m	cup plain
cup_red	22	5	m	cup red
cup_rice	24	6	n	cup rice
cup_shred	24	6	m	cup shredded
cup_size	46	56	n	cup size	cup sizes
cup_slice	22	5	m	cup sliced
cup_sugar	29	10	n	cup sugar
cup_uncook	20	4	m	cup uncooked
cup_unsweeten	30	11	m	cup unsweetened
cup_volum	20	4	n	cup volume
cup_warm	24	6	m	cup warm
cup_water	27	26	n	cup water
cup_white	20	4	m	cup white
cupboard 16
cupcak	14	66	n	cupcakes
cuppa 4
curat 4
curb 38
curcumin	29	10	n	curcumin
cure	20	251	n	cure	cures
cure-all	20	4	n	cure-all
curios 86
curios_rover 5
curiou 724
curious 4
curl	16	103	n	curls
curli 4
curr 4
current 1936
current_attend 4
current_bf	22	5	n	current bf
current_bodi	28	9	m	current body
current_boyfriend 13
current_bra	22	5	m	current bra
current_bulk	22	5	n	currently bulking
current_cut	25	7	n	currently cutting
current_diet	30	11	n	current diet
current_eat	28	9	n	currently eating
current_employ 4
current_experienc	25	7	n	currently experiencing
current_finish 4
current_follow	17	9	n	currently following
current_goal	29	10	n	current goal
current_height	24	6	n	current height
current_idea	11	5	n	current idea
current_job 11
current_lift	32	14	n	current lifts
current_live 13
current_max	11	5	n	current max
current_medic	27	8	m	current medical	current medications
current_partner	27	8	n	current partner	current partners
current_pic	28	9	n	current pic	current pics
current_pictur	20	4	n	current picture	current pictures
current_plai 4
current_plan 8
current_progress	17	9	n	current progress
current_read 6
current_regimen	20	4	n	current regimen
current_research	28	9	n	current research
current_ride	24	6	n	currently ride
current_routin	33	15	n	current routine
current_run 19
current_sit	14	7	n	currently sitting
current_situat 6
current_stack	25	7	n	current stack
current_stat	38	26	n	current stats
current_state 19
current_statu	20	4	n	current status
current_student 6
current_studi 11
current_supplement	25	7	n	current supplements
current_think	11	5	n	currently thinking
current_train	36	22	n	currently training
current_unemploi 6
current_wear	32	14	n	currently wearing
current_weigh	27	27	n	currently weigh
current_weight	48	69	n	current weight
current_work 48
current_write	16	8	n	currently writing
curri	16	113	m	curry
curri_chicken	27	8	m	curry chicken
curri_chickpea	24	6	n	curried Chickpeas
curri_past	30	11	n	curry paste
curri_powder	32	14	n	curry powder
curri_recip	27	8	n	curry recipe
curri_soup	22	5	n	Curry Soup
curriculum 12
curs 28
cursori 6
curtain 11
curti	16	8	n	Curtis
curv 49
curvi	28	48	m	curvy
curvi_kate	36	20	n	Curvy Kate
curvier	22	5	m	curvier
cushion 9
cusp	24	6	n	cusp
cuss 4
custard 4
custodi 5
custom 187
custom_mix	20	4	n	Custom Mix
custom_servic 28
customiz 7
cut 1290
cut-off 4
cut_bodi	22	5	m	cut body
cut_calori	31	13	n	cut calories
cut_chicken 4
cut_cost 7
cut_cycl	25	7	n	cut cycle	Cut cycles
cut_fat	29	10	n	cut fat
cut_gluten	22	5	n	cutting gluten
cut_meat	24	6	n	cutting meat
cut_oat	24	6	n	cut oats
cut_progress	31	13	n	cut progress
cut_routin	22	5	n	cutting routine
cut_weight	30	11	n	cut weight
cute 140
cute_girl 14
cute_gui	13	6	n	cute guy
cutest 5
cutler 13
cutlet	11	5	n	cutlets
cutoff 4
cutter 10
cuz 15
cv 51
cw	34	51	n	CW
cx	19	11	m	CX
cx_bike	22	5	n	cx bike	CX bikes
cy	20	4	n	cy
cyanid 4
cycl	25	846	n	cycling
cycl_commun	27	8	n	cycling community
cycl_comput	24	6	n	cycle computer	cycle computers
cycl_continu 4
cycl_gear 4
cycl_jersei	24	6	n	Cycling Jersey
cycl_short	22	5	n	cycling shorts
cycler	20	4	n	cycler
cyclic	28	9	m	cyclical
cyclist	27	193	n	cyclist	cyclists
cyclocross	30	11	m	cyclocross
cyclocross_bike	20	4	n	cyclocross bike	cyclocross bikes
cyclothymia	20	4	v	Cyclothymia
cylind 5
cymbalta	33	15	n	Cymbalta
cynic 7
cyp1a2	20	4	n	CYP1A2
cyp2d6	22	5	n	CYP2D6
cyp3a4	20	4	m	CYP3A4
cyst	26	57	n	cyst	cysts
cystic	37	113	m	cystic
cystic_acn	49	82	n	cystic acne
cystic_pimpl	22	5	n	cystic pimple	cystic pimples
cytochrom	20	4	m	cytochrome
cytosport	27	8	n	Cytosport
czech 4
d'alene	27	8	n	d'Alene
d-aa	35	18	n	D-AA
d-aa_cycl	24	6	n	D-AA cycle
d-amphetamine	20	4	n	d-amphetamine
d-aspartic	25	7	m	D-Aspartic
d-aspartic_acid	25	7	n	D-Aspartic Acid
d1	39	29	m	D1
d1_school	20	4	n	D1 school	D1 schools
d2	31	13	m	D2
da 35
daa	36	21	n	DAA
dab	10	14	n	dab	dabs
dabbl 21
dad 351
dad_di 4
dad_keep 4
dad_old	25	7	m	dad old
daddi 19
dae 214
dae_experi 5
daili	13	804	m	daily
daili_activ	24	6	n	daily Activity
daili_allow	20	4	n	daily allowance
daili_appl	25	7	n	Daily Apple
daili_basi 59
daili_calor	25	7	m	daily caloric
daili_calori	33	45	n	daily calories
daili_commut 5
daili_diet	28	9	n	daily diet
daili_dose	31	13	n	daily dose	daily doses
daili_intak	31	13	n	daily intake
daili_life 17
daili_mail 6
daili_meal	27	8	n	daily meal	daily meals
daili_multivitamin	24	6	n	daily multivitamin	daily multivitamins
daili_protein	27	8	m	daily protein
daili_recommend	24	6	m	daily recommended
daili_regimen	22	5	n	daily regimen
daili_routin	11	15	n	daily routine
daili_run	16	8	n	daily run	daily runs
daili_struggl	20	4	n	daily struggle	daily struggles
daili_supplement	27	8	n	daily supplement	daily supplements
daili_vitamin	25	7	n	daily vitamin	daily vitamins
daili_workout	25	7	n	daily workout
dairi	35	240	n	dairy
dairi_farm	22	5	n	dairy farm
dairi_free	34	17	n	dairy free
dairi_industri	27	8	n	dairy industry
dairi_product	38	25	n	dairy products
dairy-free	32	14	n	dairy-free
daiya	33	15	n	Daiya
daiya_chees	24	6	n	Daiya cheese
dajin	20	4	n	Dajin
dakota 7
dal	28	9	n	Dal
dale 4
dalla 18
dam 5
damag 254
dammit 21
damn 398
damn_close	11	5	n	damn close
damn_happi	20	4	n	damn happy
damn_hard 4
damn_high 4
damn_near 13
damn_proud 16
damnit 11
damp 7
dampen	16	8	v	dampen
damper 4
dan 46
dan_green	29	10	n	dan Green
dan_john	29	10	n	dan John
dan_savag	22	5	m	Dan Savage
danc 144
danc_class 4
dancer	13	14	n	dancer	dancers
dancesaf	24	6	n	dancesafe
dandelion 4
dandi 8
dang 16
danger 278
danger_drug	13	6	n	dangerous drugs
danger_hardcor	22	5	n	dangerously Hardcore
daniel 42
danish 5
danni 4
danxorh	20	4	n	DanxorHS
darden	28	9	v	Darden
dare 34
darjeel	22	5	m	Darjeeling
dark 303
dark_brown	20	4	n	dark brown
dark_chocol	23	29	n	dark chocolate
dark_circl	28	9	n	dark circles
dark_energi	25	7	n	dark energy
dark_hair 4
dark_mark	25	7	n	dark mark	dark marks
dark_matter	34	17	n	dark matter
dark_place 8
dark_red 5
dark_side 15
dark_skin	11	5	n	dark skin
dark_spot	20	13	n	Dark Spot	dark spots
darker 26
darker_skin	20	4	n	darker skin
darkest 10
darl 4
darn 23
darren 5
dart 4
darthluiggi	25	7	v	darthluiggi
darwin 8
dash 58
dass	22	5	n	Dass
dat 39
data 212
data_point 5
data_set 5
data_show	22	5	n	data show
data_suggest 4
databas 52
dataisbeauti	14	7	n	dataisbeautiful
date 532
date_night 6
date_tonight 4
dathan	25	7	m	Dathan
dathan_ritzenhein	24	6	n	Dathan Ritzenhein
daughter 192
daunt 23
dave 30
dave_tate	27	8	n	dave Tate
davi 15
david 88
david_eagleman 4
david_mitchel 4
david_nutt	18	10	n	David Nutt
david_rudisha	24	6	n	david Rudisha
david_torrenc	22	5	n	David Torrence
dawkin 6
dawn 25
day-to-day 15
daycar 7
daydream 9
daylight 8
daytim	13	14	m	daytime
dayum	22	5	n	dayum
db 21
db_press	25	7	n	DB Press
db_row	20	4	n	DB Rows
dc 35
dd	15	44	n	DD	DDs
ddd	32	14	n	DDD	DDDs
de 99
de_franc	14	22	m	de France
de_mayo 6
dea 21
deactiv 5
dead 306
dead_end 5
dead_hang	20	4	n	dead hang	dead hangs
dead_lift	43	41	n	dead lift
dead_skin	14	11	n	dead skin
dead_tire 6
deadli 36
deadliest 8
deadlift	70	629	n	deadlift
deadlift_form	27	8	n	deadlift form
deadlift_pr	28	9	n	deadlift PR
deadlift_program	24	6	n	deadlift program
deadlift_record	20	4	n	Deadlift record
deadlift_routin	22	5	n	Deadlift Routine
deadlift_techniqu	22	5	n	deadlift Technique
deadlin 31
deaf 8
deal 1102
deal_breaker 4
dealbreak 6
dealer 29
dealt 85
dean 16
dear 168
dear_fellow 4
dear_friend 10
dear_god 6
dear_ladi	22	5	n	dear ladies
dearli 16
death 299
death_grip	28	9	n	death grip
death_rate	24	6	n	death rate
deathli 10
debacl 4
debat 137
debilit	30	35	m	debilitating
debri 6
debt 51
debunk	12	32	n	debunked
debut 20
dec 46
decad 141
decaf 4
decai 20
decapit 6
deceas 4
deceiv 10
decemb 232
decemb_10th 5
decent 364
decent_amount 35
decent_bike	29	10	n	decent bike	decent bikes
decent_cook	20	4	n	decent cook
decent_grade 5
decent_job 4
decent_level	20	4	n	decent level
decent_price	11	5	n	decently priced
decent_shape	20	12	n	decent shape
decent_size	10	11	m	decent sized	decent sizes
decept 11
decid 2072
deciph 8
decis 272
decision-making	13	6	n	decision-making
deck 15
declar 43
declin 95
deco	12	13	n	Deco
deco_plung	20	4	n	Deco Plunge
decod 12
decompress 4
deconstruct 7
decor 21
decreas	16	159	v	decrease	decreases
dedic 157
deduct 6
deed 8
deem 31
deen 8
deep 334
deep_breath	14	17	n	deep breath	deep breaths
deep_clean 7
deep_depress	17	9	n	deep depression
deep_dish	29	10	m	deep dish
deep_end 7
deep_fri	24	18	m	deep fried
deep_fry	14	7	n	deep fry
deep_hole 4
deep_sea 4
deep_sleep	22	5	n	deep sleep
deep_space 4
deep_squat	25	7	n	deep squat	deep squats
deep_water	17	15	m	deep water
deeper 46
deeper_level	20	4	n	deeper level
deepest 13
deepli 54
deepthroat	13	6	v	deepthroat
deer 15
deez	28	9	m	deez
deez_nup	28	9	n	deez Nups
def 15
default 21
defeat 38
defect 26
defend 43
defens 56
defer 7
defi 13
defianc 5
defici	25	75	n	deficiency
deficit	18	171	n	deficit	deficits
defin 97
definit 676
definit_answer 10
definit_feel	20	4	n	definitely feels
definit_fit	22	5	n	definitely fit
definit_help 9
definit_notic	11	5	n	definitely noticed
definit_work	20	4	n	definitely work
definit_worth 7
deflat 7
deform 9
defranco	25	7	m	Defranco
defrost 10
degener 11
degrad 25
degrass 6
degrass_tyson 6
degre 331
degre_angl 5
degre_weather 4
dehydr	15	60	n	dehydrated
dehydr_skin	29	10	n	dehydrated skin
deja 5
deja_vu 4
del 5
delai 72
delawar 4
delet 62
deli 22
deli_meat	13	6	n	deli meat
deliber 24
delic 16
delici	22	528	n	delicious
delici_food	33	16	n	delicious food
delici_healthi 7
delici_keto	25	7	m	delicious keto
delici_meal 7
delici_protein	22	5	m	delicious protein
delici_recip	27	8	n	delicious recipes
delici_vegan	22	5	m	delicious Vegan
delici_vegetarian	28	9	m	delicious vegetarian
delight 32
deliv 85
deliveri 52
deliveri_system	22	5	n	delivery system
deload	39	28	n	deload	deloads
delt	33	15	n	delt
delta 6
delud 8
delug	11	5	n	deluge
delus	17	29	n	delusion	delusions
delusion 16
delv 13
demand 94
demand_job	13	6	n	demanding job
demean 4
dementia	14	21	n	dementia
demi	27	8	n	demi	demis
demis 5
demo 19
demograph 20
demolish 4
demon 33
demonstr 70
demor 5
demotiv 6
dempsei 4
den 4
dendrit	28	9	n	dendritic	dendrites
deni 60
denial 26
denizen 4
denmark 6
denni 14
denni_mckenna	25	7	n	Dennis McKenna
dens	11	41	n	dense
dens_food	28	9	n	dense foods
denser	22	5	n	denser
densiti 15
dent 11
dental 19
dentist 21
denver 17
deodor 8
depakot	28	9	n	Depakote
depart 102
depart_store 12
depend 340
depict 30
deplet	29	52	n	depletion
deplet_workout	22	5	n	depletion workout	depletion workouts
deploi 16
deploy 4
depo	20	4	m	Depo
depolar	22	5	n	depolarization
deposit 8
depot 10
deprav	22	5	n	depraved
depress	14	1454	n	depression
depress_disord	17	15	n	depressive disorder
depress_episod	39	29	n	depressive episode	depressive episodes
depress_feel	29	10	n	depression feels
depress_hit	20	4	n	depression hit
depress_issu	13	6	n	depression issues
depress_late 4
depress_person	28	9	n	depressed person
depress_state	32	14	n	depressive state	depressive states
depress_symptom	27	8	n	depression symptoms
depriv 35
dept 5
depth 89
depth_percept 4
derail 7
derailleur	36	20	n	derailleur
derbi 9
dereal	25	7	n	derealization
derek 7
deriv	10	51	n	derived
derm	41	36	n	derm	Derms
derma	20	4	m	derma
dermat	31	12	n	dermatitis
dermatillomania	20	4	n	dermatillomania
dermatolog	24	6	m	Dermatology
dermatologist	38	125	n	dermatologist	dermatologists
derogatori 9
derp 19
derrick 4
descend 13
descent 21
describ 324
descript 125
desensit	12	9	n	desensitization
desert 38
desert_island 7
deserv 116
design 278
design_drug	28	9	n	designer drugs
desir 204
desir_effect	24	6	n	desired effect
desk 105
desk_job 23
desktop 15
desktop_background 5
despair 19
desper 122
despis 13
despit 262
despit_eat	20	4	n	despite eating
dessert	19	90	n	dessert	desserts
dessert_recip	25	7	n	Dessert Recipe
destin 17
destini 6
destroi 134
destroy 4
destruct 26
detach 11
detail 468
detail_descript 5
detail_insid 33
detain 4
detect 73
detector 8
deter	20	12	v	deter
deterior 12
determin 211
detox	23	40	n	detox	detoxes
detract 4
detriment	22	48	n	detrimental
detriment_effect	13	6	n	detrimental effect	detrimental effects
detroit 5
deuc 4
devast 39
develop 551
develop_brain	24	6	n	developing brain
develop_countri 5
development	14	20	m	developmental
deviat 12
devic 90
devil 45
devil_egg	35	18	n	deviled eggs
devis 5
devoid 6
devolv 4
devot 41
devour 9
dew 7
dex	20	4	n	Dex
dexa	29	10	m	DEXA
dexa_scan	25	7	n	DEXA scan	DEXA scans
dexcom	29	10	m	Dexcom
dexcom_g4	24	6	m	Dexcom G4
dexedrin	30	11	n	Dexedrine
dexter 4
dextroamphetamin	28	9	n	dextroamphetamine
dextromethorphan	24	6	n	dextromethorphan
dextros	28	9	n	dextrose
dfw	11	5	n	DFW
dh 7
dha	38	27	n	DHA
dharma	20	4	n	Dharma
dhea	24	6	n	DHEA
di 216
diabeetu 4
diabet	40	592	n	diabetes
diabet_care	22	5	n	diabetes care
diabet_challeng	22	5	n	diabetes Challenge
diabet_cure	22	5	n	Diabetes Cure
diabet_diet	20	4	n	diabetes diet
diabet_manag	20	4	n	diabetes management
diabet_mellitu	20	4	n	diabetes mellitus
diagnos	24	762	n	diagnosed
diagnos_adhd	25	7	n	diagnosed ADHD
diagnos_autism	24	6	n	diagnose Autism
diagnos_bipolar	36	21	n	diagnosed Bipolar
diagnosi	26	221	n	diagnosis
diagnost 35
diagram 36
dial 16
dialog 8
dialogu 14
dialysi 5
diamet 10
diamond 41
diamond_leagu	28	9	m	Diamond League
diamond_pushup	28	9	n	diamond pushup	diamond pushups
diana 5
diaper 7
diaphragm	20	4	n	diaphragm
diari 32
diarrhea 44
diazepam	24	6	n	diazepam
dice	17	95	n	diced
dice_green	24	6	m	diced green
dice_onion	24	6	n	diced onion	diced onions
dice_tomato	40	30	n	diced tomatoes
dick 95
dictat 21
dictionari 10
didn 9
didnt 67
die 250
diego 27
diem 4
diesel 6
diet	42	2303	n	diet
diet_advic	31	13	n	diet advice
diet_alon	22	5	n	diet alone
diet_book	22	5	n	Diet book	diet books
diet_break	20	4	n	diet break
diet_chang	38	25	n	diet change
diet_coke	14	16	n	diet coke	diet cokes
diet_consist	25	20	n	diet consisted	diet consists
diet_drink	20	4	n	diet drinks
diet_high	20	4	n	diet high
diet_lifestyl 4
diet_pill	22	5	n	diet pills
diet_plan	40	33	n	diet plan	diet plans
diet_routin	30	11	n	diet routine
diet_soda	39	29	n	diet soda	diet sodas
diet_talk	22	5	n	diet talk
diet_work	31	13	n	diet works
dietari	41	110	m	dietary
dietari_chang	25	7	n	dietary changes
dietari_choic	22	5	n	dietary choice
dietari_cholesterol	24	6	n	dietary cholesterol
dietari_fiber	27	8	n	dietary fiber
dietari_habit 4
dietari_restrict	35	19	n	dietary restrictions
dietari_supplement	31	13	n	dietary supplement	dietary supplements
dieter	14	12	n	dieters
dietet	32	14	n	Dietetic	Dietetics
dietician	28	9	n	Dietician	dieticians
dietitian	36	22	n	dietitian	dietitians
diff 13
differ 2304
differ_angl 6
differ_answer 8
differ_approach 4
differ_base	24	6	n	different based
differ_bodi	27	8	m	different body	different bodies
differ_bra	20	4	n	different bras
differ_brand	11	8	n	different brand	different brands
differ_career 4
differ_categori 4
differ_color 5
differ_compound 4
differ_countri 7
differ_doctor	17	9	n	different doctor	different doctors
differ_drug	32	14	n	different drugs
differ_effect	22	5	n	different effects
differ_exercis	29	10	n	different exercises
differ_experi 5
differ_face	11	5	m	different face
differ_field	11	5	n	different field	different fields
differ_fit	22	5	n	different fitness	different fittings
differ_flavor	13	6	n	different flavors
differ_food	18	10	n	different foods
differ_form 7
differ_group 4
differ_high 4
differ_kind 14
differ_level	14	7	n	different levels
differ_meal	20	4	n	different meals
differ_medic	31	12	n	different medication	different medications
differ_medicin 4
differ_method 6
differ_muscl	24	6	m	different muscle	different muscles
differ_name 6
differ_nootrop	24	6	n	different nootropics
differ_occas 5
differ_opinion 9
differ_person 17
differ_perspect	11	12	n	different perspective	different perspectives
differ_pill	20	4	n	different pills
differ_place 11
differ_posit	10	11	n	different position	different positions
differ_product	17	9	n	different products
differ_program 6
differ_reason	11	8	n	different reason	different reasons
differ_recip	16	8	n	different recipes
differ_result	11	5	n	different result	different results
differ_shape 4
differ_situat 5
differ_size 10
differ_sourc	11	5	n	different source	different sources
differ_sport	24	6	n	different sports
differ_state 12
differ_store 4
differ_stori 10
differ_style 9
differ_topic	22	5	n	different topic	different topics
differ_treatment	20	4	n	different treatments
differ_type 53
differ_variat	11	5	n	different variations
differ_varieti 4
differ_wai 26
differ_workout	24	6	n	different workout	different workouts
differenti 19
differin	32	14	n	Differin
difficult 459
difficult_situat	20	4	n	difficult situation	difficult situations
difficulti	10	133	n	difficulty
difficulti_find	14	7	n	difficulty finding
diffus 5
dig 75
digest	18	136	n	digestive
digest_enzym 4
digest_issu	32	14	n	digestive issues
digest_problem	22	5	n	digestion problem	digestion problems
digest_process 4
digest_system	14	17	n	digestive system
digest_tract	25	7	n	digestive tract
digit 54
digress 9
dii 57
dijon	33	16	m	Dijon
dijon_mustard	28	9	n	dijon mustard
dilat	23	17	v	dilation
dildo 20
dilemma 30
dilig 22
dill	20	12	n	dill
dillard	31	13	v	Dillard
dilut 17
dim 14
dima	22	5	m	Dimas
dime 7
dimens 11
dimethylamylamin	20	4	n	dimethylamylamine
dimethyltryptamin	22	5	n	dimethyltryptamine
diminish 46
diminish_return	27	8	n	diminishing returns
dimpl 4
dine 46
dine_hall 21
dine_room 6
diner 14
ding 5
dinner	11	643	n	dinner
dinner_idea	25	7	n	dinner ideas
dinner_meal	25	7	n	dinner meal	dinner meals
dinner_parti	11	5	n	dinner party	dinner parties
dinner_tonight	14	21	n	dinner tonight
dinosaur 27
dioxid	18	10	n	dioxide
dip	22	213	n	dips
dip_bar	20	4	n	dip bar	dip bars
dip_station	20	4	n	dip station
diphenhydramin	24	6	n	diphenhydramine
diploma 11
dire 5
direct 376
direct_result	11	5	n	direct result	direct results
direct_toward 4
directli 130
directli_relat 4
director 48
dirt 45
dirt_cheap	10	14	n	dirt cheap
dirti 126
dirti_bulk	36	20	n	dirty bulk
dirti_talk	20	13	n	dirty talk
dirtier 4
disabl 103
disadvantag 22
disagr 14
disagre 38
disappear 82
disappoint 134
disassembl 4
disassoci 7
disast 39
disastr 10
disbelief 9
disc 19
disc_brake 4
discard 7
discern 13
discharg 39
disciplin 73
disclaim 58
disclos 18
disclosur 15
discolor 9
discolour	20	4	n	discolouration
discomfort	16	44	n	discomfort
disconcert 4
disconnect 30
discontinu 35
discount 63
discount_card 5
discount_code	19	11	n	discount code
discourag	13	101	n	discouraged
discours 8
discov 536
discov_keto	22	5	n	discovered keto
discoveri 79
discredit 4
discrep 10
discret 9
discrimin 27
discu	13	6	n	discus
discuss 743
discuss_evidence-based	24	6	m	discuss evidence-based
discuss_flexibl	22	5	n	discuss flexibility
discuss_fridai	24	6	n	discussed Friday
discuss_specif	16	8	m	discuss specific
discuss_subject	22	5	n	discussion subject
discuss_thread 4
discuss_todai	20	4	m	discuss todays
diseas	21	456	n	disease
diseas_call 4
disench 4
disengag 4
disfigur 4
disgrac 6
disguis 11
disgust 104
disgustingli 5
dish	11	228	n	dish
dish_pizza	24	6	n	dish pizza
dishearten 14
disinfect 4
disintegr 5
disk 15
dislik 71
disloc 13
dismai 4
dismal 7
dismiss 37
disnei 26
disnei_world 6
disneyland 5
disord	25	734	n	disorder
disord_eat	25	7	n	disordered eating
disorgan 7
disori 6
dispar 4
disparag 4
dispel 13
dispens 18
dispensari 4
displac 9
displai 50
dispos 24
disposit 4
disproport	22	5	m	disproportional
disproportion 7
disprov	17	9	v	disprove
disput 8
disqualifi 6
disregard 16
disrespect 13
disrupt 28
dissatisfi 4
dissect 14
dissent 4
dissert 9
dissoci	26	23	n	dissociative	dissociatives
dissolv	11	41	v	dissolve
disson 5
dissuad 4
distanc	14	417	n	distance
distanc_event	24	6	n	distance events
distanc_race	20	13	n	distance race
distanc_relationship 4
distanc_run	38	25	n	distance running
distanc_runner	39	28	n	distance runner	distance runners
distanc_swimmer	28	9	n	distance swimmer	distance swimmers
distanc_triathlon	30	11	n	distance triathlon
distant 27
distast 4
distil 15
distil_water	11	5	n	distilled water
distinct 37
distinguish 16
distort 26
distract 118
distraught 6
distress 29
distribut 32
distributor 4
district 25
disturb 67
disturb_trend 5
dit 6
ditch 28
diuret	27	8	n	diuretic	diuretics
div 4
diva 4
dive 51
diver 6
diverg 5
divers 39
divid 44
divin	12	9	n	divine
divinorum	22	5	n	divinorum
divis 36
divorc 44
dizzi	21	63	n	dizzy
dizzi_spell	20	4	n	dizzy spells
dizzy	25	7	n	dizzyness
dj 6
dka	22	5	n	DKA
dl	40	99	n	DL
dm 7
dmaa	26	24	n	DMAA
dmae	24	6	n	DMAE
dmitri	22	16	m	Dmitry
dmitri_klokov	30	11	n	dmitry Klokov
dmt	42	118	n	DMT
dmt_experi	24	6	n	DMT experience	DMT experiences
dmt_trip	25	7	n	DMT trip	DMT trips
dna 78
dnf	27	8	v	DNF
do 18
do-over	27	8	n	DO-OVER
do_frito	22	5	n	Dos Fritos
doabl	13	24	n	doable
dob 7
doblin	22	5	n	Doblin
doc 156
doc_spreadsheet 4
dock 5
doctor	14	1161	n	doctor	doctors
doctor_appoint	17	34	n	doctor appointment	doctor appointments
doctor_ask	11	5	n	doctor asked
doctor_die	22	5	n	Doctors Die
doctor_gave	17	9	n	doctor gave
doctor_offic	10	27	n	doctor office	doctor offices
doctor_prescrib	19	11	n	doctor prescribed
doctor_recent	22	5	n	doctor recently
doctor_recommend	18	10	n	doctor recommended
doctor_visit	30	11	n	doctor visit	doctor visits
document 88
documentari 135
dodg 15
doe 7
doesnt 35
dog 292
doggi 21
doggi_style	30	11	n	doggy style
dogma 6
doi	29	10	n	DOI
doin 12
doll 11
dollar 157
dollar_per 6
dollar_store 9
dollop	11	5	n	dollop	dollops
dolphin 24
dolphin_kick	27	8	n	dolphin kick
dom 20
domain 19
dome 10
domest 12
domin 57
domino 8
don 34
don'ts 13
donat 115
donat_blood 5
donkei 4
donni	16	14	m	Donny
donni_shankl	31	12	n	donny Shankle
donor 14
dont 275
dont_care 5
dont_eat	13	6	m	dont eat
dont_mind 5
dont_understand 4
donut 34
doodl 15
doom 29
door 203
door_frame 7
doorbel 4
doorwai 10
dopamin	35	97	n	dopamine
dopamin_level	24	6	n	dopamine levels
dopamin_neuron	20	4	n	dopamine neurons
dopamin_receptor	25	7	n	dopamine receptor	dopamine receptors
dopamin_releas	25	7	n	dopamine release
dopamin_reuptak	22	5	m	dopamine reuptake
dopaminerg	27	8	m	dopaminergic
dope 23
dorian	18	10	m	Dorian
dorian_yate	24	6	n	dorian Yates
dorito 12
dorki 4
dorm 48
dorm_room 7
dormant	11	5	n	dormant
dosag	46	171	n	dosage
dose	28	458	n	dose
dot 34
doubl 241
doubl_check 13
doubl_chin	14	7	n	double chin
doubl_chocol	27	8	m	Double Chocolate
doubl_helix 4
doubl_major 8
doubl_mastectomi 4
doubl_standard 5
doubl_under	24	6	n	double unders
double-blind	33	15	n	double-blind
doubt 166
douch 14
douchebag 4
doug 7
dough	25	48	n	dough
doughi	20	4	m	doughy
doughnut	11	12	n	doughnut	doughnuts
dougla 7
dove 18
dow 9
down 56
downer 6
downfal 9
downhil 28
download 78
download_myfitnessp	20	4	n	downloaded myfitnesspal
downplai 6
downregul	25	7	n	downregulation
downright 15
downsid 40
downstair 21
downstream 4
downtim 11
downtown 42
downvot 124
downward	14	39	m	downward	downwards
downward_dog	31	12	n	downward dog
downward_spiral 10
dox	20	4	n	DOx
doxi	20	4	n	doxy
doxycyclin	27	27	n	doxycycline
doze 7
dozen 85
dozen_egg	20	4	n	dozen egg	dozen eggs
dph	25	7	n	DPH
draft 26
drag 63
dragon 26
drain 101
drama 27
dramat 91
dramat_chang 4
dramat_increas 4
dramat_reduc	20	4	n	dramatically reduce
drank	13	197	v	drank
drank_alcohol	11	5	n	drank alcohol
drank_coffe	24	6	n	drank coffee
drank_water	22	5	n	drank water
drastic	16	108	m	drastically
drastic_chang	25	21	n	drastic change	drastic changes
drastic_cut	11	5	n	drastically cut
drastic_improv	11	8	n	drastically improved
draw 144
drawback	14	11	n	drawbacks
drawer 25
drawn 33
dread	11	100	n	dread
dream 276
dream_job 17
drench	11	12	n	drenched
dress 283
dress_pant 7
dress_room	10	11	n	dressing room	dressing rooms
dress_shoe	12	9	n	dress shoes
dress_size	31	12	n	dress size	dress sizes
dressel	20	4	n	Dressel
dresser 9
drew 75
dri	16	123	m	dried
dri_bean	18	10	n	dried beans
dri_cranberri	22	5	n	dried cranberries
dri_fruit	27	8	n	dried fruit
drift 29
drill 72
drink	11	1521	v	drink
drink_alcohol	16	26	n	drinking alcohol
drink_alon	14	7	n	drinking alone
drink_beer 8
drink_buddi	22	5	n	drinking buddy	drinking buddies
drink_coffe	15	23	n	drink coffee
drink_daili	20	4	n	drinking daily
drink_diet	20	12	m	drinking diet
drink_green	25	7	m	drink green
drink_habit 4
drink_half	29	10	n	drink half
drink_heavili	11	5	n	drinking heavily
drink_milk	33	16	n	drink milk
drink_plenti	13	6	n	drink plenty
drink_problem 10
drink_protein	28	9	m	drink protein
drink_soda	35	19	n	drinking soda
drink_tea	15	13	n	drinking tea
drink_ton	22	5	n	drinking tons
drink_tonight	19	11	n	drink tonight
drink_vodka	20	4	n	drinking vodka
drink_water	18	68	n	drinking water
drinkabl	11	5	n	drinkable
drinker	18	65	n	drinker
drip 22
drive 494
drive-thru 7
drive_home 28
drive_thru 9
driven 48
driver 97
driver_licens 16
drivewai 13
drizzl	19	19	n	drizzle
drone 6
drool 11
droop 4
droopi	22	5	n	droopy
drop 790
drop_acid	13	6	n	dropping acid
drop_bar	20	4	n	drop bars
drop_shoe	22	5	n	drop shoe
drop_significantli 4
drop_weight	33	16	n	drop weight
dropbox 4
droplet 7
dropper 5
drosophila	24	6	n	drosophila
drought 4
drove 53
drove_home 5
drown 39
drowsi	13	14	n	drowsy
drug	15	1430	n	drug	drugs
drug-free 5
drug-related	20	4	m	drug-related
drug-resistant	14	7	m	drug-resistant
drug_abus 8
drug_addict 15
drug_administr	11	5	n	Drug Administration
drug_affect	24	6	n	drugs affect
drug_alcohol 4
drug_call	11	5	n	drug called
drug_combin	20	4	n	drug combination
drug_compani	18	25	n	drug companies
drug_dealer 6
drug_develop 4
drug_effect	24	6	n	drugs effects
drug_experi	27	8	n	drug experience	drug experiences
drug_free	25	7	n	drug free
drug_interact	31	13	n	drug interactions
drug_manufactur	11	5	n	drug manufactured	drug manufacturers
drug_name	22	5	n	DRUG NAME	drug names
drug_nerd	29	10	n	drug nerd	drug nerds
drug_polici	13	6	n	drug policy
drug_problem 7
drug_relat	14	7	m	drug related	drug relates
drug_seeker	20	4	n	drug seeker	Drug Seekers
drug_store 9
drug_test	13	52	n	drug test	drug tests
drug_user	13	6	n	drug users
drug_work	18	10	n	drugs work
druggit	24	6	n	druggit
drugnerd	45	51	n	drugnerds
drugstor 16
drum 11
drumstick	29	10	n	drumsticks
drunk 229
drunk_driver 6
drunk_sex	13	6	n	drunk sex
drunken 26
drunkenli 4
dry	12	370	n	dry
dry_eyelid	29	10	n	dry eyelids
dry_good	20	4	n	dry goods
dry_ingredi	25	7	n	dry ingredients
dry_itchi 4
dry_lip	22	5	n	dry lips
dry_mouth	24	6	n	dry mouth
dry_shampoo	20	4	n	dry shampoo
dry_skin	32	43	n	dry skin
dry_spell 9
dryer 6
dryland	22	5	n	dryland
dryness	23	17	n	dryness
ds 14
ds_craze	25	7	n	DS Craze
dsm	22	15	n	DSM
dsm-5	29	10	n	DSM-5
dsm-iv	24	6	m	DSM-IV
dsm-v	20	4	v	DSM-V
dt	14	7	n	DT
dtrunsthi	22	5	n	DTRunsThis
du	10	21	n	du
duac	22	5	n	duac
dual 23
dual_degre	25	7	n	dual degree	dual degrees
dual_n-back	22	5	m	dual n-back
dub 9
dubai 6
dubiou 5
dublin 11
duck 22
duct 5
dude 192
due 901
due_date 23
dug 15
duh 28
dui 16
duke 7
dule	34	17	m	Dule
dule_hill	30	11	n	Dule Hill
dull 51
dull_ach	24	6	n	dull ache	dull aches
dull_pain	22	5	n	dull pain
duloxetin	24	6	n	duloxetine
dulé	29	10	m	Dulé
dumb 167
dumbass 16
dumbbel	41	103	m	dumbbell
dumbbel_bench	30	11	n	dumbbell bench
dumbbel_curl	20	4	n	dumbbell curls
dumbbel_press	25	7	n	Dumbbell Press
dumbel	40	33	n	dumbell
dumber 5
dumbest 15
dumbfound 6
dummi 9
dump 82
dumpl	32	14	n	dumplings
dumpster 4
duncan 6
dunk 13
dunkin 5
dunkin_donut 4
dunno 31
duo 5
dupe 10
duper 4
duplic 4
dur 5
dura	25	7	n	Dura
dura_dura	22	5	n	Dura Dura
durabl 13
durat 42
dust 37
dusti 5
dutch 31
dutch_oven 7
duti 45
dv	13	6	n	DV
dvd 21
dw	11	5	n	DWS
dwarf 9
dwell 19
dweller 4
dwi 7
dwindl 5
dx	24	6	n	dx
dxm	38	26	n	DXM
dy 108
dye 16
dylan 4
dymat	25	7	m	Dymatize
dynam 51
dynam_stretch	24	6	n	dynamic stretches
dysfunct	13	27	n	dysfunction
dysmorphia	25	7	n	dysmorphia
dysthymia	25	7	n	dysthymia
e-cig	17	9	n	e-cig
e-mail 11
ea 18
eachoth 13
eager 13
eagl 14
eagleman	18	10	n	Eagleman
ear 75
ear_infect 5
earbud 5
earl	16	19	m	Earl
earl_grei	21	14	n	Earl Grey
earli 623
earli_20s 12
earli_30s 5
earli_afternoon 4
earli_ag 6
earli_childhood 4
earli_death	11	5	n	early death	early deaths
earli_decemb	13	10	n	early December
earli_februari 4
earli_high 7
earli_intervent	22	15	n	early intervention	early interventions
earli_januari 9
earli_june	12	9	n	early June
earli_life	11	5	n	early life
earli_march	11	8	n	early March
earli_morn 22
earli_onset	29	10	m	early onset
earli_stage 12
earli_teen	16	8	n	early teens
earli_twenti 16
earlier 269
earlier_tonight 6
earliest 14
earn 56
earnest 6
earth 150
earth-like 4
earth-like_planet 4
earthl	25	7	n	Earthlings
earthporn 8
earthquak 13
eas	14	128	v	ease
easi 1159
easi_access 11
easi_breakfast	11	8	n	easy breakfast
easi_egg	22	5	n	easy egg
easi_homemad	25	7	m	easy Homemade
easi_meal	10	14	n	easy meals
easi_pace	20	4	n	easy pace
easi_part	22	5	n	easy part
easi_peasi 4
easi_recip	25	21	n	easy recipes
easi_run	31	12	n	easy run	easy runs
easi_snack	27	8	n	easy snack	easy snacks
easi_step 5
easi_task 5
easi_vegan	28	9	m	easy vegan
easi_vegetarian	24	6	m	easy vegetarian
easi_wai	12	9	n	easy ways
easier 407
easiest 74
easili 341
easili_access 5
easili_distract	20	4	n	easily distracted
eason	20	4	m	Eason
east 46
east_coast 15
easter 47
easter_dinner 4
easter_egg 4
eastern 26
easywai	24	6	n	EASYWAY
eat	20	4012	v	eat
eat_alon 7
eat_anim	20	12	n	Eating Animals
eat_bacon	14	11	n	eat bacon
eat_big	25	7	m	eat big
eat_bread	27	8	n	eat bread
eat_breakfast	16	33	n	eat breakfast
eat_cake	24	6	n	eat cake
eat_carb	38	27	n	eating carbs
eat_cereal 4
eat_certain	24	6	m	eat certain
eat_cheap	32	14	n	eating cheap
eat_chees	20	4	n	eating cheese
eat_chicken	33	15	n	eat chicken
eat_chocol	20	4	n	eating chocolate
eat_clean	23	17	n	eat clean
eat_crap	24	6	n	eat crap
eat_dairi	34	17	n	eat dairy
eat_dinner	12	24	n	eat dinner
eat_disord	19	86	n	eating disorder	eating disorders
eat_eat 4
eat_egg	35	19	n	eat eggs
eat_everydai	25	7	n	eat everyday
eat_fairli	20	4	m	eat fairly
eat_fast	25	22	m	eat fast
eat_fat	20	4	n	eating fat
eat_fewer	24	6	m	eat fewer
eat_fish	25	20	n	eat fish
eat_food	21	23	n	eating food
eat_fresh	14	7	m	eat fresh
eat_fruit	18	10	n	eat fruit
eat_gluten	42	40	n	eating gluten
eat_gluten-free	22	5	n	eat gluten-free
eat_grain	20	4	n	eating grains
eat_habit	33	79	n	eating habits
eat_half	30	11	n	eat half
eat_healthi	28	130	n	eating healthy
eat_healthier	24	57	n	eat healthier
eat_healthili	13	10	n	eat healthily
eat_high	24	6	m	eating high
eat_junk	22	15	m	eating junk
eat_keto	38	26	n	eating keto
eat_larg	28	9	m	eating large
eat_late	25	7	n	eating late
eat_later	22	5	n	eat later
eat_lean	20	4	m	eat lean
eat_lettuc	20	4	n	eating lettuce
eat_low	27	8	m	eating low
eat_lunch 14
eat_mainli	20	4	m	eating mainly
eat_mainten	20	4	n	eating maintenance
eat_meal	11	5	n	eat meals
eat_meat	27	136	n	eating meat
eat_mostli	33	16	m	eat mostly
eat_nearli	13	6	n	eat nearly
eat_normal	25	7	n	eat normal
eat_organ	20	4	m	eating organic
eat_paleo	34	17	n	eating paleo
eat_pasta	24	6	n	eat pasta
eat_pattern	20	4	n	eating pattern
eat_plan	27	8	n	eating plan	eating plans
eat_plant	24	6	n	eat plants
eat_plenti	25	7	n	eat plenty
eat_problem	20	4	n	eating problem
eat_properli	29	10	n	eat properly
eat_protein	25	7	n	eat protein
eat_ramen	13	6	n	eating ramen
eat_raw	14	7	m	eat raw
eat_real	25	7	m	eat real
eat_red	20	4	m	eat red
eat_regularli	24	6	n	eat regularly
eat_rice 7
eat_salad	22	5	n	eat salad
eat_seafood	20	4	n	eat seafood
eat_sleep 4
eat_smaller	22	5	m	eating smaller
eat_steak 4
eat_stop	30	11	m	Eat Stop
eat_sugar	27	8	n	eat sugar
eat_terribl	24	6	n	eating terrible
eat_throughout	27	8	n	eat throughout
eat_till	20	4	n	eating till
eat_ton	28	9	n	eating tons
eat_tuna	11	5	n	eating tuna
eat_vegan	28	9	n	eating vegan
eat_veget	25	7	n	eat vegetables
eat_vegetarian	31	13	n	eating vegetarian
eat_veggi	20	4	n	eat veggies
eat_wheat	31	12	n	eat wheat
eat_window	36	20	n	eating window
eat_yogurt	11	5	n	eat yogurt
eatcheapandhealthi	23	17	n	EatCheapAndHealthy
eaten	15	158	n	eaten
eaten_meat	34	17	n	eaten meat
eater	29	97	n	eater
eaton	27	8	n	Eaton
eatthismuch	22	5	n	eatthismuch
ebai 38
ebert 5
ebook 12
ec	16	32	m	EC	ECs
ec_stack	38	25	n	EC stack
eca	31	12	m	ECA
eca_stack	28	9	n	ECA stack	ECA stacks
eccentr 13
ecg	24	6	n	ECG
echo 11
eci	20	4	n	ECY
eckhart	20	4	m	Eckhart
ecolog 7
econom 41
economi 22
economist 7
ecosystem 4
ecstasi	21	60	n	ecstasy
ecstasi_pill	22	5	n	ecstasy pill	ecstasy pills
ecstat 24
ect 38
ectomorph	27	8	n	ectomorph	ectomorphs
ectop	22	5	m	ectopic
eczema	16	19	n	eczema
ed 85
ed_coan	25	7	n	Ed Coan
edamam	28	9	n	edamame
eddi 5
eden 4
edg 108
edibl 25
edinburgh 4
edit 155
edit1 4
edit2 41
editor 23
editori 6
edt 9
educ 252
educ_program 5
educ_teacher 4
edward 19
edward_baker	33	16	m	edward Baker
ee 4
eeg	41	36	n	EEG
eek	14	7	v	eek
eel	13	6	n	Eel
ef 24
eff 10
effect	15	1759	n	effects
effect_dose	22	5	n	effective dose	effective doses
effect_mean	22	5	n	effective means
effect_method	27	8	n	effective method	effective methods
effect_train	20	4	n	effective training
effect_treatment	27	8	n	effective treatment	effective treatments
effect_wai 5
efferd	28	9	n	Efferding
effexor	33	16	n	Effexor
efficaci	27	43	n	efficacy
effici 110
effin	20	4	n	effin
effort 316
effortless	29	10	n	effortless
effortlessli	13	6	v	effortlessly
eg 31
egcg	29	10	n	EGCG
egg	21	845	n	eggs
egg-free	20	4	n	egg-free
egg_bacon 7
egg_bake	25	7	n	eggs baked
egg_benedict	24	6	n	eggs benedict
egg_breakfast	24	6	n	Egg Breakfast
egg_cup	20	4	n	egg cups
egg_free	11	5	n	egg free
egg_mix	22	5	n	egg Mix
egg_muffin	22	5	n	egg muffins
egg_noodl	28	9	n	egg noodles
egg_roll	16	8	n	egg roll	egg rolls
egg_salad	29	10	n	Egg Salad
egg_scrambl	25	7	n	eggs scrambled	egg scrambles
egg_white	46	58	n	egg whites
egg_yolk	29	10	n	egg yolks
eggnog	25	7	n	eggnog
eggplant	27	59	n	eggplant
eggplant_parmesan	27	8	n	Eggplant Parmesan
ego	14	55	n	ego
ego_death	24	6	n	ego death
egypt 4
eh 28
ei 13
ei_pea 5
eight 84
eight-hour 4
eighteen 11
eighth 10
einstein 31
ejacul 26
ekg	31	13	n	EKG	EKGs
ekhart	22	5	n	Ekhart
el 18
el-x	22	5	n	EL-X
el_cap	25	7	n	El Cap
elabor 51
elabor_convers	33	15	n	elaborate conversation
elast	11	22	n	elastic
elat 8
elbow	16	82	n	elbow
elder 5
elderli 26
elect 36
electr 97
electr_activ	22	5	n	electrical activity
electr_engin 4
electr_field	24	6	n	electrical fields
electr_shock	20	4	n	electric shocks
electrod 8
electrolyt	22	26	n	electrolyte	electrolytes
electron 62
electron_devic	11	5	n	electronic devices
electron_microscop	14	7	n	electron microscope
electron_music 4
electrophysiolog	27	8	n	electrophysiology
eleg 14
elegan	20	4	m	elegans
element 46
elementari 44
elementari_school 32
eleph 12
elev 95
elev_gain	24	6	n	elevation gain	elevation gains
elev_lab	28	9	n	Elevated Labs
eleven 8
eli 4
eli5 10
elicit	18	10	v	elicit
elig 17
elimin 96
elimin_diet	22	5	n	elimination diet
elit	14	91	m	elite	elites
elit_american	22	5	m	elite American
elit_athlet	25	7	n	elite athlete	elite athletes
elit_powerlift	22	5	n	Elite Powerlifter	Elite powerlifters
elit_runner	22	5	n	elite runners
eliteft	39	28	n	EliteFTS
elitist 4
elizabeth 5
ell 5
ellen 7
elliot 6
elliott 4
ellipt	41	35	n	elliptical
elomi	24	6	n	Elomi
elong	20	4	m	elongated
eloqu 4
elsewher 52
elta	22	5	m	Elta
elta_md	22	5	m	elta MD
eltamd	27	8	m	EltaMD
elus 16
em 90
em_come 4
email 197
email_address 8
eman 4
embarass 15
embark 25
embarrass 274
embarrass_moment 9
embarrassingli	12	9	m	embarrassingly
embed 11
embellish 4
embodi 6
embol	11	5	n	embolism
embrac 41
embryo	14	12	n	embryo
embryon	14	11	m	embryonic
embryon_stem	11	8	m	embryonic stem
emerg 135
emerg_c-section	11	5	n	emergency C-section
emerg_contracept 5
emerg_depart	33	16	n	Emergency Department
emerg_medicin	28	9	n	emergency medicine
emerg_room 19
emili 5
emiss 4
emit 10
emo 4
emot 321
emot_issu 5
emot_reaction 4
emot_respons	11	5	n	emotional response	emotional responses
emot_state	11	5	n	emotional state	emotional states
emot_support	11	5	n	emotional support
emotion 81
emotion_abus 7
empanada	22	5	n	empanadas
empath	10	14	v	empathize
empathet	12	9	n	empathetic
empathi	13	47	n	empathy
emphas 19
emphasi 20
empir 16
emploi 28
employ 60
employe 73
empow	11	19	n	empowering
empti 190
empti_bar	11	5	n	empty bar
empti_stomach	29	31	n	empty stomach
emt 9
emul 9
emuls	11	5	n	emulsion
en 21
enabl 38
enantiom	24	6	n	enantiomers
enchilada	38	27	n	Enchiladas
enchilada_sauc	25	7	n	enchilada sauce
encod 10
encompass	11	12	v	encompassing	encompasses
encount 96
encourag 392
encourag_word 5
encyclopedia 9
end 2004
end-of-life 4
end_goal 7
end_rant	11	5	n	end rant
end_result 16
end_weight	22	5	n	ending weight
endang 9
endeavor 12
endeavour 4
endless 40
endless_cycl	14	7	n	endless cycle	endless cycles
endlessli 5
endo	38	26	n	endo	endos
endocannabinoid	29	10	m	endocannabinoid
endocannabinoid_system	24	6	n	endocannabinoid system
endocrin 4
endocrinologist	37	23	n	endocrinologist
endogen	30	11	m	endogenous
endometriosi	22	5	n	endometriosis
endorphin	20	12	n	endorphins
endors 16
endoscopi	25	7	n	endoscopy
endow 5
endur	18	200	n	endurance
endur_athlet	35	19	n	endurance athlete	endurance athletes
endur_exercis	22	5	n	endurance exercise
endur_sport	27	8	n	endurance sport	endurance sports
endur_train	32	14	n	endurance training
enema	22	5	n	enema	enemas
enemi 27
energ	18	17	n	energized
energet	19	44	n	energetic
energi	15	541	n	energy
energi_consumpt	22	5	n	energy consumption
energi_drink 23
energi_expenditur	30	11	n	energy expenditure
energi_level	29	32	n	energy levels
enforc 21
engag 103
engag_ring 4
engin 133
engin_student 7
england 48
england_journal	20	4	n	England Journal
english 117
english_breakfast	22	5	n	English Breakfast
english_channel	17	9	m	English Channel
english_class 5
english_muffin	10	14	n	English Muffin
english_speaker 5
enhanc	21	204	v	enhance
enhanc_cognit	29	10	n	enhance cognition
enhanc_drug	29	10	n	enhancing drugs
enjoi 1098
enjoi_cook	27	8	n	enjoy cooking
enjoi_eat 4
enjoi_give 4
enjoi_learn 4
enjoi_life 13
enjoi_read 19
enjoi_run	31	13	n	enjoy running
enjoi_sex	20	13	n	enjoy sex
enjoi_watch 4
enjoi_work 6
enjoy 86
enlarg 13
enlighten 23
enlist 5
enorm 32
enrag 7
enrich 5
enrol 27
ensu 20
ensur 48
entail 21
entangl	11	8	n	Entanglement
enter 245
enter_colleg 6
enter_med	20	4	m	entered med
enterpris 4
entertain 65
entheogen	22	5	n	entheogens
enthral 4
enthusiasm 18
enthusiast 66
entir 656
entir_adult 4
entir_bag 4
entir_bodi	10	11	n	entire body
entir_bottl 5
entir_differ	10	14	m	entirely different
entir_famili 6
entir_life 116
entir_race 4
entir_ride	27	8	n	entire ride
entireti 12
entiti 8
entitl 9
entranc 19
entre 7
entrepreneur 5
entri 131
entri_level 22
entri_period	33	16	n	entry period
entry-level 7
envelop 9
envi 11
enviou 11
environ 131
environment 40
environment_impact 4
envis 15
enzym	27	58	n	enzymes
ep 7
epa	17	22	n	EPA
ephedra	20	4	n	ephedra
ephedrin	42	40	n	ephedrine
epi	20	4	n	epi
epic 59
epicurean	20	4	m	Epicurean
epicuri	20	4	n	Epicurious
epidem 25
epidemiolog	31	12	n	epidemiology
epiduo	31	13	n	Epiduo
epigenet	36	21	m	epigenetic
epilepsi	25	22	n	epilepsy
epiphani	15	29	n	epiphany	epiphanies
episod 363
episod_discuss	24	6	n	episode Discussion
epocr	25	7	n	Epocrates
equal 96
equat 32
equilibrium	11	5	n	equilibrium
equinox	20	4	n	Equinox
equip 162
equival 84
er	12	126	n	ER
er_doctor 4
era 24
erad 5
eras 28
erect 46
erectil	16	8	m	erectile
erectil_dysfunct	13	6	n	erectile dysfunction
erector	27	8	n	erector
erg 4
eric 34
eric_cressei	31	13	n	eric Cressey
erik 5
erin	24	6	m	Erin
erm 5
ernest 5
erowid	43	44	n	erowid
err 7
errand 20
errat	31	12	m	erratic
erron	11	5	v	erroneously	erroneous
error 89
erupt 11
es 7
escal 18
escap 75
escapad	20	4	n	escapades
escitalopram	24	6	n	escitalopram
escort 10
eshlow	20	4	v	eshlow
esophag	20	4	m	esophageal
esophagu	16	8	n	esophagus
esp 12
especi 749
especi_consid 8
especi_import	22	5	n	especially important
especi_interest	16	8	n	especially interested
espn 17
espresso	11	8	n	espresso
essai 43
essenc 15
essenti 227
essenti_nutrient	20	4	n	essential nutrients
essenti_oil	13	6	n	essential oil	essential oils
est 63
establish 57
estat 8
esteem 53
ester	22	5	n	ester
esther	11	8	m	Esther
esther_ekhart	22	5	n	Esther Ekhart
esthetician	27	8	n	esthetician	Estheticians
estim 141
estrogen	40	30	n	estrogen
estrogen_level	22	5	n	estrogen levels
et 35
et_al	12	20	n	et al
eta	11	15	n	ETA
etern 13
ethan 4
ethanol	14	11	n	ethanol
ether 8
ethic 71
ethicist 5
ethiopian	14	7	m	Ethiopian
ethnic 10
ethyl	14	7	m	ethyl
etiquett 39
etizolam	22	5	n	Etizolam
etsi 5
eu 15
eugen	29	10	n	Eugene
eulogi 4
euphor	14	22	n	euphoric
euphoria	17	27	n	euphoria
eureka 8
euro 15
europ 76
european 52
european_championship	12	9	n	european Championship
ev 66
evalu 65
evan 10
evapor 13
even 237
even_weight	20	4	n	evening weight
even_workout	20	4	n	evening workout
evenli 22
event 382
event_come	20	4	n	event coming
eventu 328
eventu_end 4
eventu_goal	20	4	n	eventual goal	eventual goals
eventu_lead 6
eventu_move 4
everest 11
everett	22	5	n	Everett
evernot 5
everybodi 197
everydai 340
everydai_life 13
everyon 9
everytim 50
everywher 173
evid 279
evid_base	25	7	m	evidence based
evid_suggest 5
evid_summari	22	5	n	evidence summary
evidenc 4
evidence-based	19	20	m	evidence-based
evidence-based_extrapol	24	6	n	evidence-based extrapolations
evidence-based_fit	20	4	n	Evidence-Based Fitness
evil 39
evo 10
evo_ii	22	5	n	evo ii
evok 4
evol	20	4	n	EVOL
evolut 71
evolutionari	12	32	m	evolutionary
evolutionarili 4
evolv 62
ew 9
ewa	22	16	m	Ewa
ewa_michalak	31	13	n	Ewa Michalak
ex 139
ex-boyfriend 8
ex-girlfriend 11
ex-smoker	22	5	n	ex-smoker
ex-wife 4
ex_boyfriend 5
ex_girlfriend 5
exacerb	39	29	v	exacerbated
exact 123
exact_amount 4
exact_date 4
exact_opposit 5
exactli 506
exactli_happen 4
exagger 24
exam 205
exam_come 4
examin	16	142	n	examine
exampl 596
exc	14	7	n	exc
exce 20
exceed 15
exceedingli 5
excel 173
excel_articl	11	5	n	excellent article	excellent articles
excel_job 5
excel_sheet 4
excel_spreadsheet 4
except 428
exception 16
excercis	22	27	n	excercise
excerpt	12	25	n	excerpt	excerpts
excers	24	6	n	excersize
excersic	20	4	v	excersice
excersis	24	6	n	excersise	excersises
excess 146
excess_amount	13	6	n	excess amount	excess amounts
excess_calori	22	5	n	excess calories
excess_downvot	20	4	n	excessive downvoting
excess_fat	29	10	n	excess fat
excess_oil	20	4	n	excess oil
excess_weight	13	6	n	excess weight
exchang 67
excis	11	5	m	Excise
excit 717
excit_new 4
excitatori	20	4	n	excitatory
excitedli 4
excitotox	22	5	n	excitotoxicity
exclaim 5
exclud 36
exclus 73
excret	25	7	n	excreted
excruci 8
excruciatingli	11	8	m	excruciatingly
excruciatingli_pain 5
excurs	17	9	n	excursions
excus 241
exec 4
execut 45
execut_function	29	10	n	executive function	Executive Functions
exemplifi	20	4	n	exemplified
exempt 10
exerc	11	5	v	Exerc
exerci	20	4	v	exerci
exercis	27	1470	n	exercise
exercis_ball 4
exercis_bike	14	7	n	exercise bike	exercise bikes
exercis_daili	24	6	n	exercise daily
exercis_eat 4
exercis_habit	20	4	n	exercise habits
exercis_level	20	4	n	exercise level
exercis_physiolog	25	7	n	Exercise Physiology
exercis_plan	29	10	n	exercise plan	exercise plans
exercis_program	30	11	n	exercise program	exercise programs
exercis_regimen	27	8	n	exercise regimen	exercise regimens
exercis_regularli	33	15	n	exercising regularly
exercis_routin	25	21	n	exercise routine	exercise routines
exercis_scienc	25	7	n	exercise science
exercis_work	27	8	n	exercise works
exercise-induced	27	8	m	exercise-induced
exert	20	12	v	exertion
exfoli	30	86	v	exfoliating
exfoli_pad	30	11	n	Exfoliating Pads
exhal	14	20	v	exhale
exhaust 187
exhibit 34
exhilar	11	8	n	exhilarating
exist 321
existenti 17
existenti_crisi 4
exit 20
exlaxbro	20	4	n	exlaxbros
exoplanet	24	6	m	exoplanet
exot 7
exp 12
expand 98
expans 7
expect 729
expedit 7
expel 5
expend 6
expenditur 18
expens 328
expens_product 4
exper	13	6	n	exper
experi 2466
experi_anxieti	22	5	n	experience anxiety
experi_report	24	6	n	experience reports
experi_similar	22	5	n	experience similar
experi_work 7
experienc	13	593	v	experienced
experienc_lifter	32	14	n	experienced lifter	experienced lifters
experienc_runner	25	7	n	experienced runner	experienced runners
experienc_similar	24	6	m	experienced similar
experienc_win	27	8	n	experienced wins
experiment 37
expert 112
expertis 21
expir 35
expir_date 5
explain 712
explain_autism	20	4	n	explaining Autism
explan 139
explanatori 13
explicit 9
explicitli 9
explod 55
exploit 12
explor 102
explos 60
expo 15
exponenti	11	15	n	exponentially
export 10
expos 72
exposur 76
express 198
express_interest	13	6	n	expressed interest
exrx	36	22	m	ExRx
exrx_barbel	20	4	m	ExRx Barbell
ext	24	6	v	EXT
extend 150
extend_famili 5
extend_fast	27	8	n	extended fast	extended fasts
extend_period 18
extend_water	25	7	m	extended water
extens 99
extens_research	11	5	n	extensive research
extent 78
extern 44
extern_rotat	25	7	n	external rotation
extinct	10	34	n	extinct
extinguish 4
extr 5
extra 468
extra-virgin	20	4	m	extra-virgin
extra_boost	25	7	n	extra boost
extra_calori	36	22	n	extra calories
extra_cash 6
extra_credit 4
extra_energi	22	5	n	extra energy
extra_fat	30	11	n	extra fat
extra_kick 4
extra_larg	24	6	m	extra large
extra_mile 5
extra_monei 5
extra_pound	16	8	n	extra pounds
extra_skin	24	6	n	extra skin
extra_space 4
extra_special 4
extra_virgin	34	17	m	extra virgin
extra_water 4
extra_weight	17	16	n	extra weight
extracellular	22	5	m	extracellular
extract	20	183	n	extract
extract_method	20	4	n	extraction methods
extracurricular 4
extraordinair 4
extraordinari 14
extraordinarili 4
extrapol	18	10	n	extrapolations
extraterrestri	22	5	m	extraterrestrial
extrem 809
extrem_anxieti	30	11	n	extreme anxiety
extrem_anxiou	22	5	n	extremely anxious
extrem_appreci 4
extrem_awkward 4
extrem_busi 5
extrem_case	25	7	n	extreme case	extreme cases
extrem_comfort	22	5	n	extremely comfortable
extrem_depress	22	16	n	extremely depressed
extrem_diet	24	6	n	extreme dieting	extreme diets
extrem_difficult	11	16	n	extremely difficult
extrem_dry	22	5	n	extremely dry
extrem_excit	24	6	n	extremely excited
extrem_exhaust	22	5	n	extreme exhaustion
extrem_fatigu	25	7	n	extreme fatigue
extrem_frustrat 7
extrem_grate 7
extrem_happi 9
extrem_hard	14	17	n	extremely hard
extrem_healthi	13	6	n	extremely healthy
extrem_help	12	22	n	extremely helpful
extrem_high 11
extrem_hungri 4
extrem_import 6
extrem_interest 9
extrem_irrit 4
extrem_limit 7
extrem_low 9
extrem_nervou 7
extrem_pain	13	10	n	extremely painful
extrem_proud 6
extrem_rare 6
extrem_sensit	29	10	n	extremely sensitive
extrem_short	22	5	m	extremely short
extrem_similar	11	5	n	extremely similar
extrem_skinni	13	6	n	extremely skinny
extrem_social	14	7	m	extreme social
extrem_stress	14	11	n	extremely stressed
extrem_tight	20	4	m	extremely tight
extrem_uncomfort 7
extremist 6
extrovert 16
ey 496
ey_candi	24	6	n	eye candy
ey_close 5
ey_contact 49
ey_cream	27	8	n	eye cream
ey_open 12
ey_roll 4
eye-opener 5
eye-opening 6
eyebal	12	17	v	eyeball
eyebrow 25
eyelid 20
eyelin	30	11	n	eyeliner
eyesight	17	9	n	eyesight
ez	14	7	m	EZ
f7u12 25
fa 25
fabric 29
fabul 28
face 1323
face-to-face 8
face_acn	20	4	n	face acne
face_comparison	28	9	n	face comparison
face_feel	22	5	n	face feels
face_look	21	14	n	face looks
face_mask	18	17	n	face mask	face masks
face_moistur	20	4	n	face moisturizer	face moisturizers
face_pic	13	6	n	face pic
face_plant 4
face_progress	29	10	n	face progress
face_pull	20	4	n	face pulls
face_shot	20	4	n	face shot
face_start 4
face_twice	31	12	n	face twice
face_wash	44	45	n	face wash
facebook 246
facebook_feed 6
facebook_group 4
facebook_page 26
facebook_statu 4
facepalm 12
facet 7
facewash	13	6	n	facewash
facial	13	113	m	facial	facials
facial_acn	27	8	n	facial acne
facial_cleanser	24	6	n	facial cleanser	facial cleansers
facial_express 16
facial_hair 12
facial_moistur	25	7	n	facial moisturizer	facial moisturizers
facil 59
facilit 20
fact 703
fact_label	20	4	n	facts label
factor 167
factori 77
factori_farm	31	38	n	factory farms
factual 10
faculti 13
fad	11	27	n	fad	fads
fad_diet	30	11	n	fad diet	fad diets
fade	11	70	v	fade
fage	20	4	m	Fage
fahrenheit 4
fail 394
fail_attempt	17	16	n	failed attempt	failed attempts
fail_grade 4
fail_miser 12
failur 170
failur_fridai	32	14	n	failure Friday
faint	11	41	v	faint
fair 180
fair_amount 31
fair_game 4
fair_share 17
fair_skin	16	8	n	fair skin
fair_warn 6
fairi 13
fairi_tale 5
fairli 463
fairli_activ	32	14	n	fairly active
fairli_averag	20	4	n	fairly average
fairli_certain 8
fairli_cheap 6
fairli_close 5
fairli_common 8
fairli_easi 6
fairli_fit	20	4	n	fairly fit
fairli_healthi	32	14	n	fairly healthy
fairli_larg 12
fairli_low	11	8	m	fairly low
fairli_normal 5
fairli_often 6
fairli_quickli 7
fairli_recent 4
fairli_regular 4
fairli_regularli	17	9	n	fairly regularly
fairli_sensit	20	4	m	fairly sensitive
fairli_sever	22	5	m	fairly severe
fairli_success 4
faith 33
fajita	33	16	n	fajita	fajitas
fake 150
fake_meat	35	18	n	fake meat
fake_orgasm	20	4	n	faking orgasms
fake_smile	22	5	n	fake smile	fake smiles
fake_sugar	20	4	n	fake sugar
falafel	34	17	n	falafel
falcon 4
fall 614
fall_apart 32
fall_asleep 65
fall_behind 6
fall_forward 5
fall_victim 4
fallaci 19
fallen 44
fallout 5
fals 81
fals_account 4
fals_advertis 5
fals_grip	24	6	n	false grip
fals_memori	11	5	n	false memory	false memories
fals_posit 13
fam 4
fame 11
famili 1047
famili_doctor	31	13	n	family doctor	family doctors
famili_event 4
famili_friend 25
famili_gather 6
famili_histori	12	13	n	family history	family histories
famili_issu 4
famili_love 5
famili_medicin	29	10	m	family medicine
famili_member 75
famili_photo 6
famili_practic	20	4	n	family practice
famili_think 4
famili_tree 5
famili_vacat 4
familiar 167
familiar_face 5
famou 52
fan 177
fanat 7
fanci 94
fancier 5
fantas 25
fantasi 49
fantast 211
fantast_idea 4
fantast_result	22	5	n	fantastic results
fantast_sex	22	5	n	fantastic sex
fap 10
faq	21	426	n	FAQ
faq_fridai	24	6	n	FAQ Friday
faq_routin	22	5	n	FAQ routine
farah	24	19	n	Farah
fare 15
farewel 8
farm 126
farm_anim	19	11	n	farm animal	farm animals
farm_cruelti 4
farmer 57
farmer_market	22	26	n	farmer market	farmer markets
farri	33	16	n	Farris
fart 33
farther	18	60	n	farther
farthest	10	11	n	farthest
fartlek	25	7	n	fartlek	fartleks
fascia	25	7	v	Fascia
fasciiti	20	4	n	Fasciitis
fascin 81
fashion 64
fast	13	1580	n	fast
fast-food 6
fast-forward 6
fast-paced 4
fast_approach 6
fast_buddi	29	10	n	fasting buddy	fasting buddies
fast_diet	29	10	n	Fast Diet	fasting diets
fast_food 121
fast_forward 82
fast_glucos	20	4	n	fasting glucose
fast_longer	22	5	n	fasted longer
fast_metabol	25	21	n	fast metabolism	fast metabolisms
fast_pace	24	6	n	fast pace
fast_period	28	9	n	fasting period
fast_schedul	22	5	n	fasting schedule
fast_start	33	15	n	fast starting
fast_state	38	26	n	fasted state	fasted states
fast_track	22	5	n	fast track	fast tracks
fast_train	25	7	n	fasted training
fast_workout	24	6	n	fasted workout	fasted workouts
fasten 7
faster 242
faster-than-light	22	5	m	Faster-than-light
fastest 69
fastest_mile	22	5	n	fastest mile
fat	28	2144	n	fat
fat-free	25	7	m	fat-free
fat-loss	22	5	n	fat-loss
fat-shaming	29	10	n	fat-shaming
fat_accept	31	13	n	fat acceptance
fat_ass 9
fat_bomb	30	11	n	fat bomb	fat bombs
fat_burn	33	16	n	fat burning
fat_burner	31	12	n	fat burner	Fat Burners
fat_cell	16	8	n	fat cells
fat_chick	19	11	n	fat chick	fat chicks
fat_content	29	10	n	fat content
fat_cottag	20	4	m	fat cottage
fat_diet	36	21	n	fat diet
fat_dude	22	5	n	fat dude
fat_fast	36	22	n	fat fast	fat fasts
fat_food	20	4	n	fat foods
fat_free	36	22	m	fat free
fat_friend	20	4	n	fat friend
fat_gain	33	16	n	fat gain
fat_girl	12	36	n	fat girl	fat girls
fat_gui	41	35	n	fat guy
fat_intak	35	18	n	fat intake
fat_joke	25	7	n	fat joke	fat jokes
fat_kid	27	42	n	fat kid	fat kids
fat_lazi 4
fat_level	20	4	n	fat levels
fat_loss	55	144	n	fat loss
fat_low	32	14	n	fat low
fat_man 4
fat_meal	22	5	n	fat meals
fat_milk	20	4	n	fat milk
fat_nake	22	5	m	Fat Naked
fat_per	27	8	n	fat per
fat_percentag	41	36	n	fat percentage
fat_person	20	4	n	fat person
fat_shame	20	13	n	fat shaming
fat_storag	20	4	n	fat storage
fat_women	22	5	n	fat women
fatal 26
fatass 12
fate 31
father 201
father-in-law 6
fathom 8
fatigu	36	104	n	fatigue
fatigu_syndrom	25	7	n	fatigue syndrome
fatloss	25	7	n	fatloss
fatten	20	12	n	fattening
fatter	19	26	n	fatter
fattest 7
fatti	28	111	m	fatty	fatties
fatti_acid	39	29	n	fatty acids
fatti_food	14	7	n	fatty foods
fatti_liver	22	5	n	fatty liver
fatti_meat	22	5	n	fatty meat
fault 54
faulti 4
faux 12
faux_pa	13	6	n	faux pas
fav	13	10	m	fav
fave	28	9	n	fave
favor 77
favorit 920
favorit_bra	20	4	n	favorite bra
favorit_breakfast	31	12	n	favorite breakfast	favorites breakfasts
favorit_cheap	14	7	n	favorite cheap
favorit_episod	27	8	n	favorite episode
favorit_food	14	16	n	favorite foods
favorit_go-to	24	6	m	favorite go-to
favorit_healthi	25	7	m	favorite healthy
favorit_keto	30	11	m	favorite keto
favorit_lift	22	5	n	favorite lift
favorit_line 5
favorit_meal	33	15	n	favorite meal	favorite meals
favorit_moment 4
favorit_pair	34	17	n	favorite pair
favorit_part 17
favorit_photo 4
favorit_pictur 6
favorit_place 4
favorit_pose	22	5	n	favorite poses
favorit_psych	30	11	m	favorite Psych
favorit_quick	27	8	m	favorite quick
favorit_recip	29	31	n	favorite recipes
favorit_resourc 4
favorit_run	13	6	m	favorite running
favorit_shirt	13	6	n	favorite shirt
favorit_snack	25	7	n	favorite snacks
favorit_song 8
favorit_tea	27	8	m	favorite tea
favorit_vegan	25	7	m	favorite vegan
favorit_veget	22	5	n	favorite vegetable
favorit_vegetarian	25	7	m	favorite vegetarian
favorit_wai	29	10	n	favorite ways
favorit_websit 4
favour 13
favourit 115
favourit_meal 4
favourit_place 4
fax 7
fb 76
fb_page 7
fbi 6
fcj	20	4	n	FCJ
fda	35	133	n	FDA
fda_approv	25	20	n	FDA approves
fda_warn	25	7	m	FDA Warns
fe 23
fear 373
feasibl 24
feast	14	37	n	feast
feat 51
feather 11
feats-of-thor	20	4	n	Feats-of-Thor
featur 169
feb	12	64	n	Feb
februari 168
fecal 5
fece 7
fed 88
fed_state	11	5	n	fed state
feder 70
feder_fund	22	5	n	federal funding
feder_govern 7
fedex 4
fee 47
feed 214
feed_window	37	24	n	feeding window
feedback 280
feedback_loop	22	5	n	feedback loop	feedback loops
feedback_welcom 6
feel 1066
feel_amaz 13
feel_awesom	12	13	n	feels awesome
feel_differ 4
feel_fuck 5
feel_nice 4
feel_toward 6
feel_weird 11
feel_wonder 4
feelin 5
feelsgoodman	13	6	n	feelsgoodman
feet 376
feet_hurt	13	6	n	feet hurt
feet_tall 8
feet_wet 4
feign 4
felix 4
fell 159
fell_apart 4
fell_asleep 21
fella 14
fellow 393
fellow_anxieti	20	4	m	fellow anxiety
fellow_bipolar	24	6	n	fellow bipolar
fellow_cyclist	24	6	n	fellow cyclist	fellow cyclists
fellow_diabet	25	7	n	fellow diabetic	fellow diabetics
fellow_gainer	24	6	n	fellow gainers
fellow_ketoer	33	16	n	fellow ketoers
fellow_ladi	22	5	m	fellow lady
fellow_nurs	27	8	n	fellow nurses
fellow_psychonaut	29	10	n	fellow psychonauts
fellow_redditor 47
fellow_runner	22	5	n	fellow runner	fellow runners
fellow_student 6
fellow_user	31	12	n	fellow users
fellow_vegetarian	22	5	n	fellow vegetarians
fellow_yogi	25	7	n	fellow yogis
fellowship 12
femal 557
femal_athlet	24	6	n	female athlete	Female Athletes
femal_ejacul	22	5	n	female ejaculation
femal_friend 16
femal_lifter	29	10	n	female lifter	female lifters
femal_orgasm 4
femal_patient 4
femal_sexual	20	4	n	female sexual
femal_student 4
femalefashionadvic	20	4	n	femalefashionadvice
feminin 24
feminist 7
femor	20	4	m	femoral
femur	11	5	n	femur
fenc 30
fend 8
fender 4
fennel	28	9	n	fennel
fenugreek	31	12	n	fenugreek
ferguson 8
ferment	11	8	m	fermented
ferri 6
ferriss	24	6	n	Ferriss
fertil 17
fest 8
festiv 68
feta	42	38	n	feta
feta_chees	28	9	n	feta cheese
fetal 9
fetish 31
fettuccin	25	7	m	Fettuccine
fetu 9
fever 28
feverish 4
fewer 65
fewer_calori	24	6	n	fewer calories
fewer_carb	13	6	n	fewer carbs
fexofenadin	20	4	n	Fexofenadine
ff 13
fffffffuuuuuuuuuuuu 4
fi 18
fianc 62
fiance 25
fiancé 20
fiancée 7
fiasco 4
fiber 162
fiber_supplement	20	4	n	fiber supplement
fibr	18	24	n	fibre
fibromyalgia	14	7	n	Fibromyalgia
fibrosi 6
fickl	20	4	n	fickle
fiction 23
fiddl 10
field 352
fiend	13	10	n	fiend	fiends
fierc 14
fieri 9
fieri_fridai	22	5	n	Fiery Friday	fiery Fridays
fiesta	20	4	m	fiesta
fifteen 30
fifteen_pound 4
fifth 36
fifth_grade	17	9	n	fifth grade
fifti 21
fig 8
fight 296
fight_acn	20	4	n	fighting acne
fight_cancer 4
fight_club 4
fighter 17
figleav	33	16	n	Figleaves
figur 1167
figur_it'd 4
fil 4
filament	26	23	n	filaments
file 64
filet	14	11	n	filet	filets
filipino 7
fill 487
fill_food	25	7	n	filled food	filling foods
fill_meal	22	5	n	filling meals
filler 11
fillet	35	18	n	fillets
film 110
filmmak 6
filter 55
filth 4
filthi 14
fin 9
fina	15	13	m	FINA
final 2016
final_abl 14
final_accomplish	22	5	n	finally accomplished
final_admit 7
final_arriv 6
final_avail 4
final_bought	12	9	n	finally bought
final_broke 20
final_built 4
final_came 18
final_cave 7
final_click 4
final_come 5
final_comfort	20	4	n	finally comfortable
final_commit	25	7	n	finally committed
final_complet 4
final_convinc	12	13	n	finally convinced
final_decid 75
final_decis 4
final_diagnos	25	7	n	finally diagnosed
final_drop 4
final_exam 9
final_figur 16
final_final 4
final_finish 12
final_fit	19	11	n	finally fit
final_gave 6
final_goal	27	8	n	final goal	final goals
final_gone 4
final_gotten	12	13	n	finally gotten
final_graduat	27	8	n	finally graduated
final_happen	17	15	n	finally happened
final_happi	22	5	n	finally happy
final_hit	18	33	n	finally hit
final_kick	20	4	n	finally kicked
final_learn	24	6	n	finally learned
final_lost	29	10	n	finally lost
final_manag 13
final_muster	11	5	n	finally mustered
final_nail 4
final_notic 4
final_paid 4
final_pick 4
final_progress	22	5	n	final progress
final_push	11	5	n	final push
final_quit	20	4	n	finally quit
final_reach	16	30	n	finally reached
final_readi 7
final_realiz 12
final_result 4
final_see	24	6	n	finally seeing
final_settl 4
final_squat	25	7	n	finally squatted
final_start 18
final_stop 7
final_understand 6
final_vote	20	13	n	final voting
final_work	10	11	n	finally worked
financ 24
financi 77
financi_aid 7
financi_situat 4
find 731
find_bra	20	4	n	finding bras
find_wai	11	5	n	finding ways
finder 6
fine 600
fine_chop	31	13	n	finely chopped
fine_folk 6
fine_line 9
fine_tune	24	6	n	fine tune
finer	11	5	m	finer
finest 13
finger 245
finger_cross 5
finger_food	29	10	n	finger foods
finger_strength 5
fingernail 8
fingertip	14	12	n	fingertips
finicki	11	5	n	finicky
finish 1039
finish_build 8
finish_line	13	35	n	finish line
finish_product 5
finish_read 13
finish_school 7
finish_touch 7
finish_watch 5
finish_work 5
finland 10
finnish 7
fir 17
fire 190
firecrack	22	5	n	Firecracker	firecrackers
firefight 7
firework 4
firm 60
firm_believ	27	8	n	firm believer
firmli 20
first 7
first-ever 9
first-hand	12	9	m	first-hand
first-time 12
first-timer	20	4	n	first-timer
firsthand 8
firstli 34
fish	11	379	m	fish
fish_oil	56	161	n	fish oil
fish_sauc 7
fish_taco	16	8	n	fish tacos
fisher 5
fishi 9
fishoil	20	4	n	fishoil
fist 32
fist_bump 4
fit	19	2267	v	fit
fit_activ	40	32	n	fitness activities
fit_advic	31	12	n	fit advice
fit_blog	20	4	n	fitness blog	Fitting Blogs
fit_bodi	11	5	n	fit body	fit bodies
fit_bra	35	55	n	fitting bra
fit_center	25	7	n	fitness center
fit_challeng	22	5	n	Fitness Challenge
fit_check	41	36	n	fit check	fit checks
fit_class	22	5	n	fitness class	fitness classes
fit_commun	25	7	n	fitness community
fit_correctli	22	5	n	fit correctly
fit_counterpart	37	23	n	fitness counterpart
fit_faq	28	9	n	fitness FAQ
fit_fine	22	5	n	fits fine
fit_goal	36	22	n	fitness goals
fit_guid	37	24	n	fitting guide
fit_issu	24	6	n	fit issue	fit issues
fit_journei	36	21	n	fitness journey
fit_level	20	13	n	fitness level
fit_magazin	22	5	n	Fitness magazine	fitness magazines
fit_meal	31	12	n	fit meal	fit meals
fit_model	25	7	n	Fitness Model
fit_moron	41	36	m	fitness Moronic
fit_nice 4
fit_pal	31	13	n	Fitness Pal
fit_perfectli	20	22	n	fit perfectly
fit_person	14	7	n	fit person
fit_plan	33	15	n	fitness plan
fit_program	20	4	n	fitness program
fit_progress	24	6	n	fitness progress
fit_properli	29	10	n	fit properly
fit_room 14
fit_routin	31	12	n	fitness routine
fit_subreddit	22	5	n	fitness subreddits
fit_test	30	11	n	Fit Test
fit_train	25	7	n	fitness training
fit_video	22	5	n	fitness video	fitness videos
fitbit	20	4	n	fitbit
fitch 4
fitit	22	5	n	fitit
fitmeal	33	48	n	fitmeals
fitness-related	22	5	m	fitness-related
fitocraci	41	34	n	Fitocracy
fitocraci_invit	22	5	n	Fitocracy invites
fitter	26	54	n	fitter
fittest	25	7	m	fittest
fittit	52	110	n	Fittit
fittit_faq	22	5	n	fittit FAQ
five 12
fivefing	42	39	n	FiveFingers
fix 413
fix_gear	20	4	n	fixed gear
fixat 12
fixer 5
fixi	20	4	n	fixie	fixies
fixin 6
fizzi	11	5	m	fizzy
fl 35
fl_oz	20	4	n	fl oz
fla 5
flab	34	17	n	flab
flabbergast 7
flabbi	31	12	n	flabby
flag 47
flagship 4
flail 6
flair	12	95	n	flair
flake	15	64	n	flakes
flakei	24	6	n	flakey
flaki	15	24	n	flaky
flaki_skin	20	4	n	flaky skin
flame 19
flanagan	20	4	n	Flanagan
flank	16	8	m	flank
flank_steak	27	8	n	flank steak
flap 6
flare	19	42	v	flare	flares
flare-ups	13	6	n	flare-ups
flare_up	11	5	n	flare ups
flash 68
flash_card	16	8	n	flash cards
flash_forward 7
flash_sale 4
flashback 20
flashcard	12	9	n	flashcards
flashlight 4
flat 216
flat-chested	20	4	n	flat-chested
flat_bench	27	8	n	flat bench
flat_chest	11	5	n	flat chested
flat_feet	30	11	n	flat feet
flat_foot	20	4	n	flat footed
flat_stomach 4
flatbread	25	7	n	flatbread
flatfoot	22	5	n	flatfooted
flatmat 4
flatten 12
flatter 20
flatul	20	4	n	flatulence
flaunt 5
flavanol	20	4	n	flavanols
flavor	19	207	n	flavor
flavor_packet	20	4	n	flavor packet
flavour	16	42	n	flavour
flaw 44
flawless	14	11	n	flawless
flax	45	51	m	flax
flax_meal	27	8	n	flax meal
flax_seed	38	26	n	flax seed	flax seeds
flaxse	27	8	n	flaxseed
flea 7
flea_market 5
flee 6
fleet 10
fleme	20	4	n	Fleming
flesh 25
flew 23
flex	19	60	v	flex
flex_lewi	24	6	n	flex Lewis
flexibl	15	145	n	flexibility
flexibl_fridai	22	5	n	flexibility Friday
flexion	27	8	n	flexion
flexitarian	20	4	n	flexitarians
flexor	33	15	n	flexors
fli 22
flick 5
flicker 4
flight 72
flinch 5
fling 6
flip 106
flip_flop 8
flip_turn	30	11	n	flip turn	flip turns
flirt 29
flirti 8
float 62
floater 6
flood 41
floor 190
flop 17
flora	14	7	n	flora
floral 6
florenc 5
floret	20	13	n	florets
florida 63
flotrack	27	8	n	Flotrack
flounder	20	4	n	flounder
flour	32	189	n	flour
flour_pancak	22	5	n	Flour Pancakes
flour_tortilla	14	7	n	flour tortilla	flour tortillas
flourish 9
flourless	24	6	m	flourless
flow 108
flowchart 10
flower 56
flown 8
flu	20	95	n	flu
flu_season	14	7	n	flu season
flu_shot	30	11	n	flu shot	flu shots
flu_vaccin	24	6	n	flu vaccine
fluctuat	19	63	v	fluctuated
fluff	12	17	n	fluff
fluffi 23
fluid 55
fluke 6
flunk 6
fluoresc	11	15	m	fluorescent
fluorid	25	7	n	fluoride
fluoxetin	33	16	n	fluoxetine
flush 38
fluster 4
flutter	31	12	n	flutter	flutters
flux 6
fly 143
fly_color	11	5	n	flying colors
flyer 5
fm 6
fml 8
fmri	44	48	n	fMRI
fmri_data	24	6	n	fMRI data
fmri_studi	22	5	n	fMRI study	fMRI studies
fo 49
foam 66
foam_cleanser	35	19	n	foaming cleanser
foam_roll	33	16	n	foam rolling
foam_roller	30	11	n	foam roller	foam rollers
fob 5
focalin	22	5	n	focalin
focu	12	544	v	focus
focus	12	284	n	focused
focuss	12	9	n	focussed
foer	24	6	n	Foer
fog	10	54	n	fog
foggi	14	16	n	foggy
foie	20	4	m	Foie
foil 23
folat	25	7	n	folate
fold 51
folder 11
folic	22	5	m	folic
folic_acid	22	5	n	folic acid
folk 301
folk_involv	33	15	n	folks involved
follicl	16	14	n	follicles
follow 1141
follow-up 28
follow_along 4
follow_ingredi	24	6	n	following ingredients
follow_instruct	11	5	n	following instructions
follow_keto	22	5	n	follow Keto
follow_leangain	22	5	n	following leangains
follow_lg	20	4	n	following LG
follow_mondai 4
follow_morn 6
followup 7
fond 18
fond_memori	20	4	n	fond memories
fondl 5
fondu	20	4	n	fondue
font 9
food	13	2557	n	food
food_addict	24	6	n	food addiction
food_allergi	36	22	n	food allergies
food_bank 9
food_blog	19	11	n	food blog	food blogs
food_budget	10	11	n	food budget
food_chain 6
food_choic	31	12	n	food choices
food_coma 5
food_contain	28	9	n	foods contain
food_cost	13	10	n	food cost	food costs
food_crave	28	9	n	food cravings
food_diari	25	7	n	food diary	food diaries
food_drink 4
food_group	27	8	n	food groups
food_idea	27	8	n	food ideas
food_industri	16	14	n	food industry
food_intak	25	21	n	food intake
food_intoler	22	5	n	food intolerance
food_issu	20	4	n	food issues
food_item	21	14	n	food items
food_joint 4
food_label	19	11	n	food labels
food_list	24	6	n	food list
food_log	22	5	n	food log	food logs
food_market 4
food_network	11	5	m	Food Network
food_option	27	8	n	food options
food_place 9
food_poison 7
food_porn	25	22	n	food porn
food_pr0n	24	6	m	food Pr0n
food_processor	19	19	n	food processor
food_product 8
food_pyramid	29	10	n	food pyramid
food_recip	35	18	n	Food Recipe
food_restaur 7
food_safeti	19	11	m	Food Safety
food_scale	20	4	n	food scale
food_servic 5
food_shop	18	10	n	food shopping
food_stamp 16
food_store	20	12	n	food store
food_suggest	25	7	n	food suggestions
food_suppli 6
food_tast 7
food_truck	14	16	n	food truck
food_vs	11	5	n	food VS
food_water 4
food_wednesdai	24	6	n	Foods Wednesday
foodforthought	24	6	n	foodforthought
foodhack	20	4	n	FoodHacks
foodnew	20	4	n	FoodNews
foodporn	18	17	n	foodporn
fool 107
fool_joke 4
foolish 8
foolishli 6
foolproof 5
foot 252
foot_fall 4
foot_pain	22	5	n	foot pain
foot_strike	20	4	n	foot strike
footag 37
footbal 78
footbal_game 7
footbal_player	20	12	n	football player	football players
footprint 8
footstep 4
footwear	22	26	n	footwear
forag 4
forai 5
forb 18
forbid 14
forbidden 7
forc 365
forc_marathon	22	5	n	Force Marathon
forcibl 6
ford 9
fore	14	7	n	fore
forearm	27	62	n	forearms
forearm_stand	25	7	n	forearm stand
forearm_strength	20	4	n	forearm strength
forecast 9
forefoot	37	23	n	forefoot
forefoot_strike	25	7	n	forefoot strike
forefront	16	8	n	forefront
forehead	20	93	n	forehead
foreign 47
foreign_countri 7
foreign_languag 7
foreman 15
foreman_grill	28	9	n	Foreman grill	Foreman grills
foremost 22
forens 18
foreplai	17	41	n	foreplay
forerunn	25	7	n	Forerunner
forese 9
forese_futur 5
forest 34
forev 199
forev_alon 8
forev_chang 4
forev_grate 4
foreveralon 4
forewarn	11	5	n	forewarning
forg 10
forget 260
forgiv 60
forgiven 4
forgo 5
forgot 184
forgotten 63
fork 53
form	11	943	n	form
form_check	51	95	n	form check	form checks
form_critiqu	27	8	n	form critique
form_issu	27	8	n	form issue	form issues
formal 34
formal_diagnos	22	5	n	formally diagnosed
formal_train 4
format 107
formcheck	20	4	n	formcheck
former 151
former_colleg 4
former_cowork 4
former_self	20	4	n	former self
formerli 17
formid 6
formul	13	32	v	formulations
formula	12	55	n	formula
forrest 5
fort 9
forth 71
forti 11
fortun 86
fortun_cooki	13	10	n	fortune cookie	fortune cookies
forum 172
forward 403
fossil	12	24	m	fossil
foster 28
fot	20	4	n	FOT
foucher	22	5	n	Foucher
fought 26
foul 6
found 9
foundat 71
founder 36
fountain 9
fourteen 5
fourth 78
fox 17
fox_new 5
fp	12	82	n	FP
fr 27
frack 8
fractal 16
fraction 14
fractur	15	46	n	fracture
fragil 13
fragment 7
fragranc 10
frame 178
frame_size	20	4	n	frame size
framework 5
fran	18	10	n	Fran
franc 54
franci 6
francisco 22
franco 6
frank 43
frank_hot 4
frank_red 4
frank_zane	22	5	n	frank Zane
frankenstein 5
frankli 46
franklin 14
frantic 10
frat 5
fratern 10
fraud 22
fraudul 5
freak 286
freak_proud	13	6	n	freaking proud
freaki 5
freakin 22
freakishli 4
freckl 6
fred 7
frederick 6
free 1833
free-range	14	7	m	free-range
free_access 4
free_acn	22	5	m	Free Acne
free_alcohol	20	4	m	free alcohol
free_bake	24	6	m	free baking
free_bakeri	22	5	n	free bakery
free_beer	11	16	n	free beer
free_bread	31	13	n	free bread
free_cake	28	9	n	free cake
free_chicken	24	6	n	free chicken
free_chocol	27	8	m	free chocolate
free_class	22	5	n	free class	free classes
free_diet	24	19	n	free diet
free_food	11	22	n	free food
free_form	24	6	m	free form
free_full	15	13	m	free full
free_full-text	49	79	n	free full-text
free_life	24	6	n	free life
free_live	22	5	n	free living
free_meal	25	7	n	free meal	free meals
free_menu	11	5	n	free menu
free_onlin 19
free_pdf 4
free_pizza 12
free_product	19	11	n	free products
free_rang	13	6	n	free range
free_recip	28	9	n	free recipes
free_relai	25	7	n	free relay
free_resourc 5
free_run	22	5	n	free running
free_sampl 16
free_section 4
free_servic 4
free_ship	14	26	n	free shipping
free_solo	22	5	n	Free soloing
free_stand	27	8	m	free standing
free_syrup	20	4	n	free syrup
free_testosteron	22	5	n	free testosterone
free_train 4
free_weight	42	39	n	free weights
free_yoga	28	9	n	free yoga
freebas	29	10	n	freebase
freebi 8
freedom 32
freelanc 8
freeli 35
freeli_avail 5
freenod 4
freestand	18	10	m	freestanding
freestand_handstand	22	5	n	freestanding handstand
freestyl	30	56	n	freestyle
freestyl_relai	24	6	n	freestyle relay
freethink	20	4	m	Freethinking
freeweight	24	6	m	freeweight
freez 122
freez_techniqu	22	5	n	freezing techniques
freezabl	20	4	n	freezable
freezer	13	87	n	freezer
french 103
french_bread	17	9	n	French bread
french_fri	18	18	n	french fries
french_onion	24	6	m	french onion
french_toast	30	11	n	French Toast
french_vanilla 5
frenzi 6
frequenc 57
frequent 260
frequent_ask 4
fresh 255
fresh_air 6
fresh_basil	20	4	n	fresh basil
fresh_cilantro	25	7	n	fresh cilantro
fresh_food	13	6	n	fresh foods
fresh_fruit	13	14	n	fresh fruit
fresh_ground	22	5	m	fresh ground
fresh_herb	22	5	n	fresh herbs
fresh_mozzarella	20	4	n	fresh mozzarella
fresh_parslei	20	4	n	fresh parsley
fresh_towel	20	4	n	fresh towel	fresh towels
fresh_veggi	29	10	n	fresh veggies
freshli 23
freshli_ground	28	9	m	freshly ground
freshman 120
freshmen 12
freshwat	11	5	m	freshwater
freud	28	9	n	Freud
freudian	22	5	m	Freudian
freya	44	45	m	Freya	Freyas
freya_bra	22	5	n	Freya bra	freya bras
freya_deco	28	9	m	Freya Deco
fri	18	292	n	fried
fri_chicken	17	21	n	fried chicken
fri_egg	39	28	n	fried egg	fried eggs
fri_food	32	14	n	fried food
fri_green	24	6	m	fried Green
fri_rice	18	18	n	fried rice
frickin 4
friction 9
fridai 519
fridai_afternoon 4
fridai_morn 16
fridai_night 31
fridg	13	216	n	fridge	fridges
friend 2807
friend_ask 10
friend_birthdai 15
friend_brother 6
friend_came 10
friend_compliment	31	12	n	friends complimented
friend_decid 5
friend_drink 5
friend_famili 23
friend_finish 4
friend_gave 11
friend_girlfriend 4
friend_help 5
friend_hous 23
friend_invit 6
friend_move 5
friend_recent 12
friend_recommend 5
friend_request 6
friend_sent 8
friend_show 4
friend_suffer 4
friend_suggest	11	12	n	friend suggested	friend suggests
friend_tonight	24	6	n	friends tonight
friend_wed 6
friend_work 4
friendli 298
friendli_advic	24	6	n	friendly advice
friendli_food	29	10	n	friendly foods
friendli_recip	24	6	n	friendly recipes
friendli_remind 46
friendship 68
friggin 10
fright	25	7	n	fright
frighten 25
frisbe 6
friski 5
frito	14	7	n	Fritos
frittata	33	15	n	frittata
fritter	18	10	n	fritter	Fritters
frivol 4
fro 19
frodo 4
frog 15
frone	35	18	n	Froning
front 617
front_crawl	32	14	n	front crawl
front_desk 8
front_door 16
front_lever	31	12	n	front lever	front levers
front_page 102
front_porch 4
front_squat	49	76	n	front squat
front_view	20	4	n	front view
front_wheel 8
frontal	13	10	m	frontal
frontal_cortex	22	5	n	frontal cortex
frontier 10
frontpag 15
frost 23
frosti 5
frothi	25	7	n	frothy
frown 25
froze 5
frozen	14	222	m	frozen
frozen_banana	16	8	n	frozen banana	frozen bananas
frozen_berri	25	7	n	frozen berries
frozen_blueberri	22	5	n	frozen blueberries
frozen_chicken	15	13	m	frozen chicken
frozen_food	27	8	n	frozen food
frozen_fruit 5
frozen_meal	30	11	n	frozen meals
frozen_mix	22	5	m	frozen mixed
frozen_pea	24	6	n	frozen peas
frozen_pizza	11	8	n	frozen pizza	frozen pizzas
frozen_spinach	22	5	n	frozen spinach
frozen_strawberri	25	7	n	frozen strawberries
frozen_veget	30	11	n	frozen vegetables
frozen_veggi	30	11	n	frozen veggies
frozen_yogurt 12
fructos	32	41	m	fructose
fructos_corn	33	16	m	fructose corn
frugal 68
fruit	16	389	n	fruit
fruit_fli	14	7	n	fruit flies
fruit_juic	30	11	n	fruit juice
fruit_salad	24	6	n	fruit salad
fruit_smoothi	28	9	n	fruit smoothie
fruiti	11	8	m	fruity
fruitlessli 4
frustrat 373
frustrat_part	25	7	n	frustrating part
fry	17	176	n	fry	frys
fry_pan	25	20	n	frying pan	frying pans
fry_recip	27	8	n	Fry Recipe
fryer 6
fs	13	10	n	FS
ft 42
ftw 12
fu 15
fuck 1029
fuck_amaz 9
fuck_awesom 15
fuck_cigarett	20	4	n	fuck cigarettes
fuck_delici	25	7	n	fucking delicious
fuck_everywher 4
fuck_fantast	17	9	n	fucking fantastic
fuck_given 6
fuck_hard 6
fuck_hell 4
fuck_kill 5
fuck_love 14
fuck_shit 7
fuck_smoke	24	6	n	fuck smoking
fuck_stupid 5
fuck_suck 11
fuck_terribl 5
fuckaround	31	13	n	fuckarounditis
fucker 14
fuckin 6
fucoxanthin	22	5	n	Fucoxanthin
fudg	11	16	v	fudge
fuel 66
fuji 15
fulfil 46
full 1131
full-blown	12	9	m	full-blown
full-on 9
full-text	49	80	n	full-text
full-time 42
full-time_job 5
full-time_student	20	4	n	full-time student
full_access 5
full_articl	20	13	n	full article
full_benefit 4
full_blown	16	25	m	full blown
full_bodi	25	36	m	full body
full_control 4
full_disclosur 10
full_dose	20	4	n	full dose
full_effect 5
full_face	11	5	n	full face
full_fat	32	14	m	full fat
full_ironman	28	9	n	full Ironman
full_kitchen 4
full_length 13
full_marathon	35	18	n	full marathon	full marathons
full_meal	30	11	n	full meal	full meals
full_mile	24	6	n	full mile
full_paper	20	4	n	full paper	full papers
full_pdf 4
full_potenti	11	8	n	full potential
full_power 4
full_recip	24	6	n	full recipe
full_rom	22	5	m	full ROM
full_speed	13	10	n	full speed
full_squat	27	8	n	full squat	full squats
full_steam	22	5	m	full steam
full_stori 10
full_swing 6
full_term	22	5	n	full term
full_text	18	25	n	full text
fuller 13
fullest 7
fulli 215
fulli_awar 10
fulli_cook	24	6	n	fully cooked
fulli_extend 4
fulli_flesh	24	6	n	fully fleshed
fulli_load 4
fulli_recov 6
fulli_understand 14
fulltim 4
fumar	28	9	n	fumarate
fumbl 6
fume 9
fun 678
fun_fact 6
fun_game 4
fun_part 4
function 407
function_alcohol	20	4	n	functioning alcoholic	functioning alcoholics
function_autism	27	8	n	functioning autism
function_autist	25	7	n	functioning autistic
function_properli	11	5	n	function properly
function_strength	24	6	n	functional strength
fund 127
fundament 37
fundrais 25
funer 21
fungi	18	10	n	fungi
fungu 5
funk 11
funki 12
funnel 6
funni 435
funni_stori 12
funnier 6
funniest 19
funnili	20	4	n	funnily
funsi	20	4	n	funsies
fur 12
furi 7
furiou 14
furious 7
furnitur 8
furri 6
further 249
further_ado 10
further_inform 6
further_research	24	6	n	further research
furthermor 26
furthest	12	9	n	furthest
fuse 8
fusion 10
fuss 6
fussi 7
futil 8
futur 427
futur_career 7
futur_hold	20	4	n	future holds
futurama 6
fuzzi 12
fwb 15
fwiw 11
fx 4
fyi 55
g-spot	25	21	n	g-spot
g-spot_orgasm	24	6	n	g-spot orgasm	G-spot orgasms
g-spot_stimul	24	6	n	g-spot stimulation
g4 9
ga 133
ga_station 22
gaba	39	29	n	GABA
gaba-a	20	4	m	GABA-A
gaba_receptor	20	4	n	GABA receptors
gabapentin	25	7	n	gabapentin
gad	19	34	n	GAD
gadget 7
gag 27
gag_reflex 6
gaga 4
gah	11	8	n	gah
gai 52
gai_man 6
gain	20	1508	v	gain
gain_confid 6
gain_fat	28	9	n	gain fat
gain_journei	22	5	n	gain journey
gain_lean	29	10	m	gain lean
gain_mass	33	16	n	gain mass
gain_muscl	53	114	n	gain muscle
gain_size	20	4	n	gain size
gain_strength	40	30	n	gain strength
gain_weight	30	221	n	gain weight
gainer	50	88	n	gainer
gainer_shake	25	7	n	gainer shake
gainit	56	157	n	gainit
gainit_imag	22	5	n	gainit image
gainit_member	22	5	n	gainit Member
gainz	31	13	n	gainz
gait	35	19	n	gait
gaiwan	22	5	n	gaiwan	gaiwans
gal	11	116	n	gals
gala 4
galact 5
galaxi 38
galen	37	23	m	Galen
galen_rupp	36	20	n	Galen Rupp
gallbladd	14	7	n	gallbladder
galleri 26
gallon 63
galor 6
gambl 11
game 481
game_changer	22	5	n	game changer
gamer 16
gamma	27	8	m	gamma
gamut 4
gander	20	4	n	gander
gang 15
ganglia	25	7	n	ganglia
gap 59
gape	16	20	n	gaping
garag 60
garag_gym	28	9	n	garage Gym
garag_sale 7
garbag 33
garbanzo	33	16	m	garbanzo
garbanzo_bean	32	14	n	garbanzo beans
gardein	24	6	n	Gardein
garden 95
garden_tuesdai	28	9	n	gardening Tuesdays
gari 17
gari_taub	25	7	n	gary Taubes
garlic	26	303	n	garlic
garlic_bread	29	10	n	garlic bread
garlic_butter	13	6	m	garlic butter
garlic_clove	32	14	n	garlic cloves
garlic_powder	44	47	n	garlic powder
garlic_salt	29	10	n	garlic salt
garlicki	22	5	n	garlicky
garmin	35	19	n	Garmin
garmin_forerunn	20	4	n	Garmin Forerunner
garnier	24	6	m	Garnier
garnish 6
garter 4
gase 4
gasp 19
gaspari	20	4	n	Gaspari
gass 8
gassi 6
gastric	27	26	m	gastric
gastric_bypass	23	17	n	gastric bypass
gastrointestin	31	13	m	gastrointestinal
gastrointestin_problem	20	4	n	gastrointestinal problems
gate 40
gatewai 5
gather 111
gather_inform	11	5	n	gather information
gatorad 26
gaug 34
gaug_interest 9
gauntlet 4
gave 574
gave_birth 5
gawand	20	4	n	Gawande
gaze 10
gb 5
gc 5
gd 5
ge 26
gear 234
gear_toward 29
gee 11
geek 28
geez 4
gel	28	90	n	gel	gels
gelatin	22	15	n	gelatin
gem 24
gen 11
gender 63
gene	17	124	n	gene	genes
gene_express	24	6	n	gene expression
gene_therapi	27	8	n	gene therapy
gener 1397
gener_accept	13	6	n	generally accepted
gener_advic 21
gener_anxieti	28	29	m	generalized anxiety
gener_awesom 4
gener_brand	28	9	n	generic brand	generic brands
gener_consensu	13	24	n	general consensus
gener_consid	13	6	n	generally considered
gener_discuss 6
gener_drug 6
gener_eat	31	12	n	generally eat
gener_exampl	20	12	n	generic examples
gener_fit	30	11	n	general fitness
gener_guidelin	13	6	n	general guideline	general guidelines
gener_health	28	28	n	general health
gener_healthi	20	4	n	generally healthy
gener_idea 9
gener_increas 4
gener_inform 5
gener_knowledg 5
gener_lack	13	6	n	general lack
gener_opinion 4
gener_popul	19	11	n	general population
gener_practition	27	8	n	general practitioner	general practitioners
gener_prefer 4
gener_public 10
gener_rel	22	5	n	general relativity
gener_rule 5
gener_speak 4
gener_strength	24	6	n	general strength
gener_thought	22	5	n	general thoughts
gener_tip 10
gener_train	27	8	m	general training
gener_tso	25	7	m	General Tso
gener_version	22	5	n	generic version
generalis	22	5	m	Generalised
genesi 7
genet	17	182	m	genetic	genetics
genet_disord	27	8	n	genetic disorder	genetic disorders
genet_engin 7
genet_materi	20	4	n	genetic material
genet_modifi	21	14	m	genetically modified
genet_research	11	5	n	genetic research
genet_test	11	5	n	genetic test
geneticist 6
geneva 5
genit 23
geniu 39
genius 6
genom	28	29	n	genome
genotyp	24	6	n	genotype
gent	12	26	n	gents
gentilcor	27	8	n	Gentilcore
gentl 55
gentl_cleanser	24	6	n	gentle cleanser
gentl_remind	25	7	n	gentle reminder
gentleman 21
gentlemen 23
gentler	22	5	n	gentler
gentli 31
genu	22	5	n	genus
genuin 88
genuin_care	24	6	n	genuinely care
genuin_curiou 7
genuin_interest 7
geograph 8
geologist	11	5	n	geologists
geometri 6
georg 40
georg_foreman	29	10	m	George Foreman
georgia 16
geriatr 4
german 51
german_volum	24	6	m	German Volume
germani 52
gestat	12	9	m	gestational
gestur 14
getmotiv	22	36	n	GetMotivated
getsupp	24	6	n	GetSupps
gettin 10
gf 424
gf_beer	31	12	n	GF beer	GF beers
gf_bread	24	6	n	GF bread
gf_diet	24	6	n	GF diet
gf_flour	24	6	n	GF flour
gf_food	30	11	n	GF food
gf_menu	22	5	n	GF menu
gf_pizza	27	8	n	GF pizza
gf_product	22	5	n	GF products
gg 11
gh	16	8	n	GH
ghastli	11	5	m	ghastly
ghb	31	13	n	GHB
ghee	22	5	n	ghee
ghetto 11
ghost 22
gi	10	47	m	GI
giant 133
gibberish 4
giddi 9
gif 118
gift 188
gift_card 18
gift_idea 6
gig 12
gigant 12
giggl 31
gill	24	6	n	gill
gimm 7
gimmick 6
ginger	14	61	n	ginger
ginger_al 4
ginger_root	24	6	n	ginger root
gingerbread 7
ginkgo	30	11	m	Ginkgo
ginkgo_biloba	28	9	n	Ginkgo Biloba
ginorm 5
ginseng	37	23	n	Ginseng
gir 4
girl 1173
girl_friend 9
girl_panti	11	5	n	girl panties
girl_scout	14	12	m	Girl Scout
girlfriend 492
girlfriend_broke 8
girli 8
giro	22	5	m	Giro
girth	17	9	n	girth
gist 13
give 738
give_advic 11
give_birth 5
give_blowjob 4
give_head	19	11	n	giving head
give_oral	13	6	n	giving oral
giveawai 8
given 492
gl 5
glad 242
gladiat 4
gladli 18
glanc 32
gland	22	25	n	glands
glare 16
glasgow 6
glass 188
glassman	20	4	n	Glassman
glaxosmithklin	20	4	n	GlaxoSmithKline
glaze	21	23	n	glaze	glazes
glean 4
glen 7
glenn 24
glenn_pendlai	36	20	n	glenn Pendlay
glia	20	4	n	Glia
glial	24	6	m	glial
glial_cell	22	5	n	glial cells
glide 6
glimmer	22	5	n	glimmer	glimmers
glimps 17
glitch 5
gloat	12	9	v	gloat
global 55
global_warm	13	15	n	global warming
globe 12
globo	24	6	m	globo
globo_gym	24	6	n	globo gym
gloom 4
gloomi	11	5	n	gloomy
glori 30
gloriou 37
gloss 6
glove 79
glow 34
glu 7
glucagon	27	8	n	glucagon
glucomet	20	4	n	glucometer
glucos	39	84	n	glucose
glucos_level	31	12	n	glucose levels
glucos_meter	25	7	n	glucose meter
glucosamin	27	8	n	Glucosamine
glue 9
glut	22	5	n	glut
glutam	32	14	m	glutamate
glutamin	28	9	n	glutamine
glute	42	40	n	glutes
glute_bridg	20	4	n	Glute Bridge
gluten	50	592	m	gluten	glutenous
gluten-free	58	191	m	gluten-free
gluten-free_beer	24	6	n	gluten-free beer
gluten-free_diet	25	7	n	gluten-free diet
gluten-free_food	28	9	n	gluten-free food	Gluten-Free Foods
gluten-free_menu	22	5	n	gluten-free menu
gluten-free_option	20	4	n	gluten-free options
gluten-free_product	20	4	n	gluten-free products
gluten-intolerant	25	7	n	gluten-intolerant
gluten_allergi	31	12	n	gluten allergy	gluten allergies
gluten_free	49	382	m	gluten free
gluten_intoler	33	48	n	gluten intolerance	gluten intolerances
gluten_sensit	35	18	n	gluten sensitivity	gluten sensitivities
glutenfre	37	23	n	glutenfree
glutino	20	4	m	Glutino
glutton 5
glycem	28	9	m	glycemic
glycerin	14	7	n	Glycerin
glycin	25	7	n	glycine
glycogen	41	36	n	glycogen
glycogen_deplet	20	4	n	glycogen depleted
glycogen_store	28	9	n	glycogen stores
glycol	25	20	m	glycolic
glycol_acid	31	12	n	glycolic acid
glycol_peel	22	5	n	glycolic peel
glyx-13	22	5	n	GLYX-13
gm 14
gmb	22	5	n	GMB
gmo	18	17	n	GMO
gmt 10
gnarli 4
gnaw 4
gnc	42	39	n	GNC	GNCs
gnocchi	25	7	n	gnocchi
go-to 76
go-to_food	20	4	n	go-to food
go-to_meal	25	7	n	go-to meals
goal 1278
goal-oriented	20	4	m	goal-oriented
goal_physiqu	24	6	n	goal physique
goal_set 4
goal_weight	54	126	n	goal weight
goat 55
goat_chees	31	38	n	goat cheese
goat_weed	24	6	n	Goat Weed
god 320
god_dammit 4
god_damn 31
god_forbid 6
god_know 4
god_sake 4
goddamn 45
goddess	17	9	n	goddess
godsend	11	5	n	godsend
goer 7
goggl 27
goin 7
goji	22	5	m	Goji
gold 119
gold_gym	20	4	n	Gold Gym
gold_medal	14	21	n	gold medal	gold medals
gold_standard	10	14	n	Gold Standard
goldacr	20	4	n	Goldacre
golden 50
golden_ag	22	5	n	golden age
goldfish 7
golf 10
goljan	20	4	v	Goljan
gomad	43	44	n	GOMAD
gone 749
gone_bad 5
gone_crazi 4
gone_past	22	5	n	gone past
gone_wrong 8
gonewild 9
gongfu	24	6	m	Gongfu
gonorrhea	20	4	n	gonorrhea
goo 8
good 75
goodby 40
goodi 20
goodnight 6
goodwil 10
gooei	25	7	m	gooey
goof 7
goofi 11
googl 362
googl_doc 14
googl_map 9
googl_plai 4
googl_scholar	11	5	n	google Scholar
googl_search 40
googl_translat 4
goom	20	4	n	Gooms
goos 9
gop 10
gopro 9
gordon 12
gordon_ramsai 7
gore 38
gore_tack	22	5	n	gore tacked
gorg	16	25	v	gorge
gorgeou 52
gorgonzola	20	4	m	gorgonzola
gori 5
gorilla 5
gosh 6
gosl 7
gospel	16	8	n	gospel
gossip 7
gotta 85
gotta_love 14
gotten 524
gotten_older 4
gotten_rid	20	4	n	gotten rid
gotten_wors	12	25	n	gotten worse
gourmet 14
gout	14	7	n	gout
gov 13
govern 93
govern_fund 5
governor 12
govt 8
gow	33	15	n	GoW
gown 5
gp 64
gpa 47
gpc	30	11	n	GPC
gr 11
gra 7
grab 187
grace 25
gracefulli 5
gracious 6
grad 203
grad_program	17	9	n	grad program	grad programs
grad_school 86
grad_student 43
grade 254
grade_school 16
grader 13
gradual 82
gradual_improv	22	5	n	gradually improved
gradual_increas	20	4	n	gradually increased
graduat 459
graduat_colleg 26
graduat_high 27
graduat_parti	20	4	n	graduation party
graduat_program	13	14	n	graduate program	graduate programs
graduat_school 35
graduat_student 23
graduat_work 4
graham 18
graham_hancock	18	10	n	graham Hancock
grai 21
grail	19	28	n	grail
grain	21	151	n	grain	grains
grain-free	24	6	m	grain-free
grain_bread	29	10	n	grain bread
grain_rice	25	7	n	grain rice
graini 6
gram	29	222	n	gram	grams
gram_per	22	5	n	grams per
grammar 32
grammat 5
gran 4
grand 74
grand_prix	11	5	n	Grand Prix
grand_scheme	14	11	n	grand scheme
grand_total 8
grandfath 17
grandin	29	10	n	Grandin
grandios	22	5	n	grandiose
grandma 35
grandmoth 44
grandpa 12
grandpar 19
granni 6
granola	26	38	n	granola
granola_bar	14	11	n	granola bar	granola bars
grant 107
granul	27	8	n	granulated
grape 39
grape_seed	31	12	m	Grape Seed
grapefruit	34	17	m	grapefruit	grapefruits
grapefruit_juic	25	7	n	grapefruit juice
grapese	22	5	m	grapeseed
graph 56
graphen	30	11	n	graphene
graphic 65
graphic_design 11
grappl	24	6	v	grappling
grasp 38
grass 57
grass-fed	31	13	m	grass-fed
grass-fed_beef	20	4	n	grass-fed beef
grass_fed	31	13	m	grass fed
grate 110
grate_parmesan	20	4	m	grated Parmesan
gratif 7
gratifi	22	5	n	gratifying
gratin	20	4	n	gratin
gratitud 23
grave 14
gravel 16
graveyard 6
gravi 14
gravit 8
graviti	12	55	n	gravity
graze 4
gre	12	17	n	GRE
greas 36
greasi	21	44	n	greasy
greasi_face	24	6	n	greasy face
great 12
greater 84
greater_risk	22	5	n	greater risk	greater risks
greatest 117
greatest_fear 6
greatest_moment 4
greatli 249
greatli_appreci 172
greatli_improv	16	8	n	greatly improved
greatli_increas 4
greatli_reduc 6
greec 6
greedi 4
greek	11	113	m	Greek
greek_yogurt	49	79	n	greek yogurt
green	10	500	m	green
green_appl 4
green_bean	23	39	n	green beans
green_bell	33	15	m	green bell
green_chile	27	8	n	green chiles
green_chili	25	7	n	green chili
green_curri	11	5	m	green curry
green_light 8
green_onion	24	32	n	green onions
green_pepper	27	26	n	green pepper
green_salad	24	6	n	green salad	green salads
green_smoothi	25	7	n	green smoothies
green_tea	51	94	n	green tea
green_tomato	22	5	n	Green Tomatoes
green_veget	24	6	n	green vegetables
greenland 5
greet 54
greg 18
gregori 5
grei 61
grei_area 5
grenad 4
grew 120
greyskul	28	9	m	Greyskull
greyskul_lp	24	6	n	Greyskull LP
grid 10
griddl	25	7	n	griddle
grief 17
griev 8
grievanc 5
grill	17	182	m	grilled
grill_chees	15	24	n	grilled cheese	grilled cheeses
grill_chicken	39	28	n	grilled chicken
grill_onion 4
grim 4
grimac	20	4	n	grimace
grin 20
grind 55
grinder 10
grip	15	144	n	grip
grip_bench	24	6	m	grip bench
grip_deadlift	22	5	n	grip deadlifts
grip_pull	20	4	m	grip pull
grip_strength	24	6	n	grip strength
gripe 8
grist	22	5	n	Grist
grit	14	12	n	grits
gritti 9
groan 5
grocer	12	13	n	grocer
groceri 280
groceri_list	14	26	n	grocery list	grocery lists
groceri_run	20	4	n	grocery run	grocery runs
groceri_shop	10	53	n	grocery shopping
groceri_store 112
groggi 10
groin 6
groom 6
groov 18
gross 137
grossli 13
ground 330
ground_beef	35	59	n	ground beef
ground_black	31	12	m	ground black
ground_chicken	24	6	n	ground chicken
ground_cinnamon	22	5	n	ground cinnamon
ground_clove	20	4	n	ground cloves
ground_coriand	20	4	n	ground coriander
ground_cumin	25	7	n	ground cumin
ground_flax	20	4	m	ground flax
ground_ginger	22	5	n	ground ginger
ground_meat	13	6	n	ground meat
ground_pepper	24	6	n	ground pepper
ground_run 4
ground_turkei	36	22	n	ground turkey
groundbreak 8
group 635
group_meet 4
group_present	22	5	n	group presentation	group presentations
group_record	28	9	n	Group Record
group_ride	22	5	n	group ride	group rides
group_therapi	22	5	m	group therapy
groupon	11	8	n	groupon
grove 4
grow 440
grow_bodi	11	5	n	growing body
grow_number 5
grow_taller	20	4	n	grow taller
grower 4
growl 5
grown 105
grown_man 4
growth 122
growth_factor	25	7	n	growth factor
growth_hormon	28	9	n	growth hormone
growth_spurt	27	8	n	growth spurt	growth spurts
grub 4
gruel 8
grumbl	12	9	n	grumbling
grumpi 14
grunt 18
gruyer	22	5	n	Gruyere
gslp	24	6	n	GSLP
gta 5
gu	24	93	n	Gus
gu_nicknam	22	5	n	Gus nicknames
guac	31	13	n	guac
guacamol	32	43	n	guacamole
guarana	24	6	n	Guarana
guarante 40
guard 34
guardian 17
guess 95
guesstim	24	6	v	guesstimate
guest 43
gui 1271
gui_ask 5
gui_behind 4
gui_came 8
gui_come 5
gui_friend 14
gui_know 4
gui_show 4
gui_sit 5
gui_walk 7
guid 440
guidanc 51
guidelin 82
guild 5
guilt 58
guilt-free	20	4	n	Guilt-Free
guilti 102
guin 8
guinea 16
guinea_pig	13	15	n	guinea pig	guinea pigs
guis 4
guitar 19
gulf 13
gulp 7
gum	14	63	n	gum
gummi	20	13	m	gummy
gun 49
gunk	12	13	n	gunk
gunna	14	7	n	gunna
gupta 4
guru 12
gush 13
gusta	20	4	n	gusta
guster	20	13	n	Guster
gut 128
gut_bacteria	29	10	n	gut bacteria
gutter 4
gvt	20	4	n	GVT
gw 27
gym	28	1533	n	gym	gyms
gym_bag	22	5	n	gym bag
gym_buddi	14	7	n	gym buddy	GYM BUDDIES
gym_class 7
gym_equip	22	5	n	gym equipment
gym_etiquett	22	5	n	gym etiquette
gym_goer	24	6	n	gym goers
gym_hard	20	4	n	gym hard
gym_lift	22	5	n	gym lift
gym_membership	26	39	n	gym membership	gym memberships
gym_rat	27	8	n	gym rat	gym rats
gym_regularli	29	10	n	gym regularly
gym_session	20	4	n	gym session
gym_short 4
gym_teacher 4
gym_tonight	24	6	n	gym tonight
gym_train	22	5	n	gym training
gym_twice	20	4	n	gym twice
gym_weight 4
gymnast	23	76	n	gymnastic	gymnastics
gymnast_bodi	27	8	n	Gymnastic Body	gymnastic Bodies
gymnast_ring	28	9	n	gymnastic rings
gyn	36	21	n	gyn
gynecologist	25	7	n	gynecologist	gynecologists
gyno	20	12	n	gyno
gypsi 4
gyro	25	7	n	Gyros
gzcl	24	6	m	GZCL
gzcl_method	22	5	n	GZCL Method
h1n1	22	5	m	H1N1
h3	20	4	m	H3
ha 81
habanero 4
habbit 4
habit 346
habitu 13
hack 38
hadron	13	6	m	Hadron
hadron_collid	13	6	n	Hadron Collider
hae 13
hah 4
haha 101
hahaha 9
hai 7
hail 8
hair 288
hair_cut 7
hair_follicl	11	8	n	hair follicle	hair follicles
hair_growth	22	5	n	hair growth
hair_look 4
hair_loss	20	13	n	hair loss
hair_product	30	11	n	hair products
hair_remov 11
hair_test	20	4	n	hair test	hair tests
haircut 16
hairi	11	15	m	hairy
hairlin	14	7	n	hairline
hal	10	11	m	Hal
hal_higdon	30	11	m	Hal Higdon
half 1268
half-and-half	20	4	n	half-and-half
half-assed 7
half-hearted 4
half-life 5
half-marathon	43	44	n	half-marathon
half-way 11
half_asleep 5
half_ass 6
half_cup	31	12	n	half cup	half cups
half_dome	24	6	n	Half Dome
half_dose	22	5	n	half dose	half doses
half_full	11	5	n	half full
half_gallon	24	6	n	half gallon	half gallons
half_inch	11	5	n	half inch	half inches
half_iron	22	5	n	half iron	half irons
half_ironman	33	16	n	half ironman
half_life 5
half_marathon	55	141	n	half marathon	half marathons
half_mile 7
half_pound	20	4	n	half pound	half pounds
half_price 4
halfwai 115
halfwai_point	24	6	n	halfway point
hall 80
halloween 57
halloween_costum 7
hallucin	22	60	n	hallucinations
hallucinogen	26	56	n	hallucinogenic	hallucinogens
hallucinogen_drug	11	5	n	hallucinogenic drug	hallucinogenic drugs
hallwai 14
halp 12
halt 24
halv	17	23	n	halved
ham	19	73	n	ham
ham_sandwich	24	6	n	ham Sandwich	Ham Sandwiches
hamburg	20	58	n	hamburger	hamburgers
hamburg_helper	31	13	n	hamburger helper
hamilton 5
hammer 26
hammi	20	4	n	hammies
hammock 4
hamper 10
hamster 5
hamstr	44	47	n	hamstrings
hancock	10	11	n	Hancock
hand 977
hand_account 4
hand_arm 4
hand_balanc	22	5	n	hand balancing
hand_experi 4
hand_handstand	24	6	n	handed handstand
hand_job	13	6	n	hand job	hand jobs
hand_stand	22	5	n	hand stand
handbalanc	25	7	m	Handbalancing
handbook 4
handcuff 8
handful	22	5	n	handfull
handheld 6
handi 44
handicap 9
handjob 8
handl 306
handl_bar	20	4	n	handle bars
handlebar	19	27	n	handlebars
handler 4
handmad 5
handout 6
handsom 7
handstand	56	152	n	handstand	handstands
handstand_challeng	22	5	n	Handstand Challenge
handstand_practic	29	10	n	handstand practice
handstand_press	20	4	n	handstand press	handstand presses
handstand_pushup	31	13	n	handstand pushups
handstand_tutori	22	5	n	handstand Tutorial
handstand_work	20	4	n	handstand work
handwrit 6
handwritten 4
hang 333
hang_clean	22	5	n	hang clean
hang_snatch	22	5	n	hang snatch
hangboard	24	6	n	hangboard
hanger 4
hangout 11
hangov	16	69	n	hangover	hangovers
hangup 6
hannib 4
hansen	24	6	m	Hansen
happ 8
happen 1321
happen_twice 4
happend 5
happi 1339
happi_birthdai 34
happi_danc	14	7	n	happy dance
happi_end 6
happi_fridai 6
happi_halloween	25	7	n	happy Halloween
happi_healthi 4
happi_holidai 13
happi_life	20	4	n	happy life
happi_meal 4
happi_thanksgiv 5
happi_valentin	13	15	n	happy Valentine	happy Valentines
happier 108
happiest 26
happili 40
happili_marri 7
happy-go-lucky	20	4	m	happy-go-lucky
har 16
harass 26
hard 1714
hard-boiled	20	4	m	hard-boiled
hard_boil	13	14	m	hard boiled
hard_core 4
hard_drive 5
hard_gainer	31	13	n	hard gainer	hard gainers
hard_part	20	4	n	hard part	hard parts
hard_plastic 4
hard_run	22	5	n	hard run	hard runs
hard_work 79
hard_workout	14	7	n	hard workout	hard workouts
hardbodi	20	4	n	hardbodies
hardboil	22	5	m	hardboiled
hardboil_egg	20	4	n	hardboiled eggs
hardcor 53
hardcor_keto	20	4	n	hardcore keto
harder 219
hardest	11	140	n	hardest
hardest_part 22
hardest_set	22	5	n	hardest set
hardgain	30	11	n	hardgainer	hardgainers
hardi 8
hardli 113
hardli_eat	24	6	n	hardly eat
hardli_notic 4
hardship 8
hardwar 7
hardwork 5
harlem 8
harlem_shake 7
harm	12	169	n	harm
harm_reduct	33	15	n	harm reduction
harmless 18
harmoni 4
harper 6
harri 21
harri_potter 5
harrier	20	4	m	harrier
harrison 4
harrow 4
harsh 42
harshli 6
hartford 4
harvard 49
harvard_medic	27	8	m	Harvard Medical
harvard_research	25	7	n	harvard researchers
harvard_studi	13	6	m	harvard Study
harvest 25
hash 29
hash_brown	14	7	n	hash browns
hashbrown 6
hashtag 4
hasnt 5
hassl 26
hat 33
hatch 16
hate 218
hate_run	24	6	n	hated running
hater 23
hatha	28	9	n	hatha
hatr 22
haul 47
haunt 12
hav 21
haven 9
havent 42
havoc 12
hawaii 19
hawaiian 6
hawk 12
hawthorn	18	10	n	Hawthorne
hazard 16
haze 8
hazel	22	15	n	hazel
hazelnut	30	11	n	Hazelnut
hazi 4
hba1c	25	7	n	HbA1c
hbr	20	4	n	HBr
hbw	20	4	n	HBW
hcg	25	7	m	HCG
hcl	29	31	n	HCL
hd 15
hdl	33	15	n	HDL
he 22
he'd 56
he'll 55
hea	11	5	v	hea
head 1128
head_coach 6
head_home 9
head_hurt	22	5	n	head hurt
head_injuri	14	7	n	head injury	head injuries
head_toward 6
headach	13	135	n	headache	headaches
headband 4
header 10
headlamp	20	4	n	headlamp	headlamps
headlight 6
headlin 10
headphon 18
headstand	39	28	n	headstand	headstands
headwai	20	4	n	headway
heal	18	182	v	healing
heal_clai	31	13	n	Healing Clay
heal_faster	20	4	n	heal faster
heal_process	11	8	n	healing process
health	16	1075	n	health
health-wise	22	5	v	health-wise
health_awar	20	4	n	health awareness
health_benefit	36	63	n	health benefits
health_care 87
health_center 5
health_clinic	27	8	n	health clinic	health clinics
health_concern 6
health_depart 6
health_effect	31	12	n	health effects
health_food	24	19	n	health food	health foods
health_insur 55
health_issu	12	44	n	health issues
health_nut	22	5	n	health nut	Health Nuts
health_organ	20	4	n	Health Organization
health_plan	24	6	n	health plan
health_problem	11	25	n	health problems
health_profession	27	8	n	health professionals
health_reason 14
health_relat	11	5	m	health related
health_risk	35	19	n	health risks
health_servic	20	12	n	health service	health services
healthcar 61
healthcar_profession	24	6	n	healthcare professional	healthcare professionals
healthcar_provid	22	5	n	healthcare provider	healthcare providers
healthcar_system 4
healthi	24	1317	n	healthy
healthi_adult	22	5	n	healthy adults
healthi_altern	19	11	n	healthy alternative	healthy alternatives
healthi_amount	20	4	n	healthy amount
healthi_balanc	14	7	n	healthy balance
healthi_bmi	25	7	n	healthy BMI
healthi_breakfast	20	13	n	healthy breakfast	healthy breakfasts
healthi_chang	20	4	n	healthy change	healthy changes
healthi_choic	18	10	n	Healthy Choice	healthy choices
healthi_diet	33	47	n	healthy diet	healthy diets
healthi_eat	29	33	n	healthy eating
healthi_eater	22	5	n	healthy eater	healthy eaters
healthi_fat	28	9	n	healthy fats
healthi_fill 4
healthi_food	18	45	n	healthy food
healthi_human	20	4	n	Healthy Human	Healthy Humans
healthi_individu	22	5	n	healthy individual	healthy individuals
healthi_life 6
healthi_lifestyl	16	14	n	healthy lifestyle
healthi_live	27	8	n	healthy living	healthy lives
healthi_lunch	13	14	n	healthy lunch	healthy lunches
healthi_male	16	8	n	healthy male	healthy males
healthi_manner	20	4	n	healthy manner
healthi_meal	27	43	n	healthy meal	healthy meals
healthi_option	24	6	n	healthy options
healthi_person	31	12	n	healthy person
healthi_rang	13	6	n	healthy range
healthi_recip	36	21	n	healthy recipes
healthi_relationship 7
healthi_skin	20	4	n	healthy skin
healthi_snack	24	18	n	healthy snacks
healthi_substitut	20	4	n	healthy substitute
healthi_vegan	28	9	m	Healthy Vegan	Healthy Vegans
healthi_vegetarian	25	7	m	healthy vegetarian
healthi_volunt	24	6	n	healthy volunteers
healthi_weight	38	27	n	healthy weight
healthi_young 4
healthier	27	258	n	healthier
healthier_altern	29	10	n	healthier alternative	healthier alternatives
healthier_diet	27	8	n	healthier diet
healthier_eat	24	6	n	healthier eating
healthier_food	27	8	n	healthier foods
healthier_lifestyl	13	6	n	healthier lifestyle
healthier_option	20	4	n	healthier options
healthiest	22	45	n	healthiest
healthiest_food 4
healthili	19	28	n	healthily
heap 28
hear 882
hear_stori 5
hear_voic 5
heard 874
heard_mix 4
heard_stori	13	6	n	heard stories
heart 530
heart_attack 56
heart_beat 9
heart_diseas	32	43	n	heart disease
heart_failur 6
heart_health	27	8	n	heart health
heart_palpit	25	7	n	heart palpitation	heart palpitations
heart_problem	14	7	n	heart problem	heart problems
heart_race	16	8	n	heart racing
heart_rate	30	84	n	heart rate
heart_stop 5
heart_surgeon 4
heart_surgeri 9
heart_transplant 4
heartbeat	16	26	n	heartbeat	heartbeats
heartbreak 18
heartbroken 5
heartburn	32	14	n	heartburn
heartfelt 7
hearti	38	26	m	hearty
heat 262
heat_cover 4
heat_wave 7
heath	11	18	n	Heath
heather	22	5	n	Heather
heaven 43
heavenli	12	9	n	heavenly
heavi	15	645	m	heavy	Heavies
heavi_cardio	22	5	n	heavy cardio
heavi_cream	45	50	n	heavy cream
heavi_deadlift	20	4	n	heavy deadlifts
heavi_diet	20	4	n	heavy diet
heavi_drink 10
heavi_drinker	16	14	n	heavy drinker	heavy drinkers
heavi_duti	14	7	m	heavy duty
heavi_exercis	20	4	n	heavy exercise
heavi_lift	25	34	n	heavy lifting
heavi_metal 9
heavi_singl	20	4	n	heavy singles
heavi_smoker 6
heavi_squat	33	15	n	heavy squat	heavy squats
heavi_weight	31	39	n	heavy weights
heavi_whip	37	24	m	heavy whipping
heavier	18	84	n	heavier
heavier_weight	28	9	n	heavier weight	heavier weights
heaviest	51	93	n	heaviest
heaviest_weight	30	11	n	heaviest weight
heavili 97
heavili_involv 5
heck 65
hectic 22
hedgehog 4
heed 5
heel	10	100	n	heel
heel-striking	20	4	n	heel-striking
heel_strike	33	15	n	heel striking	heel strikes
hefti 7
heh 10
height	17	275	n	height
heighten	11	8	v	heightened	heightens
heinz 4
heirloom 9
heirloom_tomato	14	7	m	heirloom tomato	heirloom tomatoes
hel	30	11	v	hel
held 128
helen 4
helicopt 10
helium 5
helix 7
hell 526
hella 5
hellish 7
hello 765
hello_everybodi 4
hello_fellow	14	40	m	hello fellow
hello_friend 7
hello_ladi	25	34	n	hello ladies
helluva 4
helmet 53
help 1806
help_advic 13
help_children 4
help_hint 4
help_immens	11	5	n	helped immensely
help_inform	11	8	n	helpful information
help_link 5
help_motiv	22	5	n	helped motivate
help_reduc 4
help_respons	12	9	n	helpful response	helpful responses
help_tip 10
help_tool	11	5	n	helpful tool	helpful tools
help_women	20	4	n	helping women
helper	13	19	n	helper
helpful	20	4	n	helpfull
helpless 19
hem 5
hemingwai 7
hemispher	13	19	n	hemisphere
hemorrhoid	24	6	n	hemorrhoid	hemorrhoids
hemp	13	19	m	hemp
hemp_protein	24	6	n	hemp protein
hemp_seed	25	7	n	hemp seed
hen 14
henc 39
henri 25
henri_rollin 4
hepat	22	15	m	Hepatitis
her 4
herald 6
herb	14	85	n	herbs
herbal	41	35	m	herbal
herbal_tea	20	4	n	herbal tea
herbicid	20	4	n	herbicide
herbivor	11	5	n	herbivores
herd 5
here 33
hereditari	12	9	m	hereditary
heritag 4
herman 5
hermit	11	5	n	hermit
hernia	28	9	n	hernia	hernias
herniat	22	5	m	herniated
hero 41
heroin 46
heroin_addict 6
herp 21
hershei 6
hesit 77
heterosexu 8
heya	17	9	n	HEYA
hfa	25	7	n	HFA
hfc	31	13	n	HFCS
hg	28	9	m	HG
hgh	20	12	n	HGH
hiatu	13	18	n	hiatus
hibern 4
hiccup 4
hick	11	12	n	hick	Hicks
hid 7
hidden 67
hidden_menu	27	8	n	hidden menu
hide 156
hide_behind 7
hideou 12
higdon	31	12	m	Higdon
higg	10	21	m	Higgs
higg_boson	16	19	n	Higgs boson
high 2089
high-carb	20	4	n	high-carb
high-energy	22	5	n	high-energy
high-fat	33	16	m	high-fat
high-fat_diet	22	5	m	High-Fat Diet
high-fiber	20	4	m	high-fiber
high-five 4
high-fructose	17	9	m	high-fructose
high-fructose_corn	16	8	m	high-fructose corn
high-functioning	18	10	m	high-functioning
high-intensity	25	7	m	high-intensity
high-level 5
high-protein	33	16	m	high-protein
high-protein_diet	22	5	n	high-protein diet	high-protein diets
high-quality 7
high-school 9
high-tech 5
high_amount	11	8	n	high amount	high amounts
high_anxieti	13	6	n	high anxiety
high_bar	34	17	m	high bar
high_blood	21	34	m	high blood
high_cal	31	13	n	HIGH CAL
high_calori	43	43	m	high calorie	high calories
high_carb	38	27	n	high carb
high_cholesterol	36	20	n	high cholesterol
high_dosag	24	6	n	high dosage	high dosages
high_dose	23	30	n	high dose	high doses
high_end 11
high_energi	22	5	m	high energy
high_fat	42	39	n	high fat	high fats
high_fiber	35	18	n	high fiber
high_five 8
high_frequenc 5
high_fructos	23	17	m	high fructose
high_function	31	37	n	high functioning
high_gear	20	4	n	high gear
high_gi	22	5	m	high GI
high_heat	27	8	n	high heat
high_heel 4
high_hope	13	6	n	high hopes
high_impact	14	7	n	high impact
high_intellig	24	6	n	high intelligence
high_intens	40	31	m	high intensity
high_iq 4
high_level 31
high_libido	20	4	n	high libido	high libidos
high_metabol	16	8	n	high metabolism
high_mileag	17	9	n	high mileage
high_perform 6
high_pressur 5
high_protein	56	156	n	high protein
high_pull	22	5	n	high pulls
high_qualiti 19
high_rep	40	30	n	high rep	high reps
high_risk	19	11	n	high risk
high_school 681
high_schooler 9
high_sex 5
high_speed 4
high_stress 8
high_sugar	29	10	m	high sugar
high_toler	20	4	n	high tolerance
high_volum 10
high_weight	28	9	n	high weight
higher 282
higher_carb	20	4	m	higher carb
higher_dose	31	12	n	higher dose	higher doses
higher_fat	24	6	n	higher fat
higher_level 6
higher_mileag 4
higher_power	16	8	n	higher power
higher_protein	24	6	n	higher protein
higher_rep	31	13	n	higher reps
higher_risk 4
highest 108
highest_level 4
highest_record	11	5	m	highest recorded
highest_vote 4
highest_weight	38	25	n	highest weight
highland 8
highli 158
highli_doubt	11	5	n	highly doubt
highli_effect 4
highli_encourag 4
highli_intellig 4
highli_rate	11	5	n	highly rated
highli_recommend 47
highli_suggest 7
highlight 71
highschool 81
highwai 12
hiit	50	87	n	HIIT
hiit_workout	25	7	n	HIIT workout	HIIT workouts
hike 84
hilar 5
hilari 80
hill 140
hill_sprint	22	5	n	hill sprints
hilli	38	25	n	hilly
hilli_area	22	5	n	hilly area	hilly areas
hilli_cours	20	4	n	hilly course
hinder	23	53	v	hinder
hindranc 8
hindsight 16
hindu 7
hine 4
hing 5
hint 60
hip	19	228	n	hips
hip_bone	22	5	n	hip bones
hip_flexor	31	13	n	hip flexors
hip_mobil	27	8	n	hip mobility
hip_pain	22	5	n	hip pain
hippi 15
hippocamp	34	17	m	hippocampal
hippocamp_neurogenesi	22	5	n	hippocampal neurogenesis
hippocampu	36	20	n	hippocampus
hipster 16
hire 83
hispan 4
histamin	20	4	m	histamine
histolog	32	14	n	histology
histor 25
histori 292
hit 1208
hit_bottom	20	4	n	hit bottom
hit_close	11	5	n	hit close
hit_hard	11	12	n	hit hard
hit_home 15
hit_puberti 12
hit_rock 10
hitachi 7
hitachi_magic 5
hitch 13
hitchhik 4
hitler 6
hiv	12	63	n	HIV
hive 13
hivemind 5
hiya	16	8	n	hiya
hm	11	15	n	HM	HMS
hmm 16
hmmm 4
ho 26
hoard 5
hoax 6
hobb 7
hobbi 79
hobbit 5
hockei 28
hockei_game 4
hockei_player 4
hoffman 4
hofmann	22	5	n	Hofmann
hog 4
hold 614
hold_convers	11	5	n	hold conversations
hold_onto 14
hold_true	27	8	n	holds true
holder 29
hole 155
holi 247
holi_ball 5
holi_cow 8
holi_crap 63
holi_fuck 16
holi_grail	19	28	n	holy grail
holi_hell	20	12	n	holy hell
holi_shit 64
holi_smoke	11	5	n	holy smokes
holidai 184
holidai_season 14
holist 5
holland 4
hollandais	25	7	n	hollandaise
hollow 15
hollywood 8
holm 8
holograph 5
hom 4
homag 4
home 1314
home-made	32	14	m	home-made
home_alon 6
home_cook	11	5	m	home cooked
home_depot 9
home_earli 5
home_gym	36	22	n	home gym	home gyms
home_late 4
home_offic 4
home_remedi	14	7	n	home remedy	home remedies
home_town 4
home_work 7
home_workout	28	9	n	home workout
homebrew	11	8	n	homebrewing
homegrown 4
homeless 30
homemad	14	236	m	homemade
homemad_bread	16	8	n	homemade bread
homemad_pizza	18	10	n	homemade pizza
homemad_protein	22	5	m	homemade Protein
homeopath	15	13	m	homeopathic
homeopathi	27	8	n	homeopathy
homeostasi	22	5	v	homeostasis
homeschool 6
hometown 26
homework 56
homicid 4
homo 6
homophobia 4
homosexu 8
honda 4
honei 136
honei_bee 4
honei_mask	24	6	n	honey mask	honey masks
honei_mustard	13	6	n	honey mustard
honest 214
honest_answer 4
honest_opinion 4
honesti 23
honestli 345
honestli_believ 4
honeymoon 22
hong 8
hong_kong 7
honk 7
honnold	33	15	n	Honnold
honor 78
honour 13
hoo 5
hood 11
hoodi 12
hook 127
hookah	13	6	n	hookah	hookahs
hookup 13
hoop 8
hoorai 23
hop 62
hope 700
hopefulli 439
hopefulli_help 4
hopeless 51
hopkin 18
hopkin_univers 4
hoppin	20	4	m	hoppin
horizon 25
horizont 28
horizont_pull	22	5	n	horizontal pull	Horizontal Pulls
hormel 4
hormon	28	198	n	hormones
hormon_acn	35	19	n	hormonal acne
hormon_birth	24	6	m	hormonal birth
hormon_chang	20	4	n	hormonal change	hormonal changes
hormon_imbal	20	4	n	hormone imbalance	hormone imbalances
horn 13
hornet 4
horni 58
horni_goat	25	7	m	Horny Goat
horrend 16
horribl 373
horribl_acn	24	6	n	horrible acne
horribl_anxieti 4
horribl_depress 5
horribl_experi 6
horribl_fit	20	4	n	horrible fitting	horrible fittings
horribl_idea	13	6	n	horrible idea
horribl_pain	11	5	n	horrible pain
horribl_person 9
horribl_wrong 7
horrid 16
horrif 22
horrifi 29
horror 51
horror_stori 21
hors 50
hors_meat 4
horseradish 4
horton 6
hospic 7
hospit 493
hospit_bed 5
hospit_pharmaci	27	8	n	hospital pharmacy	Hospital Pharmacies
hospit_stai	11	5	n	hospital stay	hospital stays
hospitalis	24	6	n	hospitalised
host 84
hostil 16
hot 475
hot_cheeto	20	4	n	hot cheetos
hot_chocol	17	9	n	hot chocolate
hot_damn 4
hot_dog	16	33	n	hot dog	hot dogs
hot_outsid 4
hot_sauc	19	53	n	hot sauce
hot_shower	16	8	n	hot shower	hot showers
hot_tea	22	5	n	hot tea
hot_topic 5
hot_water 17
hot_yoga	35	19	n	hot yoga
hotel 63
hotel_gym	24	6	n	hotel gym	hotel gyms
hotel_room 11
hotter 16
hottest 15
hotti	25	7	n	hottie
hound 8
hourglass	11	12	m	hourglass
hourglass_figur 4
hourglass_shape	20	4	n	hourglass shape
hous 624
household 39
housem 10
housewif 4
housework 4
houston 27
hover 47
how	12	9	n	hows
how'd 18
how-to 15
howdi 23
howev	24	6	n	howev
hppd	31	12	n	HPPD
hpv	18	17	m	HPV
hpv_vaccin	31	13	n	HPV vaccine
hq 21
hr 78
hr_fast	27	8	n	hr fast
hrm	17	9	n	HRM
hs 49
hspu	24	6	n	HSPU
ht 4
htn	20	4	n	HTN
hu 5
huarach	37	24	n	huaraches
hub 19
hubbi	11	23	n	hubby
hubbl 7
hudson 5
huf 5
huff 5
huffi 4
huffington 5
hug 65
huge 776
huge_accomplish	16	8	n	huge accomplishment	HUGE accomplishments
huge_amount 28
huge_bag 4
huge_chang	18	10	n	huge change	huge changes
huge_deal 19
huge_differ	18	39	n	huge difference	huge differences
huge_fan 18
huge_fight	11	5	n	huge fight
huge_improv	17	9	n	huge improvement	huge improvements
huge_inspir	20	4	n	huge inspiration
huge_interest	11	5	n	huge interest	huge interests
huge_issu 9
huge_list 5
huge_mileston 7
huge_motiv	20	4	n	huge motivation
huge_number 6
huge_part	12	9	n	huge part	huge parts
huge_portion 4
huge_problem 10
huge_respons 7
huge_step 7
huge_success 7
huge_weight 6
huge_win	22	5	n	huge win	HUGE wins
hugh 11
hugh_jackman 7
huh 17
hui	20	4	n	Hui
hulk 14
huls	20	4	n	Hulse
hulu 8
hum 6
humalog	28	9	n	Humalog
human 686
human_be 9
human_bodi	11	28	n	human body
human_brain	25	49	n	human brain
human_cell	25	7	n	human cells
human_consumpt	20	4	n	human consumption
human_experi 5
human_flag	27	8	n	human flag
human_gene 5
human_health	11	5	n	human health
human_histori 5
human_interact 6
human_metabol	22	5	n	human metabolism
human_mind	16	8	n	human mind
human_natur 6
human_nutrit	25	7	n	human nutrition
human_organ	11	5	n	human organs
human_societi 7
human_studi	22	5	n	human study	human studies
human_trial	27	8	n	human trials
humanli	11	5	m	humanly
humanli_possibl	11	5	n	humanly possible
humbl 45
humid 20
humil 6
humili 33
hummu	36	64	n	hummus
humor 86
humour 10
hump 17
hunch 10
hundr 124
hundr_dollar 5
hundr_mile 5
hundr_pound	20	4	n	hundred pounds
hundredth 5
hung 46
hungarian 4
hunger	13	107	n	hunger
hunger_pain	25	7	n	hunger pains
hunger_pang	14	7	n	hunger pangs
hungov	14	43	n	hungover
hungri	13	264	v	hungry
hungrier	27	8	n	hungrier
hunt 74
hunter 18
huntington 10
huntington_diseas	18	10	n	Huntington disease
huperzin	24	6	n	Huperzine
hurdl	17	28	n	hurdle
hurl 9
hurrah 4
hurrai 5
hurri 25
hurrican 14
hurrican_sandi 6
hurt 594
husband 412
husband_love	22	5	n	husband loves
husband_think	13	6	n	husband thinks
husband_work 4
hush 4
husk	25	21	n	husk
hustl 4
hut 9
huxlei 8
huzzah 4
hyaluron	20	4	m	hyaluronic
hyaluron_acid	20	4	n	hyaluronic acid
hybrid 43
hybrid_bike	29	10	n	hybrid bike	hybrid bikes
hydrat	26	74	n	hydrated
hydrat_cleanser	27	8	n	Hydrating Cleanser
hydraul 5
hydro 4
hydrochlorid	25	7	n	hydrochloride
hydrocodon	13	15	n	hydrocodone
hydrogen 22
hydrogen_peroxid 4
hydrophob 5
hydrox	20	4	n	Hydrox
hydroxi	24	6	m	hydroxy
hydroxi_acid	22	5	n	hydroxy acid
hydroxycut	20	4	n	Hydroxycut
hygien	11	27	n	hygiene
hymen	13	6	n	hymen	hymens
hype 31
hyper 23
hyper-pigmentation	24	6	n	hyper-pigmentation
hyperact	26	24	n	hyperactivity
hyperact_disord	30	11	n	hyperactivity disorder
hyperbol 14
hyperfocu	28	9	v	hyperfocus
hyperlink 4
hyperpigment	38	26	n	hyperpigmentation
hypersensit	19	11	n	hypersensitivity
hypersexu	16	8	n	hypersexuality
hyperspac	22	5	n	hyperspace
hypertens	35	18	n	hypertension
hypertroph	22	5	m	hypertrophic
hypertrophi	46	59	n	hypertrophy
hyperventil	10	11	v	hyperventilating
hypnosi	22	5	n	hypnosis
hypnot 7
hypo	37	23	n	hypo	hypos
hypoallergen	20	4	n	hypoallergenic
hypochondriac	13	10	n	hypochondriac	Hypochondriacs
hypocrisi 10
hypocrit 13
hypoglycem	27	8	n	hypoglycemic
hypoglycemia	31	12	n	hypoglycemia
hypoman	33	48	n	hypomanic
hypoman_episod	24	6	n	hypomanic episode	hypomanic episodes
hypomania	42	37	n	hypomania
hypotens	20	4	n	hypotension
hypothalamu	20	4	n	hypothalamus
hypothes	22	15	v	hypotheses
hypothesi	15	28	n	hypothesis
hypothet 25
hypothyroid	18	18	n	hypothyroidism
hysen	27	8	m	hysen
hysen_pulaku	27	8	n	hysen Pulaku
hyster 11
i'v	13	19	n	I'v
iaaf	17	9	m	IAAF
iama 72
ian 14
ian_thorp	28	9	m	Ian Thorpe
ib	14	22	n	IBS
ibm 5
ibogain	20	4	n	ibogaine
ibuprofen	15	23	n	ibuprofen
ic 343
ic_ag	13	6	m	Ice Age
ic_climb	25	7	n	ice climbing
ic_coffe	13	6	n	iced coffee
ic_cream	12	139	n	ice cream
ic_cube 15
ic_tea	17	21	n	iced tea
ice-cream 4
icebreak 4
icecream	11	5	n	icecream
iceland 14
ici 5
icki 11
icon 14
icu	17	36	n	ICU	ICUs
icu_nurs 4
id 73
idaho 8
idea 2025
ideal 197
ideal_bodi	24	6	n	ideal body
ideal_weight	33	15	n	ideal weight
ideat	16	8	n	ideation
ident 55
identif 12
identifi 163
idioci 4
idiot 101
idk 28
idl 9
ido	31	12	m	Ido
ido_portal	30	11	n	Ido Portal
idol 10
ie 70
iep 4
if	14	7	n	IFing
ifbb	24	6	m	IFBB
iffi 7
ifpa	20	4	m	IFPA
ig 4
igf-1	22	5	m	IGF-1
ignor 271
ignorantli 4
igor 4
iherb	24	6	n	iherb
ii 108
ii_diabet	20	4	n	II Diabetes
iifym	27	8	n	IIFYM
iii 19
iirc 5
il 5
ilin	28	9	n	Ilin
ill	10	394	n	illness
ill-fitting	31	12	m	ill-fitting
ill-fitting_bra	28	9	n	ill-fitting bra	ill-fitting bras
ill_effect	18	10	n	ill effects
illeg 65
illeg_drug 6
illicit 18
illicit_drug	13	6	n	illicit drugs
illinoi 25
illog 5
illumin 14
illus 38
illustr 59
ilya	12	17	m	Ilya
ilya_ilin	27	8	n	ilya Ilin
ilya_ilyin	24	6	n	ilya Ilyin
ilyin	25	7	n	Ilyin
ima 4
imag 397
imag_issu	18	17	n	image issues
imag_nsfw 4
imag_show 4
imag_studi	20	4	n	Imaging Studies
imageri 12
imagin 331
imaginari 14
imbal	30	34	n	imbalance
img 19
imho 6
imit 11
immatur 11
immedi 358
immedi_effect	24	6	n	immediate effect	immediate effects
immedi_famili 5
immedi_notic	20	4	n	immediately noticed
immedi_stop 4
immens 49
immens_help	20	4	n	immensely helpful
immers 21
immers_blender	24	6	n	immersion blender
immigr 6
immin 6
immobil 5
immor 8
immort 6
immun	15	76	m	immune
immun_cell	20	4	n	immune cells
immun_respons	29	10	n	immune response	immune responses
immun_system	20	30	n	immune system
immunolog	22	5	n	immunology
imo 36
impact 188
impair	24	55	n	impairment
impart 7
impati 29
imped	11	12	n	impedance
impend 14
impend_doom	11	5	n	impending doom
imper 4
imperfect 9
imperi 10
imping	28	9	n	impingement
implanon	16	8	n	Implanon
implant 30
implement 46
impli 40
implic 38
implicit	11	5	m	implicit
implor	20	4	v	implore
import 660
import_factor	14	7	n	important factor	important factors
import_info 4
import_inform	25	7	n	important information
import_issu 5
import_meal	24	6	n	important meal
import_part 16
import_role 8
importantli 70
impos 11
imposs 182
impot 4
impract 5
impregn 4
impress 220
imprint 5
impromptu 5
improp 4
improperli 4
improv 870
improv_brain	28	9	m	improves brain
improv_cognit	33	16	m	improve cognitive
improv_dramat 5
improv_drastic	20	4	n	improved drastically
improv_memori	30	11	n	improve memory
improv_mood	22	5	n	Improve Mood
improv_overal	20	4	m	improve overall
improv_perform	20	4	n	Improve Performance
improvis 15
impuls 57
impuls_control 4
impur	14	7	n	impurities
imtx	20	4	m	IMTX
in 12
in-between 11
in-depth 22
in-law 5
in-laws 10
in-n-out	13	6	v	In-N-Out
in-person 4
in-season	24	6	m	in-season
in-store 4
inabl 41
inaccur	11	22	n	inaccurate
inact 25
inadequ 17
inadequaci 4
inadvert 10
inappropri 53
inattent	37	23	n	inattentive
inattent_type	25	7	n	inattentive type
inaugur 4
inbetween 6
inbf	25	7	m	INBF
inbox 11
inc 20
inca 4
incap 18
incapacit 5
incas 13
incent 17
incess	11	5	n	incessant
inch 259
inch_waist	27	8	n	inch waist
inch_wide 5
incid 62
inclin 71
inclin_bench	24	6	n	incline bench
inclin_db	20	4	m	incline DB
inclin_dumbbel	22	5	m	incline dumbbell
includ 847
includ_diet 4
includ_link 6
includ_pasta	22	5	n	include pasta
includ_pictur 4
includ_sever	22	5	n	including several
inclus 8
incoher 7
incom 73
incompat 6
incompet 16
incomplet 11
inconclus	14	7	n	inconclusive
inconsist 18
inconveni 22
incorpor	20	144	v	incorporate
incorpor_weight	20	4	m	incorporate weight
incorrect 29
incorrectli 25
increas	13	861	v	increase
increas_appetit	22	5	n	increased appetite
increas_blood	24	6	m	increased blood
increas_brain 4
increas_decreas 4
increas_dopamin	24	6	m	increase dopamine
increas_dramat 4
increas_energi	14	7	n	increased energy
increas_fat	25	7	m	increase fat
increas_focu	24	6	n	increased focus
increas_level	20	4	n	increased levels
increas_libido	20	4	n	increased libido
increas_mental	20	4	m	Increase Mental
increas_muscl	31	12	m	increasing muscle
increas_protein	22	5	m	increase protein
increas_rate	20	4	n	increased rate	increased rates
increas_risk	35	18	n	increased risk	increase risks
increas_serotonin	25	7	m	increase serotonin
increas_strength	31	12	n	increase strength
increas_testosteron	24	6	n	increase testosterone
increas_weight	31	13	n	increase weight
increasingli 45
incred 490
incred_awkward 5
incred_depress 4
incred_difficult 7
incred_easi	12	9	n	incredibly easy
incred_frustrat	11	5	n	incredibly frustrating
incred_hard 8
incred_healthi	22	5	n	incredibly healthy
incred_help 7
incred_interest	14	7	n	incredibly interesting
incred_pain	22	5	n	incredibly painful
incred_proud 4
incred_strength	20	4	n	incredible strength
incred_stupid 4
incred_support 6
incred_video 4
incredul 4
increment 14
incur 8
inde 50
indecis 6
indefinit 11
indent 4
independ 86
independ_pharmaci	27	8	n	independent pharmacy	independent pharmacies
independ_studi 4
indescrib 6
index 30
index_finger 6
indi 7
india 48
indian 92
indian_food 7
indian_spice	27	8	n	indian Spiced
indiana 14
indianapoli 5
indic 131
indiffer 8
indigest	17	9	n	indigestion
indirect 4
indirectli 8
indistinguish	13	6	n	indistinguishable
individu 265
indoctrin 5
indonesia 5
indoor 71
indoor_season	22	5	n	Indoor season
indoor_track	25	7	n	indoor track	indoor tracks
induc	22	114	v	induced
induc_neurotox	22	5	n	induced neurotoxicity
induct 24
indulg	11	45	v	indulge
industri 149
inebri 6
ineffect 19
ineffici 10
inept 7
inevit 55
inexpens 53
inexperienc 21
inexplic 4
infact 8
infam 10
infanc	11	8	n	infancy
infant 17
infect	11	135	n	infection	infections
infecti 12
infecti_diseas	28	9	n	infectious disease	infectious diseases
infer	11	8	v	infer
inferior 23
infertil	14	12	n	infertility
infin 7
infinit 28
inflam	15	18	n	inflamed
inflamm	31	39	n	inflammation
inflammatori	20	22	m	inflammatory
inflat 13
inflex	32	14	n	inflexible
inflict 4
influenc 95
influenti 6
influenza	24	6	n	influenza
influx 17
info 477
info-graphic	20	4	n	info-graphic
info_regard	20	4	m	info regarding
infograph 58
infomerci	20	4	n	infomercial	infomercials
inform 900
inform_includ 4
inform_onlin 4
inform_regard 14
informat	17	9	n	informatics
infrastructur 6
infrequ 14
infring 4
infront 4
infuri 13
infus	20	46	n	infusion
infus_site	20	4	n	infusion site	infusion sites
ing 9
ingest	26	70	v	ingested
ingrain 7
ingredi	34	646	n	ingredients
ingredi_list	21	24	n	ingredient list	ingredients lists
ingrown	25	21	m	ingrown	ingrowns
ingrown_hair	24	18	n	ingrown hair	ingrown hairs
inhabit 9
inhal	14	46	v	inhale
inher 20
inherit 27
inhibit	25	90	v	inhibition
inhibitor	29	54	n	inhibitor	inhibitors
inhibitori	27	8	m	inhibitory
inhuman 6
init 7
initi 290
initi_convers	11	5	n	initiate conversations
initi_effort	22	5	n	initial effort
initi_goal 6
initi_sex 5
inject	12	93	v	injection
injinji	25	7	n	Injinji
injur 96
injuri	16	344	n	injury	injuries
injuri_free	22	5	n	injury free
injuri_prevent	20	4	n	injury prevention
ink 11
inmat 7
innard	20	4	n	innards
innat 5
inner 76
inner_labia	20	4	n	inner labia
inner_thigh	31	12	n	inner thighs
inner_voic	20	4	n	inner voice
innoc 18
innocu 4
innov 25
inositol	29	10	n	inositol
inov-8	25	7	m	Inov-8
inpati	36	20	m	inpatient
inpati_treatment	27	8	n	inpatient treatment	inpatient treatments
input 234
inquir 13
inquiri 14
insan 214
insan_amount 8
insan_workout	13	6	n	Insanity workout
insati 7
insect 17
insecur 64
insensit 8
insert 68
insid 663
insid_hello 4
insid_joke 4
insid_x-post 5
insight 257
insignific 18
insist 71
insol	16	8	n	insoles
insolubl	20	4	m	insoluble
insomnia	14	38	n	insomnia
inspect 18
inspector 5
inspir 576
inspir_post	22	5	n	inspiring posts
inspir_quot	27	8	n	inspirational quote	inspirational quotes
inspir_stori 7
inst 7
instabl 6
instagram 17
instal 44
instanc 102
instant 68
instant_noodl 5
instant_oatmeal	22	5	n	instant oatmeal
instantan 5
instantli 67
instil 7
instinct 22
institut 68
institution 6
instruct 124
instruct_video	15	13	n	Instructional Video
instructor	12	90	n	instructor	instructors
instrument 12
insuffici 7
insuffl	25	7	v	insufflate
insul 8
insulin	48	204	n	insulin
insulin_level	25	7	n	insulin levels
insulin_pen	24	6	n	insulin pen	insulin pens
insulin_pump	24	18	n	insulin pump	insulin pumps
insulin_resist	33	15	n	insulin resistance
insulin_respons	20	4	n	insulin response
insulin_sensit	31	12	n	insulin sensitivity
insulin_spike	22	5	n	insulin spike	insulin spikes
insult 60
insur 201
insur_compani 23
insur_plan 5
int 26
intact 9
intak	32	351	n	intake
integr 53
integr_part 5
intel 4
intellect 6
intellectu 24
intellig 131
intellig_person	22	5	n	intelligent person
intend 102
intens	17	379	m	intense
intens_cardio	35	18	n	intensity cardio
intens_care	17	9	m	Intensive Care
intens_exercis	29	10	n	intense exercise
intens_interv	27	8	m	intensity interval
intens_train	28	9	n	intensity training
intens_workout	31	13	n	intense workout	intense workouts
intensifi 8
intent 103
intention 20
inter 10
interact 279
intercept 4
interchang 6
intercours	11	35	n	intercourse
interdisciplinari	22	5	m	interdisciplinary
interest 1926
interest_articl	18	30	n	interesting article	interesting articles
interest_book 4
interest_discuss 19
interest_idea 5
interest_point 4
interest_stori 6
interest_studi	22	5	n	interesting study	interesting studies
interest_wai 4
interestingli 10
interf 9
interfac 32
interfer 32
interior 5
interject 4
intermedi 51
intermedi_level 4
intermedi_lifter	29	10	n	intermediate lifter	intermediate lifters
intermitt	28	169	m	intermittent
intermitt_fast	56	151	n	intermittent fasting
intern 233
intern_clock	11	5	n	internal clock
intern_medicin	34	17	n	internal medicine
intern_meet	24	6	n	international meet	international meets
intern_team	27	8	n	international team	international teams
internation 5
internet 328
internet_addict	13	6	n	internet addiction
internet_research	22	5	n	internet research
interneuron	20	4	n	interneuron	interneurons
internship 62
interpret 46
interrog 4
interrupt 27
intersect 19
interst 4
intertwin 4
interv	24	98	n	intervals
interv_train	35	18	n	interval training
interven 5
intervent	11	42	n	intervention	interventions
interview 287
interview_process 8
interweb 10
intestin	13	40	m	intestinal
intim 33
intimaci 17
intimid 54
intoler	19	110	n	intolerance
intox 16
intra	24	6	m	intra
intracellular	24	6	m	intracellular
intramur 4
intrest 5
intric 6
intrigu	11	41	n	intrigued	intrigues
intrins 7
intro 54
introduc 208
introduct 56
introductori 30
introspect	20	12	n	introspective
introvers	16	8	n	introversion
introvert 49
intrus 4
intub 4
intuit 29
invad 8
invalid 11
invalu 9
invari 4
invas 10
invent 39
inventor 6
inventori 9
invers	14	11	m	inverse	inversions
invert	13	18	m	inverted
invert_row	24	6	n	inverted row	inverted rows
invest 93
investig 79
invigor	20	4	n	invigorating
invinc	25	7	n	invincible
invis 44
invis_cloak	14	7	n	invisibility cloak
invis_shoe	28	9	n	invisible shoes
invit 143
invok 5
involuntari 9
involuntarili 4
involv 413
inward 7
inzer	28	9	m	Inzer
inzer_belt	22	5	n	Inzer belt	Inzer belts
io 16
io_app 4
iodin	33	16	n	iodine
ion	32	14	n	ions
iowa 17
ipa	24	6	n	IPA
ipad 46
ipad_app 5
ipf	40	30	m	IPF
ipf_world	25	7	m	IPF World
iphon 65
iphon_app 15
iphon_camera 4
ipl	13	6	m	IPL
ipl_world	22	5	m	IPL World
ipod 28
iq 43
iq_test 5
ir 22
iraq 10
irc 16
irc_channel 4
irc_chat 5
ireland 25
irish 34
irk 11
irl 24
iron 175
iron_defici	22	5	n	iron deficiency	Iron deficiencies
iron_gym	30	11	n	iron gym
iron_man 9
iron_pan	22	5	n	iron pan
iron_skillet	22	5	n	iron skillet	iron skillets
iron_supplement	24	6	n	iron supplements
ironi 17
ironman	58	184	n	Ironman	Ironmans
ironman_arizona	22	5	n	IRONMAN Arizona
ironman_finish	24	6	n	Ironman Finisher
ironman_race	24	6	n	Ironman race	Ironman races
ironman_texa	22	5	n	ironman Texas
ironman_train	29	10	n	Ironman training
ironman_triathlon	27	8	n	Ironman triathlon
ironman_world	29	10	m	Ironman World
irrat 51
irrat_fear	20	12	n	irrational fear	irrational fears
irration 13
irregular	16	26	n	irregular	irregularities
irrelev 31
irrepar 5
irrepar_damag	11	5	n	irreparable damage
irresist	13	6	n	irresistible
irrespons 11
irrevers	17	9	m	irreversible
irrit	11	162	n	irritated
irrit_dry	29	10	m	irritate dry
isaac 5
isabel	20	4	n	Isabel
ischem	22	5	m	ischemic
ish 54
isl 7
islam 7
island 64
isn 4
isnt 27
iso 5
isol 110
isoleucin	20	4	n	Isoleucine
isom	24	6	n	isomers
isometr 7
isopur	27	8	m	Isopure
isotop 4
isotretinoin	25	7	n	isotretinoin
isra	11	16	m	Israeli
israel 4
iss 4
issu 1210
issu_relat 5
it'd 126
it'll 123
itali 22
italian 76
italian_dress	20	4	n	Italian dressing
italian_sausag	25	7	n	Italian sausage
italian_season	22	5	n	italian seasoning
itch	12	51	n	itching
itchi	17	48	n	itchy
item 163
item_per 4
itun 8
iu	24	18	n	IU
iud	22	27	n	IUD	IUDs
iv 93
iv_apricot	27	8	m	ives Apricot
iv_exfoli	28	9	m	ives Exfoliating
iv_scrub	28	9	m	ives Scrub
ivanov 4
ivi 13
ivi_leagu	16	8	m	Ivy League
ivori 5
ix 4
iyengar	20	4	m	Iyengar
izzi	20	4	n	Izzy
jab 10
jack 75
jack3d	40	32	n	Jack3d
jack_chees 4
jack_daniel 5
jackal	24	6	m	jackal
jackal_switch	22	5	n	jackal switch
jackass 9
jacket 18
jackman 7
jackson 11
jacob 8
jade 4
jai 20
jai_cutler	14	12	n	jay Cutler
jail 33
jalapeno	15	39	n	jalapeno
jalapeno_pepper	20	4	n	jalapeno pepper	jalapeno peppers
jalapeno_popper	28	9	n	jalapeno poppers
jalapeño	30	11	m	jalapeño
jalapeños 5
jalepeno	25	7	n	jalepeno
jam 39
jama	22	5	n	JAMA
jambalaya	24	6	n	Jambalaya
jame 56
jame_cameron	17	9	m	james Cameron
jame_rodai	34	17	n	james Roday
jameson	25	7	n	Jameson
jami	10	38	m	Jamie
jami_lewi	33	16	n	Jamie Lewis
jami_oliv	14	7	m	Jamie Oliver	Jamie Olivers
jammer	17	9	n	jammer	jammers
jan	10	78	n	Jan
jane 14
janet 5
janitor 4
januari 319
japan 57
japanes 57
japanes_tea	24	6	m	Japanese tea
jar	11	99	n	jar	jars
jare 9
jargon 14
jasmin	35	19	m	Jasmine
jasmin_tea	22	5	n	jasmine tea
jason 27
jason_robillard	24	6	n	Jason Robillard
jaundic	11	5	n	jaundice
jaw 51
jaw_drop 6
jaw_line	27	8	n	jaw line
jawlin	40	30	n	jawline
jawlin_acn	24	6	n	jawline acne
jazz 22
jc 4
jdrf	22	5	m	JDRF
jealou 43
jealousi 14
jean 126
jeep 4
jeez 6
jeff 9
jelli 36
jelli_sandwich 4
jello 15
jellyfish 10
jen 10
jenni 18
jenni_mccarthi 12
jennif	13	19	m	Jennifer
jennif_lawrenc 4
jennif_thompson	22	5	n	jennifer Thompson
jeopardi 5
jeremi 5
jerk	12	283	n	jerk	jerks
jerk_chicken	22	5	n	jerk chicken
jerki	40	30	n	jerky
jerri 4
jersei 61
jersei_design	25	7	n	jersey Design
jess 10
jessica 7
jesu 45
jesu_christ 8
jet 18
jew 4
jewelri 9
jewish 6
jezebel	22	5	n	jezebel
jicama	22	5	n	Jicama
jiggl 6
jillian	24	6	m	Jillian
jillian_michael	24	6	n	Jillian Michaels
jim 39
jim_wendler	31	12	n	jim Wendler
jimmi 19
jimmi_john	24	6	n	jimmy John
jitsu	20	12	n	jitsu
jitter 6
jitteri	24	18	n	jittery
jiu	20	13	m	jiu
jiu-jitsu	28	9	n	Jiu-Jitsu
jiu_jitsu	20	12	n	jiu jitsu
jive	22	5	v	jive
jizz 5
jk 4
jo 10
joaquin 4
joaquin_phoenix 4
job 1188
job_applic 4
job_chang 4
job_descript 4
job_hunt 4
job_interview 31
job_keep 4
job_line 5
job_market 19
job_offer 15
job_opportun 11
job_outlook	11	5	n	job outlook
job_post 5
job_prospect 9
job_requir 5
job_satisfact 4
jobless 5
jock 4
jockei 9
joe 127
joe_rogan	18	18	m	Joe Rogan
joei 5
jog	19	127	v	jogging
jog_walk 4
jogger 12
john 86
john_hopkin	13	15	m	Johns Hopkins
john_wort	28	9	n	Johns Wort
johnni 5
johnson 27
johnston 4
joi 81
join 435
joint 109
joint_health	25	7	n	joint health
joint_pain	31	12	n	joint pain
joint_problem	20	4	n	joint problems
jojoba	33	15	m	jojoba
jojoba_oil	28	9	n	jojoba oil
joke 203
jokingli 18
joli 4
jolli 7
jolt 6
jon 16
jon_north	29	10	n	jon North
jonah 4
jonathan 7
jonathan_safran	20	4	m	Jonathan Safran
jone 19
jordan 20
jose 9
joseph 10
josh 8
joshua 5
jot 4
journal	11	212	n	journal	journals
journal_articl	22	16	n	journal article	journal articles
journal_club	38	27	n	journal club	Journal clubs
journal_entri	22	5	n	journal entry
journalist 10
journei	16	353	n	journey
joy 7
jp	15	13	n	jp
jr 42
jt	20	12	n	JTS
ju 33
juan 5
judg 146
judgement 34
judgment 25
judo 4
jug 9
juggernaut	29	10	m	Juggernaut
juggl 8
juic	19	250	n	juice
juic_fast	33	15	n	juice fast	juice fasts
juicer	29	10	n	juicer	juicers
juici 14
jul 4
jule	14	17	n	Jules
juli 239
juli_1st 12
juli_4th 4
juli_5th 4
juli_foucher	22	5	n	julie Foucher
julia 5
juliet	14	21	n	Juliet
jumbl 10
jumbo 4
jump 304
jump_higher	20	4	n	jump higher
jump_jack	14	7	n	jumping jacks
jump_rope 4
jump_ship 4
jumpstart 4
jun 4
juna	24	6	n	Juna
june 288
june_15th 4
june_1st 9
june_20th 4
june_3rd 6
jung 7
jungl 9
junior 134
junior_high 8
junior_nation	20	4	m	Junior National	Junior Nationals
junior_world	24	6	n	Junior Worlds
junk 163
junk_food	26	105	n	junk food
junki 18
jupit 6
juri 6
justic 36
justif 11
justifi 72
justifi_eat	22	5	n	justify eating
justin 13
juvenil 8
jv	22	5	n	JV
k-hole	22	5	n	k-hole
k2	11	8	n	K2
kai	12	24	m	Kai
kai_green	27	8	n	kai Greene
kaiser	11	8	n	Kaiser
kale	31	140	n	kale
kale_chip	32	14	n	kale chips
kale_salad	22	5	n	kale salad
kale_soup	25	7	n	Kale Soup
kandel	27	8	n	Kandel
kangaroo 5
kansa 15
kaplan	13	14	m	Kaplan
kara 4
karaok 5
karat 13
kardashian 5
karen 4
karl 5
karma 144
karma_whore 9
kart 4
kashi	27	8	m	Kashi
kat 4
kate	11	29	m	Kate
kati 15
kati_ledecki	24	6	n	katie Ledecky
kava	28	9	m	kava
kayak 13
kb 7
kcal	45	54	n	kcal
kcal_daili	24	6	m	kcal Daily
kcal_goal	20	4	n	kcal Goal
kcal_per	20	4	n	kCal per
ke 5
kebab	11	5	n	kebab	Kebabs
keel 4
keen	10	33	n	keen
keep 508
keep_sai 4
keep_tell 6
keep_track 19
keeper 10
keepin	28	9	n	keepin
keg 5
kegel	32	14	n	kegels
kei 185
kei_differ 4
kei_point 5
kei_role	13	6	n	key role
kelli 19
kelli_starrett	29	10	n	Kelly Starrett
keloid	22	5	n	keloid
ken 9
kendrick	14	17	m	Kendrick
kendrick_farri	31	12	n	kendrick Farris
kennedi 4
kentucki 13
kenya 10
kenyan 11
kept 423
kept_eat 4
kept_run 9
kept_sai 10
kept_see 4
kept_talk 5
kept_tell 22
kept_think	13	10	n	kept thinking
keratosi	16	8	m	keratosis
keratosi_pilari	16	8	n	keratosis pilaris
kernel 5
ket	20	4	v	ket
ketamin	48	74	n	ketamine
ketchup	15	28	n	ketchup
keto	72	2262	n	keto
keto'ers	22	5	v	keto'ers
keto'ing	20	4	n	keto'ing
keto-adapted	25	7	n	keto-adapted
keto-ers	28	9	v	keto-ers
keto-flu	25	7	n	keto-flu
keto-friendly	44	48	m	keto-friendly
keto-friendly_recip	22	5	n	Keto-friendly recipe	keto-friendly recipes
keto-ing	24	6	n	keto-ing
keto-style	20	4	v	keto-style
keto_breakfast	30	11	n	keto breakfast	keto breakfasts
keto_calcul	37	24	n	keto calculator
keto_chicken	28	9	m	keto chicken
keto_chocol	24	6	m	keto chocolate
keto_cook	33	16	n	keto cooking
keto_dessert	20	4	n	keto dessert
keto_diet	56	160	n	keto diet	keto diets
keto_dinner	28	9	n	keto dinner	keto dinners
keto_eat	22	5	n	keto eating
keto_flu	39	29	n	keto flu
keto_food	36	21	n	keto food
keto_friendli	49	77	m	keto friendly
keto_gain	27	8	n	keto gains
keto_journei	36	20	n	keto journey
keto_ladi	25	7	n	keto ladies
keto_lifestyl	32	14	n	keto lifestyle
keto_lunch	22	5	n	keto lunch
keto_macro	20	4	n	keto macros
keto_meal	30	11	n	keto meal	keto meals
keto_pizza	28	9	m	keto pizza
keto_progress	31	13	n	keto progress
keto_recip	31	13	n	keto recipes
keto_relat	20	4	m	keto related
keto_style	28	9	n	keto style
keto_train	22	5	n	keto train
keto_transform	24	6	n	Keto Transformation
keto_vs	24	6	n	keto vs
keto_wagon	24	6	n	keto wagon
keto_work	28	9	n	keto works
ketoer	46	56	n	ketoers
ketogain	51	93	n	ketogains
ketogain_calcul	31	13	n	ketogains calculator
ketogain_macro	24	6	m	ketogains macro
ketogen	49	82	m	ketogenic
ketogen_diet	46	60	n	ketogenic diet	ketogenic diets
keton	39	29	n	ketones
ketopian	20	4	n	Ketopians
ketorecip	30	11	n	ketorecipes
ketosi	56	156	n	ketosis
ketostix	36	20	n	ketostix
ketoversari	20	4	n	Ketoversary
kettl 18
kettl_bell	24	6	n	kettle bell	kettle bells
kettlebel	44	45	n	kettlebell	kettlebells
kettlebel_swing	20	4	n	kettlebell swings
kevin 14
kevlar 4
keyboard 10
keychain 4
keyword 7
kfc 6
kg	32	252	n	kg
kg_bench	20	4	n	kg Bench
kg_bodyweight	22	5	n	kg bodyweight
kg_clean	27	8	n	kg Clean
kg_snatch	34	17	n	kg Snatch
khan 8
khan_academi 6
ki 9
kick 409
kick-start	20	12	m	Kick-Start
kick-start_sundai	29	10	n	Kick-Start Sunday
kick_ass 22
kickback 6
kickbox	33	15	n	kickboxing
kicker 16
kickstart 38
kickstart_campaign 4
kickstart_project 4
kid 808
kid-friendly 4
kid_love 4
kiddo 10
kidnap 5
kidnei	13	93	m	kidney	kidneys
kidnei_bean	36	20	n	kidney beans
kidnei_function	20	4	n	kidney function
kidnei_transplant 4
kiefer	20	4	n	Kiefer
kiehl	20	4	m	Kiehl
kilgor	22	5	n	Kilgore
kilimanjaro	20	4	n	Kilimanjaro
kill 516
kill_anim	20	4	n	kill animals
kill_cancer	24	6	n	kills cancer
killer 59
kilo	41	34	n	kilo	kilos
kilogram 5
kilomet 6
kim 10
kim_kardashian 4
kimchi	27	8	n	kimchi
kin 5
kind 158
kinda 296
kinda_freak	22	5	n	kinda freaking
kinda_hard	22	5	n	kinda hard
kindergarten 20
kindl 16
kindli 21
kinect 4
kinesiolog	25	7	m	kinesiology
kinet 7
king 66
kingdom 9
kink 13
kinki 13
kip	34	17	m	kipping	kips
kip_pull	22	5	m	kipping pull
kirk 4
kirkland	16	8	m	Kirkland
kirsten	22	5	m	Kirsten
kirsten_nelson	22	5	n	Kirsten Nelson
kiss 90
kit 88
kitchen 195
kitchen_sink 4
kitchen_tabl 4
kitten 10
kitti 14
kiwi 6
klein 4
klokov	44	46	n	Klokov
klonopin	28	28	n	Klonopin
km 47
kn 11
knack 4
knead	11	5	n	knead
knee	15	309	n	knee
knee_brace 4
knee_hurt	22	5	n	knees hurt
knee_injuri	24	19	n	knee injury	knee injuries
knee_issu	24	6	n	knee issues
knee_pain	39	28	n	knee pain
knee_problem	25	7	n	knee problems
knee_sleev	22	5	n	knee sleeves
knee_surgeri	16	8	n	knee surgery
knee_wrap	27	8	n	knee wraps
kneel 5
knew 576
knew_exactli 4
knife 29
knight 10
knit 7
knive 20
kno 11
knob 4
knock 106
knockout	20	4	n	Knockout
knorr	20	4	m	Knorr
knot 23
know 532
know_exactli 4
knowingli 4
knowledg 390
knowledg_base 5
known 313
knuckl 10
knurl	20	4	n	knurling
koch 4
kohl 4
koklyaev	29	10	n	Koklyaev
kombucha	20	4	n	Kombucha
komodo	16	8	m	Komodo	Komodos
komodosport	22	5	n	KomodoSport
kona	39	29	n	Kona
kong 9
kono	20	4	m	Kono
kool-aid	22	5	n	Kool-Aid
korea 19
korean 25
kosher	20	22	m	kosher
kosher_salt	31	12	n	kosher salt
kp	16	8	n	KP
kraft 12
kratom	22	5	n	Kratom
krav	27	8	m	Krav
krav_maga	25	7	n	Krav Maga
kri 5
krill	20	4	m	krill
krispi 5
kroc	33	15	m	Kroc
kroc_row	27	8	n	Kroc rows
kroczaleski	22	5	n	Kroczaleski
kroger	35	18	n	Kroger
kryptonit 7
ks 4
kso	42	39	n	KSO
kso_trek	22	5	n	KSO Trek
kss	25	7	n	KSS
kudo 7
kung 5
kurt 4
kurzweil	22	5	n	Kurzweil
ky 5
kyle 6
l-arginine	17	9	n	L-Arginine
l-carnitine	35	18	n	L-Carnitine
l-citrulline	24	6	n	L-Citrulline
l-dopa	22	5	n	L-Dopa
l-leucine	20	4	n	L-Leucine
l-sit	43	44	n	L-sit
l-sit_progress	20	4	n	L-sit progression
l-sits	33	16	n	L-sits
l-theanine	42	39	n	L-Theanine
l-tyrosine	35	18	n	L-Tyrosine
la 129
la_dura	24	6	m	La Dura
la_senza	25	7	n	La Senza
la_vega 18
lab 290
lab-grown	20	4	v	lab-grown
lab_coat	25	7	n	lab coat
lab_experi	20	4	n	lab experience
lab_rat	11	5	n	lab rat	lab rats
lab_result	25	7	n	lab results
lab_tech	28	9	n	lab tech	lab techs
lab_work	12	9	n	lab work
label 227
label_rule	20	4	n	label rules
labia	20	29	n	labia
labia_minora	14	7	n	labia minora
labor 49
laboratori	12	31	n	laboratory
labour 12
lace	16	43	n	lace
laci	11	5	m	lacy
lack 453
lack_empathi 4
lack_motiv	11	5	n	lack motivation
lack_thereof 9
lacross	17	16	n	lacrosse
lactat	17	15	m	lactate
lactat_threshold	20	4	n	lactate threshold
lactic	36	21	m	lactic
lactic_acid	34	17	n	lactic acid
lacto	20	4	m	lacto
lacto-vegetarian	20	4	n	lacto-vegetarian
lactos	22	46	m	lactose
lactos_intoler	18	32	n	lactose intolerant
lad 8
ladder 16
ladi 962
ladi_bit	18	10	n	lady bits
ladi_friend 10
ladi_gaga 4
ladi_part	13	6	n	lady parts
ladi_work 4
ladybit	11	5	n	ladybits
ladypart	20	4	n	ladyparts
lag 17
lag_behind 6
lagat	24	6	v	Lagat
lai 192
lai_flat 6
laid 74
lake 93
lake_citi 4
lake_placid	27	8	n	Lake Placid
lake_vostok 4
lamb	17	23	n	lamb
lame 32
lament 8
lamict	48	71	n	Lamictal
lamotrigin	31	13	n	lamotrigine
lamp 11
lanc	16	45	m	Lance
lanc_armstrong	23	28	n	lance Armstrong
lancet	29	10	n	lancet	lancets
land 155
landmark 18
landscap 13
lane 101
lane_bryant	28	9	n	Lane Bryant
lane_sport	22	5	n	Lane Sports
languag 137
lanka 4
lanki 10
lantu	33	15	n	Lantus
lap 96
laps 17
lapsang	20	4	v	Lapsang
laptop 32
lard	20	4	n	lard
larg 670
larg_amount 46
larg_bag	25	7	n	large bag	large bags
larg_batch	24	6	n	large batch	large batches
larg_bowl	31	13	n	large bowl	large bowls
larg_breast	11	5	n	LARGE breasted	large breasts
larg_chicken	20	4	m	large chicken
larg_collect 4
larg_cyst	24	6	n	large cysts
larg_dose	14	7	n	large dose	large doses
larg_egg	36	20	n	large egg
larg_glass	20	4	n	large glass	large glasses
larg_group 10
larg_hadron	13	6	m	Large Hadron
larg_meal	31	12	n	large meal	large meals
larg_number 8
larg_onion	24	6	n	large onion
larg_part 11
larg_pore	32	14	n	large pores
larg_portion 9
larg_pot	16	8	n	large pot
larg_quantiti	31	13	n	large quantity	large quantities
larg_scale 6
larg_skillet	20	4	n	large skillet
larger 132
larger_amount	20	4	n	larger amount	larger amounts
larger_cup	22	5	m	larger cup	larger cups
larger_dose	20	4	n	larger dose	larger doses
larger_meal	22	5	n	larger meal	larger meals
larger_size	25	7	n	larger size	larger sizes
largest 74
lark 5
larri 5
lasagn	25	7	n	lasagne
lasagna	19	41	n	Lasagna
laser 43
laser_hair	14	7	m	laser hair
laser_treatment	27	8	n	laser treatment
lasik 4
lassi	31	39	n	Lassie
lassi_jerki	22	5	n	lassie Jerky
lassit	33	15	n	Lassiter
last	10	206	v	lasted
last_effect	24	6	n	lasting effect	lasting effects
last_longer 9
lastli 13
lat	29	51	m	lat
lat_pull	25	7	n	lat pull
lat_pulldown	24	6	n	lat pulldowns
lat_spread	25	7	n	Lat Spread
latch 5
late 1059
late-night 4
late_20s 13
late_30s 4
late_april	11	5	n	late April
late_august	24	6	n	late August
late_decemb	13	10	n	late December
late_januari 4
late_juli	22	5	n	late July
late_june 5
late_night 19
late_novemb 4
late_octob	20	4	n	late October
late_septemb 5
late_teen 11
late_we've 5
latenc 4
latent	22	5	m	latent
later 875
latest 129
latest_episod 5
latest_research	24	6	n	latest research
latex 12
latex_allergi	20	4	n	latex allergy
latim 6
latin 5
latk	20	4	n	Latkes
latt 10
latter 45
lauder	20	4	m	Lauder
laugh 343
laughabl 11
laughter 18
launch 77
laundri 37
laura 4
laureat 4
laurel	20	4	m	Laurel
lauren 5
lava 9
lava_cake	20	4	n	lava cake
lavend	18	18	n	Lavender
law 167
law_enforc 7
law_firm 4
law_school 12
lawmak 5
lawn 5
lawrenc 7
lawson	19	11	n	Lawson
lawsuit 27
lawyer 16
lax 15
layer 82
layman 17
layman_term 5
layn	37	24	m	Layne
layn_norton	37	23	m	layne Norton
layoff 4
layout 19
layperson	11	5	n	layperson
lazi 263
laziest 4
lb	34	1701	n	lbs
lb_bench	34	17	n	lbs Bench
lb_current	33	15	n	lbs Current
lb_deadlift	33	15	n	lbs Deadlift
lb_dumbbel	24	6	n	lb dumbbells
lb_gain	24	6	n	lbs gained
lb_gone	33	16	n	lbs gone
lb_ground	25	7	m	lb ground
lb_heavier	24	6	n	lbs heavier
lb_height	22	5	n	lbs Height
lb_later	27	8	n	lbs later
lb_lighter	31	13	n	lbs lighter
lb_lost	43	44	n	lbs lost
lb_overweight	20	4	n	lbs overweight
lb_pr	24	6	n	lb PR
lb_raw	31	12	m	lb Raw
lb_snatch	25	7	n	lb snatch
lb_squat	36	22	n	lbs Squat
lb_total	31	13	n	lbs total
lb_weight	27	25	m	lb weight
lbm	31	13	n	LBM
lc 8
lchf	24	6	n	LCHF
lcm	22	5	n	LCM
ld 5
ldl	20	13	n	LDL
ldr 8
le 38
le_tour	20	4	n	Le Tour
lea 11
lead 444
lead_caus	20	4	n	leading cause
lead_neuroscientist 4
leader 25
leaderboard 4
leadership 7
leaf 45
leaf_tea	27	8	n	leaf tea
leafi	36	22	m	leafy
leafi_green	32	14	n	leafy greens
leagu 36
leak 27
lean	19	399	m	lean
lean_beef	20	4	n	lean beef
lean_bodi	34	17	m	lean body
lean_bulk	31	12	n	lean bulk
lean_cuisin	25	7	n	lean cuisine	lean cuisines
lean_forward	18	18	n	lean forward
lean_gain	42	38	n	lean gain	lean gains
lean_ground	24	6	m	lean ground
lean_mass	39	29	n	lean mass
lean_meat	36	20	n	lean meats
lean_muscl	39	29	n	lean muscle
lean_protein	35	18	n	lean protein
lean_toward	12	28	n	leaning towards
leaner	27	26	n	leaner
leangain	64	363	n	leangains
leangain_approach	24	6	n	leangains approach
leangain_commun	20	4	n	leangains community
leangain_diet	24	6	n	leangains diet
leangain_fridai	36	21	n	LeanGains Friday
leangain_meal	24	6	n	leangains meals
leangain_progress	24	6	n	leangains progress
leangain_style	25	7	m	leangains style
leap 23
leari	29	10	n	Leary
learn 1270
learn_along 5
learn_disabl	13	10	n	learning disability	learning disabilities
learner 9
learnt 23
leas 9
leash 5
leather 22
leav 743
leav_behind 9
leav_work 6
leblanc-bazinet	24	6	n	Leblanc-Bazinet
lecithin	25	7	n	lecithin
lectin	20	4	n	lectin
lectur 130
lectur_seri 5
led 124
ledecki	25	7	n	Ledecky
ledg 5
lee 22
leek	17	21	n	leek
left 909
left_alon 10
left_arm	23	17	n	left arm
left_behind 12
left_breast	20	4	n	left breast
left_foot 13
left_hand 9
left_hip	20	4	n	left hip
left_knee	12	9	n	left knee
left_lane 7
left_leg 13
left_over	17	9	n	left overs
left_shoulder	14	7	n	left shoulder
left_side	16	39	n	left side
leftov	12	113	n	leftovers
leftov_chicken	20	4	n	leftover chicken
leg	13	763	n	legs
leg_cramp	13	6	n	leg cramp	leg cramps
leg_curl	31	12	n	leg curls
leg_drive	20	4	n	leg drive
leg_exercis	22	5	n	leg exercises
leg_extens	30	11	n	leg extensions
leg_lift	29	10	n	leg lifts
leg_muscl	25	7	n	leg muscles
leg_press	35	19	n	leg press
leg_rais	31	13	n	leg raises
leg_spread 4
leg_squat	25	7	n	leg squat
leg_strength	24	6	n	leg strength
leg_syndrom	14	7	n	leg syndrome
leg_work	11	5	n	leg work
leg_workout	30	11	n	leg workout	leg workouts
legaci 6
legal 139
legal_drug 4
legend 24
legendari 9
legisl 19
legislatur 4
legit 72
legitim 69
legitimaci 5
lego 8
legum	36	21	n	legumes
lehrer	20	4	n	Lehrer
leisur 12
lelo	22	5	m	lelo
lem 7
lemm 4
lemon	20	149	m	lemon
lemon_balm	11	5	m	lemon balm
lemon_juic	32	41	n	lemon juice
lemon_pepper	25	7	m	lemon pepper
lemonad 18
lemongrass	20	4	n	Lemongrass
lemoni	14	7	m	lemony
len 9
lend 16
length 120
lengthen 7
lengthi 27
lengthwis	20	4	v	lengthwise
lenient 4
lent 9
lentil	24	96	n	lentils
lentil_soup	31	13	n	Lentil Soup
leo 4
leopard 9
leptin	33	15	m	leptin
leptin_level	20	4	n	leptin levels
lesbian 9
lesion	33	16	n	lesion
lessen	11	18	v	lessen
lesser 21
lesser_extent 6
lesson 118
lesson_learn 17
lest 4
let 286
let_call 5
let_face	16	8	n	lets face
let_hear	12	9	n	lets hear
let_talk	21	14	n	lets talk
lethal 6
letharg	21	24	n	lethargic
lethargi 11
letsrun	29	10	n	Letsrun
letter 187
lettuc	15	99	n	lettuce
lettuc_tomato 4
lettuc_wrap	37	24	n	lettuce wrap	lettuce wraps
leucin	33	15	n	Leucine
leukemia 14
level 849
level_swimmer	20	4	n	level swimmer
lever	14	41	n	lever
leverag 7
levi-montalcini	22	5	n	Levi-Montalcini
lewi 34
lexapro	36	22	n	Lexapro
lezak	24	6	n	Lezak
lg	22	141	n	LG
lg_cut	20	4	n	LG cut
lg_progress	22	5	n	LG progress
lgbt 5
lger	30	11	n	LGer	LGers
lhc	31	13	m	LHC
li 123
liabil 6
liabl 5
liao	20	4	m	Liao
liar 15
liber 27
liber_art 7
liberti 9
libido	20	62	n	libido
librari 40
licenc 4
licens 104
licens_plate 10
lick 27
lid 20
lidocain	20	4	m	lidocaine
lie 109
lieberman	13	6	n	Lieberman
lieu 10
lif	25	7	n	lif
life 3135
life-changing	31	12	n	life-changing
life-saving 4
life-threatening 7
life_begin 4
life_chang	16	39	n	life changing	life changes
life_depend 4
life_due 5
life_easier 13
life_event	11	5	n	life event	life events
life_expect 9
life_experi 9
life_forc	24	6	m	life Force
life_form 4
life_friend	11	5	n	life friends
life_goal 4
life_hack 4
life_includ 4
life_lesson 4
life_recent 4
life_skill 5
life_start	25	7	n	life starts
life_stori	14	16	n	life story
life_style	14	17	n	life style	life styles
life_suck 6
life_threaten	27	8	n	life threatening
life_xpost 4
lifeguard 13
lifehack 7
lifelong	10	21	m	lifelong
lifesav 6
lifespan 14
lifestyl	19	355	n	lifestyle	lifestyles
lifestyl_chang	25	63	n	lifestyle change	lifestyle changes
lifestyl_choic	30	11	n	lifestyle choice	lifestyle choices
lifetim 62
lift	29	1902	v	lifting
lift-run-bang	29	10	n	LIFT-RUN-BANG
lift_buddi	24	6	n	lifting buddy
lift_class	24	6	n	lifting class
lift_consist	20	4	n	lifting consistently
lift_depress	22	5	n	Lifts Depression
lift_due	25	7	n	lifting due
lift_experi	20	4	n	lifting experience
lift_hard	24	6	n	lift hard
lift_heavi	50	84	n	lifting heavy
lift_heavier	13	6	n	lifting heavier
lift_number	38	26	n	lift numbers
lift_primarili	22	5	n	lifting primarily
lift_program	31	13	n	lifting program	lifting programs
lift_progress	25	7	n	lifting progress
lift_regimen	24	6	n	lifting regimen
lift_routin	37	23	n	lifting routine	lifting routines
lift_serious	28	9	n	lifting seriously
lift_session	24	6	n	lifting session
lift_shoe	25	7	n	lifting shoes
lift_stat	27	8	n	lifting stats
lift_weight	44	141	n	lifting weights
lifter	48	224	n	lifters
liftmod	28	9	m	LiftMode
ligament	19	19	n	ligament	ligaments
ligand	22	5	n	ligands
light 729
light-hearted 4
light-years 5
light_bulb 9
light_cardio	30	11	n	light cardio
light_exercis	30	11	n	light exercise
light_head	21	14	n	light headed
light_lift	22	5	n	light lifting
light_run 4
light_switch 5
light_weight	37	23	n	light weight
light_workout	20	4	n	light workout	light workouts
lightbulb 7
lighten 23
lighter	13	86	n	lighter	lighters
lighter_side	20	4	n	lighter side
lightest	27	8	n	lightest
lighthead 10
lightheart 7
lightli	11	55	m	lightly
lightli_activ	25	7	n	lightly active
lightn 15
lightweight 24
lik 9
like 753
like-minded 6
like_due	17	9	n	likely due
likelihood 11
liken	27	8	v	likened
likewis 9
lil 23
lilli 17
lilliebridg	20	4	n	Lilliebridge
limb	10	37	n	limb	limbs
limbo 10
lime	15	57	m	lime
lime_juic	31	13	n	lime juice
limit 473
limit_budget 8
limit_creativ	38	27	n	limit creativity
limit_edit 4
limit_fund	11	5	n	limited funds
limit_space 4
limit_success 4
limitless	13	6	n	Limitless
limp 17
lincoln 7
linda	13	10	m	Linda
lindt	20	4	n	Lindt
line 559
line_behind 4
line_playbook	28	9	n	Linings Playbook
linear 27
linear_progress	18	10	n	linear progression
linearli	11	5	n	linearly
liner 11
lineup 6
linger 33
lingeri	17	65	n	lingerie
lingeri_depart	20	4	n	lingerie department
lingeri_store	24	6	n	lingerie store	lingerie stores
lingerieaddict	20	4	n	LingerieAddiction
linguist 8
link 446
link_autism	24	6	n	linking autism
linu 4
lion 16
lion_mane	22	5	m	Lion Mane
lip 93
lipid	36	21	m	lipid
lipitor	29	10	n	Lipitor
lipoic	30	11	m	Lipoic
lipoic_acid	29	10	n	Lipoic Acid
lippincott	25	7	m	Lippincott	lippincotts
lipstick 6
lipton	16	8	n	Lipton
liquid 132
liquid_calori	11	5	n	liquid calories
liquid_diet	22	5	n	liquid diet
liquid_form	20	4	n	liquid form
liquid_foundat	22	5	n	liquid foundation
liquid_water 4
liquor 40
liquor_store 19
lisa 6
liss	32	14	n	LISS
list 829
listen 296
lit 25
lite 16
liter 350
liter_eat 4
literatur 82
literatur_review	20	4	n	literature review
lithium	35	55	n	lithium
litr 15
litt 5
litter 12
live 1693
live_abroad 6
live_alon 19
live_cell	22	5	n	living cells
live_close 4
live_creatur	20	4	n	living creatures
live_healthier 4
live_hell 8
live_independ 4
live_life 13
live_longer	35	18	n	live longer
live_near 8
live_organ	20	4	n	living organisms
live_outsid	14	7	n	live outside
live_paycheck 5
live_result	24	6	n	live Results
live_room 23
live_situat 5
live_stream 16
liven 4
liver	20	112	n	liver
liver_cancer 5
liver_enzym	22	5	n	liver enzymes
liver_failur 5
liver_function	22	5	n	liver function
liver_oil	22	5	n	liver oil
livestock	11	12	m	livestock
livestream 7
livestrong	24	6	n	Livestrong
livin 4
lizard 6
lo 68
lo_angel 23
load 275
loaf	17	29	n	loaf
loaf_pan	20	4	n	loaf pan	loaf pans
loan 36
loath 24
loav 7
lobbi 13
lobe 7
lobster 20
local 564
local_asian	20	4	m	local Asian
local_bike	17	15	m	local bike
local_box 4
local_bra	20	4	m	local bra
local_climb	27	8	m	local climbing
local_commun 9
local_farm	24	6	n	local farm	local farms
local_farmer	31	12	n	local farmer	local farmers
local_food 6
local_grocer	13	6	n	local grocer
local_groceri 12
local_gym	26	39	n	local gym	local gyms
local_hospit 9
local_meet	20	4	n	local meet	local meets
local_newspap 6
local_paper 6
local_pharmaci 4
local_pizza 5
local_pool	11	5	n	local pool
local_race	24	6	n	local race	local races
local_run	20	4	m	local running
local_shop 7
local_store 13
local_supermarket	24	6	n	local supermarket
local_tea	25	7	m	local tea
local_thrift 4
local_ymca	13	6	n	local YMCA
locat 163
locht	36	22	n	Lochte
lock 101
locker 26
locker_room 20
lockout 7
lodg 8
loft 8
lofti	22	5	m	lofty
log 168
logan 5
logic 95
logic_behind 5
login 7
logist 17
logo 40
loin	14	12	n	loin
lol 153
lollipop 4
lon 7
london 105
london_marathon	28	9	m	london Marathon
london_olymp	11	5	n	London Olympics
lone 82
loneli 27
loner 7
long 9
long-acting	20	4	m	long-acting
long-distance 12
long-lasting	28	9	m	long-lasting
long-term	11	108	m	long-term
long-term_effect	30	11	n	long-term effects
long-term_fast	24	6	n	long-term fasting
long-term_memori	24	6	n	long-term memory
long-term_relationship 5
long-time	12	21	m	long-time
long-time_lurker	13	6	n	long-time lurker
longec	30	11	n	Longecity
longer 672
longer_consid 4
longer_distanc	28	9	n	longer distance	longer distances
longer_fast	31	12	n	longer fast	longer fasts
longer_obes	28	9	n	longer obese
longer_period	14	7	n	longer period	longer periods
longer_ride	24	6	n	longer ride	longer rides
longer_run	31	13	n	longer run	longer runs
longer_smoke 4
longer_term	24	6	m	longer term
longer_work 5
longest	11	138	n	longest
longest_distanc	24	6	n	longest distance
longest_ride	29	10	n	longest ride
longest_run	28	9	n	longest run
longev	16	19	n	longevity
longitudin	22	5	m	longitudinal
longstand	24	6	m	longstanding
longterm 6
longtim 23
longtim_lurker 14
loo 7
look 1332
look_amaz 10
look_awesom 5
look_everywher 4
look_exactli 6
look_fine 4
look_interest	11	5	n	looks interesting
look_nice 5
look_onlin	20	12	n	looked online
lookin 11
lookout 8
loom 11
looong	20	4	n	looong
loooong 4
loop 55
loos 202
loos_cloth	20	4	n	loose clothes
loos_leaf	29	10	m	loose leaf
loos_skin	35	18	n	loose skin
loos_tea	20	4	n	loose tea
loos_weight	38	26	n	loose weight
loosen 19
looser	22	16	n	looser
lopsid 6
lorazepam	20	4	n	lorazepam
lord 32
lord_know	24	6	n	lord knows
lortab	11	5	n	Lortab
lose	12	1519	v	lose
lose_bodi	31	13	m	lose body
lose_control	18	10	n	lose control
lose_fat	50	83	n	lose fat
lose_inch	22	5	n	losing inches
lose_interest 11
lose_monei 4
lose_motiv	14	7	n	losing motivation
lose_muscl	36	21	n	lose muscle
lose_sleep	13	6	n	lose sleep
lose_strength	27	8	n	losing strength
lose_touch 4
lose_track 5
lose_weight	30	477	n	lose weight
loseit	46	177	n	loseit
loser 50
loss	18	888	n	loss
loss_goal	31	12	n	loss goal
loss_journei	44	45	n	loss journey
loss_look	22	5	n	loss looks
loss_progress	28	9	n	loss progress
loss_supplement	22	5	n	loss supplements
loss_surgeri	20	4	n	loss surgery
lost 1700
lost_caus 5
lost_conscious	20	4	n	lost consciousness
lost_control 7
lost_inch	25	7	n	lost inches
lost_interest 6
lost_motiv	22	5	n	lost motivation
lost_nearli	13	6	n	lost nearly
lost_roughli	20	4	n	lost roughly
lost_track 7
lost_weight	38	76	n	lost weight
lotion	20	74	n	lotion
lotta 5
lotteri 9
lotu 8
lou 9
loud 92
loud_music 4
loud_nois 5
louder 6
loudest 5
loudli 13
loui 13
loui_ck 4
louie 7
louie_simmon	22	5	n	louie Simmons
louisiana 9
louisvil	18	10	n	Louisville
loung 4
lousi 10
love 3001
love_affair 5
love_anim 6
love_avocado	22	5	n	love avocados
love_beer	20	4	n	love beer
love_boyfriend 4
love_carb	20	4	n	love carbs
love_come 4
love_cook	17	9	n	love cooking
love_costco	24	6	n	love Costco
love_drink 4
love_eat 7
love_famili 5
love_feedback	11	5	n	love feedback
love_fruit	22	5	n	love fruit
love_girl 4
love_give	14	11	m	love giving
love_handl	20	12	n	love handles
love_hear	22	5	n	love hearing
love_ic	20	4	m	love ice
love_interest 5
love_keto	35	19	n	love keto
love_ladi	25	35	n	lovely ladies
love_letter 4
love_life 7
love_lift	27	8	m	love lifting
love_live 5
love_love	13	6	n	love love
love_meat	27	8	n	love meat
love_paleo	11	5	n	love Paleo
love_read 16
love_relationship	14	7	n	loving relationship
love_ride 4
love_run	20	12	n	love running
love_scienc 7
love_see	10	14	n	love seeing
love_sex	29	10	n	love sex
love_sleep 5
love_stori 5
love_support 4
love_swim	22	5	n	love swimming
love_talk 4
love_train 4
love_watch 6
love_work 10
love_yoga	24	6	n	love yoga
lover 54
lovin	13	6	n	lovin
low	14	1561	m	low	lows
low-cal	32	14	n	low-cal
low-cal_diet	20	4	n	low-cal diet
low-calorie	35	18	n	low-calorie
low-calorie_diet	22	5	n	low-calorie diet
low-carb	51	95	m	low-carb
low-carb_diet	30	11	n	low-carb diet	low-carb diets
low-carbing	24	6	n	low-carbing
low-dose	27	8	m	low-dose
low-fat	38	27	m	low-fat
low-fat_diet	27	8	n	low-fat diet	low-fat diets
low-functioning	20	4	n	low-functioning
low-income 6
low_bar	36	21	n	low bar
low_bf	24	6	n	low BF
low_blood	38	25	m	low blood
low_bodi	29	10	m	low body
low_budget 13
low_cal	62	301	n	LOW CAL
low_calori	46	60	n	low calorie	low calories
low_carb	64	349	n	low carb	low carbs
low_carber	22	5	n	Low Carber
low_carbohydr	20	4	m	Low Carbohydrate
low_cost 16
low_dosag	22	5	n	low dosage	low dosages
low_dose	41	35	n	low dose	low doses
low_end 10
low_energi	25	7	n	low energy
low_fat	49	81	n	low fat	low fats
low_gi	22	5	m	low GI
low_heat	25	7	n	low heat
low_intens	30	11	n	low intensity
low_level 15
low_low 4
low_point	19	11	n	low point	low points
low_price 8
low_qualiti 5
low_rep	32	14	n	low reps
low_self 13
low_self-esteem	37	23	n	low self-esteem
low_sex	13	6	m	low sex
low_sodium	28	9	m	low sodium
low_sugar	24	6	n	low sugar
low_testosteron	20	4	n	low testosterone
low_weight	34	17	n	low weight	low weights
lowcal	32	14	n	LOWCAL
lowcarb	25	7	m	lowcarb
lower 477
lower_ab	29	10	n	lower abs
lower_bodi	31	37	n	lower body
lower_calori	28	9	n	lower calorie	lower calories
lower_carb	30	11	n	lower carb	lower carbs
lower_dose	25	7	n	lower dose	lower doses
lower_end 4
lower_leg	25	7	n	lower leg
lower_rep	20	4	n	lower rep	lower reps
lower_stomach 4
lower_weight	25	7	n	lower weight	lower weights
lowest 68
lowest_weight	29	10	n	lowest weight
lowfat	22	5	m	lowfat
lowli 5
loyal 9
lozeng	22	5	n	Lozenge	lozenges
lp 13
lpn	20	13	n	LPN	LPNs
lpt 12
ls	13	14	n	LS
lsa	34	17	n	LSA
lsd	27	291	n	LSD
lsd-25	20	4	n	LSD-25
lsd_experi	24	6	n	LSD experience
lsd_trip	31	13	n	LSD trip	LSD trips
ltc	20	4	n	LTC
ltp	17	9	n	LTP
ltr 4
lu	14	21	m	Lu
lu_xiaojun	35	18	n	lu Xiaojun
lube	10	50	n	lube
lubric 19
luca 14
luca_parker	30	11	n	Lucas Parker
luci	12	17	n	Lucy
lucid 27
lucid_dream	11	15	n	lucid dreaming
luck 293
lucki 129
luckili 85
ludicr 4
lug 5
lukanin	22	5	n	Lukanin
luke 5
lukewarm	11	5	m	lukewarm
lull 8
lululemon	31	12	n	Lululemon
lumbar	33	15	m	lumbar
lumbar_spine	22	5	n	lumbar spine
lump 28
lumpi	16	8	n	lumpy
luna 19
luna_sandal	27	8	n	Luna Sandals
lunar 5
lunat 4
lunch 611
lunch_box 4
lunch_break 23
lunch_idea	30	11	n	lunch ideas
lunch_meat	24	6	n	lunch meat
lunchbox 4
lunchtim	13	18	n	lunchtime
lunesta	22	5	n	Lunesta
lung	13	126	n	lungs
lung_cancer 10
lung_capac	22	5	n	lung capacity
lupu	11	5	n	lupus
lure 5
lurk 238
lurker 159
lush	14	12	m	Lush
lustig	11	5	m	Lustig
luxuri 8
lww	24	6	n	LWW
ly 109
lyle	40	30	m	Lyle
lyle_mcdonald	36	21	m	Lyle McDonald
lyme	13	6	m	Lyme
lyme_diseas	24	6	n	Lyme Disease
lymph 4
lymphoma 8
lynch 4
lynn 6
lyric 15
lysin	24	6	n	Lysine
m1	24	19	n	M1
m1s	20	4	n	M1s
m2	12	9	n	M2
m3 7
m4 4
m4s	22	5	n	M4s
ma 53
mac 71
maca	33	15	n	maca
maca_root	25	7	n	maca root
macadamia	16	8	m	Macadamia
macaroni	19	26	n	macaroni
macaroon	25	7	n	Macaroons
macca	24	6	n	Macca
macgyv 5
mach 4
machin 225
machin_learn 7
machineri 4
machu 4
machu_picchu 4
maci	13	10	n	Macy
macro	31	369	n	macros
macro-nutrient	25	7	m	macro-nutrient
macro_calcul	36	21	n	macro calculator
macro_goal	22	5	n	macro goals
macro_nutrient	25	7	n	macro nutrients
macro_ratio	22	5	n	macro ratios
macro_split	25	7	n	macro split
macronutri	37	23	n	macronutrients
mad 126
madcow	32	14	n	Madcow
madli 6
madman 4
madon	22	5	n	Madone
mag 13
maga	25	7	n	Maga
magazin 108
maggi	18	18	n	Maggie
maggi_lawson	30	11	n	Maggie Lawson
maggot 4
magic 182
magic_bullet	14	17	n	magic bullet	magic bullets
magic_mushroom	38	27	n	magic mushrooms
magic_trick 4
magic_wand 7
magician 4
magnesia	24	6	n	magnesia
magnesium	38	76	n	magnesium
magnesium_citrat	25	7	n	magnesium citrate
magnesium_supplement	22	5	n	magnesium supplement	magnesium supplements
magnet 53
magnet_field	13	10	n	magnetic fields
magnet_stimul	22	5	n	magnetic stimulation
magnifi 8
magnific 11
magnitud 7
magnum 4
magnusson	25	7	n	Magnusson
mah 4
maia	20	4	n	maia
mail 122
mail-order	11	5	m	mail-order
mail_list 5
mail_order	14	7	n	mail order
mailbox 8
main 518
main_account 5
main_area 4
main_argument 4
main_caus	16	8	n	main cause
main_charact 12
main_concern 13
main_cours	20	4	n	main course	main courses
main_differ 6
main_dish	24	6	n	main dish	main dishes
main_event	20	4	n	main event
main_focu	21	70	n	main focus
main_goal	12	29	n	main goal
main_ingredi	38	25	n	main ingredient
main_interest 5
main_issu 8
main_lift	33	15	n	main lift	main lifts
main_motiv 4
main_point	13	15	n	main point
main_problem	12	21	n	main problem
main_purpos	29	10	n	main purpose
main_reason	11	42	n	main reason
main_site	17	9	n	main site
main_sourc	18	10	n	main source	main sources
mainli 274
mainli_due 5
mainli_interest	22	5	n	mainly interested
mainset	27	8	n	Mainset
mainstream 33
maint 4
maintain 307
maintain_muscl	32	14	n	maintain muscle
maintain_strength	22	5	n	maintain strength
maintain_weight	20	4	n	maintain weight
mainten 122
mainten_calori	30	11	n	maintenance calories
mainten_level	25	7	n	maintenance level	maintenance levels
major 739
major_breakthrough 4
major_chang 6
major_citi 6
major_depress	19	43	n	major depression
major_differ	11	5	n	major difference	major differences
major_goal	11	5	n	major goal
major_health 5
major_improv	13	6	n	major improvement	major improvements
major_issu 9
major_life	24	6	m	major life
major_medic 4
major_mileston	11	8	n	major milestone
major_part 6
major_problem 13
major_retail 4
major_surgeri 5
majorli	12	13	m	majorly
mak 9
make 4
make-ahead	20	4	m	Make-Ahead
make-up 12
makeov 4
maker 29
makeshift 4
makeup	12	132	n	makeup
makeup_remov	20	4	n	makeup remover	makeup removers
makeupaddict	21	14	n	makeupaddiction
malais	24	6	n	malaise
malaria 9
malat	32	14	n	Malate
male 777
male_ag	21	14	n	male Age
male_bodi 4
male_friend 6
male_nurs	36	20	n	male nurse	male nurses
male_rat	20	4	m	male rats
malform	24	6	n	malformations
malfunct 6
malic 4
malici 4
malign	19	11	m	malignant
mall 39
malnourish	11	8	n	malnourished
malpractic 10
malt	24	6	n	malt
mama 8
mammal	14	20	n	mammals
mammalian	20	4	m	mammalian
mammoth	12	9	n	mammoth	mammoths
man 729
man_boob 9
man_walk 6
manag 651
mandala	24	6	n	Mandala	Mandalas
mandarin 4
mandat 6
mandatori 16
mandel	20	4	n	mandelic
mane 7
mango	15	28	n	mango
manhattan 9
mania	36	112	n	mania
maniac 6
manic	43	210	n	manic	manics
manic-depressive	24	6	n	Manic-Depressive
manic_depress	39	28	n	Manic Depressive	manic depressives
manic_episod	44	47	n	manic episode	manic episodes
manic_phase	27	8	n	manic phase	manic phases
manic_state	28	9	n	manic state	manic states
manifest 31
manipul 40
manitoba 4
manli 23
manna	25	7	m	manna
manner 61
manti 7
mantra	10	14	n	mantra	mantras
manual 55
manufactur 72
manuka	24	6	m	manuka
manuka_honei	24	6	n	manuka honey
manuscript 11
mao 9
mao-a	22	5	n	MAO-A
mao-b	24	6	m	MAO-B
maoi	38	27	n	MAOI	MAOIs
map 132
mapl 28
mapl_syrup	11	16	n	maple syrup
mar 59
mar_rover 4
marathon	22	546	n	marathon	marathons
marathon_barefoot	24	6	n	marathon barefoot
marathon_bomb 5
marathon_distanc 4
marathon_finish	11	5	n	marathon finish
marathon_race	28	9	m	marathon race
marathon_run	22	5	n	marathon running
marathon_runner	31	13	n	marathon runner	Marathon runners
marathon_train	40	31	n	marathon training
marbl 5
marc 6
march 244
marci	22	5	n	Marcie
marcu 4
margarin	31	13	n	margarine
margarita	11	8	n	Margarita	margaritas
margin 24
mari 36
mari_cain	30	11	m	Mary Cain
marijuana 163
marijuana_research 4
marilyn 7
marin 58
marin_corp 5
marinad	31	12	n	marinade
marinara	23	17	n	marinara
marinara_sauc	24	6	n	marinara sauce
mario 12
mario_badescu	25	7	m	Mario Badescu
mark 423
mark_bell	24	6	n	Mark Bell
mark_daili	25	7	m	Mark Daily
mark_rippeto	35	18	n	Mark Rippetoe
markedli	24	6	m	markedly
marker 23
market 263
marlboro 4
marqui	14	7	n	marquis
marri 201
marri_man 4
marriag 78
marrow	14	12	m	marrow
marshal 13
marshmallow	14	12	n	marshmallows
mart 9
martial 35
martial_art	12	33	n	martial art	martial arts
martin 92
martin_berkhan	32	14	n	Martin Berkhan
marvel 14
maryland 20
masala	38	27	n	masala
mascara	22	5	n	mascara
mascarpon	20	4	m	mascarpone
mascot 9
masculin 10
mash	21	88	m	mashed
mash_cauliflow	30	11	n	mashed cauliflower
mash_potato	25	36	n	mashed potatoes
mash_sweet	20	4	m	Mashed Sweet
mask 100
masochist 4
mason 13
mason_jar 10
mass	12	321	n	mass
mass_extinct	24	6	n	mass extinction
mass_gain	34	17	n	mass gaining
mass_gainer	25	7	n	mass gainer
massachusett 18
massag 59
massag_therapist	20	4	n	massage therapist
massiv 196
massiv_amount	11	16	n	massive amount	massive amounts
mastectomi	11	8	n	mastectomy
master 196
master_cleans	33	15	n	master cleanse
master_degre 10
master_list 5
master_program 13
master_student	11	5	n	master student
master_swim	25	7	m	masters swim
master_thesi 4
masterb	16	8	v	masterbate
masteri 6
masturb 163
mat 62
match 141
matcha	38	25	m	Matcha
matcha_green	22	5	m	matcha green
matchup 5
mate 47
mater 7
materi 153
matern 21
math 117
math_class 6
mathemat 34
mathematician 8
matlab 10
matrix 13
matt 47
matt_kroc	27	8	n	matt Kroc
matt_vincent	22	5	m	matt Vincent
matter 646
matter_wors 7
matthew 13
mattifi	22	5	n	mattifying
mattress 5
matur 29
maui	11	5	n	Maui
max 246
max_effort	24	6	m	max effort
max_lift	24	6	n	max lifts
max_rep	20	4	n	max rep
max_weight	24	6	n	max weight
maxim 41
maximis 6
maximum 56
maximum_strength	20	4	n	maximum strength
mayhem 4
mayo	22	82	n	mayo
mayo_clinic	22	5	m	mayo Clinic
mayonnais	29	10	n	mayonnaise
mayor 20
maze 6
mba 7
mc 6
mcat	26	24	n	MCAT
mccarthi 15
mccartnei 8
mccormack	20	4	n	McCormack
mcd 4
mcdonald 77
mcdonald_burger 5
mcdoubl 6
mcdougal	11	5	n	McDougall
mcgill	14	7	m	McGill
mckenna	29	32	n	McKenna
mct	36	22	n	MCT
mct_oil	30	11	n	MCT oil
md	16	85	n	MD	MDs
md_program	20	4	n	MD program
md_uv	20	4	m	MD UV
mda	36	21	n	MDA
mdma	37	308	n	MDMA
mdma-assisted	33	15	m	MDMA-Assisted
mdma-assisted_psychotherapi	29	10	n	MDMA-Assisted Psychotherapy
mdma-assisted_therapi	22	5	n	MDMA-assisted therapy
mdma-induced	22	5	m	MDMA-induced
mdma_caus	20	4	m	MDMA cause
mdma_induc	25	7	m	MDMA induced
mdma_neurotox	33	15	n	MDMA neurotoxicity
mdma_powder	25	7	n	MDMA powder
mdpv	25	7	n	MDPV
mdusa	32	14	m	MDUSA
mdxx	22	5	n	MDxx
mea	14	11	m	mea
meadow	22	5	n	Meadow
meal	25	1383	n	meal	meals
meal_idea	37	24	n	meal ideas
meal_per	20	12	n	meals per
meal_plan	29	98	n	meal plan	meal plans
meal_planner	25	7	n	meal planner
meal_recip	30	11	n	meal recipe	meal recipes
meal_replac	36	21	n	meal replacement	meal replacements
meal_suggest	25	7	n	meal suggestions
meal_throughout	25	7	n	meals throughout
meal_time	20	4	n	meal timing
mean 652
meander 4
meaning 26
meaningless 7
meant 181
meantim 25
meanwhil 19
measl 7
measli 8
measur	18	583	v	measure
measur_cup 5
measur_tape	18	10	n	measuring tape	measuring tapes
meat	25	919	n	meat
meat-eaters	28	9	n	meat-eaters
meat-eating	20	4	m	meat-eating
meat-free	31	12	m	meat-free
meat_chees 7
meat_consumpt	34	17	n	meat consumption
meat_eat	16	8	m	meat eating
meat_eater	40	30	n	meat eater	meat eaters
meat_fish 4
meat_free	20	4	n	meat free
meat_industri	29	10	n	meat industry
meat_intak	22	5	n	meat intake
meat_product	35	18	n	meat products
meat_sauc	27	8	n	meat sauce
meat_substitut	28	9	n	meat substitute	meat substitutes
meatbal	28	47	n	meatballs
meathead	20	4	n	meathead
meati	11	12	m	meaty
meatless	44	45	m	meatless
meatless_mondai	37	24	n	Meatless Monday
meatloaf	22	27	n	meatloaf
meatza	24	6	n	meatza
meatzza	20	4	n	meatzza
mechan 183
mechan_behind	20	4	n	mechanisms behind
mechan_engin 4
med	30	650	n	meds
med_school	30	135	n	med school
med_student	33	83	n	med student	med students
medal 55
medalist	25	7	n	medalist
meddit	45	53	n	Meddit
medi	22	5	n	medi
media 101
medial	29	10	m	medial
mediat 17
medic	16	1368	n	medical
medic_advanc 4
medic_advic	23	29	n	medical advice
medic_alert	30	11	m	medical alert
medic_associ	25	7	m	Medical Association
medic_attent 4
medic_bill 10
medic_care 10
medic_center 9
medic_chang	24	6	n	medication change	medication changes
medic_commun	29	10	n	medical community
medic_condit	11	12	n	medical condition	medical conditions
medic_diagnos	31	12	n	medically diagnosed	medical diagnoses
medic_educ	32	14	n	medical education
medic_expens 5
medic_field	17	16	n	medical field
medic_histori	28	9	n	medical history
medic_issu	13	10	n	medical issue	medical issues
medic_journal	20	12	n	medical journal	medical journals
medic_leav 4
medic_marijuana 20
medic_practic	24	6	n	medical practice
medic_problem	25	7	n	medical problems
medic_procedur 4
medic_profession 17
medic_publish	22	5	n	medical publisher
medic_reason	11	5	n	medical reason	medical reasons
medic_research	25	7	n	medical research	medical researchers
medic_school	24	192	n	medical school
medic_scienc	24	6	n	medical science
medic_specialti	29	10	n	medical specialty	medical specialties
medic_student	33	113	n	medical student	medical students
medic_studi	20	4	n	medical studies
medic_supervis	22	5	m	medically supervised
medic_treatment	25	7	n	medical treatment
medicaid	12	22	n	Medicaid
medicalschool	35	19	n	medicalschool
medicar 18
medicin	20	465	n	medicine
medicin_ball	22	5	n	medicine ball	medicine balls
medicin_chemistri	24	6	n	medicinal chemistry
medicin_resid	22	5	n	medicine residency
mediocr 23
medit	27	111	v	meditation
medit_practic	20	4	n	meditation practice	meditation practices
mediterranean	11	19	m	Mediterranean
mediterranean_diet	20	4	n	Mediterranean diet
medium	12	170	m	medium	mediums
medium-high	24	6	m	medium-high
medium_heat	34	17	n	medium heat
medium_high	24	6	m	medium high
medium_onion	32	14	n	medium onion
medium_size 15
medlei	20	22	n	medley
medlei_relai	24	6	n	medley relay
medscap	30	11	n	Medscape
medschool	32	14	n	medschool
medsforbitcoin	20	4	n	medsforbitcoin
medstud	25	7	n	medstudent
medtron	28	9	n	Medtronic
meet 902
meet_mondai	24	6	n	Meet Mondays
meet_name	22	5	n	meet name
meet_pr	22	5	n	meet PR
meet_prep	35	19	n	meet Prep
meet_report	53	117	n	meet Report
meet_result	25	7	n	meet results
meetup 21
meg 5
mega 12
megan 4
meh 25
melanoma 5
melatonin	29	51	n	melatonin
melbourn 11
melbourn_australia 5
melissa 4
mellitu	20	4	n	mellitus
mellow 12
melon 11
melt 113
melt_butter	31	12	n	melt butter
meltdown	14	29	n	meltdown	meltdowns
member 342
member_spotlight	45	50	n	member Spotlight
membership	14	84	n	membership	memberships
membran	13	19	n	membrane	membranes
meme 78
meme-like	20	4	m	meme-like
meme-like_imag	20	4	n	meme-like images
meme_pictur 4
memoir 4
memor 67
memori 386
memori_enhanc	20	4	n	memory enhancement
memori_impair	24	6	n	memory impairment
memori_issu	29	10	n	memory issues
memori_loss	18	24	n	memory loss
memori_problem	29	10	n	memory problems
men 494
men_health	20	13	n	Men Health
men_swim	22	5	m	men swim
men_women 4
mend	15	13	n	Mendes
menial 4
mening 5
meniscu 7
menstrual	12	9	m	menstrual
menstruat	31	13	n	menstruation
mental	13	685	m	mental
mental_abil	20	4	n	mental abilities
mental_abus 5
mental_aspect	20	4	n	mental aspect
mental_block 5
mental_breakdown 5
mental_capac 4
mental_clariti	30	11	n	mental clarity
mental_condit 4
mental_disord	20	31	n	mental disorder	mental disorders
mental_exhaust 4
mental_fog	11	5	n	mental fog
mental_game	22	5	n	mental game
mental_health	22	136	m	mental health
mental_hospit	12	13	n	mental hospital	mental hospitals
mental_ill	19	140	n	mental illness	mental illnesses
mental_issu 9
mental_prepar	11	12	n	mentally prepared
mental_problem 9
mental_process	24	6	n	mental processes
mental_retard 5
mental_state	31	12	n	mental state	mental states
mention 544
mentor 23
mentzer	20	4	n	Mentzer
menu 118
menu_item 5
mephedron	25	7	n	mephedrone
mer 4
merced 4
merchandis 6
merci 18
mercuri 20
mere 66
merg 6
meringu	20	4	m	Meringue
merit 18
mermaid 5
merrel	44	49	m	Merrell
merrel_trail	36	21	m	Merrell Trail
merri 28
merri_christma 18
mescalin	27	27	n	mescaline
mesh 17
mesmer 4
mesocycl	22	5	n	mesocycle
mess 252
messag 230
messag_board 6
messag_tell 4
messeng 10
messi 30
met 326
met_onlin 4
meta 35
meta-analysis	36	20	n	meta-analysis
metabol	34	199	n	metabolism
metabol_pathwai	20	4	n	metabolic pathway	metabolic pathways
metabol_rate	25	7	n	metabolic rate
metabolit	38	27	n	metabolite	metabolites
metal 61
metal_tast	17	9	n	metallic taste
metamateri	22	5	m	metamaterials
metamucil	22	5	n	Metamucil
metaphor 17
metatars	11	5	m	metatarsal	metatarsals
metcon	22	5	n	metcon	metcons
meteor 5
meteorit 6
meter	11	96	n	meters
metformin	33	16	n	Metformin
meth 50
methadon 5
methamphetamin	35	19	n	methamphetamine
methan 5
methink	20	4	n	methinks
method	10	424	n	method
methodolog	10	21	n	methodology
methoxetamin	27	8	v	Methoxetamine
methyl	33	15	m	methyl
methyl_group	20	4	n	methyl group
methylon	20	13	n	methylone
methylphenid	36	21	v	methylphenidate
meticul 13
metr 13
metric 24
metro 14
metro_area 5
mexican 74
mexican_chicken	22	5	m	mexican chicken
mexican_food	17	9	n	Mexican food
mexico 22
meyer 7
mff 4
mfm	20	4	m	MFM
mfp	42	118	n	MFP
mfw	11	8	n	MFW
mg	34	152	n	mg
mg_caffein	20	4	n	mg caffeine
mg_daili	22	5	n	mg daily
mg_dose	22	5	n	mg Doses
mg_per	22	5	n	mg per
mg_twice 4
mi 57
mia 9
miami 17
micah	22	5	m	Micah
mice	14	88	n	mice
michael 66
michael_phelp	24	19	n	Michael Phelps
michael_pollan	22	5	n	michael Pollan
michalak	31	13	n	Michalak
michel 14
michel_bachmann 5
michigan 38
micro 30
microb	22	15	n	microbes
microbi	22	5	m	microbial
microbiolog	20	12	n	microbiology
microdermabras	24	6	n	microdermabrasion
microgram	20	4	n	micrograms
micron	20	4	n	micronized
micronutri	28	9	n	micronutrients
microrna	22	5	n	microRNA
microscop	21	32	n	microscope	microscopes
microsoft 9
microtear	20	4	n	microtears
microwav	15	165	n	microwave	microwaves
mid 130
mid-20s	25	7	n	mid-20s
mid-april	13	6	n	mid-April
mid-day 4
mid-december	24	6	n	mid-December
mid-distance 4
mid-foot	22	5	m	mid-foot
mid-january	25	7	n	mid-January
mid-june	20	4	n	mid-June
mid-may	27	8	n	mid-May
mid-october	20	4	n	mid-October
mid-twenties 11
mid_20s 9
mid_decemb 4
mid_januari	13	6	n	mid January
mid_june	20	4	n	mid June
mid_march	25	7	n	mid March
mid_novemb 4
mid_twenti 4
middai 4
middl 364
middl_ag 13
middl_distanc	27	8	m	middle distance
middl_finger 7
middl_school 67
midfoot	28	9	m	midfoot
midfoot_strike	24	6	n	midfoot strike
midnight 46
midsect	13	6	n	midsection
midst 16
midterm 15
midtown 5
midwai 9
midwest 16
midwif	30	11	n	midwife
might've 4
mighti 8
mignon 4
migrain	19	42	n	migraine	migraines
migrat 30
mii	20	4	n	Mii
miika	22	5	m	Miika
miika_antti-roiko	22	5	n	miika Antti-Roiko
mike 58
mike_tuchscher	22	5	n	Mike Tuchscherer
mikhail	20	4	m	mikhail
mil 10
milag	11	5	n	milage
milan 4
mild	19	206	m	mild	milds
mild-moderate	22	5	n	mild-moderate
mild_acn	36	21	n	mild acne
mild_autism	25	7	n	mild autism
mild_depress	25	7	n	mild depression
mildli 54
mildlyinterest 7
mile	13	1063	n	mile	miles
mile_barefoot	22	5	n	mile barefoot
mile_bike	27	26	n	mile bike
mile_daili	22	5	n	miles daily
mile_home 4
mile_jog	22	5	n	mile jog
mile_later	11	8	n	miles later
mile_loop	20	4	n	mile loop
mile_mark	17	9	n	mile mark
mile_pace	28	9	n	mile pace
mile_per	40	31	n	miles per
mile_race	31	13	n	mile race
mile_ride	26	23	n	mile ride
mile_round 7
mile_run	28	67	n	mile run
mile_straight	24	6	n	miles straight
mile_swim	29	10	n	mile swim
mileag	23	96	n	mileage
miler	43	42	n	miler
mileston	12	103	n	milestone	milestones
milit 6
militari 84
militari_press	33	15	n	military press
milk	21	557	n	milk
milk_chocol	22	5	n	milk chocolate
milk_per	20	4	n	milk per
milk_product	25	7	n	milk production
milk_protein	24	6	n	milk protein
milk_substitut	22	5	n	milk substitute
milk_tea	20	4	n	milk tea
milk_thistl	28	9	n	milk thistle
milki 10
milko	35	18	m	Milko
milko_tokola	31	13	n	milko Tokola
milkshak	13	14	n	milkshake	milkshakes
mill 30
millennium 4
miller 6
millet	16	8	n	millet
milligram	28	9	n	milligram	milligrams
millimet 5
million 181
million_buck 4
million_differ 4
million_dollar 8
million_mile 4
millionair 4
mimic 16
mimick 8
mimosa	22	5	m	Mimosa
min	13	240	n	min
min_mile	27	8	n	min mile
min_run	20	4	n	min run
min_video 4
minc	34	52	n	minced
minc_garlic	25	7	n	minced garlic
mind 1219
mind-altering	25	7	m	mind-altering
mind-blowing 15
mind_blow 13
mind_blown 10
mind_control 4
mind_eat	20	4	n	mind eating
mind_give 4
mind_help 5
mind_medit	22	5	n	Mindfulness Meditation
mind_work	24	6	n	mind works
mindblow 4
mindfuck 5
mindless	13	14	m	mindless
mindlessli	19	11	v	mindlessly
mindset 53
minecraft 5
miner	21	70	n	mineral
miner_makeup	22	5	n	mineral makeup
miner_oil	31	12	n	mineral oil
mini 106
mini-fridge	13	6	n	mini-fridge
mini-goal	20	4	n	mini-goal
mini_fridg	11	5	n	mini fridge
mini_rant 4
minim 187
minim_amount 5
minim_effort 4
minim_exercis	24	6	n	minimal exercise
minim_fat	11	5	n	minimal fat
minim_muscl	22	5	m	minimal muscle
minim_run	22	5	m	minimal running
minim_shoe	31	12	n	minimal shoes
minimalist	19	160	m	minimalist	minimalists
minimalist_footwear	28	9	n	minimalist footwear
minimalist_run	41	36	n	minimalist running
minimalist_runner	20	4	n	minimalist runners
minimalist_shoe	50	87	n	minimalist shoe	minimalist shoes
minimis 4
minimu	28	28	n	Minimus
minimu_trail	22	5	n	Minimus Trail
minimu_zero	20	4	n	Minimus Zero
minimum 98
minimum_amount 4
minimum_wage 7
minist 5
ministri 4
minneapoli 6
minnesota 17
minocyclin	35	19	n	minocycline
minor 168
minor_chang 4
minora	14	7	n	minora
mint 54
minu 44
minuscul 4
minutia 4
mio	11	5	n	MiO
miracl 79
miracl_cure	29	10	n	miracle cure	miracle cures
miracl_drug	29	10	n	miracle drug	miracle drugs
miracul 11
mirena	31	13	n	Mirena
mirena_iud	28	9	n	Mirena IUD
mirin	24	6	v	mirin
mirror 176
mirror_neuron	24	6	n	mirror neurons
mirtazapin	24	6	n	mirtazapine
misc 10
miscarriag 23
miscellan 4
miscommun 5
misconcept 35
misdiagnos	25	22	n	misdiagnosed
miser 116
miseri 24
misguid 9
misha	27	8	m	Misha
mishap 5
misinform	14	36	n	misinformation
misinterpret 5
misl 5
mislabel 6
mislead 21
mismatch 7
miso	30	11	m	miso
misplac 10
misrepres 4
misrepresent 4
miss 678
miss_america 4
miss_work 6
missi	21	14	m	Missy
missi_franklin	30	11	n	missy Franklin
mission 46
missionari	18	10	n	missionary
mississippi 5
missouri 4
misspel 6
mist 8
mistak 224
mistak_you've	11	5	n	mistake you've
mistaken 16
mistakenli 6
mister 6
mistreat 8
misunderstand 21
misunderstood 13
misus 12
mit 32
mitch 4
mitchel 8
mite	24	6	n	mite	mites
mitig	17	22	v	mitigate
mitochondri	11	5	m	mitochondrial
mitochondria	22	5	n	mitochondria
mitosi 7
mix	13	689	n	mix
mix_berri	25	7	n	mixed berries
mix_bowl	27	8	n	mixing bowl	mixing bowls
mix_episod	30	11	n	mixed episode	mixed episodes
mix_feel 5
mix_martial	20	4	m	mixed martial
mix_opinion 5
mix_result	27	8	n	mixed results
mix_review 5
mix_state	33	15	n	mixed state	mixed states
mix_veget	22	5	n	mixed vegetables
mix_veggi	27	8	n	mixed veggies
mixer 17
mixtur	17	68	n	mixture	mixtures
mizuno	20	4	m	Mizuno
mj 4
ml 32
mm 10
mma	18	33	m	MMA
mma_fighter 4
mma_train	20	4	n	MMA training
mmm 13
mmmm	29	10	n	mmmm
mmo 5
mmol	20	4	v	mmol
mn 7
mnemon	32	14	n	mnemonic
mo 72
mo_farah	32	14	m	Mo Farah
moan 28
moar 4
mob 4
mobil 112
mobil_app 8
mobil_exercis	20	4	n	mobility exercise	mobility exercises
mobil_phone 4
mobil_wod	20	4	n	mobility WOD
mobil_work	27	8	n	mobility work
mobilitywod	22	5	n	MobilityWOD
moccasin 4
mocha 9
mock 44
mockeri 4
mod 4
moda	22	5	n	Moda
modafinil	54	136	n	modafinil
modal 4
modalert	27	8	n	modalert
mode 96
model 237
moder	11	332	n	moderate	moderators
moder_acn	40	32	n	moderate acne
moder_activ	31	12	n	moderately active
moder_amount	17	9	n	moderate amount	moderate amounts
moder_exercis	20	4	n	moderate exercise
moder_social	22	5	m	moderate social
moder_weight	20	4	m	moderate weight
modern 78
modest 12
modif 30
modifi 95
modifi_food	13	6	n	modified foods
modifi_version	24	6	n	modified version
modpost 11
modul	11	33	n	modulation
modup	22	5	n	modup
mofo 8
moist 14
moistur	26	210	n	moisturizer
moistur_cream	20	4	n	moisturizing cream
moistur_lotion	20	4	n	moisturizing lotion
moisturis	16	8	n	moisturiser	moisturisers
molass 5
mold 36
mold_mobil	29	10	n	molding Mobility
moldi 4
mole 9
molecul	22	70	n	molecule
molecular	27	60	m	molecular
molecular_biologi	31	12	n	molecular biology
molecular_neurosci	24	6	n	molecular neuroscience
molest 6
molli	12	41	n	molly
molten 4
mom 474
mom_bought 6
mom_di 6
mom_hous 4
moment 646
momentari 5
momentarili	14	7	v	momentarily
momentum 17
mommi 15
mon	10	38	n	Mon
mondai 508
mondai_afternoon 4
mondai_morn 21
mondai_night 13
mondai_thread	38	27	n	Monday threads
monei 644
monei_save 5
monetari 7
mongoos	20	4	m	mongoose
moni 4
monitor 75
monk 16
monkei 58
monnieri	31	12	n	monnieri
mono	13	14	n	mono
monoamin	30	11	m	monoamine
monogam 14
monogam_relationship 5
monohydr	27	26	n	monohydrate
monologu 8
monopoli 6
monoton 9
monotoni	13	6	n	monotony
monsanto 29
monsanto_roundup	22	5	m	Monsanto Roundup
monster 73
monstrou 8
montag 5
montana 5
monthli 63
monthli_budget 6
monthli_meet	11	5	m	monthly Meet
monthli_muse	24	6	n	Monthly Musings
montreal 13
monument 10
moob	18	10	n	moobs
mood	17	355	n	mood
mood_chang	28	9	n	mood changes
mood_disord	13	10	n	mood disorder	mood disorders
mood_enhanc	27	8	n	mood enhancement
mood_stabil	36	20	n	mood stabilizer	mood stabilizers
mood_swing	27	44	n	mood swings
moodi 10
moon 63
moor 7
mop 5
mope 8
mor 11
moral 61
moral_dilemma 4
moral_issu	11	5	n	moral issue	moral issues
moratorium	20	4	n	moratorium
morbid 7
morbidli	14	21	m	morbidly
morbidli_obes	14	20	n	morbidly obese
moreov	11	8	n	moreover
moreso 7
morgan 11
morn 1693
morn_breakfast	19	11	n	MORNING BREAKFAST
morn_fast	20	4	n	morning fasted
morn_glori 8
morn_practic	20	4	n	morning practice	morning practices
morn_ride	14	7	n	morning ride	morning rides
morn_routin	16	14	n	morning routine
morn_run	24	19	n	morning run
morn_sick	20	13	n	morning sickness
morn_tea	25	7	n	morning tea
morn_weight	22	5	n	Morning weight
morn_wood 4
morn_workout	25	7	n	morning workout	morning workouts
morning-after	11	5	m	Morning-After
morning-after_pill	11	5	n	Morning-After Pill
morningstar	25	7	m	Morningstar
moroccan	21	14	m	Moroccan
moron 106
moron_mondai	40	92	n	Moronic Monday
morozov	20	4	n	Morozov
morph 11
morphin	13	18	n	morphine
morpholog	22	5	n	morphology
morri 4
morrissei	28	9	n	Morrissey
mortal 29
mortal_rate 4
mortar 5
mortgag 5
mortifi 14
morton	11	8	m	Morton
mosaic 4
moscow 9
moser 6
moslei	20	4	n	Mosley
mosquito 8
most-used 5
most-used_word 4
mostli 746
mostli_base 4
mostli_cardio	22	5	n	mostly cardio
mostli_clear	20	4	n	mostly clear
mostli_concern	22	5	n	mostly concerned
mostli_due	13	15	n	mostly due
mostli_gone 4
mostli_interest	11	5	n	mostly interested
mostli_lurk	20	4	n	mostly lurk
mostli_protein	20	4	n	mostly protein
mostli_run	24	6	n	mostly run
mostli_vegan	22	5	n	mostly vegan
mostli_vegetarian	24	6	n	mostly vegetarian
mostli_water	25	7	n	mostly water
moth 12
mother 404
mother-in-law 6
mother_ask 5
mother_natur 4
motherfuck 20
motion 80
motion_sick	20	4	n	motion sickness
motiv	17	763	n	motivation
motiv_poster 5
motor 32
motor_skill 4
motorbik 4
motorcycl 13
motorcycl_accid 4
motorist 8
motto 7
mould 5
mound 7
mount 41
mountain 184
mountain_bike	22	68	n	mountain bike	mountain bikes
mountain_biker 4
mountain_dew	11	5	n	Mountain Dew
mountain_region 5
mountain_road 4
mourn 13
mous 45
mous_brain	25	7	n	mouse brain
mouss	32	14	n	mousse
mouth 222
mouth_area	25	7	n	mouth area
mouth_shut 4
mouth_water 4
mouthwash 5
move 1041
move_across 15
move_forward 16
move_onto 8
move_toward 8
movement	11	221	n	movement
mover 5
movi 209
movi_theater 4
movi_trailer 4
mow 7
mozz	20	4	n	mozz
mozzarella	30	56	n	mozzarella
mozzarella_chees	37	23	n	mozzarella cheese
mp 15
mp3 6
mp_assault	24	6	n	MP Assault
mph 25
mpje	20	4	n	MPJE
mpw	36	20	n	mpw
mr 84
mre	20	4	n	MRE	MREs
mri	12	43	n	MRI	MRIs
mri_scan	22	5	n	MRI scan
mrsa	19	11	n	MRSA
mrw	11	12	n	MRW
ms 56
ms1	36	20	n	MS1
ms2	29	10	n	MS2
ms3	33	15	n	MS3
ms_paint 6
msc	20	13	n	MSc	MSCs
msg 5
msm 4
msn 6
msnbc 5
mt 35
mtb	36	20	n	MTB	MTBs
mtv 7
mu	15	18	m	mu
mua	20	4	n	MUA
muac	32	14	n	MUAC
muai	31	12	m	Muay
muai_thai	31	12	n	Muay Thai
muc 8
muck 4
mucl	22	5	n	mucle
mucu	18	10	n	mucus
mucuna	20	4	m	Mucuna
mud 23
mudder	24	19	n	Mudder
muddi 8
muddl 5
muffin	22	121	n	muffin	muffins
muffin_tin	25	7	n	muffin tin	muffin tins
muffin_top	20	13	n	muffin top	muffin tops
mug 50
muir	22	5	m	Muir
mull 7
multi	16	45	n	multi
multi-day	20	4	m	multi-day
multi-vitamin	33	16	n	multi-vitamin
multi-vitamins	20	4	n	multi-vitamins
multi_vitamin	25	7	n	multi vitamin	Multi Vitamins
multidisciplinari	20	4	m	Multidisciplinary
multidisciplinari_associ	20	4	n	Multidisciplinary Association
multipl 258
multipl_choic 4
multipl_orgasm	17	9	n	multiple orgasms
multipl_sclerosi	29	10	n	multiple sclerosis
multipli 21
multisport	20	4	m	Multisport
multitask 11
multitud 10
multivers 4
multivit	22	5	n	multivite	MultiVites
multivitamin	35	96	n	multivitamin	multivitamins
mum 43
mumbl 5
mummi 6
munch 17
munchi	13	18	n	munchies
munchi_mondai	22	5	n	munchie Mondays
mundan 16
munich 5
murad	24	6	m	Murad
mural 6
murder 39
murph	31	12	n	Murph
murphi 8
murs	20	4	n	murse	murses
muscl	33	1273	n	muscle
muscl_activ	25	7	n	muscle activation
muscl_build	24	18	n	muscle building
muscl_burn	20	4	n	muscle burn
muscl_cell	20	4	n	muscle cells
muscl_contract	20	4	n	muscle contraction
muscl_definit	25	7	n	muscle definition
muscl_fiber	27	8	n	muscle fibers
muscl_gain	44	47	n	muscle gain
muscl_glycogen	27	8	n	muscle glycogen
muscl_group	32	41	n	muscle groups
muscl_growth	39	29	n	muscle growth
muscl_hypertrophi	24	6	n	muscle hypertrophy
muscl_imbal	27	8	n	muscle imbalance	Muscle Imbalances
muscl_loss	38	27	n	muscle loss
muscl_mass	52	101	n	muscle mass
muscl_milk	31	12	n	Muscle Milk
muscl_pain	22	5	n	muscle pain
muscl_pharm	25	7	m	Muscle Pharm
muscl_protein	28	9	m	muscle protein
muscl_recoveri	25	7	n	muscle recovery
muscl_relax	11	5	n	muscle relaxant	muscle relaxants
muscl_retent	20	4	n	muscle retention
muscl_size	24	6	n	muscle size
muscl_sore	25	7	n	muscle soreness
muscl_spasm	27	8	n	muscle spasm	muscle spasms
muscl_tissu	24	6	n	muscle tissue
muscl_tone	14	7	n	muscle tone
muscl_twitch	20	4	n	muscle twitch
muscl_up	33	16	n	muscle ups
muscl_weight	22	5	n	muscle weight
muscle-up	36	22	n	muscle-up
muscle-ups	24	6	n	muscle-ups
muscletech	25	7	m	MuscleTech
muscular	27	78	n	muscular
muscular_contract	20	4	n	muscular contraction
muscular_endur	20	4	m	muscular endurance
muse 17
museum 18
mush	11	8	v	mush
mushi	13	10	n	mushy
mushroom	29	321	n	mushrooms
mushroom_soup	31	12	n	mushroom soup
mushroom_trip	20	4	n	mushroom trip	mushroom trips
music 274
music_festiv 22
music_video 9
musician 20
muslim 9
must've 5
must-have 5
mustach 6
mustard	20	78	n	mustard
mustard_green	11	5	n	mustard greens
muster	12	25	v	muster
mutant 8
mutat 13
mute 13
mutil 7
mutual 32
mutual_exclus 4
mutual_friend 12
mwb	33	16	m	MWB
mwb_guid	28	9	n	MWB guide
mwf	11	12	n	MWF
mxe	33	15	n	MXE
myelin	11	5	m	myelin
myers-briggs	14	7	m	Myers-Briggs
myfitnessp	50	84	n	myfitnesspal
myfitnessp_app	25	7	n	MyFitnessPal app
mylan	20	4	m	Mylan
mymodafinil	33	16	n	mymodafinil
myosynthesi	20	4	n	myosynthesis
myprotein	24	6	n	MyProtein
myriad 16
myse 7
mysteri 86
mystic 8
myth 119
myth_debunk	13	6	n	Myths Debunked
mythic 6
mywifesbusti	34	17	n	MyWifesBusty
mywifesbusti_guid	24	6	n	MyWifesBusty guide
n-acetylcysteine	24	6	n	N-acetylcysteine
n-back	27	8	m	N-Back
n00b	11	22	n	n00b
na 13
naan	13	6	n	naan
nac	22	5	n	NAC
nacho	16	31	n	nachos
nag 29
nag_record	28	9	n	NAG record
nah 11
nai	12	17	n	nay
nail 80
naiv 21
najeeb	20	4	n	Najeeb
nake 102
nake_art	22	5	m	Naked Art
nake_breast 4
namast	25	21	n	Namaste
name 593
name_brand 8
name_call 4
name_gu	22	5	m	Named Gus
nameless 4
nami 4
nanni 9
nano 9
nanoparticl	31	12	n	nanoparticles
nanotechnolog	20	4	n	nanotechnology
nanotub	13	6	v	nanotube
nap 40
napa	22	5	m	napa
napa_cabbag	22	5	n	napa cabbage
naplex	29	10	n	NAPLEX
naproxen	27	8	n	naproxen
narciss	25	7	n	narcissism
narcissist 9
narcolepsi	25	7	n	narcolepsy
narcot 11
narr 9
narrat 7
narrow 68
narrow_grip	22	5	m	narrow grip
nasa 71
nasa_scientist 4
nasal	31	13	m	nasal
nasal_sprai	22	5	n	nasal spray
nashbar	20	4	n	Nashbar
nasti 78
nat 11
natali 7
nate 4
nathan 5
nation 324
nation_ag	29	10	m	National Age
nation_champion	22	5	n	national champion
nation_championship	32	14	n	National Championship	National Championships
nation_geograph 4
nation_institut	25	7	n	National Institute
nation_level	14	7	n	national level	nation levels
nation_park 7
nation_qualifi	22	5	n	National qualifiers
nation_record	31	13	n	national record	National records
nation_team 4
nationwid 7
nativ 22
nativ_english 4
natti	13	6	n	natty
natur 719
natur_bodybuild	27	8	n	natural bodybuilder	natural bodybuilders
natur_flavor	22	5	n	natural Flavors
natur_food	22	5	n	natural foods
natur_medicin	22	5	n	natural medicine	Natural Medicines
natur_new	13	6	n	nature News
natur_occur	20	4	m	naturally occurring	naturally occurs
natur_peanut	32	14	m	natural peanut
natur_product	22	5	n	natural production	natural products
natur_remedi	24	6	n	natural remedy	natural remedies
natur_run	22	5	m	Natural Running
natur_skinni	25	7	n	naturally skinny
natur_state	25	7	n	natural state
natur_wai	20	4	n	natural ways
naturalist	27	8	m	naturalistic
naughti 10
nausea	23	100	n	nausea
nauseat	11	8	n	nauseated
nauseou	23	62	n	nauseous
nauseum 4
navi 40
navi_seal 7
navig 35
nazi 5
nb	22	26	m	NB
nb_minimu	32	14	n	NB Minimus
nba 6
nbc 13
nbc_sport 4
nbd 5
nbme	30	11	n	NBME
nbome	37	23	n	NBOMe	nbomes
nc 15
ncaa	21	24	m	NCAA
ncbi	20	4	n	NCBI
nclex	41	36	n	NCLEX
nclex-rn	22	5	n	NCLEX-RN
nd 7
ne 22
neal 4
neanderth	14	7	n	Neanderthal	Neanderthals
near 405
near_death	20	4	m	near death
near_futur 23
near_imposs 4
near_perfect	14	11	m	near perfect
nearbi 53
nearest 17
nearli 441
nearli_broke	20	4	n	nearly broke
nearli_dead	11	5	n	Nearly Dead
nearli_di 5
nearli_half 4
nearli_imposs 15
nearli_kill 4
neat 52
nebraska 5
necess 26
necessari 178
necessarili 116
necessit 4
neck 126
necklac 5
nectar	30	11	n	nectar
need 748
needi 6
needl 58
needless 55
neem	17	9	m	neem
neem_oil	13	6	n	Neem oil
nefiracetam	24	6	n	nefiracetam
neg	12	402	m	negative	negatives
neg_affect	19	19	n	negatively affect
neg_bia	34	17	n	negativity bias
neg_effect	31	37	n	negative effects
neg_emot	12	9	n	negative emotions
neg_experi	37	24	n	negative experiences
neg_feedback 6
neg_feel	11	5	n	negative feelings
neg_impact 8
neg_interact 4
neg_reaction 5
neg_result	22	5	n	negative results
neg_side	34	17	m	negative side
neg_side-effects	20	4	n	negative side-effects
neg_social	22	5	m	negative social
neg_stimulu	34	17	n	negative stimulus
neg_think	27	8	n	negative thinking
neg_thought	31	13	n	negative thoughts
negat 12
neglect 47
neglig 12
negoti 11
neighbor 64
neighborhood 43
neighbour 10
neighbourhood 5
neil 10
neil_degrass 6
neither 88
nejm	35	19	n	NEJM
nelson 7
nemesi 5
neocortex	22	5	n	neocortex
neon 5
nepal 4
nephew 17
nerd 54
nerdi 19
nerv	13	121	n	nerve
nerv_damag 5
nerv_growth	24	6	m	nerve growth
nerv_wrack	11	5	n	nerve wracking
nervosa	22	5	n	nervosa
nervou 316
nervou_breakdown 5
nervou_system	28	28	n	nervous system
nervous	17	15	n	nervousness
nest 15
nestl 4
net 197
net_calori	27	8	n	net calorie	net calories
net_carb	53	114	n	net carbs
netflix 26
nether 8
nether_region 7
netherland 22
netter	24	6	m	Netter
nettl 4
network 97
neural	34	89	m	neural
neural_activ	24	6	n	neural activity
neural_connect	22	5	n	neural connections
neural_engin	22	5	n	neural engineering	neural engineers
neural_network	17	16	n	neural networks
neural_stem	27	8	m	neural stem
neuro	56	153	n	neuro
neuro-typical	20	4	n	neuro-typical
neuro_lab	22	5	n	neuro lab	neuro labs
neuroanatomi	35	19	n	neuroanatomy
neurobiolog	42	37	n	neurobiology
neurobiologist	20	4	n	neurobiologist	neurobiologists
neurochem	22	5	m	neurochemical
neurochemistri	25	7	n	neurochemistry
neurocognit	20	4	m	neurocognitive
neurocor	20	4	n	Neurocore
neurodegen	29	10	m	neurodegenerative
neurodegen_diseas	25	7	n	neurodegenerative diseases
neurodegener	22	5	n	neurodegeneration
neurodevelopment	22	5	m	neurodevelopmental
neurodivers	24	6	m	neurodiversity
neuroenhanc	22	5	n	neuroenhancement
neurofeedback	24	6	n	neurofeedback
neurogenesi	34	17	n	neurogenesis
neuroimag	25	7	m	neuroimaging
neuroinflamm	20	4	n	Neuroinflammation
neurol	20	4	n	Neurol
neurolept	22	5	m	neuroleptic
neurolog	27	62	m	neurological
neurolog_disord	13	6	n	neurological disorder	neurological disorders
neurologist	20	21	n	neurologist	neurologists
neuromuscular	20	4	m	Neuromuscular
neuron	40	158	n	neurons
neuron_activ	24	6	n	neuronal activity
neuropathi	28	9	n	neuropathy
neuropharmacolog	32	14	n	Neuropharmacology
neurophysiolog	31	12	n	neurophysiology
neuroplast	31	13	n	neuroplasticity
neuroprosthet	20	4	n	neuroprosthetics
neuroprotect	36	20	m	neuroprotective
neuroprotect_effect	22	5	n	neuroprotective effect	neuroprotective effects
neuropsych	20	4	m	neuropsych
neuropsycholog	32	14	n	Neuropsychology
neuropsychopharmacolog	14	7	n	neuropsychopharmacology
neurosci	43	472	n	neuroscience
neurosci_class	31	12	n	neuroscience class
neurosci_cours	22	5	n	neuroscience course	neuroscience courses
neurosci_grad	25	7	m	neuroscience grad
neurosci_graduat	24	6	m	neuroscience graduate
neurosci_journal	24	6	m	neuroscience journal
neurosci_lab	29	10	n	neuroscience lab	neuroscience labs
neurosci_major	30	11	n	neuroscience major	neuroscience majors
neurosci_phd	33	16	m	neuroscience PhD	neuroscience PhDs
neurosci_program	31	13	n	neuroscience program	neuroscience programs
neurosci_research	35	19	n	neuroscience research
neurosci_student	24	6	n	neuroscience student
neurosci_undergrad	20	4	n	neuroscience undergrad	neuroscience undergrads
neuroscientif	20	4	n	neuroscientific
neuroscientist	31	89	n	neuroscientist	neuroscientists
neurosi 4
neurosurgeon	22	5	n	neurosurgeon	neurosurgeons
neurosurgeri	20	4	n	neurosurgery
neurot	18	10	n	neurotic
neurotox	46	60	n	neurotoxicity
neurotoxin 4
neurotransmiss	20	4	v	neurotransmission
neurotransmitt	41	34	n	neurotransmitters
neurotroph	25	7	m	neurotrophic
neurotroph_factor	22	5	n	neurotrophic factor
neurotyp	32	14	n	neurotypical	neurotypicals
neutral 36
neutral_grip	20	4	m	neutral grip
neutrino	24	18	m	neutrinos
neutrogena	30	35	m	Neutrogena
neutron	14	7	m	neutron	neutrons
nevada 10
neve 5
never-ending 5
nevermind 5
nevertheless 16
new 357
new-ish	11	8	m	new-ish
new_articl 14
new_site 4
new_stori 7
newb	13	24	n	newb	newbs
newbi 151
newbi_tuesdai	25	7	n	newbie Tuesday
newborn 18
newcom	13	33	n	newcomer	newcomers
newer 38
newest 42
newfound 7
newish 4
newli 67
newli_diagnos	36	20	n	newly diagnosed
newli_mint 4
newsfe 6
newslett 6
newspap 26
newton 10
nexcar	20	4	m	nexcare
nexu 4
nfl 20
nfl_player 4
ng	17	9	n	ng
ngf	25	7	n	NGF
nh 16
ni	12	9	n	ni
nia	22	5	m	Nia
nia_shank	20	4	n	nia Shanks
niacin	27	8	n	niacin
niacinamid	22	5	n	niacinamide
nicaragua 4
nice 934
nice_articl 5
nice_big 6
nice_bike	13	6	n	nice bike	nice bikes
nice_dinner 7
nice_gui 18
nice_idea	11	5	n	nice idea
nice_person 6
nice_skin	20	4	n	nice skin
nice_visual 4
nicer 29
nicest 15
nich 17
nichol	13	10	n	Nichols
nick 24
nicknam 18
nicol	22	5	m	Nicole
nicotin	29	73	n	nicotine
nicotin_addict	20	4	n	nicotine addiction
nicotin_withdraw	20	4	n	nicotine withdrawal
nicu 6
nida	20	4	n	NIDA
niec 11
nifti 7
nig 4
nigh 4
night 1899
night_class 6
night_cream	20	4	n	night cream
night_dinner	11	8	n	night dinner
night_owl 4
night_run	24	6	n	night run	night runs
night_shift 21
night_sleep 5
night_snack 4
night_stand 13
night_tonight 4
nightclub 5
nighter 4
nightli 17
nightmar 75
nighttim	10	14	m	nighttime
nih	35	19	m	NIH
nike 56
nike_free	28	9	n	Nike Free
nike_oregon	22	5	m	nike Oregon
nil	20	4	n	nil
nina 4
nine 55
ninja 20
nip	19	20	n	nip	nips
nippl 46
nite 6
nitrat 5
nitric	20	4	m	nitric
nitric_oxid	20	4	m	nitric oxide
nitrogen 6
nitrou	12	13	m	nitrous
nitrou_oxid	17	9	n	nitrous oxide
nj 13
nm 6
nmda	41	35	m	NMDA
nmda_antagonist	28	9	n	NMDA antagonist	NMDA antagonists
nmda_receptor	34	17	n	NMDA receptor
nmr	22	5	n	NMR
no	24	6	n	NOS
no-bake	28	9	m	No-Bake
no-brainer 5
no-cook	20	4	m	no-cook
no-go	16	8	n	no-go
no-no	10	14	n	no-no
no-one 6
no-weigh	28	9	n	no-weigh
nobel 21
nobel_prize	10	14	n	Nobel Prize
nobl 7
nod 31
node 6
nofap 6
nog 4
nois 81
noisi 8
nom	22	16	n	nom
nom_nom	14	7	n	nom nom
nomin 21
non 142
non-celiac	28	9	m	non-celiac
non-celiac_gluten	20	4	m	Non-Celiac Gluten
non-comedogenic	20	4	n	non-comedogenic
non-dairy	29	10	m	non-dairy
non-diabetic	24	6	n	non-diabetic
non-dominant	20	4	m	non-dominant
non-existant	14	7	n	non-existant
non-existent 16
non-fiction 4
non-functional	11	5	m	non-functional
non-gf	24	6	m	non-GF
non-human 9
non-human_person 5
non-issue	11	5	n	non-issue
non-judgemental	20	4	n	non-judgemental
non-keto	33	16	m	non-keto
non-lifting	24	6	n	non-lifting
non-meat	24	6	m	non-meat
non-medical	13	6	m	non-medical
non-paleo	24	6	v	non-paleo
non-perishable	13	6	m	non-perishable
non-prescription	20	4	m	non-prescription
non-profit 13
non-referral	22	5	n	Non-referral
non-scale	28	9	m	non-scale
non-scale_victori	27	8	n	non-scale victory	Non-scale victories
non-skincare	20	4	n	Non-Skincare
non-smoker	25	20	n	non-smoker
non-smokers	22	5	n	non-smokers
non-smoking 4
non-stick	25	7	m	non-stick
non-stop 23
non-swimmers	20	4	n	non-swimmers
non-traditional 10
non-vegan	24	6	m	non-vegan
non-vegetarian	22	5	m	non-vegetarian
non-vegetarians	24	6	n	non-vegetarians
non-verbal	36	20	n	non-verbal
non-workout	25	7	n	non-workout
non_exist	11	5	n	non existent
non_keto	22	5	m	non keto
non_smoker	36	20	n	non smoker	non smokers
non_stop 11
non_verbal 8
non_workout	20	4	n	non workout
nonetheless 31
nonexist 8
nonfat 4
nonprofit 9
nonsens 22
nonsmok	25	7	n	nonsmoker	nonsmokers
nonstop 14
nonverb	14	7	n	nonverbal
noob	20	202	n	noob	noobs
noob_gain	24	6	n	noob gains
noobi 11
noobish 5
noodl	23	140	n	noodles
noodl_soup	21	14	n	noodle soup
noon 51
noopept	45	55	n	Noopept
noot	35	18	n	noots
nootrop	63	322	n	nootropics
nootrop_commun	22	5	n	nootropics community
nootrop_effect	25	7	n	nootropic effects
nootrop_stack	24	6	n	nootropic stack	nootropic stacks
nope 56
norco	30	11	n	Norco	Norcos
nordic 4
nordstrom	37	72	v	Nordstrom
nordstrom_rack	35	18	n	Nordstrom Rack	Nordstrom Racks
norepinephrin	31	13	n	norepinephrine
norm 35
norma 4
normal 1406
normal_amount	13	6	n	normal amount	normal amounts
normal_circumst	20	4	n	normal circumstances
normal_diet	22	5	n	normal diet
normal_drink	22	5	n	normally drink
normal_eat	32	14	n	normally eat
normal_except 4
normal_function	20	4	n	normal functioning
normal_happi 4
normal_level	27	8	n	normal level	normal levels
normal_life 15
normal_meal	24	6	n	normal meal	normal meals
normal_person 29
normal_rang	21	14	n	normal range
normal_routin	10	11	n	normal routine
normal_run	19	11	n	normal running
normal_schedul	22	5	n	normal schedule
normal_sex	11	5	m	normal sex
normal_shoe	29	10	n	normal shoes
normal_size	30	11	n	normal sized
normal_skin 4
normal_sleep	22	5	n	normally sleep
normal_wear 4
normal_weight	35	19	n	normal weight	normal weights
normalci 7
norseman	28	9	n	Norseman
north 87
north_america 13
north_american 6
north_carolina 10
north_face	22	5	m	North Face
north_korean 6
northeast 8
northeastern 4
northern 37
northern_hemispher	14	7	n	northern hemisphere
northwest 9
norton 26
norton_phat	25	7	n	Norton PHAT
norwai 20
norwegian 15
nose 165
nostalg 4
nostalgia 7
not-quite-skincare	30	11	n	Not-quite-skincare
not-so	11	5	m	not-so
notabl 24
notch 15
note 494
notebook 18
noth 6
nothin	14	7	n	nothin
notic 1475
notic_chang	25	7	n	noticeable change	noticeable changes
notic_differ	14	11	n	noticeable difference	notice differences
notic_effect	20	4	n	noticeable effect	noticeable effects
notic_improv	20	4	n	noticed improvements
notic_late	19	11	n	noticed lately
notif 5
notifi 12
notion 36
notori 17
nourish	11	8	v	nourish
nov 37
nova 5
novel 76
novelti 13
novemb 163
novic 51
novic_program 4
novolog	28	9	n	Novolog
nowadai 28
nowher 88
nowher_near 32
np	18	18	n	NP	NPs
npc	24	18	m	NPC
npc_bikini	20	4	n	NPC Bikini
npr 40
nra 5
nrolfw	25	7	n	NROLFW
ns 4
nsaid	24	6	n	NSAID	NSAIDs
nsfl 8
nsfw 350
nsfw-ish 5
nsfw_boobi 4
nsfw_languag 9
nsfw_pic	20	13	n	NSFW pics
nsfwish 4
nsn	28	9	n	NSN
nsv	69	562	n	NSV
nsw 4
nt	24	6	n	NT
nuckol	22	5	n	Nuckols
nuclear 27
nuclear_reactor	11	5	n	nuclear reactor	nuclear reactors
nucleu	13	6	m	nucleus
nude 18
nudg 5
nuditi 7
nugget 34
nuisanc 6
nuke 7
null 4
numb	14	70	n	numb
number 756
numer 68
nup	17	9	n	Nups
nurs	19	583	n	nurse	nurses
nurs_call 4
nurs_degre	22	5	n	nursing degree	nursing degrees
nurs_home 13
nurs_job	13	6	n	nursing job
nurs_joke	22	5	n	nurse joke	Nursing Jokes
nurs_practition	22	16	n	nurse practitioner	nurse practitioners
nurs_school	29	54	n	nursing school
nurs_station	22	5	n	nurses station
nurs_student	29	30	n	nursing student	nursing students
nurseri 16
nut	12	205	n	nuts
nut_butter	24	6	n	nut butter
nutella	12	22	n	Nutella
nutmeg 10
nutr	20	4	v	nutr
nutraceut	20	4	n	Nutraceuticals
nutrient	36	150	n	nutrients
nutrient_defici	11	5	n	nutrient deficiencies
nutrient_dens	24	6	n	nutrient dense
nutrient_time	24	6	n	nutrient timing
nutrit	42	602	n	nutrition
nutrit_advic	28	9	n	nutrition advice
nutrit_benefit	24	6	n	nutritional benefits
nutrit_breakdown	20	4	n	nutritional breakdown
nutrit_data	22	5	n	nutrition Data
nutrit_educ	22	5	n	nutrition education
nutrit_fact	27	26	n	nutrition facts
nutrit_goal	24	6	n	nutritional goals
nutrit_info	36	21	n	nutritional info
nutrit_inform	21	14	n	nutritional information
nutrit_label	32	14	n	nutrition label
nutrit_major	20	4	n	Nutrition Major	nutrition majors
nutrit_plan	24	6	n	nutrition plan
nutrit_requir	20	4	n	nutritional requirements
nutrit_scienc	29	10	n	nutrition science
nutrit_valu	36	20	n	nutritional value
nutrit_yeast	25	7	n	nutritional yeast
nutriti	30	61	n	nutritious
nutrition	39	28	m	nutritionally
nutritionist	32	42	n	nutritionist	nutritionists
nutshel 23
nutt	19	11	n	Nutt
nutti	14	7	n	nutty
nuvar	25	7	n	nuvaring
nuvigil	22	5	n	Nuvigil
nv 4
nw 5
ny 56
nyc 95
nyc_marathon	28	9	n	NYC Marathon
nye 4
nyt 14
nytim	10	49	n	NYTimes
nytim_articl	24	6	n	NYTimes article
nyu 9
nz 15
o'clock 10
o2	11	5	m	O2
oak 9
oat	36	145	n	oats
oatmeal	17	145	n	oatmeal
oatmeal_cooki 4
oatmeal_raisin	11	5	m	Oatmeal Raisin
oatmeal_recip	22	5	n	oatmeal recipes
oatz	22	5	n	oatz
ob	24	44	n	OB
obama 39
obama_administr 11
obamacar 23
obedi 4
obei 6
obes	22	264	n	obese
obes_epidem	24	6	n	obesity epidemic
obes_person	22	5	n	obese person
obgyn	33	15	n	OBGYN
object 88
oblig 40
obligatori 26
obliqu	18	10	n	obliques
obliter 7
oblivi 7
oblivion 13
obnoxi 18
obscen 4
obscur 20
observ 124
observatori 4
obsess 173
obsessive-compulsive	22	5	m	obsessive-compulsive
obsessive-compulsive_disord	20	4	n	Obsessive-Compulsive Disorder
obsolet 5
obstacl	10	40	n	obstacle	obstacles
obstacl_cours	11	8	n	obstacle course	obstacle courses
obstruct 4
obtain 56
obv	13	6	n	obv
obviou 211
obviou_answer 7
obviou_reason 31
obvious 485
obvious_wrong 4
oc 27
occas 80
occasion 298
occasion_pimpl	27	8	n	occasional pimple
occassion 6
occlus	11	5	n	occlusives
occup 8
occupi 30
occur 169
occurr 19
ocd 52
ocean 63
ocm	40	32	n	OCM
oct	13	36	n	Oct
octob 193
octob_1st 5
octopu 9
od	14	16	v	OD
odd 182
oddbal 5
oddest	20	4	n	oddest
oddli 17
odor 11
oev	20	4	n	OEV
off 5
off-label	25	7	v	off-label
off-season 6
off-topic 4
offbeat	30	11	n	offbeat
offend 49
offens 43
offer 544
offer_advic 17
offer_free 12
offhand 4
offic 279
offic_chair 4
offic_job 9
offic_space 4
offici 365
offici_announc 4
offici_diagnos	29	10	n	officially diagnosed	official diagnoses
offici_diagnosi	13	6	n	official diagnosis
offici_lost	16	8	n	officially lost
offici_weekli	42	39	m	official Weekly
offici_weigh	22	5	n	officially weigh
offlin 9
offmychest 5
offseason 7
offset 7
offspr	11	12	n	offspring
offtherock	20	4	v	offtherocks
often 981
often_ask 4
often_eat	22	5	m	often eat
often_end 6
often_happen	11	5	n	often happens
often_hear 5
often_overlook 4
often_refer 4
often_result	20	4	n	often results
often_talk	13	6	n	often talk
oftentim 5
og 10
oh 523
oh_boi 7
oh_dear 4
oh_god 24
oh_lord 4
oh_man 12
oh_shit 14
oh_wait 5
oh_wow 4
ohio 27
ohio_state 7
ohp	50	86	n	OHP
oi	13	6	n	oi
oil	18	804	n	oil
oil-free	22	5	m	oil-free
oil_along 4
oil_capsul	22	5	n	oil capsules
oil_cleans	34	17	n	oil cleansing
oil_free	29	10	m	oil free
oil_mix	24	6	n	oil mix
oil_pill	25	7	n	oil pills
oil_product	31	13	n	oil production
oil_sprai	20	4	n	oil spray
oil_supplement	29	10	n	oil supplements
oili	38	137	n	oily
oili_skin	44	47	n	oily skin
ointment	11	5	n	ointment	ointments
oj 6
okcupid 11
oklahoma 10
okra 4
ol 43
olai	27	8	m	Olay
olanzapin	25	7	n	Olanzapine
old 2256
old-fashioned 5
old-school 6
old_acn	20	4	n	old acne
old_ag 17
old_autist	13	14	m	old autistic
old_babi 5
old_bike	33	15	n	old bike	OLD bikes
old_boi 26
old_bra	34	17	n	old bra	old bras
old_brother 5
old_child 4
old_cloth	15	13	n	old clothes
old_colleg 19
old_daughter 29
old_fashion 11
old_father 4
old_favorit	18	10	m	old favorite	old favorites
old_femal	16	100	n	old female
old_friend 19
old_girl 30
old_gui 26
old_habit 7
old_high 8
old_jean	24	6	n	old jeans
old_job 5
old_kid 8
old_ladi 6
old_male	20	158	n	old male
old_man 27
old_memori 4
old_men 4
old_navi 11
old_new	16	8	n	old news
old_pair	13	6	n	old pair
old_person	24	6	n	old person
old_photo 9
old_pic	13	10	n	old pic	old pics
old_pictur 18
old_post 7
old_run 5
old_sai	20	4	n	old saying
old_school 20
old_self 11
old_sister 6
old_son 34
old_student 4
old_tire	20	4	n	old tire	old tires
old_video	11	5	n	old video	old videos
old_virgin 10
old_woman 16
older 215
older_brother 11
older_sister 5
older_women 4
oldest 52
oldest_live	22	5	m	oldest living
oldi 7
olfactori 6
oli	31	62	m	Oly	Olys
oli_lift	38	26	n	Oly lifting
oli_lifter	20	4	n	oly lifter	Oly lifters
oli_shoe	28	9	n	oly shoes
oli_train	20	4	n	Oly training
oliv	25	238	m	olive
oliv_garden 4
oliv_oil	38	176	n	olive oil
oliv_sack	29	10	n	Oliver Sacks
oliva	22	5	n	Oliva
olymp	19	434	m	Olympic	Olympics
olymp_athlet	22	5	n	Olympic Athlete	olympic athletes
olymp_distanc	40	30	n	Olympic distance	olympic distances
olymp_game	19	11	n	Olympic Games
olymp_gold	25	7	m	Olympic gold
olymp_lift	47	67	n	olympic lifting
olymp_lifter	35	18	n	Olympic lifter	Olympic lifters
olymp_marathon	28	9	n	Olympic marathon
olymp_style	22	5	m	olympic style
olymp_swim	27	8	m	Olympic Swimming
olymp_swimmer	27	8	m	Olympic swimmer	Olympic swimmers
olymp_team	22	5	n	Olympic team
olymp_track	22	5	n	Olympic Track
olymp_tri	20	4	n	Olympic Tri
olymp_trial	37	24	n	Olympic Trials
olymp_triathlon	29	10	n	Olympic triathlon	olympic triathlons
olymp_weightlift	42	40	n	Olympic Weightlifting	Olympic weightlifters
olympia	18	17	n	Olympia
olympian	27	42	n	Olympian
om 13
om_nom 4
omaha 6
omega 4
omega3	47	62	n	omega3
omelet	29	32	n	omelet	omelets
omelett	19	26	n	omelette	omelettes
omfg 5
omg 51
omit 25
omni	11	8	m	omni	omnis
omnipod	22	5	n	Omnipod
omnivor	36	22	n	omnivore	omnivores
omundson	31	13	n	Omundson
on 7
on-going 5
on-line 6
on-the-go	11	5	n	on-the-go
oncolog	27	8	n	oncology
oncom 6
ondra	25	7	n	Ondra
one-a-day	20	4	m	One-a-day
one-arm	28	9	m	one-arm
one-armed	16	8	m	one-armed
one-derland	20	4	v	One-derland
one-handed 4
one-on-one 13
one-pot	13	6	m	one-pot
one-time 6
one-year 9
onederland	24	6	n	ONEderland
oneself 10
onetouch	20	4	m	OneTouch
ongo 44
onion	18	380	n	onion
onion_chop	36	22	n	onion chopped
onion_cut 4
onion_dice	32	14	n	onion diced
onion_powder	37	23	n	onion powder
onion_ring	13	6	n	Onion Rings
onion_soup	24	6	n	onion soup
onl 4
onlin 598
onlin_articl	11	5	n	online articles
onlin_calcul	16	8	n	online calculator	online calculators
onlin_class 5
onlin_commun 7
onlin_cours 8
onlin_date 6
onlin_game 4
onlin_pharmaci 4
onlin_resourc 10
onlin_store 6
onlin_vendor	20	4	n	online vendor	online vendors
onlin_yoga	22	5	m	online yoga
onnit	20	4	m	Onnit
onset	22	36	n	onset
ontario 26
ontario_canada 6
onto 184
onward 8
ooh 4
oolong	38	25	n	Oolong
oolong_tea	22	5	n	Oolong Tea
oop 22
oopsi	33	15	m	oopsie
oopsi_bread	25	7	n	oopsie bread
op 6
op-ed 6
open 855
open-access	24	6	m	open-access
open-ended 4
open-minded 7
open-source 6
open_access	18	17	n	open access
open_end	11	5	n	open ended
open_letter 16
open_mind 11
open_raw	24	6	m	open raw
open_sourc 12
open_water	46	59	m	open water
openli 17
oper 78
oper_room 4
opiat	28	46	n	opiate	opiates
opiat_addict	20	4	n	opiate addiction
opinion 496
opioid	37	23	n	opioid	opioids
opioid_receptor	20	4	m	opioid receptor
opium 5
oppon 8
opportun 181
oppos 116
opposit 134
opposit_direct 4
opposit_effect 5
opposit_sex 15
oprah 8
opt 27
optic 16
optim 96
optimis 4
optimist	11	32	n	optimistic
optimum	22	37	m	Optimum
optimum_nutrit	25	21	n	Optimum Nutrition
option 568
optogenet	31	12	n	optogenetics
oral	15	153	n	oral
oral_antibiot	24	6	n	oral antibiotic	oral antibiotics
oral_sex 32
orang 122
orang_chicken	27	8	n	Orange Chicken
orang_juic	14	25	n	orange juice
orang_triad	22	5	n	Orange Triad
orbit 25
orbitofront	20	4	m	Orbitofrontal
ordeal 9
order 841
order_arriv	27	8	n	order arrived
order_food 5
order_modafinil	20	4	n	order modafinil
order_onlin 7
orderli 5
ordinari 31
oregano	22	27	n	oregano
oregon 49
oregon_project	24	6	n	Oregon Project
oreo 13
organ 386
organ_chem	24	6	n	organic chem
organ_chemistri	13	10	n	organic chemistry
organ_donat 6
organ_failur	22	5	n	organ failure
organ_food	16	8	n	organic foods
organ_transplant	22	5	n	organ transplant
organis 17
organiz 8
orgasm	14	220	v	orgasm	orgasms
orgo	11	5	n	orgo
orient 43
origami 4
origin 490
origin_articl 4
origin_goal	24	6	n	original goal
origin_plan 10
origin_recip	25	7	n	original recipe
origin_sourc	11	5	n	original source
origin_text 4
origin_weight	24	6	n	original weight
orlando 16
orlean 17
ornament 4
ortho	24	6	m	Ortho
orthopaed	20	4	m	orthopaedic	orthopaedics
orthoped 10
orthostat	20	4	m	orthostatic
orthot	20	4	n	orthotics
orzo	31	12	n	orzo
oscar 6
oscil 9
ostens 4
osteoarthr	20	4	n	osteoarthritis
osteopath	24	6	m	osteopathic	osteopaths
osteoporosi	20	4	n	osteoporosis
ot 18
otc	33	45	m	OTC
oth 11
otherwis 199
otherwis_discuss	20	4	m	otherwise discuss
ottawa 7
ou 15
ouch 22
ought 18
ounc	11	58	n	ounces
out 56
outback 5
outbreak 25
outburst 7
outcast 7
outcom 50
outdat 8
outdoor 62
outer 19
outfit 34
outgo 32
outlandish 5
outlaw 8
outlet 26
outlin 46
outlook 35
outnumb 4
outpati	19	11	m	outpatient
outperform 4
outpour 6
output 12
outrag 28
outreach 7
outright 11
outrun 5
outsid 462
outsid_world 4
outsourc 4
outstand 12
outta 11
outward	12	17	n	outward
outweigh 11
ov 15
ovari	11	8	n	ovary	ovaries
ovarian 10
ovarian_cancer 4
oven	13	134	n	oven	ovens
oven-baked	22	5	m	Oven-Baked
oven_roast	24	6	m	oven roasted
over	26	40	n	overeating
over-board	36	22	n	over-board
over-diagnosed	20	4	n	over-diagnosed
over-the-counter	18	18	m	over-the-counter
over-think	20	4	v	over-think
overact	20	4	m	overactive
overal	11	299	n	overall
overal_fit	22	5	n	overall fitness
overal_goal	14	7	n	overall goal
overal_health	20	12	n	overall health
overarch 4
overblown 4
overboard 16
overbust	25	7	n	overbust
overcam	15	24	v	overcame
overcharg 4
overcom	16	141	v	overcome
overcom_anxieti	22	5	n	overcoming anxiety
overcom_graviti	31	13	n	Overcoming Gravity
overdo	20	21	v	overdoing
overdos	10	33	v	overdose
overdr 8
overdu 13
overeat	20	12	v	overeat
overestim 7
overh 7
overhand	22	5	m	overhand
overhang 4
overhaul 14
overhead	16	97	m	overhead
overhead_press	46	56	n	overhead press
overhead_squat	33	15	n	Overhead Squat
overheard 18
overjoi 4
overlap	11	15	n	overlap
overli 61
overli_concern 5
overli_emot	20	4	n	overly emotional
overload 26
overlook 28
overnight 69
overpow 10
overpr 16
overpron	22	5	n	overpronation
overr 7
overreact 11
overs 4
oversea 15
oversight 8
oversimplifi	22	5	n	oversimplified
overstep 5
overstimul	20	4	n	overstimulation
overtak 5
overthink	18	10	v	overthinking
overtim 11
overtrain	33	16	v	overtraining
overturn 5
overus 13
overus_injuri	20	4	n	overuse injury	overuse injuries
overview 43
overweight	23	312	n	overweight
overweight_person	14	7	n	overweight person
overwhelm 179
overwhelm_amount 4
overwhelm_respons 6
overwhelmingli 12
overwork 8
ovo-lacto	22	5	m	ovo-lacto
ovul	24	19	n	ovulation
ow 60
owl 16
own 58
owner 81
ownership 6
ox	11	5	n	Ox
oxi	27	26	n	oxy
oxid	25	34	n	oxide
oxid_stress	20	4	n	oxidative stress
oxiracetam	36	22	n	Oxiracetam
oxycodon	20	12	n	oxycodone
oxycontin	11	8	n	OxyContin
oxyelit	25	7	m	OxyElite
oxyelit_pro	22	5	n	Oxyelite Pro
oxygen 44
oxytocin	20	12	n	oxytocin
oy 4
oyster 6
oz	23	139	n	oz
oz_bottl 4
oz_cream	22	5	m	oz cream
p-doc	20	4	n	p-doc
p1 10
p2	24	6	n	P2
p3	30	11	n	P3
p4	13	6	n	P4
p90x	33	49	n	P90X
pa 62
pac 4
pace	14	225	n	pace
pacemak	22	5	m	pacemaker
pacer 5
pacif 31
pacif_ocean 4
pack 473
pack-a-day	24	6	m	pack-a-day
pack_lunch 8
packag 189
packag_arriv 4
packet	11	63	n	packet	packets
pad 128
pad_thai	13	10	n	pad thai
paddi	11	5	n	Paddy
paddl	18	10	n	paddle	paddles
paella	24	6	n	Paella
page 409
pageant 7
pageview 4
pai 450
pai_attent 74
pai_bill 5
pai_extra 4
pai_job 7
paid 149
paid_attent 6
pain	14	1000	n	pain
pain_cystic	24	6	m	painful cystic
pain_experi	16	20	n	painful experiences
pain_killer	17	9	n	pain killer	pain killers
pain_manag	17	9	n	pain management
pain_med 7
pain_pill	11	5	n	pain pill	pain pills
pain_relief	18	10	n	pain relief
pain_reliev	20	4	n	pain relievers
painfulli 25
painkil	12	22	n	painkillers
painless 9
paint 126
painter 4
pair 334
pak	29	10	n	Pak
pakistan 6
pal 27
palat	12	13	n	palate
pale 32
paleo	57	549	n	paleo
paleo-friendly	25	7	n	paleo-friendly
paleo_breakfast	31	12	n	paleo breakfast
paleo_challeng	22	5	n	Paleo Challenge
paleo_commun	22	5	n	paleo community
paleo_diet	45	55	n	paleo diet	Paleo diets
paleo_dinner	30	11	n	paleo dinner	paleo dinners
paleo_eat	25	7	n	paleo eating
paleo_food	31	12	n	paleo food	paleo foods
paleo_friendli	22	5	m	paleo friendly
paleo_lifestyl	32	14	n	paleo lifestyle
paleo_lunch	24	6	n	paleo lunch
paleo_meal	28	9	n	paleo meal	paleo meals
paleo_recip	29	10	m	Paleo recipe	paleo recipes
paleo_style	27	8	n	paleo style
paleolith	24	6	m	Paleolithic
pall 4
palm 37
palmer 5
palmetto	20	4	n	Palmetto
palpit	33	15	n	palpitations
palsi 9
paltri 4
pam	20	4	n	PAM
pamphlet 6
pan	16	176	n	pan	pans
pan-fried	14	7	m	Pan-fried
pan_american	20	4	m	pan American
pan_fri	20	4	m	pan fried
pan_sear	24	6	m	pan seared
panacea	20	4	n	panacea
panach	38	26	m	Panache
panama 4
panax	25	7	m	Panax
panax_ginseng	25	7	n	Panax Ginseng
pancak	22	143	n	pancakes
pancak_mix	29	10	n	pancake mix
pancak_recip	30	11	n	pancake recipe
pancrea	28	29	n	pancreas
pancreat	16	20	m	pancreatic
pancreat_cancer 10
panda 11
pandora 8
paneer	28	9	n	paneer
panel 32
panera	31	12	m	Panera
pang	19	11	n	pang	pangs
panic	12	276	m	panic	panics
panic_attack	21	177	n	panic attack	panic attacks
panic_disord	25	21	n	panic disorder
panick 24
panicki	13	10	n	panicky
panini 4
pannier	28	9	n	pannier
pant 218
pant_size	37	23	n	pant size	pant sizes
panti 37
pantothen	31	12	m	Pantothenic
pantothen_acid	30	11	n	pantothenic acid
pantri	15	55	n	pantry
pap	29	10	m	pap	paps
pap_smear	24	6	n	pap smear	pap smears
papa 4
paper 329
paper_towel 10
paper_work 4
paperwork 14
paprika	40	30	n	paprika
par 21
para 4
parachut 4
parad 5
paradigm 12
paradis 15
paradox 19
paragraph 28
parallel	11	63	n	parallel
parallel_bar	31	12	n	parallel bars
parallett	25	7	n	parallettes
paralymp 6
paralysi	25	20	n	paralysis
paralyz 36
paramed 7
paramet	11	15	n	parameters
paranoia 26
paranoid 91
paraphras 4
parasit	11	23	n	parasite	parasites
parcel 4
parchment	20	4	m	parchment
parchment_paper	20	4	n	parchment paper
pardon 14
parent 547
parent_divorc 4
parent_gave	20	4	n	parents gave
parent_hous 27
parenthood 16
parfait	27	8	n	parfait
pari 19
park 183
park_garag 5
parker 12
parkinson	15	23	m	Parkinson
parkinson_diseas	14	12	n	Parkinson Disease
parkour	11	12	n	parkour
parm	27	8	n	parm
parmesan	31	67	n	Parmesan
parmesan_chees	17	15	n	parmesan cheese
parodi 31
paroxetin	20	4	n	paroxetine
parrot 4
pars 4
parslei	32	42	n	parsley
parsnip	24	6	n	parsnip
part 1470
part-time 18
part-time_job 6
part_ii 7
part_skim	20	4	m	part skim
partak	17	21	v	partake
parti 322
parti_tonight 6
partial 75
particip 177
particl 61
particl_acceler	13	6	n	particle accelerator	particle accelerators
particular 275
particular_brand 6
particular_order 5
particular_reason 4
particular_type	25	7	n	particular type	particular types
particularli 248
particularli_anxiou	22	5	n	particularly anxious
particularli_bad	12	9	n	particularly bad
particularli_help	11	5	n	particularly helpful
particularli_interest 19
particularli_strong	11	5	n	particularly strong
partit 4
partli 43
partli_due	22	5	n	partly due
partner 308
partnership 5
pass 653
pass_along 9
passag 14
passeng 10
passion 97
passiv 20
passiv_aggress 4
password 8
past 1880
past_2-3 8
past_coupl 73
past_decad 7
past_eight 4
past_experi	18	10	n	past experiences
past_post	11	5	n	past posts
past_saturdai 11
past_sever 21
past_six	11	16	n	past six
past_summer 7
past_sundai 5
past_weekend 64
past_winter 4
pasta	39	307	n	pasta
pasta_dish 7
pasta_salad	30	11	n	pasta salad
pasta_sauc	32	14	n	pasta sauce
pastor 4
pastri 20
pastur 5
pat 51
pat_dry	24	6	n	pat dry
pat_mend	24	6	n	Pat Mendes
patch 81
patchi	14	7	n	patchy
patent 32
path 178
pathet 47
pathogen	31	13	n	pathogen	pathogens
patholog	18	31	n	Pathology
pathophysiolog	22	5	n	pathophysiology
pathwai	27	43	n	pathway
patienc 37
patient	18	571	n	patient	patients
patient_care	31	12	n	patient care
patient_room	22	5	n	patient room
patient_satisfact	24	6	m	patient satisfaction
patio 5
patrick 38
patrick_ward	22	5	n	patrick Ward
patriot 5
patron 10
pattern 129
patti	21	53	n	patties
paul 47
paul_carter	30	11	n	paul Carter
paul_mccartnei 5
paula	12	25	m	Paula
paula_choic	32	14	m	Paula Choice
paula_deen 6
paus 62
paus_squat	24	6	n	pause squats
pave 18
pavel 7
pavel_tsatsoulin	20	4	n	Pavel Tsatsouline
pavement 23
pavlovian	20	4	m	Pavlovian
paw 5
paxil	33	16	n	Paxil
paycheck 12
paydai 7
payment 29
payoff 5
payout 5
paypal 20
payton 6
payton_jordan	22	5	n	Payton Jordan
paywal	22	5	n	paywall	Paywalls
pb 64
pb2	28	9	n	PB2
pbj	14	7	n	PBJ	PBJs
pbm	22	5	n	PBM
pc 30
pcat	36	20	n	PCAT
pco	23	30	n	PCOS
pcp	14	12	n	PCP
pcr	27	8	n	PCR
pct	28	9	n	PCT	PCTs
pd 4
pdd-nos	16	8	n	PDD-NOS
pdf 133
pdf_format 6
pdoc	37	24	n	pdoc	pdocs
pe 28
pe_eras	30	11	n	PES Erase
pea	15	64	n	peas
pea_soup	22	5	n	Pea Soup
peac 79
peach 22
peachi 4
peacock 5
peak	12	113	n	peak
peak_weight	20	4	n	peak weight
peanut	21	301	m	peanut
peanut_butter	23	238	n	peanut butter
peanut_sauc	16	8	n	peanut sauce
peanutbutt	25	7	n	peanutbutter
pear	24	18	n	pear	pears
pear_shape	27	8	n	pear shaped
pearl 21
pearson 5
peasi 4
pebbl 4
pec	20	22	n	pec	pecs
pecan	31	13	n	pecans
peck 6
peculiar 7
ped	37	23	n	peds
pedal 70
peddl 10
pedestrian 11
pediatr	21	32	m	pediatric	pediatrics
pediatrician 8
pedophil 4
pedophilia 7
pedro 13
pee 81
peed 16
peek 13
peel	10	104	n	peel
peep 19
peer 72
peer-reviewed	13	15	m	peer-reviewed
peer_pressur 4
peer_review	17	15	m	peer reviewed
peev 13
peg 12
peloton	22	5	n	peloton
pelvi	14	7	n	pelvis
pelvic	28	29	m	pelvic
pelvic_tilt	32	14	n	pelvic tilt
pen 45
penalti 7
pencil 23
pend 11
pendlai	43	41	m	Pendlay
pendlai_row	27	8	n	pendlay rows
penetr 58
penguin 21
peni 119
peni_size	20	13	n	penis size
penicillin	28	9	n	penicillin
penis	10	14	n	penises
penn 20
penni 19
pennsylvania 9
peo 4
peop 6
peopl 48
pep 10
pep_talk 4
pepita	20	4	n	Pepitas
pepper	16	403	n	pepper
pepper_flake	18	10	n	pepper flakes
pepper_jack	20	4	m	pepper jack
pepper_sauc	20	4	n	Pepper Sauce
pepper_stuf	22	5	n	peppers stuffed
peppermint	20	13	m	peppermint
peppermint_tea	22	5	n	peppermint tea
pepperoni	28	29	n	pepperoni
pepsi 14
peptid	29	10	n	peptide	peptides
per 870
per_batch	22	5	n	per batch
per_cup	25	7	n	per cup
per_dose 4
per_gram	13	6	n	per gram
per_kg	27	8	n	per kg
per_lb	16	8	n	per lb
per_meal	21	14	n	per meal
per_mile	20	4	n	per mile
per_night	14	7	n	per night
per_person 21
per_piec	22	5	n	per piece
per_pound	33	16	n	per pound
per_request 5
per_se 20
per_second 5
per_serv	44	148	n	per serving
per_session	20	4	n	per session
per_set	28	9	n	per set
per_usual 5
per_workout	20	4	n	per workout
perceiv 53
percent 97
percentag 85
percentil	13	10	n	percentile
percept	12	77	n	perception
perceptu	22	5	m	perceptual
percocet 4
perfect 542
perfect_bodi 4
perfect_bra	24	6	n	perfect bra
perfect_exampl 6
perfect_fit 9
perfect_form	33	15	n	perfect form
perfect_place 5
perfect_sens 4
perfect_size	20	4	n	perfect size
perfect_skin	24	6	n	perfect skin
perfection	11	5	n	perfectionism
perfectionist 6
perfectli 156
perfectli_clear	20	4	n	perfectly clear
perfectli_fine 14
perfectli_happi 5
perfectli_healthi 6
perfectli_honest 4
perfectli_normal 8
perfor 4
perform 434
perform_anxieti	11	8	n	performance anxiety
perform_enhanc	30	11	m	performance enhancing	Performance Enhancers
perfum 9
perhap 297
peril 7
perimet 4
period 583
period_end 4
period_tabl	13	6	n	periodic table
peripher 19
perk 13
perki	13	14	n	perky
perman 102
perman_chang 5
perman_damag 7
permiss 20
permit 19
perogi	22	5	n	perogies
peroxid	22	79	n	peroxide
peroxid_gel	22	5	n	peroxide gel
perpendicular 5
perpetr 5
perpetu 36
perplex 13
perri 5
perryman	22	5	n	Perryman
perscrib	20	4	v	perscribed
persev	20	4	v	persevered
persever 7
persist	13	78	n	persistent	persists
persist_acn	20	4	n	persistent acne
person 2149
person_account 6
person_achiev 5
person_anecdot	13	6	n	personal anecdotal	personal anecdotes
person_chang	20	4	n	personality change
person_disord	16	38	n	personality disorder
person_experi	14	82	n	personal experience	personal experiences
person_favorit 9
person_fit	24	6	n	personal fitness
person_friend 4
person_goal	18	10	n	personal goal	personal goals
person_health	11	5	n	personal health
person_inform 6
person_issu 5
person_life 7
person_love 5
person_opinion 6
person_perspect	11	5	n	personal perspective
person_prefer 11
person_problem 6
person_reason 5
person_recip	22	5	n	personal recipe
person_record	23	17	n	personal record	personal records
person_respons 5
person_statement 6
person_stori 11
person_success	22	5	n	personal success
person_take	24	6	n	person takes
person_train	18	17	n	personal training
person_trainer	28	66	n	personal trainer	personal trainers
person_trait 5
person_triumph	20	12	n	personal triumphs
person_type	22	5	n	personality type
person_version	22	5	n	personal version
person_victori	17	9	n	personal victory	personal victories
personnel 4
perspect 189
persuad 12
persuas 9
pertain 23
pertin 12
peru 10
perus 12
peruvian	13	6	m	Peruvian
pervas 9
pervers 5
pervert 5
pescatarian	31	12	n	pescatarian
pescatarian_diet	20	4	n	pescatarian diet
pescetarian	29	10	n	pescetarian	pescetarians
peski	11	8	m	pesky
pessimist 8
pesticid	14	16	n	pesticides
pesto	33	49	n	pesto
pet 44
pet_peev 11
peta	14	20	n	PETA
petal 10
pete 14
peter 38
peter_attia	30	11	n	peter Attia
petit 72
petri	11	5	m	Petri
petroleum	13	6	m	petroleum
petti 9
petzl	22	5	m	Petzl
peugeot 4
peyot	27	8	n	peyote
pf 9
pfitzing	24	6	n	Pfitzinger
pfizer	19	11	n	Pfizer
pg 5
pgy-1	22	5	m	PGY-1
ph	17	77	n	pH	pHs
phantom 8
pharm	30	61	m	pharm
pharm_assault	22	5	n	Pharm Assault
pharm_school	22	16	n	pharm school
pharm_tech	33	15	n	pharm tech	pharm techs
pharma	14	22	m	pharma
pharmaceut	24	95	m	pharmaceutical	pharmaceuticals
pharmaceut_compani	25	20	n	pharmaceutical company	pharmaceutical companies
pharmaceut_industri	20	13	n	pharmaceutical industry
pharmaceut_scienc	27	8	n	Pharmaceutical Science
pharmaci	26	501	n	pharmacy	pharmacies
pharmaci_experi	22	5	n	pharmacy experience
pharmaci_job 6
pharmaci_manag	29	10	n	pharmacy manager	pharmacy Managers
pharmaci_practic	22	5	n	pharmacy practice
pharmaci_program	24	6	n	pharmacy program	pharmacy programs
pharmaci_relat	24	6	m	pharmacy related
pharmaci_school	36	107	n	pharmacy school
pharmaci_student	32	43	n	pharmacy student	pharmacy students
pharmaci_tech	29	32	n	pharmacy tech	pharmacy techs
pharmaci_technician	35	19	n	pharmacy technician	pharmacy Technicians
pharmacist	33	297	n	pharmacist	pharmacists
pharmacist_work	24	6	n	pharmacists working
pharmacokinet	27	8	n	pharmacokinetics
pharmacol	22	5	n	Pharmacol
pharmacolog	40	92	n	pharmacology
pharmacologist	22	5	n	pharmacologists
pharmd	42	40	n	PharmD	PharmDs
pharmd_program	20	4	n	PharmD program
pharmer	22	5	v	pharmers
phase	10	134	n	phase	phases
phase_ii	27	8	m	Phase II
phat	33	15	n	PHAT
phd	13	139	n	PhD	PhDs
phd_program	18	30	n	PhD program	PhD programs
phd_student	15	13	n	PhD student	PhD students
phelp	17	34	n	Phelps
phenethylamin	33	15	n	phenethylamine	phenethylamines
phenibut	30	11	n	phenibut
phenomen 26
phenomenon 22
phenotyp	22	5	n	phenotypes
phenylalanin	22	5	n	phenylalanine
phenylethylamin	22	5	n	phenylethylamine
phenylpiracetam	31	13	n	phenylpiracetam
phew 5
phil 32
phil_heath	32	14	n	phil Heath
philadelphia 15
philip 7
philippin 7
philli 22
philli_marathon	24	6	n	Philly Marathon
phillip 7
phillipi	24	6	n	Phillipi
philosoph 22
philosophi 61
phinnei	24	6	n	Phinney
pho	20	12	n	Pho
phobia	15	24	n	phobia	phobias
phobic	13	6	n	phobic
phoenix 20
phone 343
phone_call 42
phone_camera 4
phone_interview 5
phone_number 11
phone_ring 5
phosphat	27	8	n	Phosphate
photo 597
photo_fridai	43	42	n	photo Friday
photo_galleri 5
photo_shoot 8
photo_taken 6
photogen 4
photograph 81
photographi 22
photon	13	10	n	photons
photoshoot 8
photoshop 22
photosynthesi 5
phraktur	24	6	n	phrakture
phrase 67
phy	22	5	n	Phys
physic 654
physic_abil	13	6	n	Physical Ability	physical abilities
physic_abus 6
physic_activ	22	38	n	physical activity
physic_addict	22	5	n	physically addictive
physic_appear	13	10	n	physical appearance
physic_attract 13
physic_condit	11	5	n	physical condition
physic_demand	25	7	n	physically demanding	physical demands
physic_exam	22	5	n	physical exam
physic_exercis	27	8	n	physical exercise
physic_fit	12	13	n	physically fit
physic_health 6
physic_ill 7
physic_job	22	5	n	physical job
physic_labor 4
physic_limit	20	4	n	physical limitations
physic_pain 13
physic_perform	22	5	n	physical performance
physic_problem	20	4	n	physical problem	physical problems
physic_sensat	13	6	n	physical sensation
physic_shape 5
physic_strength	20	4	n	physical strength
physic_symptom	25	7	n	physical symptoms
physic_therapi	16	20	n	physical therapy
physic_therapist	30	11	n	physical therapist	physical therapists
physician	20	128	n	physician	physicians
physician_assist	13	6	n	physician Assistant	physician assistants
physicist 38
physio	32	14	n	physio
physiolog	39	86	n	physiology
physiolog_respons	22	5	n	physiological response	physiological responses
physiqu	32	75	n	physique
physiqu_competit	20	4	n	physique competition	physique competitions
pi 42
piano 7
pic 1619
pic_includ	15	23	n	pics included
pic_insid	11	73	n	pics inside
pic_taken	28	9	n	pic taken
pic_x-post 4
picchu 5
pick 692
pick-up 7
pick_apart 5
picker 10
picki 50
picki_eater	24	19	n	picky eater	picky eaters
pickl 46
pickup 10
picnic 16
pico 4
pictur 1373
pictur_includ 7
pictur_insid 15
pictur_perfect 4
pictur_show	15	13	n	pictures show
pictur_taken 9
pictur_video 4
pie	18	119	n	pie
pie_recip	29	10	n	Pie Recipe
pie_spice	25	7	n	pie spice
piec 347
pierc 8
pig 62
pigeon 11
pigeon_pose	24	6	n	pigeon pose
piglet 6
pigment 6
pih	22	5	n	PIH
pihkal	30	11	n	PiHKAL
pike	12	9	m	pike
pilari	16	8	n	Pilaris
pilat	34	17	n	pilates
pile 42
pill	20	484	n	pill	pills
pill_form	24	6	n	pill form
pill_left	20	4	n	pills left
pillar 5
pillow 55
pillow_case	18	10	n	pillow case
pillowcas	21	14	n	pillowcase	pillowcases
pillsburi	25	7	m	Pillsbury
pilon	28	9	n	Pilon
pilot 21
pimp 11
pimpl	33	180	n	pimple	pimples
pin 42
pinch	10	50	n	pinch	pinches
pine 9
pineal	29	10	m	pineal
pineal_gland	29	10	n	pineal gland
pineappl	15	74	n	pineapple	pineapples
pink 62
pink_slime 4
pinker	22	5	v	Pinker
pinki 12
pinki_toe	25	7	n	pinky toe
pinkish	20	4	m	pinkish
pinpoint 13
pint 23
pinterest 18
pinto	24	18	m	pinto
pinto_bean	28	9	n	pinto beans
pioneer 14
pipe 32
piqu 13
piracetam	57	167	n	piracetam
piracetam_powder	22	5	n	piracetam powder
pirat 4
pisarenko	20	4	n	Pisarenko
piss 166
pissi 6
pistachio	27	8	n	pistachio
pistol	16	38	m	pistol	pistols
pistol_squat	35	19	n	pistol squat	pistol squats
pit 47
pita	26	23	n	pita
pita_bread	20	4	n	pita bread
pita_pizza	22	5	n	pita pizza
pitch 25
pitcher 4
pitfal	11	8	n	pitfalls
piti 30
pitt 7
pittsburgh 13
piv	38	25	n	PIV
piv_sex	29	10	n	PIV sex
pivot 4
pix	16	8	n	pix
pixel 18
pizza	12	410	n	pizza
pizza_bite	25	7	n	Pizza Bites
pizza_chain 4
pizza_crust	39	29	n	pizza crust
pizza_dough	22	5	n	pizza dough
pizza_hut 6
pizza_place 11
pizza_recip	31	12	n	pizza recipe
pizza_x-post 4
pizzeria 5
pl 39
pl_meet	27	8	n	PL meets
pla	11	8	m	pla
place 1547
place_finish 4
place_near 4
place_onlin	24	6	n	place online
placebo	25	67	n	placebo	placebos
placebo-controlled	32	14	m	placebo-controlled
placebo-controlled_trial	22	5	n	placebo-controlled trial
placebo_effect	27	25	n	placebo effect	placebo effects
placebo_pill	24	6	n	placebo pills
placement 39
placenta	12	9	n	placenta
placid	17	9	n	Placid
plagu 41
plai 697
plai_basketbal 12
plai_comput 4
plai_footbal 16
plai_game 14
plai_guitar 5
plai_hockei	27	8	n	play hockey
plai_music 9
plai_nice 5
plai_rugbi	17	9	n	played rugby
plai_skyrim 4
plai_soccer 18
plai_softbal	13	6	n	playing softball
plai_sport	13	14	n	playing sports
plai_tenni 7
plai_video 24
plain 141
plain_greek	30	11	m	plain Greek
plain_old 6
plain_water	25	7	n	plain water
plain_white 4
plain_yogurt	29	10	n	plain yogurt
plan 1481
plan_ahead 4
plan_meal	24	6	n	planning meals
plan_parenthood 13
planch	40	33	n	planche
plane 40
planet 112
planet_fit	33	16	n	Planet Fitness
plank	14	50	n	planks
planner 15
plant 162
plant-based	37	23	m	plant-based
plant-based_diet	29	10	n	plant-based diet	Plant-Based Diets
plant_base	15	13	m	plant based
plantain	27	8	n	plantains
plantar	24	6	m	plantar
plaqu 6
plasma 16
plaster 4
plastic 99
plastic_bag 12
plastic_surgeri 8
plastic_wrap 4
plate 175
plateau	41	174	n	plateau	plateaus
platform 50
platinum 7
platter 4
plausibl	10	14	n	plausible	plausibilities
play 7
playa	24	6	m	Playa	playas
playbook	17	9	n	Playbook
player 70
playground 15
playlist 18
playtex	22	5	n	Playtex
plea 18
plead 8
pleas 79
pleasant 46
pleasant_surpris 8
pleasantli 14
pleasantli_surpris 13
pleasur 131
pledg 9
plenti 193
plethora 10
plexu	25	7	n	plexus
plight 6
plo	17	16	n	PLoS
plot 12
plow 10
plu 338
plu_size	22	25	n	plus size	plus sizes
pluck 5
plug 52
plumb 4
plummet 8
plump 5
plung 49
plus-size	27	8	m	plus-size
plus-sized	11	5	m	plus-sized
plush 4
pluto 8
ply	22	15	n	ply
plyo	24	6	n	plyo
plyometr	29	10	n	plyometrics
plz 5
pm 196
pna	20	4	m	PNAS
pneumonia 11
po 28
poach	22	15	m	poached
poach_egg	29	10	n	poached egg
poblano	20	4	n	Poblano	Poblanos
pocket 85
pocono	20	4	n	pocono
pod 13
podcast 89
podiatrist	22	5	n	podiatrist
podium	13	14	n	podium	podiums
poem 38
poet 4
poetic 6
poetri 9
poi 6
point 1542
point_across 8
point_system 4
point_toward	14	7	n	pointed towards
pointer 56
pointi	11	5	n	pointy
pointless 36
pois 6
poison 66
poke 54
pokemon 11
poker 4
poland 7
polar 27
polar_bear 6
polar_opposit 4
pole 30
pole_danc 5
polenta	31	12	n	Polenta
polic 88
polic_car 4
polic_offic 8
polici 47
polio 5
poliquin	27	8	n	Poliquin
polish 26
polit 107
polit_scienc 5
politician 4
poll 31
pollan	24	6	n	Pollan
pollen	16	8	n	pollen
pollo	18	10	m	pollo
pollo_asado	22	5	n	pollo asado
pollut 16
polo 9
polym	11	5	n	polymer	polymers
polyphenol	20	4	n	polyphenols
polyunsatur	22	5	m	Polyunsaturated
pomegran	14	7	m	Pomegranate	pomegranates
pond 16
ponder 20
poni 7
poo 10
pooch 5
pool 205
pool_parti 4
poop 64
poor 302
poor_choic 4
poor_colleg	11	16	m	poor college
poor_concentr	20	4	n	poor concentration
poor_diet	27	8	n	poor diet
poor_eat	20	4	m	poor eating
poor_form	17	9	n	poor form
poor_gui 4
poor_man 4
poor_qualiti 12
poor_student 6
poorer 4
poorli 41
poorli_fit	20	4	m	poorly fitting
pop 306
pop_cultur 5
pop_tart	20	4	n	Pop Tarts
popcorn 31
pope 4
popey	11	5	m	Popeye
popper	25	20	n	poppers
poppi 6
popsicl 8
poptart 4
popul 77
popular 171
porch 14
pore	30	104	n	pores
pore_strip	18	10	n	pore strips
pork	29	194	m	pork
pork_chop	40	30	n	pork chops
pork_loin	27	8	n	pork loin	pork loins
pork_rind	27	27	n	pork rinds
pork_roast 4
pork_sausag 7
pork_shoulder	25	7	n	pork shoulder
porkchop	24	6	n	porkchop	porkchops
porn 158
porn_sfw 4
porn_star 7
pornographi 7
pornstar 5
porridg	27	8	n	porridge
port 5
portabella	33	15	m	Portabella
portabella_mushroom	29	10	m	portabella mushroom
portabl 25
portal 17
portion 180
portion_control	31	13	n	portion control
portion_size	32	14	n	portion sizes
portland 25
portobello	37	24	m	portobello	Portobellos
portobello_mushroom	29	10	n	portobello mushroom	portobello mushrooms
portrai 14
portrait 13
portray 6
portug 5
portugues 6
posai	20	4	m	Posay
pose	13	251	n	pose
posh	11	5	n	posh
posit 880
posit_aspect	20	4	n	positive aspects
posit_benefit	20	4	n	positive benefits
posit_chang	12	9	n	positive change	positive changes
posit_correl	20	4	n	positively correlated
posit_effect	40	30	n	positive effect	positive effects
posit_energi	13	6	n	positive energy
posit_experi	16	14	n	positive experience	positive experiences
posit_feedback	10	11	n	positive feedback
posit_impact	27	8	n	positive impact
posit_light 4
posit_outlook 4
posit_respons 10
posit_result	19	11	n	positive result	positive results
posit_test 4
posit_think 4
possess 42
possibl 1422
possibl_caus	24	6	n	possibly cause	possible causes
possibl_imagin	11	5	n	possibly imagine
possibl_interact	20	4	n	possible interactions
possibl_lead	20	4	n	possible lead
possibl_nsfw 15
possibl_solut 4
possibl_trigger	20	12	n	possible trigger
possibl_tw	22	5	n	possible TW
post 1199
post-acne	22	5	m	post-acne
post-exercise	24	6	m	post-exercise
post-op 4
post-traumatic	13	6	m	Post-Traumatic
post-traumatic_stress	13	6	m	Post-Traumatic Stress
post-workout	44	49	n	post-workout
post-workout_meal	31	13	n	post-workout meal	post-workout meals
post-workout_shake	20	4	n	post-workout shake
post_late 6
post_pic 5
post_pictur 14
post_progress	24	6	m	posting progress
post_recent	19	11	n	posts recently
post_rule 5
post_talk	24	6	n	posts talking
postag 8
postal 4
postdoc	11	8	n	postdoc	postdocs
poster 155
posterior	22	16	m	posterior
posterior_chain	27	8	n	posterior chain
postpartum	14	7	m	postpartum
postpon 7
postsecret	31	13	n	PostSecret
postur	18	76	n	posture
postworkout	22	5	m	postworkout
pot 237
pot_pie	31	12	n	Pot Pie
pot_recip	27	8	n	pot recipes
potassium	28	49	n	potassium
potassium_supplement	22	5	n	potassium supplement	potassium supplements
potato	21	405	n	potatoes
potato_chip	16	25	n	potato chips
potato_fri	17	9	n	potato fries
potato_hash	28	9	n	Potato Hash
potato_pancak	24	6	n	potato pancakes
potato_salad	29	10	n	Potato Salad
potato_skin	28	9	n	Potato Skins
potato_soup	29	10	n	Potato Soup
potenc	25	20	n	potency
potent	22	45	n	potent	potentates
potenti 493
potenti_benefit	24	6	n	potential benefits
potenti_cure	22	5	n	POTENTIAL CURE
potenti_danger	16	20	n	potential danger	potentially dangerous
potenti_employ 5
potenti_lead	22	5	n	potentially lead
potenti_neg	20	4	m	potential negative
potenti_risk	13	6	n	potential risks
potenti_treatment	25	7	n	potential treatment	potential treatments
potenti_trigger	20	4	n	potential trigger	potential triggers
pothol 4
potluck	31	13	n	potluck	potlucks
potter 7
potti 10
potti_train 8
pouch	11	12	n	pouch
poultri	29	10	n	poultry
pound	24	1416	n	pounds
pound_bag 4
pound_deadlift	28	9	n	pound deadlift
pound_gone	31	12	n	pounds gone
pound_heavier	22	5	n	pounds heavier
pound_later	32	14	n	pounds later
pound_lighter	27	8	n	pounds lighter
pound_loss	24	6	n	pound loss
pound_lost	45	51	n	pounds lost
pound_male	22	5	n	pound male
pound_man 4
pound_overweight	27	8	n	pounds overweight
pound_per	20	4	n	pounds per
pound_total	28	9	n	pounds total
pound_weight	27	8	m	pound weight
pounder	20	4	n	pounder
pour 107
pour_rain 4
pov 8
poverti 18
pow 5
powder	31	496	n	powder
powder_form	25	7	n	powder form
powder_milk	20	4	n	powdered milk
powder_mix	20	4	n	powder Mix
powderi	11	5	v	powdery
power 549
power_clean	47	61	n	power clean
power_jerk	24	6	n	power jerk
power_lift	25	20	n	power lifting	power lifts
power_lifter	24	6	n	power lifter	power lifters
power_rack	19	11	n	power rack
power_snatch	32	14	n	power snatch	power snatches
power_yoga	20	4	m	power yoga
powerad	20	4	n	Powerade
powerbuild	11	5	n	powerbuilding
powerclean	22	5	n	powerclean
powerhous 4
powerless 6
powerlift	53	367	n	powerlifting	powerlifters
powerlift_championship	38	25	n	Powerlifting Championships
powerlift_competit	32	14	n	powerlifting competition	powerlifting competitions
powerlift_feder	28	9	m	Powerlifting Federation
powerlift_gym	22	5	n	powerlifting gym
powerlift_meet	42	39	n	powerlifting meet	powerlifting meets
powerlift_team	24	6	n	powerlifting team
powerlift_total	24	6	n	powerlifting total
powerlift_train	20	4	n	powerlifting training
powerliftingwatch	20	4	n	PowerliftingWatch
powerpoint 11
ppl	14	12	n	ppl
pr	20	319	n	PR	PRs
pr'd	31	12	v	PR'd
pr0n	17	9	m	Pr0n
practic 709
practic_exam 4
practic_test	14	7	n	practice test	practice tests
practic_yoga	40	30	n	practicing yoga
practis 10
practition	27	43	n	practitioner
pragu 4
prai 21
prairi 4
prais 26
pramipexol	24	6	n	Pramipexole
pramiracetam	34	17	n	pramiracetam
prank 9
prawn 5
prayer 20
pre	13	117	m	pre	Pres
pre-cooked 4
pre-diabetic	24	6	n	pre-diabetic
pre-existing 7
pre-existing_condit	24	6	n	pre-existing condition	Pre-Existing Conditions
pre-keto	29	10	n	pre-keto
pre-made 10
pre-med 13
pre-meds	24	6	n	pre-meds
pre-meet	22	5	n	pre-meet
pre-op	20	4	m	pre-op
pre-packaged	24	6	m	pre-packaged
pre-pharm	31	12	m	pre-pharm
pre-pharm_student	25	7	n	pre-pharm student
pre-pharmacy	33	16	m	pre-pharmacy
pre-pharmacy_student	25	7	n	pre-pharmacy student	pre-pharmacy students
pre-pregnancy	24	6	m	pre-pregnancy
pre-pregnancy_weight	24	6	n	pre-pregnancy weight
pre-race	28	9	n	Pre-race
pre-reqs 6
pre-run	20	4	n	pre-run
pre-season 4
pre-work	20	4	n	pre-work
pre-workout	40	93	n	pre-workout
pre-workout_meal	27	8	n	pre-workout meal	pre-workout meals
pre-workout_supplement	36	21	n	pre-workout supplement	pre-workout supplements
pre-workouts 4
pre_classic	25	7	n	Pre Classic
pre_workout	40	30	n	pre workout	pre workouts
preach 20
preacher 6
preacher_curl	22	5	n	preacher curls
preachi	30	11	n	preachy
precaut	10	21	n	precautions
preced 7
preceptor	35	19	n	preceptor	preceptors
preciou 15
precipit 11
precis 45
preclin	27	8	n	preclinical
precursor	24	18	n	precursor	precursors
predat 18
predica 5
predict 84
predictor 7
predisposit	25	7	n	predisposition
prednison	29	10	n	prednisone
predomin 4
predominantli 7
preemptiv 4
prefac 53
prefer 461
prefer_free 4
prefer_method 8
preferr 4
prefontain	27	8	m	Prefontaine
prefontain_classic	22	5	n	Prefontaine Classic
preform 11
prefront	33	15	m	prefrontal
prefront_cortex	31	12	n	prefrontal cortex
pregger 4
preggo	13	6	n	preggo
pregnanc	13	227	n	pregnancy	pregnancies
pregnanc_relat	22	5	m	pregnancy related
pregnanc_test 19
pregnant 339
pregnant_ladi	17	9	n	pregnant lady	pregnant ladies
pregnant_woman 11
pregnant_women	11	15	n	pregnant women
prehab	24	6	n	prehab
preheat	30	34	m	Preheat
preheat_oven	36	21	n	preheat oven
prei 14
prejudic 6
prelim	27	8	n	prelims
preliminari	12	25	m	preliminary
preload 4
premad 12
prematur 20
preme	18	17	n	premed	premeds
premier 13
premis 17
premium 10
prenat	25	7	m	prenatal	prenatals
preoccupi 4
prep	14	158	n	prep
prep_work	22	5	n	prep work
prepar 507
prepar_food	13	10	n	prepare food
prepar_meal	28	9	n	preparing meals
preposter 4
prerequisit 15
preschool 14
prescrib	25	260	v	prescribed
prescrib_adderal	30	11	n	prescribed Adderall
prescrib_medic	29	10	n	prescribed medication
prescript	21	224	n	prescription	prescriptions
prescript_drug	22	25	n	prescription drug	prescription drugs
prescript_medic	11	5	n	prescription medications
presenc 30
present 422
present_moment 4
preserv 54
presid 30
presid_obama 5
presidenti 6
press 537
press_releas 13
press_up	20	4	n	press ups
pressur 254
pressur_cooker 5
pressur_med	11	5	n	pressure meds
pressur_medic	22	5	n	pressure medication
prestigi 6
presum 30
preteen 5
pretend 88
pretenti 8
prettiest 9
pretzel	24	18	n	pretzels
prevail 4
preval 29
prevent 339
prevent_injuri	24	6	n	prevent injury
prevent_mdma	22	5	m	preventing MDMA
prevent_muscl	25	7	m	prevent muscle
preview 19
previou 335
previou_attempt	11	5	n	previous attempts
previou_experi 8
previou_owner 4
previou_partner 4
previou_post 11
previou_pr	24	6	n	previous PR
previou_relationship 4
previou_thread 4
previou_train	47	61	m	previous Training
previou_weight	20	4	n	previous weight
previous 169
previous_unknown 5
preworkout	40	32	n	preworkout	preworkouts
price 373
price_differ 4
price_rang	12	20	n	price range
pricei 21
priceless 8
prick 13
pride 52
priest 6
prilepin	20	4	m	Prilepin
primaforc	20	4	m	Primaforce
primal	22	36	n	primal
primal_diet	20	4	n	primal diet
primari 119
primari_care	27	26	n	primary care
primari_focu	11	5	n	primary focus
primari_goal	21	14	n	primary goal	primary goals
primari_sourc 4
primarili 110
primat	13	14	n	primate
primaten	20	4	n	Primatene
prime 36
primer 23
primit 6
princ 5
princess 15
princeton 6
princip 9
principl 50
print 76
printabl 5
printer 6
prior 185
prior_experi 7
priorit 12
prioriti 36
prison 51
prison_experi	25	7	n	Prison Experiment
pristiq	20	4	n	Pristiq
privaci 17
privat 83
privat_lesson 4
privat_practic	20	4	n	private practice
privat_school 5
privileg 23
prix	11	5	n	Prix
prize 53
prn	20	4	n	PRN
pro 250
pro-life 4
pro_con 13
pro_tip 20
pro_world	20	4	m	Pro World
proactiv	23	66	n	proactive
proactiv_shift	20	4	n	proactively shift
prob 19
probabl 18
probat 15
probationari 4
probe 14
probiot	35	19	n	probiotic	probiotics
probl	18	10	n	probl
problem 2191
problem-solving	22	5	m	problem-solving
problem_area 4
problem_come 4
problem_find 5
problem_learn 4
problem_li 4
problem_solv 12
problemat 16
proce 39
procedur 73
proceed 40
process 646
process_disord	25	7	n	processing disorder
process_food	42	37	n	processed foods
process_meat	24	6	n	processed meat
process_speed	11	5	n	processing speed
process_sugar	22	5	n	processed sugars
processor 26
proclaim 8
procrastin 44
procur 8
prod 9
prodrug	20	4	n	prodrug	prodrugs
produc 251
product 944
product_contain	27	8	n	products contain	product contains
product_design 5
product_includ	25	7	n	products included
product_line 4
product_mention	24	6	n	products mentioned
product_recommend	29	10	n	product recommendations
product_review 4
product_work	20	4	n	products work	product works
product_you've	13	6	m	products you've
prof 15
profan 4
profess 64
profession 251
profession_athlet 6
profession_fit	22	5	n	professionally fitted
profession_life 4
professor 143
profici 7
profil 80
profit 42
profound 31
profound_effect	22	5	n	profound effect	profound Effects
profoundli 7
profus 9
progblog	20	4	n	ProgBlog
prognosi 4
progr 4
program 1007
program_call 5
program_relat 4
program_start 5
program_work 4
programm 29
progress	21	1763	n	progress
progress_album	22	5	n	progress album
progress_photo	35	19	n	progress photos
progress_pic	39	320	n	progress pics
progress_pictur	40	100	n	progress pictures
progress_post	20	12	n	progress posts
progress_report	38	25	n	progress report
progress_slowli 4
progress_toward	11	5	n	progress towards
progress_wiki	29	10	n	progressions wiki
progress_wors	29	10	n	progressively worse
progressp	43	41	n	progresspics
prohibit 17
prohormon	20	4	n	prohormone	prohormones
project 351
prolifer 7
prologu 5
prolong	29	53	m	prolonged	prolongs
prolong_period	24	6	n	prolonged period	prolonged periods
prom 17
prometheu 4
promin 26
promis 204
promo 27
promo_code 9
promot 148
prompt 26
promptli 19
prone	19	73	n	prone
prone_skin	25	7	n	prone skin
pronoun 4
pronounc 36
pronunci 5
proof 93
prop 22
propag 4
propaganda 8
propel 7
proper 289
proper_bra	35	19	m	proper bra	proper bras
proper_diet	24	6	n	proper diet
proper_dosag	22	5	n	proper dosage	proper dosages
proper_fit	29	10	n	proper fitting
proper_form	35	18	n	proper form
proper_gym	20	4	n	proper gym
proper_meal	22	5	n	proper meal	proper meals
proper_nutrit	27	8	n	proper nutrition
proper_place 5
proper_size	13	6	n	proper size
proper_techniqu	29	10	n	proper technique	proper techniques
properli 246
properli_fit	38	27	m	properly fitting
properli_prepar	24	6	n	properly prepared
properti 73
prophet 5
prophylact	20	4	n	prophylactic
propofol	20	4	n	Propofol
propon 10
proport 36
proportion	16	8	n	proportionate
propos 97
proposit 7
propranolol	24	6	n	Propranolol
proprietari 13
proprietari_blend	27	8	n	proprietary blend	proprietary blends
propriocept	22	5	n	proprioception
prosciutto	28	9	n	prosciutto
prosecut 5
prospect 42
prostat	16	26	n	prostate
prostat_cancer	10	11	n	prostate cancer
prosthet 7
prostitut 7
prot	22	5	n	prot
protect 131
protein	48	1443	n	protein
protein-rich	20	4	m	protein-rich
protein_amount	20	4	n	protein amount
protein_bar	29	33	n	protein bar	protein bars
protein_breakfast	22	5	n	protein breakfast
protein_cheesecak	22	5	n	Protein Cheesecake
protein_content	29	10	n	protein content
protein_daili	22	5	n	protein daily
protein_diet	35	19	n	protein diet
protein_fluff	22	5	n	protein fluff
protein_food	27	8	n	protein foods
protein_goal	25	7	n	protein goals
protein_high	33	16	n	protein high
protein_intak	45	51	n	protein intake
protein_isol	22	5	n	Protein Isolate
protein_meal	25	7	n	protein meal
protein_mix	20	4	n	protein mix	protein mixes
protein_pack	22	5	m	protein packed
protein_pancak	38	25	n	protein pancakes
protein_per	42	38	m	protein per
protein_powder	43	129	n	protein powder
protein_ratio	27	8	n	protein ratio
protein_recip	28	9	n	protein recipes
protein_requir	20	4	n	protein requirements
protein_rich	22	5	m	protein rich
protein_shake	54	124	n	protein shake	protein shakes
protein_smoothi	24	6	n	protein smoothies
protein_sourc	36	20	n	protein source	protein sources
protein_style	22	5	n	protein style
protein_supplement	35	18	n	protein supplements
protein_synthesi	33	15	n	protein synthesis
protest 24
protien	33	15	n	protien
protip 17
protocol	15	70	n	protocol
proton	25	7	m	proton
prototyp 9
protrud	19	11	n	protruding	protrudes
proud 531
proud_owner 6
proudest 12
proudli 17
prove 113
proven 44
provid 506
provid_detail	26	24	n	providing details
provid_feedback 4
provid_inform 4
provid_statu	25	7	n	provider status
provigil	36	20	n	Provigil
provinc 7
provinci	25	7	m	provincial	Provincials
provok 14
provolon	22	5	n	provolone
proxim	11	5	n	proximity
prozac	32	41	n	Prozac
prude 4
ps 41
psa 150
pseudo 5
pseudoephedrin	24	6	n	pseudoephedrine
pseudosci	28	9	n	pseudoscience
psi 4
psilocin	28	9	n	psilocin
psilocyb	24	6	m	psilocybe
psilocybin	30	81	n	psilocybin
psilocybin_mushroom	19	11	n	psilocybin mushrooms
psilocybin_research	22	5	m	Psilocybin Research
psmf	22	5	n	PSMF
psoriasi	27	8	n	psoriasis
pst 13
psy 5
psych	26	361	n	psych	psychs
psych_fan	22	5	n	Psych fan	Psych fans
psych_gif	22	5	n	Psych gif	Psych gifs
psych_med	22	5	n	psych med	psych meds
psych_moment	28	9	n	Psych Moments
psych_pineappl	22	5	m	Psych Pineapple
psych_ward	25	20	n	psych ward	psych wards
psychadel	27	8	n	psychadelic	psychadelics
psychedel	36	313	n	psychedelic
psychedel_art	22	5	n	psychedelic art
psychedel_drug	39	28	n	psychedelic drugs
psychedel_experi	38	25	n	psychedelic experience	psychedelic experiences
psychedel_mushroom	16	8	n	Psychedelic Mushrooms
psychedel_research	33	15	n	psychedelic research	psychedelic researchers
psychedel_scienc	28	9	n	psychedelic Science
psychedel_studi	22	5	n	Psychedelic Studies
psychedelia	20	4	n	psychedelia
psychgif	20	4	n	psychgifs
psychiatr	18	76	m	psychiatric
psychiatr_care 4
psychiatr_disord	25	7	n	Psychiatric Disorder	psychiatric disorders
psychiatr_drug	22	5	n	psychiatric drugs
psychiatr_hospit 5
psychiatri	35	56	n	Psychiatry
psychiatrist	27	164	n	psychiatrist	psychiatrists
psychiatrist_diagnos	22	5	n	psychiatrist diagnosed
psychiatrist_prescrib	20	4	n	psychiatrist prescribed
psychic	14	16	m	psychic
psycho 7
psychoact	44	48	m	psychoactive
psychoact_drug	31	12	n	Psychoactive Drug	psychoactive drugs
psychoact_effect	22	5	n	psychoactive effects
psychoact_substanc	27	8	n	psychoactive substances
psycholog	20	356	n	psychology
psycholog_behind 4
psycholog_class	20	12	n	Psychology class
psycholog_degre	24	6	n	psychology degree
psycholog_disord	25	7	n	psychological disorder	psychological disorders
psycholog_effect	24	6	n	psychological effects
psycholog_issu 4
psycholog_major	29	10	n	psychology major
psycholog_professor 4
psycholog_relat	20	4	n	psychology related
psycholog_studi	31	12	n	psychology study
psychologist	19	93	n	psychologist	psychologists
psychonaut	29	92	n	psychonaut	psychonauts
psychopath 19
psychopathi 4
psychopatholog	20	4	n	psychopathological
psychopharm	24	6	n	psychopharm
psychopharmacolog	40	33	n	psychopharmacology
psychopharmacologist	20	4	n	psychopharmacologist
psychosi	25	49	n	psychosis
psychostimul	28	9	n	psychostimulants
psychot	18	46	m	psychotic	psychotics
psychot_break	22	5	n	psychotic break	psychotic breaks
psychot_episod	16	8	n	psychotic episode	psychotic episodes
psychotherapi	36	20	n	psychotherapy
psychotherapist	20	4	n	psychotherapist	psychotherapists
psychotrop	31	13	m	psychotropic
psychotrop_drug	25	7	n	psychotropic drugs
psychotrop_medic	20	4	n	psychotropic medication
psyllium	35	19	m	psyllium
psyllium_husk	33	15	n	psyllium husk
pt 62
pt_test	20	4	n	PT test	PT tests
ptcb	31	13	m	PTCB
ptcb_exam	27	8	n	PTCB exam
ptsd	14	53	n	PTSD
pu	17	22	n	pu	pus
pu-erh	27	8	m	pu-erh
pub 23
pube 7
puberti	16	60	n	puberty
pubic 14
pubic_area 4
pubic_hair 6
public 358
public_forum	11	5	n	public forum	public forums
public_health	20	30	n	public health
public_interest 4
public_place 8
public_restroom 5
public_school 12
public_servic	15	13	m	public service
public_speak	22	15	n	public speaking
publicli 22
publish 124
publix 5
pubm	42	38	n	PubMed
pud	24	46	n	pudding
pud_mix	22	5	n	pudding mix
puddl 12
pudg	20	4	n	pudge
pudgi	13	6	n	pudgy
puerto 9
puerto_rico 7
puf 8
puff	15	34	n	puff	Puffs
puff_pastri	24	6	n	puff pastry
puffi 9
puke 46
pulaku	27	8	n	Pulaku
pulcinella	20	4	n	Pulcinella
pull 698
pull-up	43	41	n	pull-up
pull-up_bar	31	12	n	pull-up bar	pull-up bars
pull-ups	46	60	n	pull-ups
pull_down	20	4	n	pull downs
pull_exercis	22	5	n	pulling exercises
pull_pork	22	16	n	pulled pork
pull_up	34	88	n	pull ups
pulldown	28	9	n	pulldowns
pullup	42	120	n	pullups
pullup_bar	34	17	n	pullup bar	pullup bars
pulmonari	14	12	m	pulmonary
pulp 6
puls	11	33	n	pulse
pump 204
pump_site	20	4	n	pump site
pumpkin 79
pumpkin_pie	25	22	m	pumpkin pie
pumpkin_pure	20	4	n	pumpkin puree
pumpkin_seed	27	8	n	Pumpkin Seeds
pumpkin_spice	22	5	m	pumpkin spice
pun 28
pun_intend 10
punch 59
punctur 8
punish 36
punk 11
punni	20	4	n	punny
pup 6
pupil 13
puppi 25
purchas 288
purchase-list	22	5	n	purchase-list
pure 217
pure_anecdot 4
pure_fat	22	5	n	pure fat
pure_keto	20	4	n	pure keto
pure_mdma	27	8	n	pure MDMA
pure_protein	20	4	n	pure protein
pure_water	20	4	n	pure water	pure waters
pure_white 4
purest	20	4	n	purest
purg 23
purifi 4
puriti	18	25	n	purity
purpl 48
purport	14	7	n	purported	purports
purpos 203
purposefulli 4
purs 14
pursu 105
pursuit 16
purée	22	5	v	purée
push 569
push-up	36	21	n	push-up
push-ups	42	38	n	push-ups
push_hard	20	4	n	pushing hard
push_harder	11	5	n	push harder
push_press	38	25	n	push press
push_up	46	59	n	push ups
pushdown	24	6	n	pushdowns
pushi 5
pushup	33	147	n	pushups
pushup_progress	24	6	n	pushup progressions
puss 7
pussi 31
pustul	24	6	n	pustules
put 459
put_forth	20	4	n	putting forth
puzzl 31
pvc 6
pwo	41	35	n	PWO	PWOs
pwo_shake	20	4	n	PWO shake	PWO shakes
pyramid 39
pyramid_train	24	6	n	pyramid training
pyrro	20	4	m	pyrros
pyrro_dima	20	4	n	pyrros Dimas
pysch	13	6	n	pysch
python 7
python_script 4
qbank	22	5	n	qbank
qs	20	4	n	QS
qt 8
qu 6
quack 6
quad	11	49	n	quads
quad_boob	22	5	n	quad boob
quadboob	31	12	v	quadboob
quadripleg 4
quadrupl 5
quaker 5
qualif 13
qualifi 121
qualit	16	8	m	qualitative
qualiti 303
qualiti_control	20	4	n	quality control
qualiti_product 4
qualm	11	5	n	qualms
quantifi	12	9	v	quantify	quantifies
quantit	13	10	m	quantitative
quantiti	19	67	n	quantities
quantum	14	61	m	quantum
quantum_comput 4
quantum_dot	22	5	n	quantum dot
quantum_mechan	17	9	n	quantum mechanics
quantum_physic 4
quark	20	4	n	quark	quarks
quart	16	26	n	quart	quarts
quarter 74
quarter_mile 9
quatro	20	4	m	Quatro
que 17
queasi	11	5	n	queasy
quebec 10
queef	12	9	v	queefing
queen 22
quell	11	5	v	quell
quench	24	6	v	quench
queri 11
quesadilla	37	24	n	quesadillas
queso	27	8	m	queso
queso_do	22	5	m	Queso Dos
quest 53
quest_bar	20	4	n	Quest bar	Quest Bars
questi 6
question 82
questionnair 14
quetiapin	28	9	n	quetiapine
queu 4
queue 15
quich	40	32	n	quiche
quick 799
quick_background 9
quick_fix 8
quick_glanc 4
quick_googl 9
quick_guid	13	6	n	quick guide
quick_histori 4
quick_list 5
quick_meal	35	18	n	quick meal	quick meals
quick_note 5
quick_oat	22	5	n	quick oats
quick_recip	24	6	n	quick recipes
quick_refer 6
quick_remind 7
quick_respons	20	4	n	quick response	quick responses
quick_search 14
quick_snack	24	6	n	quick snack	quick snacks
quick_summari	11	8	n	quick summary	quick summaries
quick_tip 8
quicker 35
quickest 13
quicki 6
quickli 367
quickli_realiz 7
quiet 104
quietli 26
quinoa	38	130	n	quinoa
quinoa_salad	30	11	n	Quinoa Salad
quintessenti	11	5	m	quintessential
quip 4
quirk 12
quirki 8
quit	10	723	v	quit
quit_alcohol	22	5	n	quit alcohol
quit_cigarett	22	5	n	quitting cigarettes
quit_cold	21	24	m	quit cold
quit_drink	27	59	n	quit drinking
quit_smoke	34	154	n	quit smoking
quit_work 4
quitter	38	25	n	quitter	quitters
quiz 10
quorn	32	14	n	Quorn
quot 186
quotat 5
quotesporn 17
ra 12
rabbit 32
rabbit_food	24	6	n	rabbit food
rabbit_hole 5
rabi 4
rabid	22	5	m	rabid
race	16	785	n	race
race_across 4
race_come	22	5	n	races coming	race comes
race_director	24	6	n	race director
race_distanc	22	5	n	race distance
race_flat	24	6	n	racing flats
race_heart	22	5	n	racing heart
race_pace	20	4	n	race pace
race_photo	22	5	n	race photo	race photos
race_recap	24	6	n	race recap	RACE RECAPS
race_report	42	37	n	race report	race reports
race_strategi	28	9	n	racing strategy
race_thought	25	7	n	racing thoughts
racer 13
racetam	46	60	n	racetams
rachel 7
raci 4
racial 6
racism 5
racist 4
rack 181
racquetbal	20	4	n	racquetball
rad 16
radar 5
radiant 5
radiat 31
radic 20
radic_chang 6
radio 44
radioact 7
radiolab	13	6	n	Radiolab
radiolog	22	15	n	radiology
radish 8
radiu 5
rag 9
ragbrai	20	4	n	RAGBRAI
rage 115
rage_comic 12
ragnar	24	6	m	Ragnar
rai 23
raid 12
rail 16
rain 78
rainbow 18
rainforest 9
raini 19
rais 303
rais_awar 24
rais_monei 24
raisin	11	25	n	raisins
rake 4
raleigh 15
ralli 6
ralph 5
ram 13
ram_dass	22	5	n	Ram Dass
ramachandran	28	9	n	Ramachandran
ramadan	29	10	n	Ramadan
rambl 35
ramen	18	67	n	ramen
ramen_noodl	20	12	n	ramen noodles
rami	11	5	n	Ramy
ramp 24
rampag 8
rampant 9
ramsai 8
ramsei 4
ran 609
ran_across 10
ran_barefoot	24	6	n	ran barefoot
ran_cross	13	6	m	ran cross
ranch 34
ranch_dress	18	10	n	ranch dressing
rancher 6
ranchero	20	4	n	rancheros
randal 4
random 294
random_act 7
random_control	28	9	m	randomized controlled
random_drug 4
random_girl 5
random_gui 6
random_stranger 6
random_thought 4
randomis	11	5	m	Randomised
randomli 62
rang 318
ranger 7
rank 61
rant 346
rap 11
rape 40
rapid 79
rapid_cycl	33	16	n	rapid cycling
rapid_fat	22	5	m	rapid fat
rapidli 45
rapist 5
rappel	22	5	v	rappel
rapper 5
rare 304
rare_eat	19	11	m	rarely eat
rare_occas 5
rarest 5
rash	12	36	n	rash	rashes
raspberri 38
raspberri_keton	24	6	n	raspberry ketones
rat	11	111	n	rats
rat_brain	27	8	n	rat brain	rat brains
ratatouil	18	10	n	Ratatouille
rate 292
rate_monitor	17	9	n	rate monitor
ratio	11	139	n	ratio
ration 70
rational	12	13	n	rationale
rational_behind	11	5	n	rationale behind
rattl 5
ravag	12	9	v	ravage
rave	12	47	v	rave	raves
rave_review	14	7	n	rave reviews
raven 15
ravioli 6
raw	19	325	m	raw
raw_almond	27	8	n	raw almonds
raw_bench	28	9	n	raw bench
raw_challeng	22	5	n	Raw Challenge
raw_data 4
raw_deadlift	31	12	n	Raw Deadlift
raw_egg	24	6	n	raw egg	raw eggs
raw_food	19	11	m	raw food	raw foods
raw_fruit	20	4	n	raw fruit	raw fruits
raw_honei	22	5	n	raw honey
raw_lifter	22	5	n	raw lifter	Raw Lifters
raw_materi 4
raw_nation	28	9	n	Raw Nationals
raw_powerlift	33	16	m	Raw Powerlifting	raw powerlifters
raw_squat	31	12	n	raw squat
raw_total	29	10	n	raw total
raw_vegan	27	8	m	raw vegan
raw_veget	22	5	n	raw vegetable	raw vegetables
razor 24
razor_burn	24	6	n	razor burn
rc	22	27	n	RC	RCs
rd 13
rda	20	4	n	RDA
rdl	24	6	n	RDL
re 100
re-create 4
re-post 8
re-rack	22	5	v	re-rack
re-read 8
re-started	13	6	v	re-started
re-uptake	24	6	m	re-uptake
rea 18
reach 569
reach_orgasm	11	8	n	reach orgasm
react 120
react_badli	22	5	n	react badly
reaction 219
reactiv 19
reactor 6
read 1054
read_articl 5
read_book 4
read_comprehens 6
read_list 5
read_materi 12
read_post 9
read_review	24	6	n	reading reviews
read_somewher	20	4	n	reading somewhere
readabl 5
reader 83
readhditor	28	9	n	reADHDitors
readi 449
readili 15
readili_avail 8
readjust	22	5	v	readjust
reaffirm 6
reagent	31	13	n	reagent
reagent_test	22	5	n	reagent tested
real 929
real-life 10
real-time 10
real_answer 7
real_bad	11	5	n	real bad
real_bike 6
real_chang 4
real_cheap	22	5	n	real cheap
real_deal 12
real_differ	11	5	n	real difference
real_experi 6
real_food	24	19	n	real food
real_friend 9
real_hard	25	7	n	real hard
real_issu 6
real_job 7
real_life 69
real_name 8
real_pain	24	6	n	real pain
real_person 11
real_problem 19
real_progress 7
real_quick 9
real_reason 18
real_run	20	4	m	real running	real runs
real_scienc	24	6	n	real science
real_size	24	6	n	real size
real_talk 4
real_women	18	10	n	real women
real_world 21
reali 6
realis 119
realist 73
realist_goal 4
realiti 153
realiti_check 6
realiti_show 4
realiz 1216
reall 6
realm 17
reap 14
reappear	14	7	v	reappear
reappli	14	12	v	reapply
rear 56
rear_delt	20	4	n	rear delt
rear_derailleur	24	6	n	rear derailleur
rear_wheel	17	9	n	rear wheel	rear wheels
rearrang 8
reason 1414
reason_amount 6
reason_behind 22
reason_fit	25	7	n	reasonably fit
reason_healthi	20	4	m	reasonably healthy
reason_price 21
reason_skill 4
reassur	11	54	v	reassurance
rebat 4
rebecca 4
reboot 5
rebound 17
rebuild 17
rebutt 4
rec	11	25	n	rec	recs
rec_center	25	7	n	rec center
recal 104
recal_correctli 4
recap 31
reccomend	18	10	n	reccomended
reccommend 4
reced	22	5	n	receding
receipt 8
receiv 430
receiv_end	11	5	n	receiving end
receiv_oral	28	9	n	receiving oral
recent 2249
recent_acquir	13	10	n	recently acquired
recent_ad 6
recent_ama 5
recent_articl 7
recent_ask 4
recent_attempt	20	4	n	recent attempt
recent_began 9
recent_begun	11	8	n	recently begun
recent_bought 30
recent_broke 5
recent_came 17
recent_chang 10
recent_colleg 12
recent_decid	10	37	n	recently decided
recent_develop 4
recent_diagnos	33	49	n	recently diagnosed
recent_diagnosi	20	4	n	recent diagnosis
recent_discov 29
recent_discuss	11	5	n	recent discussion
recent_episod	20	4	n	recent episode
recent_event 7
recent_experi 4
recent_finish 12
recent_gave 4
recent_gotten 10
recent_grad 6
recent_graduat 11
recent_heard 8
recent_hit	11	5	n	recently hit
recent_inform 4
recent_join 7
recent_learn 9
recent_lost 18
recent_move 38
recent_notic 10
recent_order	17	9	n	recently ordered
recent_paper	22	5	n	recent paper	recent papers
recent_past 5
recent_pic	24	6	n	recent pic
recent_pick	27	8	n	recently picked
recent_post 9
recent_purchas 5
recent_ran	27	8	n	recently ran
recent_realiz 8
recent_receiv 6
recent_research	11	5	n	recent research
recent_return 6
recent_start	13	6	m	recently starting
recent_stop 8
recent_stori	22	5	n	recent story	recent stories
recent_studi	16	14	n	recent study	recent studies
recent_stumbl	11	5	n	recently stumbled
recent_switch	29	10	n	recently switched
recent_taken 4
recent_talk	22	5	n	recent talk
recent_trip 8
recent_turn 4
recent_video 4
recent_visit 6
recept 25
receptionist 11
receptor	45	162	n	receptors
receptor_agonist	22	5	n	Receptor Agonist
receptor_antagonist	29	10	n	receptor antagonist
receptor_subtyp	22	5	m	receptor subtype
recess 17
recharg 7
reciev 21
recip	36	1785	n	recipe
recip_blog	25	7	n	recipe blog
recip_book	16	8	n	recipe book	recipe books
recip_call	29	10	n	recipe calls
recip_featur	22	5	m	recipes featuring
recip_idea	31	13	n	recipe ideas
recip_includ	31	12	n	recipe included
recip_insid	25	22	n	recipe inside
recip_onlin	29	10	n	recipes online
recip_site	32	14	n	recipe site
recip_video	22	5	n	recipe videos
recip_websit	27	8	n	Recipe website
recip_x-post 4
recipi 18
reciproc 14
reckless 8
reckon 7
reclaim 7
reclus 13
recogn 137
recognis 16
recognit 20
recogniz 5
recollect 12
recomend	16	8	v	recomendations
recomm 4
recommend	12	1169	v	recommend
recommend_dosag	31	13	n	recommended dosage
recommend_dose	22	5	n	recommended dose
recommend_food	22	5	n	recommended foods
recommend_provid	36	22	m	recommend providing
recommend_read 9
recommit	22	5	v	recommitted
recomp	51	96	n	recomp
recomposit	27	8	n	recomposition
reconcil 7
reconnect 4
reconsid 11
reconstruct 8
record 430
record-breaking 4
record_holder	33	15	n	record holder
record_set	25	7	n	record set
record_snatch	24	6	n	Record Snatch
record_speed	20	4	n	record speed
recount 4
recov 192
recov_alcohol	11	8	n	recovering alcoholic	recovering alcoholics
recoveri	16	215	n	recovery
recreat 102
recreat_drug	36	21	n	recreational drugs
recreation	36	21	v	recreationally
recruit 29
rectal 6
rectifi 5
rectu	22	5	m	rectus
rectum	20	4	n	rectum
recumb	24	6	m	recumbent	recumbents
recur 22
recur_theme 5
recurr	14	7	m	recurrent
recycl 16
red 680
red_bean	28	9	n	red beans
red_bell	20	13	m	red bell
red_blood	12	9	m	red blood
red_box	28	9	n	red box
red_bump	36	22	n	red bumps
red_cross 4
red_curri 4
red_dot	16	8	n	red dot	red dots
red_dye	22	5	n	red dye
red_face	13	6	n	red face
red_flag 12
red_hot 7
red_kidnei	25	7	m	red kidney
red_lentil	30	11	n	red Lentil
red_light 18
red_lobster 4
red_mark	39	29	n	red mark	red marks
red_meat	43	43	n	red meat
red_mill	18	10	m	Red Mill
red_onion	35	18	n	red onion
red_pepper	35	57	n	red pepper
red_potato 4
red_river	22	5	m	Red River
red_robin	16	8	m	Red Robin	red Robins
red_rock	11	5	n	Red Rock
red_sauc	20	4	n	red sauce
red_spot	20	13	n	red spots
red_velvet	11	5	m	red velvet
red_wine	22	15	n	red wine
redder	22	5	n	redder
reddish	11	5	m	reddish
reddit 25
redditor 322
redditor_decid	22	5	n	Redditors decided
redditor_guid	13	6	n	Redditor Guide
redefin	12	9	v	redefine
redesign 13
redhead 6
redirect 22
rediscov 8
redistribut 4
redneck 4
redo 6
redon 4
redos	27	8	v	redose
reduc 396
reduc_acn	20	4	n	reduce acne
reduc_anxieti	25	7	n	reduce anxiety
reduc_blood	20	4	m	reduce blood
reduc_calori	20	4	m	reduced calorie	reducing calories
reduc_fat	24	6	n	reduced fat
reduc_inflamm	20	4	n	reduce inflammation
reduc_risk	25	7	n	reduces risk
reduc_stress 4
reduct	14	71	n	reduction	reductions
redund 19
redux 4
reebok	19	11	n	Reebok
reed 5
reef	11	5	n	Reef
reek 7
reel 16
rees	14	11	v	Reese
rees_peanut	22	5	m	Reese Peanut
reevalu	12	9	v	reevaluate
ref 4
refe	38	27	n	refeed	refeeds
refer 335
refer_point 4
referenc 18
referr 25
refil 32
refin 39
refin_carb	20	4	n	refined carbs
refin_sugar	31	12	n	refined sugar
reflect 125
reflex 20
reflux	36	20	n	reflux
reform 21
refrain 25
refresh 33
refri	24	6	m	refried
refri_bean	24	6	n	refried beans
refriger	12	63	n	refrigerator
refuel 4
refug 4
refund 21
refus 161
refut 11
reg 6
regain	16	33	v	regain
regard 437
regard_supplement	22	5	n	regarding supplementation
regardless 118
regen 7
regener	12	20	v	regeneration
regim	18	57	n	regime
regimen	57	174	n	regimen
regiment	18	32	n	regiment	regiments
region 114
regist 67
regist_dietitian	28	9	n	registered dietitian	Registered Dietitians
regist_nurs	17	9	n	registered nurse	Registered Nurses
registr 29
registri 4
regress	11	12	v	regression
regret 125
regrow	11	8	v	regrow
regul 103
regular 534
regular_basi 51
regular_bra	20	4	n	regular bra	regular bras
regular_diet	24	6	n	regular diet
regular_exercis	24	6	n	regular exercise
regular_gym	24	6	m	regular gym
regular_keto	25	7	n	regular keto
regular_meal	22	5	n	regular meal	regular meals
regular_run	28	9	m	regular running
regular_salt	20	4	n	regular salt
regular_schedul	22	5	n	regular schedule
regular_sex	20	4	n	regular sex
regular_shoe	27	8	n	regular shoes
regular_size	11	5	m	regular sized
regular_workout	24	6	n	regular workout	regular workouts
regularli 256
regularli_run	11	5	n	regularly run
regulatori 4
regurgit	11	5	n	regurgitate
rehab	10	50	n	rehab
rehabilit 17
rehears 11
reheat	18	18	v	reheat
rei	14	16	n	REI
reign 5
reimburs 13
reinforc 29
reinstat 6
reintroduc	13	10	v	reintroducing
reinvent 4
reiter 8
reject 78
rejoic 8
rejoin 4
rejuven	13	10	n	rejuvenate
rekindl 5
rel 363
rel_cheap	11	8	n	relatively cheap
rel_easi	13	10	n	relatively easy
rel_healthi	17	15	n	relatively healthy
rel_inexpens	25	7	n	relatively inexpensive
rel_light 4
rel_low 6
rel_quick	24	6	n	relatively quick
rel_safe	11	5	n	relatively safe
rel_short 5
rel_small 4
rel_young 4
relai	12	65	n	relay	Relays
relai_race	24	6	n	relay race
relaps	26	41	v	relapse	relapses
relat 692
relat_field 4
relat_note	13	6	n	related note
relat_subreddit 9
relat_tattoo	22	5	n	related tattoo
relat_topic	11	5	n	related topics
relationship 543
relationship_end	17	9	n	relationship ended
relationship_issu 4
relationship_problem 8
relationship_typic	33	16	n	relationships typically
relax	12	240	v	relax
relearn	14	7	v	relearn
releas 246
releg 4
relentless 7
relev 202
relev_articl	13	6	n	relevant article	relevant articles
relev_inform	16	8	n	relevant information
relev_link	11	5	n	relevant links
reli 80
reliabl 73
reliabl_sourc	11	8	n	reliable source	reliable sources
reliant 6
relief 88
reliev 64
religi 73
religion 40
relish 11
reliv 8
reloc 9
reluct	17	16	n	reluctant
reluctantli 5
rem	11	15	m	REM
rem_sleep	28	9	n	REM sleep
remad 4
remain 186
remaind 17
remak 4
remark 67
remeasur	30	11	v	remeasured
remedi	12	66	v	remedy
rememb 883
rememb_correctli 5
rememb_exactli 4
rememb_present	24	6	n	remember presentation
rememb_read	17	22	n	remember reading
rememb_see 5
remeron	22	5	n	Remeron
remind 447
reminisc 8
remiss	12	13	n	remission
remnant 5
remodel 5
remot 26
remov 233
remov_makeup	22	5	n	remove makeup
renaiss 4
renal	28	9	m	renal
renam 11
render 16
renew 27
rennet	24	6	n	rennet
renov 11
renown 7
rent 39
rental 6
reoccur 10
reorgan 9
rep	14	391	n	reps
rep_max	32	14	n	rep max
rep_per	20	4	m	reps per
rep_rang	38	27	n	rep ranges
rep_set	27	8	n	rep sets
rep_squat	29	10	n	rep Squats
repair 80
repeal 4
repeat 150
repeat_topic	22	5	n	repeated topics
repeatedli 38
repercuss 7
repertoir	30	11	n	repertoire
repetit 50
rephras 6
replac 291
replai 11
replenish 13
repli 216
replic 25
report 602
report_button 4
repost 124
repres 64
represent 24
repress 11
reproduc 8
reproduct 18
reproduct_system 5
reprogram 4
republ 12
republican 16
repuls 9
reput 48
req 4
request 310
requir 503
reread 6
rerun 5
reschedul	14	7	v	reschedule
rescu 34
research	15	1465	n	research
research_aim	20	4	n	research aimed
research_articl	25	7	n	research article
research_assist	14	12	n	research assistant
research_center 4
research_chemic	31	12	n	research chemical	research chemicals
research_creat	24	6	n	researchers create
research_develop 4
research_discov	24	6	n	researchers discover
research_experi	17	15	n	research experience
research_find	11	12	n	research finds
research_group	13	6	n	Research Group
research_indic	22	5	n	research indicates
research_institut	27	8	n	Research Institute	research institutes
research_interest	14	7	n	research interests
research_lab	11	8	n	research lab	research labs
research_onlin	21	14	n	research online
research_paper 20
research_posit	20	4	n	research position	research positions
research_project	17	22	n	research project	research projects
research_regard	24	6	m	research regarding
research_report	20	4	n	researchers report
research_reveal	18	10	n	research reveals
research_show	18	32	n	research shows
research_studi	29	10	n	research study	research studies
research_suggest	15	18	n	research suggests
resel 5
resembl 24
resent 23
reserv 46
reservoir	11	5	n	reservoir
reset 46
reset_button 4
resid 189
resid_applic	22	5	n	residency applications
resid_program	21	14	n	residency programs
residu 18
resign 16
resili 8
resist	11	189	v	resistance
resist_band	31	13	n	resistance bands
resist_exercis	28	9	n	resistance exercise
resist_train	42	39	n	resistance training
resistance-trained	20	4	m	resistance-trained
resiz 6
resolut 89
resolution	20	4	n	resolutioners
resolv 53
reson 19
resort 26
resound 4
resourc 289
resourc_onlin 4
respect 186
respiratori	17	22	m	respiratory
respit 4
respond 226
respond_oh 4
respons 730
rest 793
rest-day	20	4	n	rest-day
rest_energi	20	4	m	resting energy
rest_heart	27	8	m	resting heart
rest_period	22	5	n	rest periods
rest_state	22	5	m	Resting State
restart 37
restaur 233
restaur_meal 4
restless	14	29	n	restless
restless_leg	19	11	m	restless leg
restock 6
restor 58
restoril	20	4	n	Restoril
restrain 6
restraint 8
restrict 137
restrict_calori	11	5	n	restricting calories
restrict_diet	25	7	n	restrictive diet	restricted diets
restroom 21
restructur 5
resubmit 4
result 1380
result_came	28	9	n	results came
result_pic 4
result_show 4
resum 56
resurfac 6
resurrect 5
resuscit 7
resveratrol	35	18	n	resveratrol
retail 120
retail_chain 6
retail_job 4
retail_pharmaci	25	20	n	retail pharmacy	retail pharmacies
retail_pharmacist	28	9	n	retail pharmacist	retail pharmacists
retail_store 4
retain 61
retain_inform	22	5	n	retain information
retak 9
retard 35
retent	20	30	n	retention
retest	20	4	v	retest
rethink 16
retin	31	13	n	retin
retin-a	37	24	n	Retin-A
retina 8
retinoid	30	11	n	retinoid	retinoids
retir 57
retouch 4
retract 16
retreat 17
retriev 17
retro 5
retrograd	11	5	m	retrograde
retrospect 23
return 301
return_home 11
reunion 8
reuptak	37	24	m	reuptake
reuptak_inhibit	22	5	n	reuptake inhibition
reuptak_inhibitor	27	8	n	reuptake inhibitor
reus 10
rev 8
rev3	20	4	m	Rev3
revamp 14
reveal 190
revel 34
reveng 6
revers 132
revers_pyramid	29	10	m	reverse pyramid
revert 11
review 466
review_articl	27	8	n	review articles
review_book	22	5	n	review book
review_onlin	20	4	n	reviews online
revis 33
revisit 13
revit 4
reviv 18
revolt 7
revolut 18
revolution 9
revolutionari 15
revolutionis	20	4	v	revolutionise
revolv 33
reward 96
reward_system 5
rewatch 6
rewind 4
rewir 9
rework 4
rewrit 9
rex 5
reynold 4
rhetor 4
rhino 6
rhodiola	36	21	m	Rhodiola
rhodiola_rosea	33	15	n	Rhodiola Rosea
rhyme 4
rhythm 31
ri 11
rib	16	63	n	ribs
rib_cage	22	5	n	rib cage
ribbon 12
ribcag	18	17	n	ribcage
ribey	25	7	n	ribeye
rica 14
rice	25	484	n	rice
rice_cake	20	4	n	rice cake	rice cakes
rice_cooker	40	32	n	rice cooker	rice cookers
rice_flour	29	10	n	rice flour
rice_krispi 5
rice_milk	27	8	n	rice milk
rice_noodl	14	7	n	rice noodles
rice_pasta	31	13	n	rice pasta
rice_recip	22	5	n	Rice Recipe
rich 86
rich_food	11	5	n	rich foods
rich_frone	31	13	n	Rich Froning
rich_roll	27	8	n	Rich Roll
richard 27
richard_dawkin 5
richard_hawthorn	29	10	n	richard Hawthorne
richmond 7
rick 17
rick_doblin	22	5	n	Rick Doblin
ricki 9
ricki_beren	22	5	m	ricky Berens
rico 7
ricotta	36	22	m	ricotta
ricotta_chees	20	4	n	ricotta cheese
rid	10	296	n	rid
riddanc 4
ridden	18	46	n	ridden
riddl 10
ride 724
ride_bike	22	5	n	riding bikes
ride_home 14
rider 52
ridg 8
ridicul 285
ridicul_amount	16	20	n	ridiculous amount	ridiculous amounts
ridicul_easi	16	8	n	ridiculously easy
ridicul_expens 7
ridicul_simpl 4
rig 19
rigert	22	5	n	Rigert
righ 4
right 68
right_activist 6
right_movement 4
righteou 6
rightfulli 4
rightli 4
rigid 10
rigor 26
rim 12
rind	29	31	n	rinds
ring 182
ring_true	22	5	n	ring true
rins	11	56	v	rinse
rio 6
rip 157
ripe 16
ripe_banana	22	5	n	ripe bananas
ripe_old 4
rippedbodi	30	11	n	rippedbody
ripper	11	5	m	Ripper
rippeto	40	33	n	Rippetoe
rippl	11	5	v	ripple
rise 123
risen 6
risk	10	344	n	risk
risk_factor	27	8	n	risk factor	risk factors
riski 12
risotto	33	16	n	risotto
risperd	25	7	n	Risperdal
risperidon	30	11	n	risperidone
rita	20	4	m	Rita
ritalin	27	62	n	Ritalin
rite 8
rite_aid 4
ritual 22
ritz 7
ritzenhein	25	7	n	Ritzenhein
rival 14
river 54
rl	14	7	n	RL
rm 8
rn	18	58	n	RN	RNs
rna 6
ro 12
roa	24	6	n	ROA
roaccutan	31	13	n	Roaccutane
road 559
road_ahead	24	6	n	road ahead
road_bike	46	180	n	road bike	road bikes
road_cycl	29	10	n	road cycling
road_race	18	18	n	road race	road races
road_ride	27	8	n	road riding
road_trip 21
roadbik	22	5	n	roadbike
roadblock 5
roadi 4
roam 8
roar 4
roast	26	217	m	roasted
roast_asparagu	24	6	n	roasted Asparagus
roast_beef	12	9	n	roast beef
roast_brussel	24	6	m	roasted brussels
roast_cauliflow	28	9	n	roasted cauliflower
roast_chicken	17	15	n	roast chicken	Roasted Chickens
roast_chickpea	24	6	n	roasted chickpeas
roast_eggplant	20	4	n	roasted eggplant
roast_garlic	27	8	n	roasted garlic
roast_pepper	20	4	n	roasted Pepper
roast_pork	25	7	m	roast pork
roast_potato	22	5	n	roasted potatoes
roast_red	31	12	m	roasted red
roast_tomato	20	4	n	Roasted Tomatoes
roast_veget	28	9	n	roasted Vegetable	roasted Vegetables
roast_veggi	27	8	n	roasted veggies
rob 27
robb	20	4	m	Robb
robberi 5
robbi 5
robbin 4
robe 4
robert 24
robillard	24	6	n	Robillard
robin 20
robin_carhart-harris	24	6	n	robin Carhart-Harris
robinson 4
robl	16	8	n	Robles
robot 28
robust 10
roch	11	5	m	Roche
rock 329
rock_bottom 18
rock_climb	27	43	n	rock climbing
rock_climber	15	13	n	rock climber	Rock Climbers
rock_hard	25	7	n	rock hard
rock_star 4
rock_wall	20	4	n	rock wall
rockclimb	22	5	n	rockclimbing
rocket 31
rocki 22
rocki_mountain 5
rockin 8
rod 8
rodai	36	21	n	Roday
rode 66
rodent 14
rogan	18	18	m	Rogan
roger 11
roger_ebert 4
rogu 10
roi 6
role 155
role_model 10
role_plai 6
roll 403
roll_oat	31	12	n	rolled oats
roller 48
roller_coaster 15
roller_derbi	16	8	n	roller derby
rollercoast 4
rollin 7
rom 11
roma	14	11	m	roma
roma_tomato	28	9	n	roma tomatoes
romain	15	13	m	romaine
romain_lettuc	13	6	n	romaine lettuce
roman 9
romanc 7
romanian 4
romant 31
romant_relationship 4
romantic 4
rome 7
romnei 6
ron 6
ronni	13	15	m	Ronnie
ronni_coleman	29	10	n	Ronnie Coleman
roof 37
rooftop 9
rooibo	24	6	m	Rooibos
rooki 18
room 577
room_full 5
room_temp	11	5	n	room temp
room_temperatur	11	8	n	room temperature
roomat 4
roomi 6
roommat 134
rooster	11	5	n	rooster
root 114
root_beer	25	7	n	root beer
root_caus 7
rope 60
rosa 4
rosacea	30	11	n	rosacea
rose 38
rosea	33	16	n	Rosea
rosemari	17	21	n	rosemary
ross 12
rot 16
rotat	17	166	n	rotation
rotat_cuff	34	17	m	rotator cuff	rotator cuffs
rotc 6
rotel	28	9	n	Rotel
rotisseri	10	14	m	rotisserie
rotisseri_chicken	12	13	n	rotisserie chicken	rotisserie chickens
rotten 7
roubaix	20	4	m	Roubaix
rough 195
rough_estim 8
rough_idea 4
rough_patch 8
rough_sex	13	6	n	rough sex
rougher 8
roughest	11	5	m	roughest
roughli 187
round 241
round-up	13	6	v	round-up
round_number 4
round_trip 10
roundup	14	12	n	Roundup
rout 150
routin	24	789	n	routine
routin_base	20	4	n	routine based
routin_consist	22	5	n	routine consists
routin_critiqu	22	5	n	routine critique
rover 10
row 256
row_machin	28	9	n	rowing machine	rowing machines
rower	19	11	n	rower	rowers
rowl 4
royal 13
royc 4
rp 13
rpg 4
rph	22	5	m	RPh
rpt	44	46	n	RPT
rpt_program	20	4	n	RPT program
rpt_style	24	6	n	RPT style
rt 5
ru 6
rub 118
rub_alcohol 4
rubber 31
rubber_band 7
rubbish 13
rubish	22	5	m	Rubish
rubric 6
rude 76
rudimentari 8
rudisha	28	9	n	Rudisha
rue	11	5	n	rue
rug 5
rugbi	12	35	n	rugby
rugbi_player 7
ruin 171
rule 403
rule_chang 8
ruler 4
rum 9
rumbl 10
rumin	25	7	v	ruminating
rummag 6
rumor 17
run 3101
run_across 10
run_along 5
run_barefoot	50	90	n	running barefoot
run_book	24	6	n	Running Book
run_buddi	25	7	n	running buddy	running buddies
run_cloth	20	4	n	running clothes
run_club	28	9	n	running club
run_commun	20	4	n	running community
run_complet	27	8	m	running completely
run_cross	30	11	m	run cross
run_due	22	5	n	running due
run_errand 5
run_everydai	27	8	n	run everyday
run_experi	17	9	n	running experience
run_fast	11	5	n	run fast
run_faster	15	13	n	run faster
run_form	37	24	n	running form
run_formula	22	5	n	Running Formula
run_further	20	4	n	run further
run_group	20	4	n	running group	running groups
run_half 4
run_high	22	5	m	run high
run_histori	20	4	n	running history
run_home 4
run_injuri	27	8	n	running injury	running injuries
run_longer	24	6	n	run longer
run_low	16	8	n	running low
run_marathon	24	6	n	running marathons
run_outsid 8
run_partner	22	5	n	running partner
run_podcast	36	21	n	Run Podcast
run_race	22	5	n	running race	run races
run_regularli	27	8	n	running regularly
run_rout	22	5	n	running route
run_routin	20	4	n	running routine
run_shoe	30	85	n	running shoes
run_short	18	10	n	running shorts
run_small	27	8	n	run small
run_store	11	5	n	running store
run_track	12	9	n	running track
run_unshod	22	5	n	run unshod
run_workout	43	42	n	running workout	run workouts
runawai 4
rundown 14
rung 4
runkeep	27	8	n	RunKeeper
runner	24	462	n	runner	runners
runner_high	20	4	n	runner high
runner_world	28	9	n	Runner World
runni	17	15	n	runny
runni_nose 4
runnit	41	35	n	Runnit
rupp	40	30	n	Rupp
ruptur 4
rural 24
rural_area 5
rush 103
russel 24
russel_barklei	27	8	n	Russell Barkley
russel_brand	11	5	n	russell Brand
russet	25	7	m	russet
russet_potato	24	6	n	russet potatoes
russia 23
russian 56
rust 7
rusti 6
rut 13
ruthless 6
rv 6
rx	28	50	n	Rx	RXs
ryan 54
ryan_gosl 6
ryan_hall	28	9	n	Ryan Hall
ryan_locht	32	14	n	ryan Lochte
ryan_murphi	22	5	n	Ryan Murphy
rye 13
rye_bread	22	5	n	rye bread
s'mores	24	6	m	S'mores
s1 4
sa	25	144	n	SA
sa_suffer	22	5	n	SA sufferers
sabotag 16
sac 6
sack 25
sacr 18
sacr_creed	27	8	n	Sacred Creed
sacramento 5
sacrif 12
sacrific 30
sad 297
sad_angri 4
sad_stori 4
sadden 9
saddest 10
saddl	12	25	n	saddle
sadist 4
sadli 51
safe 431
safe_place 11
safe_sex 4
safe_side 4
safer 35
safest 7
safeti 135
safeti_concern	25	7	n	safety concerns
safeti_net 5
safewai 13
saffron	20	4	n	saffron
safran	22	5	m	Safran
safran_foer	22	5	n	Safran Foer
sag 9
saga 5
sagan 11
sage 15
saggi	18	18	n	saggy
sai 603
sail 13
saint 7
sake 68
salad	30	422	n	salad	salads
salad_bar	22	5	n	salad bar	Salad Bars
salad_dress	30	11	n	salad dressing
salad_recip	33	16	n	salad recipe
salad_sandwich	27	8	n	salad sandwich
salami	30	11	n	salami
salari 34
salazar	18	10	n	Salazar
sale 272
sale_associ 6
sale_ladi 6
salesman 8
salesperson 5
saleswoman	22	5	n	saleswoman
salicyl	42	38	m	salicylic
salicyl_acid	41	35	n	salicylic acid
salimi	24	6	n	Salimi
salin	17	9	n	saline
saliva	14	7	n	saliva
salli 10
salmon	29	91	n	salmon
salon 7
salsa	20	66	n	salsa
salt	20	367	n	salt
salt_lake 5
salt_pepper	45	53	n	salt pepper
salt_water	20	12	n	salt water
salti	14	35	n	salty
saltin	27	8	n	saltine
saltin_cracker	20	4	n	saltine crackers
saltwat 9
salut 26
salvia	29	33	n	salvia
salvia_divinorum	22	5	n	salvia Divinorum
salvinorin	24	6	n	salvinorin
sam 34
sam_club 8
sam_harri 8
sammich 4
samoa 4
samosa	22	5	n	Samosas
sampl 147
sampl_pack	13	6	n	sample pack	sample packs
sampl_size	12	9	n	sample size	sample sizes
sampler 6
samsung 4
samurai 5
san 91
san_diego 24
san_francisco 22
san_jose 8
san_pedro	20	12	n	San Pedro
sanction 12
sanctuari	11	12	n	Sanctuary
sand 28
sandal	18	32	n	sandals
sandbag	20	4	n	sandbag
sandi 27
sandi_hook 4
sandwhich	12	9	n	sandwhich	sandwhiches
sandwich	12	266	n	sandwich	sandwiches
sandwich_bread	20	4	n	sandwich bread
sandwich_recip	25	7	n	Sandwich Recipes
sandwich_shop 4
sane 23
sang 7
sanit 10
saniti 22
sanjai 4
sanjai_gupta 4
sank 4
santa 44
santa_barbara 4
santa_cruz 5
santa_fe 4
santa_rosa 4
santabarbaratown	20	4	n	Santabarbaratown
sap 12
sappi 5
sar 5
sarah 20
sarah_robl	16	8	n	Sarah Robles
sarcasm 7
sarcast 14
sardin	14	7	n	sardines
sasha	24	6	v	Sasha
sashimi	22	5	n	sashimi
saskatchewan	11	5	n	Saskatchewan
sat 162
sat_fat	20	4	n	sat fat
satai	20	4	n	Satay
satan 5
sate	20	4	v	sate
satellit 6
satiat	17	16	v	satiated
satieti	27	8	n	satiety
satir 7
satisfact 40
satisfactori	11	8	m	satisfactory
satisfi 152
sativa	22	5	n	sativa
satur	17	56	m	saturated
satur_fat	39	29	n	saturated fat
saturdai 330
saturdai_morn 21
saturdai_night 35
saturdai_sundai 4
saturn 8
sauc	27	423	n	sauce
sauc_pan	20	4	n	sauce pan
sauc_recip	28	9	n	sauce recipe
sauc_spice 4
saucepan	25	7	n	saucepan
sauconi	29	10	m	Saucony
sauerkraut	29	10	n	sauerkraut
sauna 5
sausag	25	140	n	sausage
sausag_patti	13	6	n	sausage patties
saut	23	17	n	saute
saut_onion	22	5	n	saute onions
saute	41	35	m	sauteed
sauté	27	8	n	sauté
sautéed	31	12	v	sautéed
savag 10
savannah	20	4	m	Savannah
savant	24	6	n	savant
savasana	36	22	n	savasana
save 501
save_live 5
save_monei 41
saver 8
savor 4
savori	39	29	m	savory
savouri	28	9	m	savoury
savvi 7
sc 14
sca	29	33	n	SCA
scab 11
scaffold 4
scale	12	400	n	scale	scales
scale_move	24	6	n	scale move
scale_number	20	4	n	scale number
scale_victori	22	5	n	scale victory	scale victories
scallion	31	13	n	scallion
scallop	19	11	n	scallops
scalp 16
scam 25
scan 91
scandal 14
scanner 19
scantili 4
scapula	27	8	n	scapula
scar	16	221	n	scars
scar_tissu	12	9	n	scar tissue
scarborough	20	4	n	Scarborough
scarc 4
scare 358
scare_shitless	12	9	n	scared shitless
scarf 10
scari 91
scariest 7
scath	24	6	m	scathing
scatter 14
scaveng 4
scd	20	4	m	SCD
scenario 48
scene 101
sceneri 7
scenic 6
scent 23
sceptic	25	7	n	sceptical
schedul 370
scheiner	24	6	n	Scheiner
scheme 37
schizoaffect	24	6	m	schizoaffective
schizophren	11	22	n	schizophrenic	schizophrenics
schizophrenia	21	73	n	schizophrenia
scholar 10
scholarli 5
scholarship 23
school 2259
school_basic 4
school_book 4
school_class 6
school_colleg 5
school_cross	24	6	m	school cross
school_current 4
school_district 8
school_due 4
school_experi	24	6	n	school experience
school_friend 4
school_full 4
school_graduat 8
school_gym	16	8	n	school gym
school_high 4
school_interview	14	7	n	school interview
school_junior 7
school_kid 6
school_life 5
school_lunch 10
school_nurs	22	5	n	school nurse	school nurses
school_program 7
school_rank 4
school_recent 4
school_record 7
school_runner	20	4	n	school runners
school_senior 14
school_start 9
school_student 27
school_swim	30	11	m	school swim
school_swimmer	25	7	n	school swimmer
school_teacher 5
school_team	17	9	n	school team
school_track	24	6	n	school track
school_weight	20	4	m	school weight
school_work 22
schooler 10
schoolwork 9
schwarzenegg 17
schwinn	34	17	m	Schwinn	Schwinns
sci 14
sci-fi 5
sciatica	22	5	m	sciatica
scienc 695
scienc_background	11	5	n	science background
scienc_behind	46	60	n	science behind
scienc_class 5
scienc_degre 7
scienc_fiction 7
scienc_journal	14	7	n	science journal	Science Journals
scienc_major 8
scienc_new	24	6	n	science News
scienc_show 4
scienc_student 4
science-based	24	6	m	science-based
science-related 4
science2	20	4	n	Science2
scientif	16	255	m	scientific
scientif_american	12	17	n	scientific American
scientif_answer 5
scientif_articl	25	7	n	scientific article	scientific articles
scientif_data	20	4	n	scientific data
scientif_evid 9
scientif_explan	11	5	n	scientific explanation	Scientific Explanations
scientif_find	24	6	n	scientific finding	scientific findings
scientif_journal	20	4	n	scientific journal	scientific journals
scientif_literatur	16	8	n	scientific literature
scientif_method	13	6	n	scientific method
scientif_paper	18	10	n	scientific paper	scientific papers
scientif_proven	27	8	n	scientifically proven
scientif_research	10	11	n	scientific research
scientif_studi	25	22	n	scientific study	scientific studies
scientist	17	486	n	scientists
scientist_believ	25	7	n	scientists believe
scientist_claim 4
scientist_creat	25	7	m	scientists create
scientist_develop	28	9	m	scientists develop
scientist_discov	34	17	n	scientists discover
scientist_invent	22	5	m	scientists invent
scientist_turn	22	5	m	scientists turn
scissor 11
scivat	24	6	m	Scivation
scivat_xtend	24	6	n	Scivation Xtend
sclerosi	31	12	n	sclerosis
scm	20	4	n	SCM
scof 5
scold 10
scoliosi	16	8	n	scoliosis
scone	24	6	n	Scones
scoop	21	173	n	scoop	scoops
scoop_chocol	25	7	m	scoop chocolate
scoop_protein	24	6	m	scoop protein
scoop_vanilla	27	8	m	scoop vanilla
scoop_whei	29	10	m	scoops whey
scope 20
scopolamin	20	4	n	Scopolamine
score 132
scorpion 17
scotch 16
scotch_egg	24	6	n	scotch eggs
scotland 16
scott 22
scottish 9
scottydog28	20	4	n	Scottydog28
scour 20
scout 23
scout_cooki	18	10	n	Scout Cookies
scrambl	12	74	n	scrambled
scrambl_egg	30	34	n	scrambled eggs
scrap 14
scrape 22
scratch 82
scrawni	15	23	n	scrawny
scream 102
screech 5
screen 101
screenshot 17
screw 165
scripp 4
script 54
scroll 22
scroung 10
scrub	14	107	n	scrub
scrub_free	22	5	m	Scrub Free
scrutin 4
scrutini 7
sculpt 10
sculptur 5
scumbag 62
scumbag_brain 17
sd 15
sdn	28	9	n	SDN
se 45
sea 92
sea_level	11	5	n	sea level
sea_salt	19	20	n	sea salt
seafood	18	32	n	seafood
seal 37
seam 10
seamstress	11	5	n	seamstress	seamstresses
sean 9
sear 22
search 492
search_bar	13	10	n	search bar
search_engin 9
search_function 13
search_googl 6
search_result 7
searchabl 5
season 523
season_allergi	20	4	n	seasonal allergies
season_salt	25	7	n	Seasoned salt
seat 91
seattl 25
seawe	18	10	n	seaweed
sebac	38	25	m	sebaceous
sebac_filament	36	21	n	sebaceous filaments
sebac_gland	20	4	n	sebaceous glands
sebastian 4
seborrh	20	4	m	seborrheic
sebum	28	9	n	sebum
sec 25
seclud 8
second 1116
second-hand 4
second_attempt 10
second_break	25	7	n	second break
second_chanc 7
second_child 6
second_class	14	7	n	second class
second_faster	20	4	n	seconds faster
second_guess 4
second_half 10
second_hand 9
second_languag 5
second_later 4
second_natur	11	5	n	second nature
second_opinion 14
second_pictur	22	5	n	second picture
second_place	11	8	n	second place
second_rest	20	4	n	seconds rest
second_round 7
second_season 5
second_semest 12
second_set	25	7	n	second set
second_thought 6
second_toe	22	5	n	second toe
second_trimest	20	4	n	second trimester
secondari 20
secondari_school 4
secondhand 4
secondli 18
secret 258
secret_life 12
secret_santa 8
secret_weapon	18	10	n	secret weapon
secretli 16
secretsanta	20	4	n	secretsanta
secteur	20	4	m	Secteur
section 191
sector 11
secular 4
secur 80
sed 6
sedat	23	17	n	sedation
sedentari	36	63	n	sedentary
sedentari_lifestyl	31	13	n	sedentary lifestyle	sedentary lifestyles
sediment 6
sedona	20	4	n	Sedona
seduc 6
seduct 8
see 790
see-through 4
see_pictur 4
see_post 8
see_progress	30	11	n	seeing progress
see_result	19	11	n	seeing results
seed 172
seed_extract	31	13	n	seed extract
seed_oil	22	5	n	seed oil
seek 219
seek_advic 24
seek_medic	28	9	m	seek medical
seek_profession	25	7	n	seek professional
seek_treatment	14	7	n	seek treatment
seeker 8
seem 360
seem_fine 6
seem_interest 5
seemingli 57
seep 4
seeya	22	5	n	SeeYa
segment 20
seinfeld 4
seitan	38	26	n	seitan
seiz 14
seizur 43
sel 4
seldom	31	12	v	seldom
select 148
selegilin	25	7	n	selegiline
selenium	20	4	n	selenium
self 497
self-aware 5
self-care	20	4	n	self-care
self-confidence	14	16	n	self-confidence
self-conscious	13	36	n	self-conscious
self-control	18	18	n	self-control
self-destructive	30	11	m	self-destructive
self-diagnosis	24	6	n	self-diagnosis
self-discipline 7
self-doubt 8
self-esteem	22	65	n	self-esteem
self-esteem_issu 6
self-explanatory 6
self-harm 5
self-hate	22	5	n	self-hate
self-help	11	8	m	self-help
self-image 11
self-loathing	13	10	n	self-loathing
self-medicate 4
self-medicating	22	5	n	self-medicating
self-portrait	22	5	n	self-portrait
self-post 14
self-posts 7
self-sufficient 5
self-worth	14	7	n	self-worth
self_confid	25	20	n	self confidence
self_consciou	19	43	n	self conscious
self_control 11
self_diagnos	28	9	n	self diagnosed
self_doubt	20	4	n	self doubt
self_esteem 47
self_explanatori 12
self_harm	19	11	n	self harm
self_imag	25	7	n	self image
self_improv	20	4	n	self improvement
self_loath	28	9	n	self loathing
self_medic	20	13	n	self medicate
self_piti	14	7	n	self pity
self_portrait 5
self_post 10
self_promot 4
selfi	29	10	n	selfie	selfies
selfish 41
sell 228
sell_bra	22	5	n	sell bras
seller 20
seltzer	20	4	n	seltzer
selv 5
semant 6
semblanc 5
semen 15
semest 174
semi 26
semin 5
seminar 13
sen 6
senat 19
sencha	20	4	n	Sencha
send 251
sender 4
seneca 5
senior 184
senior_prom 5
sens 440
sensat 88
sensation 4
sensationalist 5
sensibl	11	15	n	sensible	sensibilities
sensit	17	260	n	sensitive
sensit_skin	31	38	n	sensitive skin
sensit_stomach	20	4	n	sensitive stomach	sensitive stomachs
sensor 12
sensori	22	36	m	sensory
sensori_overload	22	5	n	sensory overload
sensori_process	22	5	m	sensory processing
sensual	11	5	n	sensual
sent 231
sentenc 66
sentiment 19
senza	25	7	n	Senza
seoul 5
sep 7
separ 182
separ_bowl	24	6	n	separate bowl
separ_occas	22	5	n	separate occasions
seper 14
sephora	30	11	n	Sephora
sepsi 4
sept 35
septemb 168
sequenc 43
sequest 6
seren 10
serg	24	6	m	Serge
sergio 6
sergio_oliva	22	5	n	Sergio Oliva
seri 186
serial 6
serin	20	4	n	serine
seriou 463
seriou_injuri 4
seriou_issu 12
seriou_mass	29	10	n	Serious Mass
seriou_problem 15
seriou_relationship 6
seriou_train	22	5	n	serious training
seriou_weight	20	4	m	serious weight
serious 554
serious_consid 17
serious_think 4
seroquel	42	37	n	Seroquel
serotonerg	31	12	m	serotonergic
serotonin	52	109	m	serotonin
serotonin_level	29	10	n	serotonin levels
serotonin_receptor	31	12	n	serotonin receptor	serotonin receptors
serotonin_releas	20	4	n	serotonin releasing
serotonin_reuptak	24	6	m	serotonin reuptake
serotonin_syndrom	35	18	n	serotonin syndrome
sert	20	4	n	SERT
sertralin	24	6	n	sertraline
serum	30	36	n	serum
serv 530
serv_size	37	24	n	serving size
server 21
servic 181
servic_announc	15	13	n	Service Announcement
servic_dog 12
sesam	12	32	m	sesame
sesam_oil	30	11	n	sesame oil
sesam_seed	24	6	n	sesame seeds
session	10	283	n	session	sessions
set 1264
set-up 6
set_amount 4
set_asid 19
set_diet	25	7	n	set diet
set_foot 4
set_goal	25	7	n	set goals
set_per	20	4	m	sets per
setback	14	11	n	setback	setbacks
settl 87
settlement 4
setup 66
seven 108
seventeen 12
seventh 7
sever 1061
sever_acn	39	28	n	severe acne
sever_anxieti	21	23	n	severe anxiety
sever_articl 4
sever_asthma 4
sever_autist	25	7	m	severely autistic
sever_case	25	7	n	severe case	severe cases
sever_cup	20	4	n	several cups
sever_cystic	24	6	m	severe cystic
sever_depress	11	42	n	severe depression
sever_differ	13	15	m	several different
sever_headach	11	5	n	severe headaches
sever_hundr 6
sever_lack	11	5	n	severe lack
sever_limit 4
sever_medic	22	5	n	several medications
sever_pain 9
sever_panic	24	6	m	severe panic
sever_post 7
sever_reason 7
sever_social	15	18	m	severe social
sever_thousand 4
severli	22	5	m	severly
sew 14
sex 1169
sex_advic	12	9	n	sex advice
sex_drive	21	70	n	sex drive
sex_ed 9
sex_educ	16	8	n	sex education
sex_life	11	84	n	sex life
sex_partner 4
sex_posit	30	11	n	sex positions
sex_shop 4
sex_talk 4
sex_tip	13	6	n	sex tips
sex_toi 19
sexi 157
sexi_ladi	20	4	n	Sexy Ladies
sexier 6
sexist 4
sext 4
sexual 340
sexual_abus 5
sexual_act 4
sexual_activ 40
sexual_arous	13	6	n	sexual arousal
sexual_assault 6
sexual_attract 14
sexual_desir 4
sexual_dysfunct	22	5	n	sexual dysfunction
sexual_encount	16	8	n	sexual encounter	sexual encounters
sexual_experi 10
sexual_frustrat 4
sexual_harass 6
sexual_orient 4
sexual_partner	13	19	n	sexual partner	sexual partners
sexual_person	24	6	n	sexual person
sexual_relationship 13
sexual_side 4
sexxit	44	47	n	sexxit
sexxitor	20	4	v	sexxitors
sexytim 14
sf 23
sfn	33	16	n	SfN
sfw 22
sh 34
shade 21
shadi 9
shadow 37
shaft 10
shake	14	384	n	shake
shake_recip	30	11	n	shake recipe	shake recipes
shaken 4
shaker	22	16	m	shaker	Shakers
shaker_bottl	20	4	n	shaker bottle	shaker bottles
shaki 23
shalan	22	5	m	Shalane
shall 50
shallot	31	13	n	shallots
shallow	17	72	m	shallow
shallow_breast	37	23	n	shallow breasts
sham 7
shaman	31	13	n	shamanic	shamans
shambl 8
shame 151
shameless 17
shameless_plug 8
shamelessli 6
shampoo 25
shane 4
shanghai 5
shank	13	6	n	Shanks
shankl	32	14	n	Shankle
shape	13	570	n	shape
shape_chang	22	5	n	shape change
shard 4
share 2058
share_experi 5
share_inform 4
share_stori 6
shark	11	101	n	shark
sharma	33	16	n	Sharma
sharp 65
sharp_cheddar	20	4	n	sharp cheddar
sharp_pain 8
sharper	27	8	n	sharper
shatter 29
shave 105
shave_cream 7
shaw 7
shawn	31	116	n	Shawn
shawn_spencer	22	5	n	Shawn Spencer
she 14
she'd 39
she'll 29
shebang 5
shed 105
shed_light 12
sheep 9
sheer 30
sheet 100
sheiko	33	15	n	Sheiko
shelf 50
shelf_exam	22	5	n	shelf exam
shelf_life	32	14	n	shelf life
shell 70
shellfish	29	10	n	shellfish
shelter 20
shelv 16
shenanigan 4
shepherd 18
shepherd_pie	32	14	n	Shepherd Pie
sherlock 6
sherri	22	5	n	sherry
shield 9
shift 216
shift_gear 5
shifter	21	14	n	shifters
shiitak 6
shiitak_mushroom 4
shimano	24	18	m	Shimano
shin	27	42	m	shin
shin_splint	38	26	n	shin splints
shine 45
shini 24
ship 166
ship_cost 9
shipment 20
shirataki	33	15	m	shirataki
shirataki_noodl	29	10	n	shirataki noodles
shire 7
shiritaki	20	4	v	Shiritaki
shirt 280
shirt_size	13	6	n	shirt size
shirtless	21	43	n	shirtless
shirtless_pictur	24	6	n	shirtless picture	shirtless pictures
shiseido	29	10	m	Shiseido
shit 819
shit_oh 5
shit_ton 6
shitak	20	4	m	shitake
shite 5
shitfac 4
shitless	14	11	n	shitless
shitload 9
shitti 140
shittier	20	4	n	shittier
shiver 8
sho 11
shock 190
shockingli 6
shod	28	9	m	shod
shoe	15	583	n	shoes
shoe_run	22	5	n	shoe running
shoe_size	16	8	n	shoe size
shoe_store 8
shoeless	13	6	n	shoeless
shook 10
shoot 120
shooter 16
shop 557
shop_list	21	32	n	shopping list	shopping lists
shop_onlin 7
shop_spree 4
shop_trip	14	11	n	shopping trip	shopping trips
shopp	25	7	n	Shoppe
shopper 16
shore 7
short 891
short-lived	20	4	n	short-lived
short-term 25
short-term_memori	28	9	n	short-term memory
short_amount	14	12	n	short amount
short_distanc	20	13	n	short distance	short distances
short_documentari 5
short_film 13
short_list 5
short_live	13	6	n	short lived
short_notic	11	5	n	short notice
short_period	11	23	n	short period	short periods
short_run	30	11	n	short run	short runs
short_short 5
short_stori 16
short_summari	11	5	n	short summary	short summaries
short_term 44
short_version 4
short_video 11
shortag 28
shortbread	22	5	n	shortbread
shortcak	22	5	n	Shortcake
shortcom 5
shortcut 10
shorten 26
shorter 57
shorter_distanc	25	7	m	shorter distance
shortest 4
shorthand 5
shortli 64
shortli_thereaft 6
shot 352
shotgun 5
shou	14	7	v	shou
shoul	19	11	v	shoul
should've 16
shoulder	16	379	n	shoulders
shoulder_blade	27	8	n	shoulder blades
shoulder_imping	20	4	n	shoulder impingement
shoulder_injuri	24	6	n	shoulder injury	Shoulder Injuries
shoulder_mobil	22	5	n	shoulder mobility
shoulder_pain	29	10	n	shoulder pain
shoulder_press	36	22	n	shoulder press
shoulder_workout	27	8	n	shoulder workout	shoulder workouts
shouldnt 4
shout 64
shoutout 6
shove 34
shovel 9
show 1420
show_call 5
show_increas 4
show_interest 5
show_movi 4
show_progress	22	5	m	show progress
show_promis	33	15	n	Shows Promise
show_result 4
show_sign 9
showcas 9
shower 232
shower_head 4
showerhead 4
shown 104
shpongl	20	4	n	Shpongle
shred	14	95	m	shredded
shred_cheddar	25	7	n	shredded cheddar
shred_chees	33	15	n	shredded cheese
shred_chicken	31	13	n	shredded chicken
shrimp	16	58	n	shrimp
shrink	14	67	n	shrink	shrinks
shroom	42	122	n	shrooms
shroom_trip	31	12	n	shroom trip
shrug 45
shrunk	14	16	n	shrunk
shudder 6
shuffl 14
shulgin	36	21	n	Shulgin
shun 6
shut 123
shutdown 4
shuttl 7
shw	24	6	m	SHW
shy 147
shy_person	24	6	n	shy person
shyness	16	14	n	shyness
si 27
sibl 23
sic 6
sick 529
sicken 8
sicker 4
sickli 6
sid 4
side 1054
side-by-side 7
side-effect	33	15	n	side-effect
side-effects	27	27	n	side-effects
side_affect	22	5	n	side affects
side_angl	20	4	n	side angle
side_bar	18	30	n	side bar
side_dish	35	18	n	side dish	side dishes
side_effect	30	233	n	side effects
side_note 44
side_plank	27	8	n	side plank
side_salad	11	5	n	side salad	side salads
side_view	27	8	n	side view
sidebar 200
sidelin 6
sidenot	11	5	n	sidenote
sidewai 9
sidewalk 34
sierra 4
sift 11
sig	11	5	m	sig
sigh 55
sight 62
sigma 4
sign 406
sign_languag 4
signal 94
signatur 13
signifi 6
signific 201
signific_amount 17
signific_chang	24	6	n	significant change	significant changes
signific_differ 10
signific_improv 4
signific_increas	11	5	n	significant increase	significant increases
signific_weight	22	5	m	significant weight
significantli	11	128	v	significantly
significantli_improv	22	5	n	significantly improve
significantli_increas	28	9	m	significantly increase	significantly increases
significantli_reduc	11	5	n	significantly reduce
significantli_stronger	20	4	n	significantly stronger
silenc 35
silent 26
silhouett 4
silicon 22
silicon_vallei 4
silk	10	24	m	Silk
silli 167
silver 44
silver_line	21	14	m	Silver Linings
silver_needl	22	5	n	silver Needle
silverhydra	37	23	n	silverhydra
silvi	20	4	n	Silvy
sim 6
simil 4
similar 644
similar_drug	22	5	n	similar drugs
similar_effect	31	13	n	similar effect	similar effects
similar_experi	16	47	n	similar experience	similar experiences
similar_interest 4
similar_issu	13	14	n	similar issue	similar issues
similar_posit 7
similar_problem	11	8	n	similar problem	similar problems
similar_result	20	4	n	similar result	similar results
similar_situat 31
similar_stori 14
similarli 33
simmer	30	36	v	simmer	simmers
simmon 10
simon 22
simon_whitfield	22	5	n	simon Whitfield
simpl 705
simpl_answer 5
simpl_carb	27	8	n	simple carbs
simpl_easi 7
simpl_guid	14	7	n	simple guide
simpl_meal	24	6	m	simple meal	simple meals
simpl_pleasur 5
simpl_recip	35	19	n	simple recipe
simpl_rule 7
simpl_snack	20	4	m	simple snack	simple snacks
simpl_step 4
simpl_task 8
simplefit	20	4	n	simplefit
simpler 10
simplest 26
simpli 396
simpli_eat	25	7	n	simply eat
simplic 13
simplifi 24
simpson 18
simul 35
simultan 32
sin 10
sinai	20	4	n	Sinai
sincer 28
sinclair	11	5	n	sinclair
sinensi	24	6	n	sinensis
sing 50
singapor 7
singer 10
singh 4
singl 644
singl_cigarett	20	4	n	single cigarette
singl_digit	12	9	m	single digit
singl_dose	31	13	n	single dose	single doses
singl_drop	22	5	n	single drop
singl_friend 4
singl_gui 4
singl_leg	20	4	m	single leg
singl_life	11	5	n	single life
singl_meal	25	7	n	single meal
singl_mom 6
singl_neuron	24	6	n	single neuron	single Neurons
singl_night 9
singl_person 21
singl_ply	31	13	m	single ply
singl_pound	24	6	n	single pound
singl_puff	22	5	n	single puff
singl_rep	20	4	n	single rep	single reps
singl_serv	13	6	n	single serving	single servings
singl_speed	22	5	n	single speed
singlet	22	16	n	singlet	singlets
singleton 4
singular 15
sink 47
sinu	31	12	m	sinus
sinu_infect	24	6	n	sinus infection	sinus infections
sinus	25	7	n	sinuses
sip 33
sir 11
sirloin 8
sissi 4
sister 281
sister-in-law 11
sister_size	31	12	n	sister size	sister sizes
sister_wed 5
sit 708
sit-ups	27	8	n	sit-ups
sit_alon 8
sit_outsid 4
sit_up	32	14	n	sit ups
sitcom 4
site 445
sitter 9
situat 588
situp	15	18	n	situps
six 381
six_flag 5
six_foot 5
six_inch	22	5	n	six inch	six inches
six_pack	13	18	n	six pack
sixteen 9
sixth 11
sixti 14
size	15	1223	n	size	sizes
size_bag 4
size_bigger	25	7	n	size bigger
size_bra	25	22	n	size bra
size_calcul	22	5	n	size calculator
size_chart 8
size_differ 4
size_fit	11	5	n	size fits
size_gain	22	5	n	size gains
size_medium	22	5	n	size medium
size_piec	20	4	n	size pieces
size_rang	19	11	n	size range
size_smaller	17	9	n	sizes smaller
sj 4
skate 12
skateboard 8
skd	53	116	n	SKD
skelet	12	13	m	skeletal
skelet_muscl	27	8	m	skeletal muscle
skeleton 19
skeptic	13	97	n	skeptical
sketch 17
sketchi 16
skew	11	15	n	skewed
skewer	20	13	n	skewers
ski 25
skid 4
skill 248
skill_level 4
skill_work	28	9	n	skill work
skillet	27	42	n	skillet	skillets
skim 37
skim_milk	15	13	n	skim milk
skin	16	1057	n	skin
skin-care	20	4	m	skin-care
skin_cancer	14	12	n	skin cancer
skin_care	44	48	m	skin care
skin_cell	21	14	n	skin cells
skin_clear	27	8	n	skin clear
skin_color 6
skin_condit	18	10	n	skin condition	skin conditions
skin_feel	29	10	n	skin feels
skin_irrit	22	5	n	skin irritants
skin_issu	29	10	n	skin issues
skin_look	37	24	n	skin looks
skin_problem	33	16	n	skin problems
skin_product	22	5	n	skin products
skin_routin	24	6	n	skin routine
skin_tone	12	9	n	skin tone
skin_type	40	31	n	skin type
skin_wors	22	5	n	skin worse
skincar	55	140	m	skincare
skincar_addict	28	9	n	Skincare Addiction	skincare addicts
skincar_product	38	26	n	skincare products
skincar_routin	38	25	n	skincare routine	skincare routines
skincareaddict	44	49	n	skincareaddiction
skinless	38	26	m	skinless
skinless_chicken	35	18	m	skinless chicken
skinni	23	387	n	skinny	skinnies
skinni_bastard	20	4	n	skinny bastards
skinni_dude	24	6	n	skinny dude	skinny dudes
skinni_fat	35	19	n	skinny fat
skinni_girl	25	7	n	skinny girls
skinni_gui	25	34	n	skinny guy
skinni_jean	17	9	n	skinny jeans
skinni_kid	30	11	n	skinny kid	skinny kids
skinni_person	24	6	n	skinny person
skinnier	33	15	n	skinnier
skinniest 4
skinny-fat	29	10	n	skinny-fat
skinnyfat	20	12	n	skinnyfat
skip 213
skip_breakfast	13	15	n	skipping breakfast
skip_leg	13	6	n	skip leg
skip_lunch	11	5	n	skipping lunch
skip_meal	22	5	n	skip meals
skip_past 4
skirt 25
skit 4
skull 33
skull_crusher	22	5	n	skull crushers
skullcrush	20	4	n	skullcrushers
skunk 4
sky 34
sky_high	20	4	n	sky high
skype 22
skyrim 7
skyrocket 15
sl	19	50	n	SL
sl5x5	28	9	n	SL5x5
slab 10
slack 36
slacker	11	5	n	slacker	slackers
slam 41
slang 7
slap 32
slash 10
slate 12
slate_magazin 5
slather	18	10	v	slather
slaughter 18
slaughterhous 16
slave 14
slaw	20	12	n	Slaw
slayer 4
sled 6
sleep 847
sleep_aid	15	13	n	sleep aid	sleep aids
sleep_cycl	25	7	n	sleep cycle
sleep_depriv	13	15	n	sleep deprivation
sleep_disord	25	7	n	sleep disorder	sleep disorders
sleep_eat 5
sleep_habit	20	4	n	sleep habits
sleep_issu	13	6	n	sleep issues
sleep_paralysi	22	5	n	sleep paralysis
sleep_pattern 9
sleep_pill 8
sleep_problem	31	13	n	sleep problems
sleep_qualiti	25	7	n	sleep quality
sleep_schedul	20	12	n	sleep schedule
sleep_tonight 4
sleeper 4
sleepi 36
sleepless 8
sleepless_night 4
sleepov 4
sleepwalk 5
sleev 31
sleeveless	11	5	n	sleeveless
slender 5
slept 80
slew 8
slice	17	221	n	slice	slices
slice_mushroom	22	5	n	sliced mushrooms
slick 12
slid 8
slide 73
slider 13
slideshow 5
slight 124
slight_differ	13	6	n	slight difference
slight_headach	24	6	n	slight headache	slight headaches
slightest 21
slightest_clue 4
slightli 298
slightli_bent 4
slightli_differ 8
slightli_embarrass 5
slightli_higher 4
slightli_nsfw	13	14	n	slightly NSFW
slim	14	62	v	slim
slime 7
slimmer	27	8	n	slimmer
sling 4
slingshot 5
slip 138
slip_up	22	5	n	slip ups
slipper 4
slipperi 9
sliver 5
slob 5
slog 6
slogan 8
slop 4
slope 9
sloppi 29
sloppi_joe	22	5	m	sloppy joe	Sloppy Joes
slot 15
sloth 4
slouch	14	7	v	slouch
slow 540
slow-cooker	29	10	n	slow-cooker
slow-mo 4
slow-motion	20	4	m	Slow-Motion
slow_bulk	30	11	n	slow bulk
slow_carb	22	5	m	slow carb
slow_cook	33	15	n	slow cooking
slow_cooker	48	69	n	slow cooker	slow cookers
slow_digest	20	4	m	slow digesting
slow_lane	22	5	n	slow lane
slow_metabol	25	7	n	slow metabolism	slow metabolisms
slow_motion 10
slow_pace 5
slow_process 5
slow_progress	17	9	n	slow progress
slow_run	20	4	n	slow runs
slowcook	36	21	n	slowcooker
slower 80
slower_pace	20	4	n	slower pace	slower paces
slowest 4
slowli 336
slowli_add	20	4	n	slowly add
slowli_becom 4
slowli_build 5
slowli_cut	20	4	n	slowly cut
slowli_gain	27	8	n	slowly gained
slowli_lose 5
slowli_progress	11	5	n	slowly progressing
slowli_turn 6
slowli_work	13	10	n	slowly working
sludg	14	11	n	sludge
sluggish	29	32	n	sluggish
slumber 6
slumber_parti	22	5	n	Slumber Party
slump 19
slur 6
slut 14
slutti 7
sma 4
smack 21
small 1259
small-chested	24	6	m	small-chested
small_accomplish	24	6	n	small accomplishment	small accomplishments
small_amount 76
small_apart 5
small_bag	11	5	n	small bag
small_band	20	4	n	small band	small bands
small_boob	23	17	n	small boobs
small_bowl	27	8	n	small bowl
small_breast	30	11	n	Small Breasted	small breasts
small_bump	28	9	n	small bump	small bumps
small_bust	20	4	n	small bust	small busts
small_chang 13
small_chest	24	6	n	small chested	small chests
small_child 5
small_children 4
small_colleg 5
small_compani 4
small_cube	20	4	n	small cubes
small_cup	24	6	n	small cup	small cups
small_dose	16	14	n	small dose	small doses
small_frame	16	8	n	small frame
small_groceri 4
small_group 12
small_hand	14	7	n	small handful	small handfuls
small_hill	22	5	n	small hill	small hills
small_hole 4
small_intestin	14	7	n	small intestine
small_meal	33	15	n	small meal	small meals
small_medium 6
small_number 4
small_percentag 6
small_person	22	5	n	small person
small_piec	11	16	n	small piece	small pieces
small_pimpl	20	4	n	small pimple	small pimples
small_portion 9
small_size	14	7	n	small size	small sizes
small_snack	14	7	n	small snack	small snacks
small_step 6
small_studi	24	6	n	small study	small studies
small_success 4
small_talk 28
small_town 23
small_victori	13	37	n	small victory	small victories
smaller 199
smaller_band	25	7	n	smaller band
smaller_belt	22	5	n	smaller belts
smaller_cloth	20	4	n	smaller clothes
smaller_dose	20	4	n	smaller dose	smaller doses
smaller_meal	24	6	n	smaller meals
smaller_portion	24	6	n	smaller portions
smaller_scale	11	5	n	smaller scale
smaller_size	18	10	n	smaller size	smaller sizes
smallest 51
smallish 4
smart 154
smart_drug	33	15	n	smart drugs
smart_phone 4
smart_powder	28	9	n	Smart Powders
smartass 5
smarter 44
smarternootrop	30	11	n	SmarterNootropics
smartest 5
smartphon 17
smartphon_app 5
smartpowd	34	17	n	SmartPowders
smash 51
smasher	22	5	m	smasher
smbc 9
smear 15
smell 209
smell_bad 4
smell_differ 4
smell_nice 4
smelli 15
smile 216
smilei 7
smilei_face 4
smirk 4
smith 50
smith_machin	33	16	n	smith machine	Smith machines
smith_rock	22	5	n	Smith Rock
smithsonian 7
smoke	16	922	v	smoking
smoke-free	30	11	n	smoke-free
smoke_cannabi	30	11	n	smoke cannabis
smoke_cigarett 15
smoke_dmt	28	9	n	smoke DMT
smoke_free	44	45	n	smoke free
smoke_half 4
smoke_marijuana	17	16	n	smoking marijuana
smoke_pot 17
smoke_salmon	25	7	n	smoked salmon
smoke_weed	12	73	n	smoking weed
smokei 6
smokeless	22	5	n	smokeless
smoker	24	171	n	smoker	smokers
smoki	16	8	m	Smoky
smolov	41	34	m	Smolov
smolov_jr	36	20	n	Smolov Jr
smolov_squat	22	5	m	smolov Squat
smoosh 4
smooth 104
smooth_sail	20	4	n	smooth sailing
smooth_skin	22	5	n	smooth skin
smoother	10	14	n	smoother
smoothi	32	102	n	smoothie	smoothies
smoothi_recip	33	15	n	smoothie recipes
smoothli 20
smother	12	9	v	smothered
smug 7
sn	17	9	n	SN	SNS
snack	22	405	n	snack	snacks
snack_food	14	11	n	snack food	snack foods
snack_idea	24	6	n	snack ideas
snack_pack 4
snacki	20	4	n	snacky
snag 9
snail 6
snake 26
snake_oil	18	10	n	snake oil
snap 79
snap_pea	11	5	n	snap peas
snapshot 12
snarki 7
snatch	39	323	n	snatch
snatch_attempt	25	7	n	snatch attempt
snatch_form	24	6	m	snatch form
snatch_gif	22	5	n	Snatch gif
snatch_grip	32	14	m	snatch grip
snatch_part	27	8	n	Snatch Part
snatch_pr	22	5	n	snatch PR
snatch_pull	28	9	n	snatch pull
snatch_session	27	8	n	Snatch Session
sneak 41
sneaker	12	17	n	sneakers
sneaki 6
sneez 8
snicker 15
snicker_bar	11	5	n	snickers bar	Snickers bars
snide 6
snif 4
sniff 7
sniffl	22	5	n	sniffle	sniffles
snip	11	5	v	snipped
snippet 6
snl 7
snob 6
snoo 8
snooz 8
snooz_button 4
snore 4
snorkel 4
snort	13	23	v	snorting
snow 63
snowbal 10
snowboard 6
snowflak 8
snri	29	10	n	SNRI	SNRIs
snuck 8
snuff 4
snug	30	35	n	snug
snuggl 9
so	18	10	n	SOs
so-and-so 4
so-called 10
so-so	20	4	n	so-so
soak 56
soak_wet 4
soap 72
soar 8
sob 29
sob_stori 8
soba	20	4	m	soba
soba_noodl	20	4	n	soba noodles
sober	25	368	n	sober
sober_friend	27	8	n	sober friend	sober friends
sobrieti	32	126	n	sobriety
socal 6
soccer 49
soccer_player 4
soccer_team 4
sociabl	19	11	n	sociable
social 949
social_activ	22	5	n	social activity	social activities
social_anxieti	32	395	n	social anxiety
social_anxiou	25	21	n	socially anxious
social_awkward	12	30	n	socially awkward
social_butterfli 4
social_circl 6
social_cue	24	6	n	social cues
social_event	17	9	n	social event	social events
social_experi	27	8	n	social experiences
social_factor	20	4	n	social factors
social_group 7
social_interact	24	46	n	social interaction
social_life 34
social_media 15
social_network 11
social_person 4
social_phobia	30	11	n	social phobia
social_problem	14	7	n	social problem	social problems
social_psycholog	24	6	n	Social Psychology
social_psychologist	22	5	m	social psychologist
social_relationship	20	4	n	social relationships
social_scienc 6
social_secur 8
social_servic 4
social_set	13	6	n	social setting	social settings
social_situat	38	78	n	social situation	social situations
social_skill	14	27	n	social skills
social_stigma	13	6	n	social stigma
social_worker 9
socialanxieti	35	19	n	socialanxiety
socialis	11	5	n	socialising
societi 143
sociolog 9
sociopath 10
sock 66
socrat 4
soda	15	196	n	soda
sodium	36	107	n	sodium
sodium_bicarbon	22	5	n	sodium bicarbonate
sodium_intak	25	7	n	sodium intake
sofa 5
sofrito	22	5	n	sofrito
soft 140
soft_cup	22	5	m	soft cup	soft cups
soft_drink 10
soft_tissu	24	6	m	soft tissue	soft tissues
softbal 11
soften 25
softer	15	13	n	softer
softgel	24	6	n	softgels
softli 7
softwar 35
soggi 9
soi	40	154	m	soy
soi_bean	22	5	n	soy bean
soi_chorizo	20	4	n	soy chorizo
soi_milk	36	21	n	soy milk
soi_protein	28	9	n	soy protein
soi_sauc	43	44	n	soy sauce
soil 13
sol 5
solac 8
solar 54
solar_cell	13	6	n	solar cell
solar_power 7
solar_system	11	22	n	solar system
solar_wind	11	5	n	solar wind
sold 101
soldier 13
sole 92
sole_purpos 5
solid 198
solid_evid	20	4	n	solid evidence
solid_food	16	8	n	solid food
solidifi 8
solidli	14	7	n	solidly
solinski	20	4	n	Solinsky
solitari 8
solo 67
solomon	22	5	n	Solomon
solstic	22	5	n	solstice
solubl	26	23	n	soluble
solut 201
solv 118
solv_problem 7
solvent	12	9	n	solvent	solvents
som 28
soma	20	4	n	Soma
somedai 40
somehow 204
somehow_manag 14
someon 10
someplac 7
somet 5
someth 19
somethi 4
somethin 6
sometim 86
somewhat 270
somewhat_connect	29	10	n	somewhat connected
somewhat_healthi	20	4	n	somewhat healthy
somewher 281
somewher_along 8
sommer	25	7	m	Sommer
son 350
son_turn 4
song 115
sonogram 4
soo	16	19	n	soo
soon-to-be 6
sooner 48
sooo 48
soooo	16	44	n	soooo
sooooo 14
soooooo	13	6	n	soooooo
sooth	18	18	v	soothing
sopa 6
sophi 4
sophist 8
sophist_pair	20	4	n	Sophisticated Pair
sophmor 5
sophomor 92
sora	25	7	m	Sora
sorbet	29	10	n	sorbet
sore	20	237	n	sore
sore_muscl	24	6	n	sore muscle	sore muscles
sore_throat	14	12	n	sore throat	sore throats
sorghum	27	8	n	sorghum
soror 5
sorrow 7
sort 127
sorta 26
sought 28
soul 54
sound 571
sound_crazi 5
sound_dumb 4
sound_familiar 7
sound_odd	20	4	n	sound odd
sound_ridicul 4
sound_silli	14	12	n	sounds silly
sound_stupid	11	12	n	sounds stupid
sound_weird	11	16	n	sounds weird
soundtrack 5
soup	25	312	n	soup
soup_recip	37	23	n	soup recipe	soup recipes
soupi	31	12	m	soupy
soupi_saturdai	29	10	n	soupy Saturdays
sour	15	74	m	sour
sour_cream	44	48	n	sour cream
sourc 430
sourc_natur	24	6	m	Source Naturals
sourdough	11	5	m	sourdough
south 106
south_africa 5
south_america 7
south_american 5
south_carolina 4
south_dakota 6
south_korea 7
southeast 7
southern 57
southern_california 8
southwest 9
southwestern 5
souvlaki	20	4	n	Souvlaki
soviet 4
soy-free	20	4	n	soy-free
soya	25	7	m	soya
soybean	18	10	m	soybean	soybeans
soylent	11	5	n	Soylent
sp	11	38	n	sp
spa 4
space 259
space-time 4
space_station 8
space_telescop 6
spacecraft 7
spaceship 5
spacex 6
spaghetti	23	78	n	spaghetti
spaghetti_sauc	20	4	n	spaghetti sauce
spaghetti_squash	39	29	n	spaghetti squash
spain 15
spam 43
spam_filter 9
spammi 4
span 49
spandex 9
spanish 28
spanish_rice	20	4	n	spanish rice
spanx	20	4	m	Spanx
spar	11	5	n	sparring
spare 63
spark 32
sparkl	12	13	m	sparkling
sparkl_water	22	5	n	sparkling water
sparkpeopl	22	5	n	SparkPeople
spars 11
spartan 7
spartankid	22	5	n	spartanKid
spasm	13	15	n	spasms
spatial	11	12	m	spatial
spatula	27	8	n	spatula	spatulas
spawn 11
spaz	11	5	n	spaz
spd	13	6	n	SPD
spe	11	5	n	spe
speak 340
speaker 29
spear 4
spearhead 4
spec 14
speci 75
speci_discov	22	5	n	species discovered
special 403
special_allez	32	14	m	Specialized Allez
special_educ 12
special_event 4
special_guest	11	5	n	special guest	special guests
special_occas	11	8	n	special occasion	special occasions
specialis 4
specialist 62
specialti	16	94	n	specialty	specialties
specialti_bra	22	5	m	specialty bra
specialti_store	22	5	n	specialty store	specialty stores
specif 797
specif_advic	22	5	n	specific advice
specif_answer	20	4	n	specific answer	specific answers
specif_articl 4
specif_design	11	5	n	specifically designed
specif_diet	20	4	n	specific diet	specific diets
specif_exercis	25	7	n	specific exercises
specif_food	22	5	n	specific foods
specif_goal	20	4	n	specific goal	specific goals
specif_ingredi	20	4	n	specific ingredients
specif_interest	20	4	n	specifically interested
specif_program 4
specif_reason	20	4	n	specific reason	specific reasons
specif_set 4
specif_subject	17	9	n	specific subject
specif_sundai	27	8	n	specifity sunday	specifity Sundays
specif_target 5
specif_topic 5
specif_train	33	15	n	specific training
specif_type 14
specif_weight	20	4	n	specific weight	specific weights
specif_workout	22	5	n	specific workout	specific workouts
specifi 29
specimen 5
spectacular 20
spectat 15
spectro	20	4	m	Spectro
spectrum	14	96	n	spectrum
spectrum_disord	20	13	n	spectrum disorders
specul 32
sped 5
speech 84
speech_therapi 4
speechless 8
speed 320
speed_limit 4
speed_train	22	5	n	speed training
speed_work	33	16	n	speed work
speedi	11	8	n	speedy
speedo	15	13	n	speedo
speedwork	27	8	n	speedwork
spell 86
spell_error 5
spelt 4
spencer	16	20	n	Spencer
spend 597
spend_monei 17
spent 437
sperm 19
spew 10
spf	43	44	n	SPF
sphere 5
spice	21	216	n	spices
spici	24	153	m	spicy
spici_chicken 5
spici_food	15	13	n	spicy food
spider 26
spike 71
spill 33
spin 60
spin_class	27	8	n	spin class	spin classes
spina 6
spinach	41	239	n	spinach
spinach_dip	20	4	n	Spinach Dip
spinach_salad	25	7	n	spinach salad
spinal	11	34	m	spinal	spinales
spinal_cord	17	15	n	spinal cord
spinal_injuri 4
spine 53
spiral 52
spirit 59
spiritu	16	56	m	spiritual
spironolacton	22	5	n	Spironolactone
spirulina	25	7	n	spirulina
spit 20
spite 16
splash 38
splenda	25	34	n	splenda
splint	28	29	n	splints
splinter 5
split 271
split_jerk	20	4	n	split Jerk	split jerks
split_pea	24	6	m	split pea
split_routin	20	4	n	split routine
split_second 4
splurg 22
spoil 24
spoil_quickli	20	4	n	spoil quickly
spoiler 50
spokan 4
spoke 63
spoken 41
spong 14
spongebob 4
sponsor 47
sponsorship 8
spontan 25
spoon	13	78	n	spoon	spoons
sporad 22
spore	20	4	n	spores
sport 507
sport_author 4
sport_bra	29	33	n	sports bra	sports bras
sport_car 4
sport_drink	24	6	n	sports drink	sports drinks
sport_illustr	11	5	m	Sports Illustrated
sport_medicin	27	8	n	sports medicine
sport_nutrit	28	9	m	sports nutrition
sport_perform	22	5	m	sports performance
sport_scienc	17	9	n	Sport Science
sport_team	13	10	n	sports team	sports teams
sporti 4
spot 382
spot-on	20	4	v	spot-on
spot_reduct	24	6	n	spot reduction	spot reductions
spot_treatment	33	16	n	spot treatment	spot treatments
spotifi 4
spotlight	18	70	n	Spotlight
spotter	33	15	n	spotter	spotters
spotti	12	9	n	spotty
spous 18
spout 9
sprai 62
sprain	21	14	v	sprained	sprains
spread 223
spread_across 5
spread_awar 5
spreadsheet 56
spree 8
spring 193
spring_break 23
spring_roll	30	11	n	spring rolls
spring_season	11	5	n	spring season
spring_semest 6
spring_summer 4
springtim 4
sprinkl	15	40	n	sprinkle	sprinkles
sprint	19	242	n	sprint	sprints
sprint_distanc	31	13	n	sprint distance
sprint_race	22	5	n	Sprint race
sprint_tri	38	26	n	sprint tri	sprint tris
sprint_triathlon	40	31	n	sprint triathlon	sprint triathlons
sprinter	24	18	n	sprinter	sprinters
sprite 5
sprout	15	56	n	sprouts
spruce 7
sprung 4
spun 9
spur 20
spurt 11
sputter	20	4	v	sputtered
spy 5
spyridon	20	4	n	Spyridons
sq 9
squad 9
squamish	27	8	n	Squamish
squar 50
squash	21	92	n	squash
squash_soup	22	5	n	Squash Soup
squat	49	1235	n	squat
squat_bar	22	5	n	squat bar
squat_bench	38	26	n	Squats Bench
squat_clean	30	11	n	squat clean	squat Cleans
squat_depth	24	6	n	squat depth
squat_form	37	23	n	squat form
squat_jerk	31	12	n	squat jerks
squat_jump	24	6	n	squat jumps
squat_posit	24	6	n	squat position
squat_pr	28	9	n	squat PR	Squat PRs
squat_program	28	9	n	squat program
squat_rack	33	45	n	squat rack	squat racks
squat_session	22	5	n	Squat Session
squat_set	25	7	n	squat set
squat_snatch	28	9	n	squat snatch	squat snatches
squat_techniqu	20	4	n	squat Technique
squatter 5
squeak 8
squeal 4
squeez 84
squid 5
squirm	14	12	v	squirming
squirrel 8
squirt	19	42	v	squirt
squirter	13	6	n	squirter
squish	10	14	n	squished
squishi 14
sr 17
sri 6
sri_lanka 4
sriracha	43	42	n	sriracha
sroka	20	4	m	Sroka
ss	17	131	n	SS
ss_program	20	4	n	SS program
ssri	49	81	n	SSRI	SSRIs
st 135
st_iv	42	37	m	St Ives
st_john	30	11	m	St Johns
sta 11
stab 26
stabil	18	84	n	stability
stabilis	24	6	v	stabilisation	stabilisers
stabl 125
stack 194
stack_advic	20	4	n	stack advice
stadium 5
staf 9
staff 72
staff_member 7
stage 159
stage_fright	20	4	n	stage fright
stagger 15
stagnant 11
stagnat 8
stai 1035
stai_activ 7
stai_awak 17
stai_calm 6
stai_consist	24	6	n	stay consistent
stai_fit	20	12	n	stay fit
stai_focus	13	6	n	stay focused
stai_healthi	20	21	n	stay healthy
stai_home 16
stai_hydrat	12	9	n	stay hydrated
stai_insid 8
stai_keto	25	7	n	stay keto
stai_lean	20	4	n	stay lean
stai_motiv	13	15	n	stay motivated
stai_organ	20	4	n	stay organized
stai_posit 12
stai_quit	24	6	n	stay quit
stai_safe 5
stai_sane	22	5	n	stay sane
stai_sober	29	33	n	stay sober
stai_strong	24	44	n	stay strong
stain 30
stair 71
stake 6
stale 15
stalk 31
stalker 4
stall	11	125	v	stall	stalls
stamina	27	27	n	stamina
stamp 20
stan 8
stan_efferd	25	7	m	stan Efferding
stanc 33
stand 470
stand-up 5
stand_bust	20	4	n	standing Bust
stand_desk 4
stand_handstand	22	5	n	standing handstand
standalon 5
standard 306
standard_keto	29	10	n	standard keto
standard_recomp	24	6	n	standard recomp
standard_test 5
standard_whei	13	6	n	Standard Whey
standbi 4
standpoint 12
standstil 4
stanford 39
stanford_prison	25	7	m	Stanford Prison
stanford_univers 4
stanlei 5
staph 4
staphylococcu	20	4	m	Staphylococcus
staphylococcu_aureu	20	4	n	Staphylococcus aureus
stapl 69
stapl_food 4
star 174
star_nootrop	25	7	n	Star Nootropics
star_trek 13
star_war 7
starbuck 27
starch	29	33	n	starch
starchi	24	6	m	starchy
stare 123
stark 9
starr	13	6	n	Starr
starrett	30	11	n	Starrett
starship 4
start 1959
start_accutan	24	6	n	starting Accutane
start_colleg 5
start_crossfit	22	5	n	starting Crossfit
start_hurt	22	5	n	starts hurting
start_keto	48	69	n	starting keto
start_leangain	25	7	n	starting leangains
start_lift	20	4	n	starting lifting
start_line	13	6	n	starting line
start_med	27	8	m	starting med
start_medic	35	18	m	starting medical
start_pictur	20	4	n	starting pictures
start_point 18
start_posit 4
start_run 5
start_school	11	8	n	starting school
start_strength	56	151	n	Starting Strength
start_stretch	28	9	n	Starting Stretching
start_tonight 4
start_weight	40	98	n	starting weight
start_work 6
starter 56
starter_kit	11	5	n	starter kit
startl 18
startup 15
starv 72
starvat	17	23	m	starvation
starvat_mode	31	12	n	starvation mode
stash 29
stat	11	249	n	stats
state 846
state_board 4
state_championship	26	24	n	State Championships
state_meet	25	7	n	state meet
state_park 8
state_record	29	10	n	state record	state records
state_school 4
state_univers 19
statement 67
static 21
static_hold	20	4	n	static holds
static_stretch	20	4	n	static stretching
statin	30	11	n	statins
station 94
stationari	11	22	m	stationary
stationari_bike	33	16	n	stationary bike	stationary bikes
statist 69
statist_signific 7
statu 78
statur	20	4	n	stature
status 4
stave	13	10	v	stave
std 35
steadi 80
steadi_job 4
steadi_pace	20	4	n	steady pace
steadi_progress	24	6	n	steady progress
steadi_state	22	5	n	steady state
steadili	14	50	n	steadily
steak	19	158	n	steak	steaks
steakhous 6
steal 53
steam 86
steam_broccoli	25	7	n	steamed broccoli
steam_veggi	24	6	n	steamed veggies
steamer 6
stearat	20	4	n	Stearate
steel 44
steel-cut	20	4	m	steel-cut
steel_cut	30	11	m	steel cut
steel_frame 4
steelhead	20	4	n	Steelhead
steep	11	49	n	steep
steep_hill	24	6	n	steep hill	steep hills
steeper	20	4	n	steeper
steeplechas	20	4	n	Steeplechase
steer 29
steer_clear	11	8	n	steer clear
steiner	22	5	m	Steiner
stellar	13	14	n	stellar
stem	11	140	n	stem
stem_cell	23	72	n	stem cells
stench 5
step 635
step-by-step 11
step1	25	7	n	Step1
step_closer	17	9	n	step closer
step_foot 4
step_forward 5
step_further 5
step_outsid 7
step_toward	11	12	m	step toward	step towards
stepdad 4
stephen 48
stephen_fry 29
stephen_hawk 5
stereotyp 42
steril 9
sternum	31	12	n	sternum
steroid	25	62	n	steroids
stethoscop	16	8	n	stethoscope
steve 34
steve-o 4
steve_job 5
steven 15
stevia	30	35	n	stevia
stew	23	73	n	stew	stews
stew_tomato	22	5	n	stewed tomatoes
stewart 6
sti 26
stick 472
sticker 18
sticki 35
sticki_note 6
stievamycin	22	5	n	Stievamycin
stiff	14	26	n	stiff
stifl 7
stigma	18	54	n	stigma
stigma_associ	11	5	n	stigma associated
stigmat	11	5	v	stigmatize
stil 4
stim	37	23	v	stim
stimul	28	271	n	stimulation
stimul_drug	20	4	n	Stimulant Drug	stimulant drugs
stimuli	35	19	n	stimuli
stimulu	14	27	n	stimulus
sting 21
stink 28
stinki 8
stint 12
stipend 8
stir	19	139	n	stir
stir-fry	31	13	n	stir-fry
stir_fri	28	9	n	stir fries
stir_fry	45	53	n	stir fry	stir frys
stir_occasion	20	4	n	stirring occasionally
stitch 20
sto 8
stock 189
stockpil 5
stoic 4
stoke 53
stole 12
stolen 44
stomach	12	371	n	stomach
stomach_ach	11	12	n	stomach ache	stomach aches
stomach_cramp 4
stomach_fat	20	4	n	stomach fat
stomach_hurt 7
stomach_issu	13	10	n	stomach issues
stomach_pain	16	25	n	stomach pain
stomach_problem 10
stomp 6
stone 74
stoner 8
stood 64
stool 12
stop 1851
stop_bui 5
stop_care	16	8	n	stopped caring
stop_cold	27	8	m	stopped cold
stop_come 5
stop_count	28	9	n	stopped counting
stop_cry 7
stop_cut	22	5	n	stop cutting
stop_drink	31	88	n	stop drinking
stop_due	22	5	n	stop due
stop_eat	25	82	n	stop eating
stop_exercis 4
stop_fast	20	4	n	stop fasting
stop_gain	20	4	n	stop gaining
stop_hate 4
stop_hurt	24	6	n	stop hurting
stop_laugh 6
stop_lift	25	7	n	stopped lifting
stop_listen 4
stop_lose 6
stop_move 4
stop_pai 4
stop_pick	22	5	n	stop picking
stop_plai 6
stop_post 7
stop_read 6
stop_run	14	16	n	stop running
stop_sai 4
stop_see 4
stop_sell 7
stop_sign 7
stop_smile 7
stop_smoke	30	56	n	stop smoking
stop_squat	22	5	n	stop squatting
stop_swim	24	6	n	stop swimming
stop_talk 13
stop_tell 9
stop_think 28
stop_touch	17	9	n	stop touching
stop_train	20	4	n	stopped training
stop_wast 5
stop_wear	17	9	m	stopped wearing
stop_weigh	25	7	n	stopped weighing
stop_work 21
stop_worri 22
stopdrink	44	47	n	stopdrinking
stopsmok	33	49	n	stopsmoking
storag 45
store 799
store-bought 10
store_bought	20	22	m	store bought
store_brand	11	16	m	store brand
store_near 4
stori 1297
stori_behind 4
stori_insid 11
stori_short 104
storm 32
stove 52
stove_top	12	13	n	stove top
stovetop	24	6	n	stovetop
str	27	8	n	str
straddl	11	12	v	straddle	straddles
strai 73
straight 395
straight-up 4
straight_ahead 4
straight_forward 8
straight_gui 4
straight_home 4
straight_keto	20	4	n	straight keto
straight_leg	24	6	m	straight leg
straight_line 9
straight_male 5
straight_men	24	6	n	straight men
straighten 16
straightforward 14
strain	12	76	n	strain	strains
strainer	22	5	n	strainer
strait 6
strand 13
strang 183
stranger 143
strangest 15
strangl 5
strap	12	95	n	straps
strapless	35	18	m	strapless
strapless_bra	32	14	n	strapless bra	strapless bras
strategi 95
strattera	30	11	n	Strattera
strava	30	11	n	Strava
straw 17
strawberri	13	99	n	strawberries
strawberri_banana 4
strawberri_cheesecak	25	7	n	Strawberry Cheesecake
stre	11	5	n	stre
streak 30
stream 72
streamlin 5
street 155
strenght	24	6	n	strenght
strength	36	962	n	strength
strength_athlet	27	8	n	strength athlete	strength athletes
strength_base	22	5	n	strength based
strength_build	22	5	n	strength building
strength_coach	28	9	n	strength coach	Strength Coaches
strength_exercis	22	5	n	strength Exercise	strength exercises
strength_gain	43	43	n	strength gains
strength_level	25	7	n	strength levels
strength_loss	22	5	n	strength loss
strength_program	31	13	n	strength program	strength programs
strength_progress	20	4	n	strength progress
strength_routin	25	7	n	strength routine
strength_sport	22	5	m	Strength Sport	strength sports
strength_standard	28	9	n	strength standards
strength_train	55	147	n	strength training
strength_vs	22	5	n	strength vs
strength_work	29	10	n	strength work
strength_workout	29	10	n	strength workout	strength workouts
strengthen	19	75	v	strengthen
strengthen_exercis	24	6	n	strengthening exercises
strenuou	20	12	n	strenuous
strep 5
stress	11	552	n	stress
stress_disord	13	6	n	Stress Disorder
stress_fractur	38	25	n	stress fracture	stress fractures
stress_job 6
stress_level 7
stress_relief 4
stress_situat	13	6	n	stressful situation	stressful situations
stressor	14	7	n	stressors
stretch	16	290	v	stretch
stretch_mark	23	28	n	stretch marks
stretch_routin	22	5	n	stretching routine
stretchi	22	5	n	stretchy
stretchmark	13	6	n	stretchmarks
strewn 4
strict	17	170	m	strict
strict_diet	31	13	n	strict diet	strict diets
strict_keto	40	31	n	strict keto
strict_low	20	4	m	strict low
strict_muscl	20	4	n	strict muscle
strict_paleo	24	6	n	strict paleo
strict_press	20	4	n	strict press
stricter 9
strictli	10	68	v	strictly
stride	17	46	n	stride
stridex	36	21	m	Stridex
stridex_pad	28	9	n	Stridex pads
strife	20	4	n	strife
strike 94
striker 4
string 44
string_chees 8
stringi 4
strip 131
strip_club 4
stripe 8
stripper 9
strive 20
stro	22	5	n	stro
stroganoff	28	9	n	stroganoff
stroke	12	141	n	stroke	strokes
stroll 12
stroller 7
strong	11	585	n	strong
strong_leg	22	5	n	strong legs
strong_lift	31	12	n	strong lifts
strong_point 4
strong_women	20	4	n	strong women
stronger	16	215	n	stronger
strongest	13	47	m	strongest
strongest_man	30	11	n	Strongest Man
strongli 50
strongli_consid 7
stronglift	45	54	n	Stronglifts
strongman	40	31	n	strongman
strstd	20	4	v	strstd
struck 43
structur 159
struggl	11	711	v	struggling
strung 8
stuart 4
stubbl 4
stubborn 40
stubborn_acn	22	5	n	stubborn acne
stubborn_fat	22	5	n	stubborn fat
stuck 330
stud 5
student 1071
student_budget	14	7	n	student budget
student_current 5
student_debt 7
student_interest	14	7	n	student interested
student_live 12
student_loan 15
student_nurs	17	9	n	student nurse
student_studi 10
student_work 5
studentnurs	20	4	n	StudentNurse
studi	12	1594	n	study
studi_abroad 12
studi_aid 4
studi_anatomi	24	6	n	studying anatomy
studi_break	25	7	n	study break	study breaks
studi_claim 4
studi_conclud	20	4	n	study concluded
studi_conduct	20	4	n	studies conducted
studi_find	19	77	n	study finds
studi_group 4
studi_guid	10	11	n	study guide	study guides
studi_habit 9
studi_indic	22	5	n	study indicates
studi_link	17	15	m	study links
studi_materi	22	5	n	study materials
studi_medicin	11	5	n	studying medicine
studi_neurosci	33	15	n	study neuroscience
studi_pharmaci	25	7	n	studying pharmacy
studi_psycholog 4
studi_publish	17	9	n	study published
studi_regard	22	5	m	study regarding
studi_reveal	19	20	n	study reveals
studi_show	20	84	n	study shows
studi_suggest	31	39	n	studies suggest	study suggests
studio 71
stuf	19	170	m	stuffed
stuf_chicken	28	9	n	Stuffed Chicken
stuf_mushroom	24	6	n	Stuffed Mushrooms
stuf_pepper	35	18	n	stuffed peppers
stuf_portobello	22	5	m	Stuffed Portobello
stuff	11	5	n	stuffs
stumbl 180
stumbl_across 46
stumbl_onto 8
stump 16
stun 31
stung 8
stunt 10
stupid 479
stupid_fuck 6
stupid_idea 5
stupid_mistak	11	8	n	stupid mistake	stupid mistakes
stupid_reason	24	6	n	stupid reason	stupid reasons
stupid_shit	13	14	n	stupid shit
stupidest 14
stupidli 16
sturdi 12
stutter 11
style 358
style_chang	20	4	n	style change
style_diet	22	5	n	style diet
style_lift	24	6	n	style lifting
style_train	25	7	n	style training
stylish	16	8	n	stylish
stylist 4
su 44
sub 53
sub-reddit 42
sub-reddits 7
subconsci 28
subcort	20	4	m	subcortical
subcutan	20	4	m	subcutaneous
subject 300
subject_effect	24	6	n	subjective effect	subjective effects
sublingu	35	19	m	sublingual
submerg 4
submiss 92
submit 183
submit_imag	20	4	n	submit images
submitt 8
subpar 4
subr 5
subreddit 102
subredit	24	6	n	subredit
subscrib 166
subscript 22
subsequ 40
subsid 30
subsidi 6
substanc	19	186	n	substance
substanc_abus	12	13	n	substance abuse
substanc_act 4
substanti 57
substanti_amount 6
substitut	14	195	v	substitute	substitutes
substrat	14	7	n	substrate	substrates
subtitl 4
subtl 56
subtl_chang 4
subtli 6
subtract 13
subtyp	30	11	n	subtype
suburb 11
suburban 6
subwai 45
succe 44
succeed 43
success 647
success_attempt	20	4	n	successful attempts
success_kid 5
success_rate 7
success_round	22	5	n	successful rounds
success_stori	17	76	n	success story	success stories
success_sundai	31	13	n	success Sundays
successfulli 136
successfulli_complet 5
succumb 9
sucess 4
suck 419
sucker 15
sucki 5
sucralos	29	10	n	sucralose
suction 6
sudden 113
sudden_increas 4
suddenli 182
suddenli_develop	22	5	m	suddenly developed
suddenli_stop 5
sue 23
suffer	12	539	v	suffering
suffic 26
suffici 40
suffici_evid	25	7	n	sufficient evidence
suffoc 13
sugar	30	696	n	sugar
sugar-free	19	19	m	sugar-free
sugar_ad	27	8	n	sugar added
sugar_addict	25	7	n	sugar addict
sugar_alcohol	28	9	n	sugar alcohols
sugar_coat 4
sugar_content	14	7	n	sugar content
sugar_crave	27	8	n	sugar cravings
sugar_free	34	50	m	sugar free
sugar_intak	27	8	n	sugar intake
sugar_level	35	19	n	sugar levels
sugar_snap 4
sugar_substitut	27	8	n	sugar substitutes
sugari	33	47	m	sugary
sugari_drink	29	10	n	sugary drinks
sugari_food	24	6	n	sugary food	sugary foods
sugg 8
suggest 1600
suggest_idea 4
suggest_welcom	27	8	n	suggestions welcome
suicid 278
suicid_attempt 21
suicid_depress	11	5	n	suicidal depression
suicid_ideat	16	8	n	suicidal ideation
suicid_note 6
suicid_rate 6
suicid_thought	16	25	n	suicidal thoughts
suicidewatch 8
suit 178
suitabl 35
sulbutiamin	25	7	n	sulbutiamine
sulfat	29	10	n	Sulfate	sulfates
sulfur	14	11	m	sulfur
sum 89
summar 32
summari 86
summer 756
summer_break 11
summer_camp 5
summer_class 7
summer_come	24	6	n	summer comes
summer_holidai 4
summer_internship	11	8	n	summer internship	summer internships
summer_job 11
summer_run	22	5	n	summer running
summer_squash	25	7	n	summer squash
summer_train	31	12	n	summer training
summer_work 5
summertim 7
summit 20
summon 6
sumo	18	18	m	sumo
sumo_deadlift	28	9	n	sumo deadlift	sumo deadlifts
sun 211
sun-dried	27	8	m	sun-dried
sun-dried_tomato	25	7	n	Sun-dried Tomato
sun_bear	22	5	n	sun bear
sun_damag	28	9	n	sun damage
sun_exposur	28	9	n	sun exposure
sun_salut	31	12	n	sun salutations
sunburn	17	9	n	sunburn	sunburns
sundai 406
sundai_afternoon 5
sundai_even 5
sundai_morn 29
sundai_night 13
sundri 8
sundri_tomato	24	6	n	sundried tomatoes
sunflow 24
sunflow_oil	20	4	n	sunflower oil
sunflow_seed	21	14	n	sunflower seeds
sunglass 6
sunifiram	31	13	n	Sunifiram
sunk 6
sunlight 21
sunni 31
sunris 11
sunscreen	34	86	n	sunscreen
sunset 16
sunshin 16
sunspot	20	4	n	sunspot
sup	15	33	n	sup
super 755
super-heavy	24	6	m	Super-heavy
super_annoi 4
super_anxiou	20	4	n	super anxious
super_awesom 7
super_bowl 14
super_cheap	12	22	n	super cheap
super_delici	24	6	n	super delicious
super_depress 8
super_dry	24	6	n	super dry
super_duper 4
super_easi	21	50	n	super easy
super_embarrass	22	5	n	super embarrassing
super_excit 29
super_expens	16	8	n	super expensive
super_fast 10
super_happi	17	16	n	super happy
super_hard 10
super_healthi	29	10	n	super healthy
super_heavi	22	5	n	super heavy
super_help 10
super_hero 5
super_high	16	14	m	super high
super_import	25	7	n	super important
super_light	20	4	n	super light
super_low	15	13	m	super low
super_motiv	22	5	n	super motivated
super_nervou 7
super_nice 7
super_oili	22	5	n	super oily
super_power	13	6	n	super power	super powers
super_proud	14	11	n	super proud
super_pump	13	6	n	super pumped
super_quick	25	7	n	super quick
super_sensit 4
super_simpl	18	17	n	super simple
super_skinni	11	5	n	super skinny
super_slow 5
super_stoke	13	6	n	super stoked
super_stress	22	5	n	super stressed
super_strict	25	7	n	super strict
super_super	20	4	m	super super
super_support 6
super_tasti	20	4	n	super tasty
super_tight	20	13	n	super tight
superb 5
superbowl 10
superbug	30	11	n	superbugs
supercharg 9
superfici 15
superfood	31	13	n	superfood	Superfoods
superhero 11
superhuman	13	10	m	superhuman
superior 31
superman 11
supermarket 51
supermodel	13	6	n	supermodel	Supermodels
superpow 6
superset	27	8	n	superset	supersets
superstarch	20	4	n	SuperStarch
superstor	11	5	n	Superstore
supertrain	20	4	m	SuperTraining
supervis 22
supervisor 21
supp	22	37	n	supps
supper 17
suppl	32	14	m	Supple
suppl_leopard	24	6	n	Supple Leopard
supplement	38	879	n	supplements
supplement_compani	28	9	n	supplement company	supplement companies
supplement_improv	22	5	m	supplementation improves
supplement_list	20	4	n	supplement list
supplement_recommend	24	6	n	supplement recommendations
supplement_regimen	27	8	n	supplement regimen
supplement_review	25	7	n	supplement review
supplement_stack	20	4	n	supplement stack	supplement stacks
supplement_store	27	8	n	supplement store	supplement stores
supplementari	16	8	m	supplementary
suppli 142
supplier 27
suppliment	24	6	n	suppliments
support 944
support_commun	12	9	n	supportive community	supportive communities
support_famili 7
support_friend	22	5	n	supportive friend	supportive friends
support_group	20	29	n	support group	support groups
support_hold	11	5	m	support hold
support_system 10
suppos 461
supposedli 52
suppress	12	64	v	suppress
suppvers	20	4	n	SuppVersity
suprem 36
suprem_court 26
supris 8
sur	31	12	n	Sur
sure 70
surf 42
surfac 95
surfac_area	11	5	n	surface area
surg 42
surgeon 53
surgeon_gener	22	5	m	Surgeon General
surgeri 238
surgeri_rotat	24	6	n	surgery rotation
surgic	17	23	m	surgical
surli	24	6	m	Surly
surpass 10
surplu	12	40	n	surplus
surpris 415
surpris_surpris 5
surprisingli 91
surprisingli_easi 7
surreal 11
surrend 5
surround 89
survei 146
survei_result 10
survei_survei 4
surviv 131
surviv_guid 4
survivor 16
suscept	24	19	n	susceptible
sushi	10	51	n	sushi
sushi_roll 4
suspect 115
suspend 15
suspens 21
suspici 18
suspicion 14
sustain 90
susten	11	5	n	sustenance
sutur	11	5	v	suture
suv 6
sv	58	186	n	SV
svunt	29	10	n	svunt
sw	24	43	n	SW
swab 4
swag 8
swai 11
swallow	11	69	v	swallow
swam	30	80	v	swam
swam_competit	28	9	n	swam competitively
swamp 8
swanson 7
swap 49
swarm 4
swear 90
sweat	12	151	v	sweat
sweat_pant 4
sweater 12
sweati	13	54	n	sweaty
sweatshirt 7
swede 4
sweden 31
swedish 23
sweep 13
sweet 496
sweet_corn	22	5	n	sweet corn
sweet_crave	29	10	n	sweet cravings
sweet_girl 4
sweet_jesu 5
sweet_pepper 5
sweet_potato	26	137	n	sweet potato
sweet_spot	13	6	n	sweet spot
sweet_sweet 5
sweet_tooth	40	30	n	sweet tooth	Sweet Tooths
sweeten	33	80	n	sweetener
sweeter	14	11	n	sweeter
sweetest 7
sweetheart 11
swell	15	46	n	swelling
swept 4
swerv 6
swift 6
swim	28	829	n	swimming
swim_cap	29	10	n	swim cap	swim Caps
swim_club	30	11	n	swim club
swim_coach	14	7	n	swim coach
swim_competit	27	8	n	swim competitively
swim_distanc	22	5	n	swim distance
swim_experi	27	8	n	swimming experience
swim_farther	42	38	n	swimming farther
swim_lap	25	7	n	swimming laps
swim_leg	22	5	n	swim leg
swim_lesson	21	14	n	swimming lessons
swim_meet	31	13	n	swim meet	swim meets
swim_pool 15
swim_portion	22	5	n	swim portion
swim_program	24	6	n	swim program
swim_suit	11	8	n	swim suit	swim suits
swim_team	29	30	n	swim team
swim_train	31	13	n	swim training
swim_workout	33	16	n	swim workouts
swimmer	37	222	n	swimmer	swimmers
swimmingli 6
swimmit	41	35	n	Swimmit
swimsuit	22	35	n	swimsuit	swimsuits
swimwear	16	8	n	swimwear
swine	13	6	m	swine
swine_flu	11	5	m	swine flu
swing 122
swing_danc 4
swipe 6
swirl 9
swish	11	5	n	swish
swiss 26
swiss_chees	11	5	n	swiss cheese
switch 500
switzerland 9
swole	30	35	n	swole
swollen	11	23	n	swollen
swoop	15	24	v	swoop
sword 7
swore 13
sworn 4
swung 6
sydnei 9
sylvia 4
symbiot	20	4	n	symbiotic
symbol 16
symmetr	17	9	n	symmetric
symmetri	13	6	n	symmetry
sympath 10
sympathet 7
sympathi 21
symptom	29	457	n	symptoms
symtom	22	5	n	symtoms
synaps	39	28	n	synapse
synapt	41	34	m	synaptic
synapt_plastic	29	10	n	synaptic plasticity
synapt_transmiss	22	5	n	synaptic transmission
sync 13
synchron 9
syncop	22	5	n	Syncope
syndrom	13	133	n	syndrome
synergi	17	9	n	synergy
synergist	27	8	m	synergistic	synergists
synesthesia	25	7	n	synesthesia
synonym 7
synopsi 4
syntax 5
synth 11
syntha-6	20	4	n	Syntha-6
synthas	22	5	m	synthase
synthes 23
synthesi	18	37	n	synthesis
synthet	21	42	m	synthetic	synthetics
synthet_cannabinoid	27	8	n	synthetic cannabinoids
synthet_drug 4
synthroid	20	4	n	Synthroid
syrian 4
syring 8
syrup	19	96	n	syrup
system 478
systemat 17
systemat_review	29	10	n	Systematic Review	Systematic Reviews
t-nation	41	34	n	T-Nation
t-rex 9
t-shirt 58
t-shirts 24
t-zone	37	23	n	t-zone
t1	27	95	n	T1
t1_diabet	36	22	n	T1 Diabetic	T1 diabetes
t1d	31	12	n	T1D
t1s	11	5	n	T1s
t2	15	38	n	T2
ta 15
tab 83
tabata	27	8	n	tabata
tabl 153
tabl_spoon	28	9	n	table spoon	table spoons
tablespoon	32	125	n	tablespoon	tablespoons
tablespoon_butter	22	5	n	tablespoon butter
tablespoon_chop	20	4	m	tablespoons chopped
tablespoon_honei	22	5	n	tablespoon honey
tablespoon_oliv	33	16	m	tablespoons olive
tablet 74
taboo 23
tack 19
tackl 38
taco	13	143	n	taco
taco_bell 19
taco_salad	18	10	n	taco salad
taco_season	30	11	n	taco seasoning
taco_shell	25	7	n	taco shells
tactfulli 4
tactic 24
tad 32
tag 60
tahini	27	8	n	tahini
taho 4
tail 17
tailor 25
taint 7
taiwan 5
tak 5
take 414
take-home	22	5	m	take-home
take-home_exercis	22	5	n	take-home exercises
take_forev 9
take_place 6
takeawai 5
taken 700
taken_aback 9
taken_adderal	20	4	n	taken Adderall
taken_advantag 4
taken_care 9
taken_mdma	22	5	n	taken MDMA
taken_serious 6
takeout	11	5	n	takeout
taker 10
tale 53
talent 56
talk 1998
talk_dirti 5
talk_show 6
talki 5
tall 161
tall_glass	20	4	n	tall glass	tall glasses
tall_gui	16	8	n	tall guy
taller 23
tallest 5
talli 5
tamari	20	4	n	tamari
tame 11
tampa 6
tampon 17
tan 55
tandem	22	16	n	tandem	tandems
tangent	11	5	n	tangent	tangents
tangenti 5
tangi	22	5	m	tangy
tank 49
tank_top	11	16	n	tank top	tank tops
tantrum 10
tao 6
tap 34
tap_water 7
tape 75
tape_measur	28	9	n	tape measure
taper	33	48	v	taper
taquito	20	4	n	taquito	Taquitos
tar 13
tarahumara	20	4	n	Tarahumara
tardi 4
target 206
target_toward 5
target_weight	28	9	n	target weight
tart	36	22	n	tart
tartar	22	5	n	tartar
task 152
tast	16	662	v	taste
tast_amaz	31	12	n	tastes amazing
tast_awesom	28	9	n	tastes awesome
tast_bad	13	6	n	taste bad
tast_bud 8
tast_exactli 4
tast_food	20	4	n	taste food
tastebud	24	6	n	tastebuds
tasti	25	227	n	tasty
tasti_food	25	7	n	tasty food
tasti_meal	27	8	n	tasty meal	tasty meals
tasti_recip	25	7	n	tasty recipe	tasty recipes
tasti_treat 4
tastier	20	12	n	tastier
tastiest	23	17	m	tastiest
tat 4
tate	28	9	m	Tate
tater 6
tater_tot	22	5	n	tater tots
tattoo 96
tau 4
taub	27	8	n	Taubes
taught 126
taunt 6
taurin	25	20	n	Taurine
tax 54
tax_refund 4
tax_return 5
taxi 9
taylor 19
tazo	20	4	m	Tazo
tazorac	24	6	n	Tazorac
tb	16	44	m	tbs
tbh 9
tbi	20	4	n	TBI
tbl	24	6	m	TBL
tbsp	44	139	m	tbsp
tbsp_almond	24	6	m	tbsp almond
tbsp_butter	31	12	n	tbsp butter
tbsp_cocoa	22	5	m	tbsp cocoa
tbsp_coconut	27	8	m	tbsp coconut
tbsp_heavi	22	5	m	tbsp heavy
tbsp_natur	22	5	m	tbsp natural
tbsp_oliv	31	13	m	tbsp olive
tbsp_peanut	13	6	m	tbsp peanut
tbsp_unsweeten	22	5	m	tbsp unsweetened
tca	20	4	n	TCA	TCAs
tdc	22	5	n	tdcs
tdee	48	68	n	TDEE
tdf	27	8	m	TdF
tdk 4
te 25
tea	28	819	n	tea
tea_bag	15	13	n	tea bag	tea bags
tea_collect	31	12	n	tea collection
tea_compani	27	8	n	tea company	tea companies
tea_cup	32	14	n	tea cup	tea cups
tea_extract	35	19	n	tea extract
tea_hous	22	5	n	Tea House
tea_infus	30	11	n	tea infuser
tea_leav	24	6	n	tea leaves
tea_pot	27	8	n	tea pot
tea_room	22	5	n	tea room
tea_set	23	17	n	tea set
tea_shop	31	13	n	tea shop
tea_store	13	6	n	tea store	tea stores
tea_tin	22	5	n	tea tin	tea tins
tea_tree	25	22	m	tea tree
teabag	11	5	n	teabag	teabags
teach 245
teach_high 4
teach_hospit	24	6	n	teaching hospital	teaching hospitals
teach_yoga	20	4	n	teach yoga
teacher 214
teacher_train	18	10	n	teacher training
teacup	22	5	n	teacup
team 385
team_usa 4
teammat 26
teapot	26	41	n	teapot	teapots
tear 188
teari 6
teas 40
teaser 6
teaspoon	40	94	m	teaspoon	teaspoons
teaspoon_bake	29	10	m	teaspoon baking
teaspoon_dri	20	4	m	teaspoon dried
teaspoon_garlic	28	9	m	teaspoon garlic
teaspoon_ground	25	7	m	teaspoon ground
teaspoon_onion	25	7	m	teaspoon onion
teaspoon_salt	35	18	n	teaspoon salt
teaspoon_vanilla	22	5	m	teaspoon vanilla
teavana	37	24	n	Teavana
teavana_employe	22	5	n	Teavana Employee
teawar	25	7	m	teaware
tech 154
tech_job	11	12	n	tech job	tech jobs
tech_posit	22	5	n	tech position	tech positions
tech_work 4
technic 117
technician 46
techniqu	11	351	n	technique
techniqu_thursdai	38	25	n	Technique Thursday
technolog 84
ted 69
ted_talk 53
tediou 12
tedtalk	20	4	n	TEDTalks
tedx	28	9	m	TEDx
tedx_talk	22	5	n	TEDx talk
tee 13
tee_shirt 4
teen 143
teen_birth	11	5	m	teen Birth
teen_girl	11	5	n	teen girls
teen_pregnanc 4
teenag 166
teenag_girl 13
teeni 8
teensi	20	4	n	teensy
teeth 98
teflon	35	19	n	teflon
tegretol	20	4	n	Tegretol
teh 5
tek	12	9	n	tek	teks
tel 7
telegraph 5
telemetri 4
telephon 5
teleport 4
telescop 16
televis 33
televis_show 5
tell 538
teller 5
temp 43
tempeh	39	29	n	tempeh
temper 10
temperatur 64
templ 31
templ_grandin	29	10	n	temple Grandin
templat	12	92	n	templates
tempo	28	28	n	tempo	tempos
tempo_run	29	10	n	tempo run	tempo runs
tempor	11	8	m	temporal
tempor_lobe	20	4	m	temporal lobe
temporari 34
temporarili 33
tempt	14	77	n	tempted
temptat 28
ten 250
ten_pound	17	9	n	ten pounds
ten_reason	11	5	n	ten reasons
tend 371
tendenc 60
tender	14	52	n	tender
tenderloin	16	8	n	tenderloin
tendin	30	11	n	tendinitis
tendon	22	47	n	tendon
tennesse 12
tenni 28
tenni_ball 5
tenni_player 4
tens 26
tension 47
tent 20
tenth 6
tequila 6
terenc	25	21	m	Terence
terenc_mckenna	35	18	n	terence McKenna
teriyaki	31	12	m	teriyaki
term 581
term_commit 4
term_effect	33	15	n	term effects
term_goal	11	16	n	term goal
term_memori	22	16	n	term memory
term_relationship 13
termin 28
termin_ill 10
terminolog 22
terra 4
terrain 17
terri 5
terribl 449
terribl_acn	22	5	n	terrible acne
terribl_idea	13	10	n	terrible idea	terrible ideas
terribl_pain	22	5	n	terribly painful
terribl_person 4
terribl_postur	22	5	n	terrible posture
terribl_shape	22	5	n	terrible shape
terribl_terribl 4
terrif 12
terrifi 164
territori 17
terror 23
terrorist 4
tesco 4
test 995
test_booster	24	6	n	test booster	test boosters
test_came 6
test_kit	30	11	n	test kit	test kits
test_neg	20	4	n	tested negative
test_posit	15	23	n	tested positive
test_result	20	30	n	test results
test_reveal 4
test_run 5
test_score 10
test_show	13	6	n	tests show
test_strip	33	15	n	test strips
test_subject 5
tester 12
testicl 12
testicular 6
testifi 4
testimoni 18
testosteron	37	70	n	testosterone
testosteron_level	31	12	n	testosterone levels
tetracyclin	25	7	n	tetracycline
tetri 4
tevatron	22	5	m	Tevatron
texa 112
texa_method	35	19	n	Texas Method
texa_state 7
texan 8
text 335
text_messag 8
textbook 68
textur 94
th 235
tha 45
thai	16	67	m	Thai
thai_coconut	22	5	m	thai Coconut
thai_food 4
thailand 16
thalamu	20	4	n	thalamus
thank 72
thank-you 13
thankfulli 43
thanksgiv 106
thanksgiv_dinner	30	11	n	Thanksgiving dinner
thankyou 8
that 102
that'd 17
that'll 24
thaw	10	14	v	thaw
thayer 4
thc	45	50	n	THC
theanin	32	14	n	theanine
theater 17
theatr 7
thee 6
theft 9
thegirlsurvivalguid	20	4	n	TheGirlSurvivalGuide
thegreatcthulhu	27	8	n	TheGreatCthulhu
theketodiet	33	15	n	theketodiet
theme 75
theme_song 7
themself 4
theoret	11	35	m	theoretical
theori 178
theori_behind 5
theoriz 6
ther 6
therapeut	19	57	m	therapeutic	Therapeutics
therapi	17	312	n	therapy
therapi_dog 4
therapi_program	27	8	n	therapy program
therapi_session	20	13	n	therapy session
therapist	15	196	n	therapist	therapists
there 38
there'll 4
thereabout	20	4	n	thereabouts
thereaft 11
therebi 9
therefor 119
thereof 11
thermal 4
thermo 5
thermogen	27	8	n	thermogenic	thermogenics
these 4
thesi 31
theta 4
they'd 50
they'll 80
they've 131
they've_help	27	8	n	they've helped
theyr 8
thi 31
thick 119
thicken	17	9	v	thicken
thicker 21
thief 7
thiev 4
thigh	22	171	n	thighs
thin	13	213	n	thin	thins
thin_crust	22	5	m	thin crust
thin_layer 4
thin_slice	27	8	n	thin slice	thin slices
thingi 10
think 1660
think_skill 4
thinker 4
thinkprogress	20	4	n	ThinkProgress
thinli	21	14	m	thinly
thinli_slice	28	9	n	thinly sliced
thinner	17	42	n	thinner
third 280
third_attempt	19	11	n	third attempt
third_grade 4
third_parti 4
third_person 6
third_set	25	7	n	third set
third_trimest 4
third_world 7
thirst 12
thirsti 18
thirteen 6
thirti 42
thirti_second 4
this'll 5
thistl	28	9	n	thistle
tho 31
thoma 11
thompson 15
thong 6
thor 4
thorac	29	10	m	thoracic
thorac_spine	24	6	n	thoracic spine
thorisdottir	20	4	n	Thorisdottir
thorn 6
thorough 19
thoroughli 41
thoroughli_enjoi 9
thorp	29	10	m	Thorpe
thorsdai	36	22	n	Thorsday
thou 13
thoug 7
thought 961
thought_advic 12
thought_opinion 4
thousand 117
thr	11	8	n	thr
thrash 9
thread 220
threat 41
threaten 42
threesom 20
threshold	11	34	n	threshold
threw 137
thrift 27
thrift_shop 9
thrift_store 16
thrill 62
thrive 16
throat 77
throb	12	9	n	throbbing
throne 12
throughout 316
throughout_colleg 4
throughout_high 12
throughout_school	20	4	n	throughout school
throw 414
throwawai 165
throwawai_account 43
thrower	20	4	n	thrower
thrown 72
thru 28
thrust 19
thruster	27	8	n	thrusters
thu 155
thug 4
thumb 46
thunder 8
thunderstorm 4
thur	19	20	n	Thurs
thursdai 195
thursdai_do-over	25	7	n	THURSDAY DO-OVER
thursdai_morn 6
thursdai_night 5
thusli	20	4	n	thusly
thwart 4
thx 7
thy 6
thyme	25	22	n	thyme
thyroid	26	39	m	thyroid	thyroiditis
ti 82
tia	14	7	n	TIA
tiagra	22	5	n	Tiagra
tibetan 4
tick 21
ticket 32
tickl 11
ticklish	11	5	n	ticklish
tidbit 6
tide 17
tide_toward	20	4	n	tides towards
tie 40
tier 11
tiger 7
tight	14	256	n	tight	tights
tight_band	22	5	n	tight band	tight bands
tight_budget	12	26	n	tight budget	tight budgets
tight_hamstr	20	4	n	tight hamstrings
tight_underbust	22	5	n	tight underbust
tighten	11	40	v	tighten
tighter 16
tightest	27	8	m	tightest
tightest_hook	20	4	n	tightest hook
tightli 9
tihkal	25	7	n	TiHKAL
tikka	28	9	m	tikka
tikka_masala	27	8	n	tikka masala
til 215
tilapia	37	24	n	tilapia
tile 8
till 165
tilt 23
tim 39
time 108
time-consuming 5
time-lapse 5
time_manner 4
timefram 5
timelin 20
timer 41
timid 9
timothi	15	24	m	Timothy
timothi_leari	25	7	n	timothy Leary
timothi_omundson	27	8	n	Timothy Omundson
tin	11	36	n	tin	tins
tinctur 4
tinfoil 5
ting 9
tingl	15	24	n	tingling	tingles
tingli	11	15	n	tingly
tini 187
tini_amount 4
tini_boob	20	4	n	tiny boobs
tini_bump	22	5	n	tiny bump	tiny bumps
tiniest 4
tinnitu	24	6	n	tinnitus
tint 9
tint_moistur	22	5	n	tinted moisturizer
tip 1227
tip_point 4
tip_suggest 9
tip_thursdai	24	6	n	tip Thursday
tip_trick 27
tipsi 5
tiramisu	22	5	n	Tiramisu
tire 643
tired	25	7	n	tiredness
tiresom 7
tissu	16	118	n	tissue
tissu_migrat	33	15	n	tissue migration
tissu_work	20	4	n	tissue work
tit 23
titan 13
titanium 7
titl 484
titl_basic 6
titl_state 16
titl_suggest 20
titl_sum	22	5	n	title sums
titrat	27	8	n	titrating
tj 9
tkd	53	119	n	TKD
tm	15	18	n	TM	TMS
tmao	20	4	n	TMAO
tmi	20	29	n	TMI
tmt	24	6	n	TMTS
tn 8
tnation	31	13	n	TNation
to 4
to-do 10
to-do_list 9
toast	20	100	n	toast
toaster	11	22	n	toaster
toaster_oven	17	9	n	toaster oven	toaster ovens
tobacco 48
todai 14
todai_exercis	20	4	n	todays exercise
todayilearn 10
todd 7
toddler 27
toe	19	189	n	toes
toe_clip	22	5	n	toe clips
toe_shoe	31	12	n	toe shoes
toenail	14	7	n	toenail	toenails
tofu	38	192	n	tofu
tofu_recip	29	10	n	tofu recipe
tofu_scrambl	25	7	n	tofu Scramble
tofurkei	20	4	n	Tofurkey
tofurki	25	7	n	Tofurky
toi 104
toilet 53
toilet_paper 7
toiletri 5
toke	13	6	v	toke
token 7
tokola	31	13	n	Tokola
tokyo 5
toler	15	169	n	tolerance	tolerances
toll 36
tom 21
tomato	16	338	n	tomato
tomato_past	31	12	n	tomato paste
tomato_sauc	30	36	n	tomato sauce
tomato_slice	24	6	n	tomato slices
tomato_soup	20	13	n	tomato soup
tommi 6
tommorow 5
ton 455
tone 123
toner	18	38	n	toner	toners
tongkat	27	8	m	Tongkat
tongkat_ali	25	7	n	Tongkat Ali
tongu 57
toni 25
toni_gentilcor	27	8	n	tony Gentilcore
tonic	16	8	n	tonic
tonight 545
tonight_dinner 6
tonightsdinn	25	7	n	tonightsdinner
tonn 8
tool 183
toot 8
tooth	12	57	n	tooth
tooth_decai	22	5	n	tooth decay
toothpast 13
top 1005
top_post 5
top_set	24	6	n	top set	top sets
top_speed 4
top_ten 15
top_tube 4
topic 462
topic_cream	28	9	n	topical cream	topical creams
topic_treatment	20	4	n	topical treatment	topical treatments
topless 11
topper	14	7	n	topper
torani	20	4	m	Torani
torch 5
tore 19
torment 6
torn 41
tornado 5
toronto 36
torqu 6
torrenc	22	5	n	Torrence
torrent 10
torrid	20	4	n	Torrid
torso	24	19	n	torso
tortilla	24	83	n	tortillas
tortilla_chip	22	15	n	tortilla chips
tortur 60
tortur_devic 4
toss 90
toston	20	4	n	tostones
tot 6
total 1045
total_amount 4
total_barefoot	22	5	n	totally barefoot
total_calori	29	10	n	total calories
total_carb	22	5	n	total carbs
total_chang	11	5	n	totally changed
total_clear	20	4	n	totally clear
total_cool 4
total_cost 17
total_daili	22	5	m	total Daily
total_differ 7
total_distanc	22	5	n	total distance
total_failur 4
total_fine 12
total_forgot 5
total_freak 4
total_fuck 5
total_loss	13	6	n	total loss
total_lost 4
total_macro	22	5	n	total Macros
total_mess 4
total_newbi	22	5	n	total newbie	total newbies
total_noob 6
total_normal 7
total_number 6
total_record	24	6	n	total record	total records
total_run 4
total_shock 4
total_stranger 4
total_suck 4
total_understand 8
total_weight	19	11	n	total weight
total_worth 20
touch 357
touchi 5
tough 250
tough_mudder	24	18	n	Tough Mudder
toughen	22	5	v	toughen
tougher 9
toughest 25
toughest_part	20	4	n	toughest part
tour 92
tour_de	20	31	m	Tour de
tourist 4
tournament 6
tout 13
toward 448
toward_fit	22	5	n	toward fitness
toward_women 4
towel 64
tower 17
town 238
town_hall 4
toxic 83
toxicolog	20	4	n	toxicology
toxin	36	22	n	toxins
tp 5
tr 13
tra 8
trace 45
traci 7
traci_anderson	22	5	n	Tracy Anderson
track 633
track_athlet	22	5	n	track athlete
track_calori	27	8	n	track calories
track_food	20	4	n	track food
track_meet	25	7	n	track meet	track meets
track_progress	22	5	n	track progress
track_season	31	12	n	track season
track_team	19	11	n	track team
track_workout	22	5	n	track workout	track workouts
tracker 17
tract	11	19	n	tract
trad	20	12	n	trad
trade 45
trade-off 4
trademark 7
trader	19	63	m	Trader
trader_joe	30	59	n	Trader Joe
tradit 147
tradit_run	24	6	m	traditional running
tradition 12
traffic 69
traffic_jam 5
traffick 5
tragedi 19
tragic 17
trai 24
trail	18	189	n	trail	trails
trail_glove	38	25	n	Trail Gloves
trail_mix	19	11	n	trail mix
trail_race	24	6	n	trail race	trail races
trail_run	39	28	n	trail running
trail_shoe	20	4	n	trail shoe	trail shoes
trailer 33
train	17	2269	n	training
train_advic	31	12	n	training advice
train_bra	22	5	n	training bras
train_consist	20	4	n	training consistently
train_cycl	24	6	n	training cycle
train_fast	25	7	n	train fasted
train_goal	24	6	n	training goal	training goals
train_guid	22	5	n	training guide
train_hall	22	5	n	Training Hall
train_hard	34	17	n	training hard
train_harder	22	5	n	train harder
train_log	28	9	n	training log	training logs
train_method	20	13	n	training methods
train_movement	20	4	n	train movements
train_partner	17	9	n	training partner	training partners
train_plan	44	49	n	training plan	training plans
train_principl	27	8	n	training principles
train_program	24	45	n	training program	training programs
train_properli 4
train_regimen	30	11	n	training regimen
train_ride 8
train_room 4
train_routin	36	20	n	training routine	training routines
train_run	31	12	n	training run	training runs
train_schedul	34	17	n	training schedule	training schedules
train_serious	29	10	n	training seriously
train_session	17	22	n	training session	training sessions
train_specif	22	5	n	trained specifically
train_station 7
train_style	25	7	n	training style
train_system	11	8	n	Training Systems
train_tip	30	11	n	training tips
train_tuesdai	48	69	n	Training Tuesdays
train_twice	24	6	n	training twice
train_video 9
train_workout	22	5	n	training workout
traine 15
trainer	25	217	n	trainer	trainers
trait 32
tramadol	34	17	n	tramadol
tran 19
tran_fat	25	7	n	trans fat
tranc 5
tranquil 6
transact 9
transcend	13	10	v	transcendent
transcrani	25	7	m	transcranial
transcrib 4
transcript 19
transfer 72
transform	12	211	n	transformation
transfus	13	6	n	transfusion
transgend 12
transient	24	6	m	transient	transients
transit	13	205	n	transition
transit_area	25	7	n	transition area
transit_slowli	22	5	n	transition slowly
transl	20	4	m	transl
translat 64
transluc 6
transmiss 19
transmit 7
transmitt	25	7	n	transmitter
transpar 18
transplant 45
transport 55
trap 103
trap_insid 4
trash 51
trauma	13	37	n	trauma	traumas
traumat 32
traumat_brain	13	10	m	traumatic brain
travel 237
travel_across 5
travers	22	5	n	traverse
travi 4
trazadon	20	4	n	trazadone
trazodon	28	9	n	Trazodone
tread 12
treadmil	26	100	n	treadmill	treadmills
treasur 9
treat 496
treat_acn	30	11	n	treating acne
treat_anxieti	25	7	n	Treat Anxiety
treat_bipolar	20	4	m	treating bipolar
treat_depress	27	8	n	treat depression
treat_mental	13	6	m	treat mental
treat_ptsd	28	9	n	Treating PTSD
treatabl 4
treatment	20	499	n	treatment
treatment-resistant	25	7	m	treatment-resistant
treatment_avail	20	4	n	treatment available
treatment_option	11	5	n	treatment option	treatment options
treatment_plan	14	7	n	treatment plan
tree 156
tree_oil	24	18	n	tree oil
trek 73
treksport	27	8	n	TrekSport	TrekSports
trembl 5
tremend 44
tremor 7
trend 77
tretinoin	38	25	n	tretinoin
tretinoin_cream	25	7	n	Tretinoin cream
tri 247
tri-cyclen	22	5	n	Tri-Cyclen
tri_bike	31	13	n	Tri bike	tri bikes
tri_short	24	6	n	tri shorts
tri_train	22	5	n	tri training
triad	13	6	n	Triad
triag	13	6	n	triage
trial 218
triangl 8
triathlet	51	95	n	triathlete	triathletes
triathlon	64	336	n	triathlon	triathlons
triathlon_bike	22	5	n	triathlon bike	triathlon bikes
triathlon_gear	24	6	n	triathlon gear
triathlon_train	34	17	n	triathlon training
tribe 4
tribul 4
tribulu	22	5	n	Tribulus
tribut 10
tricep	37	70	n	triceps
tricep_extens	27	8	n	tricep extensions
trick 260
trick_tuesdai	38	27	n	Tricks Tuesday
tricki 22
tricycl	20	4	n	tricycle
trigger	16	207	v	trigger
trigger_warn	13	19	n	trigger warning	trigger warnings
triglycerid	35	18	n	triglycerides
trilept	24	6	n	trileptal
trillion 9
trim 36
trimest	18	25	n	trimester
triniti 4
trip 575
trip_report	22	16	n	trip report
trip_sitter	20	4	n	trip sitter	trip sitters
tripl 64
tripl_digit	22	5	n	triple digits
triplet 4
tripod 5
trippi 9
triumph 32
trivia 5
trivial 26
trojan 5
troll 67
troop 5
trooper 6
trophi 10
tropic 15
trot	16	8	n	Trot
troubl 524
troubl_adjust 4
troubl_breath	20	4	n	trouble breathing
troubl_decid	11	5	n	trouble deciding
troubl_eat	20	12	n	trouble eating
troubl_fall	22	5	m	trouble falling
troubl_figur	13	6	n	trouble figuring
troubl_find 33
troubl_finish	22	5	n	trouble finishing
troubl_focus 5
troubl_keep	15	13	n	trouble keeping
troubl_sleep	34	17	n	trouble sleeping
troubl_spot	22	5	n	trouble spot
troubl_talk	20	4	n	trouble talking
troubl_walk	20	4	n	trouble walking
troubleshoot 10
troublesom 6
trough 11
trouser 7
trout	24	6	n	Trout
truck 55
trudg 9
true 473
true_life	13	6	n	True Life
true_size	29	10	n	true size
true_stori 12
truenutrit	25	7	n	TrueNutrition
trueprotein	20	4	n	TrueProtein
truer	20	4	m	truer
truereddit	20	13	n	TrueReddit
truest	20	4	n	truest
truffl	30	36	m	truffle
truffl_oil	36	21	n	truffle oil
truli 245
truli_amaz	11	5	n	truly amazing
truli_appreci 6
truli_believ 8
truli_happi 6
truli_love 5
truli_understand 4
trump 6
trumpet 4
trunk 14
trust 212
trust_issu 5
trusti	14	7	m	trusty
trustworthi 11
truth 217
truthfulli 8
truvia	31	12	n	Truvia
trx	24	6	n	TRX
tryin 5
tryout 8
tryptamin	36	22	n	tryptamines
tryptophan	27	8	n	tryptophan
tsa 12
tsatsoulin	20	4	n	Tsatsouline
tshirt 10
tso	25	7	m	Tso
tsp	27	113	m	tsp
tsp_bake	22	15	m	tsp baking
tsp_black	20	4	m	tsp black
tsp_cinnamon	29	10	n	tsp cinnamon
tsp_cumin	20	4	n	tsp cumin
tsp_garlic	24	6	m	tsp garlic
tsp_ground	25	7	m	tsp ground
tsp_salt	23	17	n	tsp salt
tsp_vanilla	31	12	n	tsp vanilla
tsunami 6
tt 13
tu 7
tub 97
tubbi 4
tube 86
tuberculosi	13	6	v	tuberculosis
tuchscher	22	5	n	Tuchscherer
tuck 44
tuck_planch	27	8	n	tuck planche	tuck planches
tucson 4
tue	29	30	n	Tues
tuesdai 300
tuesdai_even	11	5	n	Tuesday evening
tuesdai_night 11
tuesdai_topic	46	60	n	Tuesdays topics
tug 5
tuition 13
tum	11	5	n	tum	Tums
tumbl 6
tumblr 35
tummi	20	47	n	tummy	tummies
tumminello	20	4	n	Tumminello
tumor 42
tumour 7
tuna	24	117	n	tuna
tuna_cake	24	6	n	Tuna Cakes
tuna_salad	25	22	n	tuna salad
tuna_sandwich	20	4	n	tuna sandwich	tuna sandwiches
tune 55
tunnel 27
tunnel_vision	20	4	n	tunnel vision
tupperwar	13	19	n	tupperware	tupperwares
turbo 4
turkei	13	243	n	turkey
turkei_bacon	11	5	n	turkey bacon
turkei_breast	12	9	n	turkey breast
turkei_burger	29	10	n	turkey burger	turkey burgers
turkei_chili	30	11	m	turkey chili
turkei_sandwich	14	7	n	turkey sandwich	turkey sandwiches
turkish 8
turmer	30	11	n	turmeric
turn 1362
turn-off	20	4	n	turn-off
turn_point 5
turn_red 7
turn_vegetarian	22	5	n	turned vegetarian
turnaround 7
turnip 6
turnov 9
turtl 21
tutor 9
tutori 63
tutori_video 6
tv 159
tv_show 28
tvp	31	13	n	TVP
tw	24	74	n	TW
tweak 47
tweet 30
twelv 28
twenti 84
twenti_pound	24	6	n	twenty pounds
twice 449
twice_daili	31	12	n	twice daily
twice_per 4
twig	13	6	n	twig
twilight 9
twin 52
twin_sister 6
twinki 8
twist 64
twitch 28
twitter 66
twitter_account 5
two-fold 4
two-week 4
twofold 4
twox	28	28	m	TwoX
twox_weekli	33	16	n	TwoX Weekly
twoxchromosom	22	16	n	TwoXChromosomes
twoxsex	40	32	n	TwoXSex
tx 17
ty 17
tylenol 11
tyler 10
type 892
type1	45	158	n	type1
type_ii	25	20	n	type II
typic 392
typic_recommend	20	4	n	typically recommended
typic_workout	20	4	n	typical workout	typical workouts
typo 16
tyr	20	4	n	TYR
tyre 6
tyrosin	22	5	n	tyrosine
tyson 18
ubc 4
uber	11	5	m	uber
ubiquit 7
uc 12
uc_davi 4
uci	11	5	n	UCI
ucla 15
ucsf	25	7	n	UCSF
udi	29	10	n	Udi
uf	14	7	v	UF
ufc 4
ug	20	4	n	ug
ugh 62
ugli 94
uh 33
uh_oh 5
uhh 7
uk 235
uk_size	25	7	n	UK sizing
ulcer	33	15	n	ulcer	ulcers
ulcer_coliti	24	6	n	Ulcerative Colitis
ultegra	27	8	n	Ultegra
ultim 170
ultim_frisbe	11	5	m	Ultimate Frisbee
ultim_goal	19	20	n	ultimate goal
ultim_guid 4
ultra 58
ultra-marathoner	24	6	m	ultra-marathoner
ultramarathon	20	13	n	ultramarathon	ultramarathons
ultrasound	17	29	n	ultrasound	ultrasounds
um 32
umbrella 6
umm 12
ummm 4
un 22
unabl 162
unaccept 9
unansw 6
unapp	13	6	n	unappealing
unassist	33	16	m	unassisted
unattach	22	5	n	Unattached
unattain	11	5	n	unattainable
unattract 27
unavail 7
unavoid	11	16	n	unavoidable
unawar 28
unbalanc 5
unbear 36
unbeliev 46
unbias 13
unborn 4
unbroken 7
unbutton	20	4	v	unbuttoned
unc	25	7	n	UNC
uncertain 12
uncertainti 12
unchang 11
uncl 34
unclear 12
uncomfort 228
uncommon 30
uncondit 5
uncondition 5
unconsci 20
uncontrol	15	28	n	uncontrollably
unconvent	19	11	n	unconventional
uncook	31	12	m	uncooked
uncov 23
uncut 5
under	33	15	n	unders
underag 6
underarm	24	6	n	underarm
underbust	42	38	n	underbust
underbust_measur	27	8	n	underbust measurement
undercov 16
undercov_investig	22	5	m	undercover investigator	undercover investigations
underestim 29
underey	20	4	n	undereye
undergo 34
undergrad	11	131	n	undergrad	undergrads
undergrad_degre 5
undergrad_major	25	7	n	undergrad major
undergrad_research	16	8	n	undergrad research
undergrad_student 5
undergradu 79
undergradu_degre	10	14	n	undergraduate degree	undergraduate degrees
undergradu_research	14	7	m	undergraduate research
undergradu_student	10	11	n	undergraduate student	undergraduate students
undergradu_studi 6
underground 18
underhand 7
underli 18
undermin 8
underneath 28
underp 5
underpin 4
underr 5
understaf 4
understand 1157
understand_suffici	24	6	m	understand sufficient
understat 6
understood 61
undertak 10
underton 4
underw	14	11	v	underwent
underwai 6
underwat 27
underwear 57
underwear_pic	22	5	n	underwear pic	underwear pics
underweight	26	40	n	underweight
underwhelm	16	8	n	underwhelming
underwir	38	26	n	underwire
undesir 9
undi	17	21	n	undies
undiagnos	13	14	n	undiagnosed
undo 14
undon 6
undoubtedli 12
undress 8
undul	24	6	m	Undulating
unearth 9
uneasi 10
uneduc 9
unemploi 33
unemploy 18
unequip 4
uneth 9
unev	13	6	n	uneventful
uneven 28
unexpect 66
unexpectedli 17
unexplain 12
unfair 9
unfairli 5
unfamiliar 26
unfinish 12
unfit 10
unflavor	25	7	m	unflavored
unflex	25	7	n	unflexed
unfocus 4
unfold 10
unforeseen 6
unfortun 288
ungodli 7
ungrat 4
unhappi 72
unhealthi	21	164	n	unhealthy
unhealthi_food	20	12	n	unhealthy food
unhealthi_relationship	14	7	n	unhealthy relationship	unhealthy relationships
unhealthili	24	6	n	unhealthily
unheard 7
unhelp 5
uni 53
uni_student	20	4	n	uni student
unicorn 11
unicycl	22	5	n	unicycle
unifi	11	8	m	unified
uniform 22
unilater 6
unimagin 6
unimport 4
unimpress 5
uninform 6
uninsur 12
unintend 4
unintent 5
unintention 4
uninterest	10	11	n	uninteresting
union 13
unipolar	20	4	m	unipolar
uniqu 108
uniqu_experi 4
uniqu_situat	22	5	n	unique situation
unisex	11	5	n	unisex
unit 160
unit_kingdom 4
unit_state 61
uniti 6
univers 609
univers_colleg	19	11	n	University College
univers_gym	30	11	n	university gym
univers_offer 4
univers_school 4
univers_student 22
unknowingli 4
unknown 54
unknown_reason 6
unleash 4
unless 215
unlik 72
unlimit 23
unload 10
unlock 51
unlov 4
unlucki 5
unmed	25	20	n	unmedicated
unmotiv	20	22	n	unmotivated
unnatur	16	19	n	unnatural
unnecessari 43
unnecessarili 5
unnerv 4
unnot 8
unoffici 18
unopen 5
unpad	20	4	n	unpadded
unplan 8
unpleas	15	40	n	unpleasant
unpleas_experi	20	4	n	unpleasant experience
unpopular 4
unpreced 15
unpredict	10	11	n	unpredictable
unprepar 7
unprocess	25	7	m	unprocessed
unprocess_food	20	4	n	unprocessed foods
unproduct	12	9	n	unproductive
unprotect	11	23	m	unprotected
unprotect_sex	13	18	n	unprotected sex
unravel 6
unreach 5
unreal 17
unrealist 12
unreason 14
unrecogniz	13	6	n	unrecognizable
unregul 5
unrel 41
unreli 12
unrespons 5
unruli 4
unsaf 20
unsalt	34	17	m	unsalted
unsalt_butter	27	8	n	unsalted butter
unsatisfactori	22	5	n	unsatisfactory
unsatisfi 9
unscath	11	5	n	unscathed
unseen 6
unsettl 8
unsexi 4
unshod	33	16	n	unshod
unsightli	12	9	m	unsightly
unsolicit 7
unspoken 7
unspoken_rule 4
unstabl 16
unstopp 7
unsub 4
unsubscrib 22
unsuccess 9
unsuccessfulli	12	13	n	unsuccessfully
unsupport 8
unsur 83
unsurprisingli 7
unsustain 7
unsweeten	45	55	m	unsweetened
unsweeten_almond	34	17	m	unsweetened almond
unsweeten_cocoa	30	11	m	unsweetened cocoa
unsweeten_vanilla	20	4	m	unsweetened vanilla
unti 4
until 9
untouch 4
untrain 8
untreat	15	13	m	untreated
unus 9
unusu 73
unvaccin 5
unveil 16
unwant 21
unwarr 4
unwich	20	4	n	Unwich
unwil 16
unwind 4
unwritten 4
unzip 4
up	13	302	n	ups
up-to-date 8
up-vote	11	5	n	up-vote
upbeat 6
upbring 4
upcom 75
upcom_ama	24	6	n	upcoming AMA
upcom_meet	22	5	n	upcoming meet	upcoming meets
updat 188
updat_photo 4
upend	20	4	v	upend
upenn	20	4	n	UPenn
upfront 11
upgrad 66
uphil	19	19	n	uphill	uphills
uphil_battl	13	6	n	uphill battle
uplift 16
upload 52
upper	14	227	m	upper
upper_arm	20	13	n	upper arms
upper_bodi	38	82	n	upper body
upper_chest	13	6	n	upper chest
upper_end	20	4	n	upper end
upper_limit	17	9	n	upper limit	upper limits
upper_lip 8
upper_part	20	4	n	upper part
upper_thigh	24	6	n	upper thighs
upregul	28	9	v	upregulation
upright 16
upscal 4
upset 148
upset_stomach	21	14	n	upset stomach	upset stomachs
upsid 32
upstair 15
upsw	24	6	n	upswing	upswings
uptak	20	13	n	uptake
upton	20	4	n	Upton
upvot 273
upvot_imag	20	4	n	upvoted image
upward 29
urban 28
urban_area 6
urg 121
urgenc 4
urgent 18
urgent_care	13	6	n	urgent care
urgh	11	5	n	URGH
uridin	20	4	n	Uridine
urin 69
urin_test	29	10	n	urine test	urine tests
url 8
us 480
us_advic 4
us_inform 14
us_tip 5
us_websit 4
usa 132
usa_swim	30	11	m	USA Swimming	USA swims
usa_weightlift	20	4	m	USA Weightlifting
usabl 10
usada	22	5	n	USADA
usag 46
usain 8
usain_bolt 8
usapl	46	58	m	USAPL
usapl_raw	25	7	m	USAPL Raw
usaw	25	7	m	USAW
usc 5
usd 10
usda	18	25	m	USDA
useless 74
user 214
user_report	22	5	n	users report
usernam 52
usher 6
usml	37	24	m	USMLE
usml_step	24	6	n	USMLE Step
usml_world	20	4	n	USMLE World
usp 9
uspa	34	17	m	USPA
usplab	24	6	n	USPlabs
usual 232
usual_routin 4
ut 10
utah 20
utc 6
utensil	19	11	n	utensil	utensils
uteru	30	11	n	uterus
uti	25	22	n	UTI	UTIs
util 56
utilis 4
utmost 4
utter 21
utterli 42
uv	11	15	m	UV
uv_clear	24	6	m	UV Clear
uv_rai	22	5	n	UV rays
uworld	32	14	n	UWorld
v-sit	24	6	n	V-sit
v1 9
v2 13
v3 4
v8 4
va 16
vacat 129
vaccin	10	110	n	vaccine	vaccines
vacuum 16
vagin	28	46	m	vaginal	vaginitis
vagin_sex	20	4	n	vaginal sex
vagina	13	118	n	vagina	vaginas
vaginismu	13	6	n	vaginismus
vagu 58
vain 18
valentin 70
valid 78
valium	33	16	n	valium
vallei 27
valu 166
valuabl 43
valuabl_resourc	20	4	n	valuable resource	valuable resources
valv 9
vampir 6
van 24
vancouv 20
vanderbilt 4
vanilla	19	126	m	vanilla
vanilla_almond	25	7	m	vanilla almond
vanilla_extract	39	29	n	vanilla extract
vanilla_ic 4
vanilla_protein	31	13	m	vanilla protein
vanish 20
vaniti 15
vanquish 5
vape	29	10	v	vape
vapor 25
vareniclin	22	5	n	varenicline
vari 143
vari_degre 6
vari_depend	24	6	n	vary depending
vari_greatli	24	6	n	varies greatly
variabl 24
varianc 4
variant	12	24	n	variant
variat	20	109	n	variation	variations
varieti 162
variou 309
variou_differ 4
variou_drug	25	7	n	various drugs
variou_exercis	22	5	n	various exercises
variou_form	20	4	n	various forms
variou_nootrop	22	5	n	various nootropics
variou_place 5
variou_reason 12
variou_supplement	22	5	n	various supplements
variou_topic 4
varsiti	20	22	m	varsity
vascular	22	16	n	vascular
vaselin 9
vasilii	22	5	m	Vasiliy
vasoconstrict	29	10	n	vasoconstriction
vasodil	22	5	n	vasodilation	vasodilators
vast 42
vast_major 16
vastli 9
vaughn	27	8	n	Vaughn
vault 5
vdai	20	4	n	vday
ve 26
vector 7
veer 4
veg	36	229	n	veg
vega 43
vegan	40	986	n	vegan	vegans
vegan_banana	22	5	m	Vegan Banana
vegan_burger	24	6	n	vegan burger	vegan burgers
vegan_chees	22	5	n	vegan cheese
vegan_chocol	22	5	m	vegan Chocolate	vegan chocolates
vegan_christma	22	5	n	vegan Christmas
vegan_cook	25	7	m	vegan cooking
vegan_diet	29	33	n	vegan diet	vegan diets
vegan_dinner	22	5	n	vegan dinner	Vegan Dinners
vegan_dish	22	5	n	vegan dishes
vegan_eat	25	7	m	vegans eat
vegan_food	38	25	n	vegan food	vegan foods
vegan_friendli	20	4	m	vegan friendly
vegan_lifestyl	28	9	n	vegan lifestyle
vegan_meal	19	11	n	vegan meal	Vegan Meals
vegan_option	22	5	n	vegan options
vegan_pizza	32	14	n	vegan pizza
vegan_place	22	5	n	vegan place	vegan places
vegan_recip	40	30	n	vegan recipes
vegan_restaur	29	10	n	vegan restaurant	vegan restaurants
vegan_thanksgiv	22	5	m	Vegan Thanksgiving
vegan_version	20	4	n	vegan version
veganrecip	28	9	n	veganrecipes
veganvil	20	4	v	Veganville
vege	31	12	n	vege	veges
veget	20	398	n	vegetables
veget_broth	11	5	n	vegetable broth
veget_oil	34	17	n	vegetable oil
veget_soup	31	13	n	vegetable soup
veget_stock	25	7	n	vegetable stock
vegetarian	38	943	n	vegetarian	vegetarians
vegetarian_chili	24	6	n	vegetarian chili
vegetarian_cook	22	5	m	vegetarian cooking
vegetarian_diet	44	47	n	vegetarian diet	vegetarian diets
vegetarian_dinner	28	9	n	vegetarian dinner	vegetarian Dinners
vegetarian_dish	28	9	n	vegetarian dish	vegetarian dishes
vegetarian_eat	25	7	n	vegetarians eat
vegetarian_food	36	22	n	vegetarian food
vegetarian_friend	14	7	n	vegetarian friend	vegetarian friends
vegetarian_friendli	24	6	n	vegetarian friendly
vegetarian_meal	30	34	n	vegetarian meal	vegetarian meals
vegetarian_option	17	9	n	vegetarian option	vegetarian options
vegetarian_recip	40	30	n	vegetarian recipe	vegetarian recipes
vegetarian_restaur	20	4	n	vegetarian restaurant	vegetarian restaurants
vegetarian_taco	22	5	n	vegetarian tacos
vegetarian_thanksgiv	30	11	n	vegetarian Thanksgiving
veggi	28	533	n	veggies
veggi_burger	28	28	n	veggie burger	veggie burgers
veggi_meal	20	4	n	veggie meal	veggie meals
veggi_recip	25	7	n	veggie recipes
veggit	20	4	v	Veggit
vegrecip	27	8	n	vegrecipes
vegtabl	20	4	n	vegtables
veguc	20	4	n	Vegucated
vehicl 22
veil 4
vein 32
velcro	25	22	n	velcro
veloc 6
velvet	11	8	m	velvet
vend 10
vend_machin 9
vendor 37
vengeanc 8
venic 6
venison 7
venlafaxin	24	6	n	venlafaxine
venn	20	4	m	venn
venom 7
vent 130
ventil 8
ventricular	22	5	m	ventricular
ventur 27
venu 19
venusian	22	5	n	Venusian
ver 8
vera 5
verbal 62
verbal_abus 5
verdant	24	6	m	Verdant
verdant_tea	22	5	n	Verdant Tea
verdict 10
verg 22
verif 5
verifi 33
vermont 5
vers 15
versa 15
versatil	12	29	n	versatile
version 283
versu 67
vert	20	4	m	vert
vertebr	11	8	n	vertebrate	vertebrates
vertebra 4
vertic 34
vertic_jump	20	4	m	vertical jump
vertigo	13	6	n	vertigo
vessel 18
vest 18
vet 15
veteran 39
veterinari 4
vff	57	180	n	VFF
vff_bikila	25	7	n	VFF Bikila
vff_kso	27	8	n	VFF KSOs
vi 5
viabl 28
viabl_option 5
viagra	12	13	n	Viagra
vial	35	19	n	vial	vials
vibe	11	32	n	vibe	vibes
vibram	55	146	n	Vibrams
vibram_bikila	24	6	n	Vibram Bikilas
vibram_fivefing	37	24	n	vibram FiveFingers
vibram_kso	22	5	n	Vibram KSO
vibrant 7
vibrat 77
vic 4
vicari 4
vice 29
vice_versa 12
viciou 22
viciou_cycl	13	14	n	vicious cycle
vicious 4
vick 6
vicodin	10	14	n	Vicodin
victim 48
victori	12	222	n	victory
victoria	12	57	m	Victoria
victoria_secret	18	53	n	Victoria Secret
vid 43
video 1190
video_blog	11	5	n	video blog
video_camera 5
video_chat 4
video_featur 4
video_game 75
video_insid 5
video_lectur 4
video_link 4
video_seri 5
video_show 17
video_tutori 7
videogam 4
vie 4
vietnam 6
vietnames 9
view 308
viewer 8
viewpoint 15
vigil 8
vigor 16
viibryd	20	4	n	Viibryd
vike 7
villag 11
villain 4
vimeo	12	9	n	Vimeo
vin 4
vinaigrett	31	13	n	vinaigrette
vincent 9
vine 7
vinegar	11	68	n	vinegar
vinpocetin	22	5	n	Vinpocetine
vintag 15
vinyasa	35	19	n	vinyasa
violat 31
violenc 24
violent 38
viral 15
virgin 144
virgin_coconut	25	7	m	virgin coconut
virgin_oliv	31	12	m	virgin olive
virginia 22
virginia_beach 4
virtu 10
virtual 85
virtual_brain	22	5	n	virtual brain
viru 45
virus 14
visa 4
viscer 5
visibl 134
visibl_ab	27	8	n	visible abs
vision 65
visionari 4
visit 336
visitor 9
visual 217
visual_effect 7
visual_estim	24	6	n	visual estimate
visual_guid	18	10	n	visual guide	visual guides
visual_hallucin	24	6	n	visual hallucinations
visual_process	20	4	n	visual processing
visual_represent 4
visualis	11	5	v	visualise
vital	11	42	n	vital	vitals
vitamin	33	211	m	vitamin
vitamin_defici	20	4	n	vitamin deficiency	vitamin deficiencies
vitamin_shopp	24	6	n	Vitamin Shoppe
vitamin_supplement	34	17	n	vitamin supplements
vitamix	20	4	m	vitamix
vitro	30	11	n	vitro
vivid 28
vivid_dream	15	13	n	vivid dreams
vividli 5
vivo	36	20	m	vivo
vivo_barefoot	22	5	n	Vivo Barefoot
vivobarefoot	37	23	m	Vivobarefoot
vo2	20	4	m	VO2
vo2_max	20	4	n	VO2 max
vo2max	22	5	n	VO2max
vocabulari 12
vocal 27
vodka 56
vogu	16	8	m	Vogue
voic 138
void 14
voila 7
vol 10
volatil 4
volcan 4
volcano 8
volek	24	6	n	Volek
volit 5
volleybal 10
voltag 6
volum 109
volum_train	29	10	n	Volume Training
volumetr 4
volunt 100
volunt_work 4
voluntari 12
voluntarili 7
vomit 59
von 4
vortex 6
vostok 4
vote 130
voter 4
vouch 7
vow 21
voyag 10
vp 5
vs 545
vu 5
vulgar 4
vulner 19
vulva	20	12	n	vulva
vyvans	45	53	n	Vyvanse
w1	20	4	n	w1
wa 63
wa_state 4
waaaai 7
waaai 7
wacki 6
wacoal	28	9	n	Wacoal
wad 4
waddl 4
wade 9
wafer	20	4	n	wafer
waffl 34
wag 4
wage 16
wager 4
wagon	17	73	n	wagon
wah 4
wai 525
wail 4
waist	21	135	n	waist
waist_measur	22	5	n	waist measurement
waist_size	27	8	n	waist size
waistband 4
waistlin	16	8	n	waistline
wait 795
wait_list	13	10	n	waiting list	waiting lists
wait_room 5
wait_till	14	21	n	wait till
waiter 11
waitlist 4
waitress 15
waiv 4
wake 404
wake-up 8
wake-up_call 5
wake_moment 4
wakeup 4
wal 5
wal-mart 24
wal_mart 4
wale 5
walgreen	18	40	n	Walgreen	Walgreens
walk 983
walk_barefoot	28	9	n	walk barefoot
walk_dead 4
walk_distanc 4
walk_everywher 4
walk_home 13
walk_lung	24	6	n	walking lunges
walk_outsid 7
walk_past 12
walk_toward 6
walker 9
wall 390
wall_ball	27	8	n	wall balls
wall_handstand	31	13	n	wall handstand	wall handstands
wall_mount 4
wall_street 6
wallac 4
wallet 37
wallow 9
wallpap 44
walmart 59
walnut	17	36	n	walnuts
walter 8
wan 6
wand 14
wander 47
wane 6
wanna 163
wanna_hear 6
wannab 5
want 292
war 99
ward 64
wardrob 20
warehous 12
warfar 5
wari 14
warm 247
warm-up	22	16	n	warm-up
warm_up	22	5	n	warm ups
warm_water	17	15	n	warm water
warm_weather 4
warmer 19
warmth 6
warmup	32	41	n	warmup
warn 356
warn_sign 7
warn_wall 5
warp 11
warrant 73
warrior 60
warrior_dash	32	14	n	Warrior Dash
warrior_diet	32	14	n	warrior diet
wart	10	11	n	wart	warts
wash 348
wash_dish 7
wash_face	25	7	n	wash face
washer 4
washington 38
washington_dc 4
washington_state 6
washroom 5
wasnt 20
wast 250
wast_food	22	5	n	wasting food
wast_monei 9
wat 13
watch 560
watch_calori	22	5	n	watching calories
watch_porn 18
watch_psych	22	5	n	watching Psych
watch_star 4
watch_tv 23
watch_video 5
watcher	22	35	n	Watchers
water 1348
water-only	29	10	m	water-only
water-only_fast	28	9	n	water-only fast
water_bottl 24
water_droplet 4
water_fast	54	127	n	water fast	water fasts
water_fountain 5
water_intak	33	15	n	water intake
water_loss 4
water_per	22	5	n	water per
water_polo	25	7	n	water polo
water_retent	32	14	n	water retention
water_solo	32	14	n	water soloing
water_solubl	11	5	m	water soluble
water_swim	38	25	n	water swim
water_swimmer	24	6	n	water swimmers
water_temp	22	5	n	water temp
water_throughout	11	5	n	water throughout
water_wednesdai	30	11	n	Water Wednesday
water_weight	50	84	n	water weight
watercolor 5
wateri	22	5	n	watery
waterloo	20	4	n	Waterloo
watermelon 18
waterproof 16
watson 9
watt 22
wave 107
waver 10
wax 35
waxi	20	4	n	waxy
wayn 5
waysid 4
wc 7
we'd 84
we'd_love 23
we'll 185
we'll_call 10
we'll_strai	47	62	n	we'll stray
we're 589
we're_current 5
we're_eat	20	4	n	we're eating
we're_excit	24	6	n	we're excited
we're_hope	17	9	n	we're hoping
we're_learn 4
we're_talk 13
we're_think 8
we've 381
we've_discuss	20	4	n	we've discussed
we've_reach 5
we've_recent 5
we've_talk 6
weak	13	242	n	weak	weaknesses
weak_point	28	9	n	weak point	weak points
weaken 7
weaker	18	25	n	weaker
weakest	17	15	n	weakest
weakl 6
wealth 18
wealthi 6
wean 13
weapon 25
wear 913
wear_bra	13	6	n	wearing bras
wear_foundat	11	5	n	wear foundation
wear_glass 5
wear_glove	22	5	n	wear gloves
wear_makeup	26	24	n	wear makeup
wear_shoe	16	8	n	wear shoes
wear_short	16	14	n	wearing shorts
wear_size	24	6	n	wear size
wear_sock 8
wear_sunscreen	14	7	n	wear sunscreen
wear_vff	30	11	n	wearing VFF
wear_vibram	20	4	n	wearing vibrams
wearer	27	8	n	wearers
weari 9
weather 139
weav 10
web 90
web-based 5
web_app 4
web_page 5
web_site 9
webb 7
webcam 8
webcast	20	4	n	webcast
webcom 4
webgl 4
webmd	29	10	n	WebMD
webpag 6
websit 475
websit_book 6
websit_call 4
wed 157
wed_dress	11	12	n	wedding dress	wedding dresses
wed_gift 5
wedg 6
wednesdai 267
wednesdai_night 5
wee 27
weed 189
week-long 6
weekdai 24
weekend 864
weekend_trip 4
weekli	16	468	m	weekly
weekli_accomplish	43	44	n	Weekly Accomplishments
weekli_basi 10
weekli_food	22	5	m	weekly food
weekli_fridai	33	15	n	Weekly Friday
weekli_goal	20	4	n	weekly Goals
weekli_groceri 4
weekli_meal	27	8	m	weekly meal
weekli_mileag	27	8	n	weekly mileage
weekli_post	20	4	n	weekly posts
weekli_progress	36	22	m	weekly progress
weekli_schedul	25	7	n	weekly schedule
weekli_stupid	26	24	n	weekly stupid
weekli_thread 23
weekli_triumph	31	12	n	weekly triumphs
weekli_weightroom	47	62	m	weekly weightroom
weeknight	14	7	n	weeknight	weeknights
ween 8
weep 8
wei	14	11	n	Wei
weider	22	5	n	Weider
weig	17	9	n	weig
weigh	25	702	v	weigh
weigh-in	25	7	n	weigh-in
weight	31	3722	n	weight
weight-lifting	20	4	n	weight-lifting
weight-loss	27	26	m	weight-loss
weight-training	20	4	n	weight-training
weight_area	24	6	n	weight area
weight_balloon	20	4	n	weight ballooned
weight_bench 5
weight_came	11	5	n	weight came
weight_chang	25	7	n	weight change
weight_chin	32	14	n	weighted chins
weight_chinup	24	6	n	weighted chinups
weight_class	48	71	n	weight class	weight classes
weight_dip	31	12	n	weighted dips
weight_drop	28	9	n	weight dropped
weight_due 4
weight_exercis	36	20	n	weight exercises
weight_fit	36	20	n	weight fitness
weight_fluctuat	31	12	n	weight fluctuated
weight_gain	36	102	n	weight gain
weight_gainer	29	10	n	weight gainer	weight gainers
weight_goal	27	8	n	weight goal
weight_issu	20	4	n	weight issues
weight_lift	36	109	n	weight lifting
weight_lifter	25	7	n	weight lifter	weight lifters
weight_lose	22	5	m	weight lose
weight_loss	42	508	n	weight loss
weight_lost	31	12	n	weight lost
weight_lung	20	4	n	weighted lunges
weight_machin	28	9	n	weight machines
weight_mainten	25	7	n	weight maintenance
weight_problem 5
weight_rang	30	11	n	weight range
weight_recent	25	7	n	weight recently
weight_regularli	22	5	n	weights regularly
weight_room	28	46	n	weight room
weight_routin	20	4	n	weight routine
weight_set 6
weight_squat	30	11	n	weight squats
weight_train	55	137	n	weight training
weight_vest	25	7	n	weighted vest	weighted Vests
weight_watcher	41	34	n	Weight Watchers
weight_workout	22	5	n	weight workouts
weightclass	20	4	n	weightclass
weightlift	54	401	n	weightlifting
weightlift_championship	36	20	n	Weightlifting Championships
weightlift_club	22	5	n	weightlifting club	weightlifting clubs
weightlift_coach	24	6	n	weightlifting coach
weightlift_competit	24	6	n	weightlifting competition	weightlifting competitions
weightlift_meet	25	7	n	weightlifting meet	weightlifting meets
weightlift_profil	22	5	n	Weightlifter Profiles
weightlift_program	22	5	n	weightlifting program
weightlift_shoe	29	10	n	weightlifting shoes
weightlift_talk	25	7	n	Weightlifting Talk
weightloss	41	35	n	weightloss
weightroom	57	168	n	weightroom
weightroom_train	47	62	n	weightroom training
weightroom_wednesdai	33	16	n	Weightroom Wednesday
weightwatch	22	5	n	WeightWatchers
weird 470
weird_part	20	4	n	weird part
weird_shit 4
weirder 6
weirdest 11
weirdli 14
weirdo 19
wel	11	8	n	wel
welbutrin	24	6	n	Welbutrin
welcom 463
welfar 10
well 25
well-being 24
well-established 4
well-fitting	27	8	m	well-fitting
well-fitting_bra	24	6	n	well-fitting bra	well-fitting bras
well-known 17
well-rounded 5
well-versed	18	10	n	well-versed
wellb 6
wellbutrin	35	59	n	Wellbutrin
wellbutrin_xl	25	7	n	Wellbutrin XL
wellcom	22	5	m	Wellcome
wellington	15	13	n	Wellington
welp 11
welsh 4
wen 7
wendi 11
wendler	43	41	n	Wendler
weslei	11	5	m	Wesley
west 54
west_coast 11
west_wing	11	5	n	West Wing
western 49
westsid	40	31	m	Westside
westsid_barbel	29	10	m	westside barbell
wet 121
wet_suit	22	5	n	wet suit
wetsuit	39	28	n	wetsuit	wetsuits
wetter	20	4	v	wetter
wf	20	4	n	WF
wh 48
wha 18
whack 10
whale 30
what 101
what're	20	4	n	What're
what_happen	22	5	n	whats happening
what_wrong 7
whatnot 45
whatsoev 63
whe 18
wheat	36	197	n	wheat
wheat_allergi	24	6	n	wheat allergy
wheat_belli	24	6	n	Wheat Belly
wheat_bread	36	21	n	wheat bread
wheat_flour	24	6	n	wheat flour
wheat_pasta	25	7	n	wheat pasta
wheat_tortilla	22	5	n	wheat tortillas
wheaton 5
wheel 110
wheelchair 7
wheelset	22	5	n	wheelset
wheez	14	7	n	wheezing
whei	42	196	m	whey
whei_isol	25	7	n	whey isolate
whei_protein	50	88	n	whey protein
whei_shake	22	5	n	whey shake
whelp	20	4	n	whelp
whenev 398
wher 6
wherea 38
wherein 7
wherev 18
whet	20	4	v	whet
whew 5
whi 7
whic	13	10	n	whic
whichev 4
whilst 75
whim 36
whine 13
whinei 4
whini 8
whip	14	102	v	whipped
whip_cream	28	47	n	whipping cream
whirl 5
whisk	20	22	n	whisk
whiskei 25
whisper 24
whistl 15
whistleblow 4
white 468
white_bean	36	22	n	White Bean
white_blood	16	8	m	white blood
white_bread	19	19	n	white bread
white_chocol 7
white_coat	30	11	n	white coat	white coats
white_flood	24	6	n	white flood
white_flour	22	5	n	white flour
white_head	35	19	n	white head	white heads
white_hous 9
white_knight	11	5	n	white knight	white knights
white_male 7
white_matter	20	4	m	white matter
white_meat	20	4	n	white meat
white_nois	22	5	n	white noise
white_onion	28	9	n	white onion
white_pepper	22	5	n	white pepper
white_powder	13	6	n	white powder	white powders
white_rice	39	28	n	white rice
white_tea	22	5	n	white tea
white_whale 4
white_wine	23	17	n	white wine
whiteboard 9
whitehead	47	62	n	whitehead	whiteheads
whitfield	22	5	n	Whitfield
who'd 11
who've	13	31	v	who've
whoa 18
whoever 34
whol	20	4	n	whol
whole-grain	24	6	m	whole-grain
whole30	33	16	n	Whole30
wholesal 4
wholesom	14	7	m	wholesome
wholli 6
whomev 5
whoop 17
whoosh 4
whop	16	26	n	whopping
whore 25
wi 48
wich 4
wick 20
wide 186
wide_arrai	22	5	n	wide array
wide_avail 4
wide_feet	22	5	n	wide feet
wide_grip	28	9	n	wide grip
wide_hip 6
wide_rang 10
wide_root	20	4	n	wide root	wide roots
wide_stanc	22	5	n	wide stance
wide_varieti 8
widen 9
wider 20
widespread 15
widow 7
widowmak 4
width 31
wierd 5
wife 560
wife_ask 4
wife_came 4
wife_ran 4
wife_think 5
wiggl 13
wii 7
wii_fit 4
wiki 63
wikipedia 85
wikipedia_articl	11	12	n	wikipedia article
wikipedia_page 9
wil 21
wil_wheaton 4
wild 96
wild_anim 4
wild_rice	20	4	n	wild rice
wilder 6
wildest 5
wildest_dream 4
wildflow 4
wildli 15
wildlif 10
wilk	33	45	n	wilks
will 201
william 26
willing 7
willingli 6
willpow	26	40	n	willpower
wilson 13
wilt 5
wimp 5
win 304
win_gold	22	5	n	winning gold
win_wednesdai	45	53	n	Win Wednesday
win_win 6
wind 124
wind_blow	22	5	n	wind blowing	wind blows
windi 11
window 150
windsor 5
wine 112
wing 83
wink 7
winner 95
winter 215
winter_break 14
winter_bulk	25	7	n	winter bulk
winter_run	25	7	n	winter running	winter runs
winter_train	22	5	n	winter training
wipe 69
wire 77
wireless 10
wisconsin 13
wisdom 99
wisdom_teeth	30	11	n	wisdom teeth
wise 95
wise_word 4
wish 612
wish_think 4
wit 74
wit_end 11
witch 17
witch_hazel	32	14	n	witch hazel
with	20	4	n	withing
withdraw 88
withdraw_effect	22	5	n	withdrawal effects
withdraw_symptom	36	20	n	withdrawal symptoms
withdrawl	18	10	n	withdrawl
withdrawn 4
withou 4
witti 12
wive 7
wizard 8
wk	11	18	n	wk
wl	25	7	n	WL
wo 29
woah 11
woahdud 13
wobbl 10
wod	53	115	n	WOD	WODs
woe 13
woefulli	11	5	m	woefully
wok	29	10	n	wok
woke 281
woken 18
wolf 20
wolv 4
wolverin 5
woman 455
woman_came 4
womanli 6
womb 9
women 770
women_health	22	5	m	women health
women_size	20	4	n	women sizing
women_wear	13	6	n	women wear
women_weightlift	24	6	n	women weightlifters
women_weightroom	33	16	m	Women Weightroom
won 142
wonder 435
wonder_boyfriend	22	5	n	wonderful boyfriend
wonder_experi	20	4	n	wonderful experience
wonderfulli	11	16	n	wonderfully
wonderland 4
wont 82
wonton	11	5	m	wontons
woo 33
woo_hoo 4
wood 47
wooden 10
woodi 8
woohoo 21
wooo 5
woot	10	31	n	woot
woot_woot 7
wor 20
worcestershir	25	7	m	Worcestershire
worcestershir_sauc	24	6	n	Worcestershire sauce
word 688
wore 107
work 6162
work-out	25	7	n	work-out
work-related 5
work_ahead 4
work_anywai 7
work_behind 4
work_close 4
work_condit 9
work_differ	17	9	n	works differently
work_due 6
work_earli 6
work_environ 9
work_especi 5
work_ethic 4
work_experi 9
work_extrem	11	5	n	worked extremely
work_fast 4
work_fine 13
work_friend 4
work_full 14
work_full-time 9
work_hard 62
work_harder 7
work_late	18	10	n	work late
work_life 5
work_load 6
work_lunch	13	10	n	work lunch
work_memori	32	14	n	working memory
work_night 12
work_out	24	18	n	work outs
work_outsid	25	7	n	work outside
work_overnight 5
work_pai 4
work_part 4
work_part-time 4
work_place 4
work_properli 4
work_relat 4
work_retail 8
work_schedul 17
work_school 10
work_set	38	25	n	work sets
work_tonight 6
work_toward 43
work_unless 4
work_weight	29	10	n	working weight	Working Weights
work_wonder	18	25	n	worked wonders
work_work 5
workahol 5
workbook	14	7	n	workbook	workbooks
workdai 7
worker 74
workin 5
workload 17
workout	41	1472	n	workout	workouts
workout_buddi 5
workout_carb	20	4	n	workout carbs
workout_cloth	13	6	n	workout clothes
workout_consist	20	4	n	workout consists
workout_idea	24	6	n	workout ideas
workout_log	22	5	n	workout log
workout_meal	36	20	n	workout meal
workout_plan	42	39	n	workout plan	workout plans
workout_program	29	10	n	workout program	workout programs
workout_regim	24	6	n	workout regime
workout_regimen	27	8	n	workout regimen
workout_regiment	20	4	n	workout regiment
workout_routin	28	46	n	workout routine	workout routines
workout_schedul	29	10	n	workout schedule
workout_session	24	6	n	workout session
workout_shake	20	4	n	workout shake
workout_supplement	29	10	n	workout supplement
workout_twice	20	4	n	workout twice
workplac 34
worksheet 5
workshop 15
world 1163
world_biggest 4
world_champ	16	8	m	World Champ
world_champion	19	11	n	world champion
world_championship	20	65	n	World Championships
world_class	22	5	m	world class
world_countri 7
world_cup 4
world_greatest 4
world_health	22	5	m	World Health
world_largest 12
world_lead 7
world_oldest 9
world_powerlift	22	5	m	World Powerlifting
world_problem 16
world_record	18	81	n	world record	world records
world_smallest 4
world_strongest	22	5	m	World Strongest
world_toughest	22	5	m	World Toughest
world_weightlift	24	6	m	world Weightlifting
worldnew	11	12	n	worldnews
worldview	11	8	n	worldview
worldwid 15
worm 16
worn 87
worri 848
worrisom	22	5	n	worrisome
wors 521
worsen	15	35	v	worsen
worship 7
worst 447
worst_acn	24	6	n	worst acne
worst_anxieti	24	6	n	worst anxiety
worst_case 10
worst_enemi 10
worst_experi 11
worst_food	24	6	n	worst food
worst_nightmar 8
worst_offend	14	7	n	worst offender
worst_part 42
worst_possibl 5
wort	29	10	n	Wort
worth 691
worth_bui	14	7	n	worth buying
worth_live 5
worth_mention	27	8	n	worth mentioning
worth_share 8
worthi 39
worthless 36
worthwhil	11	42	n	worthwhile
wou 7
woul 9
would've 33
wouldnt 13
wound 54
wow 308
wr 21
wrack 7
wrap	10	269	v	wrap
wrap_chicken	22	5	m	wrapped chicken
wrapper 15
wrath 5
wreak 9
wreak_havoc 6
wreck 48
wrench 8
wrestl 40
wrestler 7
wretch 5
wriggl 4
wright 4
wrinkl	14	25	n	wrinkle	wrinkles
wrist	12	79	n	wrist
wrist_mobil	22	5	n	Wrist Mobility
wrist_wrap	25	7	n	wrist wraps
write 545
write-up 14
write_photograph	25	7	m	writes photographer
writer 57
writeup	18	10	n	writeup	writeups
writh 4
written 164
wrong 903
wrong_bra	17	9	m	wrong bra
wrong_direct 5
wrong_place 25
wrong_size	24	32	n	wrong size
wrongli 5
wrote 238
wsj 11
wtf 191
wu 7
ww 9
wwii 5
x-mas 4
x-post 1219
x-post_recip	25	7	n	x-post Recipes
x-posted	10	38	n	x-posted
x-posting	22	5	n	x-posting
x-ray 12
x-rays 8
x1	27	8	n	x1
x2 14
x3	16	8	n	x3
x5	11	5	m	x5
xanax	25	49	n	Xanax
xbox 10
xc	48	69	n	XC
xc_season	22	5	n	XC season
xd 17
xiaojun	36	20	n	Xiaojun
xkcd 21
xkcd_comic 4
xl	11	45	n	XL	XLS
xma 21
xojan	22	5	n	xoJane
xplode	28	9	n	Xplode
xpost 440
xr	40	32	n	XR
xrai	13	6	n	xrays
xs 4
xt 4
xtc	24	6	n	XTC
xtend	25	7	n	Xtend
xterra	24	6	m	XTERRA
xx 10
xxfit	45	55	n	xxfitness
xxketo	44	48	n	xxketo
xxl 4
xxx 8
y'all	11	160	n	y'all
y'alls 6
y'know 7
ya 45
ya'll 29
yada 5
yada_yada 5
yadda 5
yadda_yadda 5
yah	20	4	n	yah
yahoo 18
yai	13	164	n	yay
yale 12
yall 18
yam	20	12	n	yam
yank 4
yard 82
yard_swim	22	5	n	yard swim
yard_work 4
yasmin	24	6	n	Yasmin
yate	13	6	n	Yates
yawn 10
yaz	24	6	n	Yaz
yd 6
ye 21
yea 38
year-long 4
year-old 26
yearli 16
yearn	10	11	v	yearn
yeast	20	48	n	yeast
yeast_infect	14	17	n	yeast infection	yeast infections
yell 92
yellow 96
yellow_onion	31	13	n	yellow onion
yellow_squash	25	7	n	yellow squash
yelp 8
yep 30
yerba	25	7	m	Yerba
yerba_mate	24	6	n	yerba mate
yesterdai 4
yield 52
yike 17
yin 5
yix	25	7	m	Yixing
ymca	19	20	n	YMCA
ymmv	20	13	n	YMMV
yo 107
yo-yo	20	4	v	yo-yo
yo_femal	11	8	n	yo female
yo_male	17	9	n	yo male
yoga	44	710	n	yoga
yoga_challeng	25	7	n	Yoga Challenge
yoga_class	37	71	n	yoga class	yoga classes
yoga_instructor	21	14	n	yoga instructor	yoga Instructors
yoga_mat	35	19	n	yoga mat	yoga mats
yoga_pant	19	11	n	yoga pants
yoga_pose	32	14	n	yoga poses
yoga_practic	36	20	n	yoga practice
yoga_session	31	12	n	yoga session	yoga sessions
yoga_studio	37	24	n	yoga studio	yoga studios
yoga_teacher	38	27	n	yoga teacher	yoga teachers
yoga_video	32	14	n	yoga videos
yoga_work	20	4	n	Yoga works
yoghurt	33	16	n	yoghurt
yogi	36	65	n	yogi	yogis
yogic	20	4	m	yogic
yogini	20	4	n	yoginis
yogurt	23	183	n	yogurt
yohimbin	39	28	n	Yohimbine
yohimbin_hcl	28	9	n	Yohimbine HCL
yoke	20	4	n	yoke	yokes
yolk	27	27	n	yolk
york 102
york_citi 26
yorker 22
yorkshir 4
yosemit 10
you'd 159
you'll 226
you'll_end	20	4	n	you'll end
you'll_love 4
you've 471
you've_accomplish 4
you've_complet 4
you've_gone 7
you've_gotten 4
you've_heard 19
you've_help 7
you've_learn 4
you've_lost	15	13	n	you've lost
you've_research	25	7	n	you've researched
you've_taken 4
young 371
young_adult 23
young_ag 20
young_boi 4
young_child 8
young_children 8
young_girl 10
young_kid 12
young_man 12
young_men 6
young_teenag 5
young_woman 8
young_women 5
younger 134
younger_brother 12
younger_sister 9
youngest 18
your 5
yourselv 41
youth 47
youv 4
yr 92
yr_old 55
ysk 5
yuck 6
yucki 4
yum	26	41	n	yum
yummi	31	64	n	yummy
yummi_recip	22	5	n	yummy recipes
yummiest	22	5	m	yummiest
yun	20	4	m	Yun
yunnan	24	6	v	Yunnan
yup 29
zach 5
zane	24	6	m	Zane
zap	13	24	n	zaps
zealand 27
zemgear	24	6	n	ZEMGear
zen 12
zero 174
zero_calori	22	5	n	zero calorie
zero_carb	32	14	n	zero carb	zero carbs
zero_drop	29	10	n	zero drop	zero drops
zero_interest 4
zest 4
zesti	20	4	m	Zesty
ziana	29	10	n	Ziana
zig	20	4	m	zig
zimbardo	20	4	n	Zimbardo
zinc	45	51	n	zinc
zinc_oxid	20	4	n	zinc oxide
zion 6
zip 18
ziploc 4
ziplock 10
ziplock_bag 7
zipper 5
zit	30	60	n	zit	zits
zma	35	18	n	ZMA
zoe	11	8	n	Zoe
zoloft	26	40	n	Zoloft
zombi 52
zombi_apocalyps 8
zombifi 4
zone 83
zoo 11
zoom 13
zucchini	21	84	n	zucchini
zuchinni	20	4	m	zuchinni
zumba	18	10	n	Zumba
zumba_class	22	5	n	Zumba class	zumba classes
zurich	20	4	n	Zurich
zyprexa	27	8	n	Zyprexa
zyzz	25	7	n	Zyzz`
