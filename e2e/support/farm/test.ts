import { test as base } from '@playwright/test'
import { startFarm, type Farm } from './farm.ts'
import { startIsolatedServer } from '../isolated-server.ts'

interface PressOptions {
  /**
   * How the press is started. `inTheWorker` opens it in a process that has already loaded the server, which takes about a second.
   * `served` runs `press serve`, as an administrator does. `empty` runs `press serve` without demo data.
   */
  press: 'inTheWorker' | 'served' | 'empty'
}

/** Playwright's `test` with a separate press. Each try starts with a fresh copy of the demo press, or with an empty press. */
export const test = base.extend<PressOptions & { opened: void }, { farm: Farm }>({
  press: ['inTheWorker', { option: true }],
  farm: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of required fixtures from the pattern.
    async ({}, use) => {
      const farm = startFarm()
      await use(farm)
      await farm.stop()
    },
    { scope: 'worker' },
  ],
  opened: [
    async ({ farm, press }, use, info) => {
      await farm.sendOrder(press === 'inTheWorker' ? 'open' : 'close')
      const isolatedServer =
        press === 'inTheWorker' ? undefined : await startIsolatedServer(0, { empty: press === 'empty' })
      await use()
      await isolatedServer?.stop()
      if (info.status === info.expectedStatus) return
      const log = await farm.sendOrder('log')
      if (log) await info.attach('log of the press', { body: log, contentType: 'text/plain' })
    },
    { auto: true },
  ],
})
