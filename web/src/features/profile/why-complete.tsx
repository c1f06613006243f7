import { Meter } from "#ui/meter.tsx"
import * as styles from "./profile.css.ts"
import { fieldNames, filledIn, type Profile } from "./profile.ts"

/** What each field changes in a script; the examples are examples. */
export function WhyComplete({ profile }: { readonly profile: Profile | null | undefined }) {
  return (
    <aside className={styles.why} aria-labelledby="why">
      <h2 className={styles.whyTitle} id="why">
        Why Complete Your Profile
      </h2>
      <div className={styles.filled}>
        <Meter
          label="Fields filled"
          unit="fields"
          used={filledIn(profile)}
          limit={fieldNames.length}
          neutral
        />
      </div>
      <ol className={styles.reasons}>
        <li className={styles.reason}>
          <b className={styles.reasonTitle}>It speaks as you</b>
          <p>Your profession introduces you; your specialty tells what you know best.</p>
          <p className={styles.example}>
            <span className={styles.exampleName}>Introduction, example</span>
            I’m a clinical pharmacist.
          </p>
        </li>
        <li className={styles.reason}>
          <b className={styles.reasonTitle}>It sounds like you</b>
          <p>Preferred tone and brand personality set the voice where a script’s tone is “custom”.</p>
        </li>
        <li className={styles.reason}>
          <b className={styles.reasonTitle}>It talks to your people</b>
          <p>Target audience and content goals shape whom the script addresses and what it asks for.</p>
          <p className={styles.example}>
            <span className={styles.exampleName}>Address, example</span>
            For adults who buy supplements on their own.
          </p>
        </li>
      </ol>
      <p className={styles.honest}>Every field but your name reaches the writer, with AI or without.</p>
    </aside>
  )
}
