import { readFileSync } from "node:fs"

/** A test runner that writes a JSON report. */
export type Reporter = "vitest" | "playwright"

export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

export const NOTHING: Counts = { passed: 0, failed: 0, skipped: 0 }

/**
 * What a runner's report says: how many tests ended how, and for each failed one its place and its reason. What passed
 * only when it was run again (a test against a browser, a server or a process may be) is `unsteady`: told, never hidden.
 */
interface Report {
  readonly counts: Counts
  readonly failures: readonly string[]
  readonly unsteady: readonly string[]
}

const NO_REPORT: Report = { counts: NOTHING, failures: [], unsteady: [] }

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
      readonly status?: string
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
    if (report === undefined) return NO_REPORT
    // A file that could not be loaded has no failed test of its own.
    const broken = report.testResults.filter(
      ({ status, assertionResults }) =>
        status === "failed" && !assertionResults.some((result) => result.status === "failed"),
    )
    const tests = report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map((result) => ({ ...result, place: `${name} > ${result.fullName}` })),
    )
    return {
      counts: {
        passed: report.numPassedTests,
        failed: report.numFailedTests + broken.length,
        skipped: report.numPendingTests + report.numTodoTests,
      },
      failures: [
        ...broken.map(({ name, message }) => line("FAILED", name, message)),
        ...tests
          .filter(({ status }) => status === "failed")
          .map(({ place, failureMessages }) => line("FAILED", place, failureMessages?.[0])),
      ],
      // What failed at first keeps its reasons when it passes.
      unsteady: tests
        .filter(({ status, failureMessages }) => status === "passed" && (failureMessages ?? []).length > 0)
        .map(({ place, failureMessages }) => line("SECOND TRY", place, failureMessages?.[0])),
    }
  },
  playwright: (file) => {
    const report = read<PlaywrightReport>(file)
    if (report === undefined) return NO_REPORT
    const { expected, flaky, unexpected, skipped } = report.stats
    const specs = report.suites.flatMap(specsOf).map((spec) => ({
      ok: spec.ok,
      place: `${spec.file}:${String(spec.line)} > ${spec.title}`,
      status: spec.tests[0]?.status,
      reason: spec.tests[0]?.results[0]?.errors[0]?.message,
    }))
    return {
      counts: { passed: expected + flaky, failed: unexpected, skipped },
      failures: specs.filter(({ ok }) => !ok).map(({ place, reason }) => line("FAILED", place, reason)),
      unsteady: specs
        .filter(({ status }) => status === "flaky")
        .map(({ place, reason }) => line("SECOND TRY", place, reason)),
    }
  },
}

const specsOf = (suite: PlaywrightSuite): PlaywrightSuite["specs"] => [
  ...suite.specs,
  ...(suite.suites ?? []).flatMap(specsOf),
]

/** At most as much of the reason as tells what was wanted and what was there. */
const REASON_CHARACTERS = 600

const line = (word: "FAILED" | "SECOND TRY", test: string, reason = "no reason given") =>
  `  ${word} ${test}\n    ${reason.slice(0, REASON_CHARACTERS).trimEnd().replaceAll("\n", "\n    ")}`

const read = <Shape>(file: string): Shape | undefined => {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Shape
  } catch {
    return undefined
  }
}
