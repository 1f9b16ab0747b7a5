import type { MenuItem } from '@press/domain'
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

describe('the cached menu', () => {
  it('is returned to its person without counts, which may be outdated', () => {
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

  it('is not returned to another person', () => {
    writeCachedMenu(3, menu)
    expect(readCachedMenu(4)).toBeUndefined()
  })

  it('is missing when the browser stores nothing', () => {
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
