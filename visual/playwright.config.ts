import { defineConfig } from '@playwright/test'
import { chromium, shell } from '../chromium.ts'
import { everything } from '../everything.ts'

/**
 * Tests every story once: plays it, and checks accessibility and contrast with axe. `npm run test:all` adds the narrowest phone,
 * forced colors and print.
 */
export default defineConfig({
  testDir: '.',
  globalSetup: './support/global-setup.ts',
  outputDir: '../.cache/visual',
  grepInvert: everything ? [] : /@all/,
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  // As in the e2e tests, a test that passes on the second try is reported as flaky.
  retries: process.env['CI'] ? 1 : 0,
  // Several minutes. No test needs this long unless something is broken, and a slow machine must not fail a test.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  maxFailures: 20,
  reporter: [['dot']],
  use: {
    // `npm run test:all` uses the full Chromium, because the headless shell renders text differently. This matters only for print.
    launchOptions: everything ? chromium : shell,
    locale: 'ru-RU',
    timezoneId: 'Asia/Almaty',
  },
})
