import { parsePeriodName, getStatisticsPeriod, type Period } from '@press/domain'
import { getToday } from '../../clock.ts'

/** Parses the requested period; defaults to this year. */
export const parsePeriod = ({ period = '' }: { period?: string | undefined }): Period =>
  parsePeriodName(period) ?? getStatisticsPeriod('year', getToday())

/** Cuts a period off at today. */
export const cutAtToday = ({ from, to }: Pick<Period, 'from' | 'to'>, day = getToday()) => ({
  from,
  to: to < day ? to : day,
})
