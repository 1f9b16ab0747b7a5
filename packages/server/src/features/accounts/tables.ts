import type { Account } from '@press/contract'
import { tenge, type PlainTable } from '../../app/plainTable.ts'
import { entryName } from '@press/i18n/node'
import type { Translator } from '../../texts.ts'
import type { OrganizationAccount } from './account.ts'

const sums = ['billed', 'paid', 'owed', 'overdue'] as const

export const tableOfAccounts = (accounts: readonly Account[], t: Translator): PlainTable => ({
  title: t('accounts:list.title'),
  heads: (['name', 'bin', 'delivered', 'paid', 'owed', 'advance', 'overdue', 'unpaid'] as const).map((key) =>
    t(`accounts:list.${key}`),
  ),
  rows: accounts.map(({ name, bin, delivered, paid, owed, advance, overdue, unpaid }) => [
    name,
    bin,
    ...[delivered, paid, owed, advance, overdue, unpaid].map(tenge),
  ]),
})

export const tableOfAccount = (
  { opening, rows, from, to, closing }: OrganizationAccount,
  t: Translator,
): PlainTable => ({
  title: t('accounts:ledger.title'),
  columns: columnsOf(['day', 'document', 'note', 'debit', 'credit', 'balance'], (key) => t(`accounts:ledger.${key}`), [
    'debit',
    'credit',
  ]),
  rows: [
    [from, t('accounts:ledger.opening'), '', null, null, tenge(opening)],
    ...rows.map((row) => [
      row.day,
      entryName(row, t),
      row.note,
      tenge(row.debit),
      tenge(row.credit),
      tenge(row.balance),
    ]),
  ],
  closing: [to, t('accounts:ledger.closing'), '', null, null, tenge(closing)],
})
