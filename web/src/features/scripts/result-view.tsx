import { useNavigate } from "@tanstack/react-router"
import { Check, Copy, Download, Play } from "lucide-react"
import { useEffect, useRef } from "react"
import { useKeys } from "#lib/keys.ts"
import { Button, ButtonLink } from "#ui/button.tsx"
import { Dock } from "#ui/dock.tsx"
import { hidden } from "#ui/hidden.css.ts"
import { Icon } from "#ui/icon.tsx"
import { roomy } from "#ui/review-sheet.css.ts"
import { Tabs } from "#ui/tabs.tsx"
import { CompleteScript } from "./complete-script.tsx"
import { DirectionsPanel } from "./directions-panel.tsx"
import { ExportPanel } from "./export-panel.tsx"
import type { ScriptTab } from "./generator-page.tsx"
import { OptimizationPanel } from "./optimization-panel.tsx"
import { PrintSheet } from "./print-sheet.tsx"
import { prompterLink } from "./result-part.ts"
import type { Script } from "./script.ts"
import { ShotList } from "./shot-list.tsx"
import { StateLine } from "./state-line.tsx"
import { copyableScript } from "./script-text.ts"
import { useScriptCopy } from "./use-copy.ts"
import { posting as phrases } from "#words/scripts/posting.ts"
import { shared } from "#words/scripts/shared.ts"

interface ResultViewProps {
  readonly script: Script
  readonly tab: ScriptTab
}

const order = ["script", "directions", "optimization", "export"] as const

/** The script in four views, with what leaves the product always in reach. */
export function ResultView({ script, tab }: ResultViewProps) {
  const navigate = useNavigate({ from: "/script-generator/$topicId" })
  const { copyScript, copied } = useScriptCopy()
  const show = (next: ScriptTab) =>
    void navigate({
      search: (now) => ({ ...now, tab: next === "script" ? undefined : next }),
      replace: true,
      resetScroll: false,
    })
  const isSought = useRef(false)
  const showOpen = () => {
    isSought.current = true
    if (tab === "script") goToOpen()
    else show("script")
  }
  const goToOpen = () => {
    const place = document.getElementById(script.approval.openPoints > 0 ? "check" : "approval")
    if (!isSought.current || place === null) return
    isSought.current = false
    place.focus({ preventScroll: true })
    place.scrollIntoView({ block: "start" })
  }
  useEffect(() => {
    // The view itself stands a moment after its tab.
    if (tab === "script" && isSought.current) requestAnimationFrame(goToOpen)
  })
  const handleCopy = () => copyScript(shared.script, script, copyableScript)
  useKeys({
    "1": () => show(order[0]),
    "2": () => show(order[1]),
    "3": () => show(order[2]),
    "4": () => show(order[3]),
    c: handleCopy,
    p: () => void navigate({ search: (now) => ({ ...now, mode: "prompter" }) }),
  })
  return (
    <section aria-labelledby="result">
      <h2 className={hidden}>{phrases.scriptAndItsViews}</h2>
      <Tabs
        label={phrases.scriptResult}
        value={tab}
        onChange={show}
        tabs={[
          { value: "script", words: phrases.completeScript, panel: <CompleteScript script={script} /> },
          {
            value: "directions",
            words: phrases.actingDirections,
            panel: (
              <>
                <DirectionsPanel script={script} />
                <ShotList script={script} />
              </>
            ),
          },
          {
            value: "optimization",
            words: phrases.optimization,
            panel: <OptimizationPanel script={script} />,
          },
          { value: "export", words: phrases.export, panel: <ExportPanel script={script} /> },
        ]}
      />
      <PrintSheet script={script} />
      <Dock state={<StateLine script={script} onShow={showOpen} />}>
        <Button onClick={() => show("export")}>
          <Icon of={Download} />
          {phrases.export}
        </Button>
        <Button
          onClick={handleCopy}
          aria-label={copied === shared.script ? shared.copied : shared.copyScript}
        >
          <Icon of={copied === shared.script ? Check : Copy} />
          <span>
            {copied === shared.script
              ? shared.copied
              : phrases.copyRoomy({ roomy: (inner) => <span className={roomy}>{inner}</span> })}
          </span>
        </Button>
        <ButtonLink
          id={prompterLink}
          from="/script-generator/$topicId"
          to="."
          search={(now) => ({ ...now, mode: "prompter" as const })}
          tone="primary"
        >
          <Icon of={Play} />
          {shared.teleprompter}
        </ButtonLink>
      </Dock>
    </section>
  )
}
