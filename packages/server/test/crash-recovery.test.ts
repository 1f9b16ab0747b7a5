import { afterAll, expect, it } from 'vitest'
import {
  readDatabasePid,
  findFreePort,
  createSeededDataDir,
  signIn,
  startPress,
  stopPress,
  type RunningPress,
} from './process.ts'

const roundCount = process.env['PRESS_TEST_ALL'] ? 20 : 3
const dataDir = await createSeededDataDir()
const port = await findFreePort()
let runningPress: RunningPress | undefined
afterAll(async () => {
  if (runningPress) await stopPress(runningPress, dataDir)
})

const createContent = (number: number): string => `%PDF-1.7\n${number}\n${'x'.repeat(number % 5000)}`

interface AcknowledgedUploads {
  files: Map<number, number>
  /** Called after each acknowledged upload. */
  onUpload: () => void
}

/** Uploads numbered files until the server stops responding, and records those acknowledged. */
async function uploadFiles(
  origin: string,
  token: string,
  takeNextNumber: () => number,
  acknowledged: AcknowledgedUploads,
) {
  for (;;) {
    const number = takeNextNumber()
    const form = new FormData()
    form.append('file', new Blob([createContent(number)]), `${number}.pdf`)
    try {
      const answer = await fetch(`${origin}/api/files`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: form,
      })
      if (!answer.ok) return
      const { file } = (await answer.json()) as { file: { id: number } }
      acknowledged.files.set(file.id, number)
      acknowledged.onUpload()
    } catch {
      return
    }
  }
}

it(
  `no acknowledged upload is lost when API and database are killed ${roundCount} times`,
  { timeout: roundCount * 120_000 },
  async () => {
    // A process left over from an earlier attempt would respond in place of the new press.
    runningPress?.child.kill('SIGKILL')
    await runningPress?.exitPromise
    const acknowledged: AcknowledgedUploads = { files: new Map(), onUpload: () => undefined }
    let number = 0
    let token: string | undefined
    for (let round = 0; round < roundCount; round += 1) {
      runningPress = await startPress(dataDir, port)
      const { origin, child, exitPromise } = runningPress
      token ??= await signIn(origin)
      // Kills by upload count and not by time, so that slow machines write as much as fast ones.
      const targetCount = acknowledged.files.size + 1 + (round % 7)
      const targetReached = new Promise<void>((resolve) => {
        acknowledged.onUpload = () => acknowledged.files.size >= targetCount && resolve()
      })
      const writers = Array.from({ length: 4 }, () =>
        uploadFiles(origin, token as string, () => ++number, acknowledged),
      )
      await Promise.race([targetReached, ...writers])
      // In every third round the database keeps running, so that the next start takes it over.
      if (round % 3 !== 2) process.kill(readDatabasePid(dataDir), 'SIGKILL')
      child.kill('SIGKILL')
      await Promise.all([...writers, exitPromise])
    }
    expect(acknowledged.files.size).toBeGreaterThan(roundCount)

    runningPress = await startPress(dataDir, port)
    const { origin } = runningPress
    const isFileIntact = async ([id, contentNumber]: [number, number]) => {
      const answer = await fetch(`${origin}/api/files/${id}`, { headers: { authorization: `Bearer ${token}` } })
      return answer.status === 200 && (await answer.text()) === createContent(contentNumber)
    }
    const fileChecks = await Promise.all([...acknowledged.files].map(isFileIntact))
    expect(fileChecks.filter((isIntact) => !isIntact)).toEqual([])
  },
)
