import type { ReadPost } from "#reading/read-post.ts"
import { subjectOfCommunity } from "#topic/asking.ts"
import { aboutness, type Head } from "#topic/telling.ts"

/** What posts tell of somebody that no film on their subject may pass over. */
export const circumstances = [
  "fainting",
  "insulin",
  "stopping",
  "stimulants",
  "vomiting",
  "pregnancy",
  "sobriety",
  "child",
  "death",
] as const
export type Circumstance = (typeof circumstances)[number]

/** How it is said in one sentence: phrases with their owner, not words, and what makes the sentence mean another thing. */
export interface Saying {
  readonly says: RegExp
  readonly unless?: RegExp
  /** What else the post must speak of. */
  readonly in?: RegExp
  /** Forums in which it is said of something else. */
  readonly notOf?: ReadonlyArray<string>
  /** Forums in which every post says so. */
  readonly of?: ReadonlyArray<string>
  /** Only where the heading says so, or a sentence on the subject: in passing it is no matter of the topic. */
  readonly aloud?: true
}

/** How a language says each of them. */
export type Sayings = { readonly [C in Circumstance]: Saying }

const person =
  "(?:mom|mum|mother|dad|father|brother|sister|wife|husband|son|daughter|friend|girlfriend|boyfriend|partner|uncle|aunt|cousin|baby|grand\\w+)"

const medicines =
  "(?:meds?|medications?|medicines?|insulin|lithium|ssris?|antidepressants?|anti-depressants?|mood stabili[sz]ers?|antipsychotics?|lamictal|lamotrigine|lexapro|zoloft|prozac|celexa|paxil|effexor|cymbalta|wellbutrin|seroquel|abilify|zyprexa|depakote|klonopin|xanax|ativan|valium|benzos?|blood thinners?|metformin|synthroid|levothyroxine|statins?|treatment)"

const drunken =
  /\b(?:drunk|drink(?:s|ing)?|drank|beers?|vodka|wine|booze|alcohol|liquor|shots|hang ?over|hungover|smok(?:e|ed|ing)|weed|asleep|couch|sleep(?:ing)?|bib|photos?|pictures?|lights?)\b/i

