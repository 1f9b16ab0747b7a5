import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { hashPassword } from '../../src/auth/passwords.ts'
import {
  books,
  contractCodes,
  contractSignatures,
  events,
  notifications,
  royaltyTerms,
  users,
} from '../../src/database/schema.ts'
import {
  createAuthority,
  issueCertificate,
  toPem,
  createRevocationList,
  createSignature,
  type Holder,
  type SignatureOptions,
} from '../authority.ts'
import { insertCard, createContractForm, representative, insertPerson, type TestPerson } from '../rows.ts'
import { openPress, pollOptions, type Press } from '../support.ts'

const iin = '860314301271'
const [authority, stranger] = [await createAuthority(), await createAuthority('ӨЗГЕ ОРТАЛЫҚ')]
const [partyHolder, revokedHolder] = [
  await issueCertificate({ iin }, authority),
  await issueCertificate({ iin }, authority),
]
const folder = mkdtempSync(join(tmpdir(), 'press-authorities-'))
afterAll(() => rmSync(folder, { recursive: true }))
writeFileSync(join(folder, 'authority.pem'), toPem(authority))
writeFileSync(join(folder, 'authority.crl'), await createRevocationList(authority, revokedHolder))

/** One press with configured trusted authorities, and one without. */
const verifyingPress = await openPress({ PRESS_AUTHORITIES: folder })
const trustingPress = await openPress()

const changeStatus = (who: TestPerson, id: number, body: object) =>
  who.call('POST /api/contracts/{id}/status', { params: { id }, body: body as { status: 'signed' } })
const readContract = async (who: TestPerson, id: number) =>
  (await who.call('GET /api/contracts/{id}', { params: { id } })).body.contract

/** Creates a sent contract and returns the bytes of its PDF. */
async function createSentContract(writer: TestPerson, change: object = {}): Promise<{ id: number; pdf: Buffer }> {
  const createResponse = await writer.call('POST /api/contracts', {
    body: createContractForm({ party_bin: iin, ...change }),
  })
  expect(createResponse.body.error).toBeUndefined()
  const { id } = createResponse.body.contract
  expect((await changeStatus(writer, id, { status: 'sent' })).status).toBe(200)
  const response = await writer.fetch(`/api/contracts/${id}/documents/contract.pdf`)
  return { id, pdf: Buffer.from(await response.arrayBuffer()) }
}
async function uploadSignature(who: TestPerson, content: Buffer) {
  const form = new FormData()
  form.append('purpose', 'signature')
  form.append('file', new File([new Uint8Array(content)], 'contract.p7s'))
  const response = await who.fetch('/api/files', { method: 'POST', body: form })
  return (await response.json()) as { file?: { id: number }; error?: { fields: Record<string, string> } }
}
/** Signs with a file; returns the response and the contract afterwards. */
async function signBy(who: TestPerson, id: number, content: Buffer) {
  const uploaded = await uploadSignature(who, content)
  const answer = uploaded.file && (await changeStatus(who, id, { status: 'signed', signature: uploaded.file.id }))
  const problem = uploaded.error?.fields['file'] ?? answer?.body.error?.fields?.['signature']
  return { said: problem, file: uploaded.file?.id, contract: await readContract(who, id) }
}

const createTwinSignature = async (): Promise<[Buffer | undefined, Holder, SignatureOptions]> => {
  const { valueHexView: bytes } = partyHolder.certificate.serialNumber.valueBlock
  const serial = Buffer.from(bytes).readUIntBE(0, bytes.length)
  const other = await issueCertificate({ iin, serial }, { ...authority, key: stranger.key })
  return [undefined, other, { certificates: [partyHolder, other] }]
}

/** An expired validity period. */
const expiredPeriod = { from: '2024-01-01', to: '2025-01-01' }

/** Wrong signatures: the signed bytes, the certificate and the way of signing. */
const invalidSignatures: Record<
  string,
  [words: string, () => Promise<[Buffer | undefined, Holder, SignatureOptions]>]
