import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sizes } from './sizes.ts'

/** The limit of each entry in kilobytes: the measured size plus 2 %, rounded up. Lower a limit when its entry becomes smaller. */
const limits = JSON.parse(readFileSync(new URL('sizes.json', import.meta.url), 'utf8')) as Record<string, number>

test('no entry is larger than its limit in sizes.json', async () => {
  const measured = await sizes()
  expect(Object.keys(measured)).toEqual(Object.keys(limits))
  const larger = Object.entries(measured).filter(([name, size]) => size > (limits[name] ?? 0))
  expect(larger.map(([name, size]) => `${name}: ${size.toFixed(2)} KB, at most ${limits[name]}`)).toEqual([])
})
