import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { measureEntrySizes } from './sizes.ts'

/** The limit of each entry in kilobytes: the measured size plus 2 %, rounded up. Lower a limit when its entry becomes smaller. */
const limits = JSON.parse(readFileSync(new URL('sizes.json', import.meta.url), 'utf8')) as Record<string, number>

test('no entry is larger than its limit in sizes.json', async () => {
  const sizesByEntry = await measureEntrySizes()
  expect(Object.keys(sizesByEntry)).toEqual(Object.keys(limits))
  const oversizedEntries = Object.entries(sizesByEntry).filter(([name, size]) => size > (limits[name] ?? 0))
  expect(oversizedEntries.map(([name, size]) => `${name}: ${size.toFixed(2)} KB, at most ${limits[name]}`)).toEqual([])
})
