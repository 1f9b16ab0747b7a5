import { stageKeys, type StageFlags, type StageKey } from '@press/domain'
import type { PathStep } from './wire.ts'

/* Sample rows for stories. */

export const now = new Date('2026-11-21T09:06:00Z')
export const today = '2026-11-21'

export const pdf = (id: number, name: string, size: number) => ({ id, name, size, mime: 'application/pdf' })

export const flags = (stage: StageKey): StageFlags =>
  Object.fromEntries(stageKeys.map((key) => [`is_${key}`, key === stage])) as unknown as StageFlags

const entryDates: Partial<Record<StageKey, string>> = {
  editor: '2026-09-02T05:00:00Z',
  project: '2026-09-05T05:00:00Z',
  process: '2026-09-09T05:00:00Z',
  signal: '2026-11-06T05:00:00Z',
  author: '2026-11-18T05:00:00Z',
}

const expected: Partial<Record<StageKey, [expected: string, earliest: string, latest: string]>> = {
  signal: ['2026-12-10', '2026-12-08', '2026-12-16'],
  author: ['2026-12-14', '2026-12-10', '2026-12-22'],
  done: ['2027-01-25', '2027-01-15', '2027-02-05'],
}
const usualDays: Partial<Record<StageKey, { least: number; most: number }>> = {
  process: { least: 15, most: 24 },
  author: { least: 3, most: 6 },
}

/** Returns the path of a book at a stage. */
export const pathTo = (stage: StageKey): PathStep[] => {
  const at = stageKeys.indexOf(stage)
  return stageKeys.map((key, index) => ({
    stage: key,
    state: index < at ? 'past' : index === at ? 'current' : 'future',
    entered_at: index <= at ? (entryDates[key] ?? null) : null,
    left_at: index < at ? (entryDates[stageKeys[index + 1] ?? 'done'] ?? null) : null,
    expected: index > at ? (expected[key]?.[0] ?? null) : null,
    earliest: index > at ? (expected[key]?.[1] ?? null) : null,
    latest: index > at ? (expected[key]?.[2] ?? null) : null,
    usual: usualDays[key] ?? null,
    lasts: index === at ? 14 : null,
  }))
}
