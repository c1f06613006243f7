import { Skeleton } from "./skeleton.tsx"
import { Stack } from "./stack.tsx"
import { screenful } from "./waiting.css.ts"

/** A screen whose first answers have not come: as high as the window, so that what stands below stays out of sight. */
export function Waiting() {
  return (
    <Stack gap="s16" padding={{ wide: ["s44", 0], phone: ["s24", 0] }} className={screenful} aria-busy>
      <Skeleton width="min(420px, 70%)" height={40} />
      <Skeleton width="min(560px, 90%)" height={16} />
      <Skeleton height={220} top={16} />
    </Stack>
  )
}
