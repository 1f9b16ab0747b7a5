import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { FullConfig } from '@playwright/test'
import { portsPerWorker } from '../addresses.ts'

const tryToListen = (port: number): Promise<Server | undefined> =>
  new Promise((resolve) => {
    const server = createServer()
      .once('error', () => resolve(undefined))
      .listen(port, () => resolve(server))
  })

/**
 * Finds `count` consecutive free ports. Occupies the last port, which no press uses, so that another test run finds other ports.
 */
async function reservePorts(count: number): Promise<{ first: number; release: () => void }> {
  for (let first = 4300; first + count < 32_000; first += 1000) {
    const servers = await Promise.all(Array.from({ length: count }, (_port, offset) => tryToListen(first + offset)))
    const lastServer = servers.at(-1)
    const areFree = servers.every(Boolean)
    for (const server of servers) if (server !== lastServer || !areFree) server?.close()
    if (lastServer && areFree) return { first, release: () => lastServer.close() }
  }
  throw new Error(`No ${count} consecutive free ports`)
}

/** Starts the database server and makes the template. Returns a function that stops the server. */
export default async function setUp({ workers }: FullConfig): Promise<() => Promise<void>> {
  const ports = await reservePorts(workers * portsPerWorker)
  process.env['PRESS_E2E_PORT'] = String(ports.first)
  const child = spawn(
    process.execPath,
    ['--conditions=@press/source', fileURLToPath(new URL('template.ts', import.meta.url))],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  )
  const [url] = (await Promise.race([
    once(createInterface({ input: child.stdout }), 'line'),
    once(child, 'exit').then(() => {
      throw new Error('The template of the presses could not be created')
    }),
  ])) as [string]
  process.env['PRESS_E2E_DATABASE'] = url
  return async () => {
    const exitEvent = once(child, 'exit')
    child.stdin.end()
    await exitEvent
    ports.release()
  }
}
