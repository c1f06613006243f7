import { message } from "#lib/message.ts"

export const adminFeedback = {
  notDone: "Not done",
  answerByMail: "Answer by mail",
  closeWithoutAnAnswer: "Close without an answer",
  openAgain: "Open again",
  answerTo: message<{ email: string }>("Answer to {email}"),
  sendTheAnswer: "Send the answer",
  notNow: "Not now",
  answeredOn: message<{ day: string }>("Answered {day}"),
  open: "Open",
  answered: "Answered",
  closed: "Closed",
  messages: "Messages",
  messagesNotRead: "The messages could not be read.",
  thereAreNone: "There are none.",
}
