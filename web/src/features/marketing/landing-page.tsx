import { allowanceOf } from "@rounds/core/plan/allowance.ts"
import { prices } from "@rounds/core/plan/prices.ts"
import { useQuery } from "@tanstack/react-query"
import { ArrowRight } from "lucide-react"
import { brand } from "#lib/brand.ts"
import { rememberChoice } from "#lib/kept-choice.ts"
import { keptGuestTopic } from "#lib/guest.ts"
import { dollars } from "#lib/money.ts"
import { useNow, useTitle } from "#lib/page.ts"
import { reads, userRead } from "#lib/reads.ts"
import { fullDay, today } from "#lib/words.ts"
import { ButtonLink } from "#ui/button.tsx"
import { Icon } from "#ui/icon.tsx"
import { Text } from "#ui/text.tsx"
import { Inline } from "#ui/inline.tsx"
import { HowItWorks } from "./how-it-works.tsx"
import { LandingLead } from "./landing-lead.tsx"
import * as styles from "./landing.css.ts"
import { StatStrip } from "./stat-strip.tsx"
import type { Teaser } from "./teaser.ts"
import { TrendingToday } from "./trending-today.tsx"
import { marketing as phrases } from "#words/marketing.ts"

/** The public front page; its card, figures and topics are today's real ones. */
export function LandingPage() {
  useTitle(phrases.scriptsFromTodaysHealthTopics)
  const now = useNow()
  const { data: user } = useQuery(userRead)
  const topics = useQuery(reads("GET /api/public/trending", {}))
  const { data: stats } = useQuery(reads("GET /api/public/stats", {}))
  // What is shown as an example states a question, where one does.
  const questions = asked(topics.data, true)
  const [lead, ...others] = [...questions, ...asked(topics.data, false)]
  const { data: profile, isPending } = useQuery({
    ...reads("GET /api/user/profile", {}),
    enabled: user != null,
  })
  const sampleDate = lead?.sampleDate ?? null
  const name = profile?.name ?? user?.firstName ?? user?.email
  return (
    <>
      <section className={styles.hero} aria-labelledby="hero">
        <div>
          <h1 className={styles.display} id="hero">
            {name === undefined
              ? phrases.hero
              : isPending
                ? phrases.welcomeBack
                : phrases.welcomeBackName({ name })}
          </h1>
          <Text
            margin={{ wide: ["s24", 0, 0, 0], phone: ["s16", 0, 0, 0] }}
            tone="second"
            wrap="pretty"
            measure="long"
            className={styles.sub}
          >
            {phrases.whatItDoes({ name: brand.name, communities: stats?.activeCommunities ?? 0 })}
          </Text>
          {name === undefined ? <VisitorActions /> : <UserActions />}
        </div>
        <div>
          <Inline
            justify="between"
            gap={["s4", "s12"]}
            margin={[0, 0, "s12", 0]}
            size="small"
            tone="second"
            className={styles.tip}
          >
            <p>{sampleDate === null ? phrases.todaysFirstTopic : phrases.firstTopicOfTheSample}</p>
            <p>{sampleDate === null ? today(now) : fullDay(`${sampleDate}T12:00:00Z`)}</p>
          </Inline>
          <LandingLead topic={lead} failed={topics.error !== null} signedIn={name !== undefined} />
        </div>
      </section>
      <StatStrip stats={stats} lead={lead} />
      <TrendingToday
        topics={topics.data === undefined ? undefined : others.slice(0, 4)}
        failed={topics.error !== null}
        signedIn={name !== undefined}
      />
      <HowItWorks topic={questions[5] ?? questions.at(-1) ?? lead} />
      <Inline
        as="section"
        justify="between"
        stack="phone"
        gap="s24"
        padding={{ wide: ["s24", "s32"], phone: ["s20", "s16"] }}
        margin={{ wide: ["s44", 0, 0, 0], phone: ["s24", 0, 0, 0] }}
        surface="card"
        aria-labelledby="close"
      >
        <div>
          <Text as="h2" size="section" id="close">
            {phrases.freeToStart}
          </Text>
          <Text margin={["s6", 0, 0, 0]} size="body" tone="second">
            {phrases.everyMonth({
              scripts: allowanceOf("freemium").scripts ?? 0,
              views: allowanceOf("freemium").topicViews ?? 0,
            })}
          </Text>
        </div>
        {name === undefined ? (
          <ButtonLink to="/auth" search={{ mode: "sign-up" }} size="large">
            {phrases.createAccount}
          </ButtonLink>
        ) : (
          <ButtonLink to="/app" size="large">
            {phrases.goToApp}
          </ButtonLink>
        )}
      </Inline>
    </>
  )
}

const asked = (topics: readonly Teaser[] = [], states: boolean) =>
  topics.filter(({ statesQuestion }) => statesQuestion === states)

const keepTrialIntent = () => rememberChoice({ planId: "creator_pro", billingFrequency: "monthly" }, true)

function VisitorActions() {
  return (
    <>
      <Inline
        as="p"
        align="stretch"
        stack="phone"
        gap="s8"
        margin={{ wide: ["s24", 0, 0, 0], phone: ["s20", 0, 0, 0] }}
      >
        <ButtonLink
          to="/auth"
          search={{ mode: "sign-up", topicId: keptGuestTopic() }}
          tone="primary"
          size="hero"
          onClick={keepTrialIntent}
        >
          {phrases.unlockCreatorPro}
        </ButtonLink>
        <ButtonLink to="/" hash="trending" size="hero">
          {phrases.seeWhatsTrending}
        </ButtonLink>
      </Inline>
      <Text margin={["s16", 0, 0, 0]} size="small" tone="second">
        {phrases.thenAMonth({ price: dollars(prices.creator_pro.price) })}
      </Text>
    </>
  )
}

function UserActions() {
  return (
    <Inline
      as="p"
      align="stretch"
      stack="phone"
      gap="s8"
      margin={{ wide: ["s24", 0, 0, 0], phone: ["s20", 0, 0, 0] }}
    >
      <ButtonLink to="/app" tone="primary" size="hero">
        {phrases.goToApp}
        <Icon of={ArrowRight} />
      </ButtonLink>
      <ButtonLink to="/" hash="trending" size="hero">
        {phrases.browseTopics}
      </ButtonLink>
    </Inline>
  )
}
