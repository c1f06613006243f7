import { settingsOf } from "@rounds/core/script/settings-of.ts"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { ArrowLeft } from "lucide-react"
import { useEffect, useLayoutEffect, useState } from "react"
import { useTitle } from "#lib/page.ts"
import { useOpenTopic } from "#lib/open-topic.ts"
import { isSafetyRefusal, needsPlan, needsUpgrade } from "#lib/problem.ts"
import { reads } from "#lib/reads.ts"
import { useUnsaved } from "#lib/unsaved.ts"
import { Box } from "#ui/box.tsx"
import { Icon } from "#ui/icon.tsx"
import { announce } from "#ui/live-region.tsx"
import { TextLink } from "#ui/text-link.tsx"
import { Text } from "#ui/text.tsx"
import { Columns } from "#ui/columns.tsx"
import { screenful } from "#ui/waiting.css.ts"
import { ConfigurationForm } from "./configuration-form.tsx"
import { CustomTitle } from "./custom-title.tsx"
import { type Forecast, ForecastNote } from "./forecast-note.tsx"
import { changeButton, ScreenHead, ScriptHead } from "./generator-head.tsx"
import * as styles from "./generator.css.ts"
import { Outline } from "./outline.tsx"
import { PendingSheet } from "./pending-sheet.tsx"
import { resultPart } from "./result-part.ts"
import { keepLanguage, proposedLanguage } from "./proposed-language.ts"
import { customScript, defaults, langOf, type Settings, titleLangOf, topicLang } from "./script.ts"
import { SelectedTopic } from "./selected-topic.tsx"
import { TopicUnavailable } from "./topic-unavailable.tsx"
import { useForecast } from "./use-forecast.ts"
import { useGenerateKey } from "./use-generate-key.ts"
import { useGenerate } from "./use-generate.ts"
import { useResultFocus } from "./use-result-focus.ts"
import { generator as words } from "#words/scripts/generator.ts"

export type ScriptTab = "script" | "directions" | "optimization" | "export"

interface GeneratorPageProps {
  readonly topicId: string
  readonly scriptId: string | undefined
  readonly tab: ScriptTab
  readonly angle: string | undefined
  /** What a script without a topic is to be about, until somebody types. */
  readonly about: string | undefined
}

