import type { LetterWords } from "#language/letters.ts"

const notYou = "If it was not you, set a new password at once: {{setAnew}}"
const writeToUs = "If it was not you, write to us at once: {{support}}"

export const letters: LetterWords = {
  sentBy: "Sent by Rounds. This address was given there, by you or by somebody else.",
  orOpen: "Or open this address:",
  stop: "No more mail like this",
  stopAll: "No more mail from Rounds but what law or safety asks for",
  stopping: {
    title: "No more mail like this?",
    asks: {
      trialExpirationEmails:
        "You get no more reminders before a trial ends. The plan still starts and is charged on that day, unless you cancel before.",
      paymentNotifications: "You get no more mail about payments that arrived and plans that ended.",
      planUpgradeEmails: "You get no more mail about how much of your plan is used.",
      marketingEmails: "You get no more mail with topics to film this week.",
      general: "You get no more mail but what law or safety asks for.",
      waitlist: "Your address leaves the Professional waitlist.",
    },
    press: "Stop this mail",
    done: "Done: you get no more mail like this",
    whatStays: "What law or safety asks for still comes, such as a failed payment or a changed password.",
    offTheList: "Done: your address is off the waitlist",
    offTheListMeans: "It is deleted there, and you hear no more of it. You can join again at any time.",
    choose: "Choose on your profile which mail you get",
    invalid: "This link is none of ours, or the account is gone. Nothing was changed.",
  },
  texts: {
    confirm_address: {
      subject: "Confirm your e-mail address for Rounds",
      says: [
        "Somebody opened a Rounds account with this address.",
        "If it was you, open this link, best in the browser where you signed up. It works for one day.",
      ],
      action: "Confirm my address",
      adds: [
        "If it was not you, do nothing: the account stays unconfirmed. You can also take it over: the link signs everybody else out, and you choose the password.",
      ],
    },
    address_known: {
      subject: "You have an account already",
      says: [
        "Somebody wanted to use this address for a Rounds account. It has one already, so nothing was changed.",
        "If it was you, sign in: {{signIn}}",
      ],
      action: "I do not know my password",
      adds: ["If it was not you, do nothing."],
    },
    reset_password: {
      subject: "Set a new password",
      says: ["Somebody asked for a new password for your Rounds account. The link works for one hour, once."],
      action: "Set a new password",
      adds: ["If it was not you, do nothing: your password stays as it is."],
    },
    confirm_new_address: {
      subject: "Confirm your new e-mail address for Rounds",
      says: [
        "Somebody asked to use this address for their Rounds account.",
        "If it was you, open this link in a browser where you are signed in. It works for one day.",
      ],
      action: "Confirm my new address",
      adds: ["If it was not you, do nothing: the account keeps the address that it has."],
    },
    address_move_asked: {
      subject: "Somebody asked to change your e-mail address",
      says: [
        "Somebody who is signed in asked to change the e-mail address of your Rounds account. It changes when the link that we sent to the new address is opened.",
      ],
      action: null,
      adds: [notYou],
    },
    address_changed: {
      subject: "Your e-mail address was changed",
      says: ["The e-mail address of your Rounds account was changed. The old one does not open it any more."],
      action: null,
      adds: [writeToUs],
    },
    password_changed: {
      subject: "Your password was changed",
      says: ["The password of your Rounds account was changed. Other devices were signed out."],
      action: null,
      adds: [notYou],
    },
    password_reset: {
      subject: "Your password was reset",
      says: [
        "The password of your Rounds account was reset by a link from this mailbox. All devices were signed out.",
      ],
      action: null,
      adds: [
        "If it was not you, somebody else reads your mailbox: change its password first, then set a new one here: {{setAnew}}",
      ],
    },
    sessions_ended: {
      subject: "Devices were signed out",
      says: ["Devices of your Rounds account were signed out from another of your devices."],
      action: null,
      adds: [notYou],
    },
    passkey_added: {
      subject: "A passkey was added",
      says: ["A passkey was added to your Rounds account. It opens the account without the password."],
      action: null,
      adds: [
        "If it was not you, set a new password: {{setAnew}}",
        "Then remove this passkey under Profile, Sign-in and security. The new password alone does not remove it.",
      ],
    },
    passkey_removed: {
      subject: "A passkey was removed",
      says: ["A passkey was removed from your Rounds account. It does not open the account any more."],
      action: null,
      adds: [notYou],
    },
    two_step_on: {
      subject: "Two-step sign-in is on",
      says: [
        "Two-step sign-in was turned on for your Rounds account. Signing in by password asks for a code from now on.",
      ],
      action: null,
      adds: [writeToUs, "A new password alone does not let you in."],
    },
    two_step_off: {
      subject: "Two-step sign-in is off",
      says: ["Two-step sign-in was turned off for your Rounds account. The password alone opens it."],
      action: null,
      adds: [notYou],
    },
    new_recovery_codes: {
      subject: "New recovery codes were made",
      says: ["New recovery codes were made for your Rounds account. The old ones are void."],
      action: null,
      adds: [notYou],
    },
    recovery_code_used: {
      subject: "A recovery code was used",
      says: ["Somebody signed in to your Rounds account with one of its recovery codes. Each works once."],
      action: null,
      adds: [notYou],
    },
    confirm_waitlist: {
      subject: "Confirm your place on the Professional waitlist",
      says: ["Somebody asked us to write to this address when the Professional plan is on sale."],
      action: "Confirm my place",
      adds: ["If it was not you, do nothing: we write no more about this."],
    },
    professional_on_sale: {
      subject: "Professional is on sale",
      says: ["You asked us to tell you when the Professional plan can be bought. Now it can."],
      action: "See the plan",
      adds: ["This is the one mail you asked for. We write no more about this."],
    },
    contact_received: {
      subject: "We have your message",
      says: ["Your message to Rounds has arrived. A person will read it and reply to this address."],
      action: null,
      adds: ["If you wrote none, somebody gave your address by mistake: you need do nothing."],
    },
    feedback_answered: {
      subject: "Re: {{subject}}",
      says: ["{{answer}}"],
      action: null,
      adds: ["This answers the message that you sent us by the contact form."],
    },
    account_erased: {
      subject: "Your account has been deleted",
      says: [
        "Your Rounds account has been deleted, with your profile, your scripts and everything else that was about you. Nothing more will be charged.",
        "If you had a free trial, we keep a coded mark that this mailbox used it. It cannot be turned back into your address.",
      ],
      action: null,
      adds: ["This is the last mail from us. We forget this address when it has left."],
    },
  },
}
