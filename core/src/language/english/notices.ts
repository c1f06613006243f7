import type { NoticeWords } from "#language/notices.ts"
import { moneyNotices } from "./notices-money.ts"

const notYou = "If it was not you, set a new password at once. Your other devices are then signed out."
const lookInAdmin = "Look at it in Admin"

export const notices: NoticeWords = {
  samples: { title: "Magnesium & sleep", line: "Knee pain & running" },
  tiers: {
    freemium: "Starter",
    free: "Starter",
    creator_pro: "Creator Pro",
    professional: "Professional",
    admin: "Admin",
  },
  periods: { monthly: "month", yearly: "year" },
  days: (count) => (count === 1 ? "1 day" : `${count} days`),
  testMode: "This is test mode: no real money is involved.",
  howToStop: "You choose on your profile which mail you get.",
  locale: "en-US",
  texts: {
    ...moneyNotices,
    welcome: {
      title: "Welcome to Rounds",
      says: [
        "Your address is confirmed. Starter, the free plan, has {{scripts}} scripts and {{views}} topic views a month.",
        "Choose one of today's topics and write a script. Read it before you film: the last word is yours.",
      ],
      action: "See today's topics",
    },
    confirm_address: {
      title: "Please confirm your e-mail address",
      says: [
        "We sent a link to your mailbox. Until you open it you can look around and write one script.",
        "A trial, a payment and further scripts need a confirmed address.",
      ],
      action: null,
    },
    address_changed: {
      title: "Your e-mail address was changed",
      says: ["Your account has a new e-mail address. If it was not you, write to us at once: {{support}}"],
      action: "Check your sign-in",
    },
    mail_refused: {
      title: "Our mail does not reach you",
      says: [
        "Mail to {{email}} comes back, so we send none there. Change your address. If the mailbox works again, use “Forgot it?” at sign-in: once that mail arrives, all mail resumes; your password stays as it is.",
      ],
      action: "Change your address",
    },
    password_changed: {
      title: "Your password was changed",
      says: [`Your password was changed, and other devices were signed out. ${notYou}`],
      action: "Check your sign-in",
    },
    password_reset: {
      title: "Your password was reset",
      says: [
        "Your password was reset by a link from your mailbox. All devices were signed out. If it was not you, somebody else reads your mailbox: change its password first, then set a new one here.",
      ],
      action: "Check your sign-in",
    },
    devices_signed_out: {
      title: "Devices were signed out",
      says: [`Devices were signed out from another one of yours. ${notYou}`],
      action: "Check your sign-in",
    },
    passkey_added: {
      title: "A passkey was added",
      says: [
        "It opens your account without the password. If it was not you, set a new password at once, then remove this passkey under Sign-in and security. The new password alone does not remove it.",
      ],
      action: "Check your sign-in",
    },
    passkey_removed: {
      title: "A passkey was removed",
      says: [`It does not open your account any more. ${notYou}`],
      action: "Check your sign-in",
    },
    two_step_on: {
      title: "Two-step sign-in is on",
      says: [
        "Signing in by password asks for a code from now on. If it was not you, write to us at once: {{support}}",
      ],
      action: "Check your sign-in",
    },
    two_step_off: {
      title: "Two-step sign-in is off",
      says: [`The password alone opens your account. ${notYou}`],
      action: "Check your sign-in",
    },
    new_recovery_codes: {
      title: "New recovery codes were made",
      says: [`The old ones are void. ${notYou}`],
      action: "Check your sign-in",
    },
    recovery_code_used: {
      title: "A recovery code was used",
      says: [`Somebody signed in with one of your recovery codes. Each works once. ${notYou}`],
      action: "Check your sign-in",
    },
    administrator_made: {
      title: "You are an administrator",
      says: [
        "Your account now has an administrator's rights. Set up two-step sign-in first: the Admin Panel stays closed until then. A passkey alone is not enough.",
      ],
      action: "Check your sign-in",
    },
    data_asked: {
      title: "A copy of your data was asked for",
      says: [`We are putting together what is held about you. ${notYou}`],
      action: "Check your sign-in",
    },
    data_ready: {
      title: "Your data are ready",
      says: [
        "The copy of your data that you asked for is ready. You can fetch it for {{hours}} hours.",
        "If it was not you who asked, change your password and sign out your other devices.",
      ],
      action: "Fetch it on your profile",
    },
    account_suspended: {
      title: "Your account is suspended",
      says: [
        "Your account was suspended. You can still sign in, read and export your data, cancel what you pay for, and delete the account. Nothing else can be used or changed.",
        "The suspension does not cancel {{plan}}: it goes on being charged until you cancel it on your profile.",
        "If you think this is a mistake, write to us: {{support}}",
      ],
      action: "See your account",
    },
    account_restored: {
      title: "Your account is open again",
      says: ["Your account is open again. Everything is as you left it."],
      action: "Open Rounds",
    },
    scripts_near: {
      title: "{{used}} of {{limit}} scripts used",
      says: [
        "You have used {{used}} of your {{limit}} scripts of this month. The count starts again on {{resets}}.",
        "Creator Pro has {{more}} scripts a month.",
      ],
      action: "See the plans",
    },
    scripts_used_up: {
      title: "This month's scripts are used up",
      says: [
        "You have used all {{limit}} scripts of this month. The count starts again on {{resets}}. Your saved scripts always stay open.",
        "Creator Pro has {{more}} scripts a month.",
      ],
      action: "See the plans",
    },
    views_near: {
      title: "{{used}} of {{limit}} topic views used",
      says: [
        "You have opened {{used}} of {{limit}} topics this month. The count starts again on {{resets}}.",
      ],
      action: "See the plans",
    },
    views_used_up: {
      title: "This month's topic views are used up",
      says: [
        "You have opened {{limit}} topics this month. They stay open until the month ends; new ones can be opened from {{resets}}.",
        "Creator Pro has topic views without a limit.",
      ],
      action: "See the plans",
    },
    scripts_granted: {
      title: "Extra scripts for you: {{scripts}} more a month",
      says: ["This counts up to and including {{until}}.", "It comes on top of your plan."],
      action: "See today's topics",
    },
    views_granted: {
      title: "Extra topic views for you: {{views}} more a month",
      says: ["This counts up to and including {{until}}.", "It comes on top of your plan."],
      action: "See today's topics",
    },
    script_ready: {
      title: "Your script is ready",
      says: ["“{{topic}}” was finished after the connection was lost. It is saved in your script history."],
      action: "Open the script",
    },
    weekly_plan: {
      title: "Topics to film this week",
      says: [
        "Chosen from what people ask now. Film what suits you.",
        "1. {{first}}\n{{why}}",
        "2. {{second}}\n{{secondwhy}}",
        "3. {{third}}\n{{thirdwhy}}",
        "The topics are sample data of {{sample}}.",
      ],
      action: "See the topics",
    },
    message_received: {
      title: "A message from the contact form",
      says: ["Somebody wrote about “{{subject}}”. It waits in the feedback inbox."],
      action: "Read it",
    },
    collection_failed: {
      title: "The collection of {{day}} failed",
      says: [
        "No topics could be collected, after several tries. Readers still see the earlier topics. You can run a collection in Admin; the worker's log says why this one failed.",
      ],
      action: lookInAdmin,
    },
    edition_withheld: {
      title: "The edition of {{day}} was withheld",
      says: [
        "What was collected is below the floor of communities, posts or topics. Readers still see the earlier topics. You can publish it by hand in Admin.",
      ],
      action: lookInAdmin,
    },
    ai_refused: {
      title: "The AI endpoint refuses us",
      says: [
        "A request was refused. Until this is mended no script can be written with AI; look at {{setting}} first.",
      ],
      action: null,
    },
    webhook_dead: {
      title: "A payment message could not be carried out",
      says: [
        "The provider's message {{message}} was tried for hours in vain and waits among the dead letters. Until it is carried out, somebody's plan may not be up to date. You can retry it in Admin.",
      ],
      action: lookInAdmin,
    },
  },
}
