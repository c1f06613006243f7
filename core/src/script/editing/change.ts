import * as Result from "effect/Result"
import type { Hook, HookType } from "#script/said.ts"
import { spokenSentences } from "#script/said.ts"
import type { Beat, Script } from "#script/script.ts"
import { places } from "./inspect.ts"
import type { Place } from "./place.ts"
import { without } from "./cut.ts"
import { rebuilt, type Surroundings } from "./rebuilt.ts"
import { ChangeRefused } from "./rejections.ts"
import { hasMarkup, retold, saidIn, saying, typedText } from "./retold.ts"

/** What a person can do to the words of a script. Sentences and beats are named by their place, from 0. */
export type ScriptChange =
  | { readonly _tag: "EditBeat"; readonly beat: number; readonly text: string }
  | { readonly _tag: "ShowOnScreen"; readonly beat: number; readonly text: string }
  | { readonly _tag: "LockBeat"; readonly beat: number; readonly locked: boolean }
  | { readonly _tag: "ChooseHook"; readonly type: HookType }
  | { readonly _tag: "RewriteBeat"; readonly beat: number; readonly said: Beat["said"] }
  | { readonly _tag: "CutSentences"; readonly cuts: ReadonlyArray<Place> }
  | { readonly _tag: "RestoreVersion"; readonly version: number; readonly beats: ReadonlyArray<Beat> }

/** A script after a change, or what stands against it. `version` counts on; the rest is worked out from the words. */
export const changed = (
  script: Script,
  change: ScriptChange,
  surroundings: Surroundings,
): Result.Result<Script, ChangeRefused> =>
  Result.map(beatsAfter(script, change), (beats) => ({
    ...rebuilt(script, beats, surroundings),
    version: script.version + 1,
    rewrites: script.rewrites + (change._tag === "RewriteBeat" ? 1 : 0),
  }))

type Beats = Result.Result<ReadonlyArray<Beat>, ChangeRefused>

const beatsAfter = (script: Script, change: ScriptChange): Beats => {
  switch (change._tag) {
    case "EditBeat":
      return edited(script, change.beat, change.text)
    case "ShowOnScreen":
      return shown(script, change.beat, change.text)
    case "LockBeat":
      return onBeat(script, change.beat, (beat) => ({ ...beat, locked: change.locked }))
    case "ChooseHook":
      return opened(script, change.type)
    case "RewriteBeat":
      return unlocked(script, change.beat, (beat) => saying(beat, change.said))
    case "CutSentences":
      return cut(script, change.cuts)
    case "RestoreVersion":
      return Result.succeed(change.beats)
  }
}

const refuse = (problem: ChangeRefused["problem"], field: string): Beats =>
  Result.fail(new ChangeRefused({ problem, field }))

const onBeat = ({ beats }: Script, at: number, to: (beat: Beat) => Beat): Beats =>
  beats[at] === undefined
    ? refuse("beat_unknown", "beat")
    : Result.succeed(beats.map((beat, index) => (index === at ? to(beat) : beat)))

const unlocked = (script: Script, at: number, to: (beat: Beat) => Beat): Beats =>
  script.beats[at]?.locked === true ? refuse("beat_locked", "beat") : onBeat(script, at, to)

/** A beat without words is gone; the last one stays. */
const edited = (script: Script, at: number, typed: string): Beats => {
  const text = typedText(typed)
  if (hasMarkup(text)) return refuse("markup", "text")
  if (text !== "") {
    return unlocked(script, at, (beat) => saying(beat, retold(text, known(script, beat))))
  }
  if (script.beats.length === 1) return refuse("nothing_left", "text")
  return Result.map(
    unlocked(script, at, (beat) => beat),
    (beats) => beats.filter((_, index) => index !== at),
  )
}

/** What a beat says goes before what others say; hooks may be typed in too. */
const known = ({ beats, hooks }: Script, { said }: Beat) => [
  ...hooks.map((hook) => hook.said),
  ...saidIn(beats),
  ...said,
]

const shown = (script: Script, at: number, typed: string): Beats => {
  const onScreen = typedText(typed)
  return hasMarkup(onScreen)
    ? refuse("markup", "onScreen")
    : unlocked(script, at, (beat) => ({ ...beat, onScreen }))
}

/** The hook takes the place of the one before it, or of the first sentence. */
const opened = (script: Script, type: HookType): Beats => {
  const hook = script.hooks.find((one) => one.type === type)
  if (hook === undefined) return refuse("hook_unknown", "type")
  return unlocked(script, 0, (beat) =>
    saying(beat, [...saidOfHook(hook), ...beat.said.slice(openingLength(beat, script.hooks))]),
  )
}

const saidOfHook = ({ said }: Hook): Beat["said"] =>
  spokenSentences(said.text).map((text) => ({ ...said, text }))

/** How many sentences of the first beat its hook takes. */
const openingLength = ({ text }: Beat, hooks: ReadonlyArray<Hook>): number => {
  const spoken = hooks.find(({ said }) => text === said.text || text.startsWith(`${said.text} `))
  return spoken === undefined ? 1 : saidOfHook(spoken).length
}

/** The sentences are named with their words: what stands there now may be something else. */
const cut = (script: Script, cuts: ReadonlyArray<Place>): Beats => {
  const standing = places(script.beats)
  const isThere = (wanted: Place) =>
    standing.some(
      ({ beat, sentence, text }) =>
        beat === wanted.beat && sentence === wanted.sentence && text === wanted.text,
    )
  if (cuts.length === 0 || !cuts.every(isThere)) return refuse("cut_unknown", "cuts")
  if (cuts.some(({ beat }) => script.beats[beat]?.locked === true)) return refuse("beat_locked", "cuts")
  const beats = without(script.beats, cuts)
  return beats.length === 0 ? refuse("nothing_left", "cuts") : Result.succeed(beats)
}
