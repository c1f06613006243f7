const threadPattern = new RegExp(
  [
    String.raw`\b(?:daily|weekly|monthly|official|open|mega|general) ?(?:discussion|thread|question|chat|check|post|sticky|update)`,
    String.raw`\bmega-?thread\b|\bsticky\b|\bcheck-?in\b|\bthread for\b|\bday thread\b|\bama\b|\bhalp\b`,
    String.raw`\b(?:moronic|simple|stupid|dumb) questions?\b|\b(?:rant|victory|gym story|moronic|motivation|transformation|training|nutrition|physique|face|self|mindful|thankful|whatever|weigh.?in|throwback|selfie|success|free talk) (?:mon|tues|wednes|thurs|fri|satur|sun)day`,
    String.raw`\b(?:mon|tues|wednes|thurs|fri|satur|sun)day'?s? (?:thread|discussion|weigh|check|rant|roll|progress|challenge|chat)`,
    String.raw`\bwhat (?:are|did|is) (?:you|y'all|everyone|everybody)(?: guys)? (?:doing|eating|drinking|reading|train|up to)`,
    String.raw`\b(?:sub|subreddit|mods?|moderators?|upvotes?|downvotes?|karma|redditors?|sidebar|crosspost|x-post|cake ?day|flair|faq|r\/\w+) `,
    String.raw`\b(?:survey|questionnaire|study participants|participants (?:needed|wanted)|giveaway|meet-?up|secret santa)\b`,
    String.raw`\bday \d+\b(?!.*\?)|\bweek \d+\b(?!.*\?)`,
  ].join("|"),
  "i",
)

/** Threads a community keeps for itself: weekly threads, surveys, votes, meetings. They are no subject of anybody's question. */
export const isHousekeeping = (title: string): boolean => threadPattern.test(`${title} `)

const calendar =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day'?s?|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|\d+(?:st|nd|rd|th)?)\b/gi

/**
 * What is left of a title when its dates and numbers go, for finding threads that return under one name.
 * Empty for titles of fewer than three words: many people may well write those.
 */
export const templateOf = (title: string): string => {
  const bare = title
    .toLowerCase()
    .replace(calendar, "#")
    .replace(/[^\p{L}#]+/gu, " ")
    .trim()
  return bare.split(" ").length < 3 ? "" : bare
}

const promotion =
  /\b(?:referral|promo|coupon|discount|affiliate|voucher)s? ?(?:codes?|links?)\b|\buse (?:my|the)? ?code\b|\b\d+ ?% off\b|\bfree shipping\b|\bbuy now\b|\blimited time\b|\bclick here\b|\bwhatsapp\b|\btelegram\b|\bdm me\b|\bwithout (?:a )?prescription\b/i

/** Advertising: codes, offers, shop talk, or little else than addresses. */
export const isPromotion = (title: string, rawBody: string): boolean =>
  promotion.test(title) ||
  promotion.test(rawBody.slice(0, 600)) ||
  (rawBody.match(/https?:\/\//g)?.length ?? 0) > 4 + rawBody.length / 150
