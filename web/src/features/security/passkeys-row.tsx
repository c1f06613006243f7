import { KeyRound } from "lucide-react"
import { identity, identityRead, type Security } from "#lib/identity.ts"
import { makePasskey, PasskeyDeclined, passkeysWork } from "#lib/passkey.ts"
import { fullDay } from "#lib/words.ts"
import { Button } from "#ui/button.tsx"
import { Columns } from "#ui/columns.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { TextButton } from "#ui/text-link.tsx"
import { deviceOf } from "#lib/device.ts"
import { Row } from "./row.tsx"
import { security as phrases } from "#words/security.ts"

interface PasskeysRowProps {
  readonly passkeys: Security["passkeys"]
  readonly run: (work: () => Promise<void>) => Promise<void>
}

export function PasskeysRow({ passkeys, run }: PasskeysRowProps) {
  const handleAdd = () =>
    void run(async () => {
      try {
        const response = await makePasskey(await identityRead("passkey/generate-register-options"))
        await identity("passkey/verify-registration", { response, name: deviceOf(navigator.userAgent) })
      } catch (error) {
        if (!(error instanceof PasskeyDeclined)) throw error
      }
    })
  return (
    <Row
      icon={KeyRound}
      list
      title={phrases.passkeys}
      says={passkeysWork() ? phrases.passkeysText : phrases.passkeysNotSupported}
      actions={
        passkeysWork() && (
          <Button size="small" onClick={handleAdd}>
            {phrases.addAPasskey}
          </Button>
        )
      }
    >
      {passkeys.length > 0 && (
        <Stack as="ul">
          {passkeys.map(({ id, name, createdAt }) => (
            <Columns
              as="li"
              key={id}
              columns="1fr auto"
              gap="s12"
              align="center"
              padding={["s4", 0]}
              rule="top"
            >
              <Text as="span" size="small">
                {createdAt === null
                  ? (name ?? phrases.passkey)
                  : phrases.passkeyAdded({ name: name ?? phrases.passkey, day: fullDay(createdAt) })}
              </Text>
              <TextButton
                aria-label={name === null ? phrases.removePasskey : phrases.removePasskeyNamed({ name })}
                onClick={() => void run(async () => void (await identity("passkey/delete-passkey", { id })))}
              >
                {phrases.remove}
              </TextButton>
            </Columns>
          ))}
        </Stack>
      )}
    </Row>
  )
}
