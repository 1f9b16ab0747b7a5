import type { RoleKey } from '@press/domain'
import { compareGrowth } from './support/growth.ts'
import { signIn, startPress, type Press } from './support/press-server.ts'
import { report, type Row } from './support/report.ts'

/**
 * A press of about sixty titles, and a press of ten thousand titles. Both have equally many titles in progress, because over the
 * years only the number of delivered titles grows.
 */
const sizes = {
  small: { port: 4420 },
  large: { port: 4430, scale: 167, finished: true },
} as const

type GetPaths = (press: Press, token: string) => Promise<Record<string, string>>

/** Returns the requests of each screen of a manager. The passport and the project are the newest of the press. */
const getManagerPaths: GetPaths = async (press, token) => {
  const fetchJson = async <Body>(path: string): Promise<Body> =>
    (await (await fetch(press.url() + path, { headers: { authorization: `Bearer ${token}` } })).json()) as Body
  const { techcards } = await fetchJson<{ techcards: { id: number }[] }>('/api/tech-cards?per_page=1')
  const { projects } = await fetchJson<{ projects: { id: number }[] }>('/api/projects?per_page=1')
  return {
    home: '/api/queue',
    board: '/api/tech-cards/board',
    list: '/api/tech-cards?per_page=50',
    passport: `/api/tech-cards/${techcards[0]?.id}`,
    projects: '/api/projects?per_page=50',
    project: `/api/project/${projects[0]?.id}`,
  }
}

/** Returns the requests of a director, who also sees delivered books. Their number grows every year. */
const getDirectorPaths: GetPaths = async () => ({
  'home of a director': '/api/queue',
  'board of a director': '/api/tech-cards/board',
})

/** Compares the screens of a press of ten thousand titles with the same screens of the small press. The measurements alternate. */
export async function run(): Promise<void> {
  const presses = {
    small: await startPress('growth-small', sizes.small),
    large: await startPress('growth-large', sizes.large),
  }
  try {
    const preparePress = async (name: string, press: Press, role: RoleKey, getPaths: GetPaths) => {
      const token = await signIn(press.url(), role)
      return { name, press, token, paths: await getPaths(press, token) }
    }
    const rows: Row[] = []
    for (const [role, getPaths] of [
      ['pm', getManagerPaths],
      ['director', getDirectorPaths],
    ] as const)
      rows.push(
        ...(await compareGrowth(
          await preparePress('100', presses.small, role, getPaths),
          await preparePress('10 000', presses.large, role, getPaths),
        )),
      )
    report('100 and 10 000 titles, 32 connections (ratio at most 1.5)', rows)
  } finally {
    await Promise.all(Object.values(presses).map(({ stop }) => stop()))
  }
}
