import { defineConfig } from '@playwright/test'
import { chromium } from '../chromium.ts'
import { tolerance } from './tolerance.ts'

/** Every story once: played, looked at by axe and compared with its picture; then what an emulated medium shows. */
export default defineConfig({
  testDir: '.',
  globalSetup: './support/built.ts',
  outputDir: '../.cache/visual',
  // One file for every system: Debian's Chromium draws them, hinting off (see chromium.ts and tolerance.ts).
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  // A picture without a baseline fails, and is taken by `pnpm visual:update` alone.
  updateSnapshots: 'none',
  forbidOnly: Boolean(process.env['CI']),
  // As in e2e: what passes on the second try is printed as flaky.
  retries: process.env['CI'] ? 1 : 0,
  // Minutes, as no test needs them unless something is broken, and a busy machine must not look as if it were.
  timeout: 180_000,
  expect: { timeout: 30_000, toHaveScreenshot: { ...tolerance, scale: 'css' } },
  reporter: [['dot']],
  use: {
    launchOptions: chromium,
    locale: 'ru-RU',
    timezoneId: 'Asia/Almaty',
  },
})
