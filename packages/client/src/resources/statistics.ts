import type { QueryOf } from '@press/contract'
import { save, urlOf } from '../http.ts'
import { useCall } from '../useCall.ts'

/** Each panel is asked for by itself: one that fails leaves the others standing. */
export const useStagePace = () => useCall('GET /api/statistics/stages', {})
export const useLoad = () => useCall('GET /api/statistics/load', {})
export const useStaffPeople = (query: QueryOf<'GET /api/statistics/people'>) =>
  useCall('GET /api/statistics/people', { query })
export const useMoneyOwed = () => useCall('GET /api/statistics/money', {})
/** The accountant's day, part by part. */
export const useAccountingDay = () => ({
  bill: useCall('GET /api/statistics/accounting/bill', {}),
  late: useCall('GET /api/statistics/accounting/late', {}),
  answer: useCall('GET /api/statistics/accounting/answer', {}),
  lacking: useCall('GET /api/statistics/accounting/lacking', {}),
  income: useCall('GET /api/statistics/accounting/income', {}),
})
export const useDeliveries = () => useCall('GET /api/statistics/deliveries', {})
export const useRisks = (query: { page: number; per_page: number }) => useCall('GET /api/statistics/risks', { query })

/** Has the report of a month made, this one's where none is named, and hands it to the browser to keep. */
export const saveMonthReport = (query: QueryOf<'GET /api/statistics/report.pdf'>, name: string): Promise<void> =>
  save(urlOf('GET /api/statistics/report.pdf', { query }), name)
