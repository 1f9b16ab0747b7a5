import { sumLines, countInWords, amountInWords } from '@press/domain'
import {
  type DocumentOffer,
  type DocumentLanguage,
  getLangAttribute,
  blankLine,
  formatDocumentDate,
  partyLine,
  getDocumentLines,
  formatNumber,
  formatDocumentAmount,
} from '@press/i18n/node'
import type { Content } from 'pdfmake'
import type { PressDocument } from '../../../../documents/document.ts'
import type { IssuedDocument } from './act.ts'
import {
  annex,
  partyBlock,
  getBox,
  columnHead,
  emptySpanCell,
  signatureLine,
  centredCell,
  numberCell,
} from '../../../../documents/form-blocks.ts'

/** Builds a waybill for goods, form З-2 (annex 26 to order № 562 of the Minister of Finance). */
export function waybillDocument(offer: DocumentOffer, words: DocumentLanguage, issued: IssuedDocument): PressDocument {
  const { t, locale } = words
  const back = issued.kind === 'return'
  const title = t(back ? 'offer-documents:waybill.returnTitle' : 'offer-documents:waybill.title')
  // For a return, the customer is the sender and the press the recipient.
  const [from, to] = back ? (['recipient', 'sender'] as const) : (['sender', 'recipient'] as const)
  const number = t('offer-documents:numberAlone', { number: issued.number })
  const sum = sumLines(issued.lines)
  const copies = copiesOf(issued)
  const signs = { signature: t('offer-documents:act.signature'), name: t('offer-documents:act.name') }
  return {
    title: `${title} ${number}`,
    lang: getLangAttribute(locale),
    page: 'wide',
    content: [
      annex(t('offer-documents:waybill.annex'), t('offer-documents:waybill.form')),
      partyBlock(
        t('offer-documents:waybill.organization'),
        offer[`${from}_name`] || blankLine,
        '',
        { term: t('offer-documents:act.iinBin'), value: offer[`${from}_bin`] },
        232,
      ),
      {
        columnGap: 10,
        margin: [0, 2, 0, 8],
        columns: [
          {
            width: '*',
            text: title.toLocaleUpperCase(getLangAttribute(locale)),
            bold: true,
            fontSize: 12,
            margin: [0, 12, 0, 0],
            outline: true,
          },
          getBox(
            [
              { term: t('offer-documents:act.number'), value: issued.number },
              { term: t('offer-documents:act.date'), value: formatDocumentDate(issued.date, locale) },
            ],
            134,
          ),
        ],
      },
      {
        layout: 'boxed',
        fontSize: 8.5,
        margin: [0, 0, 0, 8],
        table: {
          widths: ['*', '*', 118, 100, 118],
          body: [
            (['from', 'to', 'responsible', 'carrier', 'consignment'] as const).map((name) =>
              columnHead(t(`offer-documents:waybill.${name}`)),
            ),
            [
              { text: partyLine(offer, from, words, false) },
              { text: partyLine(offer, to, words, false) },
              emptySpanCell,
              emptySpanCell,
              emptySpanCell,
            ],
          ],
        },
      },
      goods(offer, words, issued),
      {
        unbreakable: true,
        fontSize: 8.5,
        stack: [
          {
            margin: [0, 6, 0, 4],
            text: [
              t('offer-documents:waybill.given', { count: countInWords(copies, locale) }),
              t('offer-documents:waybill.amounting', { words: amountInWords(sum, locale) }),
            ].join(', '),
          },
          {
            columnGap: 24,
            columns: [
              {
                width: '*',
                stack: [
                  signatureLine(
                    t('offer-documents:waybill.allowed'),
                    { position: t('offer-documents:act.position'), ...signs },
                    { who: back ? undefined : issued.signer?.[locale] },
                  ),
                  ...(['accountant', 'gave'] as const).map((role) =>
                    signatureLine(t(`offer-documents:waybill.${role}`), signs),
                  ),
                ],
              },
              {
                width: '*',
                stack: [
                  { text: t('offer-documents:waybill.proxy'), margin: [0, 6, 0, 8] },
                  { text: t('offer-documents:waybill.proxyBy'), margin: [0, 0, 0, 8] },
                  signatureLine(t('offer-documents:waybill.got'), signs),
                ],
              },
            ],
          },
          { text: t('offer-documents:seal'), fontSize: 8, margin: [0, 8, 0, 0] },
        ],
      },
    ],
    foot: { words: `${title} ${number}`, pages: t('documents:pages', { page: '{page}', pages: '{pages}' }) },
  }
}

const copiesOf = ({ lines }: IssuedDocument): number => lines.reduce((total, { quantity }) => total + quantity, 0)

function goods(offer: DocumentOffer, words: DocumentLanguage, issued: IssuedDocument): Content {
  const { t, locale } = words
  const { lines } = issued
  const vat = lines.reduce((total, line) => total + line.vat, 0)
  const column = (name: 'name' | 'stock' | 'due' | 'given' | 'quantity' | 'price' | 'sum' | 'vat') =>
    t(`offer-documents:waybill.column.${name}`)
  const span = { rowSpan: 2 }
  const copies = copiesOf(issued)
  return {
    layout: 'boxed',
    fontSize: 8.5,
    table: {
      headerRows: 3,
      dontBreakRows: true,
      keepWithHeaderRows: 1,
      widths: [34, '*', 72, 48, 56, 56, 72, 84, 74],
      body: [
        [
          columnHead(t('offer-documents:act.column.place'), span),
          columnHead(column('name'), span),
          columnHead(column('stock'), span),
          columnHead(t('offer-documents:act.column.unit'), span),
          columnHead(column('quantity'), { colSpan: 2 }),
          emptySpanCell,
          columnHead(column('price'), span),
          columnHead(column('sum'), span),
          columnHead(column('vat'), span),
        ],
        [
          emptySpanCell,
          emptySpanCell,
          emptySpanCell,
          emptySpanCell,
          columnHead(column('due')),
          columnHead(column('given')),
          emptySpanCell,
          emptySpanCell,
          emptySpanCell,
        ],
        Array.from({ length: 9 }, (_none, at) => columnHead(String(at + 1))),
        ...getDocumentLines(lines, offer.items, words).map((line, at) => [
          centredCell(String(at + 1)),
          { text: line.name },
          centredCell(''),
          centredCell(line.unit),
          numberCell(line.count),
          numberCell(line.count),
          numberCell(line.price),
          numberCell(line.sum),
          numberCell(line.vat),
        ]),
        [
          { text: t('offer-documents:total'), colSpan: 4, alignment: 'right', bold: true },
          emptySpanCell,
          emptySpanCell,
          emptySpanCell,
          numberCell(formatNumber(copies, locale), true),
          numberCell(formatNumber(copies, locale), true),
          centredCell('×'),
          numberCell(formatDocumentAmount(sumLines(lines), locale), true),
          numberCell(formatDocumentAmount(vat, locale), true),
        ],
      ],
    },
  }
}
