import { amountInWords } from '@press/domain'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { insertProject, insertPerson, type TestPerson } from '../rows.ts'
import { openPress } from '../support.ts'

const press = await openPress()
const accounting = await insertPerson(press, 'accounting')

/** Creates a work of 48 000 tenge that accounting has just paid. */
async function insertPaidWork(executor: TestPerson, name: string): Promise<number> {
  const { work } = await insertProject(press, { name, executor: executor.id, status: 'in progress', work: 'approved' })
  const { status } = await accounting.call('POST /api/work-types/{id}/status', {
    params: { id: work },
    body: { status: 'paid' },
  })
  expect(status).toBe(200)
  return work
}
const listActs = async (person: TestPerson, query: { search?: string } = {}) =>
  (await person.call('GET /api/wallet/acts', { query })).body.acts
const month = new Date(Date.now() + 5 * 3_600_000).toISOString().slice(0, 7)

describe('a wallet', () => {
  it('numbers acts without gaps within the year', async () => {
    const [one, other] = [await insertPerson(press, 'executor'), await insertPerson(press, 'executor')]
    await insertPaidWork(one, 'Көк тас')
    await insertPaidWork(other, 'Ақ тас')
    const [first] = await listActs(one)
    expect(await listActs(other)).toMatchObject([{ works: 1, gross: 4_800_000, number: (first?.number ?? 0) + 1 }])
  })

  it('gives simultaneous payments different act numbers', async () => {
    const people = await Promise.all([1, 2, 3].map(() => insertPerson(press, 'executor')))
    await Promise.all(people.map((person, index) => insertPaidWork(person, `Қос ${index}`)))
    const numbers = await Promise.all(people.map(async (person) => (await listActs(person))[0]?.number))
    expect(new Set(numbers).size).toBe(3)
  })

  it('sums only the executor’s own works in review, owed and paid, by month', async () => {
    const executor = await insertPerson(press, 'executor')
    await insertPaidWork(executor, 'Есеп')
    await insertProject(press, { name: 'Күту', executor: executor.id, work: 'approved' })
    await insertProject(press, { name: 'Тексеру', executor: executor.id, work: 'completed' })
    await insertProject(press, { name: 'Өзге', executor: (await insertPerson(press, 'executor')).id, work: 'approved' })
    const { body } = await executor.call('GET /api/wallet')
    expect(body).toMatchObject({
      owed: 4_800_000,
      checking: 4_800_000,
      paid: 4_800_000,
      counts: { owed: 1, checking: 1, paid: 1 },
    })
    expect(body.received.net + body.received.withheld).toBe(body.received.gross)
    expect(body.months).toHaveLength(12)
    expect(body.months.at(-1)).toMatchObject({ month, paid: 4_800_000 })
    const listWorks = async (query: Record<string, string | number>) =>
      (await executor.call('GET /api/wallet/works', { query })).body
    expect((await listWorks({})).total).toBe(3)
    expect(await listWorks({ status: 'approved' })).toMatchObject({ total: 1, works: [{ book_name: 'Күту' }] })
    expect(await listWorks({ search: 'тексеру' })).toMatchObject({ total: 1, works: [{ status: 'completed' }] })
    const names = (await listWorks({ sort_by: 'book_name', sort_dir: 'asc', per_page: 2 })).works.map(
      (work) => work.book_name,
    )
    expect(names).toEqual(['Есеп', 'Күту'])
  })

  it('finds an act by its number or a book', async () => {
    const executor = await insertPerson(press, 'executor')
    await insertPaidWork(executor, 'Іздеу кітабы')
    const [act] = await listActs(executor)
    expect(await listActs(executor, { search: `№ ${act?.number}` })).toHaveLength(1)
    expect(await listActs(executor, { search: 'іздеу' })).toHaveLength(1)
    expect(await listActs(executor, { search: 'жоқ кітап' })).toHaveLength(0)
  })

  it.each(['ru', 'kz', 'en'] as const)('prints an act with its works and its sum in words: %s', async (lang) => {
    const executor = await insertPerson(press, 'executor', 'Әсем Өтеғұлқызы')
    await insertPaidWork(executor, 'Қоңыр әңгіме')
    const [act] = await listActs(executor)
    const path = `/api/wallet/acts/${act?.id}.pdf?lang=${lang}`
    const response = await executor.fetch(path)
    expect(response.status).toBe(200)
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await response.arrayBuffer())), {
      mergePages: true,
    })
    const plainText = text.replaceAll(/\s+/gu, ' ')
    const sumsInWords = [amountInWords(4_800_000, lang), amountInWords(act?.net ?? 0, lang)]
    for (const expectedText of ['Әсем Өтеғұлқызы', 'Қоңыр әңгіме', ...sumsInWords, String(act?.number)])
      expect(plainText).toContain(expectedText)
    expect((await (await insertPerson(press, 'executor')).fetch(path)).status).toBe(404)
    expect((await accounting.fetch(path)).status).toBe(404)
  })
})
