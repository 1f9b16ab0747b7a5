import { type TurnoverKind, type ChargedLine, amountInWords, sumLines } from '@press/domain'
import {
  type SignerTexts,
  type DocumentOffer,
  type DocumentLanguage,
  formatContractReference,
  getLangAttribute,
  describeParty,
  formatDocumentDate,
  formatNumber,
  formatDocumentAmount,
  getLinesTotals,
  getDocumentLines,
} from '@press/i18n/node'
import type { Content, TableCell } from 'pdfmake'
import type { PressDocument } from '../../../../documents/document.ts'
import {
  annexBlock,
  partyBlock,
  boxBlock,
  lineWithCaption,
  signatureLine,
  emptySpanCell,
  numberCell,
  centredCell,
  columnHead,
} from '../../../../documents/form-blocks.ts'

/** A turnover document as issued: its lines and its VAT rate. */
export interface IssuedDocument {
  kind: TurnoverKind
  number: string
  date: string
  vat_rate: number
  lines: readonly ChargedLine[]
  /** The person who signs the document for the press; null if no signer is set. */
  signer: SignerTexts | null
}

/** Builds an act of completed works, form Р-1 (annex 50 to order № 562 of the Minister of Finance): eight columns, landscape. */
export function buildActDocument(
  offer: DocumentOffer,
  language: DocumentLanguage,
  document: IssuedDocument,
): PressDocument {
  const { t, locale } = language
  const title = t('offer-documents:act.title')
  const number = t('offer-documents:numberAlone', { number: document.number })
  const toIinBinFact = (value: string) => ({ term: t('offer-documents:act.iinBin'), value })
  const contract =
    formatContractReference(offer, language) ||
    t('offer-documents:act.offer', { offer: t('offer-words:number', { number: offer.number }) })
  const signatureLabels = {
    position: t('offer-documents:act.position'),
    signature: t('offer-documents:act.signature'),
    name: t('offer-documents:act.name'),
  }
  return {
    title: `${title} ${number}`,
    lang: getLangAttribute(locale),
    page: 'wide',
    content: [
      annexBlock(t('offer-documents:act.annex'), t('offer-documents:act.form')),
      partyBlock(
        t('offer-documents:act.customer'),
        describeParty(offer, 'recipient', language, false),
        t('offer-documents:act.sideHint'),
        toIinBinFact(offer.recipient_bin),
      ),
      partyBlock(
        t('offer-documents:act.executor'),
        describeParty(offer, 'sender', language, false),
        t('offer-documents:act.sideHint'),
        toIinBinFact(offer.sender_bin),
      ),
      {
        columnGap: 10,
        margin: [0, 2, 0, 8],
        columns: [
          {
            width: '*',
            text: [`${t('offer-documents:act.contract')}: `, { text: contract, bold: true }],
            margin: [0, 8, 0, 0],
          },
          boxBlock(
            [
              { term: t('offer-documents:act.number'), value: document.number },
              { term: t('offer-documents:act.date'), value: formatDocumentDate(document.date, locale) },
            ],
            134,
          ),
        ],
      },
      {
        text: `${title.toLocaleUpperCase(getLangAttribute(locale))}*`,
        bold: true,
        fontSize: 12,
        alignment: 'center',
        margin: [0, 0, 0, 6],
        outline: true,
      },
      buildWorksTable(offer, language, document),
      {
        unbreakable: true,
        fontSize: 8.5,
        stack: [
          {
            text: t('offer-documents:act.words', { words: amountInWords(sumLines(document.lines), locale) }),
            margin: [0, 4, 0, 4],
          },
          {
            columnGap: 6,
            columns: [
              { width: 'auto', text: t('offer-documents:act.stocks') },
              lineWithCaption(t('offer-documents:act.none'), t('offer-documents:act.stocksHint'), 420),
            ],
          },
          {
            text: `${t('offer-documents:act.annexes')} ${t('offer-documents:act.pagesOf')}`,
            fontSize: 7.5,
            margin: [0, 2, 0, 0],
          },
          {
            columnGap: 24,
            columns: [
              {
                width: '*',
                stack: [
                  signatureLine(t('offer-documents:act.handed'), signatureLabels, { who: document.signer?.[locale] }),
                  buildSealLine(t('offer-documents:seal')),
                ],
              },
              {
                width: '*',
                stack: [
                  signatureLine(t('offer-documents:act.took'), signatureLabels),
                  { text: `${t('offer-documents:act.signed')}: ____________________`, margin: [0, 4, 0, 0] },
                  buildSealLine(t('offer-documents:seal')),
                ],
              },
            ],
          },
          { text: ' ', fontSize: 4 },
          ...(['use', 'day', 'report'] as const).map((note): Content => ({
            text: t(`offer-documents:act.note.${note}`),
            fontSize: 6.5,
            lineHeight: 1.1,
          })),
        ],
      },
    ],
    foot: { words: `${title} ${number}`, pages: t('documents:pages', { page: '{page}', pages: '{pages}' }) },
  }
}

