import { givesMore } from "@rounds/core/plan/gives-more.ts"
import { useState } from "react"
import { moneyOf } from "./money.ts"
import { fullDay, plural } from "#lib/words.ts"
import { Button } from "#ui/button.tsx"
import { Field } from "#ui/field.tsx"
import { Inline } from "#ui/inline.tsx"
import { SelectNative } from "#ui/select-native.tsx"
import { type Detail, nameOfPerson, type Person, tierName } from "./people.ts"
import { ReasonDialog } from "./reason-dialog.tsx"
import { useManaging } from "./use-managing.ts"

interface DialogProps {
  readonly of: Detail
  readonly onClose: () => void
}

const chargeWords = ({ charged }: Detail) =>
  charged === null
    ? "Nothing is being charged."
    : `${tierName(charged.tier)}, ${moneyOf(charged.amountCents)} billed ${charged.billing}${
        charged.next === null ? "" : `, next on ${fullDay(charged.next)}`
      }`

/** Suspending and restoring, with what follows said first. */
export function SuspendDialog({ of, onClose }: DialogProps) {
  const { settings } = useManaging(of.user.id)
  const { isActive, email } = of.user
  const save = (reason: string) => settings.mutate({ isActive: !isActive, reason }, { onSuccess: onClose })
  if (!isActive)
    return (
      <ReasonDialog
        title={`Restore ${email}?`}
        says="They can write and change things again at once."
        confirm="Restore account"
        isPending={settings.isPending}
        error={settings.error?.message}
        onConfirm={save}
        onClose={onClose}
      />
    )
  return (
    <ReasonDialog
      title={`Suspend ${email}?`}
      says="They can still sign in, read and export their data, cancel what they pay and delete the account. Nothing else, and nothing is deleted."
      facts={[
        [
          "Subscription",
          of.charged === null
            ? "Nothing is being charged."
            : `Goes on at the provider: ${chargeWords(of)}. To end it, change the tier first.`,
        ],
        ["Scripts", `${plural(of.scripts, "script")} stored. What is being written is given back.`],
        ["Undo", "Restore at any time from this page."],
      ]}
      confirm="Suspend account"
      danger
      isPending={settings.isPending}
      error={settings.error?.message}
      onConfirm={save}
      onClose={onClose}
    />
  )
}

/** Deleting, in the words the product always uses for it. */
export function DeleteDialog({ of, onClose, onGone }: DialogProps & { readonly onGone: () => void }) {
  const { remove } = useManaging(of.user.id)
  return (
    <ReasonDialog
      title="Delete this account?"
      says={`Delete user ${nameOfPerson(of.user)} and all their data? This cannot be undone.`}
      facts={[
        [
          "Subscription",
          of.charged === null ? chargeWords(of) : `Cancelled at the provider: ${chargeWords(of)}.`,
        ],
        ["Scripts", `${plural(of.scripts, "script")} and everything else about the person are erased.`],
        ["What stays", "A coded mark of a used trial, and that this was done."],
      ]}
      confirm="Delete account"
      danger
      isPending={remove.isPending}
      error={remove.error?.message}
      onConfirm={(reason) => remove.mutate(reason, { onSuccess: onGone })}
      onClose={onClose}
    />
  )
}

type Tier = Person["subscriptionTier"]
const tiers: ReadonlyArray<readonly [Tier, string]> = [
  ["freemium", "Free"],
  ["creator_pro", "Creator Pro"],
  ["professional", "Professional"],
  ["admin", "Admin"],
]

/** Another tier; below what is paid, what becomes of the payment is chosen first. */
export function TierDialog({ of, onClose }: DialogProps) {
  const { tier: change } = useManaging(of.user.id)
  const [tier, setTier] = useState<Tier>(of.access.tier === "free" ? "freemium" : of.access.tier)
  const [paid, setPaid] = useState<"cancel" | "keep">("cancel")
  const { charged } = of
  const below = charged !== null && givesMore(charged.tier, tier)
  return (
    <ReasonDialog
      title={`Change the tier of ${of.user.email}`}
      says="The tier counts at once and without end, until they subscribe to another plan."
      facts={[["At the provider", charged === null ? "Nothing is being charged." : chargeWords(of)]]}
      confirm="Change tier"
      isPending={change.isPending}
      error={change.error?.message}
      onConfirm={(reason) =>
        change.mutate({ subscriptionTier: tier, reason, ...(below ? { paid } : {}) }, { onSuccess: onClose })
      }
      onClose={onClose}
    >
      <Field label="Tier">
        {(ids) => (
          <SelectNative
            {...ids}
            options={tiers}
            value={tier}
            onChange={(event) => setTier(tiers.find(([each]) => each === event.target.value)?.[0] ?? tier)}
          />
        )}
      </Field>
      {below && (
        <Field label="What they pay for more">
          {(ids) => (
            <SelectNative
              {...ids}
              options={[
                ["cancel", "Cancel it at the provider"],
                ["keep", "Keep charging for it"],
              ]}
              value={paid}
              onChange={(event) => setPaid(event.target.value === "keep" ? "keep" : "cancel")}
            />
          )}
        </Field>
      )}
    </ReasonDialog>
  )
}

/** What can be done with a person as a whole. */
export function PersonActions({ of, onGone }: { readonly of: Detail; readonly onGone: () => void }) {
  const [asked, setAsked] = useState<"suspend" | "delete">()
  const close = () => setAsked(undefined)
  return (
    <Inline gap="s8" padding={["s12", "s20"]}>
      <Button onClick={() => setAsked("suspend")}>{of.user.isActive ? "Suspend…" : "Restore…"}</Button>
      <Button tone="ghost" onClick={() => setAsked("delete")}>
        Delete…
      </Button>
      {asked === "suspend" && <SuspendDialog of={of} onClose={close} />}
      {asked === "delete" && <DeleteDialog of={of} onClose={close} onGone={onGone} />}
    </Inline>
  )
}
