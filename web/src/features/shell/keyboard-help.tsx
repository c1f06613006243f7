import { useState } from "react"
import { keysAreOff, switchKeys } from "#lib/keys.ts"
import { Dialog } from "#ui/dialog.tsx"
import { Kbd } from "#ui/kbd.tsx"
import { Text } from "#ui/text.tsx"
import { Box } from "#ui/box.tsx"
import { Columns } from "#ui/columns.tsx"
import { Inline } from "#ui/inline.tsx"
import * as styles from "./keyboard-help.css.ts"
import { shell as phrases } from "#words/shell.ts"

const map: ReadonlyArray<
  readonly [where: string, keys: ReadonlyArray<readonly [readonly string[], string]>]
> = [
  [
    phrases.anywhere,
    [
      [["?"], phrases.thisList],
      [["g", "t"], phrases.topics],
      [["g", "s"], phrases.scriptHistory],
      [["g", "p"], phrases.profile],
      [["n"], phrases.notifications],
      [["F8"], phrases.messages],
      [["Esc"], phrases.closeTheTopLayer],
    ],
  ],
  [
    phrases.topics,
    [
      [["j", "k"], phrases.nextPreviousCard],
      [["Enter"], phrases.openTheTopic],
      [["s"], phrases.scriptForThisCard],
      [["b"], phrases.saveTheTopic],
      [["x"], phrases.notForMe],
      [["/"], phrases.searchTopics],
      [["↓"], phrases.toWhatWasFound],
      [["f"], phrases.specialty],
      [["r"], phrases.refreshPro],
    ],
  ],
  [
    phrases.topicDetails,
    [
      [["←", "→"], phrases.previousNextTopic],
      [["s"], phrases.generateAScript],
      [["b"], phrases.saveTheTopic],
      [["x"], phrases.notForMe],
    ],
  ],
  [
    phrases.script,
    [
      [["1", "2", "3", "4"], phrases.tabs],
      [["c"], phrases.copyTheScript],
      [["p"], phrases.teleprompter],
      [["e"], phrases.writeTheBeat],
      [["l"], phrases.lockTheBeat],
      [["h"], phrases.hooks],
      [["[", "]"], phrases.previousNextOpenPoint],
      [["Ctrl", "z"], phrases.undoTheLastChange],
      [["Ctrl", "Enter"], phrases.doneOrGenerate],
    ],
  ],
  [
    phrases.teleprompter,
    [
      [[phrases.space], phrases.playPause],
      [["↑", "↓"], phrases.fasterSlower],
      [["←", "→"], phrases.previousNextBeat],
      [["[", "]"], phrases.smallerLargerText],
      [["m"], phrases.mirror],
      [["f"], phrases.fullScreen],
      [["Esc"], phrases.exit],
    ],
  ],
]

/** The list of keys behind `?`, and the switch that turns single keys off. */
export function KeyboardHelp({ onClose }: { readonly onClose: () => void }) {
  const [off, setOff] = useState(keysAreOff)
  const handleSwitch = (on: boolean) => {
    switchKeys(on)
    setOff(!on)
  }
  return (
    <Dialog open onClose={onClose} title={phrases.keyboardShortcuts}>
      {map.map(([where, rows]) => (
        <section key={where}>
          <Text as="h3" margin={["s20", 0, 0, 0]} size="small" className={styles.heading}>
            {where}
          </Text>
          <Box as="dl" margin={["s6", 0, 0, 0]}>
            {rows.map(([keys, words]) => (
              <Columns
                columns="112px 1fr"
                align="center"
                gap="s12"
                padding={["s6", 0]}
                size="small"
                rule="top"
                key={words}
              >
                <dt className={styles.keys}>
                  {keys.map((key) => (
                    <Kbd key={key}>{key}</Kbd>
                  ))}
                </dt>
                <Text as="dd" tone="second">
                  {words}
                </Text>
              </Columns>
            ))}
          </Box>
        </section>
      ))}
      <Inline as="label" oneLine gap="s8" margin={["s20", 0, 0, 0]} size="small" className={styles.off}>
        <input type="checkbox" checked={!off} onChange={(event) => handleSwitch(event.target.checked)} />
        {phrases.singleKeyShortcutsAreOn}
      </Inline>
    </Dialog>
  )
}
