import type { Account } from '@press/contract'
import { entryName } from '@press/i18n/node'
import { columnsOf, tenge, type PlainTable } from '../../app/reply-with-table.ts'
import type { Translator } from '../../texts.ts'
import type { OrganizationAccount } from './account.ts'

const sums = ['delivered', 'paid', 'owed', 'advance', 'overdue', 'unpaid'] as const

export const tableOfAccounts = (accounts: readonly Account[], t: Translator): PlainTable => ({
  title: t('accounts:list.title'),
  columns: columnsOf(['name', 'bin', ...sums], (key) => t(`accounts:list.${key}`), sums),
  rows: accounts.map((account) => [account.name, account.bin, ...sums.map((key) => tenge(account[key]))]),
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
