import { signIn, startPress } from './support/press-server.ts'
import { percentile, report, round } from './support/report.ts'

const seconds = 10
/**
 * The number of people who work meanwhile, and the numbers of people who sign in at once. The largest number is half of the sign-in
 * queue, so that no sign-in is refused.
 */
const workers = 8
const comers = [0, 8, 50] as const
const roles = ['pm', 'initiator', 'stock', 'typography', 'accounting', 'hr', 'supervisor', 'executor']

async function timed(times: number[], act: () => Promise<unknown>): Promise<void> {
  const from = performance.now()
  await act()
  times.push(performance.now() - from)
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
    for (const count of comers) {
      const until = performance.now() + seconds * 1000
      const signInTimes: number[] = []
      const worked: number[] = []
      const repeat = (many: number, times: number[], act: (at: number) => Promise<unknown>) =>
        Array.from({ length: many }, async (_none, at) => {
          while (performance.now() < until) await timed(times, () => act(at))
        })
      await Promise.all([
        ...repeat(count, signInTimes, (at) => signIn(press.url(), roles[at % roles.length] ?? 'pm')),
        ...repeat(workers, worked, async () => {
          const answer = await fetch(`${press.url()}/api/tech-cards?per_page=50`, {
            headers: { authorization: `Bearer ${token}` },
          })
          await answer.arrayBuffer()
          if (!answer.ok) throw new Error(`list: ${answer.status}`)
        }),
      ])
      rows.push({
        'concurrent sign-ins': count,
        'sign-ins per second': round(signInTimes.length / seconds),
        'p50, ms': count ? round(percentile(signInTimes, 50)) : '',
        'p95, ms': count ? round(percentile(signInTimes, 95)) : '',
        'list of cards, p50, ms': round(percentile(worked, 50)),
        'list of cards, p95, ms': round(percentile(worked, 95)),
        'lists per second': round(worked.length / seconds),
      })
    }
    report(`sign-in while ${workers} people work`, rows)
  } finally {
    await press.stop()
  }
}
