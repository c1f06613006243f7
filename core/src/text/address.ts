import { markNumberOf } from "./mark.ts"

const parts = /^https?:\/\/([^/?#]+)\/?([^?#]*)(?:\?([^#]*))?/i

/** What a host begins with for telephones and pictures: the page is the same without it. */
const sameSite = /^(?:www|mobile|amp|m|i|np)\./
const picture = /\.(?:jpe?g|png|gif)$/i
/** Where a film is watched, by its own name; what follows that name in the address is not the film. */
const film = /^(?:youtu\.be\/([\w-]+)|youtube\.com\/(?:embed\/|watch\?(?:.*&)?v=)([\w-]+))/
/** No address of a page is longer; what is comes from somebody who wants to be read for long. */
const longest = 2000
/** What runs as a program, and what is asked of one: its page is told by what is asked. */
const program = /\.(?:php\d?|aspx?|cgi|cfm|jsp)$/i
const asksForPage = /(?:^|&)(?:id|p|t|v|q|page|post|thread|article)=/i

/**
 * Whether the last part of a path is the title of its page: what is asked behind it ("?ref=home") leads to the same page.
 * Marks are counted one by one: a pattern over all of it would take for ever on an address made of them.
 */
const isTitled = (page: string, asked: string): boolean => {
  const last = page.slice(page.lastIndexOf("/") + 1)
  const marks = last.replaceAll(/[^-_]/g, "").length
  return marks >= 2 && !program.test(last) && !asksForPage.test(asked)
}

/**
 * The page that an address leads to, without what leads to the same page from elsewhere: the protocol, "www", a fragment,
 * and the words behind a path that names its page. Empty for a whole site, which is no page, and for no address of the web.
 */
export const pageOf = (address: string): string => {
  if (address.length > longest) return ""
  const [, site = "", path = "", asked = ""] = parts.exec(address.replaceAll("&amp;", "&")) ?? []
  const host = site.toLowerCase().replace(sameSite, "")
  const page = path.replace(/\/$/, "")
  if (host === "" || (page === "" && asked === "")) return ""
  const whole = `${host}/${page}${asked === "" ? "" : `?${asked}`}`
  const [, short, long] = film.exec(whole) ?? []
  const name = short ?? long
  if (name !== undefined) return `youtube.com/${name}`
  if (picture.test(page)) return `${host}/${page.replace(picture, "")}`
  return isTitled(page, asked) ? `${host}/${page}` : whole
}

/** A number that stands for the page of an address and does not give it back; 0 where it leads to none. */
export const linkOf = (address: string | null): number => markNumberOf(pageOf(address ?? ""))
