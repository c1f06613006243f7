import type { Page } from "@playwright/test"

/** Everyday words of English, on this product's screens and on any, that are no words of Turkish. */
const words = [
  "the and of with without your yours you are this that these those for from what how when who which why not have has had was were will would",
  "can’t don’t isn’t only about after again before because between could should does each every into more most other than then there they their",
  "account address admin administrator again answer button change changed check checked claim claims close copied copy day days delete deleted",
  "draft edit empty error estimate estimated evidence failed failure figures finding findings free good growth health high help hour hours image",
  "keep language languages last list load loaded loading low mail medium message messages minute minutes missing month months name named new next",
  "nobody none notes nothing open opened password patient pay payment people person pharmacist physician please post posts price privacy professional’s",
  "quota read ready refused remove report reset save saved score script scripts search see seconds send sent settings show shown sign signed",
  "someone source sources start state stopped strong studies study subject subjects subscription summary text time times title today tomorrow topic",
  "topics trending trial try unknown unlimited update updated used user users value values view views wait waiting warning weak week weeks welcome",
  "word words write writing written yes yesterday january february march april may june july august september october november december",
  "monday tuesday wednesday thursday friday saturday sunday dietitian nutritionist therapist doctor coach",
].flatMap((line) => line.split(" "))

/** What stands the same in every language: addresses, names of communities, of values, of files, of cities and of who published a source. */
const untold = String.raw`https?://\S+|\S+@\S+|(?:[\w-]+\.)+[a-z]{2,}(?:/\S*)?|\br/\w+|\{\{\w+\}\}|\b[A-Z]+(?:_[A-Z]+)+\b|\bscripts/|Ekranda kaynak.*|New (?:York|Salem) Saati|PubMed|Microsoft Word|\bWord\b|Creator Pro|Open ?AI|Stack ?Exchange`

/**
 * The English words that somebody who reads Turkish is told as Turkish: in texts and names of elements whose nearest
 * `lang` says Turkish, each with its sentence. What is marked as another language is left alone.
 */
export const englishWordsOn = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(
    ([listed, same]) => {
      const english = new Set(listed.split(" "))
      const isTurkish = (element: Element | null) =>
        element?.closest("[lang]")?.getAttribute("lang")?.startsWith("tr") === true
      const said: Array<string> = []
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const { parentElement, textContent } = texts.currentNode
        const isCode = parentElement?.closest("script, style, textarea, code, samp") != null
        if (!isCode && isTurkish(parentElement)) said.push(textContent ?? "")
      }
      for (const element of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]")) {
        if (!isTurkish(element)) continue
        // The name of a region or a button may repeat foreign words that stand in it, marked: it cannot mark them.
        const marked = [...element.querySelectorAll("[lang]")].map(({ textContent }) => textContent)
        for (const name of ["aria-label", "title", "placeholder", "alt"]) {
          const text = marked.reduce(
            (left, foreign) => (foreign === "" ? left : left.replace(foreign, "")),
            element.getAttribute(name) ?? "",
          )
          said.push(text)
        }
      }
      return [...new Set(said)].flatMap((text) => {
        const found = (text.replaceAll(new RegExp(same, "g"), " ").match(/[\p{L}’]+/gu) ?? []).filter(
          (word) => english.has(word.toLowerCase()),
        )
        return found.length === 0 ? [] : [`${found.join(", ")}: ${text.trim().slice(0, 200)}`]
      })
    },
    [words.join(" "), untold] as const,
  )
