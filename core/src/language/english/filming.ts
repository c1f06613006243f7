import type { FilmingWords } from "#language/filming.ts"
import { beatLabel } from "#script/beats.ts"

const lowerFirst = (text: string) => `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "))

export const filming: FilmingWords = {
  shots: {
    opening: "Close-up, eyes in the upper third; no greeting",
    closing: "Close-up, the same frame as the first shot",
    warning: "Close-up; stand still, no cut until the sentence is over",
    holding: (prop) => `Medium shot, both hands free: ${lowerFirst(prop)} at chest height`,
    besideText: (onScreen) => `Medium shot, you on the left; leave the right third for “${onScreen}”`,
    besideSource: "Medium shot at a desk; leave the right third for the source",
    plain: "Medium shot, a step nearer than before",
    sourceCard: (numbers, publishers) => `Source ${numbers} on screen: ${publishers}`,
    face: "None: stay on your face",
    subject: {
      supplement: (name) => [
        `A pack of ${name}, brand turned away`,
        `${name}: the pack turned to its back label`,
      ],
      medicine: (name) => [
        `An unmarked tablet box`,
        `An unmarked box for ${name}; no brand, no name of a product`,
      ],
      interaction: (name) => [`Both things side by side`, `${name}: both side by side on a plain table`],
      food: (name) => [`A portion of ${name}`, `${name} on a plain table, from above`],
      diet: (name) => [`One day's plate`, `${name}: one plate, from above`],
      condition: (name) => [`A card with the words “${name}”`, `A hand writing “${name}” on a card`],
      body: (name) => [`A card with the words “${name}”`, `A hand writing “${name}” on a card`],
      exercise: (name) => [`What you need for ${name}`, `${name}: one slow repetition, from the side`],
      habit: (name) => [`A card with the words “${name}”`, `${name}: the one movement that begins it`],
      gear: (name) => [name, `${name} turned once in your hands`],
    },
    warns:
      /\b(?:call|emergency|urgent(?:ly)?|right away|at once|today, not|see (?:a|your) doctor|get help|stop and)\b/,
  },
  figure: {
    bound: "about|around|up to|at least|over|under|less than|more than",
    upTo: "to",
    notCounted: "and|or|the|but|in",
    each: "a|per",
  },
  posting: {
    sources: "Sources",
    moreSources: (from) => `Sources from [${from}] on are in the first comment.`,
    sourcesInCaption: "Sources are in the caption.",
    question: (name) => `What would you ask about ${name}?`,
    asked: {
      what: "explained",
      works: "evidence",
      how_much: "dose",
      when: "timing",
      how_long: "howlong",
      safe: "safety",
      side_effects: "sideeffects",
      who_not: "caution",
      with: "interactions",
      forms: "forms",
      compare: "compared",
      cause: "causes",
      do_first: "firststeps",
      stop: "stopping",
      children: "children",
      pregnancy: "pregnancy",
      older: "olderadults",
      myth: "myths",
    },
    besides: ["facts", "questions", "evidence", "explained", "myths"],
    writtenByAi: (model) => `Drafted by AI (${model}), to be reviewed by a professional.`,
    writtenWithoutAi: "Draft without AI.",
    ofSample: (day) => `Its topic comes from sample data of ${day}, made up to show the product.`,
    notChecked: "Not checked before filming.",
    checked: "Checked before filming by the person who speaks.",
    empty: set(
      "about after again before best better beside between could does doing down from good have help helps into just know less like make more most need only other over really right should some start stop still take taking than that their them then there these they this those under very want what when where which while with without would your people",
    ),
  },
  files: {
    script: "Script",
    shots: "Shot list",
    directions: "Acting directions",
    posts: "Posts",
    hashtags: "Hashtags",
    bestTime: "Best time",
    title: "Title",
    cover: "Words for the cover",
    caption: "Caption",
    comment: "First comment",
    sources: "Sources",
    note: "Note",
    columns: ["Beat", "Start", "Seconds", "Framing", "On-screen text", "B-roll", "Prop", "Said"],
    length: (words, seconds, pace) => `${words} words, about ${seconds} s at ${pace} words a minute`,
    ownSource: "named by the speaker, not weighed",
    kept: (text, reason) => `Kept by the speaker: “${text}” Reason: ${reason}`,
    strengths: {
      strong: "strong evidence",
      moderate: "moderate evidence",
      weak: "weak evidence",
      conflicting: "sources disagree",
      none: "no study found",
    },
    eventTitle: (title, platform) => `Post on ${platform}: ${title}`,
    agreement: (named, of, isWeak) =>
      `${named} of ${of} studies name this hour${isWeak ? ", so it is a weak slot" : ""}.`,
    americanStudies: "The studies cover mostly American accounts; test it against your own figures.",
  },
  estimate: {
    levels: { high: "High", medium: "Medium", low: "Low" },
    potential: (level, points) => `${level} (${points} of 100)`,
    basis: (score, times, posts) =>
      `60% of the topic's score (${score}) and 40% of its growth (${times === null ? "" : `${times.toFixed(1)}×, `}from ${posts} posts). An estimate, not a promise.`,
    engagement: (level, posts, comments) =>
      `${level}, estimated from ${posts} posts and ${comments} comments`,
    none: "Not estimated",
    noTopic: "A custom script has no topic, so there is no evidence to estimate from.",
  },
  time: {
    weekdays: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
    hours: (hour) => `${hour}:00 to ${hour}:59`,
  },
  beatName: beatLabel,
}
