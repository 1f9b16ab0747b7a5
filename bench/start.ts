import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { report, round } from './support/report.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const port = 4450

/** Measures the time from `npm start` on a fresh clone, with an empty npm cache, to the first served page. */
export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'press-start-'))
  const clone = join(folder, 'press')
  const home = join(folder, 'home')
  try {
    if (spawnSync('git', ['clone', '--quiet', root, clone], { stdio: 'inherit' }).status !== 0)
      throw new Error('git clone failed')
    const pathFolders = (process.env['PATH'] ?? '').split(':').filter((entry) => !entry.includes('node_modules'))
    const startedAt = performance.now()
    const child = spawn('npm', ['start'], {
      cwd: clone,
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { PATH: pathFolders.join(':'), HOME: home, PRESS_PORT: String(port), npm_config_cache: join(home, '.npm') },
    })
    try {
      for (;;) {
        if (child.exitCode !== null) throw new Error(`npm start exited with ${child.exitCode}`)
        const page = await fetch(`http://127.0.0.1:${port}/`).catch(() => null)
        if (page?.ok && (await page.text()).includes('<div id="root">')) break
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
      report('npm start on a fresh clone', [
        { 'time to the first served page, s': round((performance.now() - startedAt) / 1000) },
      ])
    } finally {
      if (child.pid) process.kill(-child.pid, 'SIGTERM')
      await new Promise((resolve) => child.on('exit', resolve))
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
