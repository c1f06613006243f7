import type { Command } from "commander"

const loaders = {
  serve: async () => (await import("./commands/serve.ts")).serve,
  work: async () => (await import("./commands/work.ts")).work,
  migrate: async () => (await import("./commands/migrate.ts")).migrate,
  seed: async () => (await import("./commands/seed.ts")).seed,
  collect: async () => (await import("./commands/collect.ts")).collect,
  editions: async () => (await import("./commands/editions.ts")).editions,
  sources: async () => (await import("./commands/sources.ts")).sources,
  lexicon: async () => (await import("./commands/lexicon.ts")).lexicon,
  topics: async () => (await import("./commands/topics.ts")).topics,
  write: async () => (await import("./commands/write.ts")).write,
  script: async () => (await import("./commands/script.ts")).script,
  scripts: async () => (await import("./commands/scripts.ts")).scripts,
  "grant-quota": async () => (await import("./commands/grant-quota.ts")).grantQuota,
  "set-tier": async () => (await import("./commands/set-tier.ts")).setTier,
  users: async () => (await import("./commands/users.ts")).users,
  account: async () => (await import("./commands/account.ts")).account,
  "cancel-subscription": async () => (await import("./commands/cancel-subscription.ts")).cancelSubscription,
  subscription: async () => (await import("./commands/subscription.ts")).subscription,
  explain: async () => (await import("./commands/explain.ts")).explain,
  "replay-webhook": async () => (await import("./commands/replay-webhook.ts")).replayWebhook,
  "security-log": async () => (await import("./commands/security-log.ts")).securityLog,
  webhooks: async () => (await import("./commands/webhooks.ts")).webhooks,
  templates: async () => (await import("./commands/templates.ts")).templates,
  feedback: async () => (await import("./commands/feedback.ts")).feedback,
  mail: async () => (await import("./commands/mail.ts")).mail,
  waitlist: async () => (await import("./commands/waitlist.ts")).waitlist,
  reconcile: async () => (await import("./commands/reconcile.ts")).reconcile,
  clock: async () => (await import("./commands/clock.ts")).clock,
  usage: async () => (await import("./commands/usage.ts")).usage,
  "weekly-plan": async () => (await import("./commands/weekly-plan.ts")).weeklyPlan,
  "rebuild-read-models": async () => (await import("./commands/rebuild-read-models.ts")).rebuildReadModels,
  doctor: async () => (await import("./commands/doctor.ts")).doctor,
  themes: async () => (await import("./commands/themes.ts")).themes,
  trends: async () => (await import("./commands/trends.ts")).trends,
  fit: async () => (await import("./commands/fit.ts")).fit,
  evidence: async () => (await import("./commands/evidence.ts")).evidence,
  check: async () => (await import("./commands/check.ts")).check,
  captions: async () => (await import("./commands/captions.ts")).captions,
} satisfies { readonly [name: string]: () => Promise<Command> }

type Name = keyof typeof loaders

// The keys of an object literal are exactly its type's.
export const commandNames = Object.keys(loaders) as ReadonlyArray<Name>

export const loadCommand = (name: Name): Promise<Command> => loaders[name]()
