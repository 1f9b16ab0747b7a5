import { readFileSync, readdirSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { createPdf } from '../src/demo/documents.ts'
import { insertPerson, uploadContent, type TestPerson } from './rows.ts'
import { createSlowPdf } from './slow-pdf.ts'
import { createDemoDatabase, openPress, pollOptions, type Press } from './support.ts'

/** Returns the child processes of this test that are currently reading a document. */
const listReaderPids = (): number[] =>
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
const fetchText = (person: TestPerson, id: number) => person.call('GET /api/files/{id}/text', { params: { id } })

const database = await createDemoDatabase()
afterAll(database.close)
let press: Press
afterEach(() => press.close())
const storeBrokenPdf = (person: TestPerson) => uploadContent(person, Buffer.from(`%PDF-1.4\n${(count += 1)}`))
const storeSlowPdf = (person: TestPerson) => uploadContent(person, createSlowPdf(`${(count += 1)}`))

describe('the reader of documents', () => {
  it('reads one document at a time, and each document once for simultaneous requests', async () => {
    press = await openPress({}, database)
    const author = await insertPerson(press, 'author')
    const [first, second] = [await storeSlowPdf(author), await storeSlowPdf(author)]
    const requests = [first, first, first, second, second].map((id) => fetchText(author, id))
    const answers = Promise.all(requests)
    const readers = new Set<number>()
    while (!(await Promise.race([answers, setImmediate(null)]))) {
      const currentPids = listReaderPids()
      expect(currentPids.length).toBeLessThan(2)
      for (const pid of currentPids) {
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
    for (let tries = 0; tries < 10; tries += 1)
      expect((await fetchText(author, await storeBrokenPdf(author))).status).toBe(200)
    const refusedResponse = await fetchText(author, await storeBrokenPdf(author))
    expect(refusedResponse.status).toBe(429)
    expect(Number(refusedResponse.headers.get('retry-after'))).toBeGreaterThan(60)
    expect((await fetchText(other, await storeBrokenPdf(other))).status).toBe(200)
  })

  it('does not count readable documents toward the limit', async () => {
    press = await openPress({}, database)
    const author = await insertPerson(press, 'author')
    for (let tries = 0; tries < 12; tries += 1) {
      const id = await uploadContent(author, createPdf(`Read ${(count += 1)}`))
      expect((await fetchText(author, id)).body.pages).toBe(1)
    }
  })

  it('ends when the press stops and does not mark the document as unreadable', async () => {
    press = await openPress({}, database)
    const author = await insertPerson(press, 'author')
    const id = await storeSlowPdf(author)
    const answer = fetchText(author, id)
    await expect.poll(() => listReaderPids().length, pollOptions).toBe(1)
    const [pid = 0] = listReaderPids()
    await press.close()
    expect((await answer).status).toBe(503)
    expect(listReaderPids()).not.toContain(pid)
    const { rowCount } = await database.db.execute(sql`select 1 from file_readings where file_id = ${id}`)
    expect(rowCount).toBe(0)
  })
})
