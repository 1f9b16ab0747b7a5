import type { OrganizationAccountRow } from '@press/domain'
import { getEntryName } from '@press/i18n/node'
import { createColumns, tiynToTenge, type PlainTable } from '../../app/reply-with-table.ts'
import type { Translate } from '../../texts.ts'
import type { OrganizationAccount } from './account.ts'

const sumKeys = ['delivered', 'paid', 'owed', 'advance', 'overdue', 'unpaid'] as const

export const buildAccountsTable = (accounts: readonly OrganizationAccountRow[], t: Translate): PlainTable => ({
  title: t('accounts:list.title'),
  columns: createColumns(['name', 'bin', ...sumKeys], (key) => t(`accounts:list.${key}`), sumKeys),
  rows: accounts.map((account) => [account.name, account.bin, ...sumKeys.map((key) => tiynToTenge(account[key]))]),
})

export const buildAccountTable = (
  { opening, rows, from, to, closing }: OrganizationAccount,
  t: Translate,
): PlainTable => ({
  title: t('accounts:ledger.title'),
  columns: createColumns(
    ['day', 'document', 'note', 'debit', 'credit', 'balance'],
    (key) => t(`accounts:ledger.${key}`),
    ['debit', 'credit'],
  ),
  rows: [
    [from, t('accounts:ledger.opening'), '', null, null, tiynToTenge(opening)],
    ...rows.map((row) => [
      row.day,
      getEntryName(row, t),
      row.note,
      tiynToTenge(row.debit),
      tiynToTenge(row.credit),
      tiynToTenge(row.balance),
    ]),
  ],
  closing: [to, t('accounts:ledger.closing'), '', null, null, tiynToTenge(closing)],
})
