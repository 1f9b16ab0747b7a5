import type { AnswerOf, QueryOf } from '@press/contract'
import { read } from './act.ts'

type Row = AnswerOf<'GET /api/realisation'>['rows'][number]

/** Lists all contracts whose royalty statement for a period has not been sent yet. */
export async function listUnsentRoyaltyStatements(
  period: Pick<QueryOf<'GET /api/realisation'>, 'from' | 'to'>,
): Promise<Row[]> {
  const contracts: Row[] = []
  for (let page = 1; ; page += 1) {
    const query = { ...period, group: 'contracts', sort_by: 'name', sort_dir: 'asc', page, per_page: 100 } as const
    const { rows, total } = await read('GET /api/realisation', { query })
    contracts.push(...rows)
    if (rows.length === 0 || contracts.length >= total)
      return contracts.filter(({ contract }) => contract?.sent_at === null)
  }
}
