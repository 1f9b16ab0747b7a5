/**
 * How far a signature file was checked. `vouched`: document and key match, and a trusted authority issued the certificate. `unvouched`: document and key
 * match, but no authorities are set. `unknown`: the algorithm can't be verified here.
 */
export const signatureChecks = ['vouched', 'unvouched', 'unknown'] as const
export type SignatureCheck = (typeof signatureChecks)[number]

/** Whether the contract's writer must confirm a signature before the contract is signed. */
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

/** What a certificate says of who it belongs to, and of what it is good for. */
export interface CertificateClaims {
  /** Twelve digits, or '' where it says nothing. */
  iin: string
  bin: string
  notBefore: Date
  notAfter: Date
  /** Whether its key is for signing documents (the key usage «non-repudiation» of RFC 5280), and not for signing in. */
  signsDocuments: boolean
}

/**
 * Why a certificate cannot have signed for a party, or null when it can. Its term must cover every moment: the one that the signature gives is its
 * signer's word, and the one when the press received it is the press's own.
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
