import { isoBase64URL, isoCBOR } from '@simplewebauthn/server/helpers'
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()
const flags = { present: 0x01, verified: 0x04, attested: 0x40 }

interface ChallengeOptions {
  challenge: string
  /** The origin of the page. @default the press's origin */
  origin?: string
}

/**
 * Creates a virtual device with one passkey for a page at `origin`. It responds as a browser would (W3C, Web Authentication Level
 * 3, §6.1 and §6.5).
 */
export function createAuthenticator(origin: string) {
  const id = randomBytes(16)
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  let counter = 0

  const cose = isoCBOR.encode(
    new Map<number, number | Uint8Array<ArrayBuffer>>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, isoBase64URL.toBuffer(x)],
      [-3, isoBase64URL.toBuffer(y)],
    ]),
  )
  const createAuthenticatorData = (bits: number, pageUrl: string, extraData: Buffer = Buffer.alloc(0)): Buffer => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(new URL(pageUrl).hostname), Buffer.from([bits]), count, extraData])
  }
  const createClientData = (
    type: 'create' | 'get',
    { challenge, origin: pageOrigin = origin }: ChallengeOptions,
  ): string => JSON.stringify({ type: `webauthn.${type}`, challenge, origin: pageOrigin, crossOrigin: false })
  const credentialIds = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' as const }

  return {
    make(options: ChallengeOptions) {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const attestedData = Buffer.concat([Buffer.alloc(16), length, id, cose])
      const authData = createAuthenticatorData(
        flags.present | flags.verified | flags.attested,
        options.origin ?? origin,
        attestedData,
      )
      const attestation = isoCBOR.encode(
        new Map<string, string | Uint8Array<ArrayBuffer> | Map<string, never>>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, never>()],
          ['authData', new Uint8Array(authData)],
        ]),
      )
      return {
        ...credentialIds,
        response: {
          clientDataJSON: Buffer.from(createClientData('create', options)).toString('base64url'),
          attestationObject: Buffer.from(attestation).toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    /** Signs the challenge. `unlocked` says whether the owner authenticated to the device. */
    sign(options: ChallengeOptions, { unlocked = true, by: counterStep = 1 } = {}) {
      counter += counterStep
      const data = createAuthenticatorData(flags.present | (unlocked ? flags.verified : 0), options.origin ?? origin)
      const clientDataJson = createClientData('get', options)
      return {
        ...credentialIds,
        response: {
          clientDataJSON: Buffer.from(clientDataJson).toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', Buffer.concat([data, sha256(clientDataJson)]), privateKey).toString('base64url'),
        },
      }
    },
  }
}
