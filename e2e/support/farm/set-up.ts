import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { FullConfig } from '@playwright/test'
import { portsOfAWorker } from '../addresses.ts'

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .listen(port, () => server.close(() => resolve(true)))
  })

/** Finds `count` free ports in a row and returns the first. */
async function freePorts(count: number): Promise<number> {
  for (let base = 4300; base + count < 32_000; base += 1000) {
    const free = await Promise.all(Array.from({ length: count }, (_port, offset) => isFree(base + offset)))
    if (free.every(Boolean)) return base
  }
  throw new Error(`No ${count} free ports in a row`)
}

/** Starts the database server and makes the template. Returns a function that stops the server. */
export default async function setUp({ workers }: FullConfig): Promise<() => Promise<void>> {
  process.env['PRESS_E2E_PORT'] = String(await freePorts(workers * portsOfAWorker))
  const child = spawn(
    process.execPath,
    ['--conditions=@press/source', fileURLToPath(new URL('template.ts', import.meta.url))],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  )
  const [url] = (await Promise.race([
    once(createInterface({ input: child.stdout }), 'line'),
    once(child, 'exit').then(() => {
      throw new Error('The template of the presses could not be made')
    }),
  ])) as [string]
  process.env['PRESS_E2E_DATABASE'] = url
  return async () => {
    const gone = once(child, 'exit')
    child.stdin.end()
    await gone
  }
}
