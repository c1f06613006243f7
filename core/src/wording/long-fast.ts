import type { Subject } from "#vocabulary/subjects.ts"

const several = "(?:[2-9]|\\d\\d|two|three|four|five|six|seven|eight|nine|ten|multiple|several)"
/** Who fasts by the clock eats every day, for however many days. */
const how = "(?!(?:intermittent|alternate)\\b)\\w+"

/** How somebody tells of days without food. A "ten day juice fast" is one; who trains "five days a week fast" is quick. */
export const longFast = new RegExp(
  [
    "\\b(?:water|dry|juice|absolute|tea) fast(?:s|ing|ed)?\\b",
    `\\b${several}[- ](?:days?|weeks?|(?:day|week)(?:[- ]long)?(?: ${how}){1,4}) fast(?:s|ing)?\\b(?! (?:food|metabolism|mile|pace))`,
    `\\b${several} days of (?:${how} ){0,4}fasting\\b`,
    "\\b(?:week|month)[- ]long (?:\\w+ )?fast\\b",
    `\\bfast(?:ed|ing)? for ${several} (?:days|weeks)\\b`,
  ].join("|"),
  "i",
)

/** Who eats keto and once fasted for days asks about keto. */
export const isFast = ({ name }: Pick<Subject, "name">): boolean => /\bfast(?:ing|s)?\b/i.test(name)

/** What comes first where posts on fasting tell of days without food, whatever else they ask. */
export const longFastAngles: ReadonlyArray<string> = [
  "A fast of several days: who must not try it, which medicines rule it out, and which signs need a doctor at once",
  "Somebody plans days without food: what you ask first, and when it takes a doctor",
]

/** What cheers on, or speaks of an hour's pause in eating: beside days without food it would sound as if nobody had read them. */
export const isCheering = (angle: string, subject: Pick<Subject, "name">): boolean =>
  isFast(subject) &&
  /\bplan small enough\b|\bgive up on\b|\bsmallest step\b|\bprogress\b|\bsecond month\b|\bhours are not magic\b|\bskip breakfast\b|\bwould copy\b/i.test(
    angle,
  )
