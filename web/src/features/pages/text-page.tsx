import type { ComponentProps, ComponentType } from "react"
import { useTitle } from "#lib/page.ts"
import { fullDay } from "#lib/words.ts"
import { prose } from "#ui/prose.css.ts"
import { Stack } from "#ui/stack.tsx"
import { TextAnchor, TextLink } from "#ui/text-link.tsx"
import { Text } from "#ui/text.tsx"
import { pages as phrases } from "#words/pages.ts"

/** A text as the build made it: its component, and what stands above it. */
export interface TextModule {
  readonly frontmatter: { readonly title: string; readonly description: string; readonly updated: string }
  readonly default: ComponentType<{ readonly components: { readonly a: typeof Anchor } }>
}

/** Paths of ours stay in the app; other addresses leave it. */
function Anchor({ href = "", children }: ComponentProps<"a">) {
  if (!href.startsWith("/"))
    return (
      <TextAnchor href={href} tone="inline">
        {children}
      </TextAnchor>
    )
  const [to = "/", hash] = href.split("#")
  return (
    <TextLink to={to} tone="inline" {...(hash === undefined ? {} : { hash })}>
      {children}
    </TextLink>
  )
}

/** A page that is one text of ours: heading, date, words. */
export function TextPage({ text: { default: Words, frontmatter } }: { readonly text: TextModule }) {
  useTitle(frontmatter.title)
  return (
    <Stack as="article" padding={{ wide: ["s44", 0, 0, 0], phone: ["s24", 0, 0, 0] }}>
      <Text as="h1" size="page">
        {frontmatter.title}
      </Text>
      <Text margin={["s12", 0, 0, 0]} size="small" tone="third">
        {phrases.lastUpdated({ day: fullDay(`${frontmatter.updated}T12:00:00Z`) })}
      </Text>
      <div className={prose}>
        <Words components={{ a: Anchor }} />
      </div>
    </Stack>
  )
}
