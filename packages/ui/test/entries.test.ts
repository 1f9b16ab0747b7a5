import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { entries } from '../entries.mjs'

const folder = join(import.meta.dirname, '../src/entries')

test('every public folder has an address of its own (`pnpm --filter @press/ui entries` writes them)', () => {
  const written = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const)
  expect(new Map(written)).toEqual(entries())
})
