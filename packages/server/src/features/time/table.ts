import { listDaysOfMonth, calculateMonthSums, getRoleOrDefault, sumWorkedMinutes, type TimeDay } from '@press/domain'
import { createSummedColumn, type PlainTable } from '../../app/reply-with-table.ts'
import type { Translate } from '../../texts.ts'

/** Converts minutes to hours with two decimals, as in timesheets. */
const toHours = (minutes: number): number => Math.round((minutes / 60) * 100) / 100

/**
 * Builds the timesheet of a month: one row per person, one column per day, hours in each. A day without hours is empty; today does
 * not count yet.
 */
export function buildTimesheet(
  people: readonly { name: string; role_id: number; days: readonly TimeDay[] }[],
  month: string,
  today: string,
  t: Translate,
): PlainTable {
  const days = listDaysOfMonth(month)
  return {
    title: `${t('time:sheet.title')} ${month}`,
    columns: [
      { head: t('time:sheet.name') },
      { head: t('time:sheet.role') },
      ...days.map((day) => createSummedColumn(String(Number(day.slice(8))))),
      createSummedColumn(t('time:sheet.worked')),
      createSummedColumn(t('time:sheet.norm')),
    ],
    rows: people.map(({ name, role_id, days: workedDays }) => {
      const sums = calculateMonthSums(month, workedDays, [], today)
      const getMinutes = (day: string) => sumWorkedMinutes(workedDays.find((one) => one.day === day)?.spans ?? [])
      return [
        name,
        t(`domain:role.${getRoleOrDefault(role_id).key}`),
        ...days.map((day) => (day < today && getMinutes(day) > 0 ? toHours(getMinutes(day)) : null)),
        toHours(sums.worked),
        toHours(sums.normSoFar),
      ]
    }),
  }
}
