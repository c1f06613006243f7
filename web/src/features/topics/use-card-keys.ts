import { useNavigate } from "@tanstack/react-router"
import { useKeys } from "#lib/keys.ts"
import { useOpenTopic } from "#lib/open-topic.ts"

/** Links of the cards and rows, in the order of the page. */
export const cardLinks = () => Array.from(document.querySelectorAll<HTMLElement>("a[data-topic]"))

/** Presses a button of the card in focus, or of what stands open above the page. */
const press = (mark: string) => {
  const place = document.querySelector("[role=dialog]") ?? document.activeElement?.closest("article, li")
  place?.querySelector<HTMLElement>(`[data-mark=${mark}]`)?.click()
}

/** `b` saves a topic, `x` puts it aside; again, and it is as before. */
export const markKeys = { b: () => press("saved"), x: () => press("not_for_me") }

/** `j` and `k` move by card, Enter opens it (it is a link), `s` goes to its script. */
export const useCardKeys = (active: boolean) => {
  const navigate = useNavigate()
  const open = useOpenTopic()
  const move = (by: number) => {
    const links = cardLinks()
    const at = links.findIndex((link) => link === document.activeElement)
    const next =
      at === -1 ? (by > 0 ? 0 : links.length - 1) : Math.min(links.length - 1, Math.max(0, at + by))
    links[next]?.focus()
  }
  const write = () => {
    const topicId = document.activeElement
      ?.closest("article, li")
      ?.querySelector<HTMLElement>("a[data-topic]")?.dataset["topic"]
    if (topicId === undefined) return
    open(topicId)
    void navigate({ to: "/script-generator/$topicId", params: { topicId } })
  }
  useKeys({ j: () => move(1), k: () => move(-1), s: write, ...markKeys }, active)
}
