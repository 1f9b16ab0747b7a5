import type { MenuItem } from '@press/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { writeCachedMenu, readCachedMenu } from './menu-cache.ts'
import { session } from './session.ts'

const storage = new Map<string, string>()
beforeEach(() => {
  storage.clear()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => storage.set(name, value),
  })
  session.start({ id: 3, name: 'Алия', role_id: 3, avatar: null }, 'secret')
})
afterEach(() => {
  session.end()
  vi.unstubAllGlobals()
})

const menu: MenuItem[] = [
  { key: 'home', icon: 'house', path: '/app/initiator/home' },
  {
    key: 'production',
    icon: 'books',
    path: '/app/initiator/applications',
    children: [
      {
        key: 'applications',
        icon: 'files',
        path: '/app/initiator/applications',
        badge: { count: 7, attention: true },
      },
    ],
  },
]

describe('the menu of last time', () => {
  it('is there for the person whose it is, and without counts that may be old', () => {
    writeCachedMenu(3, menu)
    expect(readCachedMenu(3)).toEqual([
      menu[0],
      {
        key: 'production',
        icon: 'books',
        path: '/app/initiator/applications',
        children: [{ key: 'applications', icon: 'files', path: '/app/initiator/applications' }],
      },
    ])
  })

  it('is not shown to anybody else', () => {
    writeCachedMenu(3, menu)
    expect(readCachedMenu(4)).toBeUndefined()
  })

  it('is simply not there where the browser keeps nothing', () => {
    expect(readCachedMenu(3)).toBeUndefined()
    vi.stubGlobal('localStorage', {
      getItem: () => '{"broken',
      setItem: () => {
        throw new DOMException('closed')
      },
    })
    expect(() => writeCachedMenu(3, menu)).not.toThrow()
    expect(readCachedMenu(3)).toBeUndefined()
  })
})
