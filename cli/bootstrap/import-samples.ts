/** Code that breaks one import rule each, and code that keeps them all. */
interface Sample {
  readonly name: string
  readonly file: string
  readonly code: string
  /** A piece of the complaint; `undefined`: nothing to complain about. */
  readonly complaint?: string
}

export const FORBIDDEN: readonly Required<Sample>[] = [
  sample(
    "core imports a library",
    "core/src/quota/a.ts",
    `import express from "express"`,
    "effect and itself",
  ),
  sample(
    "core imports Node",
    "core/src/quota/b.ts",
    `import { readFileSync } from "node:fs"`,
    "effect and itself",
  ),
  sample(
    "core imports an adapter",
    "core/src/quota/c.ts",
    `import { x } from "@rounds/adapters/x.ts"`,
    "effect and itself",
  ),
  sample(
    "core imports its test aids",
    "core/src/quota/d.ts",
    `import { x } from "#testing/x.ts"`,
    "What tests use",
  ),
  sample(
    "a feature imports the contract",
    "core/src/account/d.ts",
    `import { x } from "#contract/x.ts"`,
    "never imports it",
  ),
  sample(
    "a feature's rejections import the contract",
    "core/src/account/rejections.ts",
    `import { x } from "#contract/x.ts"`,
    "never imports it",
  ),
  sample(
    "core reads the clock",
    "core/src/quota/e.ts",
    `export const now = () => Date.now()`,
    "Time arrives",
  ),
  sample(
    "core throws dice",
    "core/src/quota/f.ts",
    `export const dice = () => Math.random()`,
    "Randomness is a port",
  ),
  sample(
    "core uses Effect's dice",
    "core/src/quota/g.ts",
    `import * as Random from "effect/Random"`,
    "Randomness is a port",
  ),
  sample(
    "core goes through globalThis",
    "core/src/quota/h.ts",
    `export const f = () => globalThis.fetch`,
    "nothing outside itself",
  ),
  sample(
    "a decider runs effects",
    "core/src/quota/decider.ts",
    `import * as Effect from "effect/Effect"`,
    "Domain files compute",
  ),
  sample(
    "a read model runs effects",
    "core/src/quota/usage.ts",
    `import { Effect } from "effect"`,
    "Domain files compute",
  ),
  sample("zod outside a wire file", "adapters/src/ai/a.ts", `import * as z from "zod"`, "wire.ts"),
  sample("zod/mini outside a wire file", "adapters/src/ai/b.ts", `import * as z from "zod/mini"`, "wire.ts"),
  sample("an import climbs", "adapters/src/ai/c.ts", `import { x } from "../x.ts"`, "Same folder"),
  sample("a wire file climbs", "adapters/src/ai/d.wire.ts", `import { x } from "../x.ts"`, "Same folder"),
  sample(
    "an adapter imports an adapter",
    "adapters/src/ai/k.ts",
    `import { x } from "#mail/x.ts"`,
    "meet only in live",
  ),
  sample(
    "the forum imports an adapter",
    "adapters/src/forum/a.ts",
    `import { x } from "#mail/x.ts"`,
    "meet only in live",
  ),
  sample(
    "payments know that they are played",
    "adapters/src/payments/k.ts",
    `import { x } from "#sandbox/x.ts"`,
    "meet only in live",
  ),
  sample(
    "the sandbox imports another adapter",
    "adapters/src/sandbox/k.ts",
    `import { x } from "#mail/x.ts"`,
    "meets no other adapter",
  ),
  sample(
    "a wire file imports an adapter",
    "adapters/src/ai/k.wire.ts",
    `import { x } from "#mail/x.ts"`,
    "meet only in live",
  ),
  sample("a test climbs", "core/src/quota/i.test.ts", `import { x } from "../x.ts"`, "Same folder"),
  sample(
    "the browser decides",
    "web/src/lib/a.ts",
    `import { quota } from "@rounds/core/quota/decider.ts"`,
    "never decides",
  ),
  sample(
    "a route decides",
    "web/src/routes/a.tsx",
    `import { quota } from "@rounds/core/quota/decider.ts"`,
    "never decides",
  ),
  sample(
    "the browser carries effect",
    "web/src/lib/b.ts",
    `import * as Schema from "effect/Schema"`,
    "no schema library",
  ),
  sample("the browser carries zod", "web/src/lib/c.ts", `import * as z from "zod/mini"`, "no schema library"),
  sample(
    "the browser imports a server",
    "web/src/lib/d.ts",
    `import { x } from "@rounds/adapters/http/x.ts"`,
    "no schema library",
  ),
  sample(
    "the browser runs the contract",
    "web/src/lib/e.ts",
    `import { x } from "@rounds/core/contract/x.ts"`,
    "types, and the pure rules",
  ),
  sample(
    "a feature imports a feature",
    "web/src/features/a/a.ts",
    `import { x } from "#features/b/b.ts"`,
    "routes compose",
  ),
  sample("a default export", "adapters/src/ai/e.ts", `export default 1`, "named exports"),
  sample("any", "adapters/src/ai/f.ts", `export const f = (x: any) => x`, "any"),
  sample("a bare !", "adapters/src/ai/g.ts", `export const f = (x: string | null) => x!`, "non-null"),
  sample("the console", "adapters/src/ai/h.ts", `export const f = () => console.log(1)`, "console"),
  sample("a name in camel case", "adapters/src/ai/camelCase.ts", `export const f = 1`, "kebab"),
  sample("a file too long", "adapters/src/ai/long.ts", "export {}\n".repeat(251), "too many lines"),
  sample(
    "a circle, there",
    "adapters/src/ai/there.ts",
    `import { b } from "./back.ts"\nexport const a = () => b`,
    "cycle",
  ),
  sample(
    "a circle, back",
    "adapters/src/ai/back.ts",
    `import { a } from "./there.ts"\nexport const b = () => a`,
    "cycle",
  ),
  sample(
    "a promise let go",
    "adapters/src/ai/i.ts",
    `const f = async () => 1\nexport const g = () => {\n  f()\n}`,
    "Promises must be awaited",
  ),
  sample(
    "a case forgotten",
    "adapters/src/ai/j.ts",
    `export const f = (x: "a" | "b") => {\n  switch (x) {\n    case "a":\n      return 1\n  }\n  return 2\n}`,
    "not exhaustive",
  ),
]

