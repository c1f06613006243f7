import { useState } from "react"
import { keysAreOff, switchKeys } from "#lib/keys.ts"
import { Dialog } from "#ui/dialog.tsx"
import { Kbd } from "#ui/kbd.tsx"
import { Text } from "#ui/text.tsx"
import { Box } from "#ui/box.tsx"
import { Columns } from "#ui/columns.tsx"
import { Inline } from "#ui/inline.tsx"
import * as styles from "./keyboard-help.css.ts"

const map: ReadonlyArray<
  readonly [where: string, keys: ReadonlyArray<readonly [readonly string[], string]>]
> = [
  [
    "Anywhere",
    [
      [["?"], "This list"],
      [["g", "t"], "Topics"],
      [["g", "s"], "Script History"],
      [["n"], "Notifications"],
      [["F8"], "Messages"],
      [["Esc"], "Close the top layer"],
    ],
  ],
  [
    "Topics",
    [
      [["j", "k"], "Next, previous card"],
      [["Enter"], "Open the topic"],
      [["s"], "Script for this card"],
      [["f"], "Specialty"],
      [["r"], "Refresh (Pro)"],
    ],
  ],
  [
    "Topic details",
    [
      [["←", "→"], "Previous, next topic"],
      [["s"], "Generate a script"],
    ],
  ],
  [
    "Script",
    [
      [["1", "2", "3", "4"], "Tabs"],
      [["c"], "Copy the script"],
      [["p"], "Teleprompter"],
      [["e"], "Write the beat"],
      [["l"], "Lock the beat"],
      [["h"], "Hooks"],
      [["[", "]"], "Previous, next open point"],
      [["Ctrl", "z"], "Undo the last change"],
      [["Ctrl", "Enter"], "Done, or generate"],
    ],
  ],
  [
    "Teleprompter",
    [
      [["Space"], "Play, pause"],
      [["↑", "↓"], "Faster, slower"],
      [["←", "→"], "Previous, next beat"],
      [["[", "]"], "Smaller, larger text"],
      [["m"], "Mirror"],
      [["f"], "Full screen"],
      [["Esc"], "Exit"],
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
    <Dialog open onClose={onClose} title="Keyboard shortcuts">
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
        Single-key shortcuts are on
      </Inline>
    </Dialog>
  )
}
