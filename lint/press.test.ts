import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(import.meta.dirname, '.rule-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** How many problems the rule finds in a style sheet. */
function found(code: string): number {
  const file = join(folder, 'some.css.ts')
  const config = join(folder, '.oxlintrc.json')
  writeFileSync(file, code)
  writeFileSync(
    config,
    JSON.stringify({
      jsPlugins: [join(import.meta.dirname, 'press.ts')],
      rules: { 'press/space-from-scale': 'error' },
    }),
  )
  try {
    execFileSync('oxlint', ['-c', config, '--format=unix', file], { encoding: 'utf8' })
    return 0
  } catch (error) {
    return (error as { stdout: string }).stdout.match(/space-from-scale/g)?.length ?? -1
  }
}

test('a padding, a margin and a gap take their size from the scale', () => {
  expect(found("export const a = { gap: '8px', paddingBlock: `0 ${'x'} 7px`, marginInlineStart: '-1rem' }")).toBe(3)
})
test('what is no spacing, none at all or a hairline is left alone', () => {
  expect(found("export const a = { inlineSize: '8px', gap: 0, margin: '0 auto', padding: '1px', rowGap: '50%' }")).toBe(
    0,
  )
})
