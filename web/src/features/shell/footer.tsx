import { languages, names } from "@rounds/core/language/names.ts"
import type { ReactNode } from "react"
import { useLocation } from "@tanstack/react-router"
import { brand } from "#lib/brand.ts"
import { useProduct, useSupportHref } from "#lib/product.ts"
import { useNow } from "#lib/page.ts"
import { type ThemeChoice, useThemeChoice } from "#lib/theme-choice.ts"
import { Segmented } from "#ui/segmented.tsx"
import { TextAnchor, TextLink } from "#ui/text-link.tsx"
import { Box } from "#ui/box.tsx"
import { Columns } from "#ui/columns.tsx"
import { Stack } from "#ui/stack.tsx"
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

type Links = ReadonlyArray<readonly [path: string, words: string]>

const legal: Links = [
  ["/privacy", phrases.privacy],
  ["/terms", phrases.terms],
  ["/contact", phrases.contact],
  ["/imprint", phrases.imprint],
]
const help: Links = [
  ["/support", phrases.supportCenter],
  ["/status", phrases.status],
]
const product: Links = [
  ["/pricing", phrases.pricing],
  ["/features", phrases.features],
  ["/check", phrases.checkYourText],
]

export function Footer() {
  const year = useNow().getFullYear()
  const [theme, setTheme] = useThemeChoice()
  const { supportEmail } = useProduct()
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
        <Columns
          as="nav"
          columns={{ wide: "repeat(3, auto)", phone: 3 }}
          gap={{ wide: "s44", phone: "s16" }}
          className={styles.footGroups}
          aria-label={phrases.footer}
        >
          <Group title={phrases.legal} links={legal} />
          <Group title={phrases.support} links={help}>
            {supportEmail !== null && (
              <TextAnchor href={support} tone="quiet">
                {phrases.eMailSupport}
              </TextAnchor>
            )}
          </Group>
          <Group title={phrases.product} links={product} />
        </Columns>
        <Inline justify="between" gap={["s4", "s20"]} className={styles.footEnd}>
          <Languages />
          <Segmented legend={phrases.theme} value={theme} onChange={setTheme} options={themes} />
        </Inline>
      </div>
    </Box>
  )
}

interface GroupProps {
  readonly title: string
  readonly links: Links
  readonly children?: ReactNode
}

function Group({ title, links, children }: GroupProps) {
  return (
    <Stack>
      <Text as="h2" size="caption" weight="strong">
        {title}
      </Text>
      {links.map(([path, words]) => (
        <TextLink key={path} to={path} tone="quiet">
          {words}
        </TextLink>
      ))}
      {children}
    </Stack>
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
            className={styles.language}
          >
            {ownName}
          </TextAnchor>
        )
      })}
    </Inline>
  )
}
