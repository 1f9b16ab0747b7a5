import type { ContractDocument, ContractPiece, ContractSide } from '@press/domain'
import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import { xmlText } from '../../documents/xml-text.ts'

/** `size` is in half points, `gap` in twentieths of a point. */
const size = { text: 20, title: 28, small: 17 }
const gap = { clause: 80, section: 200, sign: 700 }
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' }
const borders = { top: none, bottom: none, left: none, right: none }
const lines = { ...borders, insideHorizontal: none, insideVertical: none }

type Locale = 'ru' | 'kz'
const tags = { ru: 'ru-RU', kz: 'kk-KZ' } as const

/** Replaces hyphens between digits with non-breaking ones, because a word processor would break «219-26» into two lines. */
const unbroken = (text: string): string => text.replaceAll(/(?<=\d)-(?=\d)/gu, '\u2011')

const run = (text: string, locale: Locale, more: { bold?: boolean; size?: number } = {}) =>
  new TextRun({ text: xmlText(unbroken(text)), language: { value: tags[locale] }, ...more })

const clause = (number: string, pieces: readonly ContractPiece[], locale: Locale, keepNext: boolean) =>
  new Paragraph({
    keepNext,
    spacing: { after: gap.clause },
    children: [
      run(number && `${number}. `, locale),
      ...pieces.map(({ text, field }) => run(text, locale, { bold: Boolean(field) })),
    ],
  })

const plain = (text: string, locale: Locale, more: { bold?: boolean; size?: number } = {}) =>
  new Paragraph({ children: [run(text, locale, more)] })

const cell = (children: Paragraph[]) =>
  new TableCell({
    borders,
    width: { size: 50, type: WidthType.PERCENTAGE },
    margins: { left: 0, right: 160 },
    children,
  })
const pair = (left: Paragraph[], right: Paragraph[]) =>
  new TableRow({ cantSplit: true, children: [cell(left), cell(right)] })

const headed = (text: string, locale: Locale) =>
  new Paragraph({
    heading: HeadingLevel.HEADING_2,
    keepNext: true,
    spacing: { before: gap.section, after: gap.clause },
    children: [run(text, locale, { bold: true, size: size.text })],
  })

const sideOf = ({ role, name, lines: details, position, signer, sign }: ContractSide): Paragraph[] => [
  plain(role, 'ru', { bold: true }),
  plain(name, 'ru'),
  ...details.map((text) => plain(text, 'ru')),
  new Paragraph({
    spacing: { before: gap.section },
    children: [run([position, signer].filter(Boolean).join(' '), 'ru')],
  }),
  new Paragraph({
    spacing: { before: gap.sign },
    border: { top: { style: BorderStyle.SINGLE, size: 6, color: 'auto', space: 2 } },
    children: [run(sign, 'ru', { size: size.small })],
  }),
]

/** Renders the contract for a word processor, with the text and the two columns of the PDF. */
export function contractDocx(paper: ContractDocument): Promise<Buffer> {
  const { title, place, date, preamble, sections, requisites, sides } = paper
  const top = (locale: Locale) => [
    new Paragraph({
      heading: HeadingLevel.HEADING_1,
      children: [run(title[locale], locale, { bold: true, size: size.title })],
    }),
    plain(`${place[locale]}, ${date[locale]}`, locale),
  ]
  const table = new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    borders: lines,
    rows: [
      pair(top('ru'), top('kz')),
      ...preamble.map(({ ru, kz }) => pair([clause('', ru, 'ru', false)], [clause('', kz, 'kz', false)])),
      ...sections.flatMap(({ title: head, clauses }) => [
        pair([headed(head.ru, 'ru')], [headed(head.kz, 'kz')]),
        ...clauses.map(({ number, ru, kz }, at) => {
          // Keeps the first two and the last two clauses together, so that no clause is alone at the bottom or the top of a page.
          const keep = at === 0 ? clauses.length > 1 : at === clauses.length - 2
          return pair([clause(number, ru, 'ru', keep)], [clause(number, kz, 'kz', keep)])
        }),
      ]),
      pair([headed(requisites.ru, 'ru')], [headed(requisites.kz, 'kz')]),
      pair(sideOf(sides[0]), sideOf(sides[1])),
    ],
  })
  const pages = new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.END,
        children: [
          run(`${title.ru} / ${title.kz}    `, 'ru', { size: size.small }),
          new TextRun({ children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES], size: size.small }),
        ],
      }),
    ],
  })
  return Packer.toBuffer(
    new Document({
      title: title.ru,
      creator: 'Press',
      styles: { default: { document: { run: { font: 'Times New Roman', size: size.text } } } },
      sections: [{ children: [table], footers: { default: pages } }],
    }),
  )
}
