import type { Specialty } from "@rounds/core/topic/specialty.ts"
import { Check, CircleSlash, Target } from "lucide-react"
import type { ReactNode } from "react"
import { languageName } from "#lib/language/choices.ts"
import { shortDate, wordsOf } from "#lib/words.ts"
import { above } from "#ui/card.css.ts"
import { Icon } from "#ui/icon.tsx"
import { Inline } from "#ui/inline.tsx"
import { Stack } from "#ui/stack.tsx"
import { TextLink } from "#ui/text-link.tsx"
import type { ForYou, OwnTopic } from "./own-topics.ts"
import { categories } from "./topic-words.ts"
import { forYou as words } from "#words/for-you.ts"

type Reason = ForYou["topics"][number]["why"][number]

const fields: { readonly [S in Specialty]: string } = {
  sports_pharmacist: words.sportsPharmacy,
  sports_nutritionist: words.sportsNutrition,
  clinical_pharmacist: words.clinicalPharmacy,
  community_pharmacist: words.communityPharmacy,
  nutritionist: words.nutrition,
  dietitian: words.dietetics,
  physical_therapist: words.physicalTherapy,
  sports_medicine_doctor: words.sportsMedicine,
  fitness_professional: words.fitness,
  health_coach: words.healthCoaching,
}

const foreign = (inner: ReactNode) => <span lang="en">{inner}</span>
const categoryOf = (name: string) => categories[name] ?? wordsOf(name)

const saidOf = (reason: Reason): ReactNode => {
  switch (reason.kind) {
    case "language":
      return words.inLanguage({ language: languageName(reason.language) })
    case "profession":
      return words.matches({ field: fields[reason.specialty] })
    case "saved":
      return words.youSavedThis
    case "near_script": {
      const day = shortDate(reason.writtenAt)
      return reason.shared.by === "subject"
        ? words.sharesWithScript({ name: reason.shared.name, day, foreign })
        : words.fieldOfScript({ field: categoryOf(reason.shared.name), day })
    }
    case "near_saved":
      return reason.shared.by === "subject"
        ? words.sharesWithSaved({ name: reason.shared.name, foreign })
        : words.fieldOfSaved({ field: categoryOf(reason.shared.name) })
  }
}

interface OwnNotesProps {
  readonly own: OwnTopic
  readonly why?: readonly Reason[]
}

/** What a topic has to do with its reader: why it stands here, what they wrote about it, and that it is not for them. */
export function OwnNotes({ own, why = [] }: OwnNotesProps) {
  const [first] = why
  if (first === undefined && own.script === null && own.mark !== "not_for_me") return null
  return (
    <Stack gap="s4" margin={[0, 0, "s12", 0]} size="small" tone="second">
      {first !== undefined && (
        <Inline as="p" oneLine align="start" gap="s6">
          <Icon of={Target} size={14} />
          <span>
            {why.slice(0, 2).map((reason, at) => (
              <span key={reason.kind}>
                {at > 0 && " · "}
                {saidOf(reason)}
              </span>
            ))}
          </span>
        </Inline>
      )}
      {own.script !== null && <WroteNote script={own.script} />}
      {own.mark === "not_for_me" && (
        <Inline as="p" oneLine align="start" gap="s6">
          <Icon of={CircleSlash} size={14} />
          <span>{words.notForYou}</span>
        </Inline>
      )}
    </Stack>
  )
}

/** Whether it was filmed nobody knows: what is stored is that it was written. */
function WroteNote({ script: { id, writtenAt } }: { readonly script: NonNullable<OwnTopic["script"]> }) {
  return (
    <Inline as="p" oneLine align="start" gap="s6">
      <Icon of={Check} size={14} />
      <span>
        {words.wroteAbout({
          day: shortDate(writtenAt),
          link: (inner) => (
            <TextLink to="/my-scripts" search={{ script: id }} tone="inline" className={above}>
              {inner}
            </TextLink>
          ),
        })}
      </span>
    </Inline>
  )
}
