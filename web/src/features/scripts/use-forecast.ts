import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import { reads } from "#lib/reads.ts"
import { customScript, type Settings } from "./script.ts"

interface Wish {
  readonly topicId: string
  readonly title: string | undefined
  readonly angle: string | undefined
  readonly settings: Settings
  /** While a script is written, nothing is asked. */
  readonly busy: boolean
}

/** What the script would be written from: asked again when the settings change, and when a title has stood for a moment. */
export const useForecast = ({ topicId, title = "", angle, settings, busy }: Wish) => {
  const settled = useSettled(title.trim(), topicId === customScript)
  const query = useQuery({
    ...reads("GET /api/script-forecast", {
      query: {
        topicTitle: settled,
        ...(topicId === customScript ? {} : { topicId }),
        ...(angle === undefined ? {} : { angle }),
        ...settings,
      },
    }),
    enabled: settled !== "" && !busy,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return { forecast: settled === "" ? undefined : query.data, error: query.error, asked: settled !== "" }
}

const pauseMs = 500

/** A text that is typed, once nobody has typed for a moment; a text that is given, at once. */
const useSettled = (text: string, isTyped: boolean) => {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), isTyped ? pauseMs : 0)
    return () => clearTimeout(timer)
  }, [text, isTyped])
  return isTyped ? settled : text
}
