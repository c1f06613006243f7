import { brand } from "#lib/brand.ts"
import { useSupportHref } from "#lib/product.ts"
import { useNow } from "#lib/page.ts"
import { type ThemeChoice, useThemeChoice } from "#lib/theme-choice.ts"
import { Segmented } from "#ui/segmented.tsx"
import { TextAnchor, TextLink } from "#ui/text-link.tsx"
import { Box } from "#ui/box.tsx"
import { Text } from "#ui/text.tsx"
import { Inline } from "#ui/inline.tsx"
import * as styles from "./shell.css.ts"

const themes: ReadonlyArray<readonly [ThemeChoice, string]> = [
  ["system", "Auto"],
  ["light", "Light"],
  ["dark", "Dark"],
]

/** Each leads to the path of its first word. */
const links = [
  "Privacy",
  "Terms",
  "Support",
  "Contact",
  "Pricing",
  "Features",
  "Check your text",
  "Status",
  "Imprint",
]

const pathOf = (words: string) => `/${words.split(" ")[0]?.toLowerCase()}`

export function Footer() {
  const year = useNow().getFullYear()
  const [theme, setTheme] = useThemeChoice()
  const support = useSupportHref()
  return (
    <Box
      as="footer"
      padding={["s20", 0, "s32", 0]}
      margin={["s56", 0, 0, 0]}
      size="caption"
      tone="third"
      rule="top"
      className={styles.footer}
    >
      <div className={styles.footBar}>
        <Text measure="long" className={styles.footNote}>
          For information and creative purposes only. Not medical advice. Topics reflect what people discuss,
          not what is clinically true. © {year} {brand.name}
        </Text>
        <Inline as="nav" align="stretch" gap={["s4", "s20"]} aria-label="Footer">
          {links.map((words) => (
            <TextLink key={words} to={pathOf(words)} tone="quiet">
              {words}
            </TextLink>
          ))}
          {support !== null && (
            <TextAnchor href={support} tone="quiet">
              E-mail support
            </TextAnchor>
          )}
        </Inline>
        <Text as="div" margin={{ wide: [0, 0, 0, "auto"], phone: 0 }}>
          <Segmented legend="Theme" value={theme} onChange={setTheme} options={themes} />
        </Text>
      </div>
    </Box>
  )
}
