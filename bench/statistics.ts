import { signIn, type Press } from './support/press-server.ts'
import { percentile, report, round, type Row } from './support/report.ts'
import { startPressWithHistory } from './support/years.ts'

/** The number of people who have the statistics open at once, and the number of people who work meanwhile. */
const readerCount = 4
const workerCount = 16
const runSeconds = 5

const figureNames = ['figures', 'published', 'stages', 'stage-times', 'cash', 'flow', 'promises', 'printing', 'load']
/** Last year, which has books, invoices and payments. */
const year = new Date().getFullYear() - 1

const screens = {
  ...Object.fromEntries(figureNames.map((name) => [name, `/api/statistics/${name}?period=${year}`])),
  'figures of a month': `/api/statistics/figures?period=${year}-06`,
  table: `/api/statistics/export?period=${year}&format=csv`,
  'log, first page': '/api/events-log',
  'log, one person': '/api/events-log?actor=7',
  'log, signing in': '/api/events-log?groups=access',
}

type MeasureRequest = (path: string) => Promise<number>

const createRequestTimer =
  (press: Press, token: string): MeasureRequest =>
  async (path) => {
    const startedAt = performance.now()
    const answer = await fetch(press.url() + path, { headers: { authorization: `Bearer ${token}` } })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    return performance.now() - startedAt
  }

/** Repeats a request with `count` parallel workers while `shouldContinue` returns true. Returns the duration of each answer, in ms. */
async function repeatRequest(
  measureRequest: MeasureRequest,
  path: string,
  count: number,
  shouldContinue: () => boolean,
): Promise<number[]> {
  const times: number[] = []
  const runWorker = async () => {
    while (shouldContinue()) times.push(await measureRequest(path))
  }
  await Promise.all(Array.from({ length: count }, runWorker))
  return times
}

const createTimeLimit = () => {
  const deadline = performance.now() + runSeconds * 1000
  return () => performance.now() < deadline
}

async function measureEachScreen(measureRequest: MeasureRequest): Promise<Row[]> {
  const rows: Row[] = []
  for (const [screen, path] of Object.entries(screens)) {
    await measureRequest(path)
    const times = await repeatRequest(measureRequest, path, readerCount, createTimeLimit())
    rows.push({
      screen,
      'p50, ms': round(percentile(times, 50)),
      'p95, ms': round(percentile(times, 95)),
      n: times.length,
    })
  }
  return rows
}

/** Measures the list of tech cards without other load and while four people read all statistics. The measurements alternate. */
async function measureUnderLoad(supervisor: MeasureRequest, manager: MeasureRequest): Promise<Row[]> {
  const rows: Row[] = []
  const path = '/api/tech-cards?per_page=50'
  for (const isUnderLoad of [false, true, false, true]) {
    const stopController = new AbortController()
    const readerLoops = isUnderLoad
      ? Array.from({ length: readerCount }, async () => {
          while (!stopController.signal.aborted)
            for (const name of figureNames) await supervisor(`/api/statistics/${name}?period=${year}`)
        })
      : []
    const times = await repeatRequest(manager, path, workerCount, createTimeLimit())
    stopController.abort()
    await Promise.all(readerLoops)
    rows.push({
      'list of cards': isUnderLoad ? 'during statistics' : 'alone',
      'p50, ms': round(percentile(times, 50)),
      'p95, ms': round(percentile(times, 95)),
      'per second': round(times.length / runSeconds),
    })
  }
  return rows
}

/** Measures the statistics and the event log of a press with ten years of data, and how much they slow everyone else. */
export async function run(): Promise<void> {
  const press = await startPressWithHistory('statistics', 4480)
  try {
    const supervisor = createRequestTimer(press, await signIn(press.url(), 'supervisor'))
    const manager = createRequestTimer(press, await signIn(press.url(), 'pm'))
    report(`50 000 books and 2 000 000 events, ${readerCount} readers`, await measureEachScreen(supervisor))
    report(`other calls during statistics, ${workerCount} connections`, await measureUnderLoad(supervisor, manager))
  } finally {
    await press.stop()
  }
}
