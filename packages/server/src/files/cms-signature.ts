import type { X509Certificate } from 'node:crypto'
import type { CertificateClaims } from '@press/domain'
import {
  Certificate,
  ContentInfo,
  IssuerAndSerialNumber,
  SignedData,
  type RelativeDistinguishedNames,
  type SignerInfo,
} from 'pkijs'
import { toX509 } from './authorities.ts'
import { readDerBlocks } from './pem.ts'

/* Detached signatures (CMS, RFC 5652), as made by programs that use the state's certificates. */

/** The attributes of names in certificates (X.520). */
const oids = {
  name: '2.5.4.3',
  number: '2.5.4.5',
  organization: '2.5.4.10',
  unit: '2.5.4.11',
  keyUsage: '2.5.29.15',
} as const

/** The key usage bit that allows a key to sign documents (RFC 5280, 4.2.1.3). */
const nonRepudiation = 0x40

/** Attributes signed together with the document (RFC 5652, 11). */
const attributes = { messageDigest: '1.2.840.113549.1.9.4', signingTime: '1.2.840.113549.1.9.5' } as const

/** A signer: the signer's certificate as the file contains it, and the claims of the certificate. */
export interface Signer {
  info: SignerInfo
  certificate: Certificate
  /** The certificate in OpenSSL's form. */
  x509: X509Certificate
  claims: CertificateClaims
  /** The claimed signing times: normally one, or none. */
  times: readonly Date[]
  /** The claimed digest of the document; undefined if the document itself is signed. */
  digest: Buffer | undefined
}

type SignerProblem = 'signatureKeyIdentifier' | 'signatureNoCertificate' | 'signatureTwins'

/**
 * Reads the signers of a file. For a signer who cannot be identified, gives the reason instead. Returns undefined if the bytes are
 * not a signature.
 */
export function readSignature(bytes: Buffer): (Signer | SignerProblem)[] | undefined {
  try {
    const info = ContentInfo.fromBER(new Uint8Array(readDerBlocks(bytes)[0] ?? Buffer.alloc(0)))
    if (info.contentType !== ContentInfo.SIGNED_DATA) return undefined
    const { signerInfos, certificates = [] } = new SignedData({ schema: info.content })
    const embeddedCertificates = certificates.filter((one) => one instanceof Certificate)
    return signerInfos.length > 0 ? signerInfos.map((signer) => readSigner(signer, embeddedCertificates)) : undefined
  } catch {
    // The bytes come from an untrusted file, so any parser error means that it is not a signature.
    return undefined
  }
}

function readSigner(info: SignerInfo, certificates: readonly Certificate[]): Signer | SignerProblem {
  const certificate = findCertificate(info, certificates)
  if (typeof certificate === 'string') return certificate
  const signedAttributes = info.signedAttrs?.attributes ?? []
  const [digestAttribute, ...others] = signedAttributes.filter(({ type }) => type === attributes.messageDigest)
  if (info.signedAttrs && (!digestAttribute || others.length > 0))
    throw new Error('A signer has no message digest, or several')
  return {
    info,
    certificate,
    x509: toX509(certificate),
    claims: readClaims(certificate),
    times: signedAttributes
      .filter(({ type }) => type === attributes.signingTime)
      .map(({ values: [value] }): Date => value.toDate()),
    digest: digestAttribute && Buffer.from(digestAttribute.values[0].valueBlock.valueHexView),
  }
}

/**
 * Finds the certificate that a signer names by issuer and serial number. Refuses a key identifier, because a certificate can claim
 * any key identifier. Refuses two certificates with one number, because the signer would be ambiguous.
 */
function findCertificate({ sid }: SignerInfo, certificates: readonly Certificate[]): Certificate | SignerProblem {
  if (!(sid instanceof IssuerAndSerialNumber)) return 'signatureKeyIdentifier'
  const [certificate, ...others] = certificates.filter(
    ({ issuer, serialNumber }) => issuer.isEqual(sid.issuer) && serialNumber.isEqual(sid.serialNumber),
  )
  if (!certificate) return 'signatureNoCertificate'
  return others.some((other) => Buffer.compare(other.tbsView, certificate.tbsView) !== 0)
    ? 'signatureTwins'
    : certificate
}

/** Returns the name of a person or an organization in a certificate. */
export const getCommonName = (name: RelativeDistinguishedNames): string => getNamePart(name, oids.name)
export const getOrganizationName = (name: RelativeDistinguishedNames): string => getNamePart(name, oids.organization)

/** Returns a part of a name, or '' if it is missing. */
function getNamePart({ typesAndValues }: RelativeDistinguishedNames, type: string): string {
  const attribute = typesAndValues.find((one) => one.type === type)
  return attribute?.value.valueBlock.value ?? ''
}

/** Extracts the number from «IIN860314301271» or «BIN960440000381». */
const extractNumber = (text: string, kind: 'IIN' | 'BIN'): string =>
  new RegExp(`^${kind}(\\d{12})$`, 'u').exec(text)?.[1] ?? ''

function readClaims({ subject, notBefore, notAfter, extensions = [] }: Certificate): CertificateClaims {
  const usage = extensions.find(({ extnID }) => extnID === oids.keyUsage)?.parsedValue?.valueBlock.valueHexView[0] ?? 0
  return {
    iin: extractNumber(getNamePart(subject, oids.number), 'IIN'),
    bin: extractNumber(getNamePart(subject, oids.unit), 'BIN'),
    notBefore: notBefore.value,
    notAfter: notAfter.value,
    signsDocuments: (usage & nonRepudiation) !== 0,
  }
}
