import { names } from "@rounds/core/language/names.ts"
import type { BodyOf } from "@rounds/core/contract/contract.ts"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { Lock } from "lucide-react"
import { useState } from "react"
import { call } from "#lib/call.ts"
import { reads, userRead } from "#lib/reads.ts"
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
  const save = useMutation({
    mutationFn: (body: Preferences) => call("PUT /api/user/notification-preferences", { body }),
    onSuccess: (stored) => {
      client.setQueryData(preferencesRead.queryKey, stored)
      toast({ title: words.preferencesSaved, text: words.preferencesSavedText })
    },
    onError: ({ message }) => toast({ title: words.preferencesNotSaved, text: message, tone: "error" }),
  })
  const change = (part: Partial<Preferences>) => setChosen({ ...chosen, ...part })
  const mailOff = !chosen.emailNotifications
  return (
    <Stack
      as="form"
      gap="s16"
      aria-labelledby="notifications-title"
      onSubmit={(event) => {
        event.preventDefault()
        if (!save.isPending) save.mutate(chosen)
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
      <Field label={words.languageOfNotificationsAndMail}>
        {(ids) => (
          <SelectNative
            {...ids}
            lang={names[chosen.language].tag}
            value={chosen.language}
            options={Object.entries(names).map(([language, { ownName }]) => [language, ownName])}
            onChange={({ target: { value } }) => change({ language: languageIn(value) ?? chosen.language })}
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

const languageIn = (value: string): Preferences["language"] | undefined =>
  (Object.keys(names) as ReadonlyArray<Preferences["language"]>).find((language) => language === value)
