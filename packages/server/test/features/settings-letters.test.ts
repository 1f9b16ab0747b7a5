import { createHash, createVerify, createPublicKey } from 'node:crypto'
import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFieldCipher } from '../../src/auth/field-cipher.ts'
import { createDkim, reencryptDkimKeys } from '../../src/mail/dkim.ts'
import { getHeader, getLetterHtml, getLetterText } from '../letters.ts'
import { openPress } from '../support.ts'

/** TXT records by name, served by the test's name server. */
const txtRecords = new Map<string, string>()
let server: Socket
let dnsAddress = ''

/** Parses the name in a DNS question: labels, each preceded by its length. */
function parseName(question: Buffer): { name: string; end: number } {
  const labels: string[] = []
  let offset = 12
  for (let length = question[offset] ?? 0; length > 0; length = question[offset] ?? 0) {
    labels.push(question.subarray(offset + 1, offset + 1 + length).toString())
    offset += length + 1
  }
  return { name: labels.join('.').toLowerCase(), end: offset + 5 }
}

/** Builds the reply to a question for TXT records (RFC 1035); NXDOMAIN if the zone has no such record. */
function buildReply(question: Buffer): Buffer {
  const { name, end } = parseName(question)
  const text = txtRecords.get(name)
  const head = Buffer.from(question.subarray(0, 12))
  head.writeUInt16BE(text === undefined ? 0x8183 : 0x8180, 2)
  head.writeUInt16BE(text === undefined ? 0 : 1, 6)
  head.writeUInt16BE(0, 10)
  const questionRecord = question.subarray(12, end)
  if (text === undefined) return Buffer.concat([head, questionRecord])
  const parts = (text.match(/.{1,255}/gu) ?? []).map((part) => Buffer.from(part))
  const data = Buffer.concat(parts.flatMap((part) => [Buffer.from([part.length]), part]))
  const answer = Buffer.from([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 0, data.length >> 8, data.length & 255])
  return Buffer.concat([head, questionRecord, answer, data])
}

beforeAll(async () => {
  server = createSocket('udp4')
  server.on('message', (question, { port, address }) => server.send(buildReply(question), port, address))
  server.bind(0, '127.0.0.1')
  await once(server, 'listening')
  dnsAddress = `127.0.0.1:${server.address().port}`
})
afterAll(() => server.close())

async function startPress() {
  const press = await openPress({ PRESS_DNS: dnsAddress })
  const supervisor = await press.as('supervisor')
  const folder = join(press.config.dataDir, 'mail')
  const findLetter = (address: string): string | undefined => {
    const letterNames = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : []
    return letterNames
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .find((eml) => getHeader(eml, 'To') === address)
  }
  const waitForLetter = async (address: string): Promise<string> => {
    await expect.poll(() => findLetter(address)).toBeDefined()
    return findLetter(address) ?? ''
  }
  const sendTest = async (to: string) =>
    (await supervisor.call('POST /api/settings/letters/test', { body: { to } })).body.test
  const readTest = async (id: number) =>
    (await supervisor.call('GET /api/settings/letters/test/{id}', { params: { id } })).body.test
  return { press, supervisor, letter: waitForLetter, sendTest, test: readTest }
}

const ownSender = {
  address: 'Baspa@saryarqa.example',
  name: 'Сарыарқа баспасы',
  signature: 'Гүлнар Сейтова, +7 7212 55 01 18',
}

/** Returns the value of a tag of a DKIM signature. */
const getTag = (signature: string, tag: string): string =>
  (new RegExp(`(?:^|;)\\s*${tag}=([^;]*)`).exec(signature)?.[1] ?? '').replaceAll(/\s/g, '')

/** Formats a header in relaxed canonicalization (RFC 6376, 3.4.2). */
const canonicalizeHeader = (name: string, value: string): string =>
  `${name.toLowerCase()}:${value.replaceAll(/\s+/g, ' ').trim()}`

/** Whether a letter's DKIM signature is valid for a public key: the body hash and the signed headers. */
function isGenuine(eml: string, publicKey: string): boolean {
  const signature = getHeader(eml, 'DKIM-Signature') ?? ''
  const body = eml.slice(eml.indexOf('\r\n\r\n') + 4)
  const lines = body.split('\r\n').map((line) => line.replaceAll(/[ \t]+/g, ' ').trimEnd())
  const canonicalBody = `${lines.join('\r\n').replace(/(\r\n)+$/, '')}\r\n`
  const hash = createHash('sha256').update(canonicalBody).digest('base64')
  const signedHeaderNames = getTag(signature, 'h')
    .split(':')
    .map((name) => canonicalizeHeader(name, getHeader(eml, name) ?? ''))
  const unsignedSignature = canonicalizeHeader('dkim-signature', signature.replace(/(;\s*b=)[^;]*/, '$1'))
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' })
  return (
    hash === getTag(signature, 'bh') &&
    createVerify('sha256')
      .update([...signedHeaderNames, unsignedSignature].join('\r\n'))
      .verify(key, getTag(signature, 'b'), 'base64')
  )
}

