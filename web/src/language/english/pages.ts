import { message } from "#lib/message.ts"

export const pages = {
  contact: "Contact",
  support: "Support",
  firstName: "First name",
  lastName: "Last name",
  eMail: "E-mail",
  theAnswerGoesThere: "The answer goes there.",
  subject: "Subject",
  message: "Message",
  leaveThisEmpty: "Leave this empty",
  theMessageWasNotSentMessage: message<{ message: string | number }>("The message was not sent: {message}"),
  sending: "Sending…",
  sendTheMessage: "Send the message",
  allAnswers: "All answers",
  askAPerson: "Ask a person",
  howTopicsScriptsPlansAndPayments:
    "How topics, scripts, plans and payments work, answered in a minute each.",
  searchTheAnswers: "Search the answers",
  answers: message<{ length: number }>("{length, plural, one {# answer} other {# answers}}"),
  answersForTrim: message<{ length: number; trim: string | number }>(
    "{length, plural, one {# answer} other {# answers}} for “{trim}”",
  ),
  writeToSupport: "Write to support",
  lastUpdatedFullday: message<{ fullDay: string | number }>("Last updated {fullDay}"),
}
