import {
  renderInvoice,
  getLangAttribute,
  type DocumentFact,
  type DocumentOffer,
  type DocumentLanguage,
} from '@press/i18n/node'
import type { Content, TableCell } from 'pdfmake'
import type { PressDocument } from '../../../documents/document.ts'
import { colours } from '../../../documents/style.ts'
import { ruleBlock } from '../../../documents/form-blocks.ts'

const contentWidth = 519

/** Lays out a счёт на оплату in black and without branding, so that a photocopy stays readable (design n8). */
export function buildInvoiceDocument(offer: DocumentOffer, language: DocumentLanguage): PressDocument {
  const paper = renderInvoice(offer, language)
  const { t, locale } = language
  return {
    title: paper.title,
    lang: getLangAttribute(locale),
    page: 'form',
    content: [
      { text: paper.warning, fontSize: 7.5, alignment: 'center', margin: [20, 0, 20, 10], color: colours.ink },
      { text: paper.sample, bold: true, alignment: 'center', margin: [0, 0, 0, 4] },
      buildBankBox(paper.bank),
      {
        text: paper.title,
        fontSize: 15,
        bold: true,
        lineHeight: 1.1,
        margin: [0, 16, 0, 6],
        color: colours.ink,
        outline: true,
      },
      ruleBlock(contentWidth),
      ...paper.parties.map(buildPartyBlock),
      buildLinesTable(paper),
      // The sums, the sum in words and the signature stay on one page.
      { unbreakable: true, stack: [buildTotalsTable(paper.totals), ...buildClosingBlock(paper)] },
    ],
    foot: { words: paper.title, pages: t('documents:pages', { page: '{page}', pages: '{pages}' }) },
  }
}

type Paper = ReturnType<typeof renderInvoice>

const buildCentredFactCell = (fact: DocumentFact): TableCell => ({
  alignment: 'center',
  stack: [
    { text: fact.term, bold: true },
    { text: fact.value || ' ', bold: true },
  ],
})

const buildBankBox = ({ beneficiary, bin, account, kbe, bank, bic, knp }: Paper['bank']): Content => ({
  layout: 'boxed',
  color: colours.ink,
  table: {
    widths: ['*', 158, 92],
    body: [
      [
        {
          stack: [
            { text: beneficiary.term, bold: true },
            { text: beneficiary.value, bold: true },
            ...(bin ? [{ text: bin }] : []),
          ],
        },
        buildCentredFactCell(account),
        buildCentredFactCell(kbe),
      ],
      [
        { stack: [{ text: bank.term }, { text: bank.value || ' ' }] },
        buildCentredFactCell(bic),
        buildCentredFactCell(knp),
      ],
    ],
  },
})

const buildPartyBlock = ({ term, value }: DocumentFact): Content => ({
  color: colours.ink,
  margin: [0, 0, 0, 6],
  columnGap: 10,
  columns: [
    { width: 76, text: term },
    { width: '*', text: value, bold: true },
  ],
})

const buildLinesTable = ({ columns, lines }: Paper): Content => ({
  layout: 'framed',
  color: colours.ink,
  margin: [0, 8, 0, 6],
  table: {
    headerRows: 1,
    dontBreakRows: true,
    widths: [18, '*', 44, 42, 64, 76],
    body: [
      [columns.place, columns.name, columns.count, columns.unit, columns.price, columns.sum].map((text): TableCell => ({
        text,
        bold: true,
        alignment: 'center',
      })),
      ...lines.map(({ name, count, unit, price, sum }, index): TableCell[] => [
        { text: String(index + 1), alignment: 'center' },
        { text: name },
        { text: count, alignment: 'right' },
        { text: unit, alignment: 'center' },
        { text: price, alignment: 'right' },
        { text: sum, alignment: 'right' },
      ]),
    ],
  },
})

/** The sums below a table, aligned with its last column. */
const buildTotalsTable = (facts: readonly DocumentFact[]): Content => ({
  layout: 'noBorders',
  color: colours.ink,
  table: {
    widths: ['*', 86],
    body: facts.map(({ term, value }): TableCell[] => [
      { text: term, bold: true, alignment: 'right' },
      { text: value, bold: true, alignment: 'right', margin: [0, 0, 5, 0] },
    ]),
  },
})

const buildClosingBlock = ({ count, words, schedule, signer, seal, code, codeLabel }: Paper): Content[] => [
  { text: count, margin: [0, 6, 0, 2], color: colours.ink },
  { text: words, bold: true, margin: [0, 0, 0, 6], color: colours.ink },
  ...(schedule
    ? [{ text: schedule, margin: [0, 0, 0, 6] as [number, number, number, number], color: colours.ink }]
    : []),
  ruleBlock(contentWidth),
  {
    columnGap: 16,
    margin: [0, 12, 0, 0],
    columns: [
      {
        width: '*',
        margin: [0, 14, 0, 0],
        color: colours.ink,
        stack: [
          {
            columnGap: 8,
            columns: [
              { width: 'auto', text: signer.role, bold: true },
              { width: 180, canvas: [{ type: 'line', x1: 0, y1: 10, x2: 180, y2: 10, lineWidth: 0.75 }] },
              { width: 'auto', text: `/ ${signer.name || '____________________'} /` },
            ],
          },
          { text: seal, fontSize: 8, color: colours.muted, margin: [130, 8, 0, 0] },
        ],
      },
      {
        width: 'auto',
        stack: [
          { qr: code, fit: 104, eccLevel: 'M', foreground: colours.ink },
          { text: codeLabel, fontSize: 7.5, color: colours.muted, margin: [0, 3, 0, 0] },
        ],
      },
    ],
  },
]
