import { givesMore } from "@rounds/core/plan/gives-more.ts"
import { useState } from "react"
import { moneyOf } from "#lib/money.ts"
import { fullDay } from "#lib/words.ts"
import { Button } from "#ui/button.tsx"
import { Field } from "#ui/field.tsx"
import { Inline } from "#ui/inline.tsx"
import { SelectNative } from "#ui/select-native.tsx"
import { type Detail, nameOfPerson, type Person, tierName } from "./people.ts"
import { ReasonDialog } from "./reason-dialog.tsx"
import { useManaging } from "./use-managing.ts"
import { adminUsers as phrases } from "#words/admin/users.ts"

interface DialogProps {
  readonly of: Detail
  readonly onClose: () => void
}

/** What is charged, as a message takes it. */
const chargeOf = ({ tier, amountCents, billing, next }: NonNullable<Detail["charged"]>) => ({
  plan: tierName(tier),
  money: moneyOf(amountCents),
  billing,
  next: next === null ? "none" : fullDay(next),
})

/** Suspending and restoring, with what follows said first. */
export function SuspendDialog({ of, onClose }: DialogProps) {
  const { settings } = useManaging(of.user.id)
  const { isActive, email } = of.user
  const save = (reason: string) => settings.mutate({ isActive: !isActive, reason }, { onSuccess: onClose })
  if (!isActive)
    return (
      <ReasonDialog
        title={phrases.restorePerson({ email })}
        says={phrases.restoredCan}
        confirm={phrases.restoreAccount}
        isPending={settings.isPending}
        error={settings.error?.message}
        onConfirm={save}
        onClose={onClose}
      />
    )
  return (
    <ReasonDialog
      title={phrases.suspendPerson({ email })}
      says={phrases.suspendedCanOnly}
      facts={[
        [
          phrases.subscription,
          of.charged === null ? phrases.nothingIsCharged : phrases.chargeGoesOn(chargeOf(of.charged)),
        ],
        [phrases.scripts, phrases.scriptsStoredText({ scripts: of.scripts })],
        [phrases.undo, phrases.restoreAtAnyTime],
      ]}
      confirm={phrases.suspendAccount}
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
      title={phrases.deleteThisAccount}
      says={phrases.deletePersonText({ name: nameOfPerson(of.user) })}
      facts={[
        [
          phrases.subscription,
          of.charged === null ? phrases.nothingIsCharged : phrases.chargeIsCancelled(chargeOf(of.charged)),
        ],
        [phrases.scripts, phrases.scriptsAreErased({ scripts: of.scripts })],
        [phrases.whatStays, phrases.whatStaysText],
      ]}
      confirm={phrases.deleteAccount}
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
  ["freemium", phrases.free],
  ["creator_pro", phrases.creatorPro],
  ["professional", phrases.professional],
  ["admin", phrases.admin],
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
      title={phrases.changeTierOf({ email: of.user.email })}
      says={phrases.tierCountsAtOnce}
      facts={[
        [
          phrases.atTheProvider,
          charged === null ? phrases.nothingIsCharged : phrases.charge(chargeOf(charged)),
        ],
      ]}
      confirm={phrases.changeTier}
      isPending={change.isPending}
      error={change.error?.message}
      onConfirm={(reason) =>
        change.mutate({ subscriptionTier: tier, reason, ...(below ? { paid } : {}) }, { onSuccess: onClose })
      }
      onClose={onClose}
    >
      <Field label={phrases.tier}>
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
        <Field label={phrases.whatTheyPayForMore}>
          {(ids) => (
            <SelectNative
              {...ids}
              options={[
                ["cancel", phrases.cancelAtTheProvider],
                ["keep", phrases.keepCharging],
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
      <Button onClick={() => setAsked("suspend")}>
        {of.user.isActive ? phrases.suspendAsk : phrases.restoreAsk}
      </Button>
      <Button tone="ghost" onClick={() => setAsked("delete")}>
        {phrases.deleteAsk}
      </Button>
      {asked === "suspend" && <SuspendDialog of={of} onClose={close} />}
      {asked === "delete" && <DeleteDialog of={of} onClose={close} onGone={onGone} />}
    </Inline>
  )
}
