import type { ParsedQuery } from '@press/contract'
import { saleChannels, type RealisationRow } from '@press/domain'
import { summedColumn, tiynToTenge, type Cell, type PlainTable } from '../../app/reply-with-table.ts'
import type { Translate } from '../../texts.ts'

type Group = ParsedQuery<'GET /api/realisation'>['group']

/** The leading columns of each group, before the copies and sums. */
const leadingColumns: Record<Group, (t: Translate) => { heads: string[]; cells: (row: RealisationRow) => Cell[] }> = {
  books: (t) => ({
    heads: [t('realisation:table.book'), t('realisation:table.authors'), t('realisation:table.contracts')],
    cells: ({ name, authors, contract }) => [name, authors, contract?.number ?? ''],
  }),
  contracts: (t) => ({
    heads: [t('realisation:table.contracts'), t('realisation:table.book')],
    cells: ({ name, authors }) => [name, authors],
  }),
  channels: (t) => ({
    heads: [t('realisation:table.channel'), t('realisation:table.titles')],
    cells: ({ key, titles }) => [t(`realisation:channel.${key as (typeof saleChannels)[number]}`), titles],
  }),
}

/** Builds the table of sales, for the accountant's records. */
export function buildTable(rows: readonly RealisationRow[], group: Group, t: Translate): PlainTable {
  const { heads, cells } = leadingColumns[group](t)
  const channels = group === 'channels' ? [] : saleChannels
  const hasRate = group !== 'channels'
  return {
    title: t('realisation:title'),
    columns: [
      ...heads.map((head) => ({ head })),
      ...channels.map((channel) => summedColumn(t(`realisation:channel.${channel}`))),
      summedColumn(t('realisation:table.copies')),
      summedColumn(t('realisation:table.sum')),
      summedColumn(t('realisation:table.vat')),
      ...(hasRate ? [{ head: t('realisation:table.rate') }] : []),
      summedColumn(t('realisation:table.owed')),
    ],
    rows: rows.map((row) => [
      ...cells(row),
      ...channels.map((channel) => row.channels[channel]),
      row.copies,
      tiynToTenge(row.sum),
      tiynToTenge(row.vat),
      ...(hasRate ? [row.contract?.rate ?? null] : []),
      tiynToTenge(row.owed),
    ]),
  }
}
