import { test as base } from '@playwright/test'
import { startFarm, type Farm } from './farm.ts'
import { ownPress } from '../ownPress.ts'

interface PressOptions {
  /**
   * `inTheWorker`: the press of a test is opened in a process that has read the server's modules before. `served`: it is started by
   * `press serve`, as outside of tests.
   */
  press: 'inTheWorker' | 'served'
}

/** Playwright's test with a press of its own: each try begins on the demo press as after the first start, at the worker's ports. */
export const test = base.extend<PressOptions & { opened: void }, { farm: Farm }>({
  press: ['inTheWorker', { option: true }],
  farm: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are needed.
    async ({}, use) => {
      const farm = startFarm()
      await use(farm)
      await farm.end()
    },
    { scope: 'worker' },
  ],
  opened: [
    async ({ farm, press }, use, info) => {
      await farm.ask(press === 'served' ? 'close' : 'open')
      const served = press === 'served' ? await ownPress(0) : undefined
      await use()
      await served?.stop()
      if (info.status === info.expectedStatus) return
      const log = await farm.ask('log')
      if (log) await info.attach('log of the press', { body: log, contentType: 'text/plain' })
    },
    { auto: true },
  ],
})
