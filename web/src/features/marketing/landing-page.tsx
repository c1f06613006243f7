import { catalogue } from "@rounds/core/plan/catalogue.ts"
import { allowanceOf } from "@rounds/core/plan/allowance.ts"
import { useQuery } from "@tanstack/react-query"
import { ArrowRight } from "lucide-react"
import { brand } from "#lib/brand.ts"
import { rememberChoice } from "#lib/checkout.ts"
import { useNow, useTitle } from "#lib/page.ts"
import { reads, userRead } from "#lib/reads.ts"
import { plural, today } from "#lib/words.ts"
import { ButtonLink } from "#ui/button.tsx"
import { Icon } from "#ui/icon.tsx"
import { HowItWorks } from "./how-it-works.tsx"
import { LandingLead } from "./landing-lead.tsx"
import * as styles from "./landing.css.ts"
import { StatStrip } from "./stat-strip.tsx"
import { TrendingToday } from "./trending-today.tsx"

/** The public front page; its card, figures and topics are today's real ones. */
export function LandingPage() {
  useTitle("Scripts from today’s health topics")
  const now = useNow()
  const { data: user } = useQuery(userRead)
  const topics = useQuery(reads("GET /api/public/trending", {}))
  const { data: stats } = useQuery(reads("GET /api/public/stats", {}))
  const [lead, ...others] = topics.data ?? []
  const { data: profile, isPending } = useQuery({
    ...reads("GET /api/user/profile", {}),
    enabled: user != null,
  })
  const name = profile?.name ?? user?.firstName ?? user?.email
  return (
    <>
      <section className={styles.hero} aria-labelledby="hero">
        <div>
          <h1 className={styles.display} id="hero">
            {name === undefined
              ? "Turn today’s viral health topics into a script you can stand behind"
              : isPending
                ? "Welcome back"
                : `Welcome back, ${name}`}
          </h1>
          <p className={styles.sub}>
            {brand.name} counts what people ask
            {stats?.activeCommunities
              ? ` in ${plural(stats.activeCommunities, "health community", "health communities")}`
              : ""}
            , shows you the evidence, and drafts a video script with every claim marked for you to check.
          </p>
          {name === undefined ? <VisitorActions /> : <UserActions />}
        </div>
        <div>
          <div className={styles.tip}>
            <p>Today’s first topic</p>
            <p>{today(now)}</p>
          </div>
          <LandingLead topic={lead} failed={topics.error !== null} signedIn={name !== undefined} />
        </div>
      </section>
      <StatStrip stats={stats} multiplier={lead?.multiplier} />
      <TrendingToday
        topics={topics.data === undefined ? undefined : others.slice(0, 4)}
        failed={topics.error !== null}
        signedIn={name !== undefined}
      />
      <HowItWorks topic={others[4] ?? others.at(-1) ?? lead} />
      <section className={styles.close} aria-labelledby="close">
        <div>
          <h2 className={styles.closeTitle} id="close">
            Free to start
          </h2>
          <p className={styles.closeText}>
            {plural(allowanceOf("freemium").scripts ?? 0, "script")} and{" "}
            {plural(allowanceOf("freemium").topicViews ?? 0, "topic view")} every month. No card.
          </p>
        </div>
        {name === undefined ? (
          <ButtonLink to="/auth" search={{ mode: "sign-up" }} size="large">
            Create account
          </ButtonLink>
        ) : (
          <ButtonLink to="/app" size="large">
            Go to App
          </ButtonLink>
        )}
      </section>
    </>
  )
}

const keepTrialIntent = () => rememberChoice({ planId: "creator_pro", billingFrequency: "monthly" }, true)

function VisitorActions() {
  const [, pro] = catalogue({ state: "waitlist", label: "" })
  return (
    <>
      <p className={styles.actions}>
        <ButtonLink
          to="/auth"
          search={{ mode: "sign-up" }}
          tone="primary"
          size="hero"
          onClick={keepTrialIntent}
        >
          Unlock Creator Pro - 7 Days FREE
        </ButtonLink>
        <ButtonLink to="/" hash="trending" size="hero">
          See What’s Trending
        </ButtonLink>
      </p>
      {pro !== undefined && <p className={styles.price}>Then ${pro.price} a month. Cancel any time.</p>}
    </>
  )
}

function UserActions() {
  return (
    <p className={styles.actions}>
      <ButtonLink to="/app" tone="primary" size="hero">
        Go to App
        <Icon of={ArrowRight} />
      </ButtonLink>
      <ButtonLink to="/" hash="trending" size="hero">
        Browse Topics
      </ButtonLink>
    </p>
  )
}