const buildSealLine = (text: string): Content => ({ text, fontSize: 8, margin: [0, 4, 0, 0] })

/** The height, in points, that the longest column heading needs below the first heading row. */
const secondHeadRowHeight = 34

/** Creates the form's last row: the total quantity, if all lines have one unit, and the total sum. */
function createTotalRow(
  { items }: DocumentOffer,
  { lines }: IssuedDocument,
  { t, locale }: DocumentLanguage,
): TableCell[] {
  const units = new Set(lines.map(({ item, work }) => items[item]?.work_types[work ?? -1]?.unit ?? 'service'))
  const count = lines.reduce((total, { quantity }) => total + quantity, 0)
  return [
    { text: t('offer-documents:total'), colSpan: 5, alignment: 'right', bold: true },
    ...Array.from({ length: 4 }, () => emptySpanCell),
    units.size === 1 ? numberCell(formatNumber(count, locale), true) : centredCell('×'),
    centredCell('×'),
    numberCell(formatDocumentAmount(sumLines(lines), locale), true),
  ]
}

const buildSubtotalRow = (term: string, value: string): TableCell[] => [
  { text: term, colSpan: 7, alignment: 'right', bold: true },
  ...Array.from({ length: 6 }, () => emptySpanCell),
  numberCell(value, true),
]

function buildWorksTable(offer: DocumentOffer, language: DocumentLanguage, document: IssuedDocument): Content {
  const { t, locale } = language
  const getColumnTitle = (name: 'place' | 'name' | 'day' | 'report' | 'unit' | 'done' | 'count' | 'price' | 'sum') =>
    t(`offer-documents:act.column.${name}`)
  const spanTwoRows = { rowSpan: 2 }
  const { lines, date, vat_rate } = document
  const [, ...subtotals] = getLinesTotals(lines, vat_rate, language)
  return {
    layout: 'boxed',
    fontSize: 8.5,
    table: {
      headerRows: 3,
      dontBreakRows: true,
      keepWithHeaderRows: 1,
      // The widths leave room for a date in Kazakh on one line.
      widths: [36, '*', 103, 141, 50, 44, 62, 72],
      // A cell that spans two rows does not increase their height by itself.
      heights: ['auto', secondHeadRowHeight],
      body: [
        [
          columnHead(getColumnTitle('place'), spanTwoRows),
          columnHead(getColumnTitle('name'), spanTwoRows),
          columnHead(getColumnTitle('day'), spanTwoRows),
          columnHead(getColumnTitle('report'), spanTwoRows),
          columnHead(getColumnTitle('unit'), spanTwoRows),
          columnHead(getColumnTitle('done'), { colSpan: 3 }),
          emptySpanCell,
          emptySpanCell,
        ],
        [
          emptySpanCell,
          emptySpanCell,
          emptySpanCell,
          emptySpanCell,
          emptySpanCell,
          columnHead(getColumnTitle('count')),
          columnHead(getColumnTitle('price')),
          columnHead(getColumnTitle('sum')),
        ],
        Array.from({ length: 8 }, (_none, index) => columnHead(String(index + 1))),
        ...getDocumentLines(lines, offer.items, language).map((line, index) => [
          centredCell(String(index + 1)),
          { text: line.name },
          centredCell(formatDocumentDate(date, locale)),
          centredCell(''),
          centredCell(line.unit),
          numberCell(line.count),
          numberCell(line.price),
          numberCell(line.sum),
        ]),
        createTotalRow(offer, document, language),
        ...subtotals.map(({ term, value }) => buildSubtotalRow(term, value)),
      ],
    },
  }
}
