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
import { toXmlText } from '../../documents/xml-text.ts'

/** Font sizes in half points. */
const fontSizes = { text: 20, title: 28, small: 17 }
/** Spacings in twentieths of a point. */
const spacings = { clause: 80, section: 200, sign: 700 }
const noBorder = { style: BorderStyle.NONE, size: 0, color: 'auto' }
const cellBorders = { top: noBorder, bottom: noBorder, left: noBorder, right: noBorder }
const tableBorders = { ...cellBorders, insideHorizontal: noBorder, insideVertical: noBorder }

type Locale = 'ru' | 'kz'
const languageTags = { ru: 'ru-RU', kz: 'kk-KZ' } as const

/** Replaces hyphens between digits with non-breaking ones, because a word processor would break «219-26» into two lines. */
const insertNonBreakingHyphens = (text: string): string => text.replaceAll(/(?<=\d)-(?=\d)/gu, '\u2011')

const createTextRun = (text: string, locale: Locale, options: { bold?: boolean; size?: number } = {}) =>
  new TextRun({
    text: toXmlText(insertNonBreakingHyphens(text)),
    language: { value: languageTags[locale] },
    ...options,
  })

const createClauseParagraph = (number: string, pieces: readonly ContractPiece[], locale: Locale, keepNext: boolean) =>
  new Paragraph({
    keepNext,
    spacing: { after: spacings.clause },
    children: [
      createTextRun(number && `${number}. `, locale),
      ...pieces.map(({ text, field }) => createTextRun(text, locale, { bold: Boolean(field) })),
    ],
  })

const createPlainParagraph = (text: string, locale: Locale, options: { bold?: boolean; size?: number } = {}) =>
  new Paragraph({ children: [createTextRun(text, locale, options)] })

const createCell = (children: Paragraph[]) =>
  new TableCell({
    borders: cellBorders,
    width: { size: 50, type: WidthType.PERCENTAGE },
    margins: { left: 0, right: 160 },
    children,
  })
const createBilingualRow = (left: Paragraph[], right: Paragraph[]) =>
  new TableRow({ cantSplit: true, children: [createCell(left), createCell(right)] })

const createHeadingParagraph = (text: string, locale: Locale) =>
  new Paragraph({
    heading: HeadingLevel.HEADING_2,
    keepNext: true,
    spacing: { before: spacings.section, after: spacings.clause },
    children: [createTextRun(text, locale, { bold: true, size: fontSizes.text })],
  })

const createPartyParagraphs = ({ role, name, lines: details, position, signer, sign }: ContractSide): Paragraph[] => [
  createPlainParagraph(role, 'ru', { bold: true }),
  createPlainParagraph(name, 'ru'),
  ...details.map((text) => createPlainParagraph(text, 'ru')),
  new Paragraph({
    spacing: { before: spacings.section },
    children: [createTextRun([position, signer].filter(Boolean).join(' '), 'ru')],
  }),
  new Paragraph({
    spacing: { before: spacings.sign },
    border: { top: { style: BorderStyle.SINGLE, size: 6, color: 'auto', space: 2 } },
    children: [createTextRun(sign, 'ru', { size: fontSizes.small })],
  }),
]

/** Renders the contract for a word processor, with the text and the two columns of the PDF. */
export function renderContractDocx(paper: ContractDocument): Promise<Buffer> {
  const { title, place, date, preamble, sections, requisites, sides } = paper
  const createTitleParagraphs = (locale: Locale) => [
    new Paragraph({
      heading: HeadingLevel.HEADING_1,
      children: [createTextRun(title[locale], locale, { bold: true, size: fontSizes.title })],
    }),
    createPlainParagraph(`${place[locale]}, ${date[locale]}`, locale),
  ]
  const table = new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    borders: tableBorders,
    rows: [
      createBilingualRow(createTitleParagraphs('ru'), createTitleParagraphs('kz')),
      ...preamble.map(({ ru, kz }) =>
        createBilingualRow([createClauseParagraph('', ru, 'ru', false)], [createClauseParagraph('', kz, 'kz', false)]),
      ),
      ...sections.flatMap(({ title: sectionTitle, clauses }) => [
        createBilingualRow(
          [createHeadingParagraph(sectionTitle.ru, 'ru')],
          [createHeadingParagraph(sectionTitle.kz, 'kz')],
        ),
        ...clauses.map(({ number, ru, kz }, index) => {
          // Keeps the first two and the last two clauses together, so that no clause is alone at the bottom or the top of a page.
          const keepNext = index === 0 ? clauses.length > 1 : index === clauses.length - 2
          return createBilingualRow(
            [createClauseParagraph(number, ru, 'ru', keepNext)],
            [createClauseParagraph(number, kz, 'kz', keepNext)],
          )
        }),
      ]),
      createBilingualRow([createHeadingParagraph(requisites.ru, 'ru')], [createHeadingParagraph(requisites.kz, 'kz')]),
      createBilingualRow(createPartyParagraphs(sides[0]), createPartyParagraphs(sides[1])),
    ],
  })
  const footer = new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.END,
        children: [
          createTextRun(`${title.ru} / ${title.kz}    `, 'ru', { size: fontSizes.small }),
          new TextRun({ children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES], size: fontSizes.small }),
        ],
      }),
    ],
  })
  return Packer.toBuffer(
    new Document({
      title: title.ru,
      creator: 'Press',
      styles: { default: { document: { run: { font: 'Times New Roman', size: fontSizes.text } } } },
      sections: [{ children: [table], footers: { default: footer } }],
    }),
  )
}
