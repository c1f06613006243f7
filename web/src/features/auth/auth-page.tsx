import { useQuery } from "@tanstack/react-query"
import { ArrowLeft, Check } from "lucide-react"
import { lazy, useState } from "react"
import { keptChoice } from "#lib/kept-choice.ts"
import { provider } from "#lib/provider.ts"
import { useTitle } from "#lib/page.ts"
import { reads } from "#lib/reads.ts"
import { Icon } from "#ui/icon.tsx"
import { TextLink } from "#ui/text-link.tsx"
import { Text } from "#ui/text.tsx"
import { Columns } from "#ui/columns.tsx"
import { Inline } from "#ui/inline.tsx"
import { Stack } from "#ui/stack.tsx"
import * as styles from "./auth.css.ts"
import { AuthErrorPanel } from "./auth-error-panel.tsx"
import { AuthForm } from "./auth-form.tsx"
import { formSays, freeChecks, headingOf, intentChecks } from "./intent-words.ts"
import { auth as phrases } from "#words/auth.ts"

// Charts come only with a topic. Until they are there the route shows nothing of the page: the form would jump.
const CarriedTopic = lazy(() =>
  import("./carried-topic.tsx").then((module) => ({ default: module.CarriedTopic })),
)
const ProviderSlot = lazy(() =>
  import("./provider-slot.tsx").then((module) => ({ default: module.ProviderSlot })),
)

interface AuthPageProps {
  /** A topic to come back to. */
  readonly topicId?: string | undefined
  /** Path to go on with after signing in. */
  readonly next?: string | undefined
  readonly mode?: "sign-up" | undefined
}

/** Sign-in and sign-up; the topic that the visitor chose stays in sight. */
export function AuthPage({ topicId, next, mode }: AuthPageProps) {
  const signUp = mode === "sign-up"
  useTitle(signUp ? phrases.createAccount : phrases.signIn)
  const [intent] = useState(keptChoice)
  const [failed, setFailed] = useState(false)
  const { data: topics } = useQuery({
    ...reads("GET /api/trending-topics", {}),
    enabled: topicId !== undefined,
  })
  const topic = topics?.find((one) => one.id === topicId)
  const goOn = next ?? (topicId === undefined ? "/app" : `/app?topicId=${encodeURIComponent(topicId)}`)
  return (
    <>
      <Text padding={{ wide: ["s24", 0, 0, 0], phone: ["s4", 0, 0, 0] }} size="small">
        <TextLink to="/" tone="quiet">
          <Icon of={ArrowLeft} />
          {phrases.backToHome}
        </TextLink>
      </Text>
      <div className={styles.page}>
        <section className={styles.carried} aria-labelledby="auth-title">
          <h1 className={styles.title} id="auth-title">
            {headingOf(signUp, topic !== undefined)}
          </h1>
          <Text
            margin={["s12", 0, "s24", 0]}
            size="lead"
            tone="second"
            wrap="balance"
            className={styles.wideOnly}
          >
            {topic === undefined ? phrases.whatItIs : phrases.topicIsKept}
          </Text>
          {topic !== undefined && <CarriedTopic topic={topic} />}
          <Stack
            as="ul"
            gap="s8"
            margin={["s20", 0]}
            size="body"
            tone="second"
            className={intent === undefined ? styles.wideOnly : undefined}
          >
            {(intent === undefined ? freeChecks() : intentChecks(intent)).map((words) => (
              <Columns as="li" columns="16px 1fr" gap="s8" key={words}>
                <Inline as="span" oneLine align="stretch" padding={["s4", 0, 0, 0]} tone="ok">
                  <Icon of={Check} />
                </Inline>
                {words}
              </Columns>
            ))}
          </Stack>
        </section>
        {failed ? (
          <AuthErrorPanel onRetry={() => setFailed(false)} />
        ) : provider() !== undefined ? (
          <ProviderSlot mode={mode ?? "sign-in"} goOn={goOn} onUnavailable={() => setFailed(true)} />
        ) : (
          <AuthForm
            mode={mode ?? "sign-in"}
            goOn={goOn}
            says={formSays(signUp, intent)}
            onUnavailable={() => setFailed(true)}
          />
        )}
      </div>
    </>
  )
}
