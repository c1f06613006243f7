import {
  approveScript as approveEndpoint,
  chooseHook,
  compareVersions,
  cutScript,
  deleteScript as deleteEndpoint,
  editBeat,
  noteCopy,
  readCut,
  readReview,
  readVersions,
  restoreVersion as restoreEndpoint,
  rewriteBeat as rewriteEndpoint,
  settlePoint as settleEndpoint,
} from "@rounds/core/contract/script-editing.ts"
import { noteTopicUse } from "@rounds/core/insight/topic-usage.ts"
import { approveScript, settlePoint } from "@rounds/core/script/approval/check-script.ts"
import { proposeCut } from "@rounds/core/script/editing/cut.ts"
import {
  deleteScript,
  editScript,
  restoreVersion,
  type WordedChange,
} from "@rounds/core/script/editing/edit-script.ts"
import { rewriteBeat } from "@rounds/core/script/editing/rewrite-beat.ts"
import { ownScript, sheetOf } from "@rounds/core/script/editing/sheet.ts"
import { changesBetween, versionsOf } from "@rounds/core/script/editing/versions.ts"
import { contentOf } from "@rounds/core/script/draft.ts"
import { spokenLength } from "@rounds/core/script/fit.ts"
import * as Effect from "effect/Effect"
import { type Host, mount } from "./mount.ts"
import type { Ports } from "./ports.ts"
import { reviewed } from "./script-review.ts"

const PAGE = 20

/** A script as it is worked on: edited, cut, brought back, checked, deleted. */
export const mountScriptEditing = (host: Host<Ports>): void => {
  mount(host, readReview, ({ params, account, language }) =>
    ownScript(account.id, params.id).pipe(
      Effect.flatMap(sheetOf),
      Effect.flatMap((sheet) => reviewed(account, sheet, language)),
    ),
  )

  mount(host, editBeat, ({ params: { id, beat }, body: { version, change }, account, language }) =>
    Effect.flatMap(editScript(account, { id, version }, changeOf(beat, change)), (sheet) =>
      reviewed(account, sheet, language),
    ),
  )

  mount(host, chooseHook, ({ params: { id }, body: { version, type }, account, language }) =>
    Effect.flatMap(editScript(account, { id, version }, { _tag: "ChooseHook", type }), (sheet) =>
      reviewed(account, sheet, language),
    ),
  )

  mount(host, rewriteEndpoint, ({ params: { id, beat }, body: { version }, account, language }) =>
    Effect.flatMap(rewriteBeat(account, { id, version }, beat), (sheet) =>
      reviewed(account, sheet, language),
    ),
  )

  mount(host, readCut, ({ params, account }) =>
    Effect.map(ownScript(account.id, params.id), (script) => ({
      version: script.version,
      ...proposeCut(script),
    })),
  )

  mount(host, cutScript, ({ params: { id }, body: { version, cuts }, account, language }) =>
    Effect.flatMap(editScript(account, { id, version }, { _tag: "CutSentences", cuts }), (sheet) =>
      reviewed(account, sheet, language),
    ),
  )

  mount(host, settleEndpoint, ({ params: { id, point }, body: { version, how }, account, language }) =>
    Effect.flatMap(settlePoint(account, { id, version }, point, how), (sheet) =>
      reviewed(account, sheet, language),
    ),
  )

  mount(host, approveEndpoint, ({ params: { id }, body: { version }, account, language }) =>
    Effect.flatMap(approveScript(account, { id, version }), (sheet) => reviewed(account, sheet, language)),
  )

  mount(host, deleteEndpoint, ({ params: { id }, account }) =>
    Effect.as(deleteScript(account, id), { deleted: true, generationGivenBack: false } as const),
  )

  mount(host, noteCopy, ({ params: { id }, account }) =>
    Effect.gen(function* () {
      const script = yield* ownScript(account.id, id)
      yield* noteTopicUse(script, { action: "copy", scriptId: script.id })
      return { noted: true } as const
    }),
  )

  mountVersions(host)
}

const mountVersions = (host: Host<Ports>): void => {
  mount(host, readVersions, ({ params: { id }, query: { before = null, limit = PAGE }, account }) =>
    Effect.map(versionsOf(account, id, { before, limit }), ({ script, versions, next }) => ({
      current: script.version,
      versions: versions.map(({ version, made, at, wasChecked, beats }) => ({
        version,
        made,
        at,
        wasChecked,
        ...spokenLength(contentOf(beats), script.language),
      })),
      next,
    })),
  )

  mount(host, compareVersions, ({ params: { id, version }, query: { to = null }, account }) =>
    changesBetween(account, id, { from: version, to }),
  )

  mount(host, restoreEndpoint, ({ params: { id }, body: { version, to }, account, language }) =>
    Effect.flatMap(restoreVersion(account, { id, version }, to), (sheet) =>
      reviewed(account, sheet, language),
    ),
  )
}

const changeOf = (beat: number, change: (typeof editBeat)["body"]["Type"]["change"]): WordedChange =>
  "text" in change
    ? { _tag: "EditBeat", beat, text: change.text }
    : "onScreen" in change
      ? { _tag: "ShowOnScreen", beat, text: change.onScreen }
      : { _tag: "LockBeat", beat, locked: change.locked }