const sayings: Sayings = {
  fainting: {
    says: new RegExp(
      `\\b(?:i|he|she|(?:my|his|her) (?:\\w+ )?${person})(?: (?!not|never|didn|haven|would|could|might)\\w+){0,2} (?:fainted|passed out|blacked out|collapsed)\\b|\\b(?:almost|nearly|kept|keep|started|about to|feel like i am going to|feel like i'm going to) (?:fainted|faint|fainting|passed out|pass out|passing out|black out|blacked out|blacking out)\\b|\\b(?:fainting|blacking out|passing out) (?:spells?|episodes?|issues?|under|during|in the gym|in training|mid)`,
      "i",
    ),
    unless: new RegExp(
      `${drunken.source}|\\b(?:crying|in tears|laugh\\w*|pain|on the (?:floor|sofa)|exhaust\\w*|joke|black(?:ed)? out (?:the|my|your)|until i passed out|passed out (?:at|around|by|before) \\d|arches)\\b`,
      "i",
    ),
    notOf: ["stopdrinking", "psych"],
  },
  stopping: {
    says: new RegExp(
      `\\b(?:(?:i|he|she|we|i've|i'd|he's|she's|(?:my|his|her) (?:\\w+ )?${person})(?: \\w+){0,3} (?:stopped|quit|went off|came off|got off|stop|quitting|stopping|going off|go off|coming off|come off|get off|getting off|skipp(?:ed|ing)|weaned|ran out of|refuses?)|(?:thinking|thought|want|wants|decided|tempted|trying|going|like) (?:of |about |to )?(?:just )?(?:stop(?:ping)?|quit(?:ting)?|go(?:ing)? off|com(?:e|ing) off|get(?:ting)? off))(?: (?:taking|of|all|my|his|her|the|off|on|with|using|any)){0,4}(?: \\w+)? ${medicines}\\b|\\bwhat happens if i (?:just )?stop (?:taking|my|treatment)|\\b(?:i'm|i am|been|going) off (?:of )?(?:my|all) ${medicines}\\b|\\b(?:being|going|go|gone|went) unmedicated\\b`,
      "i",
    ),
    unless:
      /\b(?:doctor|doc|dr|psychiatrist|pdoc|gp|dermatologist) (?:\w+ )?(?:pulled|took|had me|told me to|said (?:i|to)|wants me|weaned|tapered|is taking)|\bstop(?:ped|ping)? (?:refilling|working|my treatment of)|\b(?:water|spot|acne|hair|skin|laser) treatment\b|\bdon'?t (?:skip|stop|quit)\b|\bnever (?:stop|quit|skip)/i,
  },
  insulin: {
    says: /\btype[- ]?(?:1|i|one)(?:'s|s)?\b(?! errors?)|\bt1(?:d|dm|ds|s)?\b|\bjuvenile diabet/i,
    in: /\bdiabet|\binsulin\b|\ba1c\b|\bblood (?:sugar|glucose)/i,
  },
  stimulants: {
    says: /\b(?:ephedrine|ephedra|dmaa|1,?3[- ]dimethylamyl\w*|dimethylamylamine|eca? stack|eca stacks?|oxy ?elite|jack3d|clenbuterol|\bdnp\b|2c[- ]?(?:[bcei]\b|derived)|25i-?nbome|research chemicals?|designer (?:drugs?|stimulants?)|methylone|mephedrone|4-?fa\b|ethylphenidate|sibutramine)\b/i,
    unless: /\b(?:free of|without|no|not|avoid|oxyelite protein|oxy ?elite protein|\d 2c)\b/i,
  },
  vomiting: {
    says: /\bi (?:\w+ ){0,2}(?:threw up|vomited|puked)\b|\bi\b[^.!?]{0,40}\b(?:and|then|even) (?:threw up|vomited|puked|vomits?)\b|\bi (?:always|keep|often|still|usually|sometimes) (?:\w+ )?(?:throw(?:ing)? up|vomit(?:ing)?|puk(?:e|ing))\b|\b(?:keep|kept|been|constantly|started) (?:\w+ )?(?:throwing up|vomiting|puking)\b|\bwhen throwing up\b|\bfeel like (?:i'?m|i am) (?:going|about) to (?:puke|vomit|throw up)\b/i,
    unless: new RegExp(
      `${drunken.source}|\\b(?:almost|nearly|would|if i|years ago|as a (?:kid|child))\\b`,
      "i",
    ),
  },
  pregnancy: {
    says: /\b(?:i'?m|i am|i was|while|currently|still|also|am|and|exclusively) (?:\w+ )?(?:breast[- ]?feeding|pregnant)\b|\bnursing (?:my|a) (?:baby|son|daughter|infant|newborn|toddler|\d)|\b\d+ (?:weeks?|months?)(?: and \d days?)? (?:pregnant|post-?partum)\b|\bbreast[- ]?feeding (?:mom|mum|mother|mama|my)\b|\b(?:to|can|still) breast[- ]?feed (?:better|longer|my|her|him|the)\b|\bmy (?:\w+ )?pregnancy\b|\b(?:wife|girlfriend|partner|so) is (?:\w+ )?pregnant\b/i,
    unless:
      /\b(?:not pregnant|if i(?:'?m| am| was| were| got)|worried|scared|afraid|test|looked? (?:like|pregnant)|look \w+ pregnant|no longer|years ago)\b/i,
  },
  sobriety: {
    says: /\b(?:days?|weeks?|months?|years?) (?:of )?(?:continuous )?(?:sober|sobriety)\b|\b(?:i'?m|i am|i've been|been|stay|stayed|staying|get|getting|got|still|remain) (?:\w+ )?sober\b|\b(?:my|of) sobriety\b|\brecovering alcoholic\b|\bi(?:'?m| am) an alcoholic\b|\b(?:i|i've|have|had|since i|finally) (?:quit|stopped) drinking\b(?! (?:any |all |diet |so much )?(?:soda|coffee|pop|diet|milk|juice|types|water|sugar|caffeine|energy|mountain))|\bquitting drinking\b(?! (?:soda|coffee|pop|milk))|\b(?:i am|i'm) (?:\w+ )?(?:quitting|not) drinking (?:tonight|today|any ?more|again|for good)\b/i,
    unless: /\b(?:tripp?\w*|acid|mushrooms|drug test|sober (?:up|driver)|joke)\b/i,
    of: ["stopdrinking", "alcoholism", "alcoholicsanonymous"],
  },
  child: {
    says: /\b(?:my|our|his|her) (?:\w+ ){0,2}(?:[1-9]|1[0-7]|one|two|three|four|five|six|seven|eight|nine|ten)[- ]?(?:(?:year|yr|month|week)s?[- ]?old|yo|yr)(?= (?:\w+ )?(?:son|daughter|brother|sister|child|kid|nephew|niece|boy|girl|is|was|has|who)\b|'s\b)|\b(?:my|our) (?:\w+ ){0,2}(?:son|daughter|kid|child|toddler|baby|infant|newborn)(?: \w+){0,2} (?:is|was|has|had|got|gets|needs|won'?t|doesn'?t|refuses)(?: \w+){0,2} (?:diagnosed|autistic|autism|adhd|sick|ill|allerg\w+|bullied|diabet\w+|vegan|vegetarian|anxi\w+|celiac|eczema|fever|to eat|eat)\b|\bfeed(?:ing)? (?:my|our|the) (?:\w+ )?(?:son|daughter|kids?|child(?:ren)?|toddler|baby|infant)\b|\b(?:infant|toddler|baby) (?:food|formula|nutrition)\b/i,
    unless: /\b(?:when i was|as a (?:kid|child)|inner child|grown|adult (?:son|daughter|child))\b/i,
    aloud: true,
  },
  death: {
    says: new RegExp(
      `\\b(?:my|our|his|her) (?:\\w+ ){0,2}?${person}(?:'s)? (?:\\w+ ){0,2}?(?:died|passed away|death|funeral)\\b|\\b(?:mom|mum|dad|father|mother|husband|wife|brother|sister) (?:died|passed away)\\b|\\b(?:death of|lost|losing) my (?:\\w+ )?${person}\\b(?!'s)`,
      "i",
    ),
    unless: /\b(?:virginity|almost|nearly|could have|years ago|died (?:down|off|out|inside))\b/i,
    aloud: true,
  },
}

const sentencesOf = (text: string): ReadonlyArray<string> => text.split(/(?<=[.!?])\s+|\n+/)

type Text = NonNullable<ReadPost["text"]>

const wholeOf = ({ title, body }: Text): string => `${title}\n${body}`

/** Whether one post tells of it, about whatever bears the name. */
export type Telling = (post: ReadPost, one: Circumstance, name: string) => boolean

/** How posts of a language tell of each. `read`: a text as the sayings are written for it. */
export const tellingIn = (sayings: Sayings, read: (text: string) => string): Telling => {
  /** What texts may tell of: of nothing, most of them, which are asked again with every subject that they stand for. */
  const touched = new WeakMap<Text, ReadonlySet<Circumstance>>()
  const touchedBy = (text: Text): ReadonlySet<Circumstance> => {
    const before = touched.get(text)
    if (before !== undefined) return before
    const sentences = sentencesOf(read(wholeOf(text)))
    const own = new Set(
      circumstances.filter((one) => sentences.some((sentence) => sayings[one].says.test(sentence))),
    )
    touched.set(text, own)
    return own
  }
  return (post, one, name) => {
    const { says, unless, in: context, of, notOf, aloud } = sayings[one]
    const community = post.community.toLowerCase()
    if (notOf?.includes(community) === true) return false
    if (of?.includes(community) === true) return true
    const { text } = post
    if (text === null || !touchedBy(text).has(one)) return false
    const whole = read(wholeOf(text))
    if (context !== undefined && !context.test(`${post.community} ${whole}`)) return false
    const telling = (sentence: string): boolean => says.test(sentence) && unless?.test(sentence) !== true
    if (aloud !== true) return sentencesOf(whole).some(telling)
    const named = read(name).toLowerCase().split(" ").at(-1) ?? ""
    return (
      telling(read(text.title)) ||
      sentencesOf(read(text.body)).some(
        (sentence) => telling(sentence) && sentence.toLowerCase().includes(named),
      )
    )
  }
}

const telling = tellingIn(sayings, (text) => text)

/** Whether one post of the usual language tells of it, whatever it is about. */
export const tellsOf = (post: ReadPost, one: Circumstance, head: Head): boolean =>
  telling(post, one, head.subject.name)

/** Whether a post speaks of the subject, or stands in the community that is named after it. */
export const isOn = (post: ReadPost, head: Head): boolean =>
  aboutness(post, head) > 0 || subjectOfCommunity(post.community)?.name === head.subject.name

/** Told of one post in so many, it leads what is said about them all. */
const oneIn = 8

/** What so many of the posts tell of, as the posts on their subject do, the most pressing first. */
export const circumstancesAmong = (
  about: ReadonlyArray<ReadPost>,
  posts: ReadonlyArray<ReadPost>,
  tells: (post: ReadPost, one: Circumstance) => boolean,
): ReadonlyArray<Circumstance> =>
  circumstances.filter(
    (one) => about.filter((post) => tells(post, one)).length * oneIn >= Math.max(1, posts.length),
  )

/**
 * What the posts on a subject tell of somebody that a film must not pass over, the most pressing first. Posts that name
 * the subject only in passing say nothing of it, and one of many does not speak for all.
 */
export const circumstancesOf = (posts: ReadonlyArray<ReadPost>, head: Head): ReadonlyArray<Circumstance> =>
  circumstancesAmong(
    posts.filter((post) => isOn(post, head)),
    posts,
    (post, one) => tellsOf(post, one, head),
  )
