import type { RoyaltyStatement } from '@press/contract'
import { getQuarter } from '@press/domain'
import {
  formatNumber,
  getLangAttribute,
  formatDocumentDate,
  formatDocumentAmount,
  type DocumentLanguage,
} from '@press/i18n/node'
import {
  bookBlock,
  factsBlock,
  heading,
  letterhead,
  line,
  shanyrak,
  signaturesBlock,
  tableBlock,
  together,
} from '../../documents/blocks.ts'
import type { Content } from 'pdfmake'
import type { PressDocument } from '../../documents/document.ts'
import { colours } from '../../documents/style.ts'
import { sideText, withheldLines } from '../shared/payouts/paper.ts'

export const romanQuarters = ['I', 'II', 'III', 'IV'] as const

/**
 * Formats the contract and the period: «III квартал 2026 года · договор АД-02/26». If the period is not a whole quarter, shows its
 * dates.
 */
export function getPeriod(
  { from, to, contract: { number } }: RoyaltyStatement,
  { t, locale }: DocumentLanguage,
): string {
  const { year, quarter, ...whole } = getQuarter(from)
  if (whole.from === from && whole.to === to)
    return t('realisation:statement.quarter', { quarter: romanQuarters[quarter - 1] ?? '', year, number })
  return t('realisation:statement.period', {
    from: formatDocumentDate(from, locale),
    to: formatDocumentDate(to, locale),
    number,
  })
}

/** Builds the statement of sold copies for an author: a letter of the press, under the contract (picture n6). */
export function buildStatementDocument(
  statement: RoyaltyStatement,
  words: DocumentLanguage,
  logo?: string,
): PressDocument {
  const { t, locale } = words
  const { press, contract, book_name, authors, channels, copies, sum, vat, vat_rate, net, rate, owed, shares, due } =
    statement
  const title = t('realisation:statement.title')
  const number = (value: number) => formatNumber(value, locale).replace('-', '−')
  const money = (tiyn: number) => formatDocumentAmount(tiyn, locale)
  return {
    title: `${title}, ${contract.number}, ${statement.from} – ${statement.to}`,
    lang: getLangAttribute(locale),
    content: [
      letterhead({ name: press.name, about: t('documents:press.about'), logo }, [], shanyrak),
      heading(title, getPeriod(statement, words)),
      bookBlock(book_name, authors),
      ...factsBlock(
        [
          { term: t('documents:act.press'), value: sideText(press, words) },
          ...shares.map(({ name, bin }) => ({
            term: t('documents:act.author'),
            value: sideText({ name, bin, address: '' }, words),
          })),
          {
            term: t('documents:act.contract'),
            value: t('offer-documents:numberOf', {
              number: contract.number,
              date: formatDocumentDate(contract.date, locale, 'of'),
            }),
          },
        ],
        2,
      ),
      tableBlock(
        [
          { head: t('realisation:statement.channel'), width: '*' },
          { head: t('realisation:statement.copies'), width: 70, end: true },
          { head: t('realisation:statement.price'), width: 90, end: true },
          { head: t('realisation:statement.sum'), width: 110, end: true },
        ],
        channels.map((one) => [
          t(`realisation:channel.${one.channel}`),
          number(one.copies),
          one.price === null ? '—' : money(one.price),
          money(one.sum),
        ]),
      ),
      together(
        line(t('realisation:statement.total', { count: copies }), money(sum), { bold: true }),
        line(t('realisation:statement.vat', { rate: number(vat_rate) }), money(vat), { color: colours.muted }),
        line(t('realisation:statement.net'), money(net), { color: colours.muted }),
        line(t('realisation:statement.royalty', { rate: number(rate) }), `${money(owed)} ₸`, {
          bold: true,
          fontSize: 12,
          margin: [0, 8, 0, 2],
        }),
      ),
      ...shares.slice(0, -1).map((one) => together(...shareLines(one, words))),
      // The signature is never alone on a page.
      together(
        ...shares.slice(-1).flatMap((one) => shareLines(one, words)),
        {
          text: t('realisation:statement.due', { date: formatDocumentDate(due, locale, 'until') }),
          color: colours.muted,
          margin: [0, 12, 0, 0],
        },
        signaturesBlock(
          [
            {
              role: press.signer?.position ?? t('offer-documents:waybill.accountant'),
              name: press.signer?.name ?? '',
            },
          ],
          t('documents:date'),
        ),
      ),
    ],
    foot: {
      words: `${title}, ${contract.number}`,
      pages: t('documents:pages', { page: '{page}', pages: '{pages}' }),
    },
  }
}

/** Returns the lines for an author: the royalty, the deductions and the sum to pay. */
const shareLines = (
  { name, share, sum, withheld, net, accrual }: RoyaltyStatement['shares'][number],
  words: DocumentLanguage,
): Content[] => {
  const { t, locale } = words
  const money = (tiyn: number) => formatDocumentAmount(tiyn, locale)
  return [
    line(t('realisation:statement.share', { name, share: formatNumber(share, locale) }), money(accrual?.gross ?? sum), {
      margin: [0, 6, 0, 1],
    }),
    ...withheldLines(withheld, words),
    line(t('documents:act.net'), money(net), { bold: true }),
  ]
}
