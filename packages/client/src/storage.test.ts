import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { storage, tabStorage } from './storage.ts'

const createFakeStorage = () => {
  const storedValues = new Map<string, string>()
  return {
    getItem: (name: string) => storedValues.get(name) ?? null,
    setItem: (name: string, value: string) => storedValues.set(name, value),
    removeItem: (name: string) => storedValues.delete(name),
  }
}
beforeEach(() => {
  vi.stubGlobal('localStorage', createFakeStorage())
  vi.stubGlobal('sessionStorage', createFakeStorage())
})
afterEach(() => vi.unstubAllGlobals())

describe('browser storage', () => {
  it('returns a stored value until it is removed', () => {
    expect(storage.set('press.theme', 'dark')).toBe(true)
    expect(storage.setJson('press.user', { id: 7 })).toBe(true)
    expect(storage.get('press.theme')).toBe('dark')
    expect(storage.getJson('press.user')).toEqual({ id: 7 })
    storage.set('press.theme', null)
    storage.setJson('press.user', null)
    expect([storage.get('press.theme'), storage.getJson('press.user')]).toEqual([null, null])
  })

  it('separates values of the tab from values of the computer', () => {
    tabStorage.set('press.email', 'pm@demo.press')
    expect(storage.get('press.email')).toBeNull()
  })

  it('returns null for a value that is not valid JSON', () => {
    storage.set('press.menu', '{"broken')
    expect(storage.getJson('press.menu')).toBeNull()
  })

  it.each([
    ['closed', () => vi.stubGlobal('localStorage', undefined)],
    [
      'full',
      () =>
        vi.stubGlobal('localStorage', {
          getItem: () => null,
          setItem: () => {
            throw new DOMException('full', 'QuotaExceededError')
          },
        }),
    ],
  ])('reports a failed write when the storage is %s, and does not throw', (_what, breakStorage) => {
    breakStorage()
    expect(storage.set('press.theme', 'dark')).toBe(false)
    expect(storage.setJson('press.user', { id: 7 })).toBe(false)
    expect([storage.get('press.theme'), storage.getJson('press.user')]).toEqual([null, null])
  })
})
