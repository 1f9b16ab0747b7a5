import { describe, expect, it } from 'vitest'
import { addDays, getToday } from '../../src/clock.ts'
import { insertPerson } from '../rows.ts'
import { openPress } from '../support.ts'

const press = await openPress()
const clerk = await insertPerson(press, 'accounting')

let memorandumCount = 0
const createBody = (change: Record<string, unknown> = {}) => ({
  number: `Т-${(memorandumCount += 1)}`,
  date: '2026-03-02',
  party_name: '«Әділ қаржы» ЖШС',
  subject: 'Обмен изданиями',
  ...change,
})
const enterMemorandum = async (change?: Record<string, unknown>) => {
  const { status, body: answer } = await clerk.call('POST /api/memoranda', { body: createBody(change) })
  expect(status).toBe(200)
  return answer.memorandum
}
const listMemoranda = async (query: Record<string, string | number>) =>
  (await clerk.call('GET /api/memoranda', { query: { per_page: 100, ...query } })).body

/** Uploads a file that is not linked to anything yet. */
const uploadScan = async (who = clerk) => {
  const form = new FormData()
  form.append('purpose', 'document')
  form.append('file', new File(['%PDF-1.7\n'], 'memorandum.pdf', { type: 'application/pdf' }))
  const response = await who.fetch('/api/files', { method: 'POST', body: form })
  expect(response.status).toBe(200)
  return ((await response.json()) as { file: { id: number } }).file.id
}

describe('memoranda', () => {
  it('are listed with their current state and counted by state', async () => {
    const day = getToday()
    const countsBefore = (await listMemoranda({})).counts
    const memorandaByState = {
      unsigned: await enterMemorandum(),
      inForce: await enterMemorandum({ signed_on: '2026-03-02' }),
      ending: await enterMemorandum({ signed_on: '2026-03-02', ends_on: addDays(day, 60) }),
      ended: await enterMemorandum({ date: '2020-03-02', signed_on: '2020-03-02', ends_on: addDays(day, -1) }),
    }
    const listAfter = await listMemoranda({})
    for (const [state, { id }] of Object.entries(memorandaByState)) {
      expect(listAfter.memoranda.find((one) => one.id === id)?.state).toBe(state)
      const listedByState = await listMemoranda({ state })
      expect(listedByState.memoranda.map((one) => one.id)).toContain(id)
      expect(listedByState.memoranda.every((one) => one.state === state)).toBe(true)
      expect(listedByState.total).toBe(countsBefore[state as keyof typeof countsBefore] + 1)
    }
  })

  it('can be searched by text and sorted by end date, with undated ones last', async () => {
    const subject = 'Ұлттық кітапхана'
    const [undatedMemorandum, laterMemorandum, soonerMemorandum] = [
      await enterMemorandum({ subject }),
      await enterMemorandum({ subject, ends_on: '2030-01-01' }),
      await enterMemorandum({ subject, ends_on: '2029-01-01' }),
    ]
    const { memoranda } = await listMemoranda({ search: 'улттык китапхана', sort_by: 'ends_on', sort_dir: 'asc' })
    expect(memoranda.map(({ id }) => id)).toEqual([soonerMemorandum.id, laterMemorandum.id, undatedMemorandum.id])
    expect((await listMemoranda({ search: undatedMemorandum.number })).memoranda.map(({ id }) => id)).toContain(
      undatedMemorandum.id,
    )
  })

  it('have a number that is unique within a year', async () => {
    const { number } = await enterMemorandum()
    const repeatedResponse = await clerk.call('POST /api/memoranda', { body: createBody({ number }) })
    expect([repeatedResponse.status, Object.keys(repeatedResponse.body.error.fields ?? {})]).toEqual([422, ['number']])
    expect((await clerk.call('POST /api/memoranda', { body: createBody({ number, date: '2025-03-02' }) })).status).toBe(
      200,
    )
  })

  it('are refused with an error for each field', async () => {
    const { status, body: answer } = await clerk.call('POST /api/memoranda', {
      body: createBody({ subject: ' ', ends_on: '2026-03-01', party_bin: '940140000386', contact_email: 'кітап' }),
    })
    expect(status).toBe(422)
    expect(Object.keys(answer.error.fields ?? {}).sort()).toEqual(['contact_email', 'ends_on', 'party_bin', 'subject'])
  })

  it('refuse a change based on an older version and show the saved one', async () => {
    const { id, version } = await enterMemorandum()
    const changeNote = (note: string) =>
      clerk.call('PUT /api/memoranda/{id}', { params: { id }, body: { ...createBody(), note, version } })
    expect((await changeNote('first')).status).toBe(200)
    const { status, body: conflictBody } = await changeNote('second')
    expect([status, conflictBody.error.current]).toMatchObject([409, { memorandum: { id, note: 'first' } }])
  })

  it('keep their scan until it is removed, readable only to accounting', async () => {
    const { id, version } = await enterMemorandum({ scan: await uploadScan() })
    const scan = (await listMemoranda({})).memoranda.find((one) => one.id === id)?.scan
    expect(scan?.name).toBe('memorandum.pdf')
    const getScanStatus = (who: typeof clerk) => who.fetch(`/api/files/${scan?.id}`).then(({ status }) => status)
    expect(await getScanStatus(clerk)).toBe(200)
    for (const role of ['pm', 'author', 'hr'] as const)
      expect(await getScanStatus(await insertPerson(press, role))).toBe(404)

    const updateResponse = await clerk.call('PUT /api/memoranda/{id}', {
      params: { id },
      body: { ...createBody(), version },
    })
    expect(updateResponse.body.memorandum.scan?.id).toBe(scan?.id)
    const removedScanResponse = await clerk.call('PUT /api/memoranda/{id}', {
      params: { id },
      body: { ...createBody(), scan: null },
    })
    expect(removedScanResponse.body.memorandum.scan).toBeNull()
    const foreignFileId = await uploadScan(await insertPerson(press, 'supervisor'))
    const refusedResponse = await clerk.call('PUT /api/memoranda/{id}', {
      params: { id },
      body: { ...createBody(), scan: foreignFileId },
    })
    expect([refusedResponse.status, Object.keys(refusedResponse.body.error.fields ?? {})]).toEqual([422, ['scan']])
  })

  it('can be deleted, which frees their number', async () => {
    const { id, number } = await enterMemorandum()
    expect((await clerk.call('DELETE /api/memoranda/{id}', { params: { id } })).status).toBe(200)
    expect((await clerk.call('DELETE /api/memoranda/{id}', { params: { id } })).status).toBe(404)
    expect((await enterMemorandum({ number })).number).toBe(number)
  })

  it('are exported as a table', async () => {
    const { number } = await enterMemorandum({ party_name: 'Дом дружбы' })
    const response = await clerk.fetch(`/api/memoranda/export?format=csv&search=${encodeURIComponent(number)}`)
    expect(await response.text()).toContain('Дом дружбы')
    const book = await clerk.fetch('/api/memoranda/export?format=xlsx')
    expect([book.status, (await book.arrayBuffer()).byteLength > 1000]).toEqual([200, true])
  })
})
