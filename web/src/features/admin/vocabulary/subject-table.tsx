import { languages, names, usualLanguage } from "@rounds/core/language/names.ts"
import { languageName } from "#lib/language/choices.ts"
import { shortDate } from "#lib/words.ts"
import { Button } from "#ui/button.tsx"
import { FigureTable } from "#ui/figure-table.tsx"
import { kindOf, standingOf, type Subject } from "./words.ts"
import { adminVocabulary as phrases } from "#words/admin/vocabulary.ts"

interface SubjectTableProps {
  readonly subjects: ReadonlyArray<Subject>
  readonly onOpen: (subject: Subject) => void
}

/** A page of subjects: what each is called and how people write it. */
export function SubjectTable({ subjects, onOpen }: SubjectTableProps) {
  return (
    <FigureTable
      caption={phrases.subjectsByName}
      stack="phone"
      columns={[
        { words: phrases.name },
        { words: phrases.kind },
        ...languages.map((language) => ({
          words: phrases.writtenIn({ language: languageName(language) }),
        })),
        { words: phrases.evidenceFile },
        { words: phrases.standing },
        { words: phrases.change },
      ]}
      rows={subjects.map((subject) => ({
        key: subject.key,
        cells: [
          <span key="name" lang={names[usualLanguage].tag}>
            {subject.name}
          </span>,
          kindOf(subject),
          ...languages.map((language) => (
            <span key={language} lang={names[language].tag}>
              {subject.forms[language].join(", ")}
            </span>
          )),
          subject.evidence ?? "",
          subject.changedAt === null
            ? standingOf(subject)
            : phrases.since({ standing: standingOf(subject), day: shortDate(subject.changedAt) }),
          <Button
            key="change"
            size="small"
            aria-label={phrases.editSubject({ name: subject.name })}
            onClick={() => onOpen(subject)}
          >
            {phrases.edit}
          </Button>,
        ],
      }))}
    />
  )
}
