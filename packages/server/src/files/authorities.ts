import { X509Certificate } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Certificate, CertificateRevocationList } from 'pkijs'
import { OperatorError, type Config } from '../config.ts'
import { isVerifiable } from './algorithms.ts'
import { readDerBlocks } from './pem.ts'

/** The certificates of trusted authorities, and their revocation lists. */
export interface Authorities {
  certificates: readonly X509Certificate[]
  revocationLists: readonly CertificateRevocationList[]
}

/** Converts a certificate to OpenSSL's form; the signed bytes stay unchanged. */
export const toX509 = (certificate: Certificate): X509Certificate =>
  new X509Certificate(Buffer.from(certificate.toSchema().toBER()))

function parseDer(der: Buffer): Certificate | CertificateRevocationList {
  const bytes = new Uint8Array(der)
  try {
    return Certificate.fromBER(bytes)
  } catch {
    return CertificateRevocationList.fromBER(bytes)
  }
}

/**
 * Reads a folder of authority certificates and their revocation lists, in DER or PEM. It is called for each check, because the
 * lists are refreshed daily. Throws an Error that names an invalid file or a list that none of the certificates signed, or says
 * that there is no certificate.
 */
export async function readAuthorities(folder: string): Promise<Authorities> {
  const certificates: Certificate[] = []
  const lists: { name: string; list: CertificateRevocationList }[] = []
  for (const name of (await readdir(folder)).toSorted()) {
    if (name.startsWith('.')) continue
    const blocks = readDerBlocks(await readFile(join(folder, name)))
    if (blocks.length === 0) throw createFormatError(name)
    for (const block of blocks) {
      try {
        const parsedBlock = parseDer(block)
        if (parsedBlock instanceof Certificate) certificates.push(parsedBlock)
        else lists.push({ name, list: parsedBlock })
      } catch {
        throw createFormatError(name)
      }
    }
  }
  for (const { name, list } of lists) {
    // The algorithm of this list is not supported. Certificates of its authority are never trusted either.
    if (!isVerifiable(list.signatureAlgorithm.algorithmId)) continue
    const signatureChecks = await Promise.all(
      certificates.filter(({ subject }) => subject.isEqual(list.issuer)).map((one) => isSignedBy(list, one)),
    )
    if (!signatureChecks.includes(true)) throw new Error(`no certificate in the folder signed ${name}`)
  }
  if (certificates.length === 0) throw new Error('the folder contains no certificate')
  return { certificates: certificates.map(toX509), revocationLists: lists.map(({ list }) => list) }
}

const createFormatError = (name: string): Error => new Error(`${name} is neither a certificate nor a revocation list`)

async function isSignedBy(list: CertificateRevocationList, issuerCertificate: Certificate): Promise<boolean> {
  try {
    return await list.verify({ issuerCertificate })
  } catch {
    return false
  }
}

/**
 * Whether an authority issued a certificate: it is a CA, its own certificate is valid at that moment, and its key verifies the
 * signature.
 */
export function isIssuedBy(certificate: X509Certificate, authority: X509Certificate, moment: Date): boolean {
  if (!authority.ca || moment < authority.validFromDate || moment > authority.validToDate) return false
  try {
    return certificate.checkIssued(authority) && certificate.verify(authority.publicKey)
  } catch {
    return false
  }
}

/** Throws an `OperatorError` when the folder of PRESS_AUTHORITIES cannot be used. */
export async function assertAuthorities({ authorities }: Pick<Config, 'authorities'>): Promise<void> {
  if (authorities === undefined) return
  try {
    await readAuthorities(authorities)
  } catch (error) {
    throw new OperatorError(`PRESS_AUTHORITIES ${authorities} cannot be used: ${(error as Error).message}.`)
  }
}
