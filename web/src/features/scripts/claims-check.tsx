import { useState } from "react"
import * as styles from "./result.css.ts"
import type { Script } from "./script.ts"
import { markText } from "./script-text.ts"

/** "Check before you film": every line that a rule found, why, and a safer wording. It never says "compliant". */
export function ClaimsCheck({ script }: { readonly script: Script }) {
  const [checked, setChecked] = useState<ReadonlySet<number>>(new Set())
  const toggle = (at: number) => {
    const next = new Set(checked)
    if (!next.delete(at)) next.add(at)
    setChecked(next)
  }
  return (
    <section className={styles.check} aria-labelledby="check">
      <div className={styles.checkHead}>
        <h3 className={styles.checkTitle} id="check">
          Check before you film
        </h3>
        {script.claims.length > 0 && (
          <p className={styles.checkCount}>
            {checked.size} of {script.claims.length} checked
          </p>
        )}
      </div>
      {script.claims.length === 0 ? (
        <p className={styles.fine}>
          No known pattern found. That is not a promise: read every line as its author.
        </p>
      ) : (
        <ul>
          {script.claims.map((claim, at) => (
            <li key={`${claim.rule} ${claim.sentence}`} className={styles.checkRow} id={`claim-${at + 1}`}>
              <label className={styles.checkLabel}>
                <input
                  className={styles.checkBox}
                  type="checkbox"
                  checked={checked.has(at)}
                  onChange={() => toggle(at)}
                />
                <span className={styles.checkNumber}>{at + 1}</span>
                <span>{claim.sentence}</span>
              </label>
              <div className={styles.why}>
                <p>
                  {claim.severity === "block" && <b className={styles.blocked}>Do not film as it is. </b>}
                  {claim.reason} ({claim.source})
                </p>
                {claim.safer !== "" && <p className={styles.safer}>Safer: {claim.safer}</p>}
              </div>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.fine}>
        {markText(script)}
        {script.claims.length > 0 && " Each marked line makes a health claim, and checking it is your call."}
      </p>
    </section>
  )
}
