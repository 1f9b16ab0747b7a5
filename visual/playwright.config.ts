import { defineConfig } from '@playwright/test'
import { chromium, shell } from '../chromium.ts'
import { everything, pictures } from '../everything.ts'
import { tolerance } from './tolerance.ts'

/**
 * Every story once: played, and checked by axe and for contrast. `npm run test:all` adds the narrowest phone, forced colours and
 * paper; PRESS_PICTURES=1 compares pictures.
 */
export default defineConfig({
  testDir: '.',
  globalSetup: './support/built.ts',
  outputDir: '../.cache/visual',
  // One file for every system: Debian's Chromium draws them, hinting off (see chromium.ts and tolerance.ts).
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  grepInvert: everything || pictures ? [] : /@all/,
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
  maxFailures: 20,
  reporter: [['dot']],
  use: {
    // The shell draws letters in another way, which only pictures and paper notice.
    launchOptions: everything || pictures ? chromium : shell,
    locale: 'ru-RU',
    timezoneId: 'Asia/Almaty',
  },
})
