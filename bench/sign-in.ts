import { signIn, startPress } from './support/press-server.ts'
import { percentile, report, round } from './support/report.ts'

const runSeconds = 10
/**
 * The number of people who work meanwhile, and the numbers of people who sign in at once. The largest number is half of the sign-in
 * queue, so that no sign-in is refused.
 */
const workerCount = 8
const signInCounts = [0, 8, 50] as const
const roles = ['pm', 'initiator', 'stock', 'typography', 'accounting', 'hr', 'supervisor', 'executor']

async function measureTime(times: number[], act: () => Promise<unknown>): Promise<void> {
  const startedAt = performance.now()
  await act()
  times.push(performance.now() - startedAt)
}

/**
 * Measures sign-ins per second under load, the duration of each sign-in, and how much sign-ins slow people who are already signed
 * in.
 */
export async function run(): Promise<void> {
  const press = await startPress('sign-in', { port: 4490 })
  try {
    const token = await signIn(press.url(), 'pm')
    const rows = []
    for (const count of signInCounts) {
      const deadline = performance.now() + runSeconds * 1000
      const signInTimes: number[] = []
      const listTimesMs: number[] = []
      const repeatUntilDeadline = (parallelCount: number, times: number[], act: (at: number) => Promise<unknown>) =>
        Array.from({ length: parallelCount }, async (_none, index) => {
          while (performance.now() < deadline) await measureTime(times, () => act(index))
        })
      await Promise.all([
        ...repeatUntilDeadline(count, signInTimes, (at) => signIn(press.url(), roles[at % roles.length] ?? 'pm')),
        ...repeatUntilDeadline(workerCount, listTimesMs, async () => {
          const answer = await fetch(`${press.url()}/api/tech-cards?per_page=50`, {
            headers: { authorization: `Bearer ${token}` },
          })
          await answer.arrayBuffer()
          if (!answer.ok) throw new Error(`list: ${answer.status}`)
        }),
      ])
      rows.push({
        'concurrent sign-ins': count,
        'sign-ins per second': round(signInTimes.length / runSeconds),
        'p50, ms': count ? round(percentile(signInTimes, 50)) : '',
        'p95, ms': count ? round(percentile(signInTimes, 95)) : '',
        'list of cards, p50, ms': round(percentile(listTimesMs, 50)),
        'list of cards, p95, ms': round(percentile(listTimesMs, 95)),
        'lists per second': round(listTimesMs.length / runSeconds),
      })
    }
    report(`sign-in while ${workerCount} people work`, rows)
  } finally {
    await press.stop()
  }
}
