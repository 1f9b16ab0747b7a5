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
  labelValueLine,
  shanyrak,
  signaturesBlock,
  tableBlock,
  keepTogether,
} from '../../documents/blocks.ts'
import type { Content } from 'pdfmake'
import type { PressDocument } from '../../documents/document.ts'
import { colours } from '../../documents/style.ts'
import { formatParty, buildWithheldLines } from '../shared/payouts/paper.ts'

export const romanQuarters = ['I', 'II', 'III', 'IV'] as const

/**
 * Formats the contract and the period: «III квартал 2026 года · договор АД-02/26». If the period is not a whole quarter, shows its
 * dates.
 */
export function formatPeriod(
  { from, to, contract: { number } }: RoyaltyStatement,
  { t, locale }: DocumentLanguage,
): string {
  const { year, quarter, ...wholeQuarter } = getQuarter(from)
  if (wholeQuarter.from === from && wholeQuarter.to === to)
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
  language: DocumentLanguage,
  logo?: string,
): PressDocument {
  const { t, locale } = language
  const { press, contract, book_name, authors, channels, copies, sum, vat, vat_rate, net, rate, owed, shares, due } =
    statement
  const title = t('realisation:statement.title')
  const formatCount = (value: number) => formatNumber(value, locale).replace('-', '−')
  const formatSum = (tiyn: number) => formatDocumentAmount(tiyn, locale)
  return {
    title: `${title}, ${contract.number}, ${statement.from} – ${statement.to}`,
    lang: getLangAttribute(locale),
    content: [
      letterhead({ name: press.name, about: t('documents:press.about'), logo }, [], shanyrak),
      heading(title, formatPeriod(statement, language)),
      bookBlock(book_name, authors),
      ...factsBlock(
        [
          { term: t('documents:act.press'), value: formatParty(press, language) },
          ...shares.map(({ name, bin }) => ({
            term: t('documents:act.author'),
            value: formatParty({ name, bin, address: '' }, language),
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
          formatCount(one.copies),
          one.price === null ? '—' : formatSum(one.price),
          formatSum(one.sum),
        ]),
      ),
      keepTogether(
        labelValueLine(t('realisation:statement.total', { count: copies }), formatSum(sum), { bold: true }),
        labelValueLine(t('realisation:statement.vat', { rate: formatCount(vat_rate) }), formatSum(vat), {
          color: colours.muted,
        }),
        labelValueLine(t('realisation:statement.net'), formatSum(net), { color: colours.muted }),
        labelValueLine(t('realisation:statement.royalty', { rate: formatCount(rate) }), `${formatSum(owed)} ₸`, {
          bold: true,
          fontSize: 12,
          margin: [0, 8, 0, 2],
        }),
      ),
      ...shares.slice(0, -1).map((one) => keepTogether(...buildShareLines(one, language))),
      // The signature is never alone on a page.
      keepTogether(
        ...shares.slice(-1).flatMap((one) => buildShareLines(one, language)),
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
const buildShareLines = (
  { name, share, sum, withheld, net, accrual }: RoyaltyStatement['shares'][number],
  language: DocumentLanguage,
): Content[] => {
  const { t, locale } = language
  const formatSum = (tiyn: number) => formatDocumentAmount(tiyn, locale)
  return [
    labelValueLine(
      t('realisation:statement.share', { name, share: formatNumber(share, locale) }),
      formatSum(accrual?.gross ?? sum),
      {
        margin: [0, 6, 0, 1],
      },
    ),
    ...buildWithheldLines(withheld, language),
    labelValueLine(t('documents:act.net'), formatSum(net), { bold: true }),
  ]
}
