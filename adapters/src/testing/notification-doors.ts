import { usualPreferences } from "@rounds/core/notification/preferences.ts"
import type { Row } from "./script-doors.ts"

const signedIn: Row = [401, 200, 200, 200, 200]
/** The words of mail: administrators alone, who are signed in with a second step or look at sample data. */
const administrators: Row = [401, 403, 403, 403, 200]
const template = "/api/admin/notification-templates/welcome.english"

const mailTemplates = () => ({
  "GET /api/admin/notification-templates": { expected: administrators },
  "GET /api/admin/preview-template/{templateKey}": {
    path: "/api/admin/preview-template/welcome?language=turkish",
    expected: administrators,
  },
  "PUT /api/admin/notification-templates/{id}": {
    path: template,
    body: {
      templateName: "Welcome",
      subject: "Hello",
      htmlContent: '<p>Hello</p><p><a href="{{link}}">Go</a></p>',
      textContent: "Hello {{link}}",
      isActive: true,
    },
    expected: administrators,
  },
  "DELETE /api/admin/notification-templates/{id}": { path: template, expected: administrators },
  "POST /api/admin/test-mailersend": { body: { templateKey: "welcome" }, expected: administrators },
  "POST /api/admin/trigger-test-notification": { body: { templateKey: "welcome" }, expected: administrators },
})

const message = "/api/admin/feedback/0b0f6dd4-9a5e-4d0c-8a0a-3f6d0a4a1c11"
const everybody: Row = [200, 200, 200, 200, 200]
const noMessage: Row = [401, 403, 403, 403, 404]

/** The contact form takes everybody's message, and a machine's in vain; administrators alone read them. */
const messages = () => ({
  "GET /api/public/contact": { expected: everybody },
  "POST /api/public/contact": {
    body: {
      firstName: "Ada",
      lastName: "",
      email: "ada@example.org",
      subject: "Hello",
      message: "Hello",
      website: "",
      pass: "1.x",
    },
    expected: everybody,
  },
  "GET /api/admin/feedback": { expected: administrators },
  "POST /api/admin/feedback/{id}/answer": {
    path: `${message}/answer`,
    body: { answer: "Yes." },
    expected: noMessage,
  },
  "PUT /api/admin/feedback/{id}": { path: message, body: { open: false }, expected: noMessage },
})

/** Everything about the words of mail and messages to us. */
export const mailDoors = () => ({ ...mailTemplates(), ...messages() })

const notSuspended: Row = [401, 200, 200, 403, 200]
const noNotification: Row = [401, 404, 404, 404, 404]

/** What a person is told, in which language, and what they chose to hear of: one's own, a suspended account included. */
export const ownNotifications = () => ({
  "GET /api/notifications": { expected: signedIn },
  "GET /api/notifications/unread-count": { expected: signedIn },
  "GET /api/notifications/live": { expected: notSuspended },
  "PATCH /api/notifications/{id}/read": {
    path: "/api/notifications/0b0f6dd4-9a5e-4d0c-8a0a-3f6d0a4a1c11/read",
    expected: noNotification,
  },
  "PATCH /api/notifications/mark-all-read": { expected: signedIn },
  "GET /api/user/notification-preferences": { expected: signedIn },
  "PUT /api/user/language": { body: { language: "english" }, expected: signedIn },
  "PUT /api/user/notification-preferences": { body: usualPreferences, expected: signedIn },
})
