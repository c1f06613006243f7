import { type RefObject, useEffect, useRef, useState } from "react"
import { useUnsaved } from "#lib/unsaved.ts"

/** Everything that stands in the form, as one text. */
const saidIn = (form: HTMLFormElement | null) =>
  form === null ? "" : JSON.stringify([...new FormData(form)])

/** Whether a form says something else than what is stored: whoever leaves it then is asked first. */
export const useTyped = (form: RefObject<HTMLFormElement | null>) => {
  const stored = useRef("")
  const [isTyped, setTyped] = useState(false)
  useUnsaved(isTyped)
  useEffect(() => {
    stored.current = saidIn(form.current)
  }, [form])
  const look = () => setTyped(saidIn(form.current) !== stored.current)
  return {
    now: () => saidIn(form.current),
    look,
    /** What was sent is stored; what was typed since then is not. */
    store: (sent: string) => {
      stored.current = sent
      look()
    },
  }
}
