import { periodNamed, periodOf, type Period } from '@press/domain'
import { getToday } from '../../clock.ts'

/** The period asked for; this year where none is named. */
export const parsePeriod = ({ period = '' }: { period?: string | undefined }): Period =>
  periodNamed(period) ?? periodOf('year', getToday())

/** A period as far as it has come. */
export const until = ({ from, to }: Pick<Period, 'from' | 'to'>, day = getToday()) => ({
  from,
  to: to < day ? to : day,
})
