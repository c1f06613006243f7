/** Verbs that say what one does with a thing, by all their beginnings: "ye" of "yemiyor", "yi" of "yiyelim". */
const verbs =
  "ye|yi|iç|kullan|al|ver|yap|ol|gel|git|gid|ed|et|kes|iste|ist|kork|başla|bırak|sür|kal|tut|duy|düşün|öner|gör|bul|bil"

const passive = "(?:[ıiuü]?[ln])?"
const able = "(?:y?[ae](?:bil)?)?"
const not = "(?:m[ae]?)?"
const tenses = [
  "[ıiuüae]?r(?:[ıiuü]m|s[ıiuü]n|[ıiuü]z|l[ae]r)?",
  "m[ae]z(?:s[ıi]n|l[ae]r)?",
  "[ıiuü]?yor(?:um|sun(?:uz)?|uz|lar)?",
  "[dt][ıiuü](?:m|n|k|n[ıiuü]z|l[ae]r)?",
  "y?[ae](?:y[ıi]m|l[ıi]m)",
  "s[ıiuü]n(?:l[ae]r)?",
  "(?:[ıiuüae]?r|z)?s[ae](?:m|n|k|n[ıi]z|l[ae]r)?",
  "m[ae]l[ıi](?:y[ıi][mz])?",
  "(?:[dt][ıiuü]y|[ae]c[ae]k)s[ae](?:m|n|k|n[ıi]z)?",
  "m[ae]y[ıi]n",
].join("|")

const doing = new RegExp(`^(?:(?:${verbs})${passive}${able}${not}(?:${tenses})|diyor(?:lar|um|uz)?)$`, "u")

/** Whether a word only says that somebody takes, eats, does or wants something: "kullanıyorum", "yesin", "alsam". */
export const isDoing = (word: string): boolean => doing.test(word)
