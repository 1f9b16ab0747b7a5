import type { PlannedRun, PrintDayRow } from '@press/domain'
import type { BodyOf, QueryOf } from '@press/contract'
import { changed } from '../changes.ts'
import { call } from '../http.ts'
import { useCall } from '../useCall.ts'

/** What the printing house prints now, by promised date, and its day. */
export const usePrintPlan = (query: QueryOf<'GET /api/print-plan'> = {}) => useCall('GET /api/print-plan', { query })

/** Puts the runs of today into an order; null puts them back by promised date. */
export async function arrangePrintDay(body: BodyOf<'PUT /api/print-plan/day'>): Promise<PrintDayRow> {
  const { day } = await call('PUT /api/print-plan/day', { body })
  await changed('printday')
  return day
}

/** Notes how many copies of a run in print are ready. */
export async function countPrinted(
  { id, printed_version: version }: Pick<PlannedRun, 'id' | 'printed_version'>,
  printed: number,
): Promise<void> {
  await call('POST /api/print-plan/runs/{id}/printed', { params: { id }, body: { printed, version } })
  await changed('techcard')
}
