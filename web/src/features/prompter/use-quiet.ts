import { useCallback, useEffect, useRef, useState } from "react"

const quietAfterMs = 3000

/** Whether the controls may go out of sight: three seconds after the last key, press or move. */
export const useQuiet = (mayBe: boolean) => {
  const [isQuiet, setQuiet] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wake = useCallback(() => {
    setQuiet(false)
    clearTimeout(timer.current)
    if (mayBe) timer.current = setTimeout(() => setQuiet(true), quietAfterMs)
  }, [mayBe])
  useEffect(() => {
    timer.current = mayBe ? setTimeout(() => setQuiet(true), quietAfterMs) : undefined
    return () => clearTimeout(timer.current)
  }, [mayBe])
  return [isQuiet && mayBe, wake] as const
}
