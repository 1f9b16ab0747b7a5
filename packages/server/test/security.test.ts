import { Writable } from 'node:stream'
import { sql } from 'drizzle-orm'
import readExcel from 'read-excel-file/node'
import { beforeAll, describe, expect, it } from 'vitest'
import { demoPassword } from '../src/auth/demo-accounts.ts'
import { parseCsvRows, exportNames, createExportFetcher, getFormats } from './export-files.ts'
import { openPress } from './support.ts'

let logText = ''
const log = new Writable({
  write(line: Buffer, _encoding, done) {
    logText += line.toString()
    done()
  },
})
const press = await openPress({ PRESS_LOG: 'debug' }, undefined, log)
const { db } = press.database
const anonymous = await press.as(null)

/** A text that a spreadsheet could evaluate as a formula, or that could send data somewhere, unless it is treated as plain text. */
const formula = '=HYPERLINK("http://evil.example","x")'
/** The columns in which people enter names and texts that exports show. */
const textColumns = [
  ['users', 'name'],
  ['organizations', 'name'],
  ['tech_cards', 'book_name'],
  ['memoranda', 'subject'],
  ['offers', 'recipient_name'],
  ['offer_payments', 'note'],
  ['offer_payments', 'reason'],
  ['books', 'book_name'],
  ['contracts', 'party_name'],
  ['contracts', 'book_name'],
]

const isDangerous = (cell: string) => /^[=+\-@\t\r]/.test(cell) && !/^-?\d+(,\d+)?$/.test(cell)

describe('exports', () => {
  const fetchExport = createExportFetcher(press)
  beforeAll(async () => {
    for (const [table, column] of textColumns)
      await db.execute(sql.raw(`update ${table} set ${column} = '${formula}' || id`))
    await db.execute(sql`update accruals set party = jsonb_set(party, '{name}', to_jsonb(${formula}::text || id))`)
  })

  it.each(exportNames.filter((name) => getFormats(name).includes('csv')))(
    'as CSV contain no formula entered as a name: %s',
    async (name) => {
      const answer = await fetchExport(name, 'csv')
      expect(answer.status).toBe(200)
      const cells = parseCsvRows(await answer.text()).flat()
      expect(cells.length).toBeGreaterThan(1)
      expect(cells.filter(isDangerous)).toEqual([])
    },
  )

  // The formula must be a text cell, because a formula cell would be read as its result.
  it.each(exportNames.filter((name) => getFormats(name).includes('xlsx')))(
    'as a workbook contain such a formula as text: %s',
    async (name) => {
      const answer = await fetchExport(name, 'xlsx')
      expect(answer.status).toBe(200)
      const sheets = await readExcel(Buffer.from(await answer.arrayBuffer()))
      expect(JSON.stringify(sheets).includes('HYPERLINK')).toBe(true)
    },
  )
})

describe('the server’s log', () => {
  it('contains no password, token or link code at the most verbose level', async () => {
    const email = 'hr@demo.press'
    const { body } = await anonymous.call('POST /api/login', { body: { email, password: demoPassword } })
    const person = press.withToken(body.token)
    await person.call('POST /api/confirm', { body: { password: demoPassword } })
    await person.call('POST /api/password/change', {
      body: { current: 'Wrong-password-1', password: 'Another-word-2' },
    })
    await anonymous.call('POST /api/login', { body: { email, password: 'Guessed-word-3' } })
    await anonymous.call('POST /api/password/reset', {
      body: { token: 'link-of-a-letter', password: 'Another-word-2' },
    })
    await anonymous.fetch('/api/track/tracking-link-of-a-book')
    await person.fetch('/api/live', { signal: AbortSignal.timeout(200) }).catch(() => undefined)
    await person.call('POST /api/logout')
    expect(logText).toContain('/api/login')
    for (const secret of [
      body.token,
      demoPassword,
      'Wrong-password-1',
      'Another-word-2',
      'Guessed-word-3',
      'link-of-a-letter',
    ])
      expect(logText).not.toContain(secret)
  })
})

describe('a session', () => {
  it('gets a new token at sign-in, and a planted token stays invalid', async () => {
    const personWithPlantedToken = press.withToken('a-token-that-somebody-planted-in-the-browser')
    const { body } = await personWithPlantedToken.call('POST /api/login', {
      body: { email: 'stock@demo.press', password: demoPassword },
    })
    expect(body.token).not.toBe(personWithPlantedToken.token)
    expect((await personWithPlantedToken.call('GET /api/sessions')).status).toBe(401)
  })
})
