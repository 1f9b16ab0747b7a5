import { sumLines, countInWords, amountInWords } from '@press/domain'
import {
  type DocumentOffer,
  type DocumentLanguage,
  getLangAttribute,
  blankLine,
  formatDocumentDate,
  describeParty,
  getDocumentLines,
  formatNumber,
  formatDocumentAmount,
} from '@press/i18n/node'
import type { Content } from 'pdfmake'
import type { PressDocument } from '../../../../documents/document.ts'
import type { IssuedDocument } from './act.ts'
import {
  annexBlock,
  partyBlock,
  boxBlock,
  columnHead,
  emptySpanCell,
  signatureLine,
  centredCell,
  numberCell,
} from '../../../../documents/form-blocks.ts'

/** Builds a waybill for goods, form З-2 (annex 26 to order № 562 of the Minister of Finance). */
export function buildWaybillDocument(
  offer: DocumentOffer,
  language: DocumentLanguage,
  document: IssuedDocument,
): PressDocument {
  const { t, locale } = language
  const isReturn = document.kind === 'return'
  const title = t(isReturn ? 'offer-documents:waybill.returnTitle' : 'offer-documents:waybill.title')
  // For a return, the customer is the sender and the press the recipient.
  const [fromParty, toParty] = isReturn ? (['recipient', 'sender'] as const) : (['sender', 'recipient'] as const)
  const number = t('offer-documents:numberAlone', { number: document.number })
  const sum = sumLines(document.lines)
  const copies = sumCopies(document)
  const signatureLabels = { signature: t('offer-documents:act.signature'), name: t('offer-documents:act.name') }
  return {
    title: `${title} ${number}`,
    lang: getLangAttribute(locale),
    page: 'wide',
    content: [
      annexBlock(t('offer-documents:waybill.annex'), t('offer-documents:waybill.form')),
      partyBlock(
        t('offer-documents:waybill.organization'),
        offer[`${fromParty}_name`] || blankLine,
        '',
        { term: t('offer-documents:act.iinBin'), value: offer[`${fromParty}_bin`] },
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
              { text: describeParty(offer, fromParty, language, false) },
              { text: describeParty(offer, toParty, language, false) },
              emptySpanCell,
              emptySpanCell,
              emptySpanCell,
            ],
          ],
        },
      },
      buildGoodsTable(offer, language, document),
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
                    { position: t('offer-documents:act.position'), ...signatureLabels },
                    { who: isReturn ? undefined : document.signer?.[locale] },
                  ),
                  ...(['accountant', 'gave'] as const).map((role) =>
                    signatureLine(t(`offer-documents:waybill.${role}`), signatureLabels),
                  ),
                ],
              },
              {
                width: '*',
                stack: [
                  { text: t('offer-documents:waybill.proxy'), margin: [0, 6, 0, 8] },
                  { text: t('offer-documents:waybill.proxyBy'), margin: [0, 0, 0, 8] },
                  signatureLine(t('offer-documents:waybill.got'), signatureLabels),
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

const sumCopies = ({ lines }: IssuedDocument): number => lines.reduce((total, { quantity }) => total + quantity, 0)

function buildGoodsTable(offer: DocumentOffer, language: DocumentLanguage, document: IssuedDocument): Content {
  const { t, locale } = language
  const { lines } = document
  const vat = lines.reduce((total, line) => total + line.vat, 0)
  const getColumnTitle = (name: 'name' | 'stock' | 'due' | 'given' | 'quantity' | 'price' | 'sum' | 'vat') =>
    t(`offer-documents:waybill.column.${name}`)
  const spanTwoRows = { rowSpan: 2 }
  const copies = sumCopies(document)
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
          columnHead(t('offer-documents:act.column.place'), spanTwoRows),
          columnHead(getColumnTitle('name'), spanTwoRows),
          columnHead(getColumnTitle('stock'), spanTwoRows),
          columnHead(t('offer-documents:act.column.unit'), spanTwoRows),
          columnHead(getColumnTitle('quantity'), { colSpan: 2 }),
          emptySpanCell,
          columnHead(getColumnTitle('price'), spanTwoRows),
          columnHead(getColumnTitle('sum'), spanTwoRows),
          columnHead(getColumnTitle('vat'), spanTwoRows),
        ],
        [
          emptySpanCell,
          emptySpanCell,
          emptySpanCell,
          emptySpanCell,
          columnHead(getColumnTitle('due')),
          columnHead(getColumnTitle('given')),
          emptySpanCell,
          emptySpanCell,
          emptySpanCell,
        ],
        Array.from({ length: 9 }, (_none, index) => columnHead(String(index + 1))),
        ...getDocumentLines(lines, offer.items, language).map((line, index) => [
          centredCell(String(index + 1)),
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
