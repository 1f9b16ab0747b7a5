import { createHash } from 'node:crypto'
import type { SignatureFacts } from '@press/contract'
import { Certificate, ContentInfo, IssuerAndSerialNumber, SignedData, type RelativeDistinguishedNames } from 'pkijs'

/* Detached signatures (CMS, RFC 5652), as programs write them that sign by the state's certificates. */

/** What names in certificates are made of (X.520). */
const oids = { name: '2.5.4.3', number: '2.5.4.5', organization: '2.5.4.10', unit: '2.5.4.11' } as const
const messageDigest = '1.2.840.113549.1.9.4'
/** Digests that can be reckoned here; the state's own (GOST) cannot. */
const digests: Readonly<Record<string, string>> = {
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
}

interface Signature {
  signed: SignedData
  certificate: Certificate
}

/** The bytes of a signature that was written as text: PEM, or base64 alone. */
function derOf(bytes: Buffer): Buffer {
  if (bytes[0] === 0x30) return bytes
  const text = bytes
    .toString('latin1')
    .replaceAll(/-----[^-]+-----/gu, '')
    .replaceAll(/\s/gu, '')
  return /^[\w+/]+=*$/u.test(text) ? Buffer.from(text, 'base64') : Buffer.alloc(0)
}

/** A signature with the certificate of who signed; undefined when the bytes are none. */
export function readSignature(bytes: Buffer): Signature | undefined {
  try {
    const info = ContentInfo.fromBER(new Uint8Array(derOf(bytes)))
    if (info.contentType !== ContentInfo.SIGNED_DATA) return undefined
    const signed = new SignedData({ schema: info.content })
    const { sid } = signed.signerInfos[0] ?? {}
    const all = (signed.certificates ?? []).filter((one) => one instanceof Certificate)
    const certificate =
      sid instanceof IssuerAndSerialNumber
        ? all.find(({ serialNumber }) => serialNumber.isEqual(sid.serialNumber))
        : all[0]
    return certificate && { signed, certificate }
  } catch {
    return undefined
  }
}

const part = ({ typesAndValues }: RelativeDistinguishedNames, type: string): string => {
  const found = typesAndValues.find((one) => one.type === type)
  return found?.value.valueBlock.value ?? ''
}
/** «IIN860314301271» and «BIN960440000381» stand for numbers. */
const numberIn = (text: string, kind: 'IIN' | 'BIN'): string =>
  new RegExp(`^${kind}(\\d{12})$`, 'u').exec(text)?.[1] ?? ''

/** Who signed, and whether it is the document that they signed; undefined when the bytes are no signature. */
export async function checkSignature(bytes: Buffer, document: Buffer): Promise<SignatureFacts | undefined> {
  const signature = readSignature(bytes)
  if (!signature) return undefined
  const { subject, issuer, notBefore, notAfter } = signature.certificate
  return {
    name: part(subject, oids.name),
    iin: numberIn(part(subject, oids.number), 'IIN'),
    organization: part(subject, oids.organization),
    bin: numberIn(part(subject, oids.unit), 'BIN'),
    issuer: part(issuer, oids.name) || part(issuer, oids.organization),
    valid_from: notBefore.value.toISOString(),
    valid_to: notAfter.value.toISOString(),
    matches: await matches(signature, document),
  }
}

async function matches({ signed }: Signature, document: Buffer): Promise<boolean | null> {
  const [signer] = signed.signerInfos
  const algorithm = digests[signer?.digestAlgorithm.algorithmId ?? '']
  if (!signer || !algorithm) return null
  const said = signer.signedAttrs?.attributes.find(({ type }) => type === messageDigest)?.values[0]
  const digest = createHash(algorithm).update(document).digest()
  if (said && !digest.equals(Buffer.from(said.valueBlock.valueHexView))) return false
  try {
    return await signed.verify({ signer: 0, data: new Uint8Array(document).buffer, checkChain: false })
  } catch {
    // The digest is known, but not how it was signed.
    return null
  }
}
