import { afterEach, describe, expect, it, vi } from 'vitest'
import { reloadPageOnce, isChunkLoadError } from '../src/start/chunk-load-error.ts'

/** Stubs a browser whose server answers or not, with the contents of its tab storage. */
const browser = (ok: boolean, storedItems: Record<string, string> = {}) => {
  const reload = vi.fn<() => void>()
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('fetch', async () => {
    if (!ok) throw new TypeError('Failed to fetch')
    return { ok }
  })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storedItems[key] ?? null,
    setItem: (key: string, value: string) => (storedItems[key] = value),
  })
  return reload
}

describe('a chunk load error', () => {
  it.each([
    'Failed to fetch dynamically imported module: http://press.example/assets/Screen-1a2b3c4d.js',
    'error loading dynamically imported module: http://press.example/assets/Screen-1a2b3c4d.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/Screen-1a2b3c4d.css',
  ])('is recognized by its message: %s', (message) => {
    expect(isChunkLoadError(new TypeError(message))).toBe(true)
  })

  it('is not confused with other errors', () => {
    expect(isChunkLoadError(new TypeError('Cannot read properties of undefined'))).toBe(false)
    expect(isChunkLoadError('importing a module script failed')).toBe(false)
  })
})

describe('the page after a failed chunk', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('is reloaded once and not again at once', async () => {
    const reload = browser(true)
    expect([await reloadPageOnce(), await reloadPageOnce()]).toEqual([true, false])
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('is not reloaded while the server is unreachable or storage is unavailable', async () => {
    const away = browser(false)
    expect(await reloadPageOnce()).toBe(false)
    const closed = browser(true)
    vi.stubGlobal('sessionStorage', undefined)
    expect(await reloadPageOnce()).toBe(false)
    expect([away.mock.calls, closed.mock.calls]).toEqual([[], []])
  })
})
