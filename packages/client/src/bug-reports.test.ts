import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, NetworkError } from './errors.ts'
import { reportClientBug } from './bug-reports.ts'
import { setUpTestServer } from './test-server.ts'

let sentReports: { message: string; stack: string; component_stack?: string; path: string; release: string }[]

setUpTestServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    sentReports.push(JSON.parse(Buffer.concat(parts).toString()) as (typeof sentReports)[number])
    response.writeHead(500).end()
  })
}, 'ru')
beforeEach(() => {
  sentReports = []
  vi.stubGlobal('location', { pathname: '/app/pm/kanban', search: '?secret=1' })
})
/** Waits long enough for a sent report to arrive. */
const waitForReports = () => new Promise((resolve) => setTimeout(resolve, 150))

describe('a bug in our own code', () => {
  it('is reported with its place, build and screen, without private parts of the address', async () => {
    reportClientBug(new TypeError('rows is not iterable'), '\n at Board')
    await vi.waitFor(() => expect(sentReports).toHaveLength(1))
    expect(sentReports[0]).toMatchObject({
      message: 'TypeError: rows is not iterable',
      component_stack: '\n at Board',
      path: '/app/pm/kanban',
      release: 'development',
    })
    expect(sentReports[0]?.stack).toContain('bug-reports.test.ts')
  })

  it('is reported once, and a refused report is not reported', async () => {
    const error = new ReferenceError('card is not defined')
    for (let attempt = 0; attempt < 3; attempt += 1) reportClientBug(error)
    await waitForReports()
    expect(sentReports).toHaveLength(1)
  })

  it.each([
    ['a refusal', new ApiError(403, { error: { code: 'forbidden', message: 'Нет доступа' } })],
    ['a network error', new NetworkError('Failed to fetch')],
    ['an aborted upload', new DOMException('Upload cancelled', 'AbortError')],
  ])('is not confused with %s', async (_what, error) => {
    reportClientBug(error)
    await waitForReports()
    expect(sentReports).toEqual([])
  })

  it('never breaks its reporter and is not reported without limit', async () => {
    vi.stubGlobal('document', undefined)
    expect(() => reportClientBug('thrown by another’s script')).not.toThrow()
    vi.stubGlobal('document', { documentElement: { lang: 'ru' } })
    for (let attempt = 0; attempt < 50; attempt += 1) reportClientBug(new Error(`again ${attempt}`))
    await waitForReports()
    expect(sentReports.length).toBeLessThan(20)
  })
})