> = {
  expired: [
    'Срок сертификата закончился',
    async () => [undefined, await issueCertificate({ iin, ...expiredPeriod }, authority), {}],
  ],
  'expired, and said to be signed before': [
    'Срок сертификата закончился',
    async () => [
      undefined,
      await issueCertificate({ iin, ...expiredPeriod }, authority),
      { at: new Date('2024-06-01') },
    ],
  ],
  'signed before its term, as it says itself': [
    'раньше, чем начал действовать',
    async () => [undefined, partyHolder, { at: new Date('2020-01-01') }],
  ],
  'not yet valid': [
    'раньше, чем начал действовать',
    async () => [undefined, await issueCertificate({ iin, from: '2040-01-01', to: '2041-01-01' }, authority), {}],
  ],
  'self-signed': ['выдан самому себе', async () => [undefined, await issueCertificate({ iin }), {}]],
  'self-signed in the name of an authority': [
    'выдан самому себе',
    async () => [undefined, await issueCertificate({ iin, isSelfSigned: true }, authority), {}],
  ],
  "another person's": [
    'ИИН или БИН не тот',
    async () => [undefined, await issueCertificate({ iin: '791118300116' }, authority), {}],
  ],
  'for signing in': [
    'не для подписи документов',
    async () => [undefined, await issueCertificate({ iin, usage: 0xa0 }, authority), {}],
  ],
  'of the same number with another key': ['два разных сертификата с одним номером', createTwinSignature],
  'made by another key than the one it names': [
    'другим ключом',
    async () => [undefined, await issueCertificate({ iin }, authority), { as: partyHolder }],
  ],
  'named by a key identifier': [
    'называет ключ, а не сертификат',
    async () => [undefined, partyHolder, { usesKeyIdentifier: true }],
  ],
  'without its certificate': ['нет сертификата', async () => [undefined, partyHolder, { certificates: [authority] }]],
  'made with SHA-1': ['устаревшим способом', async () => [undefined, partyHolder, { digest: 'SHA-1' }]],
  'of another document': ['под другим документом', async () => [Buffer.from('another'), partyHolder, {}]],
}
const untrustedSignatures: typeof invalidSignatures = {
  'of an authority that is not trusted': [
    'не тот удостоверяющий центр',
    async () => [undefined, await issueCertificate({ iin }, stranger), {}],
  ],
  revoked: ['отозван', async () => [undefined, revokedHolder, {}]],
}

describe.each([
  ['says whom it trusts', verifyingPress, { ...invalidSignatures, ...untrustedSignatures }],
  ['has not said whom it trusts', trustingPress, invalidSignatures],
])('a signature when the press %s', (_what, press: Press, cases) => {
  it.each(Object.entries(cases))('%s is refused with its own message', async (_name, [expectedText, make]) => {
    const hr = await insertPerson(press, 'hr')
    const { id, pdf } = await createSentContract(hr)
    const [signedBytes = pdf, holder, writing] = await make()
    const { said, contract } = await signBy(hr, id, await createSignature(signedBytes, holder, writing))
    expect(said).toContain(expectedText)
    expect(contract).toMatchObject({ status: 'sent', signature: null, pending_signature: null, signature_file: null })
  })

  it('is refused on upload when it is cut off', async () => {
    const hr = await insertPerson(press, 'hr')
    const { id, pdf } = await createSentContract(hr)
    const fullSignature = await createSignature(pdf, partyHolder)
    const { said, contract } = await signBy(hr, id, fullSignature.subarray(0, -40))
    expect(said).toContain('нет подписи, которую можно прочитать')
    expect([contract.status, contract.signature]).toEqual(['sent', null])
  })
})

describe('a fully verified signature', () => {
  it('signs the contract and shows its certificate', async () => {
    const hr = await insertPerson(verifyingPress, 'hr')
    const { id, pdf } = await createSentContract(hr)
    const pressHolder = await issueCertificate(
      { name: 'Директор', iin: '791118300116', bin: '940440010006' },
      authority,
    )
    const { said, contract } = await signBy(
      hr,
      id,
      await createSignature(pdf, partyHolder, { certificates: [pressHolder, partyHolder] }),
    )
    expect(said).toBeUndefined()
    expect(contract).toMatchObject({
      status: 'signed',
      pending_signature: null,
      signature: {
        method: 'cms',
        name: 'СЕЙІТ ӘЛИЯ',
        confirmed_by: null,
        certificate: { iin, issuer: 'ҰЛТТЫҚ КУӘЛАНДЫРУШЫ ОРТАЛЫҚ', check: 'vouched' },
      },
      signature_file: { name: 'contract.p7s' },
    })
  })

  it('signs for an organization by the BIN of its certificate', async () => {
    const clerk = await insertPerson(verifyingPress, 'accounting')
    const bin = '940140000385'
    const { id, pdf } = await createSentContract(clerk, {
      kind: 'biz',
      party_bin: bin,
      ...representative,
    })
    const holder = await issueCertificate({ iin: '791118300116', bin }, authority)
    expect((await signBy(clerk, id, await createSignature(pdf, holder))).contract.status).toBe('signed')
  })

  it('is not accepted while the list of authorities is unreadable', async () => {
    const hr = await insertPerson(verifyingPress, 'hr')
    const { id, pdf } = await createSentContract(hr)
    writeFileSync(join(folder, 'half.crl'), 'half')
    const { said, contract } = await signBy(hr, id, await createSignature(pdf, partyHolder))
    rmSync(join(folder, 'half.crl'))
    expect([said, contract.status]).toEqual([expect.stringContaining('не читается'), 'sent'])
  })
})

