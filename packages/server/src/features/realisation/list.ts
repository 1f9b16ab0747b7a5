import type { ParsedQuery } from '@press/contract'
import { saleChannels, type RealisationRow, normalizeSearchText, getRoyaltyDueDate } from '@press/domain'
import type { Db } from '../../database/database.ts'
import { PressError } from '../../errors.ts'
import type { Period } from '../shared/realisation/sales.ts'
import { type Sums, type Title, sumSales, findTitles, type Answer } from '../shared/realisation/titles.ts'

type Query = ParsedQuery<'GET /api/realisation'>

export function assertPeriod({ from, to }: Period): void {
  if (from > to) throw new PressError('validation', { fields: { from: 'date' } })
}

const createZeroSums = (): Sums => ({
  channels: { shop: 0, partners: 0, university: 0 },
  copies: 0,
  sum: 0,
  vat: 0,
  owed: 0,
})

function addSums(first: Sums, second: Sums): Sums {
  const channels = { ...first.channels }
  for (const channel of saleChannels) channels[channel] += second.channels[channel]
  return {
    channels,
    copies: first.copies + second.copies,
    sum: first.sum + second.sum,
    vat: first.vat + second.vat,
    owed: first.owed + second.owed,
  }
}
const sumRows = (rows: readonly Sums[]): Sums => rows.reduce(addSums, createZeroSums())

/** Groups the titles by sales channel. Each channel gets its share of the royalties; the last share includes the rounding. */
function groupByChannel(titles: readonly Title[]): RealisationRow[] {
  const sums = new Map(saleChannels.map((channel) => [channel, { titles: 0, all: createZeroSums() }]))
  for (const { row, sales } of titles) {
    let [vat, owed] = [row.vat, row.owed]
    const soldChannels = saleChannels.filter((channel) => sales.some((sale) => sale.channel === channel))
    for (const channel of soldChannels) {
      const channelSums = sumSales(
        sales.filter((sale) => sale.channel === channel),
        row.contract?.rate,
      )
      if (channel === soldChannels.at(-1)) Object.assign(channelSums, { vat, owed })
      vat -= channelSums.vat
      owed -= channelSums.owed
      const channelTotal = sums.get(channel)
      if (channelTotal)
        sums.set(channel, { titles: channelTotal.titles + 1, all: addSums(channelTotal.all, channelSums) })
    }
  }
  return [...sums].map(([channel, { titles: count, all }]) => ({
    key: channel,
    name: channel,
    authors: '',
    book_id: null,
    cover_file_id: null,
    contract: null,
    titles: count,
    ...all,
  }))
}

const groupByContract = (titles: readonly Title[]): RealisationRow[] =>
  titles.flatMap(({ row }) =>
    row.contract
      ? [{ ...row, key: `c${row.contract.id}`, name: row.contract.number, authors: `${row.name} · ${row.authors}` }]
      : [],
  )

const alphabetCollator = new Intl.Collator('kk')
const sorts: Record<Query['sort_by'], (one: RealisationRow, other: RealisationRow) => number> = {
  name: (one, other) => alphabetCollator.compare(one.name, other.name),
  copies: (one, other) => one.copies - other.copies,
  sum: (one, other) => one.sum - other.sum,
  owed: (one, other) => one.owed - other.owed,
}

/** Returns all rows of a group that match the search, in sort order. */
export async function listAllRows(
  db: Db,
  { from, to, group, unsigned, search, sort_by, sort_dir }: Omit<Query, 'page' | 'per_page'>,
): Promise<{ rows: RealisationRow[]; titles: RealisationRow[] }> {
  assertPeriod({ from, to })
  const titles = await findTitles(db, { from, to })
  const words = normalizeSearchText(search).split(/\s+/u)
  const matchingTitles = titles.filter(({ row }) => {
    const text = normalizeSearchText(`${row.name} ${row.authors} ${row.contract?.number ?? ''}`)
    return (row.contract === null) === unsigned && words.every((word) => text.includes(word))
  })
  const groupedRows =
    group === 'channels'
      ? groupByChannel(matchingTitles)
      : group === 'contracts'
        ? groupByContract(matchingTitles)
        : matchingTitles.map(({ row }) => row)
  const sortedRows = groupedRows.toSorted(
    (one, other) =>
      (sort_dir === 'asc' ? 1 : -1) * sorts[sort_by](one, other) || alphabetCollator.compare(one.key, other.key),
  )
  return { rows: sortedRows, titles: titles.map(({ row }) => row) }
}

export async function listRealisation(db: Db, query: Query): Promise<Answer> {
  const { from, to, page, per_page } = query
  const { rows: allRows, titles } = await listAllRows(db, query)
  const unsignedTitles = titles.filter(({ contract }) => contract === null)
  return {
    from,
    to,
    due: getRoyaltyDueDate(to),
    rows: allRows.slice((page - 1) * per_page, page * per_page),
    total: allRows.length,
    sums: sumRows(allRows),
    signed: titles.length - unsignedTitles.length,
    unsent: titles.filter(({ contract }) => contract?.sent_at === null).length,
    unsigned: { titles: unsignedTitles.length, copies: unsignedTitles.reduce((sum, { copies }) => sum + copies, 0) },
  }
}
