import { Check, Copy } from "lucide-react"
import { useState } from "react"
import { count } from "#lib/words.ts"
import { Box } from "#ui/box.tsx"
import { Button, ButtonLink } from "#ui/button.tsx"
import { Icon } from "#ui/icon.tsx"
import { Inline } from "#ui/inline.tsx"
import { Panel } from "#ui/panel.tsx"
import { PlatformDot, platformWords } from "#ui/platform-list.tsx"
import { SelectNative } from "#ui/select-native.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import type { PostingKit } from "./posting-kit.ts"
import * as styles from "./result.css.ts"
import { saferLang } from "./safer-lang.ts"
import { langOf, type Script } from "./script.ts"
import { useCopy } from "./use-copy.ts"
import { posting as phrases } from "#words/scripts/posting.ts"
import { shared } from "#words/scripts/shared.ts"

type Post = PostingKit["posts"][number]

/** What is typed beside the video, one platform at a time: each text by one press, with the room it has. */
export function PostsPanel({ script, kit }: { readonly script: Script; readonly kit: PostingKit }) {
  const [chosen, setChosen] = useState<string>(script.targetPlatform)
  if (!kit.hasPosts) return <NotInPlan />
  const post = kit.posts.find(({ platform }) => platform === chosen) ?? kit.posts[0]
  if (post === undefined) return null
  return (
    <Stack gap="s12">
      <Inline as="label" gap="s8" size="small" tone="second">
        {phrases.textsFor}
        <SelectNative
          options={kit.posts.map(({ platform }) => [platform, platformWords(platform)])}
          value={post.platform}
          onChange={({ target }) => setChosen(target.value)}
        />
      </Inline>
      <PlatformPost post={post} language={script.language} />
    </Stack>
  )
}

/** What is sold is said where it would stand; everything else of the kit is below. */
function NotInPlan() {
  return (
    <Panel
      title={phrases.textsForEachPlatform}
      text={phrases.textsArePaid}
      actions={
        <ButtonLink to="/pricing" tone="primary">
          {shared.upgradeNow}
        </ButtonLink>
      }
    />
  )
}

function PlatformPost({ post, language }: { readonly post: Post } & Pick<Script, "language">) {
  const lang = langOf(language)
  const name = platformWords(post.platform)
  const id = `post-${post.platform}`
  return (
    <Box as="section" surface="card" aria-labelledby={id}>
      <Inline as="h3" oneLine gap="s8" size="card" padding={{ wide: ["s16", "s24"], phone: "s16" }} id={id}>
        <PlatformDot platform={post.platform} />
        {name}
      </Inline>
      <Piece
        name={post.hasTitle ? phrases.title : phrases.cover}
        item={
          post.hasTitle
            ? phrases.platformTitle({ platform: name })
            : phrases.platformCover({ platform: name })
        }
        text={post.title}
        room={(post.hasTitle ? phrases.room : phrases.roomNoTitles)({
          used: roomOf(post.title),
          most: count(post.titleMax),
          platform: name,
        })}
        lang={lang}
      />
      <Piece
        name={phrases.caption}
        item={phrases.platformCaption({ platform: name })}
        text={post.caption}
        room={phrases.roomShown({
          used: roomOf(post.caption),
          most: count(post.captionMax),
          shown: count(post.captionVisible),
        })}
        lang={lang}
      />
      <Piece
        name={phrases.firstComment}
        item={phrases.platformComment({ platform: name })}
        text={post.comment}
        room={phrases.room({
          used: roomOf(post.comment),
          most: count(post.commentMax),
        })}
        lang={lang}
      />
      {post.findings.length > 0 && (
        <Stack
          as="ul"
          gap="s8"
          padding={{ wide: ["s12", "s24", "s16", "s24"], phone: "s16" }}
          rule="top"
          size="caption"
          tone="second"
        >
          {post.findings.map((finding) => (
            <li key={`${finding.rule} ${finding.sentence}`}>
              <b>{phrases.lookAgain} </b>
              <span lang={lang}>{finding.sentence}</span> {finding.reason}
              {finding.safer !== "" && (
                <>
                  {" "}
                  {phrases.safer({
                    safer: finding.safer,
                    words: (inner) => <span lang={saferLang(finding.safer, language)}>{inner}</span>,
                  })}
                </>
              )}
            </li>
          ))}
        </Stack>
      )}
    </Box>
  )
}

const roomOf = (text: string) => count(Array.from(text).length)

interface PieceProps {
  readonly name: string
  /** What is copied, as the message says it. */
  readonly item: string
  readonly text: string
  readonly room: string
  readonly lang: string
}

function Piece({ name, item, text, room, lang }: PieceProps) {
  const { copy, copied } = useCopy()
  return (
    <Box padding={{ wide: ["s12", "s24", "s16", "s24"], phone: ["s12", "s16"] }} rule="top">
      <Inline oneLine align="start" justify="between" gap="s12">
        <Text size="caption" tone="third" tabular>
          <b>{name}</b> {room}
        </Text>
        <Button size="small" onClick={() => void copy(item, text)} aria-label={phrases.copyItem({ item })}>
          <Icon of={copied === item ? Check : Copy} />
          {copied === item ? shared.copied : shared.copy}
        </Button>
      </Inline>
      <Text size="body" wrap="anywhere" margin={["s8", 0, 0, 0]} lang={lang} className={styles.typed}>
        {text}
      </Text>
    </Box>
  )
}
