import { useNavigate } from "@tanstack/react-router"
import { Check, Copy, Printer, ScrollText } from "lucide-react"
import type { RefObject } from "react"
import { useKeys } from "#lib/keys.ts"
import { Button, ButtonLink } from "#ui/button.tsx"
import { Icon } from "#ui/icon.tsx"
import { Tabs } from "#ui/tabs.tsx"
import { Inline } from "#ui/inline.tsx"
import { BlanksNote } from "./blanks-note.tsx"
import { CompleteScript } from "./complete-script.tsx"
import { DirectionsPanel } from "./directions-panel.tsx"
import { ExportPanel } from "./export-panel.tsx"
import type { ScriptTab } from "./generator-page.tsx"
import * as styles from "./generator.css.ts"
import { OptimizationPanel } from "./optimization-panel.tsx"
import { PrintSheet } from "./print-sheet.tsx"
import type { Script } from "./script.ts"
import { ShotList } from "./shot-list.tsx"
import { StateLine } from "./state-line.tsx"
import { copyableScript } from "./script-text.ts"
import { useScriptCopy } from "./use-copy.ts"

interface ResultViewProps {
  readonly script: Script
  readonly tab: ScriptTab
  /** Seconds that it took, when it was made just now. */
  readonly took: number | undefined
  readonly heading: RefObject<HTMLHeadingElement | null>
}

const order = ["script", "directions", "optimization", "export"] as const

/** The script in four views. */
export function ResultView({ script, tab, took, heading }: ResultViewProps) {
  const navigate = useNavigate({ from: "/script-generator/$topicId" })
  const { copyScript, copied } = useScriptCopy()
  const show = (next: ScriptTab) =>
    void navigate({
      search: (now) => ({ ...now, tab: next === "script" ? undefined : next }),
      replace: true,
      resetScroll: false,
    })
  const handleCopy = () => copyScript("Script", script, copyableScript)
  useKeys({
    "1": () => show(order[0]),
    "2": () => show(order[1]),
    "3": () => show(order[2]),
    "4": () => show(order[3]),
    c: handleCopy,
    p: () => void navigate({ search: (now) => ({ ...now, mode: "prompter" }) }),
  })
  const copyWords = (
    <>
      <Icon of={copied === "Script" ? Check : Copy} />
      {copied === "Script" ? "Copied" : "Copy Script"}
    </>
  )
  return (
    <section aria-labelledby="result">
      <Inline
        oneLine
        align="end"
        justify="between"
        stack="phone"
        gap={{ wide: "s20", phone: 0 }}
        className={styles.resultHead}
      >
        <div>
          <Inline as="p" oneLine gap="s6" size="small" tone="ok" weight="medium">
            <Icon of={Check} />
            {took === undefined
              ? "Saved in Script History"
              : `Ready in ${Math.max(1, Math.round(took))} s, saved to Script History`}
          </Inline>
          <h2 className={styles.resultTitle} id="result" tabIndex={-1} ref={heading}>
            Your script
          </h2>
        </div>
        <div className={styles.actions}>
          <Button onClick={() => print()}>
            <Icon of={Printer} />
            Print
          </Button>
          <ToPrompter />
          <Button tone="primary" onClick={handleCopy}>
            {copyWords}
          </Button>
        </div>
      </Inline>
      <BlanksNote script={script} />
      <Tabs
        label="Script result"
        value={tab}
        onChange={show}
        tabs={[
          { value: "script", words: "Complete Script", panel: <CompleteScript script={script} /> },
          {
            value: "directions",
            words: "Acting Directions",
            panel: (
              <>
                <DirectionsPanel script={script} />
                <ShotList script={script} />
              </>
            ),
          },
          { value: "optimization", words: "Optimization", panel: <OptimizationPanel script={script} /> },
          { value: "export", words: "Export", panel: <ExportPanel script={script} /> },
        ]}
      />
      <PrintSheet script={script} />
      <div className={styles.dock} data-dock>
        <StateLine script={script} />
        <Button size="large" tone="primary" onClick={handleCopy} style={{ gridColumn: "1 / -1" }}>
          {copyWords}
        </Button>
        <Button size="large" onClick={() => show("export")}>
          Export
        </Button>
        <ToPrompter size="large" />
      </div>
    </section>
  )
}

function ToPrompter({ size }: { readonly size?: "large" }) {
  return (
    <ButtonLink
      from="/script-generator/$topicId"
      to="."
      search={(now) => ({ ...now, mode: "prompter" as const })}
      size={size}
    >
      <Icon of={ScrollText} />
      Teleprompter
    </ButtonLink>
  )
}
