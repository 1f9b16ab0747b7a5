import type { AnswerOf } from '@press/contract'
import { calculateCostDeviation, costTolerancePercent, type Period } from '@press/domain'
import type { Db } from '../../database/database.ts'
import type { Files } from '../../files/files.ts'
import { listAllPrintOrders } from '../shared/print-orders.ts'
import { cutAtToday } from './periods.ts'

type Printing = AnswerOf<'GET /api/statistics/printing'>

/** The maximum number of runs that are listed. */
const maxRuns = 20

/** Compares the actual cost of a period's runs with the calculated cost, for runs with both. */
export async function findPrintCosts(db: Db, files: Files, period: Period): Promise<Printing> {
  const { from, to } = cutAtToday(period)
  if (from > to) return { runs: [], total: 0, over: 0, calculated: 0, actual: 0 }
  const orders = await listAllPrintOrders(
    { db, files },
    { from, to, search: '', sort_by: 'start_date', sort_dir: 'desc' },
  )
  const runs = orders.flatMap(({ id, book_name, language, copies, planned, actual }) =>
    planned && actual
      ? [{ techcard_id: id, book_name, language, copies: copies ?? 0, calculated: planned, actual: actual.cost }]
      : [],
  )
  const getDeviation = (run: Printing['runs'][number]) => Math.abs(calculateCostDeviation(run))
  return {
    runs: runs.toSorted((one, other) => getDeviation(other) - getDeviation(one)).slice(0, maxRuns),
    total: runs.length,
    over: runs.filter((run) => getDeviation(run) > costTolerancePercent).length,
    calculated: runs.reduce((sum, run) => sum + run.calculated, 0),
    actual: runs.reduce((sum, run) => sum + run.actual, 0),
  }
}
