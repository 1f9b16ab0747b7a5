import type { ContractRow } from '@press/domain'
import { type PlainTable, createColumns, tiynToTenge } from '../../app/reply-with-table.ts'
import type { Translate } from '../../texts.ts'

const fields = ['number', 'date', 'party_name', 'book_name', 'subject', 'starts_on', 'ends_on'] as const
/** No totals: the fee is a single, monthly or hourly sum, depending on the kind of contract. */
const columns = ['kind', ...fields, 'fee', 'royalty', 'status'] as const

export const buildContractTable = (contracts: readonly ContractRow[], t: Translate): PlainTable => ({
  title: t('contracts:list.title'),
  columns: createColumns(columns, (key) => t(`contracts:field.${key}`)),
  rows: contracts.map((row) => [
    t(`contracts:kind.${row.kind}`),
    ...fields.map((key) => row[key]),
    row.fee === null ? null : tiynToTenge(row.fee),
    row.royalty,
    t(`contracts:status.${row.status}`),
  ]),
})
