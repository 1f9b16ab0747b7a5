import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Readable } from 'node:stream'
import { stopChildOnExit } from '../../packages/server/test/exit-watcher.ts'

const program = process.env['PRESS_WEBKIT'] ?? '/usr/bin/WebKitWebDriver'

/** The key under which the protocol returns a reference to an element. */
export const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
export type ElementRef = Record<typeof elementKey, string>

/** A browser session that is controlled over the W3C WebDriver protocol. */
export interface Session {
  /** Sends a command to a path below the session's URL. Throws if the browser refuses. */
  command: <Answer>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Answer>
  close: () => Promise<void>
}

/** Starts a virtual display and returns its name. */
export async function openScreen(): Promise<{ display: string; close: () => void }> {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1100x24', '-nolisten', 'tcp']
  const child = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  stopChildOnExit(child)
  const [displayNumber] = (await once(child.stdio[3] as Readable, 'data')) as [Buffer]
  return { display: `:${displayNumber.toString().trim()}`, close: () => void child.kill() }
}

/** Starts a WebDriver process and its browser. The process serves a single browser. */
export async function openSession(display: string): Promise<Session> {
  const port = await freePort()
  const child = spawn(program, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8', TZ: 'Asia/Almaty' },
    stdio: 'ignore',
  })
  stopChildOnExit(child)
  const base = `http://127.0.0.1:${port}`
  await waitUntilListening(base, child)
  const send = async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
    const init = body ? { body: JSON.stringify(body) } : {}
    const answer = await fetch(`${base}${path}`, { method, ...init })
    const { value } = (await answer.json()) as { value: Answer & { error?: string; message?: string } }
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`)
    return value
  }
  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: { timeouts: { script: 60_000 } } },
  })
  return {
    command: (method, path, body) => send(method, `/session/${sessionId}${path}`, body),
    close: async () => {
      await send('DELETE', `/session/${sessionId}`)
      child.kill()
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (!address || typeof address === 'string') throw new Error('No port')
  return address.port
}

async function waitUntilListening(base: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    if (
      await fetch(`${base}/status`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`${program} ended with ${child.exitCode}`)
}
