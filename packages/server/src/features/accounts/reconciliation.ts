import { amountInWords, type PressSide } from '@press/domain'
import { blankLine, entryName, language, paperDate, paperSum, type PaperWords } from '@press/i18n/node'
import type { Content, TableCell } from 'pdfmake'
import type { Column } from 'pdfmake/interfaces.js'
import type { PressDocument } from '../../documents/document.ts'
import { centre, figure, head, signer, taken } from '../offers/documents/form-blocks.ts'
import type { OrganizationAccount } from './account.ts'

interface Side {
  name: string
  bin: string
}

/** The act by which two sides see that their books agree: ours filled in, theirs left for their own bookkeeper. */
export function reconciliationAct(
  account: OrganizationAccount,
  side: Pick<PressSide, 'name' | 'bin' | 'signer'>,
  { t, locale }: PaperWords,
): PressDocument {
  const { organization, from, to, closing } = account
  const press = { ...side, name: side.name || blankLine }
  const title = t('accounts:act.title')
  const period = t('accounts:act.period', { from: paperDate(from, locale), to: paperDate(to, locale) })
  const named = ({ name, bin }: Side) => (bin ? t('accounts:act.side', { name, bin }) : name)
  const amount = Math.abs(closing)
  const owing = { sum: paperSum(amount, locale), words: amountInWords(amount, locale), date: paperDate(to, locale) }
  const signs = { position: t('papers:act.position'), signature: t('papers:act.signature'), name: t('papers:act.name') }
  const sign = ({ name }: Side, who: PressSide['signer'] = null): Column => ({
    width: '*',
    stack: [
      { text: name, bold: true },
      signer(t('accounts:act.for'), signs, { width: 80, who }),
      { text: t('papers:seal'), fontSize: 8 },
    ],
  })
  return {
    title: `${title}, ${organization.name}, ${from} – ${to}`,
    lang: language(locale),
    page: 'wide',
    content: [
      { text: title, bold: true, fontSize: 13, alignment: 'center', outline: true },
      { text: period, alignment: 'center', margin: [0, 2, 0, 8] },
      {
        text: t('accounts:act.between', { press: named(press), other: named(organization) }),
        margin: [0, 0, 0, 8],
      },
      entries(account, press, { t, locale }),
      {
        unbreakable: true,
        stack: [
          {
            bold: true,
            margin: [0, 8, 0, 8],
            text:
              closing === 0
                ? t('accounts:act.even', owing)
                : t('accounts:act.owing', { ...owing, name: closing > 0 ? press.name : organization.name }),
          },
          { columnGap: 24, columns: [sign(press, press.signer), sign(organization)] },
        ],
      },
    ],
    foot: {
      words: `${title}, ${organization.name}`,
      pages: t('documents:pages', { page: '{page}', pages: '{pages}' }),
    },
  }
}

/** A balance stands on the debit where it is owed to the press, on the credit where it is not. */
const balanceCells = (balance: number, locale: PaperWords['locale']): TableCell[] => [
  figure(balance > 0 ? paperSum(balance, locale) : balance === 0 ? paperSum(0, locale) : '', true),
  figure(balance < 0 ? paperSum(-balance, locale) : '', true),
]
const theirs: TableCell[] = [centre(''), centre('')]

/** A line of a sum, its words across the first three columns. */
const line = (words: string, cells: TableCell[]): TableCell[] => [
  { text: words, colSpan: 3, bold: true },
  taken,
  taken,
  ...cells,
  ...theirs,
]

function entries(
  { organization, rows, opening, debit, credit, closing, from, to }: OrganizationAccount,
  press: Side,
  { t, locale }: PaperWords,
): Content {
  const sum = (tiyn: number) => (tiyn === 0 ? '' : paperSum(tiyn, locale))
  return {
    layout: 'boxed',
    fontSize: 8.5,
    table: {
      headerRows: 2,
      dontBreakRows: true,
      widths: [24, 84, '*', 92, 92, 84, 84],
      body: [
        [
          head(t('accounts:act.by', { name: press.name }), { colSpan: 5 }),
          taken,
          taken,
          taken,
          taken,
          head(t('accounts:act.by', { name: organization.name }), { colSpan: 2 }),
          taken,
        ],
        [
          head(t('accounts:act.place')),
          head(t('accounts:ledger.day')),
          head(t('accounts:ledger.document')),
          ...[0, 1].flatMap(() => [head(t('accounts:ledger.debit')), head(t('accounts:ledger.credit'))]),
        ],
        line(t('accounts:act.opening', { date: paperDate(from, locale) }), balanceCells(opening, locale)),
        ...rows.map((row, at): TableCell[] => [
          centre(String(at + 1)),
          centre(paperDate(row.day, locale)),
          { text: entryName(row, t) },
          figure(sum(row.debit)),
          figure(sum(row.credit)),
          ...theirs,
        ]),
        line(t('accounts:act.turnover'), [
          figure(paperSum(debit, locale), true),
          figure(paperSum(credit, locale), true),
        ]),
        line(t('accounts:act.closing', { date: paperDate(to, locale) }), balanceCells(closing, locale)),
      ],
    },
  }
}
