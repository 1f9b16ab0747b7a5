import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import type { Config } from '../config.ts'

const algorithm = 'aes-256-gcm'
const [nonceLength, tagLength] = [12, 16]

interface Key {
  id: string
  bytes: Buffer
}

/** Derives the key of a secret, and an id that identifies the key without revealing it. */
function keyOf(secret: string): Key {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'press vault', 32))
  return { id: createHash('sha256').update(bytes).digest('base64url').slice(0, 8), bytes }
}

export interface FieldCipher {
  /** Encrypts a text and binds it to its owner and field. A copy in another row cannot be decrypted. */
  seal: (text: string, about: string) => string
  /** Decrypts a text. Throws if it was encrypted with another secret or for another owner or field, or if it was changed. */
  open: (sealed: string, about: string) => string
  /** Whether a text was encrypted with the current secret. */
  isCurrent: (sealed: string) => boolean
}

/**
 * Creates the cipher for database fields. It uses AES-256-GCM with a key derived from PRESS_SECRET. While PRESS_PREVIOUS_SECRET is
 * set, it also decrypts fields that were encrypted with that secret.
 */
export function createFieldCipher({ secret, previousSecret }: Pick<Config, 'secret' | 'previousSecret'>): FieldCipher {
  const current = keyOf(secret)
  const keys = [current, ...(previousSecret === undefined ? [] : [keyOf(previousSecret)])]

  return {
    seal(text, about) {
      const nonce = randomBytes(nonceLength)
      const cipher = createCipheriv(algorithm, current.bytes, nonce).setAAD(Buffer.from(about))
      const closed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return `${current.id}.${closed.toString('base64url')}`
    },

    open(sealed, about) {
      const [id, body = ''] = sealed.split('.')
      const key = keys.find((one) => one.id === id)
      if (!key) throw new Error(`Encrypted with a secret other than PRESS_SECRET: ${about}`)
      const closed = Buffer.from(body, 'base64url')
      const decipher = createDecipheriv(algorithm, key.bytes, closed.subarray(0, nonceLength), {
        authTagLength: tagLength,
      })
        .setAAD(Buffer.from(about))
        .setAuthTag(closed.subarray(-tagLength))
      const text = decipher.update(closed.subarray(nonceLength, -tagLength))
      return Buffer.concat([text, decipher.final()]).toString('utf8')
    },

    isCurrent: (sealed) => sealed.startsWith(`${current.id}.`),
  }
}
