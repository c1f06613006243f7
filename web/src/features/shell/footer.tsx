import { languages, names } from "@rounds/core/language/names.ts"
import { useLocation } from "@tanstack/react-router"
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
import { locale } from "#words/locale.ts"
import { shell as phrases } from "#words/shell.ts"

const themes: ReadonlyArray<readonly [ThemeChoice, string]> = [
  ["system", phrases.auto],
  ["light", phrases.light],
  ["dark", phrases.dark],
]

const links: ReadonlyArray<readonly [path: string, words: string]> = [
  ["/privacy", phrases.privacy],
  ["/terms", phrases.terms],
  ["/support", phrases.support],
  ["/contact", phrases.contact],
  ["/pricing", phrases.pricing],
  ["/features", phrases.features],
  ["/check", phrases.checkYourText],
  ["/status", phrases.status],
  ["/imprint", phrases.imprint],
]

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
          {phrases.notice({ year, name: brand.name })}
        </Text>
        <Inline as="nav" align="stretch" gap={["s4", "s20"]} aria-label={phrases.footer}>
          {links.map(([path, words]) => (
            <TextLink key={path} to={path} tone="quiet">
              {words}
            </TextLink>
          ))}
          {support !== null && (
            <TextAnchor href={support} tone="quiet">
              {phrases.eMailSupport}
            </TextAnchor>
          )}
        </Inline>
        <Languages />
        <Text as="div" margin={{ wide: [0, 0, 0, "auto"], phone: 0 }}>
          <Segmented legend={phrases.theme} value={theme} onChange={setTheme} options={themes} />
        </Text>
      </div>
    </Box>
  )
}

/** The same page in each language; the server keeps which one was chosen, and leads back to the page's own address. */
function Languages() {
  const { pathname, searchStr } = useLocation()
  return (
    <Inline as="nav" align="stretch" gap={["s4", "s20"]} aria-label={phrases.languageOfTheScreens}>
      {languages.map((language) => {
        const { tag, ownName } = names[language]
        const search = new URLSearchParams(searchStr)
        search.set("lang", tag)
        return (
          <TextAnchor
            key={language}
            href={`${pathname}?${search.toString()}`}
            lang={tag}
            hrefLang={tag}
            aria-current={locale.startsWith(tag) ? "true" : undefined}
            tone="quiet"
          >
            {ownName}
          </TextAnchor>
        )
      })}
    </Inline>
  )
}
