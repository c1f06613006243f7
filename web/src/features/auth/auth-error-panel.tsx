import { RotateCw, TriangleAlert } from "lucide-react"
import { brand } from "#lib/brand.ts"
import { useSupportHref } from "#lib/product.ts"
import { patienceMs } from "#lib/identity.ts"
import { Button } from "#ui/button.tsx"
import { Icon } from "#ui/icon.tsx"
import { TextAnchor } from "#ui/text-link.tsx"
import * as styles from "./auth.css.ts"

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
    <section className={styles.slot} role="alert" aria-labelledby="auth-error">
      <span className={styles.mark}>
        <Icon of={TriangleAlert} size={22} />
      </span>
      <h2 className={styles.welcome} id="auth-error">
        Authentication Error
      </h2>
      <p className={styles.why}>
        {brand.name} authentication service failed to initialize. This may be due to domain configuration
        issues.
      </p>
      <dl className={styles.facts}>
        <dt className={styles.factName}>Current host</dt>
        <dd className={styles.factValue}>{location.host}</dd>
        <dt className={styles.factName}>Waited</dt>
        <dd className={styles.factValue}>at most {patienceMs / 1000} seconds</dd>
      </dl>
      <div className={styles.buttons}>
        <Button tone="primary" size="large" wide onClick={handleClear}>
          <Icon of={RotateCw} />
          Clear Cache & Retry
        </Button>
        <Button size="large" wide onClick={onRetry}>
          Retry without clearing
        </Button>
      </div>
      <p className={styles.why}>
        Clearing removes only what this site stored in this browser, your choice of theme included. Topics and
        scripts are kept.
      </p>
      {support !== null && (
        <p className={styles.law}>
          Still stuck?{" "}
          <TextAnchor href={support} tone="inline">
            Contact support
          </TextAnchor>
          .
        </p>
      )}
    </section>
  )
}
