import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { build, preview } from 'vite'

const root = join(import.meta.dirname, '../peers')

/** `bench/peers` is no part of the workspace: its libraries are fetched only when they are measured. */
function install(): void {
  const pnpm = join(root, '../../node_modules/.bin/pnpm')
  const { status } = spawnSync(pnpm, ['install', '--frozen-lockfile', '--silent'], { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error(`bench/peers: install ended with ${status}`)
}

export interface Peers {
  /** The page of a target: `table`, `mui`. */
  url: (scenario: string, target: string) => string
  stop: () => Promise<void>
}

/** All pages of `bench/peers`, built and served. */
export async function startPeers(port: number): Promise<Peers> {
  install()
  const configFile = join(root, 'vite.config.ts')
  await build({ configFile, logLevel: 'warn' })
  const server = await preview({ configFile, logLevel: 'warn', preview: { port, strictPort: true, host: '127.0.0.1' } })
  return {
    url: (scenario, target) => `http://127.0.0.1:${port}/${scenario}/${target}/`,
    stop: () => server.close(),
  }
}
