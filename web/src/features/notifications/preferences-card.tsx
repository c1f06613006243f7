import { languages, names, usualLanguage } from "@rounds/core/language/names.ts"
import type { BodyOf } from "@rounds/core/contract/contract.ts"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { Lock } from "lucide-react"
import { useState } from "react"
import { call } from "#lib/call.ts"
import { ownNames } from "#lib/language/choices.ts"
import { screensTag } from "#lib/locale.ts"
import { reads, userRead } from "#lib/reads.ts"
import { useUnsaved } from "#lib/unsaved.ts"
import { Button } from "#ui/button.tsx"
import { Columns } from "#ui/columns.tsx"
import { Field } from "#ui/field.tsx"
import { Icon } from "#ui/icon.tsx"
import { Inline } from "#ui/inline.tsx"
import { SelectNative } from "#ui/select-native.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { toast } from "#ui/toast.tsx"
import { PreferenceSwitch } from "./preference-switch.tsx"
import { anchor } from "./preferences.css.ts"
import { notifications as words } from "#words/notifications.ts"

type Preferences = BodyOf<"PUT /api/user/notification-preferences">
/** The language of these screens: an account has the same. */
const spoken = languages.find((language) => names[language].tag === screensTag) ?? usualLanguage

const preferencesRead = reads("GET /api/user/notification-preferences", {})

/** What somebody wants to hear of, and where. */
export function NotificationPreferencesCard() {
  const { data: user } = useQuery(userRead)
  const { data, error, refetch } = useQuery(preferencesRead)
  return (
    <Stack
      as="section"
      surface="card"
      gap="s16"
      padding={{ wide: ["s20", "s24"], phone: "s16" }}
      id="notifications"
      className={anchor}
      aria-labelledby="notifications-title"
    >
      <Stack gap="s4">
        <Text as="h2" size="card" id="notifications-title">
          {words.notifications}
        </Text>
        <Text size="small" tone="second" wrap="anywhere">
          {words.mailGoesTo({ email: user?.email ?? "" })}
        </Text>
      </Stack>
      {error !== null && (
        <Inline gap="s12" role="alert" tone="second">
          {words.preferencesNotRead}
          <Button onClick={() => void refetch()}>{words.tryAgain}</Button>
        </Inline>
      )}
      {data !== undefined && <PreferencesForm saved={data} />}
    </Stack>
  )
}

function PreferencesForm({ saved }: { readonly saved: Preferences }) {
  const client = useQueryClient()
  const [chosen, setChosen] = useState(saved)
  const [language, setLanguage] = useState(spoken)
  const save = useMutation({
    mutationFn: async (body: Preferences) => {
      const stored = await call("PUT /api/user/notification-preferences", { body })
      if (language !== spoken) await call("PUT /api/user/language", { body: { language } })
      return stored
    },
    onSuccess: (stored) => {
      // The screens of another language are another page.
      if (language !== spoken) return location.reload()
      client.setQueryData(preferencesRead.queryKey, stored)
      toast({ title: words.preferencesSaved, text: words.preferencesSavedText })
    },
    onError: ({ message }) => toast({ title: words.preferencesNotSaved, text: message, tone: "error" }),
  })
  const isChanged =
    language !== spoken ||
    Object.entries(chosen).some(([name, on]) => typeof on === "boolean" && on !== Reflect.get(saved, name))
  useUnsaved(isChanged && !save.isPending)
  const change = (part: Partial<Preferences>) => setChosen({ ...chosen, ...part })
  const mailOff = !chosen.emailNotifications
  return (
    <Stack
      as="form"
      gap="s16"
      aria-labelledby="notifications-title"
      onSubmit={(event) => {
        event.preventDefault()
        // The zone says when it is morning where they are.
        if (!save.isPending) save.mutate({ ...chosen, ...zoneHere() })
      }}
    >
      <Stack>
        <PreferenceSwitch
          label={words.inTheApp}
          says={words.inTheAppText}
          checked={chosen.inAppNotifications}
          onChange={(inAppNotifications) => change({ inAppNotifications })}
        />
        <PreferenceSwitch
          label={words.byMail}
          says={words.byMailText}
          checked={chosen.emailNotifications}
          onChange={(emailNotifications) => change({ emailNotifications })}
        />
        <PreferenceSwitch
          label={words.trialMail}
          says={words.trialMailText}
          checked={chosen.trialExpirationEmails}
          disabled={mailOff}
          onChange={(trialExpirationEmails) => change({ trialExpirationEmails })}
        />
        <PreferenceSwitch
          label={words.paymentMail}
          says={words.paymentMailText}
          checked={chosen.paymentNotifications}
          disabled={mailOff}
          onChange={(paymentNotifications) => change({ paymentNotifications })}
        />
        <PreferenceSwitch
          label={words.quotaMail}
          says={words.quotaMailText}
          checked={chosen.planUpgradeEmails}
          disabled={mailOff}
          onChange={(planUpgradeEmails) => change({ planUpgradeEmails })}
        />
        <PreferenceSwitch
          label={words.weeklyPlan}
          says={words.weeklyPlanText}
          checked={chosen.marketingEmails}
          disabled={mailOff}
          onChange={(marketingEmails) => change({ marketingEmails })}
        />
        <Columns columns="1fr auto" align="center" gap="s16" padding={["s12", 0]} rule="top">
          <Stack gap="s2">
            <Text weight="strong">{words.moneyAccessAndSafety}</Text>
            <Text size="small" tone="second" wrap="pretty">
              {words.moneyAccessAndSafetyText}
            </Text>
          </Stack>
          <Inline as="span" oneLine gap="s4" size="small" tone="third">
            <Icon of={Lock} size={14} />
            {words.always}
          </Inline>
        </Columns>
      </Stack>
      <Field label={words.languageOfScreensAndMail}>
        {(ids) => (
          <SelectNative
            {...ids}
            lang={names[language].tag}
            value={language}
            options={ownNames}
            onChange={({ target: { value } }) =>
              setLanguage(languages.find((one) => one === value) ?? language)
            }
          />
        )}
      </Field>
      <Inline>
        <Button type="submit" tone="primary" aria-disabled={save.isPending}>
          {words.savePreferences}
        </Button>
      </Inline>
    </Stack>
  )
}

/** Where the browser is, when it says so by a name. */
const zoneHere = () => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return timeZone === undefined || timeZone === "" ? {} : { timeZone }
}
