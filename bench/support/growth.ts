import type { Press } from './press-server.ts'
import { percentile, round, type Row } from './report.ts'

const runSeconds = 4
const rounds = 3
const connections = 32

/** One of two compared presses that differ only in size. The report shows its `name`. */
export interface PressSize {
  name: string
  press: Press
  token: string
  /** The request path of each screen. */
  paths: Record<string, string>
}

/** Measures the duration of each answer in ms, over 32 parallel connections. */
async function measureAnswerTimes(url: string, token: string): Promise<number[]> {
  const times: number[] = []
  const deadline = performance.now() + runSeconds * 1000
  const runWorker = async () => {
    for (let startedAt = performance.now(); startedAt < deadline; startedAt = performance.now()) {
      const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
      times.push(performance.now() - startedAt)
    }
  }
  await Promise.all(Array.from({ length: connections }, runWorker))
  return times
}

/** Measures the same screens of a small and a large press over 32 connections. The measurements alternate. */
export async function compareGrowth(small: PressSize, large: PressSize): Promise<Row[]> {
  const rows: Row[] = []
  for (const screen of Object.keys(small.paths)) {
    const times = { small: [] as number[], large: [] as number[] }
    for (let turn = 0; turn < rounds; turn += 1)
      for (const [size, { press, token, paths }] of Object.entries({ small, large }))
        times[size as 'small' | 'large'].push(...(await measureAnswerTimes(press.url() + (paths[screen] ?? ''), token)))
    const getPercentile = (size: keyof typeof times, rank: number) => percentile(times[size], rank)
    rows.push({
      screen,
      [`p50 ms, ${small.name}`]: round(getPercentile('small', 50)),
      [`p50 ms, ${large.name}`]: round(getPercentile('large', 50)),
      'p50 ratio': round(getPercentile('large', 50) / getPercentile('small', 50), 2),
      [`p95 ms, ${small.name}`]: round(getPercentile('small', 95)),
      [`p95 ms, ${large.name}`]: round(getPercentile('large', 95)),
      'p95 ratio': round(getPercentile('large', 95) / getPercentile('small', 95), 2),
    })
  }
  return rows
}
