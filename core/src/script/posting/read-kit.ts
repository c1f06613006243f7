import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import type { Account } from "#account/account.ts"
import { EvidenceLibrary } from "#evidence/ports.ts"
import { holds } from "#plan/holds.ts"
import { exportMark } from "#script/approval/export-mark.ts"
import { sheetOf } from "#script/editing/sheet.ts"
import { zoneOf } from "#script/audience-time.ts"
import type { ExportMaterial } from "#script/files/export-material.ts"
import { filming } from "#language/filming.ts"
import type { Script } from "#script/script.ts"
import { kitOf } from "./kit.ts"
import { PlacesToFill } from "./rejections.ts"

/** Whose plan decides what is in the kit. */
type Owner = Pick<Account, "id">

/** Where the audience is as long as nobody says. */
const usualZone = DateTime.zoneMakeNamedUnsafe("UTC")

/** The posting kit of a stored script. A zone that nobody knows counts as UTC. */
export const readKit = Effect.fn("readKit")(function* (
  account: Owner,
  script: Script,
  zone: string | undefined,
) {
  const { kit } = yield* exportOf(account, script, zone)
  return kit
})

/** What the files of a script are made of. A script with places still to be filled in leaves as no file. */
export const readExport = Effect.fn("readExport")(function* (
  account: Owner,
  script: Script,
  zone: string | undefined,
) {
  const { kit, mark, notes } = yield* exportOf(account, script, zone)
  if (mark === "blanks") return yield* new PlacesToFill()
  const material: ExportMaterial = { script, kit, notes }
  return material
})

const exportOf = Effect.fnUntraced(function* (account: Owner, script: Script, zone: string | undefined) {
  const { approval, points, looking, ours } = yield* sheetOf(script)
  const mark = exportMark({ ...script, approval })
  const kit = kitOf({
    script,
    library: yield* EvidenceLibrary.use((evidence) => evidence.library),
    context: looking.context,
    ours,
    isChecked: mark === "checked",
    hasPosts: yield* holds(account, "postTexts"),
    zone: zone === undefined ? usualZone : (zoneOf(zone) ?? usualZone),
    now: yield* DateTime.now,
  })
  const { kept } = filming[script.language].files
  const notes = points.flatMap((point) => (point.kept === null ? [] : [kept(point.text, point.kept.reason)]))
  return { kit, mark, notes }
})
