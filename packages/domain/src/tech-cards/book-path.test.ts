import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addWorkingDays, isWorkingDay } from '../shared/dates/dates.ts'
import { minHistoryBooks, findStageHistory, type StageStay } from '../shared/stages/stage-durations.ts'
import { getDeliveryForecast, isOverdueAtStage, buildBookPath, type StageVisit } from './book-path.ts'
import { getFlag, stageFlags, stageKeys, type StageFlags, type StageKey } from '../shared/stages/stages.ts'

const createFlags = (...stages: StageKey[]): StageFlags =>
  Object.fromEntries(stageFlags.map((flag) => [flag, stages.some((stage) => getFlag(stage) === flag)])) as StageFlags

const toDay = (moment: string): string => moment.slice(0, 10)
const today = '2026-11-20'

const createStay = (stage: StageKey, days: number, edition_type: StageStay['edition_type'] = null): StageStay => {
  const enteredOn = '2026-06-01'
  return { stage, edition_type, entered: enteredOn, left: days ? addWorkingDays(enteredOn, days) : enteredOn }
}

describe('the usual time of books at a stage', () => {
  it('is the range of the middle half, in working days', () => {
    const times = findStageHistory([1, 2, 3, 4, 5, 6, 7, 40].map((days) => createStay('signal', days)))(null)
    expect(times.signal).toEqual({ books: 8, minDays: 2, median: 4, maxDays: 6 })
  })

  it('is unknown when too few books passed the stage', () => {
    const fewStays = Array.from({ length: minHistoryBooks - 1 }, () => createStay('signal', 3))
    expect(findStageHistory(fewStays)('textbook')).toEqual({})
    expect(findStageHistory([...fewStays, createStay('signal', 3)])('textbook').signal?.median).toBe(3)
  })

  it('is taken from books of the same kind when there are enough', () => {
    const stays = [
      ...Array.from({ length: minHistoryBooks }, () => createStay('process', 30, 'monograph')),
      ...Array.from({ length: minHistoryBooks * 3 }, () => createStay('process', 10, 'textbook')),
      createStay('process', 10, 'fiction'),
    ]
    const getTimes = findStageHistory(stays)
    expect(getTimes('monograph').process?.median).toBe(30)
    expect(getTimes('textbook').process?.median).toBe(10)
    // One book of fiction is not enough for an estimate, so fiction uses the history of all books.
    expect(getTimes('fiction').process?.median).toBe(10)
    expect(getTimes(null).process?.books).toBe(minHistoryBooks * 4 + 1)
  })
})

const createStageTimes = (median: number, minDays = median, maxDays = median) => ({
  books: 9,
  minDays,
  median,
  maxDays,
})

describe('the path of a book', () => {
  const visits: StageVisit[] = [
    { stage: 'editor', entered_at: '2026-11-09T06:00:00Z', left_at: '2026-11-16T06:00:00Z' },
    { stage: 'project', entered_at: '2026-11-16T06:00:00Z', left_at: null },
  ]

  it('shows past stages, the current stage and the expected dates of later stages', () => {
    const times = {
      project: createStageTimes(5, 3, 8),
      process: createStageTimes(10, 7, 14),
      signal: createStageTimes(2),
    }
    const path = buildBookPath(createFlags('project'), visits, times, toDay, today)
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
    const path = buildBookPath(
      createFlags('project'),
      visits,
      { project: createStageTimes(20), process: createStageTimes(1) },
      toDay,
      today,
    )
    expect(path[2]?.expected).toBe('2026-12-14')
    // 16 December is Independence Day, so it is not a working day.
    expect(
      buildBookPath(createFlags('project'), visits, { project: createStageTimes(22) }, toDay, today)[2]?.expected,
    ).toBe('2026-12-17')
  })

  it('continues from today and marks the delay when a stage exceeds its usual time', () => {
    const path = buildBookPath(
      createFlags('project'),
      visits,
      { project: createStageTimes(1, 1, 3), process: createStageTimes(10) },
      toDay,
      today,
    )
    expect(path[2]?.expected).toBe(today)
    expect(path[3]?.expected).toBe('2026-12-04')
    expect(path.map(isOverdueAtStage)).toEqual([false, true, ...Array<boolean>(8).fill(false)])
  })

  const stagesArbitrary = fc.uniqueArray(fc.constantFrom(...stageKeys), { minLength: 1 })
  const stageTimesArbitrary = fc
    .tuple(fc.nat(30), fc.nat(30), fc.nat(30))
    .map(([minimum, medianExcess, upperSpread]) =>
      createStageTimes(minimum + medianExcess, minimum, minimum + medianExcess + upperSpread),
    )
  const historyArbitrary = fc.record(
    Object.fromEntries(stageKeys.map((stage) => [stage, stageTimesArbitrary])) as Record<
      StageKey,
      typeof stageTimesArbitrary
    >,
    { requiredKeys: [] },
  )
  const momentArbitrary = fc
    .date({ min: new Date('2026-01-01'), max: new Date('2026-11-20'), noInvalidDate: true })
    .map((date) => date.toISOString())

  it('lists each stage once, with later stages expected later, on working days from today', () => {
    fc.assert(
      fc.property(stagesArbitrary, historyArbitrary, momentArbitrary, (cardStages, stageHistory, since) => {
        const stays = cardStages.map((stage) => ({ stage, entered_at: since, left_at: null }))
        const path = buildBookPath(createFlags(...cardStages), stays, stageHistory, toDay, today)
        expect(path.map(({ stage }) => stage)).toEqual(stageKeys)
        for (const key of ['expected', 'earliest', 'latest'] as const) {
          const dates = path.flatMap((step) => step[key] ?? [])
          expect(dates.toSorted()).toEqual(dates)
          for (const day of dates) {
            expect(isWorkingDay(day)).toBe(true)
            expect(day >= today).toBe(true)
          }
        }
        for (const { expected, earliest, latest } of path) {
          if (!earliest || !latest) continue
          expect(earliest <= (expected ?? '')).toBe(true)
          expect(latest >= (expected ?? '')).toBe(true)
        }
        const furthestStep = path.findLast(({ state }) => state === 'current')
        // A list gives the same dates as the path, although it knows only the stage of a book and when the book entered it.
        const deliveryStep = path.at(-1)
        const { expected, earliest, latest } = getDeliveryForecast(
          furthestStep?.stage ?? 'editor',
          toDay(since),
          stageHistory,
          today,
        )
        expect([expected, earliest, latest]).toEqual([
          deliveryStep?.expected,
          deliveryStep?.earliest,
          deliveryStep?.latest,
        ])
        expect(path.filter(({ state }) => state === 'current').map(({ stage }) => stage)).toEqual(
          stageKeys.filter((stage) => cardStages.includes(stage)),
        )
      }),
    )
  })
})
