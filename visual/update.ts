// Takes every baseline anew from the built Storybook, and notes which Chromium drew them: `pnpm visual:update`.
import { spawnSync } from 'node:child_process'
import { globSync, rmSync, writeFileSync } from 'node:fs'
import { browser } from './tolerance.ts'

const here = import.meta.dirname
for (const picture of globSync('baselines/*.webp', { cwd: here })) rmSync(`${here}/${picture}`)
writeFileSync(`${here}/baselines/chromium.txt`, `${browser()}\n`)
const { status } = spawnSync(
  'playwright',
  ['test', '-c', `${here}/playwright.config.ts`, 'pictures.spec.ts', '--update-snapshots', ...process.argv.slice(2)],
  { stdio: 'inherit' },
)
process.exitCode = status ?? 1
