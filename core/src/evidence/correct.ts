import { faultsOf } from "./faults.ts"
import type { Finding } from "./finding.ts"
import type { Correction } from "./reviews.ts"
import type { SubjectFile } from "./subject-file.ts"

/**
 * What is wrong with a correction, one line each: what the library refuses in a file. Nothing that stood there before is
 * held against it.
 */
export const faultsOfCorrection = (
  file: SubjectFile,
  finding: Finding,
  correction: Correction,
): ReadonlyArray<string> => {
  const corrected = { ...finding, ...correction }
  const after = { ...file, findings: file.findings.map((one) => (one.id === finding.id ? corrected : one)) }
  const known = new Set(faultsOf(file))
  return faultsOf(after).filter((fault) => !known.has(fault))
}
