import { useLayoutEffect, useRef, useState } from "react"
import { call } from "#lib/call.ts"
import { useUnsaved } from "#lib/unsaved.ts"
import { announce } from "#ui/live-region.tsx"
import type { Desk } from "./desk.ts"
import type { Draft } from "./use-live.ts"
import { sheet as phrases } from "#words/scripts/sheet.ts"

const patch = "PATCH /api/user/scripts/{id}/beats/{beat}"

/** One beat at a time is written; what was typed stays until it is saved or given up. */
export const useEditing = (desk: Desk) => {
  const { script } = desk.review
  const { id } = script
  const [draft, setDraft] = useState<Draft>()
  const left = useRef<number>(undefined)
  useLayoutEffect(() => {
    if (draft !== undefined || left.current === undefined) return
    const at = Math.min(left.current, script.beats.length - 1)
    left.current = undefined
    document.getElementById(`edit-${at}`)?.focus()
  }, [draft, script])

  const close = () => {
    left.current = draft?.beat
    desk.forget()
    setDraft(undefined)
  }
  const isDirty = draft !== undefined && draft.text !== script.beats[draft.beat]?.text
  useUnsaved(isDirty)

  const edit = (beat: number) => {
    if (isDirty) {
      document.getElementById("beat-words")?.focus()
      announce(phrases.saveOrCancelFirst)
      return
    }
    const standing = script.beats[beat]
    if (standing === undefined || standing.locked) return
    desk.forget()
    setDraft({ beat, text: standing.text })
  }

  const done = async () => {
    if (draft === undefined) return
    if (!isDirty) return close()
    const { beat, text } = draft
    const before = script.beats[beat]?.text
    const isDone = await desk.change({
      at: `beat ${beat}`,
      what: { text },
      ...(before === undefined || text.trim() === "" ? {} : { before: { beat, text: before } }),
      send: (version, options) =>
        call(patch, { params: { id, beat: String(beat) }, body: { version, change: { text } } }, options),
      done: phrases.saved,
    })
    if (isDone) close()
  }

  const lock = async (beat: number, locked: boolean) => {
    if (isDirty) {
      announce(phrases.saveOrCancelFirst)
      return
    }
    const isDone = await desk.change({
      at: `beat ${beat}`,
      what: { locked },
      send: (version, options) =>
        call(patch, { params: { id, beat: String(beat) }, body: { version, change: { locked } } }, options),
      done: locked ? phrases.isLocked : phrases.isUnlocked,
    })
    if (isDone && draft !== undefined) close()
  }

  const rewrite = async (beat: number) => {
    const isDone = await desk.change({
      at: `beat ${beat}`,
      what: "rewrite",
      send: (version, options) =>
        call(
          "POST /api/user/scripts/{id}/beats/{beat}/rewrite",
          { params: { id, beat: String(beat) }, body: { version } },
          options,
        ),
      done: phrases.writtenAnew,
    })
    if (isDone) close()
  }

  return {
    draft,
    isDirty,
    type: (text: string) => setDraft((now) => now && { ...now, text }),
    edit,
    cancel: close,
    done,
    lock,
    rewrite,
  }
}

export type Editing = ReturnType<typeof useEditing>
