const asOf = Date.parse("2013-04-16T09:00:00Z") / 1000

/** Ten people who ask about one thing within two days. */
export const creatine = [
  "Does creatine really cause hair loss? My brother swears that his got thinner.",
  "Started creatine in January and the shower drain worries me, should I stop taking it?",
  "Dermatologist said to pause creatine because of shedding. Is there evidence for that?",
  "Creatine and a receding hairline: what did your doctors tell you about the risk?",
  "My gym partner blames creatine for his bald spot, I think that it is just his genes.",
  "Is the rugby player study about creatine and DHT all that we have on hair?",
  "Losing hair since I began with creatine monohydrate, five grams a day. Anyone else?",
  "Women here who take creatine, did you notice any change in your hair at all?",
  "How long after quitting creatine did your hair come back, or did it never leave?",
  "Pharmacist here, three customers asked me this week about creatine and hair loss.",
]
const others = [
  "Which running shoes are good for wide feet on trails?",
  "What do you cook on Sunday for the whole working week?",
  "My sleep got better without the phone in the bedroom.",
  "How do you warm up your shoulders before pressing?",
  "Is there a simple way to read the label of a cereal?",
  "Looking for a book about the history of vaccination.",
  "Do you log your lunch before or after you eat it?",
  "Cycling to work in the rain, any advice about jackets?",
]

/** A line of a file of posts. */
export const post = (id: string, text: string, index: number, daysAgo: number): string =>
  JSON.stringify({
    id,
    title: text,
    selftext: `${text} I would like to hear from people who know more about it than I do.`,
    subreddit: index % 2 === 0 ? "Supplements" : "Fitness",
    created_utc: asOf - daysAgo * 86_400 - 3_600 * (index % 20) - 60,
    score: 20 + index,
    num_comments: 12 + index,
  })

/** A file of posts in which creatine rises. */
export const rising = [
  ...creatine.map((text, index) => post(`c${index}`, text, index, index % 2)),
  ...others.flatMap((text, index) => [1, 9, 17, 25].map((day) => post(`o${index}x${day}`, text, index, day))),
].join("\n")
export const lines = rising.split("\n").length
