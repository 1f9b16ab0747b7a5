import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../shared/dates/dates.ts'
import { validateCorrection, getNeighbourSpans, type ClosedSpan } from './corrections.ts'
import { isLate, isRunning, maxSpanMinutes, toMinuteOfDay, getPresence, sumWorkedMinutes } from './hours.ts'
import { timeKeepers } from '../shared/people/roles.ts'
import {
  formatMinuteOfDay,
  parseClosedSpans,
  validateCorrectionDraft,
  isPastMidnight,
  createSpanDrafts,
} from './draft.ts'
import { listDaysOfMonth, calculateMonthSums, type TimeDay } from './month.ts'
import { subtractSpans } from './pieces.ts'

const toMinutes = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
const createSpan = (from: string, to: string): ClosedSpan => ({ from: toMinutes(from), to: toMinutes(to) })
/** A date that is a Wednesday. */
const today = '2026-11-11'

/** Time spans of a day in order, without overlaps and within the maximum length. */
const spansArbitrary = fc
  .uniqueArray(fc.integer({ min: 0, max: 1440 }), { minLength: 2, maxLength: 12 })
  .map((dayMinutes) => dayMinutes.toSorted((one, other) => one - other))
  .map((sortedMinutes) =>
    Array.from({ length: Math.floor(sortedMinutes.length / 2) }, (_, index) => ({
      from: sortedMinutes[index * 2] as number,
      to: sortedMinutes[index * 2 + 1] as number,
    })),
  )
  .filter((day) => day.every(({ from, to }) => to - from <= maxSpanMinutes))

describe('worked hours', () => {
  it('are recorded for staff, not for freelancers, authors or partners', () => {
    expect(timeKeepers).toEqual(expect.arrayContaining(['director', 'pm', 'stock', 'typography', 'hr']))
    for (const role of ['executor', 'author', 'partner'] as const) expect(timeKeepers).not.toContain(role)
  })

  it('do not exceed the time between first arrival and last departure', () => {
    fc.assert(
      fc.property(spansArbitrary, (day) => {
        const totalMinutes = sumWorkedMinutes(day)
        expect(totalMinutes).toBeGreaterThan(0)
        expect(totalMinutes).toBeLessThanOrEqual((day.at(-1)?.to ?? 0) - (day[0]?.from ?? 0))
      }),
    )
  })

  it('of an open span count until now, and a forgotten departure counts as zero', () => {
    const openSpan = { from: toMinutes('09:00'), to: null }
    expect(sumWorkedMinutes([createSpan('07:00', '08:00'), openSpan], toMinutes('12:20'))).toBe(60 + 200)
    expect(isRunning(openSpan, openSpan.from + maxSpanMinutes)).toBe(false)
    expect(sumWorkedMinutes([openSpan], openSpan.from + maxSpanMinutes)).toBe(0)
  })

  it('after midnight belong to the day on which the span began', () => {
    expect(toMinuteOfDay('2026-11-10', today, 30)).toBe(1470)
    expect(
      isRunning({ from: toMinutes('22:00'), to: null }, toMinuteOfDay('2026-11-10', today, toMinutes('6:00'))),
    ).toBe(true)
    expect(
      isRunning({ from: toMinutes('9:00'), to: null }, toMinuteOfDay('2026-11-10', today, toMinutes('6:00'))),
    ).toBe(false)
  })

  it('begin late only after the grace period on working days', () => {
    expect([isLate(today, toMinutes('9:15')), isLate(today, toMinutes('9:16'))]).toEqual([false, true])
    expect(isLate('2026-11-14', toMinutes('12:00'))).toBe(false)
    // Independence Day, which is a Wednesday here.
    expect(isLate('2026-12-16', toMinutes('12:00'))).toBe(false)
  })
})

describe('presence', () => {
  it('depends on the last span, then the calendar, then the clock', () => {
    const now = toMinutes('12:20')
    expect(getPresence(today, [{ from: toMinutes('9:00'), to: null }], now, true)).toBe('in')
    expect(getPresence(today, [createSpan('9:00', '12:05')], now, false)).toBe('out')
    expect(getPresence(today, [], now, true)).toBe('away')
    expect(getPresence(today, [], now, false)).toBe('missing')
    expect(getPresence(today, [], toMinutes('9:15'), false)).toBe('notYet')
    expect(getPresence('2026-11-15', [], now, false)).toBe('off')
  })
})

