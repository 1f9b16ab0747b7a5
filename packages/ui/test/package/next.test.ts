import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chromium as launchOptions } from '../../../../chromium.ts'
import { installPackages } from './install.ts'

const app = mkdtempSync(join(tmpdir(), 'press-next-'))
const nextCliPath = join(app, 'node_modules/next/dist/bin/next')
const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' }
let server: ChildProcess

/** Starts the server. Resolves to its URL once the server prints it. */
const startServer = () =>
  new Promise<string>((resolve, reject) => {
    server = spawn(process.execPath, [nextCliPath, 'start', '--port', '0'], { cwd: app, env })
    let output = ''
    server.stdout?.on('data', (outputChunk: Buffer) => {
      output += outputChunk.toString()
      const address = /http:\/\/localhost:\d+/.exec(output)?.[0]
      if (address && output.includes('Ready')) resolve(address)
    })
    server.once('exit', (code) => reject(new Error(`next ended with ${code}: ${output}`)))
  })

beforeAll(() => {
  cpSync(join(import.meta.dirname, 'next'), app, { recursive: true })
  installPackages(app, ['react', 'react-dom', 'react-hook-form'], { next: '16.4.6' })
  execFileSync(process.execPath, [nextCliPath, 'build'], { cwd: app, stdio: 'inherit', env })
})

afterAll(() => {
  server?.kill()
  rmSync(app, { recursive: true, force: true })
})

test('a page rendered by Next.js hydrates without a warning', async () => {
  const address = await startServer()
  expect(await (await fetch(address)).text()).toMatch(/<button[^>]*>.*Сохранить/)
  const browser = await chromium.launch(launchOptions)
  try {
    const page = await browser.newPage()
    const pageErrors: string[] = []
    page.on('pageerror', ({ message }) => pageErrors.push(message))
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && pageErrors.push(message.text()))
    await page.goto(address)
    const deadline = page.getByRole('textbox', { name: 'Срок' })
    // React loses text that is typed before hydration.
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('input') ?? {}).some((key) => key.startsWith('__react')),
    )
    await deadline.fill('24.11.2026')
    await deadline.press('Tab')
    await page.getByText('2026-11-24').waitFor()
    expect(pageErrors).toEqual([])
  } finally {
    await browser.close()
  }
})
