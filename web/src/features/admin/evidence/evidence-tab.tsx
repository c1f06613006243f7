import { useQuery } from "@tanstack/react-query"
import { reads } from "#lib/reads.ts"
import { count } from "#lib/words.ts"
import type { AdminTabProps } from "#features/admin/frame/tabs.ts"
import { FigureStrip } from "#features/admin/analytics/figure-strip.tsx"
import { Columns } from "#ui/columns.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { FindingList } from "./finding-list.tsx"
import { SubjectList } from "./subject-list.tsx"
import { filters, type Subject } from "./words.ts"
import { Unread } from "#features/admin/frame/unread.tsx"
import { adminEvidence as phrases } from "#words/admin/evidence.ts"

/** Findings of the evidence library under review: subject, finding, proof. */
export function EvidenceTab({ search, onSearch }: AdminTabProps) {
  const { data, error, refetch } = useQuery({ ...reads("GET /api/admin/evidence", {}), staleTime: 0 })
  if (error !== null) return <Unread says={phrases.libraryNotRead} onAgain={refetch} />
  if (data === undefined) return <Text tone="third">{phrases.looking}</Text>
  const subject = data.find(({ subject: key }) => key === search["subject"])
  return (
    <Stack gap="s20">
      <Totals of={data} />
      <Columns columns={{ wide: "280px 1fr", tablet: 1 }} gap="s20" align="start">
        <SubjectList
          subjects={data}
          filter={filters.find(([key]) => key === search["show"])?.[0] ?? "all"}
          wanted={search["find"] ?? ""}
          open={subject?.subject}
          onFilter={(show) => onSearch({ show })}
          onFind={(find) => onSearch({ find: find === "" ? undefined : find })}
          onOpen={(key) => onSearch({ subject: key, finding: undefined })}
        />
        {subject === undefined ? (
          <Text tone="second" padding={["s20", 0]}>
            {phrases.chooseASubject}
          </Text>
        ) : (
          <FindingList
            key={subject.subject}
            subject={subject}
            open={search["finding"]}
            onOpen={(finding) => onSearch({ finding })}
          />
        )}
      </Columns>
    </Stack>
  )
}

function Totals({ of }: { readonly of: ReadonlyArray<Subject> }) {
  const sum = (pick: (subject: Subject) => number) => of.reduce((all, subject) => all + pick(subject), 0)
  const findings = sum((subject) => subject.findings)
  const spoken = sum((subject) => subject.spoken)
  const overdue = sum((subject) => subject.overdue)
  return (
    <FigureStrip
      label={phrases.theLibrary}
      figures={[
        { name: phrases.subjects, value: count(of.length), says: phrases.oneFileEach },
        {
          name: phrases.findings,
          value: count(findings),
          says: phrases.mayBeSpoken({ count: count(spoken) }),
        },
        { name: phrases.heldBack, value: count(findings - spoken), says: phrases.notProvenOrRetired },
        {
          name: phrases.signed,
          value: count(sum(({ signed }) => signed)),
          says:
            overdue === 0
              ? phrases.ofAllNoneOverdue({ count: count(spoken) })
              : phrases.ofAllOverdue({ count: count(spoken), overdue: count(overdue) }),
        },
      ]}
    />
  )
}
