import type { Aspect } from "#reading/asks.ts"
import type { Wording } from "./asking-words.ts"

type Told = { readonly [A in Aspect]?: Wording | null }

/** What is drunk, by the last word of its name; a soup is drunk too. "Sos" and "sosu" are no water. */
const drunk =
  /(?:^| )(?:kahve|kahvesi|çay|çayı|süt|sütü|su|suyu|kefir|kola|ayran|boza|şalgam|şarap|bira|matcha|chai|espresso|latte|smoothie|içecek|içeceği|içecekler|içecekleri|çorba|çorbası)$/u

/** Drinks that come ready: nobody asks how they are made. */
const ready = /(?:^| )(?:su|(?:musluk|maden) suyu|kola|şarap|bira|süt)$/u

/** What is made, not cooked with. */
const dish =
  /(?:^| )(?:salata(?:sı|lar)?|smoothie|suşi|çorba(?:sı)?|acılı fasulye|köri|hamburger|taco|burrito|dürüm|sandviç|pizza|lazanya|köfte|dondurma|pankek|muffin|kurabiye|cheesecake|dolma(?:sı)?|humus|turşu(?:su)?)$/u

/** What is taken with something else, and by the spoon: nobody says that they eat it. */
const beside =
  /(?:yağ(?:ı|lar|ları)?|sirke(?:si)?|(?:^| )sos(?:u|lar)?|(?:^| )un(?:u)?|baharatlar|tatlandırıcılar|stevya|aspartam|şurubu|(?:^| )lif|glutamat|alkolleri|tarçın|zencefil|kişniş|fesleğen|krema|şanti|mayonez|hardal|ögeleri|ürünleri|gıda(?:lar)?)$/u

const takenAs = (can: string, should: string): Told => ({
  amount: ({ n }) => `ne kadar ${n} ${can}`,
  timing: ({ acc }) => `${acc} ne zaman ${should}`,
})

const made: Told = {
  cook: ({ acc }) => `${acc} nasıl yapıyorsunuz`,
  choice: ({ n }) => `en sevdiğiniz ${n} hangisi`,
}

const poured: Told = { cook: ({ acc }) => `${acc} nasıl hazırlıyorsunuz` }

/** Nobody asks it. */
const unmade: Told = { cook: null, technique: null }

/**
 * What is asked of a food in other words than of foods as a rule, by its Turkish name: a drink is drunk, oil and sauce
 * are taken, and a dish is made. Null where it is not asked at all.
 */
export const foodWordings = (name: string): Told => {
  const said = name.toLocaleLowerCase("tr")
  return {
    ...(drunk.test(said)
      ? { ...takenAs("içebilirim", "içmeliyim"), ...(ready.test(said) ? unmade : poured) }
      : beside.test(said)
        ? takenAs("tüketebilirim", "tüketmeliyim")
        : {}),
    ...(dish.test(said) ? made : {}),
  }
}
