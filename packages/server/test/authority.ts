import { createHash, randomBytes } from 'node:crypto'
import {
  BitString,
  Integer,
  ObjectIdentifier,
  OctetString,
  Primitive,
  PrintableString,
  UTCTime,
  Utf8String,
} from 'asn1js'
import {
  Attribute,
  AttributeTypeAndValue,
  BasicConstraints,
  Certificate,
  CertificateRevocationList,
  ContentInfo,
  EncapsulatedContentInfo,
  Extension,
  IssuerAndSerialNumber,
  RevokedCertificate,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
  Time,
} from 'pkijs'

/* A test authority: certificates, revocation lists and signatures as real programs write them, valid and invalid. */

export interface Holder {
  certificate: Certificate
  key: CryptoKey
}

export interface Subject {
  name?: string
  iin?: string
  bin?: string
  from?: string
  to?: string
  /** The key usage bits: 0xc0 for a key that signs documents, 0x06 for an authority's. */
  usage?: number
  ca?: boolean
  serial?: number
  /** Whether the certificate is signed with its own key, whatever issuer it names. */
  isSelfSigned?: boolean
}

const day = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString()

const createAttribute = (type: string, text: string) =>
  new AttributeTypeAndValue({ type, value: new Utf8String({ value: text }) })
const createExtension = (extnID: string, value: ArrayBuffer) =>
  new Extension({ extnID, critical: true, extnValue: value })
const encodeKeyUsage = (byte: number) =>
  new BitString({ valueHex: new Uint8Array([byte]).buffer, unusedBits: 1 }).toBER(false)

/** Creates a key with its certificate, issued by an authority or self-signed. */
export async function issueCertificate(
  {
    name = 'СЕЙІТ ӘЛИЯ',
    iin,
    bin,
    from = inDays(-30),
    to = inDays(300),
    usage = 0xc0,
    ca = false,
    serial = randomBytes(4).readUInt32BE() >>> 1,
    isSelfSigned = false,
  }: Subject,
  authority?: Holder,
): Promise<Holder> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' }
  const pair = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const certificate = new Certificate({ version: 2, serialNumber: new Integer({ value: serial }) })
  certificate.subject.typesAndValues.push(createAttribute('2.5.4.3', name))
  if (iin)
    certificate.subject.typesAndValues.push(
      new AttributeTypeAndValue({ type: '2.5.4.5', value: new PrintableString({ value: `IIN${iin}` }) }),
    )
  if (bin) certificate.subject.typesAndValues.push(createAttribute('2.5.4.11', `BIN${bin}`))
  certificate.issuer = authority?.certificate.subject ?? certificate.subject
  certificate.notBefore.value = new Date(from)
  certificate.notAfter.value = new Date(to)
  certificate.extensions = [
    createExtension('2.5.29.15', encodeKeyUsage(usage)),
    ...(ca ? [createExtension('2.5.29.19', new BasicConstraints({ cA: true }).toSchema().toBER(false))] : []),
  ]
  await certificate.subjectPublicKeyInfo.importKey(pair.publicKey)
  await certificate.sign(isSelfSigned || !authority ? pair.privateKey : authority.key, 'SHA-256')
  return { certificate: Certificate.fromBER(certificate.toSchema(true).toBER()), key: pair.privateKey }
}

export const createAuthority = (name = 'ҰЛТТЫҚ КУӘЛАНДЫРУШЫ ОРТАЛЫҚ'): Promise<Holder> =>
  issueCertificate({ name, usage: 0x06, ca: true })

export const toPem = ({ certificate }: Holder): string =>
  `-----BEGIN CERTIFICATE-----\n${Buffer.from(certificate.toSchema().toBER()).toString('base64')}\n-----END CERTIFICATE-----\n`

/** Returns the revocation list of an authority, in DER. */
export async function createRevocationList(authority: Holder, ...holders: Holder[]): Promise<Buffer> {
  const now = new Date()
  const list = new CertificateRevocationList({
    issuer: authority.certificate.subject,
    thisUpdate: new Time({ value: now }),
    revokedCertificates: holders.map(
      ({ certificate: { serialNumber } }) =>
        new RevokedCertificate({ userCertificate: serialNumber, revocationDate: new Time({ value: now }) }),
    ),
  })
  await list.sign(authority.key, 'SHA-256')
  return Buffer.from(list.toSchema(true).toBER(false))
}

export interface SignatureOptions {
  /** The holder whose certificate the signature names. @default the signer */
  as?: Holder
  /** The certificates in the file. @default the certificate that the signature names */
  certificates?: Holder[]
  digest?: 'SHA-1' | 'SHA-256'
  usesKeyIdentifier?: boolean
  /** The claimed signing time. */
  at?: Date
  /** Whether to use the state's own algorithms, which this code cannot verify. */
  usesGost?: boolean
}

const createSignedAttribute = (type: string, value: object) => new Attribute({ type, values: [value] })

/** Creates a detached signature as a program writes it. */
export async function createSignature(
  document: Buffer,
  signer: Holder,
  options: SignatureOptions = {},
): Promise<Buffer> {
  const {
    as = signer,
    certificates = [as],
    digest = 'SHA-256',
    usesKeyIdentifier: byKeyIdentifier,
    at,
    usesGost: gost,
  } = options
  const hash = createHash(digest.replace('-', '').toLowerCase()).update(document).digest()
  const { issuer, serialNumber, subjectPublicKeyInfo } = as.certificate
  const keyIdentifier = createHash('sha1')
    .update(Buffer.from(subjectPublicKeyInfo.subjectPublicKey.valueBlock.valueHexView))
    .digest()
  const signerInfo = new SignerInfo({
    version: byKeyIdentifier ? 3 : 1,
    sid: byKeyIdentifier
      ? new Primitive({
          idBlock: { tagClass: 3, tagNumber: 0 },
          valueHex: new Uint8Array(keyIdentifier).buffer,
        })
      : new IssuerAndSerialNumber({ issuer, serialNumber }),
    signedAttrs: new SignedAndUnsignedAttributes({
      type: 0,
      attributes: [
        createSignedAttribute('1.2.840.113549.1.9.3', new ObjectIdentifier({ value: ContentInfo.DATA })),
        createSignedAttribute('1.2.840.113549.1.9.4', new OctetString({ valueHex: new Uint8Array(hash).buffer })),
        ...(at ? [createSignedAttribute('1.2.840.113549.1.9.5', new UTCTime({ valueDate: at }))] : []),
      ],
    }),
  })
  const signedData = new SignedData({
    version: 1,
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: ContentInfo.DATA }),
    certificates: certificates.map(({ certificate }) => certificate),
    signerInfos: [signerInfo],
  })
  await signedData.sign(signer.key, 0, digest, new Uint8Array(document).buffer)
  if (gost) {
    signerInfo.digestAlgorithm.algorithmId = '1.2.398.3.10.1.3.3'
    signerInfo.signatureAlgorithm.algorithmId = '1.2.398.3.10.1.1.2.3.2'
  }
  const content = new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: signedData.toSchema(true) })
  return Buffer.from(content.toSchema().toBER(false))
}
