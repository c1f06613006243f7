import { Text } from "#ui/text.tsx"
import { useEffect, useRef } from "react"

/** What the service said no to; it takes the focus when it comes. */
export function Refusal({ words }: { readonly words: string | undefined }) {
  const told = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (words !== undefined) told.current?.focus()
  }, [words])
  return words === undefined ? null : (
    <Text
      padding={["s8", "s16"]}
      size="small"
      weight="medium"
      surface="refused"
      ref={told}
      tabIndex={-1}
      role="alert"
    >
      {words}
    </Text>
  )
}
