const pressDayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Almaty' })

/** Returns the date in Almaty `days` from now, such as `2026-11-27`. */
export const isoInDays = (days: number): string => pressDayFormat.format(Date.now() + days * 86_400_000)

/** Returns the date in Almaty `days` from now as people type it: `27.11.2026`. */
export function formatDateInDays(days: number): string {
  const [year, month, date] = isoInDays(days).split('-')
  return `${date}.${month}.${year}`
}
