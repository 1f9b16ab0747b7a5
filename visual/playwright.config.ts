import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { chromium } from '../chromium.ts'
import { tolerance } from './tolerance.ts'

const port = Number(process.env['PRESS_VISUAL_PORT'] ?? 4490)

/** What only a picture or an emulated medium shows, on the built Storybook (`pnpm storybook:build`). */
export default defineConfig({
  testDir: '.',
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
  timeout: 30_000,
  expect: { toHaveScreenshot: { ...tolerance, scale: 'css' } },
  reporter: [['list']],
  use: {
    launchOptions: chromium,
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'ru-RU',
    timezoneId: 'Asia/Almaty',
  },
  webServer: {
    command: `vite preview --outDir storybook-static --host 127.0.0.1 --port ${port} --strictPort`,
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    url: `http://127.0.0.1:${port}/index.json`,
  },
})
