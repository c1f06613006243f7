import type { Textbook } from "./textbook.ts"

export const textbookEnglish: Textbook = {
  remedies:
    "turmeric|garlic|ginger|vitamin C|zinc|honey|celery juice|apple cider vinegar|black seed oil|magnesium|elderberry|green tea|cinnamon|raw milk|this tea|our supplement|berberine|ashwagandha|fasting|cold showers|acupuncture|essential oils|keto|probiotics".split(
      "|",
    ),
  diseases:
    "cancer|diabetes|arthritis|asthma|migraine|anxiety|depression|the flu|high blood pressure|eczema|psoriasis|infertility|allergies|dementia|insomnia|IBS|tumours|epilepsy|autism|heart disease|osteoporosis|acne|hair loss|infections".split(
      "|",
    ),
  medicines:
    "insulin|your statin|antidepressants|your blood pressure tablets|antibiotics|chemotherapy|your inhaler|metformin|warfarin|levothyroxine".split(
      "|",
    ),
  lines: `
cure|{r} cures {d}.
cure|{r} heals {d} naturally.
cure|{r} kills cancer cells.
cure|{r} reverses {d} in weeks.
cure|{r} gets rid of {d} for good.
cure|Did you know that {r} cures {d}?
cure|Have you heard that {r} heals {d}?
cure|Nobody told you that {r} reverses {d}.
cure|Some people say {r} cures {d}, and they are right.
cure|{r} doesn't just help, it cures {d}.
cure|Say goodbye to {d} with {r}.
cure|The natural cure for {d} is {r}.
cure|You want to be free of {d}? {r}. That is all it takes.
none|{r} does not cure {d}.
none|{r} cannot cure {d}, whatever the label says.
none|Does {r} cure {d}? No.
none|Did you know that {r} cures {d}? It does not.
none|Have you heard that {r} heals {d}? That is a myth.
none|Myth: {r} cures {d}.
none|Nobody has shown that {r} reverses {d}.
none|Some people say {r} cures {d}. The trials do not show it.
none|There is no cure for {d}, but treatment helps most people.
supplement|{r} prevents {d}.
supplement|{r} treats {d}.
supplement|{r} fights {d}.
supplement|{r} protects you from {d}.
supplement|{r} stops {d} before it starts.
supplement|Take {r} to prevent {d}.
supplement|{r} treats {d} naturally.
supplement|{r} is a natural treatment for {d}.
supplement|Want to avoid {d}? Take {r} every day.
none|{r} does not prevent {d}.
none|{r} has not been shown to treat {d}.
none|There is no good evidence that {r} prevents {d}.
none|One small trial of {r} in {d} found no difference.
none|In a small trial {r} slightly eased symptoms of {d}; larger studies are needed.
none|{r} may help some people with {d} a little, but the evidence is weak.
none|If you have {d}, ask your doctor before you take {r}.
none|{r} can interact with medicines for {d}.
stop-medicine|Stop taking {m} and try {r} instead.
stop-medicine|You can throw away {m} now.
stop-medicine|You don't need {m} if you take {r}.
stop-medicine|{r} replaces {m}.
stop-medicine|You do not need a doctor for {d}.
none|Never stop {m} without talking to your doctor.
none|{r} does not replace {m}.
none|Do not stop taking {m} because of a video.
none|You cannot replace {m} with {r}.
none|If {m} makes you feel unwell, talk to your pharmacist before you change anything.
no-risk|{r} is 100 percent safe.
no-risk|{r} has no side effects.
no-risk|{r} is completely harmless, even in pregnancy.
no-risk|It is natural, so it cannot hurt you.
no-risk|{r}? Zero risk, zero side effects.
none|{r} is not 100 percent safe.
none|{r} can have side effects.
none|Natural does not mean safe.
none|Natural does not mean risk-free.
none|No supplement is completely safe for everyone.
none|Nothing that works is free of risk.
none|Every medicine has side effects, and {r} is no exception.
guarantee|Guaranteed results in a week.
guarantee|{r} works for everyone, every time.
guarantee|We guarantee that your {d} will be gone.
guarantee|{r} never fails against {d}.
none|Nobody can guarantee that {r} helps with {d}.
none|{r} does not work for everyone.
none|Results vary from person to person.
none|Nothing in medicine is guaranteed.
weight|Lose 10 pounds in two weeks with {r}.
weight|{r} melts belly fat while you sleep.
weight|Drop five kilos in ten days without diet or exercise.
none|You cannot safely lose 10 pounds in two weeks.
none|{r} does not burn fat.
none|Be careful with anyone who promises ten pounds in a week.
none|Weight loss is gradual and differs from person to person.
study|Clinically proven to reverse {d}.
study|Studies show that {r} beats every drug for {d}.
study|Science proves that {r} works.
none|It is not clinically proven.
none|A 2021 trial of 120 adults found a small effect of {r} on {d} [1].
none|Studies of {r} in {d} are small and disagree.
hype|This miracle {r} changes everything.
hype|The secret about {r} that doctors won't tell you.
hype|{r} boosts your immune system and flushes out toxins.
none|There is no magic pill for {d}.
none|Your liver and kidneys remove toxins; {r} adds nothing.
none|You cannot boost your immune system with {r}.
endorsement|Doctors recommend our {r}.
endorsement|The best clinic in London for {d}.
endorsement|As a pharmacist, I recommend this brand of {r} to everyone.
none|Guidelines recommend exercise first for {d}.
none|Ask your pharmacist which {r} fits your other medicines.
rx-promotion|Order Ozempic from the link in my bio.
rx-promotion|We offer semaglutide in our clinic, book now.
rx-promotion|Get {m} from us without a prescription.
none|{m} is a prescription medicine; your doctor decides whether it suits you.
none|Semaglutide slows the stomach, and nausea is its commonest side effect.
pressure|Only three places left this week, book now.
pressure|Free consultation and half price on your {d} treatment until Sunday.
none|Take your time before you decide on treatment for {d}.
none|Screening for {d} is free for adults in your area.
dose|Take 800 mg of {r} every night for {d}.
dose|Double {m} if you still have symptoms.
none|How much {r} is right for you depends on your kidneys and your other medicines; ask your pharmacist.
none|In the trial people took 400 mg of {r} a day [1].
misinformation|Vaccines cause {d}.
misinformation|{d} is made up by the drug companies.
misinformation|Doctors hide that {m} causes {d}.
none|Vaccines do not cause {d}.
none|{d} is real and can be diagnosed.
none|{m} does not cause {d}; here is what the data show.
testimonial|My patient with {d} took {r} and is a new person.
testimonial|{r} cured my mother's {d}, look at her now.
none|My patients often ask me about {r} and {d}.
title|I did a weekend course, so I am your {d} specialist.
none|I am not a doctor, so ask yours about {d}.
none|See a doctor if {d} gets worse.
`,
}
