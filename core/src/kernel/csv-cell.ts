/** What begins a formula, also as it is typed in East Asia. */
const FORMULA = "=+\\-@\uFF1D\uFF0B\uFF0D\uFF20"

/**
 * Where a spreadsheet may see the begin of a cell: at the text's own, behind blanks too, and inside it where another
 * country's Excel parts columns by semicolons and knows no quotes in the middle of a line.
 */
const beginsFormula = new RegExp(`(?=[${FORMULA}])(?<=(?:^|[;\\t\\r\\n])\\s*)`, "gu")

/** What some programs leave out, and then see the formula. */
const beginsWithControl = /^[\t\r\n]/

/**
 * A cell of a table that is parted by commas (RFC 4180), which a spreadsheet reads as text, never as a formula, whatever
 * somebody has typed: an apostrophe makes it text. A number stays a number, below zero too.
 */
export const csvCell = (value: string | number | boolean | null): string => {
  if (typeof value !== "string") return value === null ? "" : String(value)
  const marked = value.replaceAll(beginsFormula, "'")
  const harmless = beginsWithControl.test(marked) ? `'${marked}` : marked
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
