import { Undo2 } from "lucide-react"
import { type ReactNode, useEffect, useRef } from "react"
import { useOpenTopic } from "#lib/open-topic.ts"
import { Button, ButtonLink } from "#ui/button.tsx"
import { hidden } from "#ui/hidden.css.ts"
import { Icon } from "#ui/icon.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { TopicCard } from "#ui/topic-card.tsx"
import { MarkButtons } from "./mark-buttons.tsx"
import * as styles from "./marks.css.ts"
import { type ForYou, type Markable, type OwnTopic, useOwnTopic, wordedIn } from "./own-topics.ts"
import { OwnNotes } from "./own-notes.tsx"
import type { Topic } from "./topic.ts"
import { type LinkedTopic, TopicLink } from "./topic-link.tsx"
import { useMark } from "./use-mark.tsx"
import { forYou as words } from "#words/for-you.ts"
import { topics as phrases } from "#words/topics.ts"

interface TopicItemProps {
  readonly topic: Topic
  /** Posts a day at the top of every chart of the page. */
  readonly scale: number
}

/** A topic of the general list: what is not for its reader stands here too, and says so. */
export function TopicItem({ topic, scale }: TopicItemProps) {
  const own = useOwnTopic(topic.themeKey)
  return (
    <li>
      <Card topic={topic} scale={scale} own={own} />
    </li>
  )
}

/** A topic of somebody's own shelf. Put aside, it leaves a way back in its place until the page is loaded again. */
export function OwnItem({ topic, scale, why }: TopicItemProps & Pick<ForYou["topics"][number], "why">) {
  const own = useOwnTopic(topic.themeKey)
  const place = useRef<HTMLLIElement>(null)
  const isGone = own.mark === "not_for_me"
  const wasGone = useRef(isGone)
  useEffect(() => {
    if (wasGone.current === isGone) return
    wasGone.current = isGone
    // The button that was pressed is gone: the one in its place takes the focus, unless it is elsewhere.
    if (document.activeElement === document.body) place.current?.querySelector("button")?.focus()
  }, [isGone])
  return (
    <li ref={place}>
      {isGone ? <Gone topic={topic} own={own} /> : <Card topic={topic} scale={scale} own={own} why={why} />}
    </li>
  )
}

function Gone({ topic, own }: { readonly topic: Topic; readonly own: OwnTopic }) {
  return (
    <Stack align="start" gap="s8" padding="s20" className={styles.gone}>
      <Text weight="strong">{words.hiddenTopic({ topic: topic.title, foreign: foreignOf(topic) })}</Text>
      <Text size="small" tone="second">
        {words.hiddenTopicText}
      </Text>
      <BringBack topic={topic} own={own} />
    </Stack>
  )
}

/** The way back of what was put aside. */
export function BringBack({ topic, own }: { readonly topic: Markable; readonly own: OwnTopic }) {
  const mark = useMark()
  return (
    <Button size="small" tone="soft" onClick={() => mark(topic, own, null)}>
      <Icon of={Undo2} />
      <span aria-hidden>{words.bringItBack}</span>
      <span className={hidden}>{words.bringBackOf({ topic: topic.title, foreign: foreignOf(topic) })}</span>
    </Button>
  )
}

const foreignOf = (topic: Pick<Markable, "language">) =>
  function Foreign(inner: ReactNode) {
    return <span lang={wordedIn(topic)}>{inner}</span>
  }
const concealed = (inner: ReactNode) => <span className={hidden}>{inner}</span>

interface CardProps extends TopicItemProps {
  readonly own: OwnTopic
  readonly why?: ForYou["topics"][number]["why"]
}

function Card({ topic, scale, own, why = [] }: CardProps) {
  return (
    <TopicCard
      topic={topic}
      scale={scale}
      heading="h3"
      title={<TopicLink topic={topic} />}
      note={<OwnNotes own={own} why={why} />}
      tools={<MarkButtons topic={topic} own={own} />}
      action={<GenerateLink topic={topic} />}
    />
  )
}

interface TopicToolsProps {
  readonly topic: Markable & LinkedTopic
  readonly own: OwnTopic
}

/** What can be done with a topic that is a row of a list: mark it, and go to its script. */
export function TopicTools({ topic, own }: TopicToolsProps) {
  return (
    <>
      <MarkButtons topic={topic} own={own} />
      <GenerateLink topic={topic} />
    </>
  )
}

/** To the script of a topic; going there opens it. */
export function GenerateLink({ topic }: { readonly topic: LinkedTopic }) {
  const open = useOpenTopic()
  return (
    <ButtonLink
      to="/script-generator/$topicId"
      params={{ topicId: topic.id }}
      tone="soft"
      size="small"
      preload={false}
      onClick={() => open(topic.id)}
    >
      {phrases.generateScriptOf({ topic: topic.title, hidden: concealed, foreign: foreignOf(topic) })}
    </ButtonLink>
  )
}
