import { expect, it } from 'vitest'
import { calculateMedianFirstResponseMinutes, getFirstResponseTime } from './first-response.ts'

const now = new Date('2026-11-21T12:00:00Z')
const createRequest = (created_at: string, answered_at: string | null = null) =>
  ({ status: 'open', created_at, answered_at }) as const

it.each([
  ['2026-11-21T11:08:00Z', null, { state: 'waiting', minutes: 8 }],
  ['2026-11-21T11:00:00Z', null, { state: 'waiting', minutes: 0 }],
  ['2026-11-21T10:20:00Z', null, { state: 'late', minutes: 40 }],
  ['2026-11-21T09:00:00Z', '2026-11-21T09:18:30Z', { state: 'answered', minutes: 18 }],
] as const)(
  'gives the first-response time of a request from %s answered %s',
  (created_at, answered_at, expectedTime) => {
    expect(getFirstResponseTime(createRequest(created_at, answered_at), now)).toEqual(expectedTime)
  },
)

it('gives no first-response time for a request closed without an answer', () => {
  expect(getFirstResponseTime({ ...createRequest('2026-11-01T09:00:00Z'), status: 'resolved' }, now)).toBeNull()
})

it('gives the median first-response time of the last week', () => {
  const createAnsweredRequest = (minutes: number, day = '20') => {
    const createdAt = `2026-11-${day}T09:00:00Z`
    return createRequest(createdAt, new Date(new Date(createdAt).getTime() + minutes * 60_000).toISOString())
  }
  expect(calculateMedianFirstResponseMinutes([createRequest('2026-11-21T11:00:00Z')], now)).toBeNull()
  expect(
    calculateMedianFirstResponseMinutes(
      [createAnsweredRequest(10), createAnsweredRequest(300), createAnsweredRequest(24)],
      now,
    ),
  ).toBe(24)
  expect(calculateMedianFirstResponseMinutes([createAnsweredRequest(10), createAnsweredRequest(5, '01')], now)).toBe(10)
})
