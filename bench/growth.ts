import { signIn, startPress, type Press } from './support/press.ts'
import { percentile, report, round, type Row } from './support/report.ts'

const seconds = 4
const rounds = 3
const connections = 32

/** A press of some sixty titles, and one of ten thousand that has as many in work: what grows with the years is what was delivered. */
const sizes = {
  small: { port: 4420 },
  large: { port: 4430, scale: 167, finished: true },
} as const

interface Times {
  small: number[]
  large: number[]
}

/** How long each answer took, in milliseconds, so many asked at once. */
async function answers(url: string, token: string): Promise<number[]> {
  const times: number[] = []
  const until = performance.now() + seconds * 1000
  const worker = async () => {
    for (let from = performance.now(); from < until; from = performance.now()) {
      const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
      times.push(performance.now() - from)
    }
  }
  await Promise.all(Array.from({ length: connections }, worker))
  return times
}

/** What each screen asks for; a card and a project are the newest of the press. */
async function pathsOf(press: Press, token: string): Promise<Record<string, string>> {
  const get = async <Body>(path: string): Promise<Body> =>
    (await (await fetch(press.url() + path, { headers: { authorization: `Bearer ${token}` } })).json()) as Body
  const { techcards } = await get<{ techcards: { id: number }[] }>('/api/tech-cards?per_page=1')
  const { projects } = await get<{ projects: { id: number }[] }>('/api/projects?per_page=1')
  return {
    home: '/api/queue',
    board: '/api/tech-cards/board',
    list: '/api/tech-cards?per_page=50',
    passport: `/api/tech-cards/${techcards[0]?.id}`,
    projects: '/api/projects?per_page=50',
    project: `/api/project/${projects[0]?.id}`,
  }
}

/** Home, board, list, passport and projects of ten thousand titles beside those of a hundred, in turns. */
export async function run(): Promise<void> {
  const presses = {
    small: await startPress('growth-small', sizes.small),
    large: await startPress('growth-large', sizes.large),
  }
  try {
    const tokens = {
      small: await signIn(presses.small.url(), 'pm'),
      large: await signIn(presses.large.url(), 'pm'),
    }
    const paths = {
      small: await pathsOf(presses.small, tokens.small),
      large: await pathsOf(presses.large, tokens.large),
    }
    const rows: Row[] = []
    for (const screen of Object.keys(paths.small)) {
      const times: Times = { small: [], large: [] }
      for (let turn = 0; turn < rounds; turn += 1)
        for (const size of ['small', 'large'] as const)
          times[size].push(...(await answers(presses[size].url() + (paths[size][screen] ?? ''), tokens[size])))
      const at = (size: keyof Times, rank: number) => percentile(times[size], rank)
      rows.push({
        screen,
        'p50 ms, 100': round(at('small', 50)),
        'p50 ms, 10 000': round(at('large', 50)),
        'p50 ratio': round(at('large', 50) / at('small', 50), 2),
        'p95 ms, 100': round(at('small', 95)),
        'p95 ms, 10 000': round(at('large', 95)),
        'p95 ratio': round(at('large', 95) / at('small', 95), 2),
      })
    }
    report('a hundred titles and ten thousand, 32 connections (ratio at most 1.5)', rows)
  } finally {
    await Promise.all(Object.values(presses).map(({ stop }) => stop()))
  }
}
