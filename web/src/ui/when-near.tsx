import { type ReactNode, useEffect, useRef, useState } from "react"

interface WhenNearProps {
  /** Height that is kept free meanwhile, so that nothing moves. */
  readonly height: number
  /** What it draws stands in the layout around it. */
  readonly bare?: boolean
  readonly children: ReactNode
}

/** Draws its content, and fetches what that needs, only when the reader comes near. */
export function WhenNear({ height, bare = false, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (place.current === null) return undefined
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      {
        rootMargin: "300px",
      },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={place} style={near ? (bare ? { display: "contents" } : {}) : { minHeight: height }}>
      {near && children}
    </div>
  )
}