describe.each([
  [
    'by an algorithm that is not known here, over another document',
    verifyingPress,
    Buffer.from('another'),
    true,
    'unknown',
  ],
  ['that nobody vouches for', trustingPress, undefined, false, 'unvouched'],
] as const)('a signature %s', (_what, press, instead, usesGost, check) => {
  const { db } = press.database
  const listRoyalties = (id: number) => db.select().from(royaltyTerms).where(eq(royaltyTerms.contract_id, id))

  it('signs the contract and grants the royalty only after its writer confirms it', async () => {
    const [clerk, author] = [await insertPerson(press, 'accounting'), await insertPerson(press, 'author')]
    const cardId = await insertCard(press, { book_name: 'Сөз өнері', stages: ['signal'] })
    await db.insert(books).values({ tech_card_id: cardId, book_name: 'Сөз өнері', language: 'kz' })
    const terms = {
      kind: 'author',
      subject: '',
      book_name: 'Сөз өнері',
      manuscript_on: '2027-03-01',
      royalty: 8,
      tech_card_id: cardId,
    }
    const { id, pdf } = await createSentContract(clerk, { ...terms, party_id: author.id })
    const { said, file, contract } = await signBy(
      author,
      id,
      await createSignature(instead ?? pdf, partyHolder, { usesGost: usesGost }),
    )
    expect(said).toBeUndefined()
    expect(contract).toMatchObject({
      status: 'sent',
      signature: null,
      pending_signature: { name: 'СЕЙІТ ӘЛИЯ', certificate: { check }, confirmed_by: null },
    })
    expect(await listRoyalties(id)).toEqual([])

    expect((await changeStatus(author, id, { status: 'signed', confirms: file })).status).toBe(403)
    expect((await changeStatus(clerk, id, { status: 'signed', confirms: Number(file) + 1 })).status).toBe(422)
    expect((await readContract(clerk, id)).status).toBe('sent')
    await expect
      .poll(
        async () => JSON.stringify(await db.select().from(notifications).where(eq(notifications.user_id, clerk.id))),
        pollOptions,
      )
      .toContain('Подтвердите подпись')

    const confirmationResponse = await changeStatus(clerk, id, { status: 'signed', confirms: file })
    expect(confirmationResponse.body.contract).toMatchObject({
      status: 'signed',
      pending_signature: null,
      signature: { name: 'СЕЙІТ ӘЛИЯ', confirmed_by: clerk.name, certificate: { check } },
    })
    expect(await listRoyalties(id)).toMatchObject([{ rate: 8 }])
  })

  it('is replaced by a later signature and removed when the contract is recalled', async () => {
    const hr = await insertPerson(press, 'hr')
    const { id, pdf } = await createSentContract(hr)
    const firstResult = await signBy(hr, id, await createSignature(instead ?? pdf, partyHolder, { usesGost: usesGost }))
    const secondResult = await signBy(
      hr,
      id,
      await createSignature(instead ?? pdf, partyHolder, { usesGost: usesGost }),
    )
    expect((await changeStatus(hr, id, { status: 'signed', confirms: firstResult.file })).status).toBe(422)
    expect(secondResult.contract.signature_file?.id).toBe(secondResult.file)
    expect((await changeStatus(hr, id, { status: 'draft' })).status).toBe(200)
    expect((await readContract(hr, id)).signature_file).toBeNull()
    expect(await db.select().from(contractSignatures).where(eq(contractSignatures.contract_id, id))).toEqual([])
  })

  it('cannot be confirmed by its own signer', async () => {
    const hr = await insertPerson(press, 'hr')
    const otherPerson = await insertPerson(press, 'hr')
    const { id, pdf } = await createSentContract(otherPerson, { party_id: hr.id })
    const { file } = await signBy(hr, id, await createSignature(instead ?? pdf, partyHolder, { usesGost: usesGost }))
    const refusedResponse = await changeStatus(hr, id, { status: 'signed', confirms: file })
    expect([refusedResponse.status, refusedResponse.body.error.message]).toEqual([
      403,
      expect.stringContaining('не под своим'),
    ])
  })
})

describe('a signature with a code', () => {
  it('has the name of the party in the contract, not a changed account name', async () => {
    const { db } = trustingPress.database
    const [hr, executor] = [await insertPerson(trustingPress, 'hr'), await insertPerson(trustingPress, 'executor')]
    const { id } = await createSentContract(hr, { party_id: executor.id })
    const { sendings } = await readContract(executor, id)
    await db.update(users).set({ name: 'Аким Города' }).where(eq(users.id, executor.id))
    await db.insert(contractCodes).values({
      contract_id: id,
      user_id: executor.id,
      code_hash: await hashPassword('123456'),
      expires_at: new Date(Date.now() + 600_000),
    })
    const { body } = await changeStatus(executor, id, { status: 'signed', code: '123456', sha256: sendings[0]?.sha256 })
    expect(body.contract.signature).toMatchObject({ method: 'code', name: 'Әлия Сейіт' })
    const [event] = await db
      .select()
      .from(events)
      .where(and(eq(events.type, 'contract.signed'), eq(events.resource_id, id)))
    expect(event?.data).toMatchObject({ signer: 'Әлия Сейіт' })
  })
})
