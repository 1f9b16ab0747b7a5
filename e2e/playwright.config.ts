import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { shell } from '../chromium.ts'
import { everything } from '../everything.ts'

/**
 * Test files that only `npm run test:all` runs, not `npm test`. They kill presses or run several, use other browsers and screen
 * sizes, or check in more detail what `npm test` covers. Single tests of other files have the tag `@all` instead.
 */
const notInTheGate = [
  'application-board',
  'application-drafts',
  'board-history',
  'cross-browser',
  'faq',
  'invoice-list',
  'multiple-processes',
  'offline',
  'server-crash',
  'shop',
  'unsaved-changes',
  'zoom',
].map((name) => `${name}.spec.ts`)
const missingFile = notInTheGate.find((file) => !existsSync(new URL(file, import.meta.url)))
if (missingFile) throw new Error(`e2e/${missingFile} does not exist; notInTheGate names it.`)

/** Configures the tests that go through the built portals on the real server. Each test has a separate press with the demo data. */
export default defineConfig({
  testDir: '.',
  globalSetup: './support/farm/set-up.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  // On a busy machine a step may time out once. A test that passes on the second try is reported as flaky.
  retries: process.env['CI'] ? 1 : 0,
  // If sign-in is broken, every test fails. Ten failures are enough, and the report stays within the CI step's time limit.
  maxFailures: 10,
  timeout: 300_000,
  expect: { timeout: 20_000, toPass: { timeout: 20_000 } },
  grepInvert: everything ? [] : /@all/,
  reporter: [['list']],
  use: {
    actionTimeout: 20_000,
    // A trace takes a quarter of a test's time, so in CI only retries are recorded.
    trace: { mode: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure', screenshots: false },
    locale: 'ru-RU',
    timezoneId: 'Asia/Almaty',
    // The service worker would fetch a whole portal for every browser. Only the offline tests enable it.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'chromium',
      testIgnore: ['webkit/**', ...(everything ? [] : notInTheGate)],
      use: { launchOptions: shell },
    },
    // Debian's Firefox, over WebDriver BiDi. It runs the tests of browser differences and the first journey.
    {
      name: 'firefox',
      testIgnore: 'webkit/**',
      grep: /@browsers/,
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: { executablePath: fileURLToPath(new URL('support/firefox.mjs', import.meta.url)) },
      },
    },
    // Debian's WebKit, over its own driver. These tests have separate helpers, because Playwright supports only the WebKit that it
    // builds itself.
    { name: 'webkit', testMatch: 'webkit/*.spec.ts' },
  ],
})
