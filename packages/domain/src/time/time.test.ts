import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../shared/dates/dates.ts'
import { validateCorrection, getNeighbourSpans, type ClosedSpan } from './corrections.ts'
import { isLate, isRunning, longestSpan, minuteOf, presenceOf, workedMinutes } from './hours.ts'
import { timeKeepers } from '../shared/people/roles.ts'
import { clockAt, closedSpans, validateCorrectionDraft, pastMidnight, spanDrafts } from './draft.ts'
import { daysOfMonth, monthSums, type TimeDay } from './month.ts'
import { piecesBeyond } from './pieces.ts'

const clock = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
const span = (from: string, to: string): ClosedSpan => ({ from: clock(from), to: clock(to) })
/** A date that is a Wednesday. */
const today = '2026-11-11'

/** Time spans of a day in order, without overlaps and within the maximum length. */
const spans = fc
  .uniqueArray(fc.integer({ min: 0, max: 1440 }), { minLength: 2, maxLength: 12 })
  .map((marks) => marks.toSorted((one, other) => one - other))
  .map((marks) =>
    Array.from({ length: Math.floor(marks.length / 2) }, (_, at) => ({
      from: marks[at * 2] as number,
      to: marks[at * 2 + 1] as number,
    })),
  )
  .filter((day) => day.every(({ from, to }) => to - from <= longestSpan))

describe('worked hours', () => {
  it('are recorded for staff, not for freelancers, authors or partners', () => {
    expect(timeKeepers).toEqual(expect.arrayContaining(['director', 'pm', 'stock', 'typography', 'hr']))
    for (const role of ['executor', 'author', 'partner'] as const) expect(timeKeepers).not.toContain(role)
  })

  it('do not exceed the time between first arrival and last departure', () => {
    fc.assert(
      fc.property(spans, (day) => {
        const worked = workedMinutes(day)
        expect(worked).toBeGreaterThan(0)
        expect(worked).toBeLessThanOrEqual((day.at(-1)?.to ?? 0) - (day[0]?.from ?? 0))
      }),
    )
  })

  it('of an open span count until now, and a forgotten departure counts as zero', () => {
    const open = { from: clock('09:00'), to: null }
    expect(workedMinutes([span('07:00', '08:00'), open], clock('12:20'))).toBe(60 + 200)
    expect(isRunning(open, open.from + longestSpan)).toBe(false)
    expect(workedMinutes([open], open.from + longestSpan)).toBe(0)
  })

  it('after midnight belong to the day on which the span began', () => {
    expect(minuteOf('2026-11-10', today, 30)).toBe(1470)
    expect(isRunning({ from: clock('22:00'), to: null }, minuteOf('2026-11-10', today, clock('6:00')))).toBe(true)
    expect(isRunning({ from: clock('9:00'), to: null }, minuteOf('2026-11-10', today, clock('6:00')))).toBe(false)
  })

  it('begin late only after the grace period on working days', () => {
    expect([isLate(today, clock('9:15')), isLate(today, clock('9:16'))]).toEqual([false, true])
    expect(isLate('2026-11-14', clock('12:00'))).toBe(false)
    // Independence Day, which is a Wednesday here.
    expect(isLate('2026-12-16', clock('12:00'))).toBe(false)
  })
})

describe('presence', () => {
  it('depends on the last span, then the calendar, then the clock', () => {
    const now = clock('12:20')
    expect(presenceOf(today, [{ from: clock('9:00'), to: null }], now, true)).toBe('in')
    expect(presenceOf(today, [span('9:00', '12:05')], now, false)).toBe('out')
    expect(presenceOf(today, [], now, true)).toBe('away')
    expect(presenceOf(today, [], now, false)).toBe('missing')
    expect(presenceOf(today, [], clock('9:15'), false)).toBe('notYet')
    expect(presenceOf('2026-11-15', [], now, false)).toBe('off')
  })
})

describe('a correction of hours', () => {
  const was = [span('9:00', '13:00')]
  const otherSpans: ClosedSpan[] = []
  const correction = { day: '2026-11-06', spans: [...was, span('14:00', '18:00')], reason: 'Была в типографии' }
  const problems = (change: Partial<typeof correction>) =>
    validateCorrection({ ...correction, ...change }, { today, was, neighbours: otherSpans })

  it('needs a recent past day, ordered and changed spans, and a reason', () => {
    expect(problems({})).toEqual({})
    expect(problems({ day: today })).toEqual({ day: 'today' })
    expect(problems({ day: '' })).toEqual({ day: 'required' })
    expect(problems({ day: '2026-13-01' })).toEqual({ day: 'date' })
    expect(problems({ day: addDays(today, -63) })).toEqual({ day: 'tooOld' })
    expect(problems({ day: addDays(today, -62) })).toEqual({})
    expect(problems({ reason: ' ' })).toEqual({ reason: 'required' })
    expect(problems({ reason: 'а'.repeat(501) })).toEqual({ reason: 'tooLong' })
    expect(problems({ spans: [span('9:00', '9:00')] })).toEqual({ 'spans.0': 'order' })
    expect(problems({ spans: [span('9:00', '13:00'), span('12:59', '18:00')] })).toEqual({ 'spans.1': 'overlap' })
    expect(problems({ spans: was })).toEqual({ spans: 'unchanged' })
    expect(problems({ spans: [] })).toEqual({})
    expect(problems({ spans: [span('6:00', '22:01')] })).toEqual({ 'spans.0': 'tooManyHours' })
  })

  it('may not overlap night spans of the previous or the next day', () => {
    const nights = getNeighbourSpans(
      [
        { day: '2026-11-05', spans: [span('9:00', '12:00'), { from: clock('22:00'), to: clock('30:00') }] },
        { day: '2026-11-06', spans: was },
        { day: '2026-11-07', spans: [span('5:00', '9:00'), { from: clock('10:00'), to: null }] },
      ],
      '2026-11-06',
    )
    const over = (...day: ClosedSpan[]) =>
      validateCorrection({ ...correction, spans: day }, { today, was: [], neighbours: nights })
    expect(over(span('6:00', '10:00'), { from: clock('22:00'), to: clock('29:00') })).toEqual({})
    expect(over(span('5:59', '10:00'))).toEqual({ 'spans.0': 'neighbour' })
    expect(over(span('9:00', '10:00'), { from: clock('22:00'), to: clock('29:01') })).toEqual({
      'spans.1': 'neighbour',
    })
  })

  it('accepts any spans in order without overlaps', () => {
    fc.assert(
      fc.property(spans, (day) => {
        expect(validateCorrection({ ...correction, spans: day }, { today, was: [], neighbours: otherSpans })).toEqual(
          {},
        )
        const back = Object.keys(problems({ spans: day.toReversed() }))
        expect(back).toHaveLength(day.length > 1 ? day.length - 1 : 0)
      }),
    )
  })
})

