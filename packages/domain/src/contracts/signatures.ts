/**
 * The result of verifying a signature file. `vouched`: document and key match, and a trusted authority issued the certificate.
 * `unvouched`: document and key match, but no authorities are configured. `unknown`: the algorithm is not supported.
 */
export const signatureChecks = ['vouched', 'unvouched', 'unknown'] as const
export type SignatureCheck = (typeof signatureChecks)[number]

/** Returns whether a person who may write the contract must confirm a signature before the contract counts as signed. */
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
  /** The IIN, twelve digits. Empty if it is missing. */
  iin: string
  bin: string
  notBefore: Date
  notAfter: Date
  /** Whether the key is for signing documents (the key usage «non-repudiation» of RFC 5280). Other keys are for authentication. */
  signsDocuments: boolean
}

/**
 * Returns why a certificate is not valid for a party's signature; null if it is valid. It must be valid at all given times. One is
 * the time that the signer claims in the signature; another is the time when the press received it.
 */
export function getCertificateProblem(
  { iin, bin, notBefore, notAfter, signsDocuments }: CertificateClaims,
  /** The IIN or BIN of the party. */
  partyIdentifier: string,
  moments: readonly Date[],
): SignatureProblem | null {
  if (!partyIdentifier || (iin !== partyIdentifier && bin !== partyIdentifier)) return 'signatureOtherPerson'
  if (!signsDocuments) return 'signatureUsage'
  if (moments.some((moment) => moment < notBefore)) return 'signatureNotYet'
  if (moments.some((moment) => moment > notAfter)) return 'signatureExpired'
  return null
}