describe('a correction of hours', () => {
  const recordedSpans = [createSpan('9:00', '13:00')]
  const otherSpans: ClosedSpan[] = []
  const correction = {
    day: '2026-11-06',
    spans: [...recordedSpans, createSpan('14:00', '18:00')],
    reason: 'Была в типографии',
  }
  const validateChange = (change: Partial<typeof correction>) =>
    validateCorrection({ ...correction, ...change }, { today, was: recordedSpans, neighbours: otherSpans })

  it('needs a recent past day, ordered and changed spans, and a reason', () => {
    expect(validateChange({})).toEqual({})
    expect(validateChange({ day: today })).toEqual({ day: 'today' })
    expect(validateChange({ day: '' })).toEqual({ day: 'required' })
    expect(validateChange({ day: '2026-13-01' })).toEqual({ day: 'date' })
    expect(validateChange({ day: addDays(today, -63) })).toEqual({ day: 'tooOld' })
    expect(validateChange({ day: addDays(today, -62) })).toEqual({})
    expect(validateChange({ reason: ' ' })).toEqual({ reason: 'required' })
    expect(validateChange({ reason: 'а'.repeat(501) })).toEqual({ reason: 'tooLong' })
    expect(validateChange({ spans: [createSpan('9:00', '9:00')] })).toEqual({ 'spans.0': 'order' })
    expect(validateChange({ spans: [createSpan('9:00', '13:00'), createSpan('12:59', '18:00')] })).toEqual({
      'spans.1': 'overlap',
    })
    expect(validateChange({ spans: recordedSpans })).toEqual({ spans: 'unchanged' })
    expect(validateChange({ spans: [] })).toEqual({})
    expect(validateChange({ spans: [createSpan('6:00', '22:01')] })).toEqual({ 'spans.0': 'tooManyHours' })
  })

  it('may not overlap night spans of the previous or the next day', () => {
    const neighbourSpans = getNeighbourSpans(
      [
        {
          day: '2026-11-05',
          spans: [createSpan('9:00', '12:00'), { from: toMinutes('22:00'), to: toMinutes('30:00') }],
        },
        { day: '2026-11-06', spans: recordedSpans },
        { day: '2026-11-07', spans: [createSpan('5:00', '9:00'), { from: toMinutes('10:00'), to: null }] },
      ],
      '2026-11-06',
    )
    const validateSpans = (...day: ClosedSpan[]) =>
      validateCorrection({ ...correction, spans: day }, { today, was: [], neighbours: neighbourSpans })
    expect(validateSpans(createSpan('6:00', '10:00'), { from: toMinutes('22:00'), to: toMinutes('29:00') })).toEqual({})
    expect(validateSpans(createSpan('5:59', '10:00'))).toEqual({ 'spans.0': 'neighbour' })
    expect(validateSpans(createSpan('9:00', '10:00'), { from: toMinutes('22:00'), to: toMinutes('29:01') })).toEqual({
      'spans.1': 'neighbour',
    })
  })

  it('accepts any spans in order without overlaps', () => {
    fc.assert(
      fc.property(spansArbitrary, (day) => {
        expect(validateCorrection({ ...correction, spans: day }, { today, was: [], neighbours: otherSpans })).toEqual(
          {},
        )
        const problemFields = Object.keys(validateChange({ spans: day.toReversed() }))
        expect(problemFields).toHaveLength(day.length > 1 ? day.length - 1 : 0)
      }),
    )
  })
})

