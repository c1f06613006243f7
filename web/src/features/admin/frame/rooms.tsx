import { useQuery } from "@tanstack/react-query"
import { useNavigate, useSearch } from "@tanstack/react-router"
import { Suspense } from "react"
import { reads } from "#lib/reads.ts"
import { textIn } from "#lib/search.ts"
import { Box } from "#ui/box.tsx"
import { Inline } from "#ui/inline.tsx"
import { SampleMark } from "#ui/sample-mark.tsx"
import { Text } from "#ui/text.tsx"
import { AdminTabs } from "./admin-tabs.tsx"
import { DevelopmentTools } from "./development-tools.tsx"
import { tabs } from "./tabs.ts"
import { adminFrame as words } from "#words/admin/frame.ts"

/** Parts of the address by which something is opened. */
const opened = ["user", "subject", "finding", "page", "before"]

/** The tabs, and the one that is open. */
export function Rooms({ email }: { readonly email: string }) {
  const given: Readonly<Record<string, unknown>> = { ...useSearch({ from: "/_signed-in/admin" }) }
  const navigate = useNavigate({ from: "/admin" })
  const { data: edition } = useQuery(reads("GET /api/edition", {}))
  const sampleDate = edition?.last?.sampleDate ?? null
  const open = tabs.find(({ key }) => key === given["tab"]) ?? tabs[0]
  const search = Object.fromEntries(Object.keys(given).map((key) => [key, textIn(given, key)]))
  return (
    <>
      <Box padding={{ wide: ["s32", 0, 0, 0], phone: ["s20", 0, 0, 0] }}>
        <Text as="h1" size="screen">
          {words.admin}
        </Text>
        <Inline justify="between" gap={["s8", "s16"]} margin={["s8", 0, 0, 0]}>
          <Text size="small" tone="second" wrap="anywhere">
            {words.signedInAs({ email })}
          </Text>
          {sampleDate !== null && <SampleMark day={sampleDate} />}
        </Inline>
      </Box>
      <AdminTabs tabs={tabs} open={open.key} />
      <Suspense fallback={<Text tone="third">{words.looking}</Text>}>
        <open.Panel
          search={search}
          onSearch={(changes, isGone = false) =>
            void navigate({
              search: (now) => ({ ...now, ...changes }),
              // A step back leads from what was opened to the list, and to the page before; typing leaves no steps.
              replace: !opened.some((part) => changes[part] !== undefined),
              resetScroll: false,
              ignoreBlocker: isGone,
            })
          }
        />
      </Suspense>
      {sampleDate !== null && <DevelopmentTools />}
    </>
  )
}
