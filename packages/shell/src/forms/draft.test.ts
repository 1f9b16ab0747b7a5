import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openDraft } from './draft.ts'

const key = 'press.draft.9.application.new'
const storage = new Map<string, string>()

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T09:00:00Z') })
  storage.clear()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => storage.set(name, value),
    removeItem: (name: string) => storage.delete(name),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const openTestDraft = (onStored = vi.fn<(at: string | null) => void>()) => ({
  ...openDraft<{ book_name: string }>(key, onStored),
  onKept: onStored,
})
const readStored = () => JSON.parse(storage.get(key) ?? 'null') as unknown

describe('an author’s draft', () => {
  it('is saved after a pause in typing and found again', () => {
    const { save, stored, onKept: onStored } = openTestDraft()
    expect(stored).toBeNull()
    save({ book_name: 'Г' })
    vi.advanceTimersByTime(500)
    save({ book_name: 'Геоботаника' })
    vi.advanceTimersByTime(500)
    expect(readStored()).toBeNull()
    vi.advanceTimersByTime(500)
    expect(onStored.mock.calls).toEqual([['2026-11-21T09:00:01.300Z']])
    expect(openTestDraft().stored).toEqual({
      values: { book_name: 'Геоботаника' },
      savedAt: '2026-11-21T09:00:01.300Z',
    })
  })

  it('is saved at once when the author leaves while typing', () => {
    const { save, flush, onKept: onStored } = openTestDraft()
    save({ book_name: 'Гео' })
    flush()
    expect(readStored()).toMatchObject({ values: { book_name: 'Гео' } })
    vi.advanceTimersByTime(2000)
    expect(onStored).toHaveBeenCalledOnce()
  })

  it('is discarded after submission, even with a pending save', () => {
    const { save, discard, flush } = openTestDraft()
    save({ book_name: 'Геоботаника' })
    vi.advanceTimersByTime(1000)
    save({ book_name: 'Геоботаника степей' })
    discard()
    vi.advanceTimersByTime(2000)
    flush()
    expect(readStored()).toBeNull()
  })

  it('is reported as not saved when the browser’s storage is full', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    const { save, flush, onKept: onStored } = openTestDraft()
    save({ book_name: 'Гео' })
    flush()
    expect(onStored).toHaveBeenCalledWith(null)
  })

  it('starts empty when its stored data is invalid', () => {
    storage.set(key, '{"broken')
    expect(openTestDraft().stored).toBeNull()
  })
})
