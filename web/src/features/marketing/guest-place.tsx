import { useQuery } from "@tanstack/react-query"
import { type ComponentType, Suspense, useEffect, useState } from "react"
import { type GuestClick, keptGuestTopic, useGuestClick } from "#lib/guest.ts"
import { userRead } from "#lib/reads.ts"

interface GuestPlaceProps {
  /** What is fetched when a visitor asks for a script, or begins to read. */
  readonly flow: ComponentType<{ readonly click: GuestClick | undefined }>
}

const signs = ["scroll", "pointermove", "keydown"] as const

/** Where a visitor's script and offers appear; nothing for somebody signed in. */
export function GuestPlace({ flow: Flow }: GuestPlaceProps) {
  const { data: user } = useQuery(userRead)
  const click = useGuestClick()
  const [stirred, setStirred] = useState(() => keptGuestTopic() !== undefined)
  useEffect(() => {
    const stir = () => setStirred(true)
    for (const sign of signs) addEventListener(sign, stir, { once: true, passive: true })
    return () => signs.forEach((sign) => removeEventListener(sign, stir))
  }, [])
  if (user !== null || (click === undefined && !stirred)) return null
  return (
    <Suspense>
      <Flow click={click} />
    </Suspense>
  )
}
