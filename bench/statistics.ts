import { signIn, type Press } from './support/press-server.ts'
import { percentile, report, round, type Row } from './support/report.ts'
import { pressOfYears } from './support/years.ts'

/** The number of people who have the statistics open at once, and the number of people who work meanwhile. */
const readers = 4
const workers = 16
const seconds = 5

const figures = ['figures', 'published', 'stages', 'stage-times', 'cash', 'flow', 'promises', 'printing', 'load']
/** Last year, which has books, invoices and payments. */
const year = new Date().getFullYear() - 1

const screens = {
  ...Object.fromEntries(figures.map((name) => [name, `/api/statistics/${name}?period=${year}`])),
  'figures of a month': `/api/statistics/figures?period=${year}-06`,
  table: `/api/statistics/export?period=${year}&format=csv`,
  'log, first page': '/api/events-log',
  'log, one person': '/api/events-log?actor=7',
  'log, signing in': '/api/events-log?groups=access',
}

type Ask = (path: string) => Promise<number>

const createAsk =
  (press: Press, token: string): Ask =>
  async (path) => {
    const from = performance.now()
    const answer = await fetch(press.url() + path, { headers: { authorization: `Bearer ${token}` } })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    return performance.now() - from
  }

/** Repeats a request with `count` parallel workers while `shouldContinue` returns true. Returns the duration of each answer, in ms. */
async function repeatRequest(ask: Ask, path: string, count: number, shouldContinue: () => boolean): Promise<number[]> {
  const times: number[] = []
  const one = async () => {
    while (shouldContinue()) times.push(await ask(path))
  }
  await Promise.all(Array.from({ length: count }, one))
  return times
}

const forSeconds = () => {
  const until = performance.now() + seconds * 1000
  return () => performance.now() < until
}

async function each(ask: Ask): Promise<Row[]> {
  const rows: Row[] = []
  for (const [screen, path] of Object.entries(screens)) {
    await ask(path)
    const times = await repeatRequest(ask, path, readers, forSeconds())
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
async function measureUnderLoad(supervisor: Ask, manager: Ask): Promise<Row[]> {
  const rows: Row[] = []
  const path = '/api/tech-cards?per_page=50'
  for (const underLoad of [false, true, false, true]) {
    const end = new AbortController()
    const looking = underLoad
      ? Array.from({ length: readers }, async () => {
          while (!end.signal.aborted)
            for (const name of figures) await supervisor(`/api/statistics/${name}?period=${year}`)
        })
      : []
    const times = await repeatRequest(manager, path, workers, forSeconds())
    end.abort()
    await Promise.all(looking)
    rows.push({
      'list of cards': underLoad ? 'during statistics' : 'alone',
      'p50, ms': round(percentile(times, 50)),
      'p95, ms': round(percentile(times, 95)),
      'per second': round(times.length / seconds),
    })
  }
  return rows
}

/** Measures the statistics and the event log of a press with ten years of data, and how much they slow everyone else. */
export async function run(): Promise<void> {
  const press = await pressOfYears('statistics', 4480)
  try {
    const supervisor = createAsk(press, await signIn(press.url(), 'supervisor'))
    const manager = createAsk(press, await signIn(press.url(), 'pm'))
    report(`50 000 books and 2 000 000 events, ${readers} readers`, await each(supervisor))
    report(`other calls during statistics, ${workers} connections`, await measureUnderLoad(supervisor, manager))
  } finally {
    await press.stop()
  }
}
