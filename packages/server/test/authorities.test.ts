import { X509Certificate } from 'node:crypto'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Certificate } from 'pkijs'
import { describe, expect, it, onTestFinished } from 'vitest'
import { isIssuedBy, readAuthorities } from '../src/files/authorities.ts'
import { readDerBlocks } from '../src/files/pem.ts'
import { createAuthority, issueCertificate, toPem, createRevocationList } from './authority.ts'

const getNucFilePath = (name: string) => join(import.meta.dirname, 'nuc', name)
const validDate = new Date('2022-06-01T00:00:00Z')

/** Creates a folder with the authority's files, or with other files by name. */
function createFolder(...files: (string | [name: string, content: Buffer | string])[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'press-authorities-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const file of files) {
    if (typeof file === 'string') copyFileSync(getNucFilePath(file), join(folder, file))
    else writeFileSync(join(folder, file[0]), file[1])
  }
  return folder
}

describe('the trusted certificate authorities', () => {
  it('are read with their revocation lists, including those of unknown algorithms', async () => {
    const { certificates, revocationLists } = await readAuthorities(
      createFolder('nca_rsa_test.crt', 'nca_rsa_test.crl', 'nca_gost2015_test.cer', 'nca_gost2022_test.crl'),
    )
    expect([certificates.length, revocationLists.map((list) => list.revokedCertificates?.length)]).toEqual([
      2,
      [6, 126],
    ])
  })

  it('match the certificate that they issued, only within their own validity', async () => {
    const person = new X509Certificate(readFileSync(getNucFilePath('individual_valid_sign_2004_rsa.cer')))
    const { certificates } = await readAuthorities(createFolder('nca_rsa_test.crt', 'nca_gost2015_test.cer'))
    expect(certificates.filter((one) => isIssuedBy(person, one, validDate)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('RSA TEST'),
    ])
    expect(certificates.map((one) => isIssuedBy(person, one, new Date('2024-06-01')))).toEqual([false, false])
  })

  it('revoke the certificates on their list', async () => {
    const { revocationLists } = await readAuthorities(createFolder('nca_rsa_test.crt', 'nca_rsa_test.crl'))
    const person = Certificate.fromBER(
      new Uint8Array(readDerBlocks(readFileSync(getNucFilePath('individual_valid_sign_2004_rsa.cer')))[0] ?? []),
    )
    expect(revocationLists.map((list) => list.isCertificateRevoked(person))).toEqual([false])
    person.serialNumber = revocationLists[0]?.revokedCertificates?.[0]?.userCertificate ?? person.serialNumber
    expect(revocationLists.map((list) => list.isCertificateRevoked(person))).toEqual([true])
  })

  it('exclude certificates that may not issue others', async () => {
    const [authority, person] = [await createAuthority(), await issueCertificate({ iin: '860314301271' })]
    const otherHolder = await issueCertificate({ iin: '791118300116' }, person)
    const { certificates } = await readAuthorities(createFolder(['all.pem', toPem(authority) + toPem(person)]))
    const forgedCertificate = new X509Certificate(toPem(otherHolder))
    expect(certificates.map((one) => isIssuedBy(forgedCertificate, one, new Date()))).toEqual([false, false])
  })

  it.each([
    ['a list that was changed', 'list.crl', 'no certificate in the folder signed list.crl'],
    ['something else', 'note.txt', 'note.txt is neither a certificate nor a revocation list'],
  ])('are refused with %s among them', async (_what, name, message) => {
    const authority = await createAuthority()
    const list = await createRevocationList(authority, await issueCertificate({}, authority))
    list[list.length - 1] = (list.at(-1) ?? 0) ^ 1
    const content = name === 'note.txt' ? 'the list of May' : list
    await expect(readAuthorities(createFolder(['authority.pem', toPem(authority)], [name, content]))).rejects.toThrow(
      message,
    )
  })

  it('are refused when the folder has no certificate', async () => {
    await expect(readAuthorities(createFolder())).rejects.toThrow('the folder contains no certificate')
  })
})
