import { message } from "#lib/message.ts"

export const signInRefusals = {
  wrongPasswordOrAddress: "This e-mail address and password do not belong together.",
  notYourPassword: "This is not your password.",
  wrongCode: "This code is not right, or was used before.",
  giveThePasswordAgain: "That took too long or went wrong too often. Please give your password again.",
  tooManyWrongCodes: "Too many wrong codes. Codes are taken again in 15 minutes.",
  linkSpent: "This link was used before, or is too old. Ask for a new one.",
  tooManyAttempts: "Too many attempts. Please wait a little and try again.",
  tryAgainInSeconds: message<{ seconds: number }>(
    "Too many attempts. Please try again in {seconds, plural, one {# second} other {# seconds}}.",
  ),
  tryAgainInMinutes: message<{ minutes: number }>(
    "Too many attempts. Please try again in {minutes, plural, one {# minute} other {# minutes}}.",
  ),
  orForgotIt: message<{ wait: string }>("{wait} Or use “Forgot it?”."),
  signInToGoOn: "Please sign in to continue.",
  givePasswordOnceMore: "Give your password once more: you signed in a while ago.",
  demoAccount: "This demo account is shared: its sign-in stays as it is.",
  suspended:
    "Your account is suspended: address, password and keys cannot be changed. Please write to support.",
  confirmAddressFirst: "Confirm your address first: open the link we mailed you.",
  enoughLetters:
    "We have sent several e-mails to this address. Look in your inbox and spam folder, or try again in an hour.",
  wholeAddress: "Enter a complete e-mail address, such as name@clinic.org.",
  otherAddress: "Enter a complete address that is not your present one.",
  passwordTooShort: message<{ shortest: number }>("Use at least {shortest} characters."),
  passwordTooLong: "The password is too long.",
  passwordCommon: "This password is easy to guess: it is common, or a sequence, or repeats itself.",
  passwordAboutYou: "This password is made of your name, your address or the name of this site.",
  passwordLeaked: "This password is in a known leak. Choose another one.",
  twoStepIsOff: "Two-step sign-in is not on. Load the page again.",
  twoStepIsOn: "Two-step sign-in is on already. Load the page again.",
  keyDidNotAsk:
    "This key was used without fingerprint, face or PIN. Turn one on for it, or choose another key.",
  keyKnown: "This passkey was added before.",
  keyNotTaken: "This passkey could not be checked. Please try again.",
  keyUnknown: "This passkey does not belong to an account here.",
}
