import { packs } from "@rounds/core/language/pack.ts"
import { beatNameIn } from "@rounds/core/script/files/beat-names.ts"
import {
  clockOf,
  closingLines,
  type ExportMaterial,
  markOf,
  shotCells,
} from "@rounds/core/script/files/export-material.ts"
import { filming } from "@rounds/core/language/filming.ts"
import { withNumbers } from "@rounds/core/script/posting/source-lines.ts"
import {
  Document,
  ExternalHyperlink,
  Footer,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from "docx"

/** The script as a Word document: what is said, its sources, how it is filmed; the mark stands on every page. */
export const wordFile = async (material: ExportMaterial): Promise<Uint8Array> => {
  const { script } = material
  const words = filming[script.language].files
  const closing = closingLines(material)
  const document = new Document({
    title: script.topicTitle,
    creator: "Rounds",
    description: markOf(material),
    styles: {
      default: { document: { run: { font: "Calibri", size: 24, language: { value: tagOf(material) } } } },
    },
    sections: [
      {
        footers: { default: new Footer({ children: [small(markOf(material))] }) },
        children: [
          new Paragraph({ text: script.topicTitle, heading: HeadingLevel.TITLE }),
          small(markOf(material)),
          small(
            words.length(script.words, Math.round(script.spokenSeconds), Math.round(script.wordsPerMinute)),
          ),
          ...script.beats.flatMap((beat) => [
            heading(`${clockOf(beat.startsAt)}  ${beatNameIn(beat.name, script.language)}`),
            new Paragraph({ text: withNumbers(beat, script.sources) }),
            new Paragraph({ children: [new TextRun({ text: beat.direction, italics: true, size: 20 })] }),
          ]),
          ...(closing.length === 0 ? [] : [heading(words.sources), ...closing.map(linked)]),
          heading(words.shots),
          shotTable(material),
          heading(words.hashtags),
          new Paragraph({ text: material.kit.hashtags.join(" ") }),
        ],
      },
    ],
  })
  return new Uint8Array(await Packer.toBuffer(document))
}

const tagOf = ({ script }: ExportMaterial) => packs[script.language].place

const heading = (text: string) => new Paragraph({ text, heading: HeadingLevel.HEADING_2 })
const small = (text: string) =>
  new Paragraph({ children: [new TextRun({ text, size: 18, color: "555555" })] })

/** A line whose address can be followed. */
const linked = (line: string) => {
  const found = /https?:\/\/\S+/.exec(line)
  if (found === null) return new Paragraph({ text: line })
  const [link] = found
  return new Paragraph({
    children: [
      new TextRun(line.slice(0, found.index)),
      new ExternalHyperlink({ link, children: [new TextRun({ text: link, style: "Hyperlink" })] }),
      new TextRun(line.slice(found.index + link.length)),
    ],
  })
}

const shotTable = ({ script, kit }: ExportMaterial) => {
  const { columns } = filming[script.language].files
  const head = columns.slice(0, -1)
  const rows = kit.shots.map(shotCells)
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: [head, ...rows].map(
      (cells, at) =>
        new TableRow({
          tableHeader: at === 0,
          children: cells.map(
            (text) =>
              new TableCell({
                children: [new Paragraph({ children: [new TextRun({ text, size: 18, bold: at === 0 })] })],
              }),
          ),
        }),
    ),
  })
}
