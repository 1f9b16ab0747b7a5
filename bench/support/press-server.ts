import { spawn, type ChildProcess } from 'node:child_process'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { RoleKey } from '@press/domain'
import { chromium, type Page } from 'playwright'
import { chromium as launchOptions } from '../../chromium.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

export interface Press {
  port: number
  pid: number
  dataDir: string
  url: (offset?: number) => string
  stop: () => Promise<void>
}

async function waitUntilReady(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`press exited with ${child.exitCode}`)
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('press was not ready within a minute')
}

/** Runs `press <command>` and waits until it exits. */
export function runPressCommand(args: string[], env: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--conditions=@press/source', 'packages/server/src/press.ts', ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`press ${args.join(' ')} exited with ${code}`)),
    )
  })
}

interface PressOptions {
  port: number
  scale?: number
  /** Whether all data beyond the original demo press belongs to past years. */
  finished?: boolean
}

/** Starts a separate press for one benchmark, with its own port and folder and `scale` times the demo data. */
export async function startPress(name: string, { port, scale = 1, finished = false }: PressOptions): Promise<Press> {
  const dataDir = `${root}.cache/bench/${name}`
  rmSync(dataDir, { recursive: true, force: true })
  const env = { PRESS_PORT: String(port), PRESS_DATA_DIR: dataDir, PRESS_LOG: 'warn' }
  if (scale > 1)
    await runPressCommand(['seed-demo', '--scale', String(scale), ...(finished ? ['--finished'] : [])], env)
  const child = spawn(process.execPath, ['--conditions=@press/source', 'packages/server/src/press.ts', 'serve'], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await waitUntilReady(`http://127.0.0.1:${port}/api/ready`, child)
  return {
    port,
    pid: child.pid as number,
    dataDir,
    url: (offset = 0) => `http://127.0.0.1:${port + offset}`,
    stop: () =>
      new Promise((resolve) => {
        child.on('exit', () => resolve())
        child.kill('SIGTERM')
      }),
  }
}

/** Returns a bearer token of a demo account. */
export async function signIn(url: string, role: string): Promise<string> {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${role}@demo.press`, password: 'Press-demo-1' }),
  })
  if (!answer.ok) throw new Error(`sign-in as ${role}: HTTP ${answer.status}`)
  return ((await answer.json()) as { token: string }).token
}

/** Opens a page that is already signed in. The token comes from the API, so that the measurement does not include the sign-in. */
export async function openSignedInPage({ url }: Press, role: RoleKey): Promise<Page> {
  const token = await signIn(url(), role)
  const profile = (await (
    await fetch(`${url()}/api/userprofile`, { headers: { authorization: `Bearer ${token}` } })
  ).json()) as { user: unknown }
  const browser = await chromium.launch(launchOptions)
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' })
  await page.addInitScript(
    ([user, secret]) => {
      localStorage.setItem('press.user', user as string)
      localStorage.setItem('press.token', secret as string)
    },
    [JSON.stringify(profile.user), token],
  )
  return page
}