describe('a test letter', () => {
  it('uses the shared address without an own sender, and replies go to the press', async () => {
    const { supervisor, letter, sendTest } = await startPress()
    const { shared_address, settings } = (await supervisor.call('GET /api/settings')).body
    await sendTest('reader@saryarqa.example')
    const eml = await letter('reader@saryarqa.example')
    expect(getHeader(eml, 'From')).toContain(`<${shared_address}>`)
    expect(getHeader(eml, 'Reply-To')).toBe(settings.requisites.value.email)
    expect(getHeader(eml, 'DKIM-Signature')).toBeUndefined()
  })

  it('shows the configured sender, name and signature, and has the DKIM signature of the domain', async () => {
    const { press, supervisor, letter, sendTest } = await startPress()
    expect((await supervisor.call('PUT /api/settings/letters', { body: ownSender })).body.setting.value.address).toBe(
      'baspa@saryarqa.example',
    )
    const identity = { name_ru: 'Сарыарка', name_kz: 'Сарыарқа университетінің баспасы' }
    await supervisor.call('PUT /api/settings/identity', { body: identity })
    await sendTest('reader@saryarqa.example')
    const eml = await letter('reader@saryarqa.example')
    expect(getHeader(eml, 'From')).toMatch(/<baspa@saryarqa\.example>$/)
    expect(getHeader(eml, 'Reply-To')).toBeUndefined()
    expect(getLetterText(eml)).toContain(ownSender.signature)
    expect(getLetterHtml(eml)).toContain('Сарыарка')
    const key = await createDkim(press.database.db, createFieldCipher(press.config)).getPublicKey('saryarqa.example')
    expect(getTag(getHeader(eml, 'DKIM-Signature') ?? '', 'd')).toBe('saryarqa.example')
    expect(isGenuine(eml, key)).toBe(true)
    expect(isGenuine(eml.replace('Content-Type', 'Content-type-x'), key)).toBe(false)
  })

  it('is reported as sent, and as opened after a click on its link', async () => {
    const { press, letter, sendTest, test } = await startPress()
    const { id } = await sendTest('reader@saryarqa.example')
    await expect.poll(async () => (await test(id)).state).toBe('sent')
    const token =
      /letter-arrived\?token=([\w-]+)/.exec(getLetterText(await letter('reader@saryarqa.example')))?.[1] ?? ''
    const confirmArrival = async (sentToken: string) =>
      (await press.withToken('').call('POST /api/settings/letters/arrived', { body: { token: sentToken } })).status
    expect(await confirmArrival('x'.repeat(43))).toBe(404)
    expect(await confirmArrival(token)).toBe(200)
    const { opened_at } = await test(id)
    expect(opened_at).not.toBeNull()
    expect(await confirmArrival(token)).toBe(200)
    expect(await test(id)).toMatchObject({ state: 'opened', opened_at })
  })

  it('shows the error of the mail server', async () => {
    const { press, sendTest, test } = await startPress()
    const { id } = await sendTest('reader@saryarqa.example')
    await expect.poll(async () => (await test(id)).state).toBe('sent')
    await press.database.db.execute(
      sql`update jobs set done_at = null, run_at = 'infinity', last_error = '550 no such mailbox' where kind = 'test-letter'`,
    )
    await press.database.db.execute(sql`update test_letters set sent_at = null`)
    expect(await test(id)).toMatchObject({ state: 'stopped', reason: '550 no such mailbox' })
  })
})

describe('the DNS records of the sender’s domain', () => {
  it('are reported as found, missing or different, with their expected text', async () => {
    const { supervisor } = await startPress()
    const readDomain = async () =>
      (await supervisor.call('GET /api/settings/letters/domain', { query: { address: ownSender.address } })).body
    const readStates = async () => (await readDomain()).records.map(({ record, state }) => [record, state])
    expect(await readStates()).toEqual([
      ['spf', 'none'],
      ['dkim', 'none'],
      ['dmarc', 'none'],
    ])
    txtRecords.set('saryarqa.example', 'v=spf1 mx -all')
    txtRecords.set('press._domainkey.saryarqa.example', 'v=DKIM1; k=rsa; p=AAAA')
    expect(await readStates()).toEqual([
      ['spf', 'found'],
      ['dkim', 'other'],
      ['dmarc', 'none'],
    ])
    for (const { host, value } of (await readDomain()).records) txtRecords.set(host, value)
    expect((await readStates()).map(([, state]) => state)).toEqual(['found', 'found', 'found'])
  })

  it('are unknown when no name server answers', async () => {
    const press = await openPress({ PRESS_DNS: '127.0.0.1:1' })
    const supervisor = await press.as('supervisor')
    const { body } = await supervisor.call('GET /api/settings/letters/domain', {
      query: { address: ownSender.address },
    })
    expect(new Set(body.records.map(({ state }) => state))).toEqual(new Set(['unknown']))
  })
})

it('the key of a domain survives a new secret, but not a lost one', async () => {
  const press = await openPress()
  const { db } = press.database
  const [oldSecret, newSecret] = ['a'.repeat(32), 'b'.repeat(32)]
  const oldDkim = createDkim(db, createFieldCipher({ secret: oldSecret, previousSecret: undefined }))
  const key = await oldDkim.getPublicKey('press.example')
  expect(await reencryptDkimKeys(db, createFieldCipher({ secret: newSecret, previousSecret: oldSecret }))).toBe(1)
  const newDkim = createDkim(db, createFieldCipher({ secret: newSecret, previousSecret: undefined }))
  expect(await newDkim.getPublicKey('press.example')).toBe(key)
  expect((await newDkim.getKey('press.example')).privateKey).toContain('PRIVATE KEY')
  const dkimWithLostSecret = createDkim(db, createFieldCipher({ secret: 'c'.repeat(32), previousSecret: undefined }))
  expect(await dkimWithLostSecret.getPublicKey('press.example')).not.toBe(key)
})
