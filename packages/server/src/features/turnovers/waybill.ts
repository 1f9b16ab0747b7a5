import { amountInWords, countInWords, sumOf } from '@press/domain'
import {
  blankLine,
  formatNumber,
  language,
  paperDate,
  paperLines,
  paperSum,
  partyLine,
  type PaperOffer,
  type PaperWords,
} from '@press/i18n/node'
import type { Content } from 'pdfmake'
import type { PressDocument } from '../../documents/document.ts'
import type { Issued } from './act.ts'
import { annex, boxOf, centre, figure, head, side, signer, taken } from '../offers/documents/form-blocks.ts'

/** A waybill of goods handed over, form З-2 (annex 26 to order № 562 of the Minister of Finance). */
export function waybillDocument(offer: PaperOffer, words: PaperWords, issued: Issued): PressDocument {
  const { t, locale } = words
  const back = issued.kind === 'return'
  const title = t(back ? 'papers:waybill.returnTitle' : 'papers:waybill.title')
  // What comes back is sent by the customer, and the press receives it.
  const [from, to] = back ? (['recipient', 'sender'] as const) : (['sender', 'recipient'] as const)
  const number = t('papers:numberAlone', { number: issued.number })
  const sum = sumOf(issued.lines)
  const copies = copiesOf(issued)
  const signs = { signature: t('papers:act.signature'), name: t('papers:act.name') }
  return {
    title: `${title} ${number}`,
    lang: language(locale),
    page: 'wide',
    content: [
      annex(t('papers:waybill.annex'), t('papers:waybill.form')),
      side(
        t('papers:waybill.organization'),
        offer[`${from}_name`] || blankLine,
        '',
        { term: t('papers:act.iinBin'), value: offer[`${from}_bin`] },
        232,
      ),
      {
        columnGap: 10,
        margin: [0, 2, 0, 8],
        columns: [
          {
            width: '*',
            text: title.toLocaleUpperCase(language(locale)),
            bold: true,
            fontSize: 12,
            margin: [0, 12, 0, 0],
            outline: true,
          },
          boxOf(
            [
              { term: t('papers:act.number'), value: issued.number },
              { term: t('papers:act.date'), value: paperDate(issued.date, locale) },
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
              head(t(`papers:waybill.${name}`)),
            ),
            [
              { text: partyLine(offer, from, words, false) },
              { text: partyLine(offer, to, words, false) },
              taken,
              taken,
              taken,
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
              t('papers:waybill.given', { count: countInWords(copies, locale) }),
              t('papers:waybill.amounting', { words: amountInWords(sum, locale) }),
            ].join(', '),
          },
          {
            columnGap: 24,
            columns: [
              {
                width: '*',
                stack: [
                  signer(
                    t('papers:waybill.allowed'),
                    { position: t('papers:act.position'), ...signs },
                    { who: back ? undefined : issued.signer?.[locale] },
                  ),
                  ...(['accountant', 'gave'] as const).map((role) => signer(t(`papers:waybill.${role}`), signs)),
                ],
              },
              {
                width: '*',
                stack: [
                  { text: t('papers:waybill.proxy'), margin: [0, 6, 0, 8] },
                  { text: t('papers:waybill.proxyBy'), margin: [0, 0, 0, 8] },
                  signer(t('papers:waybill.got'), signs),
                ],
              },
            ],
          },
          { text: t('papers:seal'), fontSize: 8, margin: [0, 8, 0, 0] },
        ],
      },
    ],
    foot: { words: `${title} ${number}`, pages: t('documents:pages', { page: '{page}', pages: '{pages}' }) },
  }
}

const copiesOf = ({ lines }: Issued): number => lines.reduce((total, { quantity }) => total + quantity, 0)

function goods(offer: PaperOffer, words: PaperWords, issued: Issued): Content {
  const { t, locale } = words
  const { lines } = issued
  const vat = lines.reduce((total, line) => total + line.vat, 0)
  const column = (name: 'name' | 'stock' | 'due' | 'given' | 'quantity' | 'price' | 'sum' | 'vat') =>
    t(`papers:waybill.column.${name}`)
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
          head(t('papers:act.column.place'), span),
          head(column('name'), span),
          head(column('stock'), span),
          head(t('papers:act.column.unit'), span),
          head(column('quantity'), { colSpan: 2 }),
          taken,
          head(column('price'), span),
          head(column('sum'), span),
          head(column('vat'), span),
        ],
        [taken, taken, taken, taken, head(column('due')), head(column('given')), taken, taken, taken],
        Array.from({ length: 9 }, (_none, at) => head(String(at + 1))),
        ...paperLines(lines, offer.items, words).map((line, at) => [
          centre(String(at + 1)),
          { text: line.name },
          centre(''),
          centre(line.unit),
          figure(line.count),
          figure(line.count),
          figure(line.price),
          figure(line.sum),
          figure(line.vat),
        ]),
        [
          { text: t('papers:total'), colSpan: 4, alignment: 'right', bold: true },
          taken,
          taken,
          taken,
          figure(formatNumber(copies, locale), true),
          figure(formatNumber(copies, locale), true),
          centre('×'),
          figure(paperSum(sumOf(lines), locale), true),
          figure(paperSum(vat, locale), true),
        ],
      ],
    },
  }
}