describe('a month', () => {
  it('has a norm of eight hours for each working day', () => {
    expect(listDaysOfMonth('2026-02')).toHaveLength(28)
    // November 2026 has 21 working days. December has 23 weekdays, but Independence Day is a day off.
    expect(calculateMonthSums('2026-11', [], [], '2026-12-01')).toMatchObject({
      days: 21,
      norm: 168 * 60,
      normSoFar: 168 * 60,
    })
    expect(calculateMonthSums('2026-12', [], [], today)).toMatchObject({
      days: 22,
      daysSoFar: 0,
      normSoFar: 0,
      until: null,
    })
  })

  it('sums the finished days and shows the total after approval of the pending correction', () => {
    const days: TimeDay[] = [
      { day: '2026-11-09', spans: [createSpan('9:00', '13:00'), createSpan('14:00', '18:00')] },
      { day: '2026-11-10', spans: [createSpan('9:20', '13:00')] },
      { day: today, spans: [{ from: toMinutes('9:00'), to: null }] },
    ]
    const pendingCorrection = {
      day: '2026-11-10',
      spans: [createSpan('9:20', '13:00'), createSpan('14:00', '18:00')],
      status: 'waiting',
    } as const
    const refusedCorrection = { day: '2026-11-09', spans: [], status: 'refused' } as const
    expect(calculateMonthSums('2026-11', days, [pendingCorrection, refusedCorrection], today)).toEqual({
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
  const validateDraft = (change: Partial<typeof draft>, recordedSpans: readonly ClosedSpan[] = []) =>
    validateCorrectionDraft({ ...draft, ...change }, { today, was: recordedSpans, neighbours: [] })

  it('shows each error at its field', () => {
    expect(validateDraft({})).toEqual({})
    expect(validateDraft({ spans: [{ from: '', to: '' }] })).toEqual({
      'spans.0.from': 'required',
      'spans.0.to': 'required',
    })
    expect(validateDraft({ spans: [{ from: '09:00', to: '08:00' }] })).toEqual({ 'spans.0.to': 'order' })
    expect(validateDraft({}, [createSpan('9:00', '13:00')])).toEqual({ spans: 'unchanged' })
    expect(validateDraft({ spans: [], reason: '' }, [createSpan('9:00', '13:00')])).toEqual({ reason: 'required' })
  })

  it('reads an earlier departure time as the next day, unless the span gets too long', () => {
    expect(isPastMidnight({ from: '22:00', to: '05:00' })).toBe(true)
    expect(isPastMidnight({ from: '09:00', to: '08:00' })).toBe(false)
    expect(
      parseClosedSpans([
        { from: '22:00', to: '05:00' },
        { from: '', to: '09:00' },
      ]),
    ).toEqual([{ from: 1320, to: 1740 }])
  })

  it('starts with the saved spans and returns them unchanged', () => {
    fc.assert(
      fc.property(
        spansArbitrary.filter((day) => day.every(({ to }) => to < 1440)),
        (day) => {
          expect(parseClosedSpans(createSpanDrafts(day))).toEqual(day)
        },
      ),
    )
    expect(createSpanDrafts([{ from: 540, to: null }])).toEqual([{ from: '09:00', to: '' }])
    expect(formatMinuteOfDay(1740)).toBe('05:00')
  })
})

describe('the spans that a correction adds', () => {
  it('are outside the previous spans, and no time is lost', () => {
    expect(subtractSpans([createSpan('9:00', '18:00')], [createSpan('9:00', '13:00')])).toEqual([
      createSpan('13:00', '18:00'),
    ])
    expect(subtractSpans([createSpan('9:00', '18:00')], [createSpan('12:00', '13:00')])).toEqual([
      createSpan('9:00', '12:00'),
      createSpan('13:00', '18:00'),
    ])
    fc.assert(
      fc.property(spansArbitrary, spansArbitrary, (firstSpans, secondSpans) => {
        const addedSpans = subtractSpans(firstSpans, secondSpans)
        const commonMinutes = sumWorkedMinutes(firstSpans) - sumWorkedMinutes(addedSpans)
        expect(commonMinutes).toBe(
          sumWorkedMinutes(secondSpans) - sumWorkedMinutes(subtractSpans(secondSpans, firstSpans)),
        )
        for (const { from, to } of addedSpans)
          expect(secondSpans.every((otherSpan) => otherSpan.to <= from || otherSpan.from >= to)).toBe(true)
      }),
    )
  })
})
