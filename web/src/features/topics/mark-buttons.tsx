import { Bookmark, X } from "lucide-react"
import type { ReactNode } from "react"
import { Button } from "#ui/button.tsx"
import { hidden } from "#ui/hidden.css.ts"
import { Icon } from "#ui/icon.tsx"
import { iconButton } from "#ui/icon-button.css.ts"
import { Inline } from "#ui/inline.tsx"
import { type Mark, type Markable, type OwnTopic, wordedIn } from "./own-topics.ts"
import * as styles from "./marks.css.ts"
import { useMark } from "./use-mark.tsx"
import { forYou as words } from "#words/for-you.ts"

const looks = {
  saved: { icon: Bookmark, short: words.save, nameOf: words.saveOf },
  not_for_me: { icon: X, short: words.notForMe, nameOf: words.notForMeOf },
} as const

interface MarkButtonsProps {
  readonly topic: Markable
  readonly own: OwnTopic
  /** Saving alone, where nothing is put aside. */
  readonly only?: Mark
  /** Written out, where there is room. */
  readonly worded?: boolean
}

/** Save and "not for me": each is pressed or not, and names its topic. `data-mark` is what the keys press. */
export function MarkButtons({ topic, own, only, worded = false }: MarkButtonsProps) {
  const mark = useMark()
  const foreign = (inner: ReactNode) => <span lang={wordedIn(topic)}>{inner}</span>
  const marks = only === undefined ? (["saved", "not_for_me"] as const) : [only]
  return (
    <Inline as="span" oneLine gap="s2">
      {marks.map((each) => {
        const { icon, short, nameOf } = looks[each]
        const pressed = own.mark === each
        const shared = {
          "aria-pressed": pressed,
          "data-mark": each,
          onClick: () => mark(topic, own, pressed ? null : each),
        }
        const name = <span className={hidden}>{nameOf({ topic: topic.title, foreign })}</span>
        const picture = <Icon of={icon} size={worded ? 16 : 18} filled={pressed && each === "saved"} />
        return worded ? (
          <Button key={each} size="small" tone={pressed ? "soft" : "secondary"} {...shared}>
            {picture}
            <span aria-hidden>{short}</span>
            {name}
          </Button>
        ) : (
          <button
            key={each}
            type="button"
            title={short}
            className={`${iconButton} ${styles.mark} ${pressed ? styles.pressed : ""}`}
            {...shared}
          >
            {picture}
            {name}
          </button>
        )
      })}
    </Inline>
  )
}
