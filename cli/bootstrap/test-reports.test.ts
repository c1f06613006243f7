import { mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test } from "vitest"
import { REPORTS } from "./test-reports.ts"

const reportOf = (report: unknown): string => {
  const file = join(mkdtempSync(join(tmpdir(), "rounds-report-")), "report.json")
  writeFileSync(file, JSON.stringify(report))
  return file
}

test("a failed test is named with its place and its reason, and a file that does not load counts as one", () => {
  const file = reportOf({
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 0,
    testResults: [
      { name: "/a.test.ts", status: "failed", message: "Cannot find module", assertionResults: [] },
      {
        name: "/b.test.ts",
        status: "failed",
        assertionResults: [
          { status: "passed", fullName: "counts", failureMessages: [] },
          {
            status: "failed",
            fullName: "adds up",
            failureMessages: ["expected 1 to be 2\n  at b.test.ts:4"],
          },
        ],
      },
    ],
  })
  expect(REPORTS.vitest(file)).toEqual({
    counts: { passed: 3, failed: 2, skipped: 1 },
    failures: [
      "  FAILED /a.test.ts\n    Cannot find module",
      "  FAILED /b.test.ts > adds up\n    expected 1 to be 2\n      at b.test.ts:4",
    ],
    unsteady: [],
  })
})

test("a failed journey is found in a suite within a suite", () => {
  const spec = { ok: false, title: "signs up", file: "auth.e2e.ts", line: 12 }
  const file = reportOf({
    stats: { expected: 2, unexpected: 1, flaky: 0, skipped: 0 },
    suites: [
      {
        specs: [{ ...spec, ok: true, tests: [] }],
        suites: [{ specs: [{ ...spec, tests: [{ results: [{ errors: [{ message: "no button" }] }] }] }] }],
      },
    ],
  })
  expect(REPORTS.playwright(file)).toEqual({
    counts: { passed: 2, failed: 1, skipped: 0 },
    failures: ["  FAILED auth.e2e.ts:12 > signs up\n    no button"],
    unsteady: [],
  })
})

test("a runner that left no report counts nothing", () => {
  expect(REPORTS.playwright(join(tmpdir(), "rounds-no-such-report.json"))).toEqual({
    counts: { passed: 0, failed: 0, skipped: 0 },
    failures: [],
    unsteady: [],
  })
})

test("what passed only at its second try is told with what it failed on at first", () => {
  const assertion = { status: "passed", fullName: "draws", failureMessages: ["no such button"] }
  const ofVitest = reportOf({
    numPassedTests: 1,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [{ name: "/c.test.tsx", status: "passed", assertionResults: [assertion] }],
  })
  expect(REPORTS.vitest(ofVitest).unsteady).toEqual(["  SECOND TRY /c.test.tsx > draws\n    no such button"])
  const results = [{ errors: [{ message: "too slow" }] }, { errors: [] }]
  const spec = {
    ok: true,
    title: "signs up",
    file: "auth.e2e.ts",
    line: 12,
    tests: [{ status: "flaky", results }],
  }
  const ofPlaywright = reportOf({
    stats: { expected: 0, unexpected: 0, flaky: 1, skipped: 0 },
    suites: [{ specs: [spec] }],
  })
  expect(REPORTS.playwright(ofPlaywright)).toEqual({
    counts: { passed: 1, failed: 0, skipped: 0 },
    failures: [],
    unsteady: ["  SECOND TRY auth.e2e.ts:12 > signs up\n    too slow"],
  })
})
