import {
  listDaysOfMonth,
  isRunning,
  isWorkingDay,
  subtractSpans,
  sumWorkedMinutes,
  type ClosedSpan,
  type TimeSpan,
  type AwaySpan,
  type TimeCorrection,
  type WorkedDay,
} from '@press/domain'

/**
 * The kinds of a bar: time at work, time at work right now, an open span without a departure, and the time that a pending
 * correction adds or removes.
 */
export type PieceKind = 'work' | 'now' | 'open' | 'adds' | 'takes'

export interface Piece extends ClosedSpan {
  kind: PieceKind
}

export interface ChartDay {
  day: string
  isDayOff: boolean
  away: AwaySpan | undefined
  spans: readonly TimeSpan[]
  pieces: readonly Piece[]
  /** Minutes at work. */
  minutesWorked: number
  running: boolean
  isDepartureMissing: boolean
  /** The correction of the day that is pending. */
  pendingCorrection: TimeCorrection | undefined
}

export interface ChartFacts {
  month: string
  today: string
  /** Minutes since today's midnight. */
  now: number
  days: readonly WorkedDay[]
  corrections: readonly TimeCorrection[]
  away: readonly AwaySpan[]
}

/** The length in minutes with which an arrival without a recorded departure is drawn. */
const openSpanMinutes = 20

const isClosed = (span: TimeSpan): span is ClosedSpan => span.to !== null

/** Returns the days of a month with the bars of each. */
export const computeChartDays = ({ month, today, now, days, corrections, away }: ChartFacts): ChartDay[] =>
  listDaysOfMonth(month).map((day) => {
    const spans = days.find((workedDay) => workedDay.day === day)?.spans ?? []
    const pendingCorrection = corrections.find(
      (correction) => correction.day === day && correction.status === 'waiting',
    )
    const isOngoing = (span: TimeSpan) => day === today && isRunning(span, now)
    const closedSpans = spans.filter(isClosed)
    const splitSpans = pendingCorrection
      ? closedSpans.map((span) => ({ span, gone: subtractSpans([span], pendingCorrection.spans) }))
      : []
    const pieces: Piece[] = [
      ...(pendingCorrection
        ? splitSpans.flatMap(({ span, gone: removedSpans }) => [
            ...subtractSpans([span], removedSpans).map((piece) => ({ ...piece, kind: 'work' as const })),
            ...removedSpans.map((piece) => ({ ...piece, kind: 'takes' as const })),
          ])
        : closedSpans.map((piece) => ({ ...piece, kind: 'work' as const }))),
      ...spans
        .filter((span) => span.to === null)
        .map((span): Piece =>
          isOngoing(span)
            ? { from: span.from, to: Math.max(now, span.from + 1), kind: 'now' }
            : { from: span.from, to: span.from + openSpanMinutes, kind: 'open' },
        ),
      ...subtractSpans(pendingCorrection?.spans ?? [], closedSpans).map((piece) => ({
        ...piece,
        kind: 'adds' as const,
      })),
    ]
    return {
      day,
      isDayOff: !isWorkingDay(day),
      away: away.find(({ start, end }) => start <= day && day <= end),
      spans,
      pieces,
      minutesWorked: sumWorkedMinutes(spans, day === today ? now : Infinity),
      running: spans.some(isOngoing),
      isDepartureMissing: spans.some((span) => span.to === null && !isOngoing(span)),
      pendingCorrection,
    }
  })

const minutesPerHour = 60

/** Returns the hours to draw: from eight to eight, extended for earlier arrivals and later departures. */
export function getDrawnHours(days: readonly ChartDay[]): ClosedSpan {
  const pieces = days.flatMap((chartDay) => chartDay.pieces)
  return {
    from: Math.min(8 * minutesPerHour, ...pieces.map(({ from }) => Math.floor(from / minutesPerHour) * minutesPerHour)),
    to: Math.max(20 * minutesPerHour, ...pieces.map(({ to }) => Math.ceil(to / minutesPerHour) * minutesPerHour)),
  }
}

/** Returns the positions of the hour lines, one line every three hours. */
export function getHourLines({ from, to }: ClosedSpan): number[] {
  const lines: number[] = []
  for (
    let minute = Math.ceil(from / (3 * minutesPerHour)) * 3 * minutesPerHour;
    minute < to;
    minute += 3 * minutesPerHour
  )
    if (minute > from) lines.push(minute)
  return lines
}
