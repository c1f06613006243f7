import { message } from "#lib/message.ts"

export const adminFeedback = {
  notDone: "Not done",
  answerByMail: "Answer by mail",
  closeWithoutAnAnswer: "Close without an answer",
  openAgain: "Open again",
  answerToEmail: message<{ email: string | number }>("Answer to {email}"),
  sendTheAnswer: "Send the answer",
  notNow: "Not now",
  open: "Open",
  answered: "Answered",
  closed: "Closed",
  messages: "Messages",
  tryAgain: "Try again",
  thereAreNone: "There are none.",
}
