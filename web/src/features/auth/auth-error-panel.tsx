import { RotateCw, TriangleAlert } from "lucide-react"
import { brand } from "#lib/brand.ts"
import { useSupportHref } from "#lib/product.ts"
import { provider, providerName } from "#lib/provider.ts"
import { Button } from "#ui/button.tsx"
import { Icon } from "#ui/icon.tsx"
import { TextAnchor } from "#ui/text-link.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { Columns } from "#ui/columns.tsx"
import * as styles from "./auth.css.ts"
import { auth as words } from "#words/auth.ts"

/** Only what this product stored in the browser is removed. */
const clearOwn = () => {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (key.startsWith("rounds.")) storage.removeItem(key)
  }
}

/** Shown when the sign-in service fails or stays silent. */
export function AuthErrorPanel({ onRetry }: { readonly onRetry: () => void }) {
  const support = useSupportHref()
  const handleClear = () => {
    try {
      clearOwn()
    } catch {
      // Storage may be off: then there is nothing to clear.
    }
    location.reload()
  }
  return (
    <Stack
      as="section"
      padding={{ wide: ["s24", "s32", "s20", "s32"], phone: ["s20", "s20", "s16", "s20"] }}
      margin={{ wide: 0, phone: ["s16", 0, 0, 0] }}
      className={styles.slot}
      role="alert"
      aria-labelledby="auth-error"
    >
      <span className={styles.mark}>
        <Icon of={TriangleAlert} size={22} />
      </span>
      <Text as="h2" size="subtitle" id="auth-error">
        {words.authenticationError}
      </Text>
      <Text margin={["s8", 0, 0, 0]} size="body" tone="second" wrap="pretty">
        {words.serviceFailed({ name: provider() === undefined ? brand.name : providerName })}
      </Text>
      <Columns
        as="dl"
        columns="auto 1fr"
        gap={["s6", "s16"]}
        padding={["s8", "s16"]}
        margin={["s16", 0]}
        size="caption"
        surface="inset"
      >
        <Text as="dt" tone="third">
          {words.currentHost}
        </Text>
        <Text as="dd" weight="medium" wrap="anywhere">
          {location.host}
        </Text>
      </Columns>
      <Stack gap="s8">
        <Button tone="primary" size="large" wide onClick={handleClear}>
          <Icon of={RotateCw} />
          {words.clearCacheRetry}
        </Button>
        <Button size="large" wide onClick={onRetry}>
          {words.retryWithoutClearing}
        </Button>
      </Stack>
      <Text margin={["s8", 0, 0, 0]} size="body" tone="second" wrap="pretty">
        {words.clearingRemovesOnly}
      </Text>
      <Text padding={["s12", 0, 0, 0]} margin={["auto", 0, 0, 0]} size="caption" tone="third" wrap="pretty">
        {words.stillStuck({
          link: (inner) => (
            <TextAnchor href={support} tone="inline">
              {inner}
            </TextAnchor>
          ),
        })}
      </Text>
    </Stack>
  )
}
