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

const none = (): Sums => ({ channels: { shop: 0, partners: 0, university: 0 }, copies: 0, sum: 0, vat: 0, owed: 0 })

function added(all: Sums, one: Sums): Sums {
  const channels = { ...all.channels }
  for (const channel of saleChannels) channels[channel] += one.channels[channel]
  return {
    channels,
    copies: all.copies + one.copies,
    sum: all.sum + one.sum,
    vat: all.vat + one.vat,
    owed: all.owed + one.owed,
  }
}
const sumsOf = (listed: readonly Sums[]): Sums => listed.reduce(added, none())

/** Groups the titles by sales channel. Each channel gets its share of the royalties; the last share includes the rounding. */
function byChannel(titles: readonly Title[]): RealisationRow[] {
  const sums = new Map(saleChannels.map((channel) => [channel, { titles: 0, all: none() }]))
  for (const { row, sales } of titles) {
    let [vat, owed] = [row.vat, row.owed]
    const sold = saleChannels.filter((channel) => sales.some((sale) => sale.channel === channel))
    for (const channel of sold) {
      const part = sumSales(
        sales.filter((sale) => sale.channel === channel),
        row.contract?.rate,
      )
      if (channel === sold.at(-1)) Object.assign(part, { vat, owed })
      vat -= part.vat
      owed -= part.owed
      const before = sums.get(channel)
      if (before) sums.set(channel, { titles: before.titles + 1, all: added(before.all, part) })
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

const byContract = (titles: readonly Title[]): RealisationRow[] =>
  titles.flatMap(({ row }) =>
    row.contract
      ? [{ ...row, key: `c${row.contract.id}`, name: row.contract.number, authors: `${row.name} · ${row.authors}` }]
      : [],
  )

const inAlphabet = new Intl.Collator('kk')
const sorts: Record<Query['sort_by'], (one: RealisationRow, other: RealisationRow) => number> = {
  name: (one, other) => inAlphabet.compare(one.name, other.name),
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
  const found = titles.filter(({ row }) => {
    const text = normalizeSearchText(`${row.name} ${row.authors} ${row.contract?.number ?? ''}`)
    return (row.contract === null) === unsigned && words.every((word) => text.includes(word))
  })
  const grouped =
    group === 'channels' ? byChannel(found) : group === 'contracts' ? byContract(found) : found.map(({ row }) => row)
  const sorted = grouped.toSorted(
    (one, other) =>
      (sort_dir === 'asc' ? 1 : -1) * sorts[sort_by](one, other) || inAlphabet.compare(one.key, other.key),
  )
  return { rows: sorted, titles: titles.map(({ row }) => row) }
}

export async function listRealisation(db: Db, query: Query): Promise<Answer> {
  const { from, to, page, per_page } = query
  const { rows: all, titles } = await listAllRows(db, query)
  const without = titles.filter(({ contract }) => contract === null)
  return {
    from,
    to,
    due: getRoyaltyDueDate(to),
    rows: all.slice((page - 1) * per_page, page * per_page),
    total: all.length,
    sums: sumsOf(all),
    signed: titles.length - without.length,
    unsent: titles.filter(({ contract }) => contract?.sent_at === null).length,
    unsigned: { titles: without.length, copies: without.reduce((sum, { copies }) => sum + copies, 0) },
  }
}
