import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'

const folder = mkdtempSync(join(import.meta.dirname, '.rule-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Returns how many problems a rule finds in a piece of code. */
function countProblems(rule: string, code: string, { path = 'some.ts', options = [] as unknown[] } = {}): number {
  const file = join(folder, path)
  const config = join(folder, '.oxlintrc.json')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, code)
  writeFileSync(
    config,
    JSON.stringify({
      jsPlugins: [join(import.meta.dirname, 'press-rules.ts')],
      rules: { [`press/${rule}`]: ['error', ...options] },
    }),
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
  expect(countProblems('space-from-scale', code)).toBe(3)
})
test('a size other than spacing, a zero or a hairline is allowed', () => {
  const code = "export const a = { inlineSize: '8px', gap: 0, margin: '0 auto', padding: '1px', rowGap: '50%' }"
  expect(countProblems('space-from-scale', code)).toBe(0)
})
test('an assertion that reads a page without waiting is reported', () => {
  const code = `
    expect(await page.title()).toBe('Press')
    expect(await page.evaluate(() => scrollY)).toBe(0)
    if (await more.isVisible()) await more.click()
    await expect(page).toHaveTitle('Press')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    expect(await client.call('GET /api/queue')).toEqual([])`
  expect(countProblems('page-is-awaited', code)).toBe(3)
})
test('a date that does not come from the press’s date helpers is reported', () => {
  expect(
    countProblems('days-of-the-press', 'export const a = [new Date(), new Date(0), Date.now(), isoInDays(1)]'),
  ).toBe(3)
})

/** Returns how many problems the `own-feature` rule finds in a file of a feature. */
const countImportProblems = (path: string, code: string) =>
  countProblems('own-feature', code, { path, options: [['src/features']] })

describe('an import of another feature', () => {
  test('is reported, however it is written', () => {
    const code = `
      import { a } from '../offers/queries.ts'
      import type { B } from '../offers/queries.ts'
      export { c } from '../offers/queries.ts'
      export * from '../offers/queries.ts'
      export const d = () => import('../offers/queries.ts')
      export const e = (f: import('../offers/queries.ts').F) => [a, f] as B`
    expect(countImportProblems('src/features/books/queries.ts', code)).toBe(6)
  })
  test('is reported at any depth', () => {
    expect(
      countImportProblems('src/features/books/export/onix/xml.ts', "export * from '../../../offers/queries.ts'"),
    ).toBe(1)
  })
  test('is reported in the shared folder and in a file next to the features', () => {
    expect(countImportProblems('src/features/shared/people.ts', "export * from '../offers/queries.ts'")).toBe(1)
    expect(countImportProblems('src/features/context.ts', "export * from './offers/queries.ts'")).toBe(1)
  })
  test('is allowed in the list of the features', () => {
    expect(countImportProblems('src/features/index.ts', "export * from './offers/index.ts'")).toBe(0)
  })
  test('does not concern its own folder, shared code and lower layers', () => {
    const code = `
      export * from '../queries.ts'
      export * from '../onix/xml.ts'
      export * from '../../shared/people.ts'
      export * from '../../context.ts'
      export * from '../../../database/rows.ts'
      export * from '@press/domain'`
    expect(countImportProblems('src/features/books/export/table.ts', code)).toBe(0)
  })
})
