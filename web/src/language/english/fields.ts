import { message } from "#lib/message.ts"

export const fields = {
  fillOut: "Please fill out this field.",
  choose: "Please choose one.",
  wholeEmail: "Please enter a whole e-mail address, such as name@clinic.org.",
  wholeAddress: "Please enter a whole web address, beginning with https://.",
  atLeastCharacters: message<{ shortest: number }>(
    "Please enter at least {shortest, plural, one {# character} other {# characters}}.",
  ),
  atLeast: message<{ least: string }>("Please enter {least} or more."),
  atMost: message<{ most: string }>("Please enter {most} or less."),
  wholeNumber: "Please enter a whole number.",
  lookAgain: "Please look at this field again.",
}
