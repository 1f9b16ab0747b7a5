import type { SupportStatus } from './statuses.ts'

/** Minutes within which a request is answered for the first time. */
export const firstResponseTargetMinutes = 60

interface SupportRequestTimes {
  status: SupportStatus
  /** ISO moments. */
  created_at: string
  answered_at: string | null
}

const minutesBetween = (from: string, to: Date): number =>
  Math.max(0, Math.floor((to.getTime() - new Date(from).getTime()) / 60_000))

export interface FirstResponseTime {
  state: 'waiting' | 'late' | 'answered'
  /** Left until the norm, past it, or until the answer came. */
  minutes: number
}

/** How long a request waits for its first answer, or waited; null for what was closed without one. */
export function getFirstResponseTime(
  { status, created_at, answered_at }: SupportRequestTimes,
  now: Date,
): FirstResponseTime | null {
  if (answered_at) return { state: 'answered', minutes: minutesBetween(created_at, new Date(answered_at)) }
  if (status === 'resolved') return null
  const left = firstResponseTargetMinutes - minutesBetween(created_at, now)
  return left >= 0 ? { state: 'waiting', minutes: left } : { state: 'late', minutes: -left }
}

/** The days that the first answers are measured over. */
const measuredDays = 7

/** Minutes until the first answer, as half of the last week’s requests had it; null when none was answered. */
export function medianFirstResponseMinutes(requests: readonly SupportRequestTimes[], now: Date): number | null {
  const since = now.getTime() - measuredDays * 86_400_000
  const waited = requests
    .flatMap((one) =>
      one.answered_at && new Date(one.answered_at).getTime() >= since
        ? [getFirstResponseTime(one, now)?.minutes ?? 0]
        : [],
    )
    .sort((a, b) => a - b)
  return waited[Math.floor((waited.length - 1) / 2)] ?? null
}
