import { ArrowLeft } from "lucide-react"
import { useSupportHref } from "#lib/product.ts"
import { Icon } from "#ui/icon.tsx"
import { Inline } from "#ui/inline.tsx"
import { TextAnchor, TextLink } from "#ui/text-link.tsx"
import { type TextModule, TextPage } from "./text-page.tsx"
import { pages as words } from "#words/pages.ts"

/** One answer of the support page, with the way back to the others. */
export function HelpArticle({ text }: { readonly text: TextModule }) {
  const mail = useSupportHref(text.frontmatter.title)
  return (
    <>
      <TextPage text={text} />
      <Inline gap={["s8", "s20"]} margin={["s32", 0, 0, 0]}>
        <TextLink to="/$" params={{ _splat: "support" }}>
          <Icon of={ArrowLeft} />
          {words.allAnswers}
        </TextLink>
        <TextAnchor href={mail}>{words.askAPerson}</TextAnchor>
      </Inline>
    </>
  )
}
