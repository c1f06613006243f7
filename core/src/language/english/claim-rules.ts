import type { RulePatterns } from "#language/claim-rules.ts"
import { terms } from "#script/claims/terms.ts"
import { own } from "./claim-terms.ts"

export const claimRules: RulePatterns = {
  "HC-CURE": [
    String.raw`(?!(?<=antibiotics? (?:(?:can|will|usually|often) )?)cures? (?:\p{L}+ ){0,3}?infections?)(?:cures?|cured|curing|reverses?|reversed|eliminates?|eradicates?|heals?|healed|gets? rid of) (?:\p{L}+ ){0,3}?${own.diseases}`,
    String.raw`(?:a|the|natural) cure for (?:\p{L}+ ){0,2}?${own.diseases}`,
    String.raw`(?:say )?(?:good ?bye|bye[ -]?bye)(?: forever)?,? (?:to )?(?:your )?(?:\p{L}+ )?${own.diseases}`,
    String.raw`${own.diseases} (?:(?:is|are|was|were) )?(?:gone|vanish(?:es|ed)|disappears?|disappeared) (?:for good|forever|in (?:just )?(?:${terms.amount}|a few|a|an|one) (?:seconds?|minutes?|mins?|days?|weeks?|wks?|sessions?))`,
    String.raw`(?:only|one) thing that (?:\p{L}+ )?(?:cures?|heals?|fixes) (?:your )?${own.diseases}`,
  ],
  "HC-SUPP-DISEASE": [
    String.raw`${own.remedies}(?: ${terms.filler}){0,4}? (?:treats?|prevents?|fights?|heals?|stops?|to (?:treat|prevent|fight|heal|stop)) (?:\p{L}+ ){0,2}?${own.diseases}`,
  ],
  "HC-SUBSTITUTE": [
    String.raw`instead of (?:your |the )?(?:radiation(?: therapy)?|radiotherapy|chemo(?:therapy)?|insulin|statins?|antibiotics?|medications?|medicines?|meds|surgery|antidepressants?|inhalers?|blood pressure (?:pills?|medication))`,
    // Who wants to come off a medicine and is sent to whoever prescribed it is told nothing dangerous.
    String.raw`(?<!(?:if|when) you (?:want|wish|decide|plan|hope|would like) to )(?:ditch|stop(?: taking)?|quit|throw (?:away|out)|come off|skip|get off|drop) (?:your|the|ur|those|these) (?:\p{L}+ ){0,2}?(?:statins?|insulin|medications?|medicines?|meds|antidepressants?|blood thinners?|inhalers?|pills?)`,
    String.raw`(?<=(?:if|when) you (?:want|wish|decide|plan|hope|would like) to )(?:ditch|stop(?: taking)?|quit|come off|skip|get off|drop) (?:your|the|those|these) (?:\p{L}+ ){0,2}?(?:statins?|insulin|medications?|medicines?|meds|antidepressants?|blood thinners?|inhalers?|pills?)(?![^.!?]{0,80}(?:prescri|doctor|gp|clinician|pharmacist|nurse|team|specialist))`,
    String.raw`(?:bin|chuck(?: out| away)?|toss(?: out)?|dump|flush|halve|half|trash) (?:your|the|ur|those|these) (?:\p{L}+ ){0,2}?${own.medicines}`,
    String.raw`who needs (?:a |an |your |any )?${own.medicines}`,
    String.raw`${own.medicines} (?:is|are) (?:just )?(?:optional|a scam|poison|(?:keeping|making) (?:you|people) (?:sick|ill|sicker))`,
    String.raw`(?:do not|don'?t|no longer|won'?t) need (?:your |any )?(?:insulin|statins?|medications?|medicines?|meds|chemo(?:therapy)?|antidepressants?)`,
    String.raw`(?:can|may|could|able to|(?:safe|safely|fine|okay|ok|free|time|ready|allowed) to|safely|simply|just) (?:\p{L}+ ){0,2}?(?:ditch|stop|quit|throw (?:away|out)|bin|come off|get off|go off|drop|give up|skip|cut out|do without) (?:taking |using )?(?:\p{L}+ ){0,2}?${own.medicines}`,
    String.raw`no longer (?:have to|need(?: to)?) (?:(?:keep )?(?:tak(?:e|ing)|us(?:e|ing)|stay(?:ing)? on) )?(?:\p{L}+ ){0,3}?${own.medicines}`,
    String.raw`(?:do not|don'?t|won'?t|will not) (?:really )?(?:have to|need(?: to)?) (?:(?:keep )?(?:tak(?:e|ing)|us(?:e|ing)|stay(?:ing)? on) )?(?:your|those|these|that|this) (?:\p{L}+ ){0,2}?${own.medicines}`,
    String.raw`replaces? (?:your )?(?:insulin|statins?|medications?|medicines?|chemo(?:therapy)?|antidepressants?)`,
  ],
  "HC-DISCOURAGE": [
    String.raw`(?:do not|don'?t|no) need (?:to )?(?:see|visit|call|go to|consult)? ?(?:a|your|the|any) (?:doctor|physician|gp|clinician|dentist|pharmacist)`,
    String.raw`(?:do not|don'?t|never) (?:trust|listen to|believe|see|go to) (?:your |a |the )?(?:doctors?|physicians?|gp|clinicians?)`,
    String.raw`no need (?:to see|for) (?:a|your) doctor`,
    String.raw`skip the doctor`,
    String.raw`(?:skip|refuse|cancel|say no to|no need for) (?:the|your|a|that) (?:biopsy|mammogram|smear test|colonoscopy|er|a&e)`,
    String.raw`(?:no need to|don'?t|do not|never) (?:call|ring|phone) (?:an |the )?(?:ambulance|911|999|112)`,
  ],
  "HC-HARMFUL-REMEDY": [String.raw`${own.harmful}`],
  "HC-INFANT-FOOD": [
    String.raw`honey(?: \p{L}+){0,4}? (?:fine|safe|ok|okay|good|great|healthy|allowed|helps?|works?|soothes?|calms?)(?: \p{L}+){0,3}? ${own.infants}`,
    String.raw`(?:give|feed|offer|try|let)(?: \p{L}+){0,4}? ${own.infants}(?: \p{L}+){0,5}? honey`,
    String.raw`honey(?: \p{L}+){0,3}? (?:for|to) (?:\p{L}+[ -]){0,2}?${own.infants}`,
    String.raw`${own.infants}(?: \p{L}+)? (?:can|may|could) (?:safely )?(?:have|eat|take|get) (?:\p{L}+ ){0,3}?honey`,
  ],
  "HC-VACCINE": [
    String.raw`(?:vaccines?|shots?|jabs?|immuni[sz]ations?)(?: ${terms.filler}){0,3}? (?:causes?|caused|makes?|leads? to|gives?|triggers?|changes?|alters?|rewrites?)(?: ${terms.filler}){0,3}? (?:autis\p{L}+|infertile|infertility|cancer|adhd|sterile|miscarriages?|dna)`,
    String.raw`(?:vaccines?|shots?|jabs?) (?:are|is) (?:poison|toxic|useless|a hoax|a scam)`,
  ],
  "HC-DENIAL": [
    String.raw`(?:adhd|autism|long covid|covid(?:-19)?|endometriosis|fibromyalgia|depression|hiv|aids|viruses|germs|cancer|me/cfs|migraine)(?: \p{L}+)? (?:is|are) (?:made up|fake|a hoax|not real|a myth|invented|just (?:laziness|weakness|in your head))`,
    String.raw`(?:viruses|germs|adhd|autism|covid|hiv|depression|migraines?) (?:do not|don'?t|does not|doesn'?t) exist`,
    String.raw`(?:adhd|autism|covid|hiv|aids|depression|cancer|migraines?|viruses) (?:isn'?t|aren'?t) (?:real|a (?:real )?(?:disease|thing))`,
    String.raw`sunscreens? (?:\p{L}+ ){0,2}?(?:causes?|gives?) (?:\p{L}+ ){0,3}?cancer`,
    String.raw`cancer is (?:just |only )?a (?:fungus|vitamin deficiency|parasite)`,
  ],
  "EV-GUARANTEE": [
    String.raw`guaranteed?(?: ${terms.filler}){0,2}? (?:results?|to work|success|weight loss|relief)|guaranteed`,
    String.raw`(?:works?|effective) for (?:everyone|everybody|anyone|all people|every body)`,
    String.raw`(?:100|one hundred) ?(?:%|percent) (?:effective|success|cure)`,
    String.raw`never fails?`,
    String.raw`(?:works?|worked) (?:every (?:single )?time|without fail|on (?:everybody|everyone|anyone))`,
    String.raw`or (?:your|ur) money back|money[- ]back guarantee`,
    String.raw`no exceptions`,
    String.raw`i (?:promise|guarantee) (?:you )?(?:you'?ll|you will|that you|your|it will|it'?ll)`,
  ],
  "EV-MIRACLE": [
    String.raw`miracles?|miraculous`,
    String.raw`magic(?:al)? (?:pill|bullet|cure|formula|potion|trick)`,
    String.raw`(?:doctors?|they|big pharma|your doctor)(?: \p{L}+)? (?:won'?t|will not|don'?t|doesn'?t|do not|does not) (?:tell you|want you to know)`,
    String.raw`secret (?:cure|remedy)`,
    String.raw`(?:game[- ]?changer|life[- ]changing)`,
    String.raw`(?:they|doctors?|med(?:ical)? schools?)(?: \p{L}+)? (?:never|don'?t|won'?t) (?:teach|taught|told|show)(?: \p{L}+)? (?:you|us|in)`,
    String.raw`never (?:teach|taught) (?:\p{L}+ )?(?:in|at) med(?:ical)? school`,
    String.raw`(?:big pharma|pharma|doctors?|they|the industry)(?: (?:is|are|have been|has been))? (?:hid(?:e|es|ing)|keep(?:s|ing)?) (?:this|it|the truth|the cure)(?: \p{L}+)? from (?:you|us)`,
    String.raw`(?:ancient|forgotten) (?:secret|remedy)`,
  ],
  "EV-PROVEN-NOCITE": [
    String.raw`(?:clinically|scientifically|medically) (?:proven|tested|shown|validated)`,
    String.raw`(?:studies|research|science|trials|scientists|experts)(?: \p{L}+)? (?:shows?|proves?|proved|says?|confirms?|confirmed|agree)(?! \p{L}*thing)`,
    String.raw`backed by science|science[- ]backed`,
  ],
  "EV-NO-RISK": [
    String.raw`(?:no|zero|without(?: any)?) (?:known )?side[- ]effects?`,
    String.raw`(?:risk|side[- ]effect)[- ]free|no risks?(?: at all)?(?= *$)`,
    String.raw`natural\P{L}{1,3}(?:so|and|therefore|which means)(?: it'?s| it is| they are|'s)?(?: \p{L}+)? safe`,
    String.raw`(?:completely|totally|perfectly|100%|entirely) safe`,
    String.raw`(?:harmless|can'?t hurt you)`,
  ],
  "EV-ANIMAL": [
    String.raw`(?:mice|mouse|rats?|animals?|worms?|test tubes?|petri dish|cell (?:culture|study))(?:[^.!?]{0,80})(?:you should|you can|you need|your |start |so take|try it)`,
  ],
  "EV-EVERYONE": [
    String.raw`(?:everyone|everybody|all of (?:you|us)|every (?:adult|woman|man|person)) (?:should|must|needs to|has to|ought to) (?:be )?(?:take|taking|use|using|eat|eating|drink|drinking|try|trying|do|doing|supplement|start|add)`,
  ],
  "EV-SUPERLATIVE": [
    String.raw`(?:the|our|my|is) (?:(?:very |single )?best|number one|no\. ?1|#1|most effective|safest|strongest|fastest) (?:supplements?|clinics?|doctors?|treatments?|products?|brands?|pills?|vitamins?|creams?|methods?|diets?|therap(?:y|ies)|pharmac(?:y|ies)|cures?)`,
  ],
  "EV-FDA-APPROVED": [
    String.raw`(?:fda|mhra|ema)[- ]?(?:approved|certified|cleared)(?: ${terms.filler}){0,3}? (?:supplements?|vitamins?|herbs?|gumm(?:y|ies)|probiotics?|teas?|foods?)`,
    String.raw`(?:supplements?|vitamins?|herbs?|gumm(?:y|ies)|probiotics?)(?: ${terms.filler}){0,3}? (?:fda|mhra|ema)[- ]?(?:approved|certified)`,
  ],
  "WT-RATE": [
    String.raw`${terms.amount}\s?-?(?:pounds?|lbs?|kgs?|kilos?|kilograms?|stones?)(?: ${terms.filler}){0,4}? (?:in|within|per|a|every|each) (?:just |only |about |under )?(?:${terms.amount} |a |an |the first )?(?:days?|weeks?|months?)`,
    String.raw`(?:drop|lose|go down|dropped|lost) (?:${terms.amount}|a) (?:dress |jeans |trouser )?sizes?`,
  ],
  "WT-NO-EFFORT": [
    String.raw`(?:lose|losing|drop|shed) (?:\p{L}+ )?(?:weight|pounds|kilos|fat) without (?:\p{L}+ )?(?:diet|dieting|exercise|exercising|effort|trying|changing)`,
    String.raw`(?:melts?|burns?|blasts?|dissolves?|torches) (?:away )?(?:your )?(?:belly |body |stomach |stubborn )?fat`,
    String.raw`no matter what you eat`,
    String.raw`blocks? (?:fat|carbs|calories)`,
    String.raw`(?:inches|pounds|kilos) (?:just |simply )?(?:fall|melt|drop|fly|slide) (?:off|away)`,
  ],
  "WT-SPOT": [
    String.raw`(?:burn|lose|target|melt|shrink|blast|flatten)(?:s|ing)? (?:your )?(?:belly|stomach|thigh|arm|back|love handle|hip|tummy)s? ?(?:fat)?`,
  ],
  "WT-EXTREME": [
    String.raw`(?:4[89]|[5-9]\d|\d{3})[- ]?hours?(?: \p{L}+)? fast(?:ing|s)?`,
    String.raw`(?:[3-9]|\d{2})[- ]?days?(?: \p{L}+)? (?:water |juice |dry )?fast(?:ing|s)?`,
    String.raw`(?:[1-9]\d{2}) (?:k?cal(?:ories)?)(?: \p{L}+)? (?:a|per|each|every) day`,
    String.raw`dry fast(?:ing|s)?`,
  ],
  "WT-SHAME": [
    String.raw`are you (?:fat|obese|overweight|ugly|lazy|chubby)`,
    String.raw`(?:ashamed|embarrassed) (?:of|by|about) your (?:body|belly|weight|fat|stomach|thighs|arms)`,
    String.raw`(?:fat|obese) people`,
    String.raw`disgusting (?:fat|belly|body)`,
  ],
  "WT-GLP1-LIKE": [
    String.raw`(?:nature'?s|natural|budget|poor man'?s|herbal|diy|homemade) (?:ozempic|wegovy|mounjaro|semaglutide|glp-?1)`,
    String.raw`(?:better|stronger|safer|cheaper) than (?:ozempic|wegovy|mounjaro|semaglutide)`,
    String.raw`(?:ozempic|wegovy|mounjaro|semaglutide) in (?:a (?:glass|cup|bottle)|your kitchen)`,
  ],
  "RX-PROMO": [
    String.raw`(?:order|buy|get|book|grab|claim|shop) (?:your |some |for )?${own.prescribed}`,
    String.raw`${own.prescribed}(?: ${terms.filler}){0,3}? (?:from [£$€]\d+|for (?:only|just)|[£$€]\d+|offers?|deals?|sale|discount|link in)`,
    String.raw`no (?:script|prescription|rx) (?:needed|required|necessary)`,
    String.raw`(?:give|pass|lend|share) (?:your|the|any|those|these)? ?(?:leftover |old |spare |unused )?(?:\p{L}+ )?${own.medicines}(?: \p{L}+){0,2}? (?:to|with) (?:your|a|the) (?:sister|brother|friend|mum|mom|dad|partner|neighbou?r|wife|husband|family|kids?|child)`,
  ],
  "RX-DOSE": [
    String.raw`(?:take|taking|use|try|start with|dose of|go (?:up )?to) (?:about |around |up to |at least |a )?${terms.amount}(?:[–-]${terms.amount})?\s?(?:mg|milligrams?|mcg|micrograms?|µg|iu|international units?|tablets?|capsules?|pills?|drops|grams? of|g of)(?! of protein)`,
    String.raw`${terms.amount}\s?(?:mg|mcg|iu|milligrams?) (?:every|each|twice|three times) (?:day|daily|night|morning|a day|\d+ hours)`,
    String.raw`${terms.amount}\s?(?:mg|mcg|g|grams?|iu|units|milligrams?|micrograms?) of (?:${own.remedies}|${own.medicines}) (?:a|per|every|each) (?:day|night|morning|evening)`,
  ],
  "RX-UNAPPROVED": [
    String.raw`bpc[- ]?157|tb[- ]?500|sarms?|ostarine|ligandrol|rad[- ]?140|dnp|dinitrophenol|clenbuterol|trenbolone|melanotan|ibutamoren|mk[- ]?677|cardarine`,
  ],
  "RX-VULNERABLE": [
    String.raw`give (?:your |a |the )?(?:\p{L}+ )?(?:toddler|baby|babies|infant|newborn|child|children|kids?|son|daughter)s?(?: ${terms.filler}){1,3}`,
    String.raw`(?:pregnant|breastfeeding|expecting)(?:[^.!?]{0,30}?)(?<!(?:not|never|n'?t) )(?:take|use|try|drink|add) \p{L}+`,
  ],
  "DX-PERSONAL": [
    String.raw`(?:means|meaning|proves|shows|sign) (?:that )?you (?:have|are suffering from|'ve got|might have)`,
    String.raw`you (?:definitely|clearly|certainly|obviously|probably) (?:have|suffer from)`,
    String.raw`(?:then|so) you have (?:\p{L}+ )?(?:deficiency|resistance|adhd|autism|diabetes|syndrome)`,
  ],
  "DX-SEND-ME": [
    String.raw`(?:dm|message|send|email|text) (?:me|us) (?:your |a photo of your |pictures? of your )(?:\p{L}+ )?(?:blood ?work|labs?|results?|symptoms?|scans?|tests?|x-?rays?|mri|photos?|rash|prescriptions?|medications?)`,
    String.raw`(?:comment|post|share|tell me|drop) (?:below )?(?:your |all your )(?:symptoms?|diagnos[ei]s|blood ?work|lab results|medications?|meds|conditions?|weight)`,
  ],
  "PHI-PATIENT": [
    String.raw`(?:[Mm]y|[Oo]ur|[Aa]) (?:patient|client)(?:,)? (?:named |called )?\p{Lu}\p{Ll}+(?!\p{L})`,
    String.raw`(?:[Mm]y|[Oo]ur|[Aa]) (?:\p{L}+ )?(?:patient|client) (?:from|in|aged|who is \d+|born|works?)`,
    String.raw`\d{1,3}[- ]year[- ]old (?:\p{Ll}+ )?(?:patient|client|man|woman|boy|girl)`,
  ],
  "PHI-IDENTIFIER": [
    String.raw`\/?[ur]\/[A-Za-z0-9_-]{3,}`,
    String.raw`(?<!\d)(?:\+?\d{1,3}[ .-]?)?\(?\d{3}\)?[ .-]\d{2,3}[ .-]\d{2,4}(?:[ .-]\d{2})?(?!\d)`,
    String.raw`(?<!\d)\d{11}(?!\d)`,
    String.raw`(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.]+`,
    String.raw`(?:https?:\/\/|www\.)\S+`,
    String.raw`@[A-Za-z0-9_.]{3,}`,
  ],
  "PHI-TESTIMONIAL": [
    String.raw`my (?:patient|client)(?:s)? (?:lost|dropped|gained|recovered|was cured|loves?|is (?:so )?happy|swears?|got rid|raves?)`,
    String.raw`(?:patient|client)s? (?:loves?|rave|swear by) (?:it|this|my|our)`,
    String.raw`(?:happy|satisfied|thrilled) (?:clients?|patients?)`,
    String.raw`(?:dms?|inbox|messages) (?:are |is )?(?:always )?full of (?:people|ppl|clients?|patients?|women|men)`,
  ],
  "CR-TITLE": [
    String.raw`as (?:a|an|your) (?:medical )?(?:doctor|physician|gp|surgeon|psychiatrist|cardiologist|dermatologist|neurologist)(?=\P{L}*(?:,|i\b|my))`,
    String.raw`i(?:'m| am) (?:a|an|your) (?:medical )?(?:doctor|physician|gp|surgeon)`,
    String.raw`(?:i'?m |i am )?(?:not a|no) (?:doctor|dieti[ct]ian|physio(?:therapist)?|nurse|pharmacist|psychologist),? but i (?:know|can (?:treat|tell|heal)|understand|treat|heal)`,
    String.raw`(?:basically|practically|pretty much|as good as) a (?:doctor|dieti[ct]ian|surgeon|nurse|pharmacist|psychologist)`,
  ],
  "AD-UNDISCLOSED": [
    String.raw`(?:use|with|enter) (?:my|our|the) (?:discount |promo |referral )?code`,
    String.raw`(?:discount|promo|affiliate|referral) (?:code|link)`,
    String.raw`link in (?:my|the) bio`,
    String.raw`(?:buy|order|shop) (?:now|here|from (?:my|the) link)`,
  ],
  "AD-EXPERT-ENDORSE": [
    String.raw`(?:doctor|physician|pharmacist|dietitian|dentist|dermatologist|clinician)[- ](?:approved|recommended|endorsed|trusted)`,
    String.raw`as an? (?:\p{L}+ )?(?:doctor|physician|pharmacist|dietitian|nutritionist|physical therapist|physiotherapist|coach|trainer)\P{L}+i (?:\p{L}+ )?(?:recommend|endorse|swear by|trust|love) (?:this|these|my|our)(?: \p{L}+)?`,
  ],
  "AD-PRICE": [
    String.raw`${terms.amount}\s?(?:%|percent) off`,
    String.raw`(?:free|discounted) (?:consultation|check-?up|treatment|appointment|session)s?`,
    String.raw`book (?:now|today) (?:for|and get)`,
    String.raw`special offer`,
  ],
  "AD-URGENCY": [
    String.raw`only \d+ (?:spots?|places?|seats?|left|slots?)(?: left)?`,
    String.raw`act (?:now|fast)`,
    String.raw`(?:last|final) chance`,
    String.raw`before it'?s too late`,
    String.raw`(?:(?<!no )hurry|limited time)`,
  ],
  "AD-BEFORE-AFTER": [
    String.raw`(?:swipe|scroll|look at|check out|see)(?: \p{L}+){0,5}? before[- ]?(?:and|&|\/|n)[- ]?after`,
    String.raw`before[- ]?(?:and|&|\/)[- ]?after (?:shots?|photos?|pictures?|pics?|results?|transformations?|images?)`,
  ],
  "VG-DETOX": [
    String.raw`detox(?:es|ing|ify|ifies|ification)?`,
    String.raw`(?:flush(?:es)?|cleans(?:e|es)|removes?|eliminates?)(?: out)?(?: ${terms.filler}){0,2}? toxins?`,
    String.raw`(?:body|colon|liver|gut) cleanse`,
  ],
  "VG-IMMUNE": [
    String.raw`(?:boosts?|boosting|supercharges?|strengthens?|strengthen|turbocharges?) (?:your |the )?(?:immune system|immunity|immune)`,
    String.raw`immune[- ]boosting|immunity booster`,
  ],
  "VG-HORMONE": [
    String.raw`(?:balanc(?:e|es|ing)|reset(?:s|ting)?|fix(?:es|ing)?|heal(?:s|ing)?) (?:your |the |my )?hormones?`,
    String.raw`hormone[- ]balancing`,
  ],
  "VG-FEAR": [
    String.raw`(?:killing|poisoning|destroying) (?:you|your)(?: \p{L}+)?`,
    String.raw`silent killer`,
    String.raw`toxic (?:poison|killer)`,
  ],
  "SF-EMERGENCY": [
    String.raw`(?:chest pain|shortness of breath|sudden (?:weakness|headache)|slurred speech|face droop\p{L}*|coughing up blood|suicidal thoughts|fainting)(?: ${terms.filler}){0,6}? (?:is|are|comes?) (?:usually|often|mostly|just|only|probably|normally|nothing|almost always)`,
  ],
  "SF-CHALLENGE": [
    String.raw`dry[- ]?scoop(?:ing|ed)?`,
    String.raw`(?:breath[- ]hold(?:ing)?|choking|blackout|cinnamon|benadryl|tide pod) challenge`,
  ],
}
