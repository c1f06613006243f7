import { type FormEvent, useState } from "react"
import { identity } from "#lib/identity.ts"
import { Button } from "#ui/button.tsx"
import { TextField } from "#ui/field.tsx"
import { TextButton } from "#ui/text-link.tsx"
import { Inline } from "#ui/inline.tsx"
import { Stack } from "#ui/stack.tsx"
import { valueOf } from "./form-values.ts"
import { Refusal } from "./refusal.tsx"
import { useSending } from "./use-sending.ts"
import { auth as phrases } from "#words/auth.ts"

interface CodeFormProps {
  readonly onDone: () => void | Promise<void>
  readonly onBack: () => void
}

/** The second step: the code of the authenticator app, or one of the recovery codes. */
export function CodeForm({ onDone, onBack }: CodeFormProps) {
  const [recovery, setRecovery] = useState(false)
  const { busy, refusal, send, refuse } = useSending()
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = valueOf(new FormData(event.currentTarget), "code")
    void send(async () => {
      await (recovery
        ? identity("two-factor/verify-backup-code", { code })
        : identity("two-factor/verify-totp", { code: code.replaceAll(/\s/g, "") }))
      await onDone()
    })
  }
  const handleOther = () => {
    setRecovery(!recovery)
    refuse(undefined)
  }
  return (
    <Stack
      as="form"
      gap="s12"
      margin={["s16", 0, 0, 0]}
      onSubmit={handleSubmit}
      key={recovery ? "recovery" : "app"}
    >
      <Refusal words={refusal} />
      {recovery ? (
        <TextField
          label={phrases.recoveryCode}
          hint={phrases.recoveryCodeHint}
          name="code"
          autoComplete="off"
          required
          maxLength={20}
        />
      ) : (
        <TextField
          label={phrases.code}
          hint={phrases.codeHint}
          name="code"
          autoComplete="one-time-code"
          inputMode="numeric"
          required
          maxLength={8}
        />
      )}
      <Button tone="primary" size="large" wide type="submit" aria-disabled={busy}>
        {busy ? phrases.checking : phrases.goOn}
      </Button>
      <Inline as="p" justify="between" gap="s12">
        <TextButton onClick={handleOther}>
          {recovery ? phrases.useTheAppsCode : phrases.useARecoveryCode}
        </TextButton>
        <TextButton tone="quiet" onClick={onBack}>
          {phrases.back}
        </TextButton>
      </Inline>
    </Stack>
  )
}
