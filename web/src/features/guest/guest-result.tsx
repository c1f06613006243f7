import { useNavigate } from "@tanstack/react-router"
import { Check, Copy } from "lucide-react"
import { brand } from "#lib/brand.ts"
import { call } from "#lib/call.ts"
import { tagOf } from "#lib/language/choices.ts"
import { copyText } from "#lib/page.ts"
import { agreementWords, audienceSlot } from "#lib/slot.ts"
import { decimal } from "#lib/words.ts"
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
import { guest as phrases } from "#words/guest.ts"

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
        <Text as="h3" size="card" lang={tagOf(script.topicLanguage)}>
          {script.topicTitle}
        </Text>
        <Text size="small" tone="second">
          {settingsOf(script)}{" "}
          {seconds !== undefined && phrases.readyInSeconds({ seconds: decimal(seconds) })}
        </Text>
      </div>
      <MarkedScript script={script} note={noteOf(script)} prefix="guest-" untitled />
      {sources > 0 && (
        <Box as="section" padding={{ wide: ["s16", "s24"], phone: "s16" }} surface="card">
          <Text as="h4" size="card">
            {phrases.markedStatements({ marked })}, {phrases.sources({ sources })}
          </Text>
          <SourceList sources={script.sources} prefix="guest-" />
        </Box>
      )}
    </Stack>
  )
}

const settingsOf = ({ presetSettings: { language, format, tone, platform, duration } }: GuestScript) =>
  phrases.settings({ language, format, tone, platform, duration })

const noteOf = ({ madeByAi, sources }: GuestScript) => {
  const by = madeByAi ? "ai" : "product"
  return sources.length === 0 ? phrases.asAScriptOfQuestions({ by }) : phrases.fromTheSourcesNamed({ by })
}

/** The time in the reader's words; of a script that kept words alone, those. */
const timeOf = ({ postingTime, bestPostingTime }: GuestScript) =>
  postingTime === null
    ? bestPostingTime
    : `${audienceSlot(postingTime)} (${agreementWords(postingTime.agreement)})`

const copied = (script: GuestScript) =>
  [
    script.scriptText,
    script.hashtags.join(" "),
    phrases.bestPostingTime({ bestPostingTime: timeOf(script) }),
    phrases.madeInGuestMode({ name: brand.name }),
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
        title: phrases.notCopied,
        text: phrases.notCopiedText,
        tone: "error",
      })
      return
    }
    onCopied()
    toast({ title: phrases.copied, text: phrases.copiedText })
    // Counted there too; a count that gets lost costs nobody anything.
    void call("POST /api/public/guest/copies", {}).catch(() => undefined)
  }
  const signIn = () => {
    toast({
      title: phrases.copyLimitReached,
      text: phrases.copyLimitReachedText({ scriptsOfTrial }),
      tone: "error",
    })
    void navigate({ to: "/auth", search: { mode: "sign-up", next: "/my-scripts" } })
  }
  return (
    <Stack gap="s12" className={styles.foot}>
      {isCopied && (
        <Inline oneLine align="start" gap="s8" size="small" tone="second">
          <Icon of={Check} />
          <p>{phrases.copiedWithALine({ strong: (inner) => <b>{inner}</b> })}</p>
        </Inline>
      )}
      <Columns columns={{ wide: "1fr 1.3fr", phone: 1 }} gap="s8">
        <Stack gap="s4" size="caption" tone="third">
          {isCopied ? (
            <Button size="large" wide onClick={signIn}>
              {phrases.signInToCopyAgain}
            </Button>
          ) : (
            <Button size="large" wide onClick={() => void copy()}>
              <Icon of={Copy} />
              {phrases.copyScript}
            </Button>
          )}
          <p>{isCopied ? phrases.aNewAccountTakesYourScript : phrases.oneCopyIncluded}</p>
        </Stack>
        <Stack gap="s4" size="caption" tone="third">
          <TrialLink topicId={script.topicId} size="large" wide>
            {phrases.unlockCreatorPro7DaysFree}
          </TrialLink>
          <p>{phrases.scriptsAMonth({ scriptsOfTrial, priceAfter })}</p>
        </Stack>
      </Columns>
    </Stack>
  )
}
