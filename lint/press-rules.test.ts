import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(import.meta.dirname, '.rule-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Returns how many problems a rule finds in a piece of code. */
function found(rule: string, code: string): number {
  const file = join(folder, 'some.ts')
  const config = join(folder, '.oxlintrc.json')
  writeFileSync(file, code)
  writeFileSync(
    config,
    JSON.stringify({ jsPlugins: [join(import.meta.dirname, 'press-rules.ts')], rules: { [`press/${rule}`]: 'error' } }),
  )
  try {
    execFileSync('oxlint', ['-c', config, '--format=unix', file], { encoding: 'utf8' })
    return 0
  } catch (error) {
    return (error as { stdout: string }).stdout.split(`press(${rule})`).length - 1
  }
}

test('a padding, a margin or a gap outside the scale is reported', () => {
  const code = "export const a = { gap: '8px', paddingBlock: `0 ${'x'} 7px`, marginInlineStart: '-1rem' }"
  expect(found('space-from-scale', code)).toBe(3)
})
test('a size other than spacing, a zero or a hairline is allowed', () => {
  const code = "export const a = { inlineSize: '8px', gap: 0, margin: '0 auto', padding: '1px', rowGap: '50%' }"
  expect(found('space-from-scale', code)).toBe(0)
})
test('an assertion that reads a page without waiting is reported', () => {
  const code = `
    expect(await page.title()).toBe('Press')
    expect(await page.evaluate(() => scrollY)).toBe(0)
    if (await more.isVisible()) await more.click()
    await expect(page).toHaveTitle('Press')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    expect(await client.call('GET /api/queue')).toEqual([])`
  expect(found('page-is-awaited', code)).toBe(3)
})
test('a date that does not come from the press’s date helpers is reported', () => {
  expect(found('days-of-the-press', 'export const a = [new Date(), new Date(0), Date.now(), isoInDays(1)]')).toBe(3)
})
