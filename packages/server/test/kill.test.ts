import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { databasePid, freePort, newDataDir, signIn, startPress, stopPress, type Running } from './process.ts'

const rounds = Number(process.env['PRESS_KILL_ROUNDS'] ?? 20)
const dataDir = newDataDir()
const port = await freePort()
let running: Running | undefined
afterAll(async () => {
  if (running) await stopPress(running, dataDir)
})

const content = (number: number): string => `%PDF-1.7\n${number}\n${'x'.repeat(number % 5000)}`

/** Uploads numbered files until the server is gone; what was acknowledged is noted. */
async function write(origin: string, token: string, next: () => number, acknowledged: Map<number, number>) {
  for (;;) {
    const number = next()
    const form = new FormData()
    form.append('file', new Blob([content(number)]), `${number}.pdf`)
    try {
      const answer = await fetch(`${origin}/api/files`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: form,
      })
      if (!answer.ok) return
      const { file } = (await answer.json()) as { file: { id: number } }
      acknowledged.set(file.id, number)
    } catch {
      return
    }
  }
}

it(
  `no upload that was acknowledged is lost when API and database are killed, ${rounds} times`,
  { timeout: 60_000 + rounds * 10_000 },
  async () => {
    const acknowledged = new Map<number, number>()
    let number = 0
    let token: string | undefined
    for (let round = 0; round < rounds; round += 1) {
      running = await startPress(dataDir, port)
      const { origin, child, ended } = running
      token ??= await signIn(origin)
      const writers = Array.from({ length: 4 }, () => write(origin, token as string, () => ++number, acknowledged))
      await wait(20 + Math.random() * 300)
      // Every third time the database is left behind alive, for the next start to take over.
      if (round % 3 !== 2) process.kill(databasePid(dataDir), 'SIGKILL')
      child.kill('SIGKILL')
      await Promise.all([...writers, ended])
    }
    expect(acknowledged.size).toBeGreaterThan(rounds)

    running = await startPress(dataDir, port)
    const { origin } = running
    const intact = async ([id, written]: [number, number]) => {
      const answer = await fetch(`${origin}/api/files/${id}`, { headers: { authorization: `Bearer ${token}` } })
      return answer.status === 200 && (await answer.text()) === content(written)
    }
    const checked = await Promise.all([...acknowledged].map(intact))
    expect(checked.filter((whole) => !whole)).toEqual([])
  },
)
