import type { BodyOf, SuccessOf } from "@rounds/core/contract/contract.ts"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { call } from "#lib/call.ts"
import { saidOf } from "#lib/problem.ts"
import { reads } from "#lib/reads.ts"
import { toast } from "#ui/toast.tsx"
import { adminTemplates as phrases } from "#words/admin/templates.ts"

export type Template = SuccessOf<"GET /api/admin/notification-templates">[number]
export type Words = BodyOf<"PUT /api/admin/notification-templates/{id}">

const templatesRead = reads("GET /api/admin/notification-templates", {})

export const useTemplates = () => useQuery(templatesRead)

const failed = (title: string, otherwise: string) => (error: Error) =>
  toast({ title, text: saidOf(error, otherwise), tone: "error" })

/** Sends one kind of mail, or its line under the bell, to oneself with sample values; each says how it went. */
export const useTests = (body: BodyOf<"POST /api/admin/test-mailersend">) => {
  const client = useQueryClient()
  const mail = useMutation({
    mutationFn: () => call("POST /api/admin/test-mailersend", { body }),
    onSuccess: ({ message }) => toast({ title: phrases.emailTestSent, text: message }),
    onError: failed(phrases.emailTestFailed, phrases.testMailNotSent),
  })
  const alert = useMutation({
    mutationFn: () => call("POST /api/admin/trigger-test-notification", { body }),
    onSuccess: ({ message }) => {
      toast({ title: phrases.testNotificationSent, text: message })
      return client.invalidateQueries({ queryKey: ["api", "notifications"] })
    },
    onError: failed(phrases.testFailed, phrases.testAlertNotSent),
  })
  return { mail, alert }
}

/** What can be done with one kind of mail; each says how it went. */
export const useTemplateActions = ({ id, templateKey, language }: Template) => {
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: templatesRead.queryKey })
  const save = useMutation({
    mutationFn: (body: Words) => call("PUT /api/admin/notification-templates/{id}", { params: { id }, body }),
    onSuccess: (saved) => {
      client.setQueryData(templatesRead.queryKey, (all) =>
        all?.map((one) => (one.id === saved.id ? saved : one)),
      )
      toast({ title: phrases.templateUpdated, text: phrases.mailFromNowOn })
    },
    onError: failed(phrases.updateFailed, phrases.notUpdated),
  })
  const reset = useMutation({
    mutationFn: () => call("DELETE /api/admin/notification-templates/{id}", { params: { id } }),
    onSuccess: ({ message }) => {
      toast({ title: phrases.templateDeleted, text: message })
      return refresh()
    },
    onError: failed(phrases.deleteFailed, phrases.notDeleted),
  })
  return { save, reset, ...useTests({ templateKey, language }) }
}
