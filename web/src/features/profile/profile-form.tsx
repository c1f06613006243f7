import type { BodyOf } from "@rounds/core/contract/contract.ts"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { type FormEvent, useRef } from "react"
import { call } from "#lib/call.ts"
import { ApiError, fieldMessage, saidOf } from "#lib/problem.ts"
import { reads } from "#lib/reads.ts"
import { markets, promoted } from "#lib/reach.ts"
import { Button } from "#ui/button.tsx"
import { Field, TextField } from "#ui/field.tsx"
import * as field from "#ui/field.css.ts"
import { SelectNative } from "#ui/select-native.tsx"
import { toast } from "#ui/toast.tsx"
import { Text } from "#ui/text.tsx"
import { Inline } from "#ui/inline.tsx"
import { Columns } from "#ui/columns.tsx"
import * as styles from "./profile.css.ts"
import { experienceLevels, fieldNames, filledIn, type Profile, professions, tones } from "./profile.ts"
import { useTyped } from "./use-typed.ts"
import { profile as phrases } from "#words/profile.ts"

interface ProfileFormProps {
  readonly profile: Profile | null
  /** Of the account, while the profile has no name yet. */
  readonly accountName: string
  /** Tells how many fields say something, as they are typed. */
  readonly onFilled: (fields: number) => void
}

/** Fields that change what scripts say. The server checks them; what was typed stays. */
export function ProfileForm({ profile, accountName, onFilled }: ProfileFormProps) {
  const client = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const typed = useTyped(form)
  const save = useMutation({
    // The server checks every field; the form may send what it will refuse, and shows why.
    mutationFn: (body: BodyOf<"POST /api/user/profile">) => call("POST /api/user/profile", { body }),
    onMutate: typed.now,
    onSuccess: (saved, _, sent) => {
      typed.store(sent)
      client.setQueryData(reads("GET /api/user/profile", {}).queryKey, saved)
      toast({
        title: phrases.profileSavedSuccessfully,
        text: phrases.profileSavedText,
      })
    },
    onError: (error) => {
      toast({ title: phrases.failedToSaveProfile, text: reason(error), tone: "error" })
      const first = fieldNames.find((name) => fieldMessage(error, name) !== undefined)
      const control = first === undefined ? null : form.current?.elements.namedItem(first)
      if (control instanceof HTMLElement) control.focus()
    },
  })
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!save.isPending) save.mutate(bodyOf(new FormData(event.currentTarget)))
  }
  const error = (name: string) => fieldMessage(save.error, name)
  return (
    <form
      ref={form}
      onSubmit={handleSubmit}
      onInput={(event) => {
        onFilled(filledIn(Object.fromEntries(new FormData(event.currentTarget))))
        typed.look()
      }}
      noValidate
      aria-label={phrases.professionalInformation}
    >
      <Columns
        columns={{ wide: 2, phone: 1 }}
        gap="s16"
        align="start"
        padding={{ wide: ["s16", "s24", "s20", "s24"], phone: ["s12", "s16", "s16", "s16"] }}
        className={styles.fields}
      >
        <TextField
          label={phrases.name}
          name="name"
          autoComplete="name"
          maxLength={100}
          required
          defaultValue={profile?.name ?? accountName}
          error={error("name")}
        />
        <Choice
          label={phrases.profession}
          name="profession"
          options={professions}
          profile={profile}
          error={error}
        />
        <Choice
          label={phrases.experienceLevel}
          name="experienceLevel"
          options={experienceLevels}
          profile={profile}
          error={error}
        />
        <Choice
          label={phrases.preferredTone}
          name="preferredTone"
          options={tones}
          profile={profile}
          error={error}
        />
        <Choice
          label={phrases.whereYourVideosAreSeen}
          name="market"
          options={markets}
          profile={profile}
          error={error}
        />
        <Choice
          label={phrases.whatTheyPromote}
          name="promotes"
          options={promoted}
          profile={profile}
          error={error}
        />
        <div className={styles.whole}>
          <TextField
            label={phrases.specialty}
            aside={<Optional />}
            name="specialty"
            maxLength={200}
            placeholder={phrases.specialtyExample}
            defaultValue={profile?.specialty ?? ""}
            error={error("specialty")}
          />
        </div>
        <div className={styles.whole}>
          <TextField
            label={phrases.brandPersonality}
            aside={<Optional />}
            name="brandPersonality"
            maxLength={200}
            placeholder={phrases.personalityExample}
            defaultValue={profile?.brandPersonality ?? ""}
            error={error("brandPersonality")}
          />
        </div>
        <LongText
          label={phrases.targetAudience}
          name="targetAudience"
          placeholder={phrases.audienceExample}
          value={profile?.targetAudience}
          error={error("targetAudience")}
        />
        <LongText
          label={phrases.contentGoals}
          name="contentGoals"
          placeholder={phrases.goalsExample}
          value={profile?.contentGoals}
          error={error("contentGoals")}
        />
      </Columns>
      <Inline
        as="footer"
        stack="phone"
        gap={["s8", "s16"]}
        padding={{ wide: ["s16", "s24"], phone: ["s12", "s16"] }}
        rule="top"
      >
        <Button type="submit" tone="primary" aria-disabled={save.isPending}>
          {save.isPending ? phrases.saving : phrases.saveProfile}
        </Button>
        <Text as="span" size="caption" tone="third">
          {phrases.saveProfileText}
        </Text>
      </Inline>
    </form>
  )
}

function Optional() {
  return (
    <Text as="span" size="caption" tone="third">
      {phrases.optional}
    </Text>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly name: "profession" | "experienceLevel" | "preferredTone" | "market" | "promotes"
  readonly options: ReadonlyArray<readonly [value: string, words: string]>
  readonly profile: Profile | null
  readonly error: (name: string) => string | undefined
}

function Choice({ label, name, options, profile, error }: ChoiceProps) {
  const chosen = profile?.[name] ?? (name === "preferredTone" ? "professional" : "")
  return (
    <Field label={label} error={error(name)}>
      {(ids) => (
        <SelectNative
          name={name}
          required={required.has(name)}
          defaultValue={chosen}
          options={chosen === "" ? [["", phrases.pleaseChoose], ...options] : options}
          {...ids}
        />
      )}
    </Field>
  )
}

interface LongTextProps {
  readonly label: string
  readonly name: string
  readonly placeholder: string
  readonly value: string | null | undefined
  readonly error: string | undefined
}

function LongText({ label, name, placeholder, value, error }: LongTextProps) {
  return (
    <div className={styles.whole}>
      <Field label={label} aside={<Optional />} error={error}>
        {(ids) => (
          <textarea
            className={field.area}
            name={name}
            rows={3}
            maxLength={2000}
            placeholder={placeholder}
            defaultValue={value ?? ""}
            {...ids}
          />
        )}
      </Field>
    </div>
  )
}

const reason = (error: unknown) =>
  error instanceof ApiError && error.problem.errors !== undefined
    ? phrases.someFieldsNeedAnotherLook
    : saidOf(error, phrases.pleaseTryAgain)

/** An empty choice is left out, so that the server answers with the words for a missing one. */
const bodyOf = (form: FormData) =>
  Object.fromEntries(
    fieldNames.flatMap((name) => {
      const value = form.get(name)
      if (typeof value !== "string" || (value === "" && required.has(name))) return []
      return [[name, value.trim() === "" && name !== "name" ? null : value.trim()]]
    }),
    // Names and kinds are the form's own; whether the values fit is the server's to say.
  ) as unknown as BodyOf<"POST /api/user/profile">

const required = new Set<string>(["profession", "experienceLevel", "preferredTone"])
