// Takes baselines anew and notes which Chromium drew them: all of them (`pnpm visual:update`), or some (`… -g Menu`).
import { spawnSync } from 'node:child_process'
import { globSync, rmSync, writeFileSync } from 'node:fs'
import { browser } from './tolerance.ts'

const here = import.meta.dirname
const some = process.argv.slice(2)
if (some.length === 0) for (const picture of globSync('baselines/*.webp', { cwd: here })) rmSync(`${here}/${picture}`)
writeFileSync(`${here}/baselines/chromium.txt`, `${browser()}\n`)
const which = some.length > 0 ? some : ['-g', '@picture']
const { status } = spawnSync(
  'playwright',
  ['test', '-c', `${here}/playwright.config.ts`, 'stories.spec.ts', '--update-snapshots', ...which],
  { stdio: 'inherit', env: { ...process.env, PRESS_PICTURES: '1' } },
)
process.exitCode = status ?? 1
