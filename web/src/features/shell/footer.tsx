import { brand } from "#lib/brand.ts"
import { useSupportHref } from "#lib/product.ts"
import { useNow } from "#lib/page.ts"
import { type ThemeChoice, useThemeChoice } from "#lib/theme-choice.ts"
import { Segmented } from "#ui/segmented.tsx"
import { TextAnchor, TextLink } from "#ui/text-link.tsx"
import * as styles from "./shell.css.ts"

const themes: ReadonlyArray<readonly [ThemeChoice, string]> = [
  ["system", "Auto"],
  ["light", "Light"],
  ["dark", "Dark"],
]

export function Footer() {
  const year = useNow().getFullYear()
  const [theme, setTheme] = useThemeChoice()
  const support = useSupportHref()
  return (
    <footer className={styles.footer}>
      <div className={styles.footBar}>
        <p className={styles.footNote}>
          For information and creative purposes only. Not medical advice. Topics reflect what people discuss,
          not what is clinically true. © {year} {brand.name}
        </p>
        <nav className={styles.footLinks} aria-label="Footer">
          <TextLink to="/pricing" tone="quiet">
            Pricing
          </TextLink>
          {support !== null && (
            <TextAnchor href={support} tone="quiet">
              E-mail support
            </TextAnchor>
          )}
        </nav>
        <div className={styles.theme}>
          <Segmented legend="Theme" value={theme} onChange={setTheme} options={themes} />
        </div>
      </div>
    </footer>
  )
}
