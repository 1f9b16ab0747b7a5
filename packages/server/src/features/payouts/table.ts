import type { PayableWork, Accrual } from '@press/domain'
import { type PlainTable, createColumns, tiynToTenge } from '../../app/reply-with-table.ts'
import type { Translate } from '../../texts.ts'

const columnKeys = ['executor', 'month', 'book_name', 'work', 'unit', 'price'] as const

export const buildPayoutTable = (
  title: string,
  works: readonly PayableWork[],
  royalties: readonly Accrual[],
  t: Translate,
): PlainTable => ({
  title,
  columns: createColumns(columnKeys, (key) => t(`payouts:field.${key}`), ['price']),
  rows: [
    ...works.map(({ executor, month, book_name, name, unit, price }) => [
      executor.name,
      month,
      book_name,
      t(`domain:workType.${name}`),
      unit,
      price === null ? null : tiynToTenge(price),
    ]),
    ...royalties.map(({ party, royalty, gross }) => [
      party.name,
      royalty?.to.slice(0, 7) ?? null,
      royalty?.book_name ?? '',
      t('documents:kind.royalty'),
      '',
      tiynToTenge(gross),
    ]),
  ],
})
