import { defineConfig } from '@playwright/test'
import { chromium, shell } from '../chromium.ts'
import { everything } from '../everything.ts'

/**
 * Every story once: played, and checked by axe and for contrast. `npm run test:all` adds the narrowest phone, forced colours and
 * paper.
 */
export default defineConfig({
  testDir: '.',
  globalSetup: './support/global-setup.ts',
  outputDir: '../.cache/visual',
  grepInvert: everything ? [] : /@all/,
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  // As in e2e: what passes on the second try is printed as flaky.
  retries: process.env['CI'] ? 1 : 0,
  // Minutes, as no test needs them unless something is broken, and a busy machine must not look as if it were.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  maxFailures: 20,
  reporter: [['dot']],
  use: {
    // The shell draws letters in another way, which only paper notices.
    launchOptions: everything ? chromium : shell,
    locale: 'ru-RU',
    timezoneId: 'Asia/Almaty',
  },
})
