import type { ParsedQuery } from '@press/contract'
import { saleChannels, type RealisationRow } from '@press/domain'
import { createSummedColumn, tiynToTenge, type Cell, type PlainTable } from '../../app/reply-with-table.ts'
import type { Translate } from '../../texts.ts'

type Group = ParsedQuery<'GET /api/realisation'>['group']

/** The leading columns of each group, before the copies and sums. */
const leadingColumns: Record<Group, (t: Translate) => { heads: string[]; getCells: (row: RealisationRow) => Cell[] }> =
  {
    books: (t) => ({
      heads: [t('realisation:table.book'), t('realisation:table.authors'), t('realisation:table.contracts')],
      getCells: ({ name, authors, contract }) => [name, authors, contract?.number ?? ''],
    }),
    contracts: (t) => ({
      heads: [t('realisation:table.contracts'), t('realisation:table.book')],
      getCells: ({ name, authors }) => [name, authors],
    }),
    channels: (t) => ({
      heads: [t('realisation:table.channel'), t('realisation:table.titles')],
      getCells: ({ key, titles }) => [t(`realisation:channel.${key as (typeof saleChannels)[number]}`), titles],
    }),
  }

/** Builds the table of sales, for the accountant's records. */
export function buildRealisationTable(rows: readonly RealisationRow[], group: Group, t: Translate): PlainTable {
  const { heads, getCells: buildCells } = leadingColumns[group](t)
  const channels = group === 'channels' ? [] : saleChannels
  const hasRate = group !== 'channels'
  return {
    title: t('realisation:title'),
    columns: [
      ...heads.map((head) => ({ head })),
      ...channels.map((channel) => createSummedColumn(t(`realisation:channel.${channel}`))),
      createSummedColumn(t('realisation:table.copies')),
      createSummedColumn(t('realisation:table.sum')),
      createSummedColumn(t('realisation:table.vat')),
      ...(hasRate ? [{ head: t('realisation:table.rate') }] : []),
      createSummedColumn(t('realisation:table.owed')),
    ],
    rows: rows.map((row) => [
      ...buildCells(row),
      ...channels.map((channel) => row.channels[channel]),
      row.copies,
      tiynToTenge(row.sum),
      tiynToTenge(row.vat),
      ...(hasRate ? [row.contract?.rate ?? null] : []),
      tiynToTenge(row.owed),
    ]),
  }
}
