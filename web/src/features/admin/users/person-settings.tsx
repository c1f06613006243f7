import { type FormEvent, useState } from "react"
import { Button } from "#ui/button.tsx"
import { Columns } from "#ui/columns.tsx"
import { Field, TextField } from "#ui/field.tsx"
import * as field from "#ui/field.css.ts"
import { Meter } from "#ui/meter.tsx"
import { Stack } from "#ui/stack.tsx"
import type { Person } from "./people.ts"
import { Part } from "./part.tsx"
import { useManaging } from "./use-managing.ts"

/** What is not a number of at least 0 is 0. */
const countIn = (text: string) => {
  const value = Math.floor(Number(text))
  return Number.isFinite(value) && value > 0 ? value : 0
}

/** Extra quotas with their last day, and the notes of administrators: saved together, with a reason. */
export function PersonSettings({ of }: { readonly of: Person }) {
  const { settings } = useManaging(of.id)
  const [scripts, setScripts] = useState(String(of.extraScriptQuota))
  const [views, setViews] = useState(String(of.extraTopicQuota))
  const [until, setUntil] = useState(of.quotaResetDate ?? "")
  const [notes, setNotes] = useState(of.adminNotes)
  const [reason, setReason] = useState("")
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (settings.isPending) return
    settings.mutate(
      {
        extraScriptQuota: countIn(scripts),
        extraTopicQuota: countIn(views),
        quotaResetDate: until === "" ? null : until,
        adminNotes: notes,
        reason: reason.trim(),
      },
      { onSuccess: () => setReason("") },
    )
  }
  return (
    <Part title="Quotas and notes">
      <Stack as="form" gap="s12" onSubmit={handleSubmit}>
        <Columns columns={2} gap="s16">
          <Meter
            label="Scripts"
            unit="scripts"
            used={of.scriptsUsedThisMonth}
            limit={of.monthlyScriptQuota}
            bonus={of.extraScriptQuota}
          />
          <Meter
            label="Topic views"
            unit="topics opened"
            used={of.monthlyTopicViews}
            limit={of.monthlyTopicQuota}
            bonus={of.extraTopicQuota}
          />
        </Columns>
        <Columns columns={{ wide: 3, phone: 2 }} gap="s12">
          <TextField
            label="Extra scripts"
            type="number"
            min={0}
            max={100_000}
            value={scripts}
            onChange={(event) => setScripts(event.target.value)}
          />
          <TextField
            label="Extra topics"
            type="number"
            min={0}
            max={100_000}
            value={views}
            onChange={(event) => setViews(event.target.value)}
          />
          <TextField
            label="Until"
            type="date"
            value={until}
            onChange={(event) => setUntil(event.target.value)}
          />
        </Columns>
        <Field
          label="Notes"
          hint="Seen by administrators, and part of the person’s data when they ask for it."
        >
          {(ids) => (
            <textarea
              className={field.area}
              rows={2}
              maxLength={4000}
              value={notes}
              onChange={(event) => setNotes(event.target.value)}
              {...ids}
            />
          )}
        </Field>
        <TextField
          label="Reason, stored in the log"
          required
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        {/* A submit button stands at the start of its line. */}
        <Columns columns="auto 1fr">
          <Button type="submit" aria-disabled={settings.isPending}>
            {settings.isPending ? "Saving…" : "Save"}
          </Button>
        </Columns>
      </Stack>
    </Part>
  )
}
