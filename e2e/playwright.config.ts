import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { shell } from '../chromium.ts'
import { everything } from '../everything.ts'

/**
 * Files that only `npm run test:all` runs: presses that are killed or stand beside each other, other browsers and sizes, and second
 * looks at what the gate's journeys pass through. Single tests of other files carry the tag `@all`.
 */
const notInTheGate = [
  'appstatus',
  'browsers',
  'drafts',
  'faq',
  'invoice-list',
  'killed',
  'leaving',
  'offline',
  'past-order-boards',
  'processes',
  'shop',
  'zoom',
].map((name) => `${name}.spec.ts`)

/** Journeys through the built portals on the real server; each test has a press of its own, filled with the demo data. */
export default defineConfig({
  testDir: '.',
  globalSetup: './support/farm/set-up.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  // A machine that is busy with something else may make a step late once; what passes on the second try is printed as flaky.
  retries: process.env['CI'] ? 1 : 0,
  // When sign-in is broken, every journey is: ten failures say so, and the report still comes within the time of the step.
  maxFailures: 10,
  timeout: 300_000,
  expect: { timeout: 20_000, toPass: { timeout: 20_000 } },
  grepInvert: everything ? [] : /@all/,
  reporter: [['list']],
  use: {
    actionTimeout: 20_000,
    // A trace takes a quarter of a journey's time, so only a second try is recorded.
    trace: { mode: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure', screenshots: false },
    locale: 'ru-RU',
    timezoneId: 'Asia/Almaty',
    // It would fetch all of a portal for every browser; the journey without a connection has one.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'chromium',
      testIgnore: ['webkit/**', ...(everything ? [] : notInTheGate)],
      use: { launchOptions: shell },
    },
    // Debian's own, by WebDriver BiDi: it runs what browsers do differently, and the first journey.
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
    // Debian's own, by its driver: the tests have their own hands there, as Playwright knows no other WebKit than its own.
    { name: 'webkit', testMatch: 'webkit/*.spec.ts' },
  ],
})
