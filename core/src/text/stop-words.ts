/** Words that carry no subject: grammar, politeness, time, and forum talk. Lower case. */
const grammar = `a about above after again against ago all almost also although always am an and another any anybody anyone
anything are aren't around as ask asking at away back be became because become been before being below best better between bit
both but by can can't cannot come could couldn't day days did didn't do does doesn't doing don't done down during each either
else enough etc even ever every everyone everything far feel feeling felt few find first for found from get gets getting give go
goes going gonna good got great guess guys had hadn't happen has hasn't hate have haven't having he help her here hers herself hey
hi him himself his hope how however i i'd i'll i'm i've if im in instead into is isn't it it's its itself ive just keep kind know
last least less let like little long look looking lot lots made make makes making many may maybe me mean might mind minds mine more most much
must my myself need needs never new next no nobody none nor not nothing now of off ok okay on once one ones only or other others
our ours ourselves out over own people please pretty probably put question questions quite rather really right said same saw say
says see seem seems seen she should shouldn't since so some somebody someone something sometimes soon sorry sort start started
still stuff such sure take taking tell than thank thanks that that's the their theirs them themselves then there these they
they're thing things think this those though thought through time times to today together told tomorrow too took tried try trying
two under until up upon us use used using usually very via want wanted wants was wasn't way we week weeks well went were weren't
what what's whatever when where whether which while who whole whom whose why will with within without won't wonder wondering would
wouldn't yeah year years yes yesterday yet you you're your yours yourself month months hour hours minute minutes anymore actually
already three four five`
const forum = `edit read reddit tl dr tldr update http https www com amp nbsp gt lt x200b org html jpg png imgur youtube watch
link comments subreddit sub thread mod mods removed deleted op user posted post`

export const stopWords: ReadonlySet<string> = new Set(`${grammar} ${forum}`.split(/\s+/))
