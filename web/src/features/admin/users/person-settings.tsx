import { type FormEvent, useState } from "react"
import { useUnsaved } from "#lib/unsaved.ts"
import { Button } from "#ui/button.tsx"
import { Columns } from "#ui/columns.tsx"
import { Field, TextField } from "#ui/field.tsx"
import * as field from "#ui/field.css.ts"
import { Meter } from "#ui/meter.tsx"
import { Stack } from "#ui/stack.tsx"
import type { Person } from "./people.ts"
import { Part } from "./part.tsx"
import { useManaging } from "./use-managing.ts"
import { adminUsers as words } from "#words/admin/users.ts"

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
  const isTyped =
    countIn(scripts) !== of.extraScriptQuota ||
    countIn(views) !== of.extraTopicQuota ||
    until !== (of.quotaResetDate ?? "") ||
    notes !== of.adminNotes ||
    reason !== ""
  useUnsaved(isTyped, ["tab", "user"])
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
    <Part title={words.quotasAndNotes}>
      <Stack as="form" gap="s12" onSubmit={handleSubmit}>
        <Columns columns={2} gap="s16">
          <Meter
            label={words.scripts}
            unit={words.scriptsCounted}
            used={of.scriptsUsedThisMonth}
            limit={of.monthlyScriptQuota}
            bonus={of.extraScriptQuota}
          />
          <Meter
            label={words.topicViews}
            unit={words.topicsOpened}
            used={of.monthlyTopicViews}
            limit={of.monthlyTopicQuota}
            bonus={of.extraTopicQuota}
          />
        </Columns>
        <Columns columns={{ wide: 3, phone: 2 }} gap="s12">
          <TextField
            label={words.extraScripts}
            type="number"
            min={0}
            max={100_000}
            value={scripts}
            onChange={(event) => setScripts(event.target.value)}
          />
          <TextField
            label={words.extraTopics}
            type="number"
            min={0}
            max={100_000}
            value={views}
            onChange={(event) => setViews(event.target.value)}
          />
          <TextField
            label={words.until}
            type="date"
            value={until}
            onChange={(event) => setUntil(event.target.value)}
          />
        </Columns>
        <Field label={words.notes} hint={words.notesHint}>
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
          label={words.reason}
          required
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        {/* A submit button stands at the start of its line. */}
        <Columns columns="auto 1fr">
          <Button type="submit" aria-disabled={settings.isPending}>
            {settings.isPending ? words.saving : words.save}
          </Button>
        </Columns>
      </Stack>
    </Part>
  )
}
