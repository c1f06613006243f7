import { useNavigate } from "@tanstack/react-router"
import { Check, Copy } from "lucide-react"
import { brand } from "#lib/brand.ts"
import { call } from "#lib/call.ts"
import { copyText } from "#lib/page.ts"
import { decimal, plural, wordsOf } from "#lib/words.ts"
import { Box } from "#ui/box.tsx"
import { Button } from "#ui/button.tsx"
import { Columns } from "#ui/columns.tsx"
import { Icon } from "#ui/icon.tsx"
import { Inline } from "#ui/inline.tsx"
import { MarkedScript } from "#ui/marked-script.tsx"
import { eachSource, SourceList } from "#ui/source-list.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { toast } from "#ui/toast.tsx"
import * as styles from "./guest.css.ts"
import { priceAfter, scriptsOfTrial, TrialLink } from "./trial-offer.tsx"
import type { GuestScript } from "./write.ts"

interface GuestResultProps {
  readonly script: GuestScript
  /** What writing took; unknown for one that was found again. */
  readonly seconds: number | undefined
}

/** The script with its marks, then what carries it. */
export function GuestResult({ script, seconds }: GuestResultProps) {
  const sources = eachSource(script.sources).length
  const marked = script.beats.flatMap(({ said }) => said).filter(({ findings }) => findings.length > 0).length
  return (
    <Stack gap="s16" padding={{ wide: ["s20", "s32", "s24", "s32"], phone: "s16" }}>
      <div>
        <Text as="h3" size="card">
          {script.topicTitle}
        </Text>
        <Text size="small" tone="second">
          {settingsOf(script)}. {seconds !== undefined && `Ready in ${decimal(seconds)} s.`}
        </Text>
      </div>
      <MarkedScript script={script} note={noteOf(script)} prefix="guest-" untitled />
      {sources > 0 && (
        <Box as="section" padding={{ wide: ["s16", "s24"], phone: "s16" }} surface="card">
          <Text as="h4" size="card">
            {plural(marked, "marked statement")}, {plural(sources, "source")}
          </Text>
          <SourceList sources={script.sources} prefix="guest-" />
        </Box>
      )}
    </Stack>
  )
}

const settingsOf = ({ presetSettings: { language, format, tone, platform, duration } }: GuestScript) =>
  [
    wordsOf(language),
    ...[format, tone, platform === "multi_platform" ? "multiple platforms" : platform, duration].map(
      (value) => value.replaceAll("_", " "),
    ),
  ].join(", ")

const noteOf = ({ madeByAi, sources }: GuestScript) => {
  const by = madeByAi ? "Written by AI" : "Written by the product without AI"
  return sources.length === 0
    ? `${by}, as a script of questions: there are no sources on this subject yet. Fill in what stands in brackets. For information only, not medical advice.`
    : `${by} from the sources named, which no clinician has signed yet. Check them before you film. For information only, not medical advice.`
}

const copied = ({ scriptText, hashtags, bestPostingTime }: GuestScript) =>
  [
    scriptText,
    hashtags.join(" "),
    `Best posting time: ${bestPostingTime}`,
    `Made in guest mode with ${brand.name}. For information only, not medical advice.`,
  ].join("\n\n")

interface ResultFootProps {
  readonly script: GuestScript
  readonly onCopied: () => void
}

/** One copy, and what comes with an account. */
export function ResultFoot({ script, onCopied }: ResultFootProps) {
  const navigate = useNavigate()
  const isCopied = script.copyCount > 0
  const copy = async () => {
    if (!(await copyText(copied(script)))) {
      toast({
        title: "Not copied",
        text: "Your browser did not allow it. Select the text instead.",
        tone: "error",
      })
      return
    }
    onCopied()
    toast({ title: "Copied!", text: "To generate more, start your 7-day Pro trial." })
    // Counted there too; a count that gets lost costs nobody anything.
    void call("POST /api/public/guest/copies", {}).catch(() => undefined)
  }
  const signIn = () => {
    toast({
      title: "Copy limit reached",
      text: `Start your 7-day Pro trial for ${scriptsOfTrial} scripts a month.`,
      tone: "error",
    })
    void navigate({ to: "/auth", search: { mode: "sign-up", next: "/my-scripts" } })
  }
  return (
    <Stack gap="s12" className={styles.foot}>
      {isCopied && (
        <Inline oneLine align="start" gap="s8" size="small" tone="second">
          <Icon of={Check} />
          <p>
            <b>Copied, with a line that says it was made in guest mode.</b> That was the one copy included.
            The text stays here to read and select.
          </p>
        </Inline>
      )}
      <Columns columns={{ wide: "1fr 1.3fr", phone: 1 }} gap="s8">
        <Stack gap="s4" size="caption" tone="third">
          {isCopied ? (
            <Button size="large" wide onClick={signIn}>
              Sign in to copy again
            </Button>
          ) : (
            <Button size="large" wide onClick={() => void copy()}>
              <Icon of={Copy} />
              Copy Script
            </Button>
          )}
          <p>{isCopied ? "A new account takes your script along" : "1 copy included"}</p>
        </Stack>
        <Stack gap="s4" size="caption" tone="third">
          <TrialLink topicId={script.topicId} size="large" wide>
            Unlock Creator Pro - 7 Days FREE
          </TrialLink>
          <p>
            {scriptsOfTrial} scripts a month. {priceAfter}
          </p>
        </Stack>
      </Columns>
    </Stack>
  )
}
