/** Digest algorithms by object identifier, with Node's names. The state's own algorithm (Streebog) is not supported. */
export const digestAlgorithms: Readonly<Record<string, string>> = {
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
}

/** A signature method: the kind of key, and the digest if the identifier includes it. */
interface Method {
  key: 'rsa' | 'ec'
  digest?: string
}

const signatureMethods: Readonly<Record<string, Method>> = {
  // With this identifier, the digest is given separately.
  '1.2.840.113549.1.1.1': { key: 'rsa' },
  '1.2.840.113549.1.1.11': { key: 'rsa', digest: 'sha256' },
  '1.2.840.113549.1.1.12': { key: 'rsa', digest: 'sha384' },
  '1.2.840.113549.1.1.13': { key: 'rsa', digest: 'sha512' },
  '1.2.840.10045.4.3.2': { key: 'ec', digest: 'sha256' },
  '1.2.840.10045.4.3.3': { key: 'ec', digest: 'sha384' },
  '1.2.840.10045.4.3.4': { key: 'ec', digest: 'sha512' },
}

/** MD5 and SHA-1, alone and with RSA, DSA or ECDSA: an attacker can produce a collision (RFC 6151, RFC 6194). */
const weakAlgorithms: ReadonlySet<string> = new Set([
  '1.2.840.113549.2.5',
  '1.3.14.3.2.26',
  '1.3.14.3.2.29',
  '1.2.840.113549.1.1.4',
  '1.2.840.113549.1.1.5',
  '1.2.840.10040.4.3',
  '1.2.840.10045.4.1',
])

/** The minimum length of an RSA key in bits (NIST SP 800-131A), and the supported curves. */
export const minRsaBits = 2048
export const supportedCurves: readonly string[] = ['prime256v1', 'secp384r1', 'secp521r1']

export const isWeakAlgorithm = (oid: string): boolean => weakAlgorithms.has(oid)
export const getMethod = (oid: string): Method | undefined => signatureMethods[oid]
/** Whether a signature with this method, as on certificates and revocation lists, can be verified here. */
export const isVerifiable = (oid: string): boolean => signatureMethods[oid]?.digest !== undefined
