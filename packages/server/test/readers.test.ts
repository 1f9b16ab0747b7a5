import { readFileSync, readdirSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { pdf } from '../src/demo/documents.ts'
import { insertPerson, store, type TestPerson } from './rows.ts'
import { slowPdf } from './slow-pdf.ts'
import { freshDatabase, openPress, pollTimeoutMs, type Press } from './support.ts'

/** Returns the child processes of this test that are currently reading a document. */
const reading = (): number[] =>
  readdirSync('/proc/self/task')
    .flatMap((thread) => readFileSync(`/proc/self/task/${thread}/children`, 'utf8').split(' '))
    .map(Number)
    .filter((pid) => {
      try {
        return pid > 0 && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('document-text-process')
      } catch {
        return false
      }
    })

let count = 0
const text = (person: TestPerson, id: number) => person.call('GET /api/files/{id}/text', { params: { id } })

const database = await freshDatabase()
afterAll(database.close)
let press: Press
afterEach(() => press.close())
const broken = (person: TestPerson) => store(person, Buffer.from(`%PDF-1.4\n${(count += 1)}`))
const slow = (person: TestPerson) => store(person, slowPdf(`${(count += 1)}`))

describe('the reader of documents', () => {
  it('reads one document at a time, and each document once for simultaneous requests', async () => {
    press = await openPress({}, database)
    const author = await insertPerson(press, 'author')
    const [first, second] = [await slow(author), await slow(author)]
    const requests = [first, first, first, second, second].map((id) => text(author, id))
    const answers = Promise.all(requests)
    const readers = new Set<number>()
    while (!(await Promise.race([answers, setImmediate(null)]))) {
      const now = reading()
      expect(now.length).toBeLessThan(2)
      for (const pid of now) {
        readers.add(pid)
        process.kill(pid, 'SIGKILL')
      }
    }
    expect((await answers).map(({ status, body }) => ({ status, body }))).toEqual(
      requests.map(() => ({ status: 200, body: { text: null, pages: null } })),
    )
    expect(readers.size).toBe(2)
  })

  it('is rate limited for a person after ten unreadable documents', async () => {
    press = await openPress({}, database)
    const [author, other] = [await insertPerson(press, 'author'), await insertPerson(press, 'author')]
    for (let tries = 0; tries < 10; tries += 1) expect((await text(author, await broken(author))).status).toBe(200)
    const refused = await text(author, await broken(author))
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60)
    expect((await text(other, await broken(other))).status).toBe(200)
  })

  it('does not count readable documents toward the limit', async () => {
    press = await openPress({}, database)
    const author = await insertPerson(press, 'author')
    for (let tries = 0; tries < 12; tries += 1) {
      const id = await store(author, pdf(`Read ${(count += 1)}`))
      expect((await text(author, id)).body.pages).toBe(1)
    }
  })

  it('ends when the press stops and does not mark the document as unreadable', async () => {
    press = await openPress({}, database)
    const author = await insertPerson(press, 'author')
    const id = await slow(author)
    const answer = text(author, id)
    await expect.poll(() => reading().length, pollTimeoutMs).toBe(1)
    const [pid = 0] = reading()
    await press.close()
    expect((await answer).status).toBe(503)
    expect(reading()).not.toContain(pid)
    const { rowCount } = await database.db.execute(sql`select 1 from file_readings where file_id = ${id}`)
    expect(rowCount).toBe(0)
  })
})
