import type { Account } from "@rounds/core/account/account.ts"
import type { ScriptReview, ScriptSheet } from "@rounds/core/contract/script-parts.ts"
import { placesToFill } from "@rounds/core/script/blanks.ts"
import { hasCustomisation } from "@rounds/core/script/editing/customisation.ts"
import { secondsOfText } from "@rounds/core/script/editing/inspect.ts"
import { type Sheet, sheetOf } from "@rounds/core/script/editing/sheet.ts"
import type { Script } from "@rounds/core/script/script.ts"
import * as Effect from "effect/Effect"

/** A script with whether it was checked, as every answer shows it. */
export const shown = (script: Script) =>
  Effect.map(sheetOf(script), (sheet): ScriptSheet => ({ ...sheet.script, approval: sheet.approval }))

/** Everything about a script that its owner needs before filming, as the sheet on the screen shows it. */
export const reviewed = (account: Account, sheet: Sheet) =>
  Effect.map(hasCustomisation(account), (isCustomisable): ScriptReview => {
    const { script, approval, points, inspected, looking, ours, stale, signatures, rewritesLeft } = sheet
    const { words, seconds, limitSeconds, overSeconds, wordsToCut, verdict } = inspected
    const { language, market, promotes, profession } = looking.context
    return {
      script: { ...script, approval },
      points,
      fit: { words, seconds, limitSeconds, overSeconds, wordsToCut, verdict },
      hookSeconds: script.hooks.map(({ said }) => secondsOfText(said.text, script.language)),
      stale,
      signatures,
      hasBlanks: placesToFill(script).length > 0,
      rewritesLeft,
      isCustomisable,
      looking: {
        language,
        market,
        promotes,
        profession,
        ours: [...ours],
        read: script.reading.findings,
        topic:
          looking.about.topic === null
            ? null
            : {
                keywords: looking.about.topic.keywords,
                specialtyRelevance: looking.about.topic.specialtyRelevance,
              },
      },
    }
  })
