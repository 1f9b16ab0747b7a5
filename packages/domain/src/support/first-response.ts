import type { SupportStatus } from './statuses.ts'

/** The target time in minutes for the first answer to a request. */
export const firstResponseTargetMinutes = 60

interface SupportRequestTimes {
  status: SupportStatus
  /** When the request was created and answered, as timestamps in ISO 8601. */
  created_at: string
  answered_at: string | null
}

const countMinutesBetween = (from: string, to: Date): number =>
  Math.max(0, Math.floor((to.getTime() - new Date(from).getTime()) / 60_000))

export interface FirstResponseTime {
  state: 'waiting' | 'late' | 'answered'
  /**
   * The number of minutes, depending on `state`: until the target (`waiting`), past the target (`late`), or until the answer
   * (`answered`).
   */
  minutes: number
}

/** Returns the waiting time of a request until its first answer. Null for a request that was closed without an answer. */
export function getFirstResponseTime(
  { status, created_at, answered_at }: SupportRequestTimes,
  now: Date,
): FirstResponseTime | null {
  if (answered_at) return { state: 'answered', minutes: countMinutesBetween(created_at, new Date(answered_at)) }
  if (status === 'resolved') return null
  const minutesLeft = firstResponseTargetMinutes - countMinutesBetween(created_at, now)
  return minutesLeft >= 0 ? { state: 'waiting', minutes: minutesLeft } : { state: 'late', minutes: -minutesLeft }
}

/** The number of past days over which first answers are measured. */
const measuredDays = 7

/** Returns the median of the minutes until the first answer in the last week; null when no request was answered. */
export function calculateMedianFirstResponseMinutes(
  requests: readonly SupportRequestTimes[],
  now: Date,
): number | null {
  const windowStart = now.getTime() - measuredDays * 86_400_000
  const waitingMinutes = requests
    .flatMap((request) =>
      request.answered_at && new Date(request.answered_at).getTime() >= windowStart
        ? [getFirstResponseTime(request, now)?.minutes ?? 0]
        : [],
    )
    .sort((a, b) => a - b)
  return waitingMinutes[Math.floor((waitingMinutes.length - 1) / 2)] ?? null
}
