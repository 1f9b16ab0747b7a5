import {
  renderOffer,
  getLangAttribute,
  type KpBook,
  type OfferDocument,
  type DocumentFact,
  type DocumentLine,
  type DocumentOffer,
  type DocumentLanguage,
} from '@press/i18n/node'
import type { Content, TableCell } from 'pdfmake'
import type { PressDocument } from '../../../documents/document.ts'
import { letterhead, shanyrak, keepTogether } from '../../../documents/blocks.ts'
import { colours, sizes } from '../../../documents/style.ts'
import { drawCover } from './cover.ts'

/** Lays out a commercial offer as a letter, without the layout of a form (design n9). */
export function buildCommercialOffer(offer: DocumentOffer, language: DocumentLanguage, logo?: string): PressDocument {
  const paper = renderOffer(offer, language)
  const { t, locale } = language
  return {
    title: `${paper.title} ${t('offer-words:number', { number: offer.number })}`,
    lang: getLangAttribute(locale),
    content: [
      letterhead({ name: paper.press, about: paper.about, logo }, paper.aside, shanyrak),
      {
        margin: [0, 6, 0, 14],
        stack: [
          { text: paper.title, font: 'Literata', fontSize: sizes.title, lineHeight: 1.1, outline: true },
          { text: paper.number, fontSize: sizes.text + 0.5, color: colours.muted, margin: [0, 3, 0, 0] },
        ],
      },
      {
        margin: [0, 0, 0, 12],
        columnGap: 14,
        columns: [
          {
            width: '*',
            stack: [
              buildSmallText(paper.recipient.term),
              { text: paper.recipient.name, bold: true, margin: [0, 2, 0, 0] },
              ...paper.recipient.more.map((text): Content => ({ text, color: colours.strong })),
            ],
          },
          { width: 170, stack: paper.until ? buildFactBlock(paper.until) : [] },
        ],
      },
      { text: paper.lead, margin: [0, 0, 0, 8] },
      buildBooksTable(paper),
      ...buildClosingBlock(paper),
    ],
    foot: { words: paper.foot, pages: t('documents:pages', { page: '{page}', pages: '{pages}' }) },
  }
}

const buildSmallText = (text: string): Content => ({ text, fontSize: sizes.caption, color: colours.muted })
const buildFactBlock = ({ term, value }: DocumentFact): Content[] => [
  buildSmallText(term),
  { text: value, bold: true, margin: [0, 2, 0, 0] },
]

const columnWidths = ['*', 66, 62, 78]

const buildBooksTable = ({ columns, books: bookList }: OfferDocument): Content => ({
  layout: 'books',
  table: {
    headerRows: 1,
    dontBreakRows: true,
    widths: columnWidths,
    body: [
      [columns.name, columns.count, columns.price, columns.sum].map((text, index): TableCell => ({
        text,
        fontSize: sizes.caption,
        color: colours.muted,
        alignment: index ? 'right' : 'left',
      })),
      ...bookList.flatMap(buildBookRows),
    ],
  },
})

/**
 * Returns the rows of a book. The first row is a nested table with the book and its first line, so that they stay together. Other
 * lines have their own rows.
 */
function buildBookRows(book: KpBook): TableCell[][] {
  const [firstLine, ...otherLines] = book.lines
  const rows = [buildBookHeadRow(book), ...(firstLine ? [buildLineRow(firstLine)] : [])]
  return [
    [{ colSpan: columnWidths.length, layout: 'bookHead', table: { widths: columnWidths, body: rows } }, '', '', ''],
    ...otherLines.map(buildLineRow),
  ]
}

const buildBookHeadRow = ({ name, make, sum }: KpBook): TableCell[] => [
  {
    colSpan: 3,
    columnGap: 8,
    columns: [
      { svg: drawCover(name), width: 24 },
      {
        width: '*',
        stack: [
          { text: name, font: 'Literata', fontSize: 11, lineHeight: 1.15 },
          { text: make || ' ', fontSize: sizes.caption, color: colours.muted, margin: [0, 1, 0, 0] },
        ],
      },
    ],
  },
  '',
  '',
  // Aligns the smaller letters of the sum with the baseline of the name.
  { text: sum, bold: true, fontSize: 11, alignment: 'right', margin: [0, 1.75, 0, 0] },
]

const buildLineRow = ({ name, count, price, sum }: DocumentLine): TableCell[] => [
  { text: name, color: colours.strong, margin: [32, 0, 0, 0] },
  ...[count, price, sum].map((text): TableCell => ({ text, alignment: 'right', color: colours.strong })),
]

/** The maximum number of note lines that fit on a page with the rest of the block. */
const maxNoteLines = 24
/** The number of characters per line of a note. */
const lineLength = 100

const isLong = (note: string): boolean =>
  note.split('\n').reduce((sum, line) => sum + 1 + Math.floor(line.length / lineLength), 0) > maxNoteLines

/** The total, the total in words and the signature stay on one page, unless a long note is between them. */
function buildClosingBlock(paper: OfferDocument): Content[] {
  const note: Content[] = paper.note ? [{ text: paper.note, margin: [0, 0, 0, 8] }] : []
  return isLong(paper.note)
    ? [keepTogether(...buildTotalsBlock(paper)), ...note, keepTogether(...buildSignatureBlock(paper))]
    : [keepTogether(...buildTotalsBlock(paper), ...note, ...buildSignatureBlock(paper))]
}

const buildTotalsBlock = (paper: OfferDocument): Content[] => [
  {
    margin: [0, 12, 0, 12],
    columnGap: 14,
    columns: [
      { width: '*', stack: buildFactBlock(paper.words) },
      {
        width: 190,
        alignment: 'right',
        stack: [
          buildSmallText(paper.total.term),
          { text: paper.total.value, bold: true, fontSize: 19, lineHeight: 1.15 },
          ...paper.under.map((text): Content => ({ text, color: colours.strong })),
        ],
      },
    ],
  },
  {
    margin: [0, 0, 0, 10],
    canvas: [{ type: 'line', x1: 0, y1: 0, x2: 505, y2: 0, lineWidth: 0.5, lineColor: colours.line }],
  },
  ...(paper.terms.length
    ? [
        {
          margin: [0, 0, 0, 8] as [number, number, number, number],
          columns: paper.terms.map((one) => ({ width: '*' as const, stack: buildFactBlock(one) })),
        },
      ]
    : []),
]

const buildSignatureBlock = (paper: OfferDocument): Content[] => [
  { text: paper.prices, color: colours.muted, margin: [0, 0, 0, 22] },
  {
    columnGap: 14,
    columns: [
      { width: 170, stack: [buildSmallText(paper.signer.role), { text: paper.signer.name, bold: true }] },
      {
        width: 170,
        margin: [0, 20, 0, 0],
        canvas: [{ type: 'line', x1: 0, y1: 0, x2: 160, y2: 0, lineWidth: 0.75, lineColor: colours.strong }],
      },
      { width: 'auto', text: paper.seal, color: colours.muted, margin: [0, 12, 0, 0] },
    ],
  },
]
