import type { ParsedQuery } from '@press/contract'
import { sumWithheldByKind, withheldKinds, type WithheldLine } from '@press/domain'
import { sql } from 'drizzle-orm'
import { createColumns, tiynToTenge, type PlainTable } from '../../app/reply-with-table.ts'
import type { Db } from '../../database/database.ts'
import { queryRows } from '../../database/rows.ts'
import type { Translate } from '../../texts.ts'

interface Row {
  month: string
  name: string
  bin: string
  gross: number
  net: number
  withheld: WithheldLine[]
}

const columnKeys = ['payee', 'bin', 'paidMonth', 'gross', ...withheldKinds, 'net'] as const
const sumKeys = ['gross', ...withheldKinds, 'net'] as const

/** Returns what was withheld from each person in each month of a period, by payment date: figures for form 200.00. */
export async function buildWithheldTable(
  db: Db,
  { from, to }: Pick<ParsedQuery<'GET /api/payouts/withheld/export'>, 'from' | 'to'>,
  t: Translate,
): Promise<PlainTable> {
  const rows = await queryRows<Row>(
    db,
    sql`select to_char(paid_on, 'YYYY-MM') as month, max(party->>'name') as name, party->>'bin' as bin, sum(gross)::bigint as gross,
        sum(net)::bigint as net, jsonb_path_query_array(jsonb_agg(withheld), '$[*][*]') as withheld
      from accruals where paid_on between ${from}::date and ${to}::date and payee = 'person'
      group by month, party->>'bin', coalesce(nullif(party->>'bin', ''), payee_id::text) order by name, bin, month`,
  )
  return {
    title: t('payouts:withheld.title'),
    columns: createColumns(columnKeys, (key) => t(`payouts:withheld.${key}`), sumKeys),
    rows: rows.map(({ month, name, bin, gross, net, withheld }) => {
      const sumsByKind = sumWithheldByKind(withheld)
      return [
        name,
        bin,
        month,
        tiynToTenge(gross),
        ...withheldKinds.map((kind) => tiynToTenge(sumsByKind[kind])),
        tiynToTenge(net),
      ]
    }),
  }
}
