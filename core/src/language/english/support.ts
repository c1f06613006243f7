import type { SupportWords } from "#language/support.ts"

const numbered = (text: string): ReadonlyMap<string, number> =>
  new Map(
    text.split(" ").map((entry) => {
      const [word = "", value = ""] = entry.split("=")
      return [word, Number(value)] as const
    }),
  )

export const support: SupportWords = {
  wordEndings: "e|s|es|e?d|e?r|e?n|ing|ly|y|ies|ied|[bdgklmnprt](?:ed|ing|er)",
  softening: null,
  talksByStem: false,
  grammar: `
    a an the this that these those it its he she they them their we us our you your i me my mine yours ours who whom whose which what when
    where why how is are was were be been being am do does did done doing have has had having will would can could may might shall should
    must of in on at by for from to into onto with without about over under after before between through during than then so as if or and
    but because though although while until once again also too very just only even still yet not no nor there here up down out off all
    any some each every both few many much more most other another such same own let lets s t re ve ll d m one ones get gets got
    now not yes else ever already away ago`,
  talk: `
    hello hi hey okay ok well right today tonight week weeks weekly month day days year years people person everyone someone anybody nobody
    question questions ask asks asked asking answer answers answered answering reply replies comment comments post posts forum forums
    thread threads video videos watch watching watched viewer viewers follow share save send tell tells told telling say says said saying
    talk talks talking speak speaking hear hears heard hearing read reads reading look looks looking looked see sees seen seeing check
    checks checked checking compare compared comparing think thinking thought know knows known knowing understand wonder wonders
    wondering wondered mean means meaning short version long story quick first second third next last part point points step steps thing things
    honestly plain plainly simple simply clearly word words line claim claims claimed evidence
    research researchers study studies studied trial trials review reviews source sources guideline guidelines limit limits limitation
    size number numbers count counts counted sample handful curious interesting interested
    detail details summary conclusion verdict bottom
    mind write writes writing written note notes list down name names named topic topics
    subject really actually usually often sometimes
    
    around together before make makes sense take-home recap explain explains explained explaining find finds found show
    shows shown below above link bio pinned caption minute minutes seconds time times
    thanks thank please welcome professional view experience colleague patient patients
    client clients trending trend buzz debate side sides reason reasons example examples case cases`,
  judging: `
    new old good great better best strong weak moderate mixed conflicting certain certainty uncertain sure unsure true truth myth
    myths fact facts likely unlikely worth important start starts started starting begin begins keep stay go goes going come comes
    coming want wants wanted need needs like likes wait back hope care careful surprise surprising surprised depend depends common
    usual popular work opinion small large big difference differ different agree disagree open probably perhaps maybe hot hype clear
    honest matter matters`,
  care: `
    doctor doctors gp clinician clinicians pharmacist pharmacists dietitian physiotherapist physio nurse midwife specialist emergency urgent
    appointment clinic hospital call calls phone visit contact symptom symptoms worse worsen worsens persist persists lasts lasting last improve better
    medicine medicines medication medications regular regularly pregnant pregnancy breastfeeding advice medical general information`,
  weighty:
    /^(?:always|never|every(?:one|body)|guarantee\w*|proven|proves?|cur(?:e|es|ed|ing)|heal(?:s|ed|ing)?|kills?|destroys?|reverses?|eliminat\w*|stop(?:s|ping|ped)?|skip\w*|ditch\w*|quit\w*|throw\w*|doubl\w*|tripl\w*|replac\w*|instead|miracle\w*|detox\w*|harmless|risk-free|unnecessary|useless|poison\w*|toxic|secret\w*|only|forget\w*|better|worse|stronger|beats?|superior|outperform\w*)$/u,
  waives:
    /(?<!\p{L})(?:no (?:longer )?need|(?:never|not|n['’]t) (?:\p{L}+ )?need|(?:can|could|may) (?:\p{L}+ )?(?:forget|skip|ignore|drop|leave out)|forget (?:about )?(?:your|the|their)|without (?:\p{L}+ )?(?:tablets?|pills?|medicines?|medications?|drugs?)|(?:eat|drink) (?:\p{L}+ )?freely|takes? (?:one|two|three|four|five|six|\d+) (?:a|per|each|every) day)(?!\p{L})|n['’]t (?:\p{L}+ )?need(?!\p{L})/iu,
  denial:
    /(?<!\p{L})(?:not|no|never|nor|neither|none|nothing|nobody|without|cannot|hardly|fail(?:s|ed)?|lack(?:s|ed)?|unlikely|unchanged|missing)(?!\p{L})|n['’]t(?!\p{L})/u,
  freePhrases:
    /(?<!\p{L})(?:(?:one|two|three|four|five|[1-5]) (?:\p{L}+ )?(?:things?|steps?|questions?|points?|reasons?|parts?|words?|myths?|facts?|tips?|answers?|sides?|lines?|signs?|mistakes?|ways?)|(?:step|myth|point|number|question|part|tip|reason) (?:one|two|three|four|five|[1-5])|one|half the story|at once|first|second(?!s)|24\/7)(?!\p{L})/gu,
  percentBefore: null,
  percentAfter: String.raw`percent(?!\p{L})|per cent(?!\p{L})`,
  numbers: {
    values: numbered(
      "zero=0 two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11 twelve=12 thirteen=13 fourteen=14 fifteen=15 sixteen=16 seventeen=17 eighteen=18 nineteen=19 twenty=20 thirty=30 forty=40 fifty=50 sixty=60 seventy=70 eighty=80 ninety=90 one=1 dozen=12",
    ),
    scales: numbered("hundred=100 thousand=1000 million=1000000 billion=1000000000"),
    joint: "and",
    bare: (token) => token,
    shares: [
      [/(?<!\p{L})two[- ]thirds(?!\p{L})/gu, " 2/3 "],
      [/(?<!\p{L})three[- ]quarters(?!\p{L})/gu, " 3/4 "],
      [/(?<!\p{L})(?:a |one )?third(?= of| less| more| lower| higher)(?!\p{L})/gu, " 1/3 "],
      [/(?<!\p{L})(?:a |one )?quarter(?!\p{L})/gu, " 1/4 "],
      [/(?<!\p{L})(?:a |one )?(?:half|halves|halved|halve)(?!\p{L})/gu, " 1/2 "],
      [/(?<!\p{L})(?:a|one) tenth(?!\p{L})/gu, " 1/10 "],
      [/(?<!\p{L})(?:a|one) fifth(?!\p{L})/gu, " 1/5 "],
      [/(?<!\p{L})(?:twice|doubles?|doubled|doubling|twofold)(?!\p{L})/gu, " 2 "],
      [/(?<!\p{L})(?:triples?|tripled|threefold)(?!\p{L})/gu, " 3 "],
    ],
  },
  faults: {
    figure: {
      reason: (what) => `The figure ${what} stands in no source that was given.`,
      safer: "Leave the figure out, or add the source it comes from.",
    },
    study: {
      reason: (what) => `"${what}" is named as a source, and no such source was given.`,
      safer: "Say what is known without the name, or add the source.",
    },
    trade_name: {
      reason: (what) => `"${what}" is a trade name that no source here speaks of.`,
      safer: "Name the substance, not the product.",
    },
    name: {
      reason: (what) => `"${what}" is a name that nothing here speaks of.`,
      safer: "Leave the name out, or add a source.",
    },
    turned: {
      reason: () => "It says the opposite of the finding that it names, or tells a myth as a fact.",
      safer: "Say what the finding says.",
    },
  },
  resting: "The evidence that the sentence rests on",
  asMyth:
    /(?<!\p{L})(?:myth|rumou?r|legend|you (?:may|might|will) have heard|some (?:people )?say|people (?:say|claim)|the claim)(?!\p{L})/iu,
  onMedicine:
    /(?:if|when) you (?:take|use|are on) (?:any |other |regular )*(?:medicines?|medications?)(?: regularly)?/gu,
  sendsToSomeone:
    /(?<!\p{L})(?:see|ask|tell|call|contact|talk to|speak to|speak with|check with|show)(?: \p{L}+){0,4} (?:doctor|gp|clinician|pharmacist|dietitian|physio\p{L}*|nurse|midwife|specialist|emergency)/u,
  sendsNowhere: /(?<!\p{L})(?:not|no|never|without)|n['’]t(?!\p{L})/u,
  disclaims:
    /(?<!\p{L})(?:not|isn['’]t|no substitute for|never replaces?)(?: \p{L}+){0,3} (?:medical|professional|personal) (?:medical )?advice|(?:general|educational) (?:information|purposes)(?: only)?[,.]/u,
  generalTags:
    /^(?:health|wellness|nutrition|fitness|science|evidence|research|mythbust|fact|learn|question|pharmac|dietitian|doctor|physio|medic|nurse|coach|healthy|tips?|education|reels|shorts|fyp)/u,
}
