import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { chromium } from '../chromium.ts'
import { port } from './support/addresses.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const data = fileURLToPath(new URL('../.cache/e2e', import.meta.url))
// The config is read by each worker too; only the first reading stands before the server.
if (!process.env['TEST_WORKER_INDEX']) rmSync(data, { recursive: true, force: true })

/** Journeys through the built portals, on the real server with a database of its own, filled with the demo press. */
export default defineConfig({
  testDir: '.',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    launchOptions: chromium,
    actionTimeout: 20_000,
    trace: 'retain-on-failure',
    locale: 'ru-RU',
    timezoneId: 'Asia/Almaty',
  },
  webServer: {
    command: 'node --conditions=@press/source packages/server/src/press.ts serve',
    cwd: root,
    env: { PRESS_PORT: String(port), PRESS_DATA_DIR: data },
    url: `http://127.0.0.1:${port}/api/ready`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
})