/** From a topic to a script: settings at the left, the sheet at the right in each of its states. */
export function GeneratorPage({ topicId, scriptId, tab, angle, about }: GeneratorPageProps) {
  const navigate = useNavigate({ from: "/script-generator/$topicId" })
  const open = useOpenTopic()
  const isCustom = topicId === customScript
  const topic = useQuery({
    ...reads("GET /api/trending-topics/{topicId}", { params: { topicId } }),
    enabled: !isCustom,
  })
  const { data: stats } = useQuery(reads("GET /api/public/stats", {}))
  const [chosenFold, setUnfolded] = useState<boolean>()
  const script = useQuery({
    ...reads("GET /api/user/scripts/{id}", { params: { id: scriptId ?? "" } }),
    enabled: scriptId !== undefined,
  })
  const client = useQueryClient()
  const { data: ResultView, error: notLoaded } = useQuery({ ...resultPart, enabled: scriptId !== undefined })
  const [chosen, setSettings] = useState<Settings>()
  const [proposed] = useState(() => ({ ...defaults, language: proposedLanguage() }))
  const settings = chosen ?? (script.data === undefined ? proposed : settingsOf(script.data))
  const [typed, setTyped] = useState<string>()
  const [isMissing, setMissing] = useState(false)
  const [withoutAi, setWithoutAi] = useState(true)
  const [asked, setAsked] = useState<Error | null>(null)
  const [took, setTook] = useState<number>()
  const { generate, running, failure, stop } = useGenerate(topicId, async (made, seconds) => {
    await client.prefetchQuery(resultPart)
    await navigate({ search: (now) => ({ ...now, script: made.id, tab: undefined }), resetScroll: false })
    setTook(seconds)
    announce(words.scriptReady)
  })
  const { heading, began } = useResultFocus({
    isWriting: running !== undefined,
    isDone: took !== undefined,
    shown: script.data,
    view: ResultView,
  })
  useTitle(
    running
      ? words.writingTitle
      : scriptId !== undefined && took !== undefined
        ? words.readyTitle
        : words.title,
  )

  useEffect(() => {
    if (failure !== undefined && needsPlan(failure.cause)) void navigate({ to: "/pricing" })
  }, [failure, navigate])

  // While the topic is being opened, what asked for it stays: nothing moves until the topic is there.
  const closed = isCustom ? null : (topic.error ?? (topic.data === undefined ? asked : null))
  const title = isCustom
    ? (typed ?? script.data?.topicTitle ?? about ?? "")
    : (topic.data?.title ?? script.data?.topicTitle)
  // A title leads to a script, which keeps it.
  useUnsaved(isCustom && script.data === undefined && (typed ?? "").trim() !== "", [])
  const titleLang = isCustom ? langOf(settings.language) : topicLang
  const wish = { topicId, title, angle, settings, busy: running !== undefined }
  const { forecast, error: unfit, asked: isForecast } = useForecast(wish)
  // Asked for without AI only where that is a choice: a model is there, and the library has nothing.
  const isPlain = withoutAi && forecast?.byAi === true && forecast.findings === 0
  const isUnfit = isSafetyRefusal(unfit)
  const handleSettings = (next: Settings) => {
    if (next.language !== settings.language) keepLanguage(next.language)
    setSettings(next)
  }
  const isUntitled = isCustom && title?.trim() === ""
  const handleGenerate = () => {
    setMissing(isUntitled)
    if (running !== undefined || title === undefined || title.trim() === "" || isUnfit) return
    began()
    setTook(undefined)
    setUnfolded(undefined)
    void client.prefetchQuery(resultPart)
    void generate({
      ...(isCustom ? {} : { topicId }),
      topicTitle: title.trim(),
      ...saidOnce(forecast),
      ...settings,
      ...(angle === undefined ? {} : { angle }),
      ...(isPlain ? { withoutAi: true } : {}),
    })
  }
  useGenerateKey(handleGenerate)
  // From the click on, so that nothing moves when the script is there: it and its check take the whole width, and the
  // settings fold to one line. Where a script could not be written anew, they say why.
  const isWriting = running !== undefined
  const isAfter = script.data !== undefined || isWriting
  const unfolded = !isAfter || (!isWriting && (chosenFold ?? failure !== undefined))
  const fold = () => {
    setUnfolded(false)
    document.getElementById(changeButton)?.focus()
  }
  // Whoever pressed the button below the settings sees the script being written.
  useLayoutEffect(() => {
    if (isWriting) scrollTo({ top: 0 })
  }, [isWriting])

  return (
    <>
      <Text padding={{ wide: ["s24", 0, 0, 0], phone: ["s4", 0, 0, 0] }} size="small">
        <TextLink to="/app" tone="quiet">
          <Icon of={ArrowLeft} />
          {words.backToTrending}
        </TextLink>
      </Text>
      {isAfter ? (
        <ScriptHead
          title={script.data?.topicTitle ?? title ?? ""}
          titleLang={script.data === undefined ? titleLang : titleLangOf(script.data)}
          heading={heading}
          settings={isWriting || script.data === undefined ? settings : settingsOf(script.data)}
          scriptId={isWriting ? undefined : script.data?.id}
          took={took}
          onSheet={tab === "script"}
          unfolded={unfolded}
          onFold={setUnfolded}
        />
      ) : (
        <ScreenHead />
      )}
      {closed !== null && script.data === undefined ? (
        <div className={screenful}>
          <TopicUnavailable
            error={closed}
            opening={topic.error === null}
            used={needsUpgrade(closed) || needsPlan(closed)}
            onRetry={() => void topic.refetch()}
            onOpen={() => {
              setAsked(topic.error)
              open(topicId)
            }}
          />
        </div>
      ) : (
        <Columns
          columns={isAfter ? 1 : { wide: "312px 1fr", tablet: 1 }}
          align="start"
          gap={{ wide: "s32", tablet: "s20" }}
          className={screenful}
        >
          <Box
            as="aside"
            id="settings"
            className={`${styles.side} ${isAfter ? styles.sideAfter : ""}`}
            aria-label={words.topicAndSettings}
            hidden={!unfolded}
            onKeyDown={({ key }) => isAfter && key === "Escape" && fold()}
          >
            {isCustom ? (
              <CustomTitle title={title ?? ""} onChange={setTyped} isMissing={isMissing && isUntitled} />
            ) : (
              <SelectedTopic
                topic={topic.data}
                waiting={topic.isPending}
                title={title}
                angle={angle}
                sampleDate={stats?.sampleDate ?? null}
              />
            )}
            <ConfigurationForm
              settings={settings}
              onChange={handleSettings}
              onSubmit={handleGenerate}
              busy={running !== undefined}
              again={script.data !== undefined}
              failure={isUnfit && isSafetyRefusal(failure?.cause) ? undefined : failure}
              ready={isUntitled || (title !== undefined && title.trim() !== "" && !isUnfit)}
              forecast={forecast}
            >
              {isForecast && running === undefined && (
                <ForecastNote
                  forecast={forecast}
                  error={unfit}
                  withoutAi={withoutAi}
                  onWithoutAi={setWithoutAi}
                />
              )}
            </ConfigurationForm>
          </Box>
          {running !== undefined ? (
            <PendingSheet
              running={running}
              settings={settings}
              usual={stats?.medianSecondsToScript ?? null}
              onStop={stop}
            />
          ) : script.data !== undefined && ResultView !== undefined ? (
            <ResultView script={script.data} tab={tab} />
          ) : (
            <Outline
              settings={settings}
              fault={script.error !== null ? "script" : notLoaded !== null ? "view" : undefined}
            />
          )}
        </Columns>
      )}
    </>
  )
}

/** Where videos are seen and what they promote, while the person has not said it: what the form shows is kept. */
const saidOnce = (forecast: Forecast | undefined): Pick<Settings, "market" | "promotes"> =>
  forecast === undefined || forecast.reachKnown
    ? {}
    : { market: forecast.market, promotes: forecast.promotes }
