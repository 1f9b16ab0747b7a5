import type { Account } from '@press/contract'
import { tenge, type PlainTable } from '../../app/plainTable.ts'
import type { Translator } from '../../texts.ts'
import type { OrganizationAccount } from './account.ts'

export const tableOfAccounts = (accounts: readonly Account[], t: Translator): PlainTable => ({
  title: t('accounts:list.title'),
  heads: (['name', 'bin', 'billed', 'paid', 'owed', 'overdue'] as const).map((key) => t(`accounts:list.${key}`)),
  rows: accounts.map(({ name, bin, billed, paid, owed, overdue }) => [
    name,
    bin,
    ...[billed, paid, owed, overdue].map(tenge),
  ]),
})

export const tableOfAccount = (
  { opening, rows, from, to, closing }: OrganizationAccount,
  t: Translator,
): PlainTable => ({
  title: t('accounts:ledger.title'),
  heads: (['day', 'document', 'note', 'debit', 'credit', 'balance'] as const).map((key) => t(`accounts:ledger.${key}`)),
  rows: [
    [from, t('accounts:ledger.opening'), '', null, null, tenge(opening)],
    ...rows.map((row) => [
      row.day,
      documentOf(row, t),
      row.note,
      tenge(row.debit),
      tenge(row.credit),
      tenge(row.balance),
    ]),
    [to, t('accounts:ledger.closing'), '', null, null, tenge(closing)],
  ],
})

/** What an entry is called: the bill, or the payment of it. */
export const documentOf = (
  {
    kind,
    invoice_number,
    offer_number,
  }: Pick<OrganizationAccount['rows'][number], 'kind' | 'invoice_number' | 'offer_number'>,
  t: Translator,
): string =>
  t(`accounts:ledger.${kind}`, {
    document: invoice_number
      ? t('accounts:ledger.number', { number: invoice_number })
      : t('offer-words:number', { number: offer_number }),
  })
