import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build, preview } from 'vite'

const root = join(import.meta.dirname, '../peers')

/**
 * Installs the compared libraries. `bench/peers` is outside the workspace, so that they are installed only when they are measured.
 */
function installPeers(): void {
  const pnpm = join(root, '../../node_modules/.bin/pnpm')
  const { status } = spawnSync(pnpm, ['install', '--frozen-lockfile', '--silent'], { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error(`bench/peers: install exited with ${status}`)
}

export interface Peers {
  /** Returns the URL of the page that shows a library, for example `mui`. */
  url: (target: string) => string
  stop: () => Promise<void>
}

/** Builds and serves the pages of a scenario. The page of each library is a separate application. */
export async function startPeers(scenario: string, port: number): Promise<Peers> {
  installPeers()
  const configFile = join(root, 'vite.config.ts')
  const outDir = join(root, 'dist', scenario)
  for (const target of globSync('*/main.tsx', { cwd: join(root, scenario) }).map(dirname))
    await build({
      configFile,
      root: join(root, scenario, target),
      logLevel: 'warn',
      build: { outDir: join(outDir, target) },
    })
  const server = await preview({
    configFile,
    root,
    logLevel: 'warn',
    build: { outDir },
    preview: { port, strictPort: true, host: '127.0.0.1' },
  })
  return {
    url: (target) => `http://127.0.0.1:${port}/${target}/`,
    stop: () => server.close(),
  }
}
