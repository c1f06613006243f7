import type { BodyOf } from "@rounds/core/contract/contract.ts"
import { useMutation, useQuery } from "@tanstack/react-query"
import { type FormEvent, useState } from "react"
import { call } from "#lib/call.ts"
import { useTitle } from "#lib/page.ts"
import { fieldMessage } from "#lib/problem.ts"
import { useProduct } from "#lib/product.ts"
import { reads, userRead } from "#lib/reads.ts"
import { useUnsaved } from "#lib/unsaved.ts"
import { Button } from "#ui/button.tsx"
import { Columns } from "#ui/columns.tsx"
import { Field, TextField } from "#ui/field.tsx"
import { area } from "#ui/field.css.ts"
import { Inline } from "#ui/inline.tsx"
import { SentMail } from "#ui/sent-mail.tsx"
import { Stack } from "#ui/stack.tsx"
import { TextLink } from "#ui/text-link.tsx"
import { Text } from "#ui/text.tsx"
import { pages as words } from "#words/pages.ts"

type Message = BodyOf<"POST /api/public/contact">

const empty = { firstName: "", lastName: "", subject: "", message: "", website: "" }

/** A message to whoever runs Rounds. */
export function ContactPage() {
  useTitle(words.contact)
  const { mailViewer } = useProduct()
  const send = useMutation({ mutationFn: (body: Message) => call("POST /api/public/contact", { body }) })
  return (
    <Stack gap="s24" padding={{ wide: ["s44", 0, 0, 0], phone: ["s24", 0, 0, 0] }}>
      <Stack gap="s12">
        <Text as="h1" size="page">
          {words.contact}
        </Text>
        <Text tone="second" wrap="pretty" measure="long">
          {words.contactText({
            link: (inner) => (
              <TextLink to="/$" params={{ _splat: "support" }} tone="inline">
                {inner}
              </TextLink>
            ),
          })}
        </Text>
      </Stack>
      {send.isSuccess ? (
        <Text aria-live="polite">
          {send.data.message}
          <SentMail viewer={mailViewer} />
        </Text>
      ) : (
        <ContactForm error={send.error} isSending={send.isPending} onSend={(body) => send.mutate(body)} />
      )}
    </Stack>
  )
}

interface ContactFormProps {
  readonly error: Error | null
  readonly isSending: boolean
  readonly onSend: (message: Message) => void
}

function ContactForm({ error, isSending, onSend }: ContactFormProps) {
  const { data: user } = useQuery(userRead)
  // Says when the form was opened: asked for once, with the page.
  const { data: opened, refetch } = useQuery({
    ...reads("GET /api/public/contact", {}),
    staleTime: 0,
    gcTime: 0,
  })
  const [typed, setTyped] = useState(empty)
  // Until somebody types one, that of the account.
  const [address, setAddress] = useState<string>()
  useUnsaved(Object.values(typed).some((text) => text.trim() !== ""))
  const email = address ?? user?.email ?? ""
  const at = (field: keyof typeof empty) => ({
    name: field,
    value: typed[field],
    error: fieldMessage(error, field),
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setTyped({ ...typed, [field]: target.value }),
  })
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    const pass = opened?.pass ?? (await refetch()).data?.pass
    if (pass !== undefined) onSend({ ...typed, email, pass })
  }
  const { error: messageError, ...message } = at("message")
  const isRefused =
    error !== null &&
    [...Object.keys(empty), "email"].every((field) => fieldMessage(error, field) === undefined)
  return (
    <Columns columns="minmax(0, 640px)">
      <Stack as="form" gap="s16" onSubmit={(event: FormEvent) => void handleSubmit(event)}>
        <Columns columns={{ wide: "1fr 1fr", phone: "1fr" }} gap="s16">
          <TextField
            label={words.firstName}
            autoComplete="given-name"
            required
            maxLength={100}
            {...at("firstName")}
          />
          <TextField label={words.lastName} autoComplete="family-name" maxLength={100} {...at("lastName")} />
        </Columns>
        <TextField
          label={words.eMail}
          type="email"
          autoComplete="email"
          required
          maxLength={255}
          hint={words.theAnswerGoesThere}
          name="email"
          value={email}
          error={fieldMessage(error, "email")}
          onChange={({ target }) => setAddress(target.value)}
        />
        <TextField label={words.subject} required maxLength={200} {...at("subject")} />
        <Field label={words.message} error={messageError}>
          {(ids) => <textarea {...ids} {...message} className={area} rows={8} required maxLength={5000} />}
        </Field>
        <div hidden>
          <TextField label={words.leaveThisEmpty} tabIndex={-1} autoComplete="off" {...at("website")} />
        </div>
        {isRefused && (
          <Text role="alert" tone="second">
            {words.messageNotSent({ message: error.message })}
          </Text>
        )}
        <Inline>
          <Button type="submit" tone="primary" size="large" aria-disabled={isSending}>
            {isSending ? words.sending : words.sendTheMessage}
          </Button>
        </Inline>
      </Stack>
    </Columns>
  )
}
