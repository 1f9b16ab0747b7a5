/**
 * The result of checking a signature file. `vouched`: document and key match, and a trusted authority issued the certificate.
 * `unvouched`: document and key match, but no authorities are configured. `unknown`: the algorithm is not supported.
 */
export const signatureChecks = ['vouched', 'unvouched', 'unknown'] as const
export type SignatureCheck = (typeof signatureChecks)[number]

/** Returns whether the contract's writer must confirm a signature before the contract is signed. */
export const needsConfirmation = (check: SignatureCheck): boolean => check !== 'vouched'

/** Why a signature file is refused. */
export type SignatureProblem =
  | 'signatureUnreadable'
  | 'signatureKeyIdentifier'
  | 'signatureNoCertificate'
  | 'signatureTwins'
  | 'signatureWeak'
  | 'signatureOtherPerson'
  | 'signatureUsage'
  | 'signatureNotYet'
  | 'signatureExpired'
  | 'signatureSelfSigned'
  | 'signatureDiffers'
  | 'signatureOtherKey'
  | 'signatureUntrusted'
  | 'signatureRevoked'

/** The owner of a certificate and its permitted uses. */
export interface CertificateClaims {
  /** Twelve digits, or '' if it is missing. */
  iin: string
  bin: string
  notBefore: Date
  notAfter: Date
  /** Whether its key is for signing documents (the key usage «non-repudiation» of RFC 5280), and not for authentication. */
  signsDocuments: boolean
}

/**
 * Returns why a certificate is not valid for a party's signature; null if it is. It must be valid at all given times: the time in
 * the signature is the signer's claim, and the time of receipt is the press's own record.
 */
export function certificateProblem(
  { iin, bin, notBefore, notAfter, signsDocuments }: CertificateClaims,
  /** The IIN or BIN of the party. */
  party: string,
  moments: readonly Date[],
): SignatureProblem | null {
  if (!party || (iin !== party && bin !== party)) return 'signatureOtherPerson'
  if (!signsDocuments) return 'signatureUsage'
  if (moments.some((moment) => moment < notBefore)) return 'signatureNotYet'
  if (moments.some((moment) => moment > notAfter)) return 'signatureExpired'
  return null
}
