import type { Account } from "@rounds/core/account/account.ts"
import type { ScriptReview, ScriptSheet } from "@rounds/core/contract/script-parts.ts"
import { pointsFrom } from "@rounds/core/script/approval/points.ts"
import { placesToFill } from "@rounds/core/script/blanks.ts"
import { toldTo } from "@rounds/core/script/claims/told-to.ts"
import { hasCustomisation } from "@rounds/core/script/editing/customisation.ts"
import { secondsOfText } from "@rounds/core/script/editing/inspect.ts"
import { type Sheet, sheetOf } from "@rounds/core/script/editing/sheet.ts"
import { tipsToldTo } from "@rounds/core/script/estimate.ts"
import type { Post } from "@rounds/core/script/posting/post.ts"
import type { Script } from "@rounds/core/script/script.ts"
import type { Language } from "@rounds/core/script/settings.ts"
import * as Effect from "effect/Effect"

/**
 * A script with whether it was checked, as every answer shows it, with its findings and its estimate in the reader's
 * language.
 */
export const shown = (script: Script, reader: Language) =>
  Effect.map(sheetOf(script), (sheet): ScriptSheet => toldSheet(sheet, reader))

const toldSheet = ({ script, approval }: Sheet, reader: Language): ScriptSheet => ({
  ...script,
  ...tipsToldTo(script, reader),
  claims: script.claims.map((claim) => toldTo(claim, script.language, reader)),
  approval,
})

/** What is typed beside a video, with its findings in the reader's language. */
export const toldPost = (post: Post, from: Language, reader: Language): Post => ({
  ...post,
  findings: post.findings.map((finding) => toldTo(finding, from, reader)),
})

/** Everything about a script that its owner needs before filming, as the sheet on the screen shows it. */
export const reviewed = (account: Account, sheet: Sheet, reader: Language) =>
  Effect.map(hasCustomisation(account), (isCustomisable): ScriptReview => {
    const { script, inspected, looking, ours, stale, signatures, rewritesLeft } = sheet
    const { words, seconds, limitSeconds, overSeconds, wordsToCut, verdict } = inspected
    const { language, market, promotes, profession } = looking.context
    return {
      script: toldSheet(sheet, reader),
      points: pointsFrom(script, inspected, looking, reader),
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