describe('a month', () => {
  it('has a norm of eight hours for each working day', () => {
    expect(daysOfMonth('2026-02')).toHaveLength(28)
    // November 2026 has 21 working days. December has 23 weekdays, but Independence Day is a day off.
    expect(monthSums('2026-11', [], [], '2026-12-01')).toMatchObject({ days: 21, norm: 168 * 60, normSoFar: 168 * 60 })
    expect(monthSums('2026-12', [], [], today)).toMatchObject({ days: 22, daysSoFar: 0, normSoFar: 0, until: null })
  })

  it('sums the finished days and shows the total after approval of the pending correction', () => {
    const days: TimeDay[] = [
      { day: '2026-11-09', spans: [span('9:00', '13:00'), span('14:00', '18:00')] },
      { day: '2026-11-10', spans: [span('9:20', '13:00')] },
      { day: today, spans: [{ from: clock('9:00'), to: null }] },
    ]
    const pendingCorrection = {
      day: '2026-11-10',
      spans: [span('9:20', '13:00'), span('14:00', '18:00')],
      status: 'waiting',
    } as const
    const refused = { day: '2026-11-09', spans: [], status: 'refused' } as const
    expect(monthSums('2026-11', days, [pendingCorrection, refused], today)).toEqual({
      until: '2026-11-10',
      worked: 480 + 220,
      becomes: 480 + 220 + 240,
      normSoFar: 7 * 480,
      norm: 168 * 60,
      days: 21,
      daysSoFar: 7,
      waiting: 1,
      cameAt: Math.round((540 + 560 + 540) / 3),
      late: 1,
    })
  })
})

describe('the correction form', () => {
  const draft = { day: '2026-11-06', spans: [{ from: '09:00', to: '13:00' }], reason: 'Была в типографии' }
  const problems = (change: Partial<typeof draft>, was: readonly ClosedSpan[] = []) =>
    validateCorrectionDraft({ ...draft, ...change }, { today, was, neighbours: [] })

  it('shows each error at its field', () => {
    expect(problems({})).toEqual({})
    expect(problems({ spans: [{ from: '', to: '' }] })).toEqual({
      'spans.0.from': 'required',
      'spans.0.to': 'required',
    })
    expect(problems({ spans: [{ from: '09:00', to: '08:00' }] })).toEqual({ 'spans.0.to': 'order' })
    expect(problems({}, [span('9:00', '13:00')])).toEqual({ spans: 'unchanged' })
    expect(problems({ spans: [], reason: '' }, [span('9:00', '13:00')])).toEqual({ reason: 'required' })
  })

  it('reads an earlier departure time as the next day, unless the span gets too long', () => {
    expect(pastMidnight({ from: '22:00', to: '05:00' })).toBe(true)
    expect(pastMidnight({ from: '09:00', to: '08:00' })).toBe(false)
    expect(
      closedSpans([
        { from: '22:00', to: '05:00' },
        { from: '', to: '09:00' },
      ]),
    ).toEqual([{ from: 1320, to: 1740 }])
  })

  it('starts with the saved spans and returns them unchanged', () => {
    fc.assert(
      fc.property(
        spans.filter((day) => day.every(({ to }) => to < 1440)),
        (day) => {
          expect(closedSpans(spanDrafts(day))).toEqual(day)
        },
      ),
    )
    expect(spanDrafts([{ from: 540, to: null }])).toEqual([{ from: '09:00', to: '' }])
    expect(clockAt(1740)).toBe('05:00')
  })
})

describe('the spans that a correction adds', () => {
  it('are outside the previous spans, and no time is lost', () => {
    expect(piecesBeyond([span('9:00', '18:00')], [span('9:00', '13:00')])).toEqual([span('13:00', '18:00')])
    expect(piecesBeyond([span('9:00', '18:00')], [span('12:00', '13:00')])).toEqual([
      span('9:00', '12:00'),
      span('13:00', '18:00'),
    ])
    fc.assert(
      fc.property(spans, spans, (one, other) => {
        const added = piecesBeyond(one, other)
        const common = workedMinutes(one) - workedMinutes(added)
        expect(common).toBe(workedMinutes(other) - workedMinutes(piecesBeyond(other, one)))
        for (const { from, to } of added)
          expect(other.every((otherSpan) => otherSpan.to <= from || otherSpan.from >= to)).toBe(true)
      }),
    )
  })
})
