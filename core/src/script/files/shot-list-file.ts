import { csvCell } from "#kernel/csv-cell.ts"
import { closingLines, type ExportMaterial, markOf, shotCells } from "./export-material.ts"
import { filming } from "#language/filming.ts"

/** The shot list as a table that a spreadsheet opens: RFC 4180, with the byte order mark that makes it read UTF-8. */
export const shotListFile = (material: ExportMaterial): string => {
  const { script, kit } = material
  const words = filming[script.language].files
  const rows = kit.shots.map((shot, index) => [...shotCells(shot), script.beats[index]?.text ?? ""])
  const notes = [markOf(material), ...closingLines(material)].map((line) => [words.note, line])
  return `\uFEFF${[words.columns, ...rows, [], ...notes].map(rowOf).join("\r\n")}\r\n`
}

const rowOf = (cells: ReadonlyArray<string>): string => cells.map(csvCell).join(",")