export const ALLOWED: readonly Sample[] = [
  allowed(
    "core/src/topic/ok.ts",
    `import * as Effect from "effect/Effect"\nimport { x } from "#kernel/x.ts"\nimport { y } from "./y.ts"\nexport const z = [Effect, x, y]`,
  ),
  allowed(
    "core/src/topic/ok.test.ts",
    `import fc from "fast-check"\nimport { x } from "#testing/x.ts"\nexport const z = [fc, x, new Date(0)]`,
  ),
  allowed(
    "core/src/contract/ok.ts",
    `import { x } from "#account/x.ts"\nimport { y } from "#contract/y.ts"\nexport const z = [x, y]`,
  ),
  allowed("adapters/src/ai/ok.wire.ts", `import * as z from "zod"\nexport const Listing = z.object({})`),
  allowed(
    "web/src/lib/ok.ts",
    `import { type X } from "@rounds/core/contract/x.ts"\nimport { plans } from "@rounds/core/plan/plan.ts"\nexport const x: X = plans`,
  ),
  allowed("web/src/routes/ok.tsx", `import { x } from "#features/a/a.tsx"\nexport const y = x`),
  allowed("adapters/src/forum/ok.ts", `import { x } from "#forum/x.ts"\nexport const y = x`),
  allowed("adapters/src/sandbox/ok.ts", `import { x } from "#payments/x.ts"\nexport const y = x`),
  allowed("adapters/src/ai/live.ts", `import { x } from "#mail/x.ts"\nexport const y = x`),
  allowed(
    "core/src/topic/deep.ts",
    `import { x } from "./lexicon/a/b.gen.ts"\nimport { y } from "#plan/deep/y.ts"\nexport const z = [x, y]`,
  ),
  allowed("adapters/src/ai/ok.ts", `export const b = 1`),
]

function sample(name: string, file: string, code: string, complaint: string) {
  return { name, file, code, complaint }
}

function allowed(file: string, code: string) {
  return { name: file, file, code }
}
