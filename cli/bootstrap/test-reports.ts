import { readFileSync } from "node:fs"

/** A test runner that writes a JSON report. */
export type Reporter = "vitest" | "playwright"

export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

/** What a runner's report says: how many tests ended how, and for each failed one its place and its reason. */
interface Report {
  readonly counts: Counts
  readonly failures: readonly string[]
}

export const NOTHING: Counts = { passed: 0, failed: 0, skipped: 0 }

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly message?: string
    readonly status: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      readonly failureMessages?: readonly string[] | null
    }[]
  }[]
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs: readonly {
    readonly ok: boolean
    readonly title: string
    readonly file: string
    readonly line: number
    readonly tests: readonly {
      readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[]
    }[]
  }[]
}

interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[]
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
}

/** Reads the report that a runner left in a file; a missing or broken one counts nothing. */
export const REPORTS: Record<Reporter, (file: string) => Report> = {
  vitest: (file) => {
    const report = read<VitestReport>(file)
    if (report === undefined) return { counts: NOTHING, failures: [] }
    // A file that could not be loaded has no failed test of its own.
    const broken = report.testResults.filter(
      ({ status, assertionResults }) =>
        status === "failed" && !assertionResults.some((result) => result.status === "failed"),
    )
    return {
      counts: {
        passed: report.numPassedTests,
        failed: report.numFailedTests + broken.length,
        skipped: report.numPendingTests + report.numTodoTests,
      },
      failures: [
        ...broken.map(({ name, message }) => failure(name, message)),
        ...report.testResults.flatMap(({ name, assertionResults }) =>
          assertionResults
            .filter(({ status }) => status === "failed")
            .map(({ fullName, failureMessages }) => failure(`${name} > ${fullName}`, failureMessages?.[0])),
        ),
      ],
    }
  },
  playwright: (file) => {
    const report = read<PlaywrightReport>(file)
    if (report === undefined) return { counts: NOTHING, failures: [] }
    const { expected, flaky, unexpected, skipped } = report.stats
    return {
      counts: { passed: expected + flaky, failed: unexpected, skipped },
      failures: report.suites
        .flatMap(specsOf)
        .filter(({ ok }) => !ok)
        .map((spec) =>
          failure(
            `${spec.file}:${String(spec.line)} > ${spec.title}`,
            spec.tests[0]?.results[0]?.errors[0]?.message,
          ),
        ),
    }
  },
}

const specsOf = (suite: PlaywrightSuite): PlaywrightSuite["specs"] => [
  ...suite.specs,
  ...(suite.suites ?? []).flatMap(specsOf),
]

/** At most as much of the reason as tells what was wanted and what was there. */
const REASON_CHARACTERS = 600

const failure = (test: string, reason = "no reason given") =>
  `  FAILED ${test}\n    ${reason.slice(0, REASON_CHARACTERS).trimEnd().replaceAll("\n", "\n    ")}`

const read = <Shape>(file: string): Shape | undefined => {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Shape
  } catch {
    return undefined
  }
}
