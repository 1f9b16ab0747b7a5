import type { QueryOf } from '@press/contract'
import { save, urlOf } from '../http.ts'
import { useCall } from '../useCall.ts'

/** Each panel is asked for by itself: one that fails leaves the others standing. */
export const useStagePace = (asked = true) => useCall('GET /api/statistics/stages', asked ? {} : null)
export const useLoad = (asked = true) => useCall('GET /api/statistics/load', asked ? {} : null)
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
type OfPeriod = QueryOf<'GET /api/statistics/figures'>
/** What a panel of a period asks; null asks nothing, where the person does not read it. */
type Asked = OfPeriod | null
const of = (query: Asked) => query && { query }
export const useFigures = (query: Asked) => useCall('GET /api/statistics/figures', of(query))
export const usePublishedByMonth = (query: Asked) => useCall('GET /api/statistics/published', of(query))
export const useStageTimes = (query: Asked) => useCall('GET /api/statistics/stage-times', of(query))
export const useStageTrend = (query: Asked) => useCall('GET /api/statistics/stage-trend', of(query))
export const useSatisfaction = (query: Asked) => useCall('GET /api/statistics/satisfaction', of(query))
export const usePeriodCash = (query: Asked) => useCall('GET /api/statistics/cash', of(query))
export const useFlow = (query: Asked) => useCall('GET /api/statistics/flow', of(query))
export const usePromises = (query: Asked) => useCall('GET /api/statistics/promises', of(query))
export const usePrinting = (query: Asked) => useCall('GET /api/statistics/printing', of(query))
/** Hands all figures of a period to the browser as a file. */
export const exportStatistics = (query: QueryOf<'GET /api/statistics/export'>, name: string): Promise<void> =>
  save(urlOf('GET /api/statistics/export', { query }), `${name}.${query.format}`)
export const useDeliveries = () => useCall('GET /api/statistics/deliveries', {})
export const useRisks = (query: { page: number; per_page: number }) => useCall('GET /api/statistics/risks', { query })

/** Has the report of a month made, this one's where none is named, and hands it to the browser to keep. */
export const saveMonthReport = (query: QueryOf<'GET /api/statistics/report.pdf'>, name: string): Promise<void> =>
  save(urlOf('GET /api/statistics/report.pdf', { query }), name)
