import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addWorkingDays, isWorkingDay } from '../shared/dates/dates.ts'
import { minHistoryBooks, findStageHistory, type StageStay } from '../shared/stages/stage-durations.ts'
import { getDeliveryForecast, isOverdueAtStage, buildBookPath, type StageVisit } from './book-path.ts'
import { getFlag, stageFlags, stageKeys, type StageFlags, type StageKey } from '../shared/stages/stages.ts'

const at = (...stages: StageKey[]): StageFlags =>
  Object.fromEntries(stageFlags.map((flag) => [flag, stages.some((stage) => getFlag(stage) === flag)])) as StageFlags

const dayOf = (moment: string): string => moment.slice(0, 10)
const today = '2026-11-20'

const lasting = (stage: StageKey, days: number, edition_type: StageStay['edition_type'] = null): StageStay => {
  const enteredOn = '2026-06-01'
  return { stage, edition_type, entered: enteredOn, left: days ? addWorkingDays(enteredOn, days) : enteredOn }
}

describe('the usual time of books at a stage', () => {
  it('is the range of the middle half, in working days', () => {
    const times = findStageHistory([1, 2, 3, 4, 5, 6, 7, 40].map((days) => lasting('signal', days)))(null)
    expect(times.signal).toEqual({ books: 8, minDays: 2, median: 4, maxDays: 6 })
  })

  it('is unknown when too few books passed the stage', () => {
    const fewStays = Array.from({ length: minHistoryBooks - 1 }, () => lasting('signal', 3))
    expect(findStageHistory(fewStays)('textbook')).toEqual({})
    expect(findStageHistory([...fewStays, lasting('signal', 3)])('textbook').signal?.median).toBe(3)
  })

  it('is taken from books of the same kind when there are enough', () => {
    const stays = [
      ...Array.from({ length: minHistoryBooks }, () => lasting('process', 30, 'monograph')),
      ...Array.from({ length: minHistoryBooks * 3 }, () => lasting('process', 10, 'textbook')),
      lasting('process', 10, 'fiction'),
    ]
    const timesOf = findStageHistory(stays)
    expect(timesOf('monograph').process?.median).toBe(30)
    expect(timesOf('textbook').process?.median).toBe(10)
    // One book of fiction is not enough for an estimate, so fiction uses the history of all books.
    expect(timesOf('fiction').process?.median).toBe(10)
    expect(timesOf(null).process?.books).toBe(minHistoryBooks * 4 + 1)
  })
})

const always = (median: number, minDays = median, maxDays = median) => ({ books: 9, minDays, median, maxDays })

describe('the path of a book', () => {
  const visits: StageVisit[] = [
    { stage: 'editor', entered_at: '2026-11-09T06:00:00Z', left_at: '2026-11-16T06:00:00Z' },
    { stage: 'project', entered_at: '2026-11-16T06:00:00Z', left_at: null },
  ]

  it('shows past stages, the current stage and the expected dates of later stages', () => {
    const times = { project: always(5, 3, 8), process: always(10, 7, 14), signal: always(2) }
    const path = buildBookPath(at('project'), visits, times, dayOf, today)
    expect(path.map(({ state }) => state)).toEqual(['past', 'current', ...Array<string>(8).fill('future')])
    expect(path[0]).toMatchObject({ entered_at: visits[0]?.entered_at, left_at: visits[0]?.left_at, expected: null })
    expect(path[1]).toMatchObject({ left_at: null, expected: null, lasts: 4, usual: { least: 3, most: 8 } })
    // The expected date is five working days after Monday 16 November, and the next date is ten working days later. Ranges are
    // added as the root of their squares: first 2, then √(4 + 9) = 3.6.
    expect(path[2]).toMatchObject({ expected: '2026-11-23', earliest: '2026-11-20', latest: '2026-11-26' })
    expect(path[3]).toMatchObject({ expected: '2026-12-07', earliest: '2026-12-02', latest: '2026-12-14' })
    expect(path[4]).toMatchObject({ expected: '2026-12-09' })
    // There is no history for the later stages.
    expect(path[5]).toMatchObject({ earliest: null, latest: null })
  })

  it('skips days off', () => {
    const path = buildBookPath(at('project'), visits, { project: always(20), process: always(1) }, dayOf, today)
    expect(path[2]?.expected).toBe('2026-12-14')
    // 16 December is Independence Day, so it is not a working day.
    expect(buildBookPath(at('project'), visits, { project: always(22) }, dayOf, today)[2]?.expected).toBe('2026-12-17')
  })

  it('continues from today and marks the delay when a stage exceeds its usual time', () => {
    const path = buildBookPath(at('project'), visits, { project: always(1, 1, 3), process: always(10) }, dayOf, today)
    expect(path[2]?.expected).toBe(today)
    expect(path[3]?.expected).toBe('2026-12-04')
    expect(path.map(isOverdueAtStage)).toEqual([false, true, ...Array<boolean>(8).fill(false)])
  })

  const stages = fc.uniqueArray(fc.constantFrom(...stageKeys), { minLength: 1 })
  const quarters = fc
    .tuple(fc.nat(30), fc.nat(30), fc.nat(30))
    .map(([minimum, more, upperSpread]) => always(minimum + more, minimum, minimum + more + upperSpread))
  const times = fc.record(
    Object.fromEntries(stageKeys.map((stage) => [stage, quarters])) as Record<StageKey, typeof quarters>,
    { requiredKeys: [] },
  )
  const days = fc
    .date({ min: new Date('2026-01-01'), max: new Date('2026-11-20'), noInvalidDate: true })
    .map((date) => date.toISOString())

  it('lists each stage once, with later stages expected later, on working days from today', () => {
    fc.assert(
      fc.property(stages, times, days, (where, past, since) => {
        const stays = where.map((stage) => ({ stage, entered_at: since, left_at: null }))
        const path = buildBookPath(at(...where), stays, past, dayOf, today)
        expect(path.map(({ stage }) => stage)).toEqual(stageKeys)
        for (const key of ['expected', 'earliest', 'latest'] as const) {
          const expected = path.flatMap((step) => step[key] ?? [])
          expect(expected.toSorted()).toEqual(expected)
          for (const day of expected) {
            expect(isWorkingDay(day)).toBe(true)
            expect(day >= today).toBe(true)
          }
        }
        for (const { expected, earliest, latest } of path) {
          if (!earliest || !latest) continue
          expect(earliest <= (expected ?? '')).toBe(true)
          expect(latest >= (expected ?? '')).toBe(true)
        }
        const furthest = path.findLast(({ state }) => state === 'current')
        // A list gives the same dates as the path, although it knows only the stage of a book and when the book entered it.
        const delivery = path.at(-1)
        const { expected, earliest, latest } = getDeliveryForecast(
          furthest?.stage ?? 'editor',
          dayOf(since),
          past,
          today,
        )
        expect([expected, earliest, latest]).toEqual([delivery?.expected, delivery?.earliest, delivery?.latest])
        expect(path.filter(({ state }) => state === 'current').map(({ stage }) => stage)).toEqual(
          stageKeys.filter((stage) => where.includes(stage)),
        )
      }),
    )
  })
})
