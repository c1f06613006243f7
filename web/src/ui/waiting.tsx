import { Skeleton } from "./skeleton.tsx"
import { Stack } from "./stack.tsx"
import { screenful } from "./waiting.css.ts"

/** A page whose first answers have not come. Its foot is not drawn before it stands: the foot of a short page would move into sight. */
export function Waiting() {
  return (
    <Stack
      gap="s16"
      padding={{ wide: ["s44", 0], phone: ["s24", 0] }}
      className={screenful}
      aria-busy
      data-page-waiting
    >
      <Skeleton width="min(420px, 70%)" height={40} />
      <Skeleton width="min(560px, 90%)" height={16} />
      <Skeleton height={220} top={16} />
    </Stack>
  )
}
