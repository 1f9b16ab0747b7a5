import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { storage, tabStorage } from './storage.ts'

const place = () => {
  const held = new Map<string, string>()
  return {
    getItem: (name: string) => held.get(name) ?? null,
    setItem: (name: string, value: string) => held.set(name, value),
    removeItem: (name: string) => held.delete(name),
  }
}
beforeEach(() => {
  vi.stubGlobal('localStorage', place())
  vi.stubGlobal('sessionStorage', place())
})
afterEach(() => vi.unstubAllGlobals())

describe('what a browser keeps', () => {
  it('is found again as it was kept, and gone when forgotten', () => {
    expect(storage.set('press.theme', 'dark')).toBe(true)
    expect(storage.setJson('press.user', { id: 7 })).toBe(true)
    expect(storage.get('press.theme')).toBe('dark')
    expect(storage.getJson('press.user')).toEqual({ id: 7 })
    storage.set('press.theme', null)
    storage.setJson('press.user', null)
    expect([storage.get('press.theme'), storage.getJson('press.user')]).toEqual([null, null])
  })

  it('for the tab is apart from what is kept on the computer', () => {
    tabStorage.set('press.email', 'pm@demo.press')
    expect(storage.get('press.email')).toBeNull()
  })

  it('is nothing where something else stands under its name', () => {
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
  ])('is told to be lost where the storage is %s, and nothing breaks', (_what, spoil) => {
    spoil()
    expect(storage.set('press.theme', 'dark')).toBe(false)
    expect(storage.setJson('press.user', { id: 7 })).toBe(false)
    expect([storage.get('press.theme'), storage.getJson('press.user')]).toEqual([null, null])
  })
})
