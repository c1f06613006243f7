import { ShieldCheck } from "lucide-react"
import { type FormEvent, useState } from "react"
import { flushSync } from "react-dom"
import { failureWords, identity } from "#lib/identity.ts"
import { Badge } from "#ui/badge.tsx"
import { Button } from "#ui/button.tsx"
import { PasswordField, TextField } from "#ui/field.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { TextAnchor } from "#ui/text-link.tsx"
import { entered } from "./form.ts"
import { Row } from "./row.tsx"
import { security as phrases } from "#words/security.ts"

interface TwoStepRowProps {
  readonly on: boolean
  readonly codesLeft: number
  readonly onChanged: () => void
}

type Step =
  | { readonly at: "closed" }
  | { readonly at: "password"; readonly to: "enable" | "disable" | "generate-backup-codes" }
  | { readonly at: "code"; readonly uri: string; readonly codes: readonly string[] }
  | { readonly at: "codes"; readonly codes: readonly string[] }

export function TwoStepRow({ on, codesLeft, onChanged }: TwoStepRowProps) {
  const [step, setStep] = useState<Step>({ at: "closed" })
  const [refusal, setRefusal] = useState<string>()
  const [busy, setBusy] = useState(false)
  const go = (next: Step) => {
    setRefusal(undefined)
    setStep(next)
  }
  const submit = (work: (form: FormData) => Promise<Step>) => (event: FormEvent<HTMLElement>) => {
    event.preventDefault()
    // A second key would void the one that is shown.
    if (busy) return
    const box = event.currentTarget
    const form = entered(event)
    setRefusal(undefined)
    setBusy(true)
    work(form)
      .then((next) => {
        setStep(next)
        onChanged()
      })
      .catch((error: unknown) => {
        // Shown first, so that it is read with the field that the focus comes to.
        flushSync(() => setRefusal(failureWords(error)))
        box.querySelector("input")?.focus()
      })
      .finally(() => setBusy(false))
  }
  const handlePassword = (to: "enable" | "disable" | "generate-backup-codes") =>
    submit(async (form): Promise<Step> => {
      const password = form.get("password")
      if (to === "disable") {
        await identity("two-factor/disable", { password })
        return { at: "closed" }
      }
      if (to === "generate-backup-codes") {
        const { backupCodes } = await identity("two-factor/generate-backup-codes", { password })
        return { at: "codes", codes: backupCodes }
      }
      const { totpURI, backupCodes } = await identity("two-factor/enable", { password })
      return { at: "code", uri: totpURI, codes: backupCodes }
    })
  const handleCode = (codes: readonly string[]) =>
    submit(async (form): Promise<Step> => {
      const given = form.get("code")
      const code = (typeof given === "string" ? given : "").replaceAll(/\s/g, "")
      await identity("two-factor/verify-totp", { code })
      return { at: "codes", codes }
    })
  return (
    <Row
      icon={ShieldCheck}
      title={phrases.twoStepSignIn}
      mark={on && <Badge tone="brand">{phrases.on}</Badge>}
      says={on ? phrases.codesLeft({ codesLeft }) : phrases.twoStepText}
      actions={
        on ? (
          <>
            <Button size="small" onClick={() => go({ at: "password", to: "generate-backup-codes" })}>
              {phrases.newCodes}
            </Button>
            <Button size="small" onClick={() => go({ at: "password", to: "disable" })}>
              {phrases.turnOff}
            </Button>
          </>
        ) : (
          <Button size="small" onClick={() => go({ at: "password", to: "enable" })}>
            {phrases.setUp}
          </Button>
        )
      }
    >
      {step.at === "password" && (
        <Stack as="form" gap="s12" onSubmit={handlePassword(step.to)}>
          <PasswordField
            label={phrases.yourPassword}
            name="password"
            autoComplete="current-password"
            required
            maxLength={128}
            error={refusal}
          />
          <Button tone="primary" type="submit" aria-disabled={busy}>
            {step.to === "disable" ? phrases.turnOffTwoStepSignIn : phrases.goOn}
          </Button>
        </Stack>
      )}
      {step.at === "code" && (
        <Stack as="form" gap="s12" onSubmit={handleCode(step.codes)}>
          <Text size="small">
            {phrases.addThisKey({
              link: (inner) => (
                <TextAnchor tone="inline" href={step.uri}>
                  {inner}
                </TextAnchor>
              ),
            })}
          </Text>
          <Text weight="strong" wrap="anywhere" tabular>
            {new URL(step.uri).searchParams.get("secret")}
          </Text>
          <TextField
            label={phrases.code}
            hint={phrases.codeHint}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            maxLength={8}
            error={refusal}
          />
          <Button tone="primary" type="submit" aria-disabled={busy}>
            {phrases.turnOn}
          </Button>
        </Stack>
      )}
      {step.at === "codes" && (
        <Stack gap="s12">
          <Text size="small">{phrases.recoveryCodesText}</Text>
          <Stack as="ul" gap="s4" surface="well" padding="s16" aria-label={phrases.recoveryCodes}>
            {step.codes.map((code) => (
              <Text as="li" key={code} tabular>
                {code}
              </Text>
            ))}
          </Stack>
          <Button onClick={() => go({ at: "closed" })}>{phrases.iHaveKeptThem}</Button>
        </Stack>
      )}
    </Row>
  )
}
