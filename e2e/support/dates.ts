/** So many days from now, as people type a date. */
export function inDays(days: number): string {
  const [year, month, day] = isoInDays(days).split('-')
  return `${day}.${month}.${year}`
}

export const isoInDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
