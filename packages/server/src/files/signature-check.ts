import { createHash, verify, type KeyObject, type X509Certificate } from 'node:crypto'
import {
  getCertificateProblem,
  signatureChecks,
  type SignatureCheck,
  type SignatureProblem,
  type ContractCertificate,
} from '@press/domain'
import type { Certificate } from 'pkijs'
import {
  supportedCurves,
  digestAlgorithms,
  isVerifiable,
  isWeakAlgorithm,
  minRsaBits,
  getMethod,
} from './algorithms.ts'
import { isIssuedBy, type Authorities } from './authorities.ts'
import { getCommonName, getOrganizationName, readSignature, type Signer } from './cms-signature.ts'

export interface ExpectedSignature {
  /** The bytes that the signer had to sign. */
  document: Buffer
  /** The IIN or BIN of the expected signer. */
  party: string
  /** The time at which the press received the signature. */
  at: Date
  /** The trusted authorities; undefined if the press has not configured any. */
  authorities: Authorities | undefined
}

/** Returns the signer and how far the signature was checked, or the reason why the file is not a valid signature. */
export function checkSignature(
  bytes: Buffer,
  expectedSignature: ExpectedSignature,
): ContractCertificate | SignatureProblem {
  const signers = readSignature(bytes)
  // A file may also contain the press's own signature, so the other party's signature is preferred.
  const signer = signers?.find((one) => isSignerOfParty(one, expectedSignature.party)) ?? signers?.[0]
  if (!signer) return 'signatureUnreadable'
  if (typeof signer === 'string') return signer
  const result = verifySigner(signer, expectedSignature)
  if (!isSignatureCheck(result)) return result
  const { certificate, claims } = signer
  return {
    name: getCommonName(certificate.subject),
    iin: claims.iin,
    organization: getOrganizationName(certificate.subject),
    bin: claims.bin,
    issuer: getCommonName(certificate.issuer) || getOrganizationName(certificate.issuer),
    valid_from: claims.notBefore.toISOString(),
    valid_to: claims.notAfter.toISOString(),
    check: result,
  }
}

const isSignerOfParty = (signer: Signer | string, party: string): boolean =>
  typeof signer !== 'string' && (signer.claims.iin === party || signer.claims.bin === party)

const isSignatureCheck = (result: SignatureCheck | SignatureProblem): result is SignatureCheck =>
  (signatureChecks as readonly string[]).includes(result)

function verifySigner(
  signer: Signer,
  { document, party, at: receivedAt, authorities }: ExpectedSignature,
): SignatureCheck | SignatureProblem {
  const { info, certificate, x509, claims, times } = signer
  const algorithms = [info.digestAlgorithm, info.signatureAlgorithm, certificate.signatureAlgorithm]
  if (algorithms.some(({ algorithmId }) => isWeakAlgorithm(algorithmId))) return 'signatureWeak'
  const problem = getCertificateProblem(claims, party, [receivedAt, ...times])
  if (problem) return problem
  if (isSelfSigned(certificate, x509)) return 'signatureSelfSigned'
  const bytesResult = checkBytes(signer, document)
  if (bytesResult !== 'right') return bytesResult
  if (!isVerifiable(certificate.signatureAlgorithm.algorithmId)) return 'unknown'
  if (!authorities) return 'unvouched'
  if (!authorities.certificates.some((authority) => isIssuedBy(x509, authority, receivedAt)))
    return 'signatureUntrusted'
  return authorities.revocationLists.some((list) => list.isCertificateRevoked(certificate))
    ? 'signatureRevoked'
    : 'vouched'
}

/** Compares the issuer's name, and also verifies with the certificate's own key, because a certificate can state any name. */
function isSelfSigned({ issuer, subject }: Certificate, x509: X509Certificate): boolean {
  const key = getPublicKey(x509)
  return issuer.isEqual(subject) || (key !== undefined && x509.verify(key))
}

/** Returns the public key; undefined for a kind of key that OpenSSL does not support, such as the state's own kind. */
function getPublicKey(x509: X509Certificate): KeyObject | undefined {
  try {
    return x509.publicKey
  } catch {
    return undefined
  }
}

/** Checks that this key signed this document. */
function checkBytes(
  { info, x509, digest: signedDigest }: Signer,
  document: Buffer,
): 'right' | 'unknown' | SignatureProblem {
  const digest = digestAlgorithms[info.digestAlgorithm.algorithmId]
  if (!digest) return 'unknown'
  if (signedDigest && !createHash(digest).update(document).digest().equals(signedDigest)) return 'signatureDiffers'
  const method = getMethod(info.signatureAlgorithm.algorithmId)
  const key = getPublicKey(x509)
  if (!method || key?.asymmetricKeyType !== method.key) return 'unknown'
  const { modulusLength = 0, namedCurve = '' } = key.asymmetricKeyDetails ?? {}
  if (method.key === 'rsa' && modulusLength < minRsaBits) return 'signatureWeak'
  if (method.key === 'ec' && !supportedCurves.includes(namedCurve)) return 'unknown'
  const signedBytes = info.signedAttrs ? Buffer.from(info.signedAttrs.encodedValue) : document
  if (verify(method.digest ?? digest, signedBytes, key, Buffer.from(info.signature.valueBlock.valueHexView)))
    return 'right'
  // If the document is signed directly, it is unknown whether the document or the key is different.
  return signedDigest ? 'signatureOtherKey' : 'signatureDiffers'
}
