import { afterAll, expect, it } from 'vitest'
import { databasePid, freePort, seededDataDir, signIn, startPress, stopPress, type Running } from './process.ts'

const rounds = process.env['PRESS_TEST_ALL'] ? 20 : 3
const dataDir = await seededDataDir()
const port = await freePort()
let running: Running | undefined
afterAll(async () => {
  if (running) await stopPress(running, dataDir)
})

const content = (number: number): string => `%PDF-1.7\n${number}\n${'x'.repeat(number % 5000)}`

interface Acknowledged {
  files: Map<number, number>
  /** Called after each acknowledged upload. */
  told: () => void
}

/** Uploads numbered files until the server stops responding, and records those acknowledged. */
async function write(origin: string, token: string, next: () => number, acknowledged: Acknowledged) {
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
      acknowledged.files.set(file.id, number)
      acknowledged.told()
    } catch {
      return
    }
  }
}

it(
  `no acknowledged upload is lost when API and database are killed ${rounds} times`,
  { timeout: rounds * 120_000 },
  async () => {
    // A process left over from an earlier attempt would respond in place of the new press.
    running?.child.kill('SIGKILL')
    await running?.ended
    const acknowledged: Acknowledged = { files: new Map(), told: () => undefined }
    let number = 0
    let token: string | undefined
    for (let round = 0; round < rounds; round += 1) {
      running = await startPress(dataDir, port)
      const { origin, child, ended } = running
      token ??= await signIn(origin)
      // Kills by upload count and not by time, so that slow machines write as much as fast ones.
      const until = acknowledged.files.size + 1 + (round % 7)
      const enough = new Promise<void>((resolve) => {
        acknowledged.told = () => acknowledged.files.size >= until && resolve()
      })
      const writers = Array.from({ length: 4 }, () => write(origin, token as string, () => ++number, acknowledged))
      await Promise.race([enough, ...writers])
      // In every third round the database keeps running, so that the next start takes it over.
      if (round % 3 !== 2) process.kill(databasePid(dataDir), 'SIGKILL')
      child.kill('SIGKILL')
      await Promise.all([...writers, ended])
    }
    expect(acknowledged.files.size).toBeGreaterThan(rounds)

    running = await startPress(dataDir, port)
    const { origin } = running
    const intact = async ([id, contentNumber]: [number, number]) => {
      const answer = await fetch(`${origin}/api/files/${id}`, { headers: { authorization: `Bearer ${token}` } })
      return answer.status === 200 && (await answer.text()) === content(contentNumber)
    }
    const checked = await Promise.all([...acknowledged.files].map(intact))
    expect(checked.filter((isIntact) => !isIntact)).toEqual([])
  },
)
